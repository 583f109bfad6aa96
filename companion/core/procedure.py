"""Procedures: a chapter of a rulebook as a generator that asks and tells.

A procedure yields questions and events, nothing else, and only through `Table.ask` and `Table.happens`. It never
knows who answers. `Run` drives one open procedure and can rebuild it from its recorded answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, TypeVar

from companion.core.events import Event
from companion.core.questions import Ask

S = TypeVar("S")
B = TypeVar("B")
T = TypeVar("T")

Procedure = Generator["Ask[Any] | Event[Any]", Any, T]


class Table(Generic[S, B]):
    """What a procedure sees: the state of this moment and the printed book. Keep nothing of `now` across a yield."""

    def __init__(self, now: S, book: B) -> None:
        self.now = now
        self.book = book

    def ask(self, question: Ask[T]) -> Procedure[T]:
        """Ask and wait for a legal answer."""
        answer: T = yield question
        return answer

    def happens(self, *events: Event[S]) -> Procedure[None]:
        """Make events happen; `now` has changed when it returns."""
        yield from events


@dataclass(frozen=True, slots=True)
class Command:
    """The name of a procedure with its parameters (plain JSON scalars)."""

    name: str
    params: tuple[tuple[str, str | int | bool], ...] = ()

    @property
    def kwargs(self) -> dict[str, str | int | bool]:
        """Parameters as keyword arguments."""
        return dict(self.params)


def command(name: str, /, **params: str | int | bool) -> Command:
    """The command `name` with its parameters."""
    return Command(name, tuple(params.items()))


ProcedureFunction = Callable[Concatenate[Table[Any, Any], ...], Procedure[Any]]
"""A procedure as registered by a game: called with the table and the command's parameters."""


def first_of(found: Iterable[T]) -> T:
    """The first of what was found. Procedures use it in the place of `next`, whose StopIteration says nothing.

    Raises LookupError when nothing was found.
    """
    for item in found:
        return item
    raise LookupError("nothing was found")


class Run(Generic[S, B]):
    """One open procedure: where it stands, the question it waits at, the answers it has had."""

    def __init__(self, function: ProcedureFunction, cmd: Command, state: S, book: B) -> None:
        self.command = cmd
        self.question: Ask[Any] | None = None
        self.done = False
        self.answered: dict[str, Any] = {}
        self._table: Table[S, B] = Table(state, book)
        self._steps = function(self._table, **cmd.kwargs)

    @property
    def state(self) -> S:
        """The state of this moment."""
        return self._table.now

    def start(self) -> list[Event[S]]:
        """Run to the first question; returns what happened on the way."""
        return self._advance(None)

    def answer(self, value: Any) -> list[Event[S]]:
        """Give the open question a value already read by it; returns what happened from it."""
        if self.question is None:
            raise RuntimeError("no question is open")
        self.answered[self.question.key] = value
        return self._advance(value)

    def amend(self, event: Event[S]) -> None:
        """A correction by hand in the middle of the procedure."""
        self._table.now = event.apply(self._table.now)

    def _advance(self, value: Any) -> list[Event[S]]:
        happened: list[Event[S]] = []
        self.question = None
        try:
            step = self._steps.send(value)
            while isinstance(step, Event):
                self._table.now = step.apply(self._table.now)
                happened.append(step)
                step = self._steps.send(None)
        except StopIteration:
            self.done = True
            return happened
        if step.key in self.answered:
            raise RuntimeError(f"question key {step.key!r} asked twice in {self.command.name!r}")
        self.question = step
        return happened
