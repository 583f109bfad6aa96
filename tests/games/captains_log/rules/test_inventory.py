"""What is counted, and what simulations may therefore hold against an event."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.captains_log.combat.outcomes import PlayerDestroyed
from companion.games.captains_log.inventory import INVENTORY
from companion.games.captains_log.model.ids import RESERVE
from companion.games.captains_log.model.ledger import CoinsChanged, CubesMoved
from companion.games.captains_log.model.options import Options, SeatOptions
from companion.games.captains_log.model.state import State
from companion.games.captains_log.setup import first_state
from tests.games.captains_log.rules.scripted import book
from tests.games.captains_log.seat_ids import SEAT_1, SEAT_2


def new_table() -> State:
    """Two players before set-up."""
    seats = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))
    return first_state(Options("competitive", seats), book())


def total(s: State, kind: str) -> int:
    return sum(INVENTORY.pieces(s, book()).get(kind, {}).values())


@pytest.mark.rule("CL-GEN-11")
def test_cl_gen_11_every_cube_of_the_box_is_counted_wherever_it_lies() -> None:
    s = new_table()
    assert [total(s, good) for good in ("tea", "silver", "cotton", "sugar", "oil", "wood")] == [25, 25, 25, 25, 15, 25]
    event = CubesMoved("tea", 4, RESERVE, SEAT_1)
    after = event.apply(s)
    assert total(after, "tea") == 25 and INVENTORY.pieces(after, book())["tea"]["seat-1"] == 4
    assert INVENTORY.supplied(s, event, after, book()) == {}


def test_coins_come_from_a_supply_that_nobody_counts() -> None:
    s = new_table()
    event = CoinsChanged(SEAT_2, 3000, "wood")
    after = event.apply(s)
    assert (
        INVENTORY.supplied(s, event, after, book())
        == {"coin": total(after, "coin") - total(s, "coin")}
        == {"coin": 3000}
    )


def test_a_ship_that_is_laid_out_anew_gives_back_what_lay_on_it() -> None:
    s = new_table().with_player("seat-1", water=2, fire=3, crew=4)
    event = PlayerDestroyed(SEAT_1, 1, 0)
    flow = INVENTORY.supplied(s, event, event.apply(s), book())
    assert flow == {"water": -1, "fire": -3, "sails": 0, "crew": -4}


def test_the_same_card_in_two_places_is_less_than_nothing_in_the_supply() -> None:
    s = new_table().with_player("seat-1", ship="ship-07").with_npc("npc-1", card="ship-07")
    assert INVENTORY.pieces(s, book())["ship-07"] == {"supply": -1}
    twice = replace(s, players=tuple(replace(p, upgrades=("expert_gunner",)) for p in s.players))
    assert INVENTORY.pieces(twice, book())["tile expert_gunner"]["supply"] == -1
