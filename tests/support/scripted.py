"""Plays one procedure of any game from a script of answers, strictly: an unscripted question fails the test, and so
does an unused answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Generic, TypeVar

from companion.core.events.announcements import Announcement
from companion.core.events.event import Event, Happened
from companion.core.procedures.procedure import Run, command
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Ask, Choose, Draw, Field, FieldValue, Form, Number, Pick, Roll, YesNo
from companion.core.values.messages import Msg
from companion.session.auto_answers import QuestionPlace, roll

S = TypeVar("S")
B = TypeVar("B")
E = TypeVar("E", bound=Event[Any])
Silence = Callable[[Ask[Any]], Any]
"""The answer to a question on which the script is silent. Raises AssertionError where the script must say it."""


class Played(Generic[S]):
    """What came of a scripted run: the state, what happened, the questions that were asked, and what was returned."""

    def __init__(self, state: S, happened: list[Happened], asked: list[Ask[Any]], returned: Any = None) -> None:
        self.state, self.happened, self.asked, self.returned = state, happened, asked, returned

    @property
    def events(self) -> list[Event[Any]]:
        """The events that happened."""
        return [each.event for each in self.happened]

    def of(self, kind: type[E]) -> list[E]:
        """The events of one type."""
        return [event for event in self.events if isinstance(event, kind)]

    def lines(self, *kinds: type[Event[Any]]) -> list[Msg]:
        """What the notebook says of it. kinds: of these types of events only."""
        return lines(self.happened, *kinds)

    def announcements(self, *kinds: type[Event[Any]]) -> list[Announcement]:
        """What the middle of the table shows of it, likewise."""
        return announcements(self.happened, *kinds)


def lines(happened: Iterable[Happened], *kinds: type[Event[Any]]) -> list[Msg]:
    """What the notebook says of what happened. kinds: of these types of events only."""
    found = (each for each in happened if not kinds or isinstance(each.event, kinds))
    return [each.line for each in found if each.line is not None]


def announcements(happened: Iterable[Happened], *kinds: type[Event[Any]]) -> list[Announcement]:
    """What the middle of the table shows of it, likewise."""
    found = (each for each in happened if not kinds or isinstance(each.event, kinds))
    return [telling for each in found for telling in each.announcements]


def unscripted(question: Ask[Any]) -> Any:
    """Quiet questions take their likely answer; any other one belongs into the script."""
    if question.unasked:
        return question.default
    raise AssertionError(f"unscripted question {question.key!r}: {question}")


def run_script(
    function: Callable[..., Any],
    state: S,
    book: B,
    answers: Mapping[str, Any],
    silent: Silence = unscripted,
    **params: Any,
) -> Played[S]:
    """Run a procedure with the answers given by question key; forced questions are taken by themselves.

    Dice are answers too: their faces, by the key of the roll.
    """
    returned: list[Any] = []

    @wraps(function)
    def recorded(*given: Any, **named: Any) -> Any:
        returned.append((yield from function(*given, **named)))

    run: Run[S, B] = Run(recorded, command("test", **params), state, book)
    happened, asked, left = run.start(), [], dict(answers)
    while (question := run.question) is not None:
        asked.append(question)
        only = question.only() if question.forced else None
        if question.key in left:
            value = left.pop(question.key)
        elif only is not None:
            value = only[0]
        else:
            value = silent(question)
        happened += run.answer(question.read(value))
    assert not left, f"unused answers: {sorted(left)}; asked: {[question.key for question in asked]}"
    return Played(run.state, happened, asked, *returned)


def usual(question: Ask[Any]) -> Any:
    """What a table would say that answers without thinking: virtual dice, forms as empty as may be, else the likely
    answer."""
    match question:
        case Draw() | Roll():
            return roll(question, 7, QuestionPlace(begun="test"))
        case Form():
            return {line.name: _least(line) for line in question.fields if not line.optional}
        case _ if question.default is not None:
            return question.default
        case Choose():
            return next(option.id for option in question.options if option.verdict.allowed)
        case Pick():
            return [option.id for option in question.options if option.verdict.allowed][: question.lo]
        case Number():
            return question.lo
        case YesNo():
            return False
        case BuildDeck():
            return next((ready.id for ready in question.ready), [])
    raise AssertionError(f"no usual answer to {question}")


def _least(line: Field) -> FieldValue:
    """The first value of a line that must be filled."""
    least: dict[str, FieldValue] = {
        "number": line.lo,
        "switch": False,
        "choice": line.options[0].id if line.options else "",
    }
    return least[line.kind]
