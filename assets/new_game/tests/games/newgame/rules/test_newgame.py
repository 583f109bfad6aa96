"""Newgame, rule by rule; each test is marked with those that it exercises."""

from __future__ import annotations

from typing import Any

import pytest

import companion


def begun(**options: Any) -> companion.Evening:
    """Anne begins; we say what the dice show."""
    return companion.begin("newgame", {"edition": "sample", **options}, dice="own")


def roll(evening: companion.Evening, *shown: int) -> None:
    """Whoever has the turn rolls these, one after the other."""
    for each in shown:
        evening.answer("roll", {"die": [each]})


@pytest.mark.rule("NG-1", "NG-2")
def test_what_is_rolled_lies_in_the_heap_and_turns_go_round() -> None:
    evening = begun()
    roll(evening, 5, 4)
    assert evening.state.turn.heap == 9 and evening.state.turn.seat == "seat-1"
    evening.answer("bank")
    assert evening.state.turn.seat == "seat-2"
    roll(evening, 1)
    assert (evening.state.turn.seat, evening.state.turn.heap) == ("seat-1", 0)


@pytest.mark.rule("NG-2", "A-01")
@pytest.mark.parametrize(("way", "left"), [("heap", 9), ("all", 0)])
def test_a_one_costs_the_heap_and_at_some_tables_everything(way: str, left: int) -> None:
    evening = begun(rulings={"A-01": way})
    roll(evening, 5, 4)
    evening.answer("bank")
    roll(evening, 1, 6, 1)
    assert (evening.state.player("seat-1").points, evening.state.turn.seat) == (left, "seat-2")


@pytest.mark.rule("NG-2")
def test_the_odds_of_a_roll_are_those_of_the_die() -> None:
    evening = begun()
    evening.answer("roll")
    question = evening.question
    assert question is not None and question.odds is not None
    assert question.odds().headline == companion.Msg("ng-odds", (("percent", 83),))


@pytest.mark.rule("NG-3")
def test_an_empty_heap_cannot_be_banked() -> None:
    evening = begun()
    assert [reason.rule for reason in evening.preview("bank").verdict.refusals] == ["NG-3"]
    roll(evening, 6)
    evening.answer("bank")
    assert evening.state.player("seat-1").points == 6


@pytest.mark.rule("NG-4")
def test_who_has_the_points_agreed_on_wins_at_once() -> None:
    evening = begun(goal=20)
    roll(evening, 6, 6, 6)
    assert not evening.over and evening.score == ()
    roll(evening, 2)
    evening.answer("bank")
    assert evening.over
    assert [(each.place, each.points) for each in evening.score] == [(1, 20), (2, 0)]
    assert companion.say(evening.score[0].name) == "Anne"
