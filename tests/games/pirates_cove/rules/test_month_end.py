"""Phase 6: black ships, cargo, what lies on the islands."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Order
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.legends.navy import NavyGone
from companion.games.pirates_cove.model.ids import ShipId
from companion.games.pirates_cove.model.records import BlackShip, Buccaneer, Chest, Loot, Navy, Parrot
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import end_of_month
from companion.games.pirates_cove.month.end_of_month import IslandsCleared, excess
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, played, valued
from tests.games.pirates_cove.rules.scene import at, begun


def ending() -> State:
    """A month that ends, with everybody at sea."""
    return at("ships", {ANNE: "hull", BART: "sails", CLEO: "treasure"})


@pytest.mark.rule("PC-T6-03", "PC-SHIP-01", "PC-PARROT-01")
def test_worked_example_20_what_the_hull_does_not_carry_goes_back_but_not_with_flints_parrot() -> None:
    s = valued(ending().with_player(ANNE, treasures=4, gold=30), ANNE, hull=2)
    s = valued(s.with_player(BART, treasures=4, parrot=Parrot("flint")), BART, hull=2)
    assert [excess(s, seat) for seat in (ANNE, BART, CLEO)] == [2, 0, 0]
    s, happened = played(s, end_of_month.end_month)
    assert [player.treasures for player in s.players] == [2, 4, 0] and s.bank.treasures == 52
    assert s.player(ANNE).gold == 30
    orders = [told for event in happened for told in event.announcements if isinstance(told, Order) and told.seat]
    assert [order.seat for order in orders] == [ANNE]


@pytest.mark.rule("PC-T6-01", "PC-SETUP-07")
def test_worked_examples_21_and_22_black_ships_sail_west_and_skip_the_cove() -> None:
    s = begun().state
    assert [ship.island for ship in s.black_ships] == ["tavern", "cannon"]
    s, _ = played(s, end_of_month.end_month)
    assert [ship.island for ship in s.black_ships] == ["hull", "crew"]
    ship = BlackShip(ShipId("legend-1"), "treasure", "hook", 5)
    s, _ = played(replace(ending(), black_ships=(ship,)), end_of_month.end_month)
    assert s.black_ships[0].island == "tavern"


@pytest.mark.rule("PC-T6-02")
def test_a_pirate_who_was_beaten_is_replaced() -> None:
    ship = BlackShip(ShipId("legend-1"), "hull", "hook", 0, beaten=True)
    s, _ = played(replace(ending(), black_ships=(ship,)), end_of_month.end_month, answers=("dutchman",))
    assert s.black_ships == (BlackShip(ShipId("legend-1"), "sails", "dutchman", 5),)
    assert s.legends_gone == ("hook",)


@pytest.mark.rule("PC-T6-04", "PC-EVT-07", "PC-EVT-02", "PC-NAVY-08", "A-08", "A-24")
def test_cards_chests_buccaneers_and_the_navy_are_gone_in_the_next_month() -> None:
    s = replace(
        ending(),
        loots=(Loot("crew"), Loot("hull")),
        chests=(Chest("crew", ANNE),),
        buccaneers=(Buccaneer(ANNE, BART),),
        navy=Navy("crew", 4, ANNE, ANNE),
        options=replace(ending().options, treasures="table"),
    )
    s, happened = played(s, end_of_month.end_month)
    assert (s.loots, s.chests, s.buccaneers, s.navy) == ((), (), (), None)
    assert any(isinstance(event.event, NavyGone) for event in happened)
    (cleared,) = [event for event in happened if isinstance(event.event, IslandsCleared)]
    assert (cleared.event.cards, cleared.event.chests, len(cleared.announcements)) == (2, 1, 1)
    assert (s.turn.month, s.turn.phase) == (2, "treasure")


@pytest.mark.rule("PC-T6-04")
def test_cards_that_the_app_turned_up_lie_nowhere() -> None:
    s = replace(ending(), loots=(Loot("crew", "1", True),))
    _, happened = played(s, end_of_month.end_month)
    (cleared,) = [event for event in happened if isinstance(event.event, IslandsCleared)]
    assert cleared.announcements == () and cleared.line is None
    one_of_each = IslandsCleared(1, 1)
    assert len(one_of_each.announcements(s, BOOK)) == 1 and one_of_each.line(s, BOOK) is not None
