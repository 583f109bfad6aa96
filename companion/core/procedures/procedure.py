"""Procedures: a chapter of a rulebook as a generator that asks and tells.

A procedure yields questions and events, nothing else, and only through `Table.ask` and `Table.happens`. It never
knows who answers. `Run` drives one open procedure and can rebuild it from its recorded answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from operator import itemgetter
from typing import Any, Concatenate, Generic, Literal, get_origin

from typing_extensions import TypeVar, Unpack

from companion.core.events.event import Event, Happened
from companion.core.procedures.asking import (
    RULE,
    AskOptions,
    OfChoose,
    OfNumber,
    OfPick,
    OfRoll,
    OfYesNo,
    Seated,
    Speaking,
)
from companion.core.questions.kinds import Ask, BadAnswer, Dice, Form, Option, Question
from companion.core.values.ids import Id, as_taken

S = TypeVar("S")
B = TypeVar("B")
T = TypeVar("T")
K = TypeVar("K", bound=str, default=str)
P = TypeVar("P", bound=Seated)
Q = TypeVar("Q", bound=Speaking)

Procedure = Generator["Question | Together | Event[Any]", Any, T]


@dataclass(frozen=True, slots=True)
class Together:
    """Questions put to several people at once, answered in any order; what they chose comes to light together."""

    questions: tuple[Question, ...]


class Context(Generic[S, B]):
    """What a procedure sees: the state of this moment and the printed book. Keep nothing of `now` across a yield."""

    def __init__(self, now: S, book: B) -> None:
        self.now = now
        self.book = book

    def ask(self, question: Ask[T]) -> Procedure[T]:
        """Ask and wait for a legal answer."""
        answer: T = yield question
        return answer

    def yes_no(self: Context[P, Q], name: str, **aside: Unpack[OfYesNo]) -> Procedure[bool]:
        """Ask the question of that name (`Asking`): yes or no?"""
        self._call_by_name(aside)
        return self.ask(self.book.q.yes_no(name, **aside))

    def choose(
        self: Context[P, Q], name: str, options: Iterable[Option[K]], **aside: Unpack[OfChoose[K]]
    ) -> Procedure[K]:
        """Ask the question of that name: which one? The answer is its id."""
        self._call_by_name(aside)
        return self.ask(self.book.q.choose(name, options, **aside))

    def pick(
        self: Context[P, Q], name: str, options: Iterable[Option[K]], **aside: Unpack[OfPick[K]]
    ) -> Procedure[tuple[K, ...]]:
        """Ask the question of that name: which ones?"""
        self._call_by_name(aside)
        return self.ask(self.book.q.pick(name, options, **aside))

    def number(self: Context[P, Q], name: str, lo: int, hi: int, **aside: Unpack[OfNumber]) -> Procedure[int]:
        """Ask the question of that name: how many?"""
        self._call_by_name(aside)
        return self.ask(self.book.q.number(name, lo, hi, **aside))

    def roll(self: Context[P, Q], name: str, *dice: Dice, **aside: Unpack[OfRoll]) -> Procedure[tuple[int, ...]]:
        """Ask the question of that name: what do the dice show?"""
        self._call_by_name(aside)
        return self.ask(self.book.q.roll(name, *dice, **aside))

    def _call_by_name(self: Context[P, Q], aside: AskOptions) -> None:
        """Have the words of a question know the name of whoever is asked."""
        for player in self.now.players:
            if player.id == aside.get("who"):
                aside["words"] = {"name": player.name, **aside.get("words", {})}

    def ask_together(self, questions: Sequence[Ask[T]]) -> Procedure[tuple[T, ...]]:
        """Ask several people at once, and wait for all of them; the answers in the order of the questions."""
        answers: tuple[T, ...] = (yield Together(tuple(questions))) if questions else ()
        return answers

    def happens(self, *events: Event[S]) -> Procedure[None]:
        """Make events happen; `now` has changed when it returns."""
        yield from events


@dataclass(frozen=True, slots=True)
class Command:
    """The name of a procedure with its parameters (plain JSON scalars).

    It is the same in whatever order they were given; what a procedure takes when nothing is said is left out by
    `Game.canonical`, which knows it.
    """

    name: str
    params: tuple[tuple[str, str | int | bool], ...] = ()

    def __post_init__(self) -> None:
        if len(self.params) > 1:
            object.__setattr__(self, "params", tuple(sorted(self.params, key=itemgetter(0))))

    @property
    def kwargs(self) -> dict[str, str | int | bool]:
        """Parameters as keyword arguments."""
        return dict(self.params)


def command(name: str, /, **params: str | int | bool) -> Command:
    """The command `name` with its parameters."""
    return Command(name, tuple(params.items()))


ProcedureFunction = Callable[Concatenate[Context[Any, Any], ...], Procedure[Any]]
"""A procedure as registered by a game: called with the table and the command's parameters."""


def rule_of(function: Callable[..., object]) -> str:
    """Id of the rule that a procedure names first in its description, "" for none."""
    found = RULE.match(function.__doc__ or "")
    return found[0] if found else ""


def parameters(function: ProcedureFunction) -> dict[str, Parameter]:
    """What a procedure takes beside the table, by name, as far as it can be said in JSON."""
    _, *params = signature(function, eval_str=True).parameters.values()
    return {param.name: param for param in params if _is_plain(param.annotation)}


def _is_plain(kind: object) -> bool:
    return kind in (str, int, bool) or get_origin(kind) is Literal or (isinstance(kind, type) and issubclass(kind, Id))


def first_of(found: Iterable[T]) -> T:
    """The first of what was found. Procedures use it in the place of `next`, whose StopIteration says nothing.

    Raises LookupError when nothing was found.
    """
    for item in found:
        return item
    raise LookupError("nothing was found")


class Run(Generic[S, B]):
    """One open procedure: where it stands, the questions it waits at, the answers it has had."""

    def __init__(self, function: ProcedureFunction, cmd: Command, state: S, book: B) -> None:
        self.command = cmd
        self.questions: tuple[Question, ...] = ()
        """Those still open, several only where people are asked together."""
        self.done = False
        self.answered: dict[str, object] = {}
        self._function = function
        self._first = state
        """The state in which it was begun."""
        self._heard: list[tuple[str, object] | Event[S]] = []
        """Answers by key and corrections by hand, in order."""
        self._together: Together | None = None
        self._table: Context[S, B] = Context(state, book)
        self._steps = function(self._table, **as_taken(function, cmd.kwargs))

    @property
    def state(self) -> S:
        """The state of this moment."""
        return self._table.now

    @property
    def question(self) -> Question | None:
        """The first of the open questions; None when the procedure is over."""
        return self.questions[0] if self.questions else None

    @property
    def gathered(self) -> tuple[str, ...]:
        """Keys of the questions that were answered while others, asked together with them, are still open."""
        asked = self._together.questions if self._together is not None else ()
        return tuple(question.key for question in asked if self.asks(question.key) is None)

    def asks(self, key: str) -> Question | None:
        """The open question of that key."""
        return next((question for question in self.questions if question.key == key), None)

    @property
    def heard(self) -> int:
        """How many answers and corrections it has had; it stands where it stood as long as that stays the same."""
        return len(self._heard)

    def copy(self, heard: int | None = None) -> Run[S, B]:
        """The same procedure at the same questions, to go on otherwise from here: as a generator cannot be copied, it
        is run again. heard: with so many of its answers and corrections, by default with all."""
        again: Run[S, B] = Run(self._function, self.command, self._first, self._table.book)
        again.start()
        for given in self._heard[:heard]:
            if isinstance(given, Event):
                again.amend(given)
            else:
                key, value = given
                again.answer(value, key)
        return again

    def start(self) -> list[Happened]:
        """Run to the first question; returns what happened on the way."""
        return self._advance(None)

    def answer(self, value: object, key: str = "") -> list[Happened]:
        """Give an open question a value already read by it; returns what happened from it.

        key: of the question, the first one if it is not said.  Nothing happens while others are still being asked.
        """
        question = self.asks(key) if key else self.question
        if question is None:
            raise RuntimeError("no such question is open")
        self._heard.append((question.key, value))
        self.answered[question.key] = value
        self.questions = tuple(each for each in self.questions if each.key != question.key)
        if self.questions:
            return []
        if self._together is not None:
            value = tuple(self.answered[each.key] for each in self._together.questions)
        return self._advance(value)

    def amend(self, event: Event[S]) -> None:
        """A correction by hand in the middle of the procedure."""
        self._heard.append(event)
        self._table.now = event.apply(self._table.now)

    def _advance(self, value: object) -> list[Happened]:
        happened: list[Happened] = []
        self.questions, self._together = (), None
        try:
            step = self._steps.send(value)
            while isinstance(step, Event):
                before, after = self._table.now, step.apply(self._table.now)
                self._table.now = after
                happened.append(Happened(step, before=before, after=after, book=self._table.book))
                step = self._steps.send(None)
        except StopIteration:
            self.done = True
            return happened
        asked = step.questions if isinstance(step, Together) else (step,)
        for number, question in enumerate(asked):
            if question.key in self.answered or question.key in [each.key for each in asked[:number]]:
                raise RuntimeError(f"question key {question.key!r} asked twice in {self.command.name!r}")
        self.questions, self._together = asked, step if isinstance(step, Together) else None
        return happened


def foreseen(function: ProcedureFunction, state: S, book: B, *args: Any, **named: Any) -> S:
    """The state after a procedure, as far as it goes without people: nothing of it happens.

    It ends at the first question that only they can answer; what nobody has copied stays unknown.
    """
    table: Context[S, B] = Context(state, book)
    steps, given = function(table, *args, **named), None
    try:
        while True:
            step: Any = steps.send(given)
            given = None
            if isinstance(step, Event):
                table.now = step.apply(table.now)
            elif isinstance(step, Form):
                given = step.read({})
            else:
                return table.now
    except (StopIteration, BadAnswer):
        return table.now
