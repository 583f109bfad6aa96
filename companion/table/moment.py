"""A moment of an evening: the table between two changes, as everybody may look at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.core.answers import answers_to
from companion.core.journal import Journal, Said
from companion.core.kit.game import Game
from companion.core.kit.state import Common
from companion.core.procedure import Command
from companion.core.questions import TABLE, Question
from companion.core.text import Msg, msg

S = TypeVar("S", bound=Common)
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Moment(Generic[S, B]):
    """What was written, and what came of it. It never changes, so any thread may look at it for as long as it wants."""

    game: Game[S, B]
    """Which is played."""
    journal: Journal
    """Read only."""
    state: S
    """Of the game."""
    questions: tuple[Question, ...]
    """Every question that is open: one, or several where people are asked together; none when the evening is over."""
    command: Command | None
    """The procedure under way, None at a menu."""
    gathered: tuple[str, ...]
    """Keys of the questions asked together with those that are open, and already answered."""

    @property
    def question(self) -> Question | None:
        """The question of the moment: of the open procedure, else the menu; None when the evening is over.

        Where people are asked together it is the one of whoever has not answered yet and sits first.
        """
        return next(iter(self.questions), None)

    @property
    def asks(self) -> Msg:
        """What is asked, in words: the key of the question of the moment, its kind and what it takes."""
        question = self.question
        if question is None:
            return msg("core-over")
        return msg("core-open", key=question.key, kind=question.kind, takes=answers_to(question).takes)

    @property
    def serial(self) -> int:
        """Number of the question of the moment; an answer must quote it."""
        return len(self.journal.entries)

    @property
    def posed(self) -> int:
        """Number of what is asked just now; it stays the same while people who are asked together answer."""
        if not self.gathered:
            return self.serial
        said = (number for number, entry in reversed(self.journal.live) if isinstance(entry, Said))
        return min(number for number, _ in zip(said, self.gathered, strict=False))

    @property
    def on_turn(self) -> str:
        """The seat that answers for the table just now, "" for nobody in particular."""
        return self.game.on_turn(self.state)

    def put_to(self, seat: str) -> Question | None:
        """The open question that this seat may answer: its own, or one for the whole table while it is on turn.

        seat: "" for somebody who only watches, and answers nothing.
        """
        if not seat:
            return None
        own = (question for question in self.questions if question.who == seat)
        shared = (question for question in self.questions if question.who == TABLE and self.on_turn == seat)
        return next(own, None) or next(shared, None)
