"""Judges of commands look at everything that a command names, whatever a menu would list: a row for each refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.frozen import replace
from companion.core.verdicts import Verdict
from companion.games.pirates_csg.gunnery import kraken, scorpion, shots, swoop
from companion.games.pirates_csg.sea import blades, boarding, canoes, currents, moving, prey, terrain, treasureships
from companion.games.pirates_csg.shore import ashore, forts, reach
from companion.games.pirates_csg.table.ids import CrewId, FortId, PlaceId, UnitId
from companion.games.pirates_csg.table.records import Event, Fort, Given
from companion.games.pirates_csg.table.state import State
from companion.games.pirates_csg.turn import events, extra, start
from tests.games.pirates_csg.rules import shores
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.seas import (
    AWAY,
    FAR,
    HOME,
    WILD,
    sea,
    touching,
    with_coin,
    with_crew,
    with_ship,
)
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, TWO

Judge = Callable[[State], Verdict]
FORT = FortId("fort-1")


def at_sea(**mine: Any) -> State:
    """A ship of Anne's that has moved, against one of Bart's."""
    s = touching(with_ship(with_ship(sea(), ANNE, **mine), BART), ONE, TWO)
    return s.with_turn(given=(Given(ONE, "move"),))


def idle(**mine: Any) -> State:
    """The same in a turn in which nothing was done."""
    return at_sea(**mine).with_turn(given=())


def site(**mine: Any) -> State:
    """Anne's ship at a wild island, with a fort in her fleet and gold for it."""
    s = shores.with_fort(with_ship(sea(), ANNE, now={"docked": WILD, **mine}), ANNE, gold=3)
    return with_coin(s, HOME, 3)


def standing() -> State:
    """Anne's ship docked at her own fort, with more gold there than it keeps."""
    s = shores.with_fort(with_ship(sea(), ANNE, now={"docked": WILD}), ANNE, WILD, gold=3)
    return with_coin(with_coin(s, PlaceId(FORT), 3), PlaceId(FORT), 3)


def board(s: State) -> Verdict:
    """Anne's ship boards Bart's."""
    return boarding.may_send(s, ONE, TWO)


def build(s: State) -> Verdict:
    """Anne's ship builds her fort."""
    return forts.may_build(s, ONE, FORT)


def fetch(s: State) -> Verdict:
    """Anne's ship takes gold out of the fort."""
    return forts.may_fetch(s, BOOK, ONE, FORT)


def of_ship(judge: Callable[..., Verdict]) -> Judge:
    """The judge of a command that names a ship only, for Anne's."""
    return lambda s: judge(s, ONE)


HELD = {"keywords": ["hoist"]}
ROWS: list[tuple[str, Judge, State, str, str]] = [
    ("board in another’s turn", board, at_sea().with_turn(seat=BART), "CSG-ACT-03", "csg-act-not-yours"),
    ("board from afar", board, replace(at_sea(), touches=()), "CSG-BOARD-02", "csg-board-apart"),
    ("board before acting", board, idle(), "CSG-BOARD-02", "csg-board-after"),
    ("build at sea", build, site(docked=""), "CSG-FORT-03", "csg-fort-undocked"),
    ("build at home", build, site(docked=HOME), "CSG-FORT-02", "csg-fort-home"),
    ("build at another’s home", build, site(docked=AWAY), "CSG-FORT-02", "csg-fort-home"),
    ("build beside a fort", build, shores.with_fort(site(), BART, WILD), "CSG-FORT-02", "csg-fort-stands"),
    ("build another’s fort", build, site().with_fort(FORT, seat=BART), "CSG-FORT-03", "csg-fort-foreign"),
    ("build twice", build, site().with_fort(FORT, island=FAR, gone=True), "CSG-FORT-03", "csg-fort-spent"),
    ("fetch in another’s turn", fetch, standing().with_turn(seat=BART), "CSG-ACT-03", "csg-act-not-yours"),
    ("fetch from afar", fetch, standing().with_ship(ONE, docked=FAR), "CSG-FORT-07", "csg-fort-away"),
    ("fetch from another’s fort", fetch, standing().with_fort(FORT, seat=BART), "CSG-FORT-07", "csg-fort-foreign"),
    ("fetch nothing", fetch, replace(standing(), coins=()), "CSG-FORT-07", "csg-fort-bare"),
    ("blades without any", of_ship(blades.may_cut), at_sea(), "CSG-KW-SWITCHBLADE", "csg-act-cannot"),
    ("wrap without tentacles", of_ship(kraken.may_wrap), at_sea(), "CSG-KW-KRAKEN", "csg-act-cannot"),
    ("sting without a blade", of_ship(scorpion.may_sting), at_sea(), "CSG-KW-SCORPION", "csg-act-cannot"),
    ("swoop without wings", of_ship(swoop.may_swoop), idle(), "CSG-KW-SEADRAGON", "csg-act-cannot"),
    ("lead without a leader", of_ship(extra.may_lead), idle(), "CSG-KW-BORNLEADER", "csg-act-cannot"),
    ("wield nothing", of_ship(extra.may_wield), idle(), "CSG-KW-ALLPOWERFUL", "csg-act-cannot"),
    ("navigate without a navigator", of_ship(currents.may_navigate), idle(), "CSG-KW-NAVIGATOR", "csg-act-cannot"),
    ("break free of nothing", of_ship(terrain.may_break_free), idle(), "CSG-TERR-SARG", "csg-free-loose"),
    ("move a battery", of_ship(moving.may_move), idle(move="T", keywords=["flotilla"]), "CSG-KW-FLOTILLA", ""),
    ("move a ship that has sunk", of_ship(moving.may_move), idle(now={"sunk": True}), "CSG-ACT-02", "csg-act-away"),
    ("dories without any", of_ship(reach.may_dory), with_coin(idle(), ONE), "CSG-KW-DORIES", "csg-act-cannot"),
    ("dories without crew", of_ship(reach.may_dory), idle(keywords=["dories"]), "CSG-KW-DORIES", "csg-dories-crew"),
    ("dories without coins", of_ship(reach.may_dory), idle(keywords=["dories"]), "CSG-KW-DORIES", "csg-dories-none"),
    ("hoist without any", of_ship(reach.may_hoist), idle(), "CSG-KW-HOIST", "csg-act-cannot"),
    (
        "hoist where nothing is",
        of_ship(reach.may_hoist),
        idle(**HELD).with_island(WILD, coins=0).with_island(FAR, coins=0),
        "CSG-KW-HOIST",
        "csg-hoist-nothing",
    ),
    ("hoist twice", of_ship(reach.may_hoist), idle(**HELD).with_turn(used=(f"hoist:{ONE}",)), "CSG-KW-HOIST", ""),
    ("load before moving", of_ship(reach.may_hoist_aboard), idle(**HELD), "CSG-KW-HOIST", "csg-hoist-moved"),
    ("load what nobody explored", of_ship(reach.may_hoist_aboard), at_sea(**HELD), "CSG-KW-HOIST", "csg-hoist-nothing"),
    ("hand on without exploring", of_ship(reach.may_hand_on), at_sea(**HELD), "CSG-KW-HOIST", "csg-hoist-explored"),
    ("hand on nothing", of_ship(reach.may_hand_on), at_sea(**HELD), "CSG-KW-HOIST", "csg-hoist-empty"),
    ("mark without the commander", of_ship(reach.may_mark), idle(), "CSG-KW-EMPEROR", "csg-act-cannot"),
    ("leave nothing", of_ship(ashore.may_leave), idle(), "CSG-EXPL-06", "csg-leave-nothing"),
    ("sail on without the admiral", of_ship(treasureships.may_sail_on), idle(), "CSG-KW-TREASURESHIP", ""),
    ("crew at sea", lambda s: ashore.may_move_crew(s, BOOK, ONE), idle(), "CSG-DOCK-03", "csg-crew-stays"),
    ("canoes where there are none", lambda s: canoes.may_move_together(s, "english"), idle(), "CSG-KW-CHIEFTAIN", ""),
    ("prey without Jones", lambda s: prey.may_name(s, ONE, TWO), idle(), "CSG-KW-KRAKEN", "csg-prey-jones"),
    ("prey of no Kraken", lambda s: prey.may_name(s, ONE, TWO), idle(), "CSG-KW-KRAKEN", "csg-prey-kraken"),
    ("an event of nobody’s", lambda s: events.may_play(s, ANNE), idle(), "CSG-FLEET-08", "csg-event-none-left"),
    ("call nobody", lambda s: start.may_call(s, ONE, "fear"), idle(), "CSG-KW-FEAR", "csg-call-nobody"),
    (
        "a fort that does not stand shoots",
        lambda s: shots.may_shoot(s, BOOK, UnitId(FORT)),
        replace(idle(), forts=(Fort(FORT, "F", ANNE, flags=2),)),
        "CSG-SHOOT-04",
        "csg-shoot-unit",
    ),
    (
        "crew that is no marine shoots",
        lambda s: shots.may_shoot(s, BOOK, UnitId(CrewId("crew-1"))),
        with_crew(idle(), ONE),
        "CSG-SHOOT-04",
        "csg-shoot-unit",
    ),
]


@pytest.mark.rule(
    "CSG-ACT-02", "CSG-ACT-03", "CSG-BOARD-02", "CSG-FORT-02", "CSG-FORT-03", "CSG-FORT-07", "CSG-EXPL-06"
)
@pytest.mark.parametrize(("judge", "s", "rule", "key"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_a_refusal_names_its_rule(judge: Judge, s: State, rule: str, key: str) -> None:
    reasons = {(reason.rule, reason.text.key) for reason in judge(s).refusals}
    assert any(rule == broken and key in ("", text) for broken, text in reasons), reasons


@pytest.mark.rule("CSG-BOARD-02", "CSG-FORT-03", "CSG-FORT-07", "CSG-FLEET-08")
def test_what_lacks_nothing_is_allowed() -> None:
    assert board(at_sea()).allowed and build(site()).allowed and fetch(standing()).allowed
    holding = replace(idle(), events=(Event("event-1", "E", ANNE),))  # type: ignore[arg-type]
    assert events.may_play(holding, ANNE).allowed
