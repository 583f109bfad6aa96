"""How the evening ends: 100 Notoriety, or a player without pirates; alone, Dr Peter Blood (3, 23.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.blackbeard.agenda import AGENDA
from companion.games.blackbeard.captains import lost_pirates
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.names import who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import Outcome, State
from companion.games.blackbeard.standing import victory
from companion.games.blackbeard.standing.victory import EveningEnded, PlayedOn
from companion.library.texts import say
from tests.games.blackbeard.rules.scene import anchored, book, pirate, play, scene

TEACH, ROBERTS, BLOOD = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("dr-peter-blood")
OTHERS = tuple(each.id for each in book().pirates if each.id not in (TEACH, ROBERTS, BLOOD))


def dead(count: int, owner: str, skip: int = 0) -> tuple[Pirate, ...]:
    return tuple(pirate(name, owner, status="dead") for name in OTHERS[skip : skip + count])


def ending(*ships: Pirate, **values: Any) -> Outcome | None:
    return victory.decided(scene(*ships, **values), book())


@pytest.mark.rule("BB-3a", "BB-11.2")
@pytest.mark.parametrize(("notoriety", "won"), [(99, False), (100, True), (104, True)])
def test_a_hundred_notoriety_wins_at_once(notoriety: int, won: bool) -> None:
    found = ending(pirate(worth=9999), pirate(ROBERTS, "seat-2", notoriety=notoriety))
    assert found == (Outcome(SeatId("seat-2"), ROBERTS, "notoriety") if won else None)


@pytest.mark.rule("BB-3a")
def test_of_two_who_reach_it_together_the_pirate_of_the_player_with_the_dice_wins() -> None:
    both = pirate(notoriety=101), pirate(ROBERTS, "seat-2", notoriety=100)
    assert ending(*both, turn={"holder": "seat-2"}) == Outcome(SeatId("seat-2"), ROBERTS, "notoriety")
    assert ending(*both) == Outcome(SeatId("seat-1"), TEACH, "notoriety")


@pytest.mark.rule("BB-3b", "BB-18.1", "BB-10.1")
def test_with_the_third_pirate_of_a_player_gone_the_richest_living_or_retired_one_wins() -> None:
    rich = pirate(TEACH, worth=900, deposits=((24, 200),), status="retired")
    assert ending(rich, pirate(ROBERTS, "seat-2", worth=1000), *dead(2, SeatId("seat-2"))) is None
    lost = pirate(ROBERTS, "seat-2", worth=5000, status="dead")
    assert ending(rich, lost, *dead(2, SeatId("seat-2"))) == Outcome(SeatId("seat-1"), TEACH, "fortune")


@pytest.mark.rule("BB-3b")
def test_nobody_wins_alone_who_is_only_as_rich_as_another() -> None:
    state = scene(pirate(worth=300), pirate(ROBERTS, "seat-2", worth=300), *dead(3, SeatId("seat-3")), players=3)
    assert victory.decided(state, book()) == Outcome("", "", "fortune")


@pytest.mark.rule("BB-3d")
@pytest.mark.parametrize(("length", "pirates"), [("short", 2), ("standard", 3), ("long", 4)])
def test_the_length_of_the_game_is_the_number_of_pirates(length: str, pirates: int) -> None:
    def over(count: int) -> bool:
        ships = (pirate(worth=10), pirate(ROBERTS, "seat-2"), *dead(count, SeatId("seat-3")))
        return ending(*ships, players=3, options={"length": length}) is not None

    assert not over(pirates - 1) and over(pirates)


def last_one_retires(**values: Any) -> State:
    """The third pirate of the first player retires, richer than everybody else."""
    state = scene(pirate(worth=2000), pirate(ROBERTS, "seat-2", worth=500), *dead(2, SeatId("seat-1")), **values)
    run = play(state, lost_pirates.retire, pirate=TEACH, key="gone", rule="BB-18.3", inherits=True)
    assert run.of(PlayedOn)
    return run.state


@pytest.mark.rule("BB-3c")
def test_play_goes_on_when_the_player_without_pirates_would_win() -> None:
    assert victory.decided(last_one_retires(), book()) is None


@pytest.mark.rule("BB-3c")
def test_then_a_second_player_must_have_lost_his_pirates_even_if_another_is_richer_by_then() -> None:
    state = last_one_retires().with_pirate(ROBERTS, worth=3000)
    assert victory.decided(state, book()) is None
    gone = scene(*state.pirates, *dead(2, SeatId("seat-2"), 2), extended=True).with_pirate(ROBERTS, status="retired")
    assert victory.decided(gone, book()) == Outcome(SeatId("seat-2"), ROBERTS, "fortune")


@pytest.mark.rule("BB-3c")
def test_play_does_not_go_on_when_another_player_would_win() -> None:
    state = scene(pirate(worth=200), pirate(ROBERTS, "seat-2", worth=500), *dead(2, SeatId("seat-1")))
    run = play(state, lost_pirates.retire, pirate=TEACH, key="gone", rule="BB-18.3", inherits=True)
    assert not run.of(PlayedOn)
    assert victory.decided(run.state, book()) == Outcome(SeatId("seat-2"), ROBERTS, "fortune")


def alone(blood: Pirate, *others: Pirate) -> Outcome | None:
    return victory.decided(scene(blood, *others, solo=True), book())


@pytest.mark.rule("BB-23.1")
def test_alone_blood_wins_when_a_false_player_has_no_pirate_left_and_nobody_is_as_rich() -> None:
    rival = pirate(TEACH, "seat-3", worth=700)
    assert alone(pirate(BLOOD, worth=800), rival, *dead(2, SeatId("seat-2"))) is None
    assert alone(pirate(BLOOD, worth=800), rival, *dead(3, SeatId("seat-2"))) == Outcome(
        SeatId("seat-1"), BLOOD, "fortune"
    )
    assert alone(pirate(BLOOD, worth=700), rival, *dead(3, SeatId("seat-2"))) == Outcome("", "", "fortune")
    assert alone(pirate(BLOOD, worth=600), rival, *dead(3, SeatId("seat-2"))) == Outcome(
        SeatId("seat-3"), TEACH, "fortune"
    )


@pytest.mark.rule("BB-23.1")
def test_alone_it_is_over_when_blood_is_dead_but_not_when_he_retires() -> None:
    rival = pirate(TEACH, "seat-3", worth=700)
    assert alone(pirate(BLOOD, status="dead"), rival) == Outcome("", "", "lost")
    assert alone(pirate(BLOOD, status="retired", worth=5000), rival) is None


@pytest.mark.rule("BB-23.1", "BB-3a")
def test_alone_a_false_pirate_wins_by_notoriety_as_well() -> None:
    found = alone(pirate(BLOOD), pirate(TEACH, "seat-3", notoriety=100))
    assert found == Outcome(SeatId("seat-3"), TEACH, "notoriety")


@pytest.mark.rule("BB-3a", "BB-3b")
def test_the_end_is_told_and_nothing_follows() -> None:
    state = scene(pirate(worth=150), pirate(ROBERTS, "seat-2", notoriety=100))
    told = play(state, victory.finish)
    (ended,) = told.of(EveningEnded)
    assert (ended.outcome, ended.rule) == (Outcome(SeatId("seat-2"), ROBERTS, "notoriety"), "BB-3a")
    assert told.state.outcome == ended.outcome and told.state.turn.stage == "over"
    assert AGENDA.next(told.state, book()) is None


def test_the_richest_stands_first_and_who_has_nobody_alive_last() -> None:
    state = scene(pirate(worth=100), pirate(ROBERTS, "seat-2", worth=900), *dead(1, SeatId("seat-3")), players=3)
    assert [seat for seat, _ in victory.standing(state)] == ["seat-2", "seat-1", "seat-3"]


@pytest.mark.rule("BB-3a", "BB-3b")
@pytest.mark.parametrize(("by", "points"), [("notoriety", [100, 30]), ("fortune", [50, 300])])
def test_every_pirate_is_placed_by_what_has_decided_once_it_is_over(by: Any, points: list[int]) -> None:
    playing = scene(pirate(notoriety=100, worth=50), pirate(ROBERTS, "seat-2", notoriety=30, worth=300))
    assert victory.score(playing, book()) == ()
    over = replace(playing, outcome=Outcome(SeatId("seat-1"), TEACH, by))
    placed = victory.score(over, book())
    assert [(each.place, each.name, each.points) for each in placed] == [
        (place, who(over, book(), ship), points[place - 1]) for place, ship in ((1, TEACH), (2, ROBERTS))
    ]


@pytest.mark.rule("BB-3a", "BB-3b")
def test_a_result_says_in_what_it_counts_and_who_lies_in_a_port() -> None:
    playing = scene(anchored(worth=50), pirate(ROBERTS, "seat-2", worth=300))
    over = replace(playing, outcome=Outcome(SeatId("seat-2"), ROBERTS, "fortune"))
    told = [say(each.words, "fr") for each in victory.score(over, book()) if each.words is not None]
    assert [words.split(" · ")[1] for words in told] == [
        "en mer (bénéfice net, en doublons)",
        "au port (bénéfice net, en doublons)",
    ]


@pytest.mark.rule("BB-3a", "BB-3b")
def test_the_winner_comes_first_though_another_has_as_much() -> None:
    both = pirate(worth=300, notoriety=5), pirate(ROBERTS, "seat-2", worth=300, notoriety=9)
    won = replace(scene(*both), outcome=Outcome(SeatId("seat-1"), TEACH, "fortune"))
    assert [(each.id, rank) for each, rank in victory.ranked(won)] == [(TEACH, 1), (ROBERTS, 2)]
    rest = pirate(BLOOD, "seat-2", worth=400), pirate(OTHERS[0], "seat-2", worth=200, status="retired")
    poorer = replace(scene(*both, *rest), outcome=Outcome(SeatId("seat-2"), BLOOD, "fortune"))
    assert [(each.id, rank) for each, rank in victory.ranked(poorer)] == [
        (BLOOD, 1),
        (ROBERTS, 2),
        (TEACH, 3),
        (OTHERS[0], 4),
    ], "by what they own, then by Notoriety"


@pytest.mark.rule("BB-3a", "BB-3b")
def test_who_wins_by_notoriety_is_followed_by_the_next_most_notorious() -> None:
    ships = pirate(notoriety=100), pirate(ROBERTS, "seat-2", worth=10), pirate(BLOOD, "seat-2", notoriety=30, worth=2)
    won = replace(scene(*ships), outcome=Outcome(SeatId("seat-1"), TEACH, "notoriety"))
    assert [each.id for each, _ in victory.ranked(won)] == [TEACH, BLOOD, ROBERTS]
