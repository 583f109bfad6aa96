"""Values that a state keeps and a hand may set: what each is called, and between which bounds it may be.

A plain number or truth says so beside its type: ``gold: Annotated[int, ByHand("…-gold", "gold_in_box")]``; whatever
hangs on more than the book is a line that a game writes itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol

from pydantic import GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from companion.core.declared.field_annotations import marks
from companion.core.questions.kinds import Field, FieldValue, Option
from companion.core.values.messages import Msg, msg

BY_HAND: Final = "x-by-hand"
"""Where `ByHand` stands in the JSON Schema of a state."""
HIGH = 99
"""Highest value of a number that has no end of its own."""
Tracked = tuple[str, Field, FieldValue]
"""The path of a value, what it may be, what it is."""


def number(
    path: str, label: Msg, value: int, hi: int = HIGH, *, lo: int = 0, step: int = 1, picture: str = ""
) -> Tracked:
    """A whole number."""
    return path, Field(path, label, "number", lo, hi, step, optional=False, picture=picture), value


def switch(path: str, label: Msg, value: bool) -> Tracked:
    """On or off."""
    return path, Field(path, label, "switch", optional=False), value


def choice(path: str, label: Msg, value: str, options: Sequence[Option], *, picture: str = "") -> Tracked:
    """One of several."""
    return path, Field(path, label, "choice", options=tuple(options), optional=False, picture=picture), value


def many(path: str, label: Msg, value: Sequence[str], options: Sequence[Option]) -> Tracked:
    """Any of several."""
    return path, Field(path, label, "many", options=tuple(options), optional=False), tuple(value)


@dataclass(frozen=True, slots=True)
class ByHand:
    """Beside the type of a number or a truth in a state: that a hand may set it, and between which bounds."""

    text: str
    """Key of its name."""
    most: int | str = HIGH
    """The highest value, or which number of the book says it."""
    less: int = 0
    """By how much the highest value stays below that."""
    least: int | str = 0
    """The lowest value, likewise."""
    step: int | str = 1
    """By how much it goes up and down, likewise."""
    picture: str = ""
    """What stands beside it."""

    def bounds(self, numbers: object) -> tuple[int, int]:
        """The lowest and the highest value. numbers: of the book."""
        return _number(self.least, numbers), _number(self.most, numbers) - self.less

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(core), BY_HAND: self}


def _number(bound: int | str, numbers: object) -> int:
    found: int = bound if isinstance(bound, int) else getattr(numbers, bound)
    return found


class HasNumbers(Protocol):
    """A book as it is asked for bounds."""

    @property
    def numbers(self) -> object:
        """What the rulebook prints, by name."""


def lines(record: object, at: str, book: HasNumbers, *only: str, **named: Msg | str | int) -> Iterator[Tracked]:
    """The values of a record that a hand may set, as its fields say; what is None now cannot be set.

    at: its path, "" for the state itself.  only: these fields, in this order, else all.  named: what the names of the
    values tell.
    """
    kind: type = type(record)
    declared = _declared(kind)
    for name in only or declared:
        by_hand, value = declared[name], getattr(record, name)
        path, label = f"{at}.{name}".lstrip("."), msg(by_hand.text, **named)
        if isinstance(value, bool):
            yield switch(path, label, value)
        elif value is not None:
            lo, hi = by_hand.bounds(book.numbers)
            step = _number(by_hand.step, book.numbers)
            yield number(path, label, value, hi, lo=lo, step=step, picture=by_hand.picture)


@cache
def _declared(record: type) -> Mapping[str, ByHand]:
    return marks(record, ByHand)
