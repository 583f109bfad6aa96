"""1.21 Merchants: destinations, income, completed routes, ships that leave at the end of theirs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.fleet.npc_card import NpcCard, RouteStop
from companion.games.captains_log.model.options import Options, SeatOptions
from companion.games.captains_log.model.state import Goods, Npc, State
from companion.games.captains_log.npcs.merchant import completes, destination
from companion.library.texts import texts_in
from tests.games.captains_log.rules.npc_scenes import activate, orders, path, scene
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1

MOORINGS: dict[str, Any] = {
    "stops": 2,
    "s1_tile": 10,
    "s1_goal": "mooring",
    "s1_doubloons": 1000,
    "s2_tile": 4,
    "s2_goal": "mooring",
}
EXAMPLE_A: dict[str, Any] = MOORINGS | {"s2_doubloons": 1000}
EXAMPLE_B: dict[str, Any] = {
    "stops": 3,
    "s1_tile": 11,
    "s1_goal": "whale",
    "s2_tile": 12,
    "s2_goal": "whale",
    "s2_good": "oil",
    "s2_cubes": 1,
    "s3_tile": 17,
    "s3_goal": "whale",
}


def trader(revealed: tuple[int, ...], npc: dict[str, Any] | None = None, **values: Any) -> State:
    """A Spanish merchant on its route."""
    return replace(scene("merchant", "move6", npc=npc or {}, **values), revealed=revealed)


def solo(state: State) -> State:
    """The same as a solo evening against Spain."""
    options = Options(seats=(SeatOptions("Anne", "green"),), enemies=("spain",))
    return replace(state, options=options, players=state.players[:1], enemies=("spain",), target=20)


def laps(state: State, count: int) -> list[State]:
    """The states after each of several arrivals."""
    states = []
    for _ in range(count):
        state = activate(state, {"f1-arrives": True}).state
        states.append(state)
    return states


@pytest.mark.rule("CL-NPC-34", "CL-NPC-35", "CL-NPC-36", "T-26")
def test_t_26_example_a_doubloons_on_each_arrival() -> None:
    states = laps(trader((10, 4), **EXAMPLE_A), 3)
    assert [s.npc("npc-1").stop for s in states] == [1, 0, 1]
    assert [s.npc("npc-1").coins for s in states] == [1000, 2000, 3000]


@pytest.mark.rule("CL-NPC-34", "CL-NPC-36", "T-26")
def test_t_26_example_b_oil_at_the_second_whale_only() -> None:
    first = trader((11, 12, 17), **EXAMPLE_B)
    states = laps(first, 4)
    assert [s.npc("npc-1").stop for s in states] == [1, 2, 0, 1]
    assert [s.npc("npc-1").cargo for s in states] == [Goods(oil=1), Goods(oil=1), Goods(oil=1), Goods(oil=2)]
    assert states[-1].reserve.oil == first.reserve.oil - 2


@pytest.mark.rule("CL-NPC-34", "CL-NPC-36")
@pytest.mark.parametrize(
    ("revealed", "doubloons", "key"),
    [((17,), 1000, "income-past"), ((17,), 0, "arrived-past"), ((12, 17), 0, "income")],
)
def test_the_order_says_how_far_the_token_goes(revealed: tuple[int, ...], doubloons: int, key: str) -> None:
    """Past a stop on a hidden tile it goes two stops."""
    played = activate(trader(revealed, **(EXAMPLE_B | {"s3_doubloons": doubloons})), {"f1-arrives": True})
    report = played.state.report
    assert report is not None
    told = next(order for order in report.orders if order.key == f"cl-npc-order-{key}")
    assert ("2 stops" in texts_in("en")(told)) is (revealed == (17,))


@pytest.mark.rule("CL-GEN-11", "CL-NPC-36")
def test_an_empty_reserve_gives_no_cube() -> None:
    state = replace(trader((11, 12, 17), **EXAMPLE_B), reserve=Goods())
    played = activate(state, {"f1-arrives": True})
    assert played.state.npc("npc-1").cargo == Goods()
    assert orders(played) == ["route", "arrived"]


@pytest.mark.rule("CL-NPC-35")
def test_on_the_way_nothing_changes() -> None:
    played = activate(trader((10, 4), **EXAMPLE_A), {"f1-arrives": False})
    npc = played.state.npc("npc-1")
    assert (npc.stop, npc.coins, npc.counter) == (0, 0, None)
    assert orders(played) == ["route"]


def card_with(loop: bool, *tiles: int) -> NpcCard:
    """A merchant with a route over these tiles."""
    card = card_of(scene("merchant", "move6"), NPC_1)
    assert card is not None
    return replace(card, loop=loop, stops=tuple(RouteStop(tile, "mooring") for tile in tiles))


@pytest.mark.rule("CL-NPC-34")
@pytest.mark.parametrize(
    ("loop", "here", "revealed", "expected"),
    [
        (True, 0, (1, 2, 3), 1),
        (True, 2, (1, 2, 3), 0),
        (True, 0, (1, 3), 2),
        (True, 1, (2, 1), 0),
        (True, 0, (1,), None),
        (True, 1, (), None),
        (False, 0, (3,), 2),
        (False, 1, (1, 2), None),
        (False, 2, (1, 2, 3), None),
    ],
)
def test_the_next_revealed_stop_in_arrow_order(
    loop: bool, here: int, revealed: tuple[int, ...], expected: int | None
) -> None:
    """A-82: with one revealed tile only there is nowhere to go."""
    state = replace(scene(), revealed=revealed).with_npc("npc-1", stop=here)
    assert destination(state, NPC_1, card_with(loop, 1, 2, 3)) == expected


@pytest.mark.rule("CL-NPC-35", "CL-NPC-37")
def test_when_a_route_is_complete() -> None:
    ring, way = card_with(True, 1, 2, 3), card_with(False, 1, 2, 3)
    assert [completes(ring, here, there) for here, there in ((0, 1), (1, 2), (2, 0), (2, 1))] == [
        False,
        False,
        True,
        True,
    ]
    assert [completes(way, here, there) for here, there in ((0, 1), (0, 2), (1, 2))] == [False, True, True]


@pytest.mark.rule("CL-SOL-07", "CL-NPC-35")
def test_solo_a_completed_route_is_fame_for_its_nation() -> None:
    """A-84: only for an enemy nation; a route is complete when the loop begins anew."""
    states = laps(solo(trader((10, 4), **EXAMPLE_A)), 4)
    assert [s.fame("spain") for s in states] == [0, 1, 1, 2]
    assert [p.cause for p in states[-1].ledger] == ["N-ROUTE", "N-ROUTE"]
    friend = replace(solo(trader((10, 4), **EXAMPLE_A)), enemies=("france",))
    assert laps(friend, 2)[-1].ledger == ()
    assert laps(trader((10, 4), **EXAMPLE_A), 2)[-1].ledger == ()


@pytest.mark.rule("CL-NPC-37", "CL-NPC-38", "CL-OUT-09", "CL-SOL-07")
def test_a_one_way_ship_leaves_at_its_last_stop() -> None:
    """Like the Urca de Lima: to the number of each tile, then out; two fame for its nation, none lost (A-17)."""
    route: dict[str, Any] = {
        "stops": 2,
        "s1_tile": 10,
        "s1_goal": "hex",
        "s2_tile": 3,
        "s2_goal": "hex",
        "s2_doubloons": 2000,
    }
    state = solo(trader((10, 3), acts_as="merchant", special="card", loop=False, **route))
    special = replace(state, cards=tuple(replace(c, record=_special(c.record)) for c in state.cards))
    played = activate(special, {"f1-arrives": True})
    assert path(played) == "MR-0+ MR-1- MR-4+ MR-5+ MR-6 MR-7+"
    assert orders(played) == ["special", "route", "income", "leaves"]
    assert played.state.npc("npc-1") == Npc(NPC_1, SEAT_1)
    assert [(p.who, p.cause, p.amount) for p in played.state.ledger] == [("spain", "N-SPEC", 2)]
    assert "numbered hex of tile 3" in texts_in("en")(next(ask for ask in played.asked if not ask.quiet).text)


def _special(record: tuple[tuple[str, Any], ...]) -> tuple[tuple[str, Any], ...]:
    return tuple((dict(record) | {"role": "special", "acts_as": "merchant", "special": "card"}).items())


@pytest.mark.rule("CL-NPC-35")
def test_a_second_movement_goes_on_to_the_next_stop() -> None:
    state = replace(scene("merchant", "move6 move4", **EXAMPLE_A), revealed=(10, 4))
    played = activate(state, {"f1-arrives": True, "f2-arrives": False})
    assert orders(played) == ["route", "income", "route"]
    assert path(played) == "MR-0+ MR-1- MR-4+ MR-5+ MR-6 MR-7- MR-0+ MR-1- MR-4+ MR-5-"
