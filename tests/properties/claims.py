"""Claims that hold at every moment of an evening: it is walked once, and all of them look at it on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from companion.core.questions.kinds import Ask
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot


class Claim:
    """Something that holds at every moment of one evening. What looks changes nothing before the end."""

    def look(self, evening: GameSession, step: int) -> None:
        """See that it holds now. step: answers so far."""

    def answered(self, question: Ask[Any], value: Any) -> None:
        """Hear what the open question is answered with."""

    def end(self, evening: GameSession) -> None:
        """See that it holds of the whole evening, and that there was anything to look at."""


def walk(evening: GameSession, robot: Robot, steps: int, claims: Sequence[Claim], where: str) -> None:
    """Let a robot give so many answers while all claims look on. where: names the evening to whom reads of a failure,
    which tells claim and step as well."""
    for step in range(steps + 1):
        for claim in claims:
            with _named(claim, where, step):
                claim.look(evening, step)
        question = evening.question
        if question is None or step == steps:
            break
        value = robot.answer(question)
        for claim in claims:
            with _named(claim, where, step):
                claim.answered(question, value)
        evening.answer(value, serial=evening.now.serial)
    for claim in claims:
        with _named(claim, where, step):
            claim.end(evening)


@contextmanager
def _named(claim: Claim, where: str, step: int) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        error.add_note(f"{type(claim).__name__}: {where}, step {step}")
        raise
