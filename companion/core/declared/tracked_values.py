"""Values that a state keeps and a hand may set: what each is called, and what it may be.

A field says so beside its type: ``gold: Annotated[int, ByHand("…-gold", "gold_in_box")]``. A number, a truth, and words
that the type lists need no more; of a tuple the mark beside the type of its entries has each be set by itself. Where it
hangs on what else lies on the table how high a value may be, or from what it is chosen, the game tells it (`within`). A
value that is no field of its own is a line that a game writes itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal, Protocol, get_args, get_origin, get_type_hints

from pydantic import GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

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
    """Beside the type of a field, or of the entries of one: that a hand may set it, and what it may be."""

    text: str
    """Key of its name."""
    most: int | str | None = HIGH
    """The highest value, or which number of the book says it; None if it hangs on what else lies on the table."""
    less: int = 0
    """By how much the highest value stays below that."""
    least: int | str = 0
    """The lowest value, likewise."""
    step: int | str = 1
    """By how much it goes up and down, likewise."""
    picture: str = ""
    """What stands beside it."""
    words: str = ""
    """How the keys of its values begin where its type lists them, before a hyphen and the value; "" as its own."""
    none: str = ""
    """Key of the words for the value "" among these; "" for that of `words` with "none"."""
    pictures: str = ""
    """Of which kind is what stands beside each of these, "" for nothing."""

    def bounds(self, numbers: object, most: int | None = None) -> tuple[int, int]:
        """The lowest and the highest value. numbers: of the book.  most: the highest where the table says it."""
        top = self.most if most is None else most
        assert top is not None, f"{self.text}: nobody has said how much it may be"
        return _number(self.least, numbers), _number(top, numbers) - self.less

    def option(self, value: str) -> Option:
        """One of the values that its type lists."""
        key = self.none if self.none and not value else f"{self.words or self.text}-{value or 'none'}"
        return Option(value, msg(key), picture=f"{self.pictures}:{value}" if self.pictures and value else "")

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        found = handler(core)
        numeric = "integer" in (found.get("type"), *(each.get("type") for each in found.get("anyOf", ())))
        return {**found, BY_HAND: self} if numeric and self.most is not None else found


def _number(bound: int | str, numbers: object) -> int:
    found: int = bound if isinstance(bound, int) else getattr(numbers, bound)
    return found


class HasNumbers(Protocol):
    """A book as it is asked for bounds."""

    @property
    def numbers(self) -> object:
        """What the rulebook prints, by name."""


Within = Mapping[str, int | Sequence[Option]]
"""What values may be at the most, or be chosen from, by the names of their fields."""
NOT_SAID: Final[Within] = {}


def lines(
    record: object, at: str, book: HasNumbers, *only: str, within: Within = NOT_SAID, **named: Msg | str | int
) -> Iterator[Tracked]:
    """The values of a record that a hand may set, as its fields say; what is None now cannot be set.

    at: its path, "" for the state itself.  only: these fields, in this order, else all.  within: what the fields leave
    to the table.  named: what the names of the values tell, beside the number `n` of an entry.
    """
    kind: type = type(record)
    declared = _declared(kind)
    for name in only or declared:
        field, value, path = declared[name], getattr(record, name), f"{at}.{name}".lstrip(".")
        if not field.each:
            yield from _lines(field, path, value, book, within.get(name), named)
        else:
            for i, entry in enumerate(value):
                yield from _lines(field, f"{path}.{i}", entry, book, within.get(name), {**named, "n": i + 1})


def _lines(
    field: _Declared,
    path: str,
    value: Any,
    book: HasNumbers,
    within: int | Sequence[Option] | None,
    named: Mapping[str, Msg | str | int],
) -> Iterator[Tracked]:
    """The line of one value, none where it is None."""
    by_hand, label = field.by_hand, msg(field.by_hand.text, **named)
    options = field.options if within is None or isinstance(within, int) else within
    if isinstance(value, bool):
        yield switch(path, label, value)
    elif isinstance(value, tuple):
        yield many(path, label, [str(each) if isinstance(each, int) else each for each in value], options)
    elif isinstance(value, str):
        yield choice(path, label, value, options, picture=by_hand.picture)
    elif value is not None and options:
        yield choice(path, label, str(value), options, picture=by_hand.picture)
    elif value is not None:
        lo, hi = by_hand.bounds(book.numbers, within if isinstance(within, int) else None)
        step = _number(by_hand.step, book.numbers)
        yield number(path, label, value, hi, lo=lo, step=step, picture=by_hand.picture)


@dataclass(frozen=True, slots=True)
class _Declared:
    """What a field says."""

    by_hand: ByHand
    options: tuple[Option, ...]
    """What its type lists."""
    each: bool
    """Whether each entry of its tuple is a value by itself."""


@cache
def _declared(record: type) -> Mapping[str, _Declared]:
    found = {}
    for name, hint in get_type_hints(record, include_extras=True).items():
        for inner, each in ((hint, False), (_entry(hint), True)):
            for mark in getattr(inner, "__metadata__", ()):
                if isinstance(mark, ByHand):
                    found[name] = _Declared(mark, tuple(map(mark.option, _listed(inner))), each)
    return found


def _entry(hint: Any) -> object:
    """The type of what a tuple holds, None for any other type."""
    bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return get_args(bare)[0] if get_origin(bare) is tuple else None


def _listed(hint: object) -> list[str]:
    """The words that a type lists, "" before all others."""
    if get_origin(hint) is Literal:
        return sorted(get_args(hint), key=bool)
    return sorted((word for inner in get_args(hint) for word in _listed(inner)), key=bool)
