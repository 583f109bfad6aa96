"""Goofspiel, rule by rule; each test is marked with those that it exercises."""

from __future__ import annotations

from typing import Any

import pytest

import companion

SEATS = ("seat-1", "seat-2", "seat-3")


def begun(**options: Any) -> companion.Evening:
    """Three at the table; people turn up the prizes, so that we say which."""
    people = [
        {"name": name, "colour": colour} for name, colour in (("Anne", "green"), ("Bart", "blue"), ("Cleo", "orange"))
    ]
    return companion.begin("goofspiel", {"edition": "sample", "cards": "table", "seats": people, **options})


def auction(evening: companion.Evening, prize: str, *bids: str) -> None:
    """A prize is turned up, and everybody bids for it."""
    evening.answer(prize)
    for seat, bid in zip(SEATS, bids, strict=True):
        evening.answer(bid, seat=seat)


def points(evening: companion.Evening) -> list[int]:
    return [player.points for player in evening.state.players]


@pytest.mark.rule("GO-1")
@pytest.mark.parametrize("suit", [7, 13])
def test_everybody_holds_a_whole_suit_and_a_prize_comes_once(suit: int) -> None:
    evening = begun(suit=suit)
    assert all(player.hand == evening.state.ranks for player in evening.state.players)
    assert list(evening.legal_answers) == [str(n) for n in range(1, suit + 1)]
    auction(evening, "5", "1", "2", "3")
    assert "5" not in list(evening.legal_answers)


@pytest.mark.rule("GO-2")
def test_bids_are_secret_until_the_last_and_then_out_of_the_game() -> None:
    evening = begun()
    evening.answer("4")
    assert [question.who for question in evening.questions] == list(SEATS)
    evening.answer("7", seat="seat-2")
    assert all(question.secret for question in evening.questions) and len(evening.questions) == 2
    assert evening.state.player("seat-2").hand == evening.state.ranks
    assert "7" not in str(evening.notebook("en"))
    evening.answer("1", seat="seat-1")
    evening.answer("2", seat="seat-3")
    assert evening.state.player("seat-2").hand == ("1", "2", "3", "4", "5", "6")
    assert "Bart 7" in str(evening.notebook("en"))


@pytest.mark.rule("GO-3")
@pytest.mark.parametrize(
    ("bids", "won"), [(("1", "2", "3"), [0, 0, 6]), (("7", "7", "3"), [0, 0, 6]), (("4", "6", "4"), [0, 6, 0])]
)
def test_the_highest_bid_that_nobody_shares_wins(bids: tuple[str, ...], won: list[int]) -> None:
    evening = begun()
    auction(evening, "6", *bids)
    assert points(evening) == won


@pytest.mark.rule("GO-4", "A-01")
@pytest.mark.parametrize(("way", "later"), [("lost", [2, 0, 0]), ("stays", [8, 0, 0])])
def test_a_prize_that_nobody_wins_is_lost_or_stays(way: str, later: list[int]) -> None:
    evening = begun(rulings={"A-01": way})
    auction(evening, "6", "5", "5", "5")
    assert points(evening) == [0, 0, 0] and (evening.state.lost == ("6",)) is (way == "lost")
    auction(evening, "2", "4", "3", "1")
    assert points(evening) == later


@pytest.mark.rule("GO-5")
def test_the_highest_sum_wins_and_equals_share_the_place() -> None:
    evening = begun()
    for prize, bids in zip("123456", zip("123456", "123456", "712345", strict=True), strict=True):
        assert evening.score == ()
        auction(evening, prize, *bids)  # what is left in the last round needs nobody's choice
    assert evening.over and points(evening) == [0, 0, 28]
    assert [(each.place, each.points) for each in evening.score] == [(1, 28), (2, 0), (2, 0)]
