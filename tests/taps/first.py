"""Taps of a first evening, on which nothing was ever set up: with nothing copied yet, and with everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Form, Question
from companion.journal_views.chronicle import Chronicle
from companion.session.game_session import GameSession
from tests.taps.counting import Row, Table, table

TO_DECIDE, ROUND = 12, 15
"""Taps from home to the first decision, besides names, and of a round in which things are copied."""
ROUNDS = 3
"""Rounds that are played at most."""
ORDINARY: Final = ("core-no",)
"""Few cards bear the icon that a line asks for."""
MOST = 150
"""Answers after which an evening without rounds is left."""


def rows(game_id: str) -> Iterator[Row]:
    """Of a table that takes whatever the app proposes, and lays out what it is told to; once without a single copied
    card, once with all of them, which may cost no tap more."""
    empty = _evening(game_id, library=False)
    yield Row("home to the first decision", TO_DECIDE, [empty.to_decide])
    if empty.rounds:
        yield Row("a round while copying", ROUND, empty.rounds)
        yield Row("whole forms that nobody asked for", 0, [empty.forms])
    full = _evening(game_id, library=True)
    yield Row("home to the first decision, all copied before", empty.to_decide, [full.to_decide])
    if full.rounds and empty.rounds:
        yield Row("a round, all copied before", int(median(empty.rounds)), full.rounds)


@dataclass(frozen=True, slots=True)
class Counted:
    """Taps of one evening: to the first decision, and of its rounds; and how many whole components had to be copied."""

    to_decide: int
    rounds: Sequence[int] = ()
    forms: int = 0


def _evening(game_id: str, *, library: bool) -> Counted:
    """From the start page on. library: whether all cards were copied before."""
    with table(game_id, None, ORDINARY, library=library) as home:
        for door in (f"game-{game_id}", "home-new", "wizard-start"):
            home.screen.by_id(door).wait_for(state="attached")
            home.player.tap(door)
        home.screen.by_id("tab-table").wait_for(state="attached")
        home.until(_decides, MOST)
        home.player.read()
        to_decide = home.player.taps
        if isinstance(home.evening.question, BuildDeck):  # which is made of cards that somebody has copied
            return Counted(to_decide)
        return Counted(to_decide, *_rounds(home))


def _rounds(home: Table) -> tuple[list[int], int]:
    """The taps of each round, and how many whole components had to be copied."""
    taps: list[int] = []
    forms = begun = 0
    reached = _round(home.evening)
    for _ in range(MOST):
        question = home.evening.question
        if question is None or len(taps) == ROUNDS:
            break
        forms += _is_whole(question)
        before = home.player.taps
        home.player.answer()
        begun += home.player.taps - before
        if (now := _round(home.evening)) != reached:
            taps, begun, reached = [*taps, begun], 0, now
    return taps, forms


def _is_whole(question: Question) -> bool:
    """Whether a component is to be copied with all that it bears."""
    return isinstance(question, Form) and not question.part and question.now is None and len(question.fields) > 1


def _round(evening: GameSession) -> int:
    return len(Chronicle.of(evening.journal).rounds)


def _decides(evening: GameSession) -> bool:
    """Whether somebody has to decide, and not to tell what lies on the table."""
    question = evening.question
    return question is None or question.nature == "decision" or isinstance(question, BuildDeck)
