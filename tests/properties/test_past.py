"""An evening looked at again: every moment stands there as it was, in order, with all that was told, and no secret."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from companion.core.journal.journal import Journal
from companion.journal_views.announcements import AnnouncementEntry, announcements_after
from companion.journal_views.chronicle import Chronicle, announced_at, by_round
from companion.journal_views.notebook import lines
from companion.library.game_registry import game_ids
from companion.session.game_session import GameSession
from companion.session.seat_view import SeatView
from tests.properties.evenings import played

each_game = pytest.mark.parametrize("game_id", game_ids())
SEED, STEPS = 5, 70


@cache
def moments_of(game_id: str) -> tuple[GameSession, list[tuple[int, Any]]]:
    """An evening, played once, to be looked at; how many entries were in force at each question, and the state."""
    moments = []
    for evening in played(game_id, SEED, STEPS):
        moments.append((len(evening.journal.live), evening.state))
    return evening, moments


@each_game
def test_each_moment_can_be_looked_at_again(game_id: str) -> None:
    evening, seen = moments_of(game_id)
    seats = ["", *(seat.id for seat in evening.game.seats(evening.state))]
    for end, state in seen:
        for seat in seats:
            past = SeatView(evening, seat, then=evening.history.snapshot_after(end))
            assert past.state == evening.game.view(state, seat)
            assert len(past.journal.live) == end and past.question is None and past.elsewhere == past.settled == ()


@each_game
def test_the_moments_follow_each_other_without_a_gap(game_id: str) -> None:
    evening, _ = moments_of(game_id)
    chronicle, live = Chronicle.of(evening.journal), evening.journal.live
    stops, rounds = chronicle.stops, chronicle.rounds
    assert stops[0].first == 0 and [stop.end for stop in stops[:-1]] == [stop.first for stop in stops[1:]]
    assert stops[-1].end <= len(live) and rounds[0].at == 0
    assert [each.at for each in rounds] == sorted({each.at for each in rounds})
    for number, each in enumerate(rounds):
        assert stops[each.at].round == number
        assert each.title is not None or number == 0


@each_game
def test_what_was_told_is_told_again_once(game_id: str) -> None:
    evening, _ = moments_of(game_id)
    again = [each for stop in Chronicle.of(evening.journal).stops for each in told_again(evening, stop.end, stop.first)]
    told = [key(each) for each in whole(evening.journal)]
    # dice lie bare as long as what they are for goes on; where nothing tells of them then either, they are told as such
    assert [key(each) for each in again if not each.bare or key(each) in told] == told


@each_game
def test_the_notebook_round_by_round_has_every_line_once(game_id: str) -> None:
    evening, _ = moments_of(game_id)
    pages = by_round(evening.journal)
    assert [line for page in pages for line in page.lines] == list(lines(evening.journal))
    assert len({page.title for page in pages}) == len(pages)


def told_again(evening: GameSession, end: int, first: int) -> list[AnnouncementEntry]:
    """What the table is told of the moment between these entries."""
    chronicle = Chronicle.of(evening.journal)
    stop = next(each for each in chronicle.stops if (each.first, each.end) == (first, end))
    return list(announced_at(evening.history.snapshot_after(end).journal, stop, None))


def whole(journal: Journal) -> list[AnnouncementEntry]:
    return [each for each in announcements_after(journal) if not each.bare]


def key(each: AnnouncementEntry) -> tuple[int, object]:
    return each.number, each.telling


def test_a_journal_in_which_nothing_has_happened_has_no_moments() -> None:
    assert Chronicle.of(Journal()) == Chronicle((), ())
