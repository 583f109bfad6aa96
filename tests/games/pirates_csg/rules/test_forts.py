"""Forts: building, paying, and the gold that they keep."""

from __future__ import annotations

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Order
from companion.core.questions.kinds import Choose
from companion.core.values.frozen_records import replace
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.ids import FortId
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.moving import haven
from companion.games.pirates_csg.ship import sinking
from companion.games.pirates_csg.shore import exploring, forts
from companion.games.pirates_csg.shore.forts import FortBuilt, payments
from companion.games.pirates_csg.turn import phases, victory
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.shores import (
    ANNE,
    BART,
    FAR,
    HOME,
    THERE,
    WILD,
    do,
    refused,
    run,
    ship,
    shown,
    table,
    verdict,
    with_coins,
    with_fort,
    with_ship,
    with_unique,
)

FIRST, SECOND = FortId("fort-1"), FortId("fort-2")
BUILD = "build-ship-1-fort-1"


def site(*home: int, way: str = "over", gold: int = 4) -> State:
    """Anne's ship at a wild island, a fort in her fleet, coins at her home."""
    s = with_ship(table(rulings={"A-31": way}), docked=WILD)
    return with_coins(with_fort(s, gold=gold), HOME, *home)


def begun(s: State) -> State:
    """With the fort declared."""
    return do(s, BUILD).state


@pytest.mark.rule("CSG-FORT-01", "CSG-FORT-03", "CSG-FORT-04", "CSG-FORT-05", "A-25")
def test_example_21_a_fort_is_declared_and_stands_at_the_end_of_the_turn() -> None:
    s = begun(site(3, 3, 1))
    assert not s.fort(FIRST).built and s.actions_of("ship-1") == ("build",)
    played = run(phases.end_turn, s)
    assert not played.asked, "3 + 1 is the only way"
    built = played.state
    assert built.fort(FIRST).island == WILD and built.fort(FIRST).flags == 2
    assert sorted(coin.value for coin in built.coins_at(FIRST)) == [1, 3]
    assert (gold.at_home(built, ANNE), gold.hoard(built, ANNE)) == (3, 7)
    _, order = played.announcements(FortBuilt)
    assert isinstance(order, Order) and dict(order.text.args)["n"] == 2, "of its two corners"


@pytest.mark.rule("CSG-FORT-03", "CSG-FORT-04", "A-31")
def test_example_21_a_coin_that_is_too_large_goes_in_whole_or_not_at_all() -> None:
    built = run(phases.end_turn, begun(site(5))).state
    assert [coin.value for coin in built.coins_at(FIRST)] == [5] and gold.at_home(built, ANNE) == 0
    strict = site(5, way="exact")
    assert refused(strict, BUILD) == ["CSG-FORT-03"]
    assert verdict(site(3, 1, way="exact"), BUILD).allowed
    assert refused(site(3), BUILD) == ["CSG-FORT-03"]


@pytest.mark.rule("CSG-FORT-03")
def test_who_could_pay_in_several_ways_is_asked() -> None:
    played = run(phases.end_turn, begun(site(4, 3, 2, 2, 1)), {"price-fort-1": "2-2"})
    (asked,) = played.asked
    assert isinstance(asked, Choose) and [option.id for option in asked.options] == ["4", "3-1", "2-2"]
    assert [coin.value for coin in played.state.coins_at(FIRST)] == [2, 2]
    assert payments([7, 1, 1], 4) == ((7,),) and payments([1, 1], 4) == () and payments([5], 0) == ((),)
    assert payments([3, 3, 2], 4) == ((3, 2), (3, 3))
    assert payments([2, 2, 1, 1, 1], 3) == ((2, 1), (1, 1, 1), (2, 2)), "nothing that could be spared"


@pytest.mark.rule("CSG-FORT-03", "CSG-FLEET-09")
def test_a_unique_treasure_at_home_pays_for_no_fort() -> None:
    assert verdict(with_unique(site(4), HOME), BUILD).allowed
    assert refused(with_unique(site(), HOME), BUILD) == ["CSG-FORT-03"]


@pytest.mark.rule("CSG-FORT-02", "CSG-EXPL-02")
def test_one_fort_at_most_on_an_island_and_none_on_a_home() -> None:
    s = with_fort(with_ship(site(4, 4), docked=WILD))
    s = begun(s)
    assert refused(s, "build-ship-2-fort-2") == ["CSG-FORT-02"]
    assert "CSG-FORT-02" in refused(s, "build-ship-2-fort-1")
    built = run(phases.end_turn, s).state.with_turn(seat=ANNE, phase="actions", given=(), builds=())
    assert not shown(built, "build-ship-2-fort-2") and not exploring.wild(built, WILD)
    home = with_fort(with_coins(with_ship(table(), docked=HOME), HOME, 4))
    assert not shown(home, BUILD)


@pytest.mark.rule("CSG-FORT-02", "CSG-FORT-10", "CSG-FLEET-04")
def test_a_fort_is_built_once_from_the_own_fleet() -> None:
    s = site(4)
    assert shown(s, BUILD)
    destroyed = s.with_fort(FIRST, island=FAR, gone=True)
    assert not shown(destroyed, BUILD), "it is out of the game"
    assert not shown(s.with_fort(FIRST, seat=BART), BUILD)
    assert not shown(s.with_ship(ship(1), docked=""), BUILD)


@pytest.mark.rule("CSG-FORT-07")
def test_gold_is_fetched_from_an_own_fort_that_holds_any() -> None:
    s = with_fort(with_ship(table(), docked=WILD), ANNE, WILD, gold=0)
    assert not shown(s, "fetch-ship-1"), "nothing is in it"
    full = with_coins(s, FIRST, 3)
    assert verdict(full, "fetch-ship-1").allowed
    assert not shown(full.with_fort(FIRST, seat=BART), "fetch-ship-1")
    assert not shown(full.with_ship(ship(1), docked=""), "fetch-ship-1")


@pytest.mark.rule("CSG-SCUT-01", "A-62", "CSG-ACT-03")
@pytest.mark.parametrize(("way", "again"), [("any", []), ("once", ["CSG-SCUT-01"])])
def test_own_ships_are_scuttled_at_any_moment_of_the_turn(way: str, again: list[str]) -> None:
    """One of one's ships, one in tow of the own fleet as well; the text sets no limit."""
    s = with_ship(with_ship(table(rulings={"A-62": way})), BART)
    assert verdict(s, "scuttle-ship-1").allowed and not shown(s, "scuttle-ship-2")
    assert verdict(s.with_ship(ship(1), towed=ship(2)), "scuttle-ship-1").allowed
    failed = do(s, "scuttle-ship-1", {"scuttle": [3]}).state
    assert [reason.rule for reason in sinking.may_scuttle(failed, ship(1)).refusals] == again
    doomed = s.with_ship(ship(1), scuttled=True)
    assert not shown(doomed, "scuttle-ship-1")
    for state, vessel, key in ((doomed, ship(1), "csg-scuttle-done"), (s, ship(2), "csg-act-not-yours")):
        (reason,) = sinking.may_scuttle(state, vessel).refusals
        assert (reason.rule, reason.text.key) == ("CSG-SCUT-01" if vessel == ship(1) else "CSG-ACT-03", key)


@pytest.mark.rule("CSG-FORT-03", "A-25")
def test_what_cannot_be_completed_any_more_is_told_and_costs_nothing() -> None:
    s = begun(site(3, 1)).with_ship(ship(1), docked="")
    played = run(phases.end_turn, s)
    assert not played.state.fort(FIRST).built and gold.at_home(played.state, ANNE) == 4
    assert [event.text.key for event in played.of(Announced)] == ["csg-ev-unbuilt"]
    taken = run(phases.end_turn, with_fort(begun(site(3, 1)), BART, WILD)).state
    assert not taken.fort(FIRST).built, "another fort stands there by then"
    poor = replace(begun(site(3, 1)), coins=())
    assert not run(phases.end_turn, poor).state.fort(FIRST).built, "nothing is left to pay with"


@pytest.mark.rule("CSG-FORT-06")
def test_what_lies_on_the_island_goes_into_the_fort_and_counts() -> None:
    s = with_coins(site(4), WILD, 2, known=(BART,)).with_island(WILD, coins=2)
    built = run(phases.end_turn, begun(s)).state
    inside = built.coins_at(FIRST)
    assert len(inside) == 4 and built.island(WILD).coins == 0 and built.fort(FIRST).coins == 0
    assert all(set(coin.known) == {ANNE, BART} for coin in inside)
    assert gold.in_forts(built, ANNE) == sum(coin.value for coin in inside) > 6


@pytest.mark.rule("CSG-FORT-07", "A-37")
def test_treasure_leaves_a_fort_but_never_below_its_cost() -> None:
    s = with_fort(with_ship(table(), docked=WILD, cargo=2), ANNE, WILD, gold=4)
    s = with_coins(s, FIRST, 4, 1, 1, 1)
    played = run(forts.fetch, s, {"fetch-1": "coin-2", "fetch-2": "coin-3"}, ship=ship(1), fort=FIRST)
    first = played.asked[0]
    assert isinstance(first, Choose)
    allowed = {option.id: option.verdict.allowed for option in first.options}
    assert allowed == {"coin-1": False, "coin-2": True, "coin-3": True, "coin-4": True, "enough": True}
    assert [reason.rule for reason in first.options[0].verdict.refusals] == ["CSG-FORT-07"]
    assert [coin.value for coin in played.state.coins_at(ship(1))] == [1, 1]
    assert refused(played.state, "fetch-ship-1") == ["CSG-FORT-07", "CSG-EXPL-04"]


@pytest.mark.rule("CSG-FORT-07", "CSG-EXPL-04")
def test_a_unique_treasure_leaves_a_fort_whatever_stays_there_and_into_a_full_hold() -> None:
    s = with_unique(with_fort(with_ship(table(), docked=WILD, cargo=0), ANNE, WILD, gold=4), FIRST)
    (treasure,) = s.coins_at(FIRST)
    assert forts.may_carry(s, BOOK, ship(1), FIRST, treasure).allowed


@pytest.mark.rule("CSG-FORT-07", "CSG-DOCK-04", "A-18")
def test_gold_in_forts_counts_like_gold_at_home() -> None:
    s = with_coins(with_coins(with_fort(with_ship(table(), docked=WILD), ANNE, WILD), FIRST, 7, 2), HOME, 7)
    assert haven(s, ship(1)) == FIRST and haven(with_ship(s, BART, docked=WILD), ship(2)) is None
    assert gold.hoard(s, ANNE) == 16 and victory.half(s) == ANNE
    at_home = with_coins(with_coins(with_fort(table(rulings={"A-18": "home"}), ANNE, WILD), FIRST, 9), HOME, 7)
    assert victory.half(at_home) is None and victory.best(at_home) == (ANNE,)


@pytest.mark.rule("CSG-FORT-03", "CSG-ACT-01")
def test_a_ship_that_has_acted_builds_nothing() -> None:
    s = site(4)
    acted = begun(with_fort(s))
    assert "CSG-ACT-01" in refused(acted, "build-ship-1-fort-2")
    assert not shown(with_ship(table(), docked=FAR), BUILD) and THERE != FAR
