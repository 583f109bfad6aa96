"""9.71 to 9.73: important passengers, their homes, and what they tell."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from companion.core.procedures.procedure import Procedure
from companion.core.rules.odds import percent
from companion.games.blackbeard.model.book import Ocean
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import Ctx
from companion.games.blackbeard.model.records import Face
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import hostages
from companion.games.blackbeard.prizes.captors import Prize
from tests.games.blackbeard.rules.scene import book, copied, pirate, play, scene, sea
from tests.support.scripted import Played

TEACH, ROBERTS, BLOOD = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("dr-peter-blood")
FOUR, FIVE, TEN = "34", "35", "36"
"""Action cards by their hostage number."""


def passenger(state: State, answers: dict[str, Any], *, defence: int = 6, ocean: Ocean = "CAR") -> Played[State]:
    found = Prize((TEACH,), Face("english", defence=defence), "english", ocean, False)
    return play(state, aboard, answers, prize=found, key="h")


def aboard(t: Ctx, prize: Prize, key: str) -> Procedure[None]:
    """BB-9.71: a passenger, and what becomes of him."""
    if (found := (yield from hostages.passenger(t, prize, key))) is not None:
        yield from hostages.treated(t, *found, key, alone=not prize.mate)


@pytest.mark.rule("BB-9.71")
@pytest.mark.parametrize(
    ("number", "defence", "ocean", "total"),
    [(4, 6, "CAR", 10), (5, 6, "CD", 9), (5, 4, "AN", 10), (5, 5, "IND", 9), (10, 5, "IND", 14)],
)
def test_e17_d3_d4_d25_the_sum(number: int, defence: int, ocean: Ocean, total: int) -> None:
    assert hostages.importance(book(), number, defence, ocean).total == total


@pytest.mark.rule("BB-9.71")
@pytest.mark.rule("BB-11.22")
def test_e17_a_hostage_brings_notoriety() -> None:
    answers = {"h-card": FOUR, "h-home-card": "37", "h-fate": "keep"}
    after = passenger(scene(), answers).state
    (held,) = after.pirate(TEACH).hostages
    assert (held.nation, held.port, held.tortured) == ("english", 42, False)
    assert after.pirate(TEACH).notoriety == 5


@pytest.mark.rule("BB-9.71")
def test_d3_below_ten_there_is_nobody() -> None:
    after = passenger(scene(), {"h-card": FIVE}, ocean="CD").state
    assert after.pirate(TEACH).hostages == () and not after.ledger


@pytest.mark.rule("BB-9.71")
def test_he_need_not_take_him() -> None:
    after = passenger(scene(), {"h-card": FOUR, "h-home-card": "37", "h-fate": "leave"}).state
    assert after.pirate(TEACH).hostages == () and after.pirate(TEACH).notoriety == 0


@pytest.mark.rule("BB-9.72")
def test_e18_an_asterisk_means_the_nearest_port_of_the_ships_nation() -> None:
    cards = tuple(
        copied("port", each.number, nation="english" if each.number == 31 else "spanish")
        for each in book().ports
        if each.ocean.value == "CAR" and not each.haven
    )
    offered = [place.port for place in hostages.homes(scene(cards=cards), book(), "english", "CAR")]
    assert offered == [31], "pirate havens have no nationality that one might still learn"
    answers = {"h-card": FOUR, "h-home-card": "31", "h-fate": "keep"}
    assert passenger(scene(cards=cards), {**answers, "h-home": "port-31"}).state.pirate(TEACH).hostages[0].port == 31


@pytest.mark.rule("BB-9.72")
def test_e18_where_nationalities_are_unknown_the_table_finds_it_among_all_ports() -> None:
    offered = hostages.homes(scene(), book(), "english", "CAR")
    assert len(offered) == sum(each.ocean.value == "CAR" for each in book().ports)
    answers = {"h-card": FOUR, "h-home-card": "31", "h-home": "port-33", "h-fate": "keep"}
    assert passenger(scene(), answers).state.pirate(TEACH).hostages[0].port == 33


@pytest.mark.rule("BB-9.72")
def test_e19_a_number_is_the_port() -> None:
    answers = {"h-card": FOUR, "h-home-card": FIVE, "h-fate": "keep"}
    assert passenger(scene(), answers, ocean="AN").state.pirate(TEACH).hostages[0].port == 11


@pytest.mark.rule("BB-9.73")
@pytest.mark.parametrize(("roll", "informed", "lives"), [(2, True, False), (3, True, True), (4, False, True)])
def test_d5_torture_against_cruelty_3(roll: int, informed: bool, lives: bool) -> None:
    state = scene(pirate(ROBERTS))
    found = Prize((ROBERTS,), Face("english", defence=6), "english", "CAR", False)
    answers = {"h-card": FOUR, "h-home-card": "37", "h-fate": "torture", "h-torture-roll": (roll,)}
    after = play(state, aboard, answers, prize=found, key="h").state.pirate(ROBERTS)
    assert after.popularity == 8
    assert after.information == ((42,) if informed else ())
    assert [each.tortured for each in after.hostages] == ([True] if lives else [])


@pytest.mark.rule("BB-9.73")
def test_the_odds_of_torture() -> None:
    shown = hostages.torture_odds(book(), 3)
    assert dict(shown.headline.args) == {"talks": percent(Fraction(3, 6)), "dies": percent(Fraction(2, 6))}


@pytest.mark.rule("BB-23.51")
def test_a_false_player_always_tortures() -> None:
    state = scene(pirate(BLOOD, place=sea("A1")), pirate(TEACH, "seat-2"), solo=True)
    answers = {"h-card": FOUR, "h-home-card": "37", "h-torture-roll": (4,)}
    assert passenger(state, answers).state.pirate(TEACH).information == (42,)
