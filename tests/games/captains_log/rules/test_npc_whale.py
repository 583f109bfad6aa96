"""1.32 The White Whale's activation: her route, then a ram."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.questions.kinds import Number
from companion.games.captains_log.model.ids import RESERVE
from companion.games.captains_log.model.ledger import CubesMoved
from companion.games.captains_log.model.state import State
from tests.games.captains_log.rules.npc_scenes import activate, card, orders, path, scene
from tests.games.captains_log.seat_ids import SEAT_1, SEAT_2

ROUTE = {"stops": 2, "s1_tile": 12, "s1_goal": "whale", "s2_tile": 3, "s2_goal": "whale"}
OTHERS = ("merchant england", "merchant england", "aggressive england")


def at_sea(*others: str, oil: bool = False) -> State:
    """The White Whale among these ships and both players, Anne with an oil token or not."""
    state = scene("aggressive", "move6", *others)
    whale = card(1, "special", "none", "move3 move8", special="whale", acts_as="merchant", hull=30, **ROUTE)
    state = replace(state, cards=(whale, *state.cards[1:]))
    return state.with_player("seat-1", oil_token=oil)


@pytest.mark.rule("CL-WHL-01", "CL-WHL-03", "CL-WHL-04", "CL-WHL-05", "CL-WHL-06", "T-44")
def test_t_44_two_hexes_to_the_whale_icon_then_five_to_the_player_with_oil() -> None:
    answers = {"f1-arrives": True, "f2-seen": ["seat-1", "npc-2"], "f2-travelled": 5}
    played = activate(at_sea("merchant england", oil=True), answers | _hull())
    assert path(played) == "WW-1+ MR-4+ MR-5+ MR-6 MR-7- WW-1- WW-2+ WW-6 WW-7- WW-8"
    assert orders(played) == ["route", "arrived", "ram Anne", "swims-on"]
    assert played.state.player("seat-1").water == 5
    assert played.state.npc("npc-1").water == 0
    seen, travelled = (next(q for q in played.asked if q.key == key) for key in ("f2-seen", "f2-travelled"))
    assert seen.default == ("seat-1",), "whoever comes first is likely to be there"
    assert isinstance(travelled, Number) and (travelled.lo, travelled.hi) == (1, 8)


def _hull() -> dict[str, object]:
    return {"f2-hull": {"hull": 9}}


@pytest.mark.rule("CL-WHL-02")
@pytest.mark.parametrize("monsters", [True, False])
def test_who_obtains_oil_takes_a_token_and_keeps_it(monsters: bool) -> None:
    state = at_sea()
    switches = replace(state.options.switches, monsters=monsters)
    state = replace(state, options=replace(state.options, switches=switches))
    gained = CubesMoved("oil", 1, RESERVE, SEAT_2).apply(state)
    assert gained.player("seat-2").oil_token is monsters
    assert CubesMoved("oil", 1, SEAT_2, RESERVE).apply(gained).player("seat-2").oil_token is monsters
    assert not CubesMoved("tea", 1, RESERVE, SEAT_1).apply(state).player("seat-1").oil_token


@pytest.mark.rule("CL-WHL-04")
def test_merchants_come_next_the_nearest_first() -> None:
    answers = {"f1-arrives": False, "f2-seen": ["seat-2", "npc-2", "npc-3"], "f2-nearest": "npc-3", "f2-travelled": 2}
    played = activate(at_sea(*OTHERS), answers)
    assert path(played, "WW") == "WW-1+ WW-1- WW-2- WW-3+ WW-6 WW-7- WW-8"
    assert played.state.npc("npc-3").water == 2


@pytest.mark.rule("CL-WHL-04")
def test_else_the_next_ship_to_act() -> None:
    answers = {"f1-arrives": False, "f2-seen": ["seat-2", "npc-4"], "f2-travelled": 1} | _hull()
    played = activate(at_sea(*OTHERS), answers)
    assert path(played, "WW") == "WW-1+ WW-1- WW-2- WW-3- WW-4+ WW-6 WW-7- WW-8"
    assert played.state.player("seat-2").water == 1


@pytest.mark.rule("CL-WHL-04")
def test_with_nobody_near_she_heads_for_the_first_class_in_play() -> None:
    answers = {"f1-arrives": False, "f2-seen": [], "f2-nearest": "npc-2"}
    played = activate(at_sea(*OTHERS), answers)
    assert path(played, "WW") == "WW-1+ WW-1- WW-2- WW-3- WW-4- WW-5"
    assert orders(played) == ["route", "approach S2"]
    alone = activate(at_sea(oil=True), {"f1-arrives": False, "f2-seen": []})
    assert orders(alone) == ["route", "approach Anne"]


@pytest.mark.rule("CL-WHL-07")
def test_a_ship_that_she_sinks_is_worth_a_thousand() -> None:
    state = at_sea("merchant england")
    doomed = card(2, "merchant", "england", "move5", hull=3, reward=5000)
    state = replace(state, cards=(state.cards[0], doomed))
    played = activate(state, {"f1-arrives": False, "f2-seen": ["npc-2"], "f2-travelled": 4})
    swum = next(each for each in played.asked if each.key == "f2-travelled")
    assert isinstance(swum, Number) and swum.lo == 1
    assert path(played, "WW").endswith("WW-6 WW-7+ WW-8")
    assert played.state.npc("npc-1").coins == 1000
    assert not played.state.npc("npc-2").on_map


@pytest.mark.rule("CL-WHL-03")
def test_alone_at_sea_she_only_follows_her_route() -> None:
    empty = at_sea().with_player("seat-1", afloat=False).with_player("seat-2", afloat=False)
    played = activate(empty, {"f1-arrives": False})
    assert orders(played) == ["route", "no-enemy"]


@pytest.mark.rule("CL-WHL-05", "CL-AMM-05")
def test_whom_she_rams_with_torn_fins_takes_one_damage_at_least() -> None:
    torn = at_sea(oil=True).with_npc("npc-1", sails=8)
    played = activate(torn, {"f2-seen": ["seat-1"]} | _hull())
    (travelled,) = [question for question in played.asked if question.key == "f2-travelled"]
    assert isinstance(travelled, Number) and (travelled.lo, travelled.hi) == (1, 1)
    assert played.state.player("seat-1").water == 1
