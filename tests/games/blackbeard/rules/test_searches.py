"""9.3: what a Search finds."""

from __future__ import annotations

import pytest

from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.prizes import searches
from tests.games.blackbeard.rules.scene import SEA, book, coast, merchant, pirate, play, scene, warship, zone

TEACH, ROBERTS = ShipId("edward-teach"), ShipId("bartholomew-roberts")
CARD = "s-card"
STORM, NOTHING, WARSHIP, ONE, TWO, THREE = "1", "3", "7", "31", "34", "36"
"""Action cards whose Search line says so in open sea."""


@pytest.mark.rule("BB-9.34")
def test_nothing_in_sight() -> None:
    played = play(scene(), searches.search, {CARD: NOTHING}, pirate=TEACH, key="s")
    assert played.state.counters == () and [question.key for question in played.asked] == [CARD]


@pytest.mark.rule("BB-9.2")
@pytest.mark.rule("BB-9.33")
@pytest.mark.parametrize(("card", "n"), [(ONE, 1), (TWO, 2), (THREE, 3)])
@pytest.mark.parametrize(("place", "searcher"), [(SEA, ""), (zone(2), TEACH)])
def test_merchants_come_under_the_searcher(card: str, n: int, place: Place, searcher: str) -> None:
    after = play(scene(pirate(place=place)), searches.search, {CARD: card}, pirate=TEACH, key="s").state
    assert [(each.place, each.searcher, each.face) for each in after.merchants] == [(place, searcher, None)] * n


@pytest.mark.rule("BB-9.3")
@pytest.mark.parametrize(("place", "found"), [(SEA, 0), (zone(2), 0), (coast("B2"), 1)])
def test_coast_and_open_sea_are_read_apart(place: Place, found: int) -> None:
    after = play(scene(pirate(place=place)), searches.search, {CARD: "25"}, pirate=TEACH, key="s").state
    assert len(after.merchants) == found


@pytest.mark.rule("BB-9.31")
def test_a_storm_breaks_over_the_searcher() -> None:
    answers = {CARD: STORM, f"s-0-{TEACH}-storm": (3,)}
    assert play(scene(), searches.search, answers, pirate=TEACH, key="s").state.pirate(TEACH).slow == 3


@pytest.mark.rule("BB-9.32")
@pytest.mark.rule("BB-14.13")
def test_a_warship_comes_and_tries_to_intercept() -> None:
    answers = {CARD: WARSHIP, "s-0-warship-1-interception": (6, 1)}
    played = play(scene(), searches.search, answers, pirate=TEACH, key="s")
    assert [each.place for each in played.state.warships] == [SEA]


@pytest.mark.rule("BB-9.32")
def test_without_a_warship_in_the_cup_nothing_comes() -> None:
    fleet = tuple(warship(n, coast("B2")) for n in range(1, len(book().warships) + 1))
    after = play(scene(pirate(), *fleet), searches.search, {CARD: WARSHIP}, pirate=TEACH, key="s").state
    assert len(after.warships) == len(fleet)


@pytest.mark.rule("BB-9.5")
def test_an_empty_cup_is_filled_before_a_merchant_is_drawn() -> None:
    full = tuple(merchant(n, zone(1 + n % 2)) for n in range(1, len(book().merchants) + 1))
    answers = {CARD: ONE, "s-0-0-supply-1": (3,)}
    after = play(scene(pirate(), *full), searches.search, answers, pirate=TEACH, key="s").state
    assert {each.place.id for each in after.merchants if each.place.zone} == {"2"}
    assert [each.place for each in after.merchants if not each.place.zone] == [SEA]


@pytest.mark.rule("BB-20.3")
def test_allies_may_draw_a_second_card() -> None:
    state = scene(pirate(ally=ROBERTS), pirate(ROBERTS, "seat-2", ally=TEACH), players=3)
    answers = {CARD: ONE, "s-two": True, "s-second-card": TWO}
    assert len(play(state, searches.search, answers, pirate=TEACH, key="s").state.merchants) == 3
    assert len(play(state, searches.search, {CARD: ONE, "s-two": False}, pirate=TEACH, key="s").state.merchants) == 1


@pytest.mark.rule("BB-20.3")
def test_a_storm_on_the_second_card_does_not_count() -> None:
    state = scene(pirate(ally=ROBERTS), pirate(ROBERTS, "seat-2", ally=TEACH), players=3)
    answers = {CARD: ONE, "s-two": True, "s-second-card": STORM}
    after = play(state, searches.search, answers, pirate=TEACH, key="s").state
    assert len(after.merchants) == 1 and after.pirate(TEACH).slow == 0
