"""Commands that no menu offers are judged with all that they say, and refused under their rule."""

from __future__ import annotations

from typing import Any

import pytest

import companion
from companion.core.procedures.procedure import command
from companion.core.questions.question_base import Refused
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.islands import visits
from companion.games.pirates_cove.model.records import Mastercraft, Navy, Parrot, Visit
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import arrival, navigation
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.tavern import crafts, deck
from tests.games.pirates_cove.rules.fights import against, begun, holding, lying
from tests.games.pirates_cove.rules.mats import ANNE, BART, CLEO, COVE, valued, with_rings
from tests.games.pirates_cove.rules.scene import asked, at
from tests.games.pirates_cove.rules.test_own_cards import invented
from tests.support.parameter_names import in_words


def why(s: State, name: str, **params: Any) -> list[str]:
    return [reason.rule for reason in COVE.judge(s, command(name, **params)).refusals]


def visiting(island: str, **changes: Any) -> State:
    """Anne is on turn at an island, rich; the others wait."""
    s = at("effects", {ANNE: island, BART: "hull", CLEO: "crew"}).with_player(ANNE, gold=30)
    return s.with_turn(waiting=(ANNE,), visit=Visit(ANNE, **changes))


def firing(evening: companion.GameSession) -> State:
    """Nobody plays a Battle card, and somebody is to fire."""
    while evening.question is not None and "nothing" in list(evening.legal_answers):
        evening.answer("nothing")
    state: State = evening.state
    return state


@pytest.mark.rule(
    "PC-T5-01", "PC-T5-02", "PC-T5-03", "PC-T5-04", "PC-T5-05", "PC-T5-07", "PC-T5-08", "PC-CRAFT-03", "PC-UPG-01"
)
@pytest.mark.parametrize(
    ("s", "name", "params", "rule"),
    [
        (visiting("tavern"), "visit-buy", {"seat": ANNE, "n": -3}, "PC-T5-01"),
        (visiting("tavern"), "visit-buy", {"seat": ANNE, "n": 4}, "PC-T5-01"),
        (visiting("tavern"), "visit-buy", {"seat": BART, "n": 1}, "PC-T5-08"),
        (visiting("hull"), "visit-buy", {"seat": ANNE, "n": 1}, "PC-T5-01"),
        (visiting("hull"), "visit-raise", {"seat": ANNE, "section": "sails", "levels": 1}, "PC-T5-02"),
        (visiting("hull"), "visit-raise", {"seat": ANNE, "section": "hull", "levels": 0}, "PC-UPG-01"),
        (visiting("treasure"), "visit-raise", {"seat": ANNE, "section": "hull", "levels": 2}, "PC-T5-04"),
        (visiting("hull"), "visit-bury", {"seat": ANNE}, "PC-T5-03"),
        (visiting("hull"), "visit-bury-some", {"seat": ANNE}, "PC-T5-03"),
        (visiting("hull"), "visit-gift", {"seat": ANNE, "gold": True}, "PC-T5-05"),
        (visiting("cove", served=True), "visit-gift", {"seat": ANNE, "gold": True}, "PC-T5-05"),
        (visiting("cove"), "visit-done", {"seat": ANNE}, "PC-T5-05"),
        (visiting("hull"), "visit-done", {"seat": BART}, "PC-T5-08"),
        (visiting("hull"), "visit-mend", {"seat": ANNE, "section": "hull"}, "PC-CRAFT-03"),
        (visiting("hull"), "visit-card", {"seat": ANNE}, "PC-T5-07"),
        (visiting("hull"), "arrive", {}, "PC-T2-03"),
        (visiting("hull"), "arrival-card", {"seat": ANNE}, "PC-T2-03"),
        (visiting("hull"), "fire", {"seat": ANNE, "target": BART, "section": "hull"}, "PC-VOLLEY-01"),
        (visiting("hull"), "flee", {"seat": ANNE}, "PC-VOLLEY-01"),
        (visiting("hull"), "end-month", {}, "PC-T5-02"),
        (
            with_rings(visiting("hull"), ANNE, hull=0),
            "visit-raise",
            {"seat": ANNE, "section": "hull", "levels": 1},
            "PC-T5-06",
        ),
    ],
    ids=in_words,
)
def test_what_is_not_for_this_island_or_this_player_is_refused(s: State, name: str, params: Any, rule: str) -> None:
    assert rule in why(s, name, **params)


@pytest.mark.rule("PC-VOLLEY-01", "PC-VOLLEY-03", "PC-BAT-01", "PC-LEG-02", "PC-VOL-03")
def test_what_is_not_for_this_fight_is_refused() -> None:
    fast = valued(against(lying(ANNE, BART), "dutchman"), ANNE, sails=9).with_player(ANNE, parrot=Parrot("trelawney"))
    s = firing(begun(holding(fast, ANNE, "magazine", "becalmed")))
    legend = next(ship for ship in s.fight.ships if not ship.is_seat)
    assert why(s, "fire", seat=ANNE, target=legend, section="sails") == ["PC-LEG-02"]
    assert "PC-VOLLEY-03" in why(s, "fire", seat=ANNE, target=ANNE, section="hull"), "at oneself"
    assert "PC-VOLLEY-03" in why(s, "fire", seat=ANNE, target=CLEO, section="hull"), "at nobody who is there"
    assert why(s, "fire", seat=BART, target=legend, section="hull") == ["PC-VOLLEY-01"]
    assert why(s, "hold-fire", seat=ANNE) == ["PC-VOL-03"]
    assert why(s, "load-card", seat=ANNE, kind="magazine") == ["PC-VOLLEY-03"], "the hand is taken up first"
    assert set(why(s, "load-card", seat=ANNE, kind="becalmed")) == {"PC-VOLLEY-03"}, "no card of a volley"
    assert why(s, "load", seat=ANNE) == []
    assert why(holding(s, ANNE), "load", seat=ANNE) == ["PC-VOLLEY-03"]


@pytest.mark.rule("PC-BAT-01")
def test_nobody_loads_cards_once_it_is_becalmed() -> None:
    evening = begun(holding(lying(ANNE, BART), ANNE, "becalmed", "magazine"))
    while evening.question is not None and "becalmed" not in list(evening.legal_answers):
        evening.answer("nothing")
    evening.answer("becalmed")
    evening.answer_defaults()
    assert "load" not in [option.id for option in evening.question.options]
    trial = evening.preview("load", params={"seat": ANNE})
    assert [reason.rule for reason in trial.verdict.refusals] == ["PC-BAT-01"]
    with pytest.raises(Refused, match="PC-BAT-01"):
        trial.do()


WINDOW = at("arrival", {ANNE: "hull", BART: "sails", CLEO: "crew"})
ON_PAPER = replace(WINDOW, options=replace(WINDOW.options, cards="table"))


@pytest.mark.rule("PC-T2-03")
@pytest.mark.parametrize(
    ("s", "kind", "key"), [(WINDOW, "navy", "pc-window-dealt"), (ON_PAPER, "magazine", "pc-window-other")], ids=in_words
)
def test_what_is_told_of_paper_in_the_window_is_judged(s: State, kind: str, key: str) -> None:
    refusals = COVE.judge(s, command("arrival-told", kind=kind)).refusals
    assert key in [reason.text.key for reason in refusals]


@pytest.mark.rule("PC-CRAFT-03")
@pytest.mark.parametrize(
    ("crafts", "key"), [((), "pc-craft-sound"), ((Mastercraft("hull", True),), "pc-no-gold")], ids=in_words
)
def test_a_mastercraft_is_mended_where_one_is_damaged_and_for_gold(crafts: Any, key: str) -> None:
    s = visiting("hull").with_player(ANNE, crafts=crafts, gold=0)
    refusals = COVE.judge(s, command("visit-mend", seat=ANNE, section="hull")).refusals
    assert next(reason.text.key for reason in refusals if reason.rule == "PC-CRAFT-03") == key


def test_every_command_that_people_choose_has_its_judge() -> None:
    alone = {
        "board",
        "join-battle",
        "last-battle",
        "next-exchange",
        "clear-wrecks",
        "end-battle",
        "end-combats",
        "npc-volley",
        "plunder",
        "begin-visits",
        "end-month",
        "set-courses",
        "read-courses",
        "turn-treasures",
    }
    set_up = {name for name, procedure in COVE.procedures.items() if procedure.__module__.endswith(".setup")}
    assert set(COVE.procedures) == set(COVE.judges) | alone | set_up


def answering(s: State, procedure: Any, *given: Any, answers: tuple[Any, ...] = (), value: str) -> list[str]:
    """The reasons, by their keys, for which an answer is refused: to the question at which a procedure then stands."""
    question = asked(s, procedure, *given, answers=answers)
    return [reason.text.key for reason in question.judgement(value).verdict.refusals]


LYING = {ANNE: "hull", BART: "sails", CLEO: "crew"}


@pytest.mark.rule("PC-NAVY-01", "PC-NAVY-04", "PC-EVT-05", "PC-EVT-06")
def test_the_navy_can_be_asked_to_go_where_it_never_goes() -> None:
    s = at("arrival", LYING).with_player(ANNE, hand=("navy", "letter"))

    def sent(s: State, card: str, island: str) -> list[str]:
        return answering(s, arrival.arrival_card, ANNE, answers=(card,), value=island)

    assert sent(s, "navy", "treasure") == ["pc-navy-outer"] and sent(s, "navy", "hull") == ["pc-navy-not-there"]
    out = replace(s, navy=Navy("tavern", 4, BART, BART))
    assert sent(out, "letter", "tavern") == ["pc-letter-elsewhere"], "where it lies"
    assert "pc-navy-outer" in sent(out, "letter", "cove")
    assert sent(out, "letter", "cannon") == []
    assert answering(out, arrival.arrival_card, ANNE, value="navy") == ["pc-navy-out"], "there is one Royal Navy"


@pytest.mark.rule("PC-CRAFT-01", "A-35")
def test_of_mastercrafts_for_sections_each_section_has_one() -> None:
    s = replace(visiting("hull"), options=at("effects", {}, A_35="sections").options)
    s = s.with_player(ANNE, hand=("mastercraft",), crafts=(Mastercraft("hull", False),))
    assert answering(s, crafts.attach, ANNE, value="hull") == ["pc-craft-there"]
    assert answering(s, crafts.attach, ANNE, value="sails") == []


@pytest.mark.rule("PC-EVT-04", "PC-T5-06")
def test_an_outfitter_raises_what_is_there_and_not_at_its_end() -> None:
    s = with_rings(visiting("hull").with_player(ANNE, hand=("outfitter",)), ANNE, hull=0)
    last = len(mat.levels(s, "sails"))
    s = with_rings(s, ANNE, sails=last)

    def outfitted(value: str) -> list[str]:
        return answering(s, visits.play_card, ANNE, answers=("outfitter",), value=value)

    assert outfitted("hull-0") == ["pc-section-out"] and outfitted("sails-0") == ["pc-no-level"]
    assert outfitted("crew-0") == []


@pytest.mark.rule("PC-TAV-01", "PC-T5-01")
def test_nobody_buys_more_cards_than_the_tavern_has() -> None:
    s = visiting("tavern")
    every = tuple(kind for kind, n in deck.copies(s, COVE.book).items() for _ in range(n))
    s = s.with_player(BART, hand=every[1:])
    assert why(s, "visit-buy", seat=ANNE, n=2) == ["PC-TAV-01"] and why(s, "visit-buy", seat=ANNE, n=1) == []


@pytest.mark.rule("PC-VOLLEY-03", "PC-VOL-03")
def test_cards_are_loaded_once_out_of_the_hand_into_loaded_cannons() -> None:
    s = firing(begun(holding(lying(ANNE, BART), ANNE, "magazine")))
    assert why(s.with_combat(choosing=True), "load", seat=ANNE) == ["PC-VOLLEY-03"]
    assert why(s.with_combat(choosing=True), "load-card", seat=ANNE, kind="grapeshot") == ["PC-VOL-01"]
    assert why(s.with_combat(reloading=((ANNE, 1),)), "load", seat=ANNE) == ["PC-VOL-03"]


@pytest.mark.rule("PC-BLANK-01")
def test_the_owners_event_waits_for_its_moment() -> None:
    s = invented(visiting("hull"), event={"window": "arrival"}).with_player(ANNE, hand=("own-event", "outfitter"))
    assert answering(s, visits.play_card, ANNE, value="own-event") == ["pc-own-when-arrival"]


@pytest.mark.rule("PC-T5-02", "PC-T5-03", "PC-UPG-01")
def test_pc_t5_a_visitor_without_means_or_for_the_second_time_is_refused() -> None:
    def told(s: State, name: str, **params: Any) -> list[str]:
        return [reason.text.key for reason in COVE.judge(s, command(name, seat=ANNE, **params)).refusals]

    poor = visiting("treasure").with_player(ANNE, gold=0, treasures=0)
    assert told(poor, "visit-bury") == ["pc-bury-nothing"]
    assert told(visiting("hull").with_player(ANNE, gold=0), "visit-raise", section="hull", levels=1) == ["pc-no-gold"]
    again = visiting("hull", raised="hull")
    assert told(again, "visit-raise", section="hull", levels=1) == ["pc-raise-done"]


@pytest.mark.rule("PC-T2-02")
def test_pc_t2_02_no_wheel_is_set_to_the_cove() -> None:
    wheels = asked(at("navigation", LYING), navigation.set_courses).questions
    for wheel in wheels:
        assert [reason.text.key for reason in wheel.judgement("cove").verdict.refusals] == ["pc-wheel-no-cove"]


@pytest.mark.rule("PC-EVT-01", "PC-EVT-05", "A-19")
def test_pc_evt_01_and_05_nobody_slips_to_a_ship_or_redirects_a_navy_that_is_not_out() -> None:
    s = at("arrival", LYING).with_player(ANNE, hand=("slip-away", "letter"))

    def slipping(island: str) -> list[str]:
        return answering(s, arrival.arrival_card, ANNE, answers=("slip-away",), value=island)

    assert slipping("hull") == ["pc-slip-here", "pc-slip-occupied"] and slipping("sails") == ["pc-slip-occupied"]
    assert slipping("cannon") == [] == slipping("treasure")
    assert answering(s, arrival.arrival_card, ANNE, value="letter") == ["pc-letter-no-navy"]
