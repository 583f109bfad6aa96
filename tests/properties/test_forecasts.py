"""What a sheet says before an answer is what happens after it: number by number, up to the dice that nobody knows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest

from companion.core.events.event import Happened
from companion.core.values.messages import Msg
from companion.library.game_registry import game_ids
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.ui.questions.parts.forecast import news_of
from tests.properties.evenings import LIKES, an_evening

SEEDS = (1, 2, 5)
STEPS = 60
NUMBERS = "ui-forecast-becomes"
"""Key of a line that says what a number was and what it becomes."""


def said_before(evening: GameSession, value: object, eyes: str | None) -> list[Msg]:
    """What would follow from an answer, in lines. eyes: who reads it, "" for all at the table, None for a program."""
    glimpse = evening.previews.glimpse(value, eyes=eyes)
    return [] if glimpse is None else news_of(glimpse.happened)


def figures(lines: Sequence[Msg]) -> list[Msg]:
    """The lines that say what a number was and what it becomes: who may not know all is told of these what is true, and
    less of what only others know."""
    return [line for line in lines if line.key == NUMBERS]


def happened_since(evening: GameSession, written: int) -> Sequence[Happened]:
    """What has happened since so many entries were in force."""
    return [entry for _, entry in islice(evening.journal.live, written, None) if isinstance(entry, Happened)]


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_said_before_an_answer_is_what_happens_after_it(game_id: str) -> None:
    numbers = 0
    for seed in SEEDS:
        evening, robot = an_evening(game_id, seed), Robot(seed, LIKES)
        for step in range(STEPS):
            question = evening.question
            if question is None:
                break
            value, written = robot.answer(question), len(evening.journal.live)
            reader = question.who if question.secret else ""  # under its cover one person reads a secret alone
            whole, seen = (said_before(evening, value, eyes) for eyes in (None, reader))
            evening.answer(value, serial=evening.now.serial)
            after = news_of(happened_since(evening, written))
            assert whole == after[: len(whole)], (seed, step, question.key)
            foretold, came = figures(seen), figures(after)
            assert foretold[: len(came)] == came[: len(foretold)], (seed, step, question.key)
            numbers += len(foretold)
    assert numbers, "no number has ever been foretold"
