"""Judges of commands look at everything that a command names, whatever a menu would list: a row for each refusal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.core.rules.verdicts import Verdict
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.combat import volleys
from companion.games.pirates_cove.islands import visits
from companion.games.pirates_cove.model.records import Combat, Played, Visit
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import arrival
from tests.games.pirates_cove.rules.fights import lying
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK
from tests.games.pirates_cove.rules.scene import at

Judge = Callable[[State], Verdict]


def visiting(island: str, **visit: object) -> State:
    """Anne's turn at an island."""
    s = at("effects", {ANNE: island, BART: "tavern"}).with_player(ANNE, gold=20, treasures=2)
    return s.with_turn(visit=Visit(ANNE, **visit), waiting=(ANNE, BART))  # type: ignore[arg-type]


def firing(**combat: object) -> State:
    """Anne's turn to fire at Bart, with a Volley card in hand."""
    fight = Combat("crew", (ANNE, BART), "volleys", (ANNE, BART))
    s = lying(ANNE, BART).with_player(ANNE, hand=("magazine",))
    return replace(s, combat=replace(fight, **combat))


def load(s: State) -> Verdict:
    """Anne takes up her hand."""
    return volleys.may_load(s, ANNE)


RELOADING = ((ANNE, 1),)
CALM = (Played(BART, "becalmed"),)
ROWS: list[tuple[str, Judge, State, str, str]] = [
    ("another’s visit", lambda s: visits.in_visit(s, BART), visiting("tavern"), "PC-T5-08", "pc-visit-not-now"),
    (
        "no visit",
        lambda s: visits.may_visit_buy(s, BOOK, ANNE, 1),
        at("combat", {ANNE: "tavern"}),
        "PC-T5-08",
        "pc-visit-not-now",
    ),
    ("cards elsewhere", lambda s: visits.may_visit_buy(s, BOOK, ANNE, 1), visiting("hull"), "PC-T5-01", ""),
    ("fewer than no cards", lambda s: visits.may_visit_buy(s, BOOK, ANNE, -3), visiting("tavern"), "PC-T5-01", ""),
    ("no level", lambda s: visits.may_visit_raise(s, BOOK, ANNE, "hull", 0), visiting("hull"), "PC-UPG-01", ""),
    (
        "another island’s section",
        lambda s: visits.may_visit_raise(s, BOOK, ANNE, "crew", 1),
        visiting("hull"),
        "PC-T5-02",
        "pc-raise-elsewhere",
    ),
    (
        "two levels at Treasure Island",
        lambda s: visits.may_visit_raise(s, BOOK, ANNE, "hull", 2),
        visiting("treasure"),
        "PC-T5-04",
        "pc-raise-one",
    ),
    ("bury elsewhere", lambda s: visits.may_visit_bury(s, BOOK, ANNE), visiting("hull"), "PC-T5-03", ""),
    ("a gift elsewhere", lambda s: visits.may_visit_gift(s, ANNE), visiting("hull"), "PC-T5-05", "pc-gift-elsewhere"),
    (
        "a second gift",
        lambda s: visits.may_visit_gift(s, ANNE),
        visiting("cove", served=True),
        "PC-T5-05",
        "pc-gift-served",
    ),
    ("leave unserved", lambda s: visits.may_visit_done(s, ANNE), visiting("cove"), "PC-T5-05", "pc-gift-owed"),
    ("no card", lambda s: visits.may_visit_card(s, BOOK, ANNE), visiting("hull"), "PC-T5-07", "pc-visit-no-card"),
    (
        "mend nothing",
        lambda s: visits.may_visit_mend(s, BOOK, ANNE, "hull"),
        visiting("hull"),
        "PC-CRAFT-03",
        "pc-craft-sound",
    ),
    ("fire at oneself", lambda s: volleys.may_volley(s, ANNE, ANNE, "hull"), firing(), "PC-VOLLEY-03", ""),
    ("fire out of turn", lambda s: volleys.may_volley(s, BART, ANNE, "hull"), firing(), "PC-VOLLEY-01", ""),
    ("fire without a fight", lambda s: volleys.may_volley(s, ANNE, BART, "hull"), lying(ANNE), "PC-VOLLEY-01", ""),
    ("load out of turn", lambda s: volleys.may_load(s, BART), firing(), "PC-VOLLEY-01", "pc-fire-not-now"),
    ("load with no card", load, firing().with_player(ANNE, hand=()), "PC-VOLLEY-03", "pc-load-empty"),
    ("load in a dead calm", load, firing(played=CALM), "PC-BAT-01", "pc-load-becalmed"),
    ("load twice", load, firing(choosing=True), "PC-VOLLEY-03", "pc-load-taken"),
    ("load while reloading", load, firing(reloading=RELOADING), "PC-VOL-03", "pc-fire-reloading"),
    (
        "a card before the hand",
        lambda s: volleys.may_load_card(s, BOOK, ANNE, "magazine"),
        firing(),
        "PC-VOLLEY-03",
        "pc-load-first",
    ),
    (
        "a card of another kind",
        lambda s: volleys.may_load_card(s, BOOK, ANNE, "map"),
        firing(choosing=True),
        "PC-VOLLEY-03",
        "pc-load-other",
    ),
    ("flee out of turn", lambda s: volleys.may_flee(s, BART), firing(), "PC-VOLLEY-01", "pc-fire-not-now"),
    ("flee when loaded", lambda s: volleys.may_flee(s, ANNE), firing(volley=("magazine",)), "PC-VOLLEY-03", ""),
    (
        "a card of navigation in another phase",
        lambda s: arrival.may_play_now(s, BOOK, ANNE),
        at("combat", {}),
        "PC-T2-03",
        "pc-window-shut",
    ),
    (
        "a card of navigation that nobody holds",
        lambda s: arrival.may_play_now(s, BOOK, ANNE),
        at("arrival", {}),
        "PC-T2-03",
        "pc-window-none",
    ),
    (
        "a dealt card told aloud",
        lambda s: arrival.may_tell(s, BOOK, "navy"),
        at("arrival", {}),
        "PC-T2-03",
        "pc-window-dealt",
    ),
    (
        "a card of another moment",
        lambda s: arrival.may_tell(s, BOOK, "magazine"),
        at("arrival", {}),
        "PC-T2-03",
        "pc-window-other",
    ),
    ("wait without reason", lambda s: volleys.may_hold_fire(s, ANNE), firing(), "PC-VOL-03", "pc-wait-loaded"),
]


@pytest.mark.rule("PC-T5-01", "PC-T5-02", "PC-T5-03", "PC-T5-04", "PC-T5-05", "PC-T5-07", "PC-T5-08", "PC-VOLLEY-03")
@pytest.mark.parametrize(("judge", "s", "rule", "key"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_a_refusal_names_its_rule(judge: Judge, s: State, rule: str, key: str) -> None:
    reasons = {(reason.rule, reason.text.key) for reason in judge(s).refusals}
    assert any(rule == broken and key in ("", text) for broken, text in reasons), reasons
