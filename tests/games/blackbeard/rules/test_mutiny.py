"""Mutiny: when it comes by itself, and the die against Charisma (12)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from companion.core.procedures.procedure import command
from companion.core.rules.odds import percent
from companion.games.blackbeard.captains import mutiny
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import Wounds
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import anchored, book, pirate, play, scene
from tests.support.scripted import Played

TEACH, ROBERTS, MISSON = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("frederick-misson")


def rebel(rolled: int, state: State | None = None, answers: dict[str, Any] | None = None) -> Played[State]:
    script = {"mutiny": (rolled,), **(answers or {})}
    return play(state or scene(pirate(popularity=0, worth=400)), mutiny.rise, script, pirate=TEACH)


@pytest.mark.rule("BB-12.31", "BB-12.3", "BB-5.13")
def test_d19_below_his_charisma_he_talks_them_round_and_stands_at_six() -> None:
    calmed = rebel(2)
    teach = calmed.state.pirate(TEACH)
    assert (teach.status, teach.popularity, teach.worth) == ("active", 6, 400)
    assert [(line.what, line.cause, line.amount) for line in calmed.state.ledger] == [
        ("popularity", "mutiny-calmed", 6)
    ]


@pytest.mark.rule("BB-12.31")
def test_a_popular_pirate_who_survives_stands_at_six_too() -> None:
    state = scene(pirate(popularity=10))
    after = play(state, mutiny.test, {"mutiny": (1,)}, pirate=TEACH, key="mutiny", rule="BB-12.3", by_event=False).state
    assert after.pirate(TEACH).popularity == 6


@pytest.mark.rule("BB-12.32", "BB-10.42", "BB-12.4")
def test_d19_exactly_his_charisma_he_retires_without_the_net_worth_aboard() -> None:
    state = scene(anchored(popularity=0, worth=400, havens=(24,), deposits=((24, 900),), holds=(100,)))
    after = rebel(3, state, {"mutiny-stays": False, "mutiny-retired-cut": MISSON}).state
    teach = after.pirate(TEACH)
    assert (teach.status, teach.worth, teach.fortune) == ("retired", 900, 900)
    assert after.pirate(MISSON).holds == (100,) and after.pirate(MISSON).popularity == 7


@pytest.mark.rule("BB-12.33", "BB-12.4")
def test_d19_above_his_charisma_he_is_marooned_and_loses_everything() -> None:
    after = rebel(4, answers={"mutiny-lost-cut": MISSON}).state
    assert (after.pirate(TEACH).status, after.pirate(TEACH).fortune) == ("dead", 0)
    assert [each.id for each in after.pirates_of(SeatId("seat-1"))] == [MISSON]


@pytest.mark.rule("BB-12.3")
def test_the_chances_are_told_in_percent() -> None:
    told = mutiny.chances(book(), 3).headline
    chances = {"calm": Fraction(2, 6), "gone": Fraction(1, 6), "dead": Fraction(3, 6)}
    assert dict(told.args) == {each: percent(chance) for each, chance in chances.items()}


@pytest.mark.rule("BB-12.3", "BB-13.712")
def test_a_wounded_captain_has_less_charisma() -> None:
    state = scene(pirate(popularity=0, wounds=Wounds(minor=1)))
    assert (
        rebel(1, state, {"mutiny-stays": False, "mutiny-retired-cut": MISSON}).state.pirate(TEACH).status == "retired"
    )


@pytest.mark.rule("BB-12.1")
def test_a_crew_rises_when_popularity_is_at_nothing() -> None:
    assert mutiny.due(scene(pirate(popularity=1)), book()) is None
    assert mutiny.due(scene(pirate(popularity=0)), book()) == command("mutiny", pirate=TEACH)
    assert mutiny.due(scene(pirate(popularity=0, status="retired")), book()) is None


@pytest.mark.rule("BB-12.1")
def test_a_crew_rises_in_the_turn_of_another_player_too_after_that_of_the_player_with_the_dice() -> None:
    state = scene(pirate(popularity=0), pirate(ROBERTS, "seat-2", popularity=0))
    assert mutiny.due(state.with_turn(holder=SeatId("seat-2")), book()) == command("mutiny", pirate=ROBERTS)
    assert mutiny.due(state, book()) == command("mutiny", pirate=TEACH)


@pytest.mark.rule("BB-22.2")
def test_cunning_may_turn_a_mutiny_round() -> None:
    again = {"mutiny-again": True, "mutiny-second": (1,)}
    assert rebel(6, answers=again).state.pirate(TEACH).popularity == 6


def test_the_chances_are_those_of_one_die() -> None:
    assert dict(mutiny.chances(book(), 3).bars) == {points: Fraction(1, 6) for points in range(-3, 3)}


@pytest.mark.rule("BB-12.32", "A-59")
def test_he_whom_they_let_go_may_stay_unless_the_table_wants_it_otherwise() -> None:
    state = scene(anchored(popularity=0, worth=400))
    stays = rebel(3, state, {"mutiny-stays": True}).state.pirate(TEACH)
    assert (stays.status, stays.popularity, stays.worth) == ("active", 6, 0)
    goes = rebel(3, state, {"mutiny-stays": False, "mutiny-retired-cut": MISSON}).state.pirate(TEACH)
    assert goes.status == "retired"
    must = scene(anchored(popularity=0, worth=400), rulings={"A-59": "retires"})
    assert rebel(3, must, {"mutiny-retired-cut": MISSON}).state.pirate(TEACH).status == "retired"
