"""Taps of a first evening: nobody has copied anything yet, and nothing was ever set up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.muster import Muster
from companion.core.questions import Form, Question
from companion.table.evening import Evening
from companion.table.past import Chronicle
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
    """Of a table that takes whatever the app proposes, and lays out what it is told to."""
    with table(game_id, None, ORDINARY) as home:
        for door in (f"game-{game_id}", "home-new", "wizard-start"):
            home.screen.by_id(door).wait_for(state="attached")
            home.player.tap(door)
        home.screen.by_id("tab-table").wait_for(state="attached")
        home.until(_decides, MOST)
        home.player.read()
        yield Row("home to the first decision", TO_DECIDE, [home.player.taps])
        if isinstance(home.evening.question, Muster):  # which is made of cards that somebody has copied: nobody has
            return
        taps, forms = _rounds(home)
        yield Row("a round while copying", ROUND, taps)
        yield Row("whole forms that nobody asked for", 0, [forms])


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


def _round(evening: Evening) -> int:
    return len(Chronicle.of(evening.journal).rounds)


def _decides(evening: Evening) -> bool:
    """Whether somebody has to decide, and not to tell what lies on the table."""
    question = evening.question
    return question is None or question.nature == "decision" or isinstance(question, Muster)
