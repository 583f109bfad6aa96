"""States as people hand them to us: every name and number in them is checked before anything is played.

Types are the adapter's business; what a type cannot say (that such a pirate exists, that a ship has so many boxes to
lose) is said here, with the place in the state.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Self, TypeVar

from pydantic import TypeAdapter, ValidationError

from companion.core.copying import Card
from companion.core.game import Correctable
from companion.core.lookup import Unknown
from companion.core.problems import problem
from companion.core.questions import BadAnswer, Form
from companion.core.text import Msg

S = TypeVar("S")


class BadState(ValueError):
    """A state in which something cannot be. place: where, by a dotted path.  text: what is wrong."""

    def __init__(self, place: str, text: Msg) -> None:
        super().__init__(f"{place}: {text}")
        self.place = place
        self.text = text


@dataclass(frozen=True, slots=True)
class Handed:
    """Plain JSON as it was handed in, to be known again. text: how it is spelt.

    Only what is spelt alike and is alike counts as the same: 1 is true and 1.0 in Python, a pair is a list in JSON.
    """

    text: str
    raw: object = field(hash=False)

    @classmethod
    def of(cls, raw: object) -> Self | None:
        """What was handed in; None where it is no JSON."""
        try:
            return cls(json.dumps(raw), raw)
        except (TypeError, ValueError, RecursionError):
            return None


@dataclass(frozen=True, slots=True)
class Named:
    """Something that a state names. kind: key of the words for such a thing ("a pirate").  known: what there is."""

    place: str
    given: object
    kind: str
    known: Sequence[object]


def each_named(place: str, given: Iterable[object], kind: str, known: Sequence[object]) -> Iterable[Named]:
    """Every entry of a list."""
    return (Named(f"{place}.{number}", each, kind, known) for number, each in enumerate(given))


def each_once(place: str, given: Sequence[object], kind: str, known: Sequence[object]) -> Iterable[Named]:
    """Every entry of a list in which nothing stands twice."""
    for number, each in enumerate(given):
        yield Named(f"{place}.{number}.id", each, kind, [other for other in known if other not in given[:number]])


def read_state(adapter: TypeAdapter[S], raw: object) -> S:
    """A state from plain JSON. Raises BadState for the first value that has the wrong type."""
    try:
        return adapter.validate_python(raw)
    except ValidationError as error:
        raise BadState(*problem(error)) from error


def check_names(named: Iterable[Named]) -> None:
    """Whether everything that is named exists. Raises BadState for the first that does not."""
    for one in named:
        if one.given not in one.known:
            raise BadState(one.place, Unknown(one.given, one.kind, [str(each) for each in one.known if each]).text)


def check_values(lines: Iterable[Correctable]) -> None:
    """Whether every tracked value is one that a person could set by hand. Raises BadState for the first that is not.

    Nothing (0) is always possible: it may not be known yet.  Numbers come first, because what may be chosen often hangs
    on them.
    """
    for line in sorted(lines, key=lambda line: line.field.kind != "number"):
        if line.value in (0, None, "", ()):
            continue
        try:
            line.field.read(line.value)
        except BadAnswer as error:
            raise BadState(line.path, error.text) from error


def check_cards(cards: Iterable[Card], form: Callable[[str, str], Form]) -> None:
    """Whether every copied component is one of the box, with values that its form takes. Raises BadState."""
    for number, card in enumerate(cards):
        try:
            found = form(card.schema, card.subject)
            lines = {line.name: line for line in found.fields}
            for name, value in card.record:
                if name not in lines:
                    found.read({name: value})
                elif value is not None:
                    lines[name].read(value)
        except BadAnswer as error:
            raise BadState(f"cards.{number}", error.text) from error
