"""What the fields of a state refer to: a player, a ship, a card. The type of a field says it, and nothing else has to.

An id (`core.values.ids.Id`) says by its class what it names. Where plain text or a number names something, an alias
says so once: ``CardName = Annotated[str, Refers("card")]``. A game tells for each kind what there is of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from companion.core.untrusted.state_validation import Named
from companion.core.values.ids import Id

S = TypeVar("S")
B = TypeVar("B")

ID: Final = "id"
"""The field by which records know each other."""
APART: Final = ("options", "cards", "report")
"""Fields of a state that have checks of their own."""


@dataclass(frozen=True, slots=True)
class Refers:
    """Beside the type of a field, that its value names something."""

    kind: str
    """Name of the kind in the game's `Kinds`; "" for something that may have left the table since."""

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(core), "x-refers": self.kind} if self.kind else handler(core)


SEAT: Final = "seat"
"""The kind of those at the table, of a game that calls them by mere text."""
SeatName = Annotated[str, Refers(SEAT)]
"""Somebody at the table."""


@dataclass(frozen=True, slots=True)
class Once:
    """Beside the type of a tuple, that nothing stands in it twice. Records with an id stand only once anyway."""

    by: str = ""
    """The field that names an entry, "" where the entry is the name."""


@dataclass(frozen=True, slots=True)
class Kind(Generic[S, B]):
    """One kind of thing that states name."""

    text: str
    """Key of the words for it ("a pirate")."""
    known: Callable[[S, B], Iterable[object]]
    """What may be named."""
    made: Callable[[S, B], Iterable[object]] | None = None
    """What a record of this kind may be called; None: what may be named."""


Kinds = Mapping[type[Id] | str, Kind[S, B]]
"""Every kind of a game, by the class of its ids or by what `Refers` calls it."""


_Found = tuple[Named, bool]
"""Something named, and whether it is what the record there is itself called."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """What a type holds that may refer to something."""

    kind: type[Id] | str | None = None
    """What a value itself names."""
    items: tuple[_Shape, ...] = ()
    """Of the entries of a tuple: of each, or where `each` is set of all alike."""
    each: bool = False
    once: Once | None = None
    records: tuple[type, ...] = ()
    """Records that a value may be."""

    @property
    def plain(self) -> bool:
        """Whether nothing in it refers to anything."""
        return self.kind is None and not self.records and self.once is None and all(item.plain for item in self.items)


@dataclass(frozen=True, slots=True)
class _Part:
    """A field of a record."""

    name: str
    shape: _Shape
    usual: object
    """Its value where nothing is said."""


def kinds_in(state: type) -> Collection[type[Id] | str]:
    """Every kind that the fields of a state, and of the records in it, refer to."""
    found: dict[type[Id] | str, None] = {}
    seen: dict[type, None] = {}

    def look(shape: _Shape) -> None:
        if shape.kind is not None:
            found[shape.kind] = None
        for item in shape.items:
            look(item)
        for record in shape.records:
            if record not in seen:
                seen[record] = None
                for part in _parts(record):
                    look(part.shape)

    look(_Shape(records=(state,)))
    return tuple(found)


@dataclass(slots=True)
class References(Generic[S, B]):
    """Everything that one state refers to."""

    s: S
    book: B
    kinds: Kinds[S, B]
    besides: Mapping[type, Callable[[str, Any, S, B], Iterable[Named]]] = field(default_factory=dict)
    """What records name otherwise than by one field alone, by their class: told their place in the state."""
    _known: dict[tuple[type[Id] | str, bool], Sequence[object]] = field(default_factory=dict)

    def named(self) -> Iterator[Named]:
        """What is named, place by place: first what the records themselves are called, for others name these."""
        made: list[Named] = []
        others: list[Named] = []
        for one, is_made in self._record("", self.s):
            (made if is_made else others).append(one)
        yield from made
        yield from others

    def _record(self, at: str, record: object, said: str = "") -> Iterator[_Found]:
        """What a record names. said: the field of which that was told before."""
        kind: type = type(record)
        for part in _parts(kind):
            value = getattr(record, part.name)
            if part.name != said and (value != part.usual or value):  # what is left out names nothing
                yield from self._value(f"{at}.{part.name}".lstrip("."), value, part.shape, made=part.name == ID)
        for holder, more in self.besides.items():
            if isinstance(record, holder):
                yield from ((one, False) for one in more(at, record, self.s, self.book))

    def _value(self, at: str, value: object, shape: _Shape, *, made: bool = False) -> Iterator[_Found]:
        if shape.kind is not None and value is not None:
            yield Named(at, value, self.kinds[shape.kind].text, self._of(shape.kind, made)), made
        elif isinstance(value, tuple):
            yield from self._entries(at, value, shape)
        elif is_dataclass(value) and isinstance(value, shape.records):
            yield from self._record(at, value)

    def _entries(self, at: str, entries: tuple[object, ...], shape: _Shape) -> Iterator[_Found]:
        if shape.once is not None:
            yield from self._once(at, entries, shape, shape.once.by)
            if not shape.once.by:
                return
        said = "" if shape.once is None else shape.once.by
        for number, entry in enumerate(entries):
            inner = shape.items[0] if shape.each else shape.items[number]
            if inner.records and isinstance(entry, inner.records):
                there = getattr(entry, ID, None)
                yield from self._record(f"{at}.{number if there is None else there}", entry, said)
            else:
                yield from self._value(f"{at}.{number}", entry, inner)

    def _once(self, at: str, entries: tuple[object, ...], shape: _Shape, by: str) -> Iterator[_Found]:
        """Each entry among those that no other before it bears the name of; an id of its own is never ""."""
        names = [getattr(entry, by) if by else entry for entry in entries]
        inner = shape.items[0]
        kind = _kind_of(inner.records[0], by) if by else inner.kind
        if kind is None:
            raise TypeError(f"{at}: nothing says what the entries of this tuple name")
        known, text = self._of(kind, by == ID), self.kinds[kind].text
        for number, name in enumerate(names):
            left = [each for each in known if each not in names[:number] and (each or by != ID)]
            yield Named(f"{at}.{number}.{by}".rstrip("."), name, text, left), by == ID

    def _of(self, kind: type[Id] | str, made: bool) -> Sequence[object]:
        if (kind, made) not in self._known:
            there = self.kinds[kind]
            look = there.made if made and there.made is not None else there.known
            self._known[kind, made] = tuple(look(self.s, self.book))
        return self._known[kind, made]


def _kind_of(record: type, name: str) -> type[Id] | str | None:
    """What the field of that name refers to."""
    return next((part.shape.kind for part in _parts(record) if part.name == name), None)


@cache
def _parts(record: type) -> tuple[_Part, ...]:
    """The fields of a record that may refer to something, and what they hold."""
    if not is_dataclass(record):
        return ()
    hints = get_type_hints(record, include_extras=True)
    parts = (
        _Part(each.name, _shape(hints[each.name]), _usual(each)) for each in fields(record) if each.name not in APART
    )
    return tuple(part for part in parts if not part.shape.plain)


def _usual(each: Any) -> object:
    if each.default_factory is not MISSING:
        return each.default_factory()
    return each.default


def _shape(hint: Any) -> _Shape:
    if get_origin(hint) is Annotated:
        return _annotated(*get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        shapes = [_shape(each) for each in get_args(hint) if each is not NoneType]
        telling = [shape for shape in shapes if not shape.plain]
        if all(shape.records for shape in telling):
            return _Shape(records=tuple(each for shape in telling for each in shape.records))
        return telling[0]
    if get_origin(hint) is tuple:
        args = get_args(hint)
        each = args[-1] is Ellipsis
        items = tuple(_shape(arg) for arg in args if arg is not Ellipsis)
        known = each and any(is_dataclass(record) and _has_id(record) for record in items[0].records)
        return _Shape(items=items, each=each, once=Once(ID) if known else None)
    if isinstance(hint, type) and issubclass(hint, Id):
        return _Shape(kind=hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return _Shape(records=(hint,))
    return _Shape()


def _annotated(inner: Any, *beside: object) -> _Shape:
    for each in beside:
        if isinstance(each, Refers):
            return _Shape(kind=each.kind or None)
        if isinstance(each, Once):
            shape = _shape(inner)
            return _Shape(items=shape.items, each=shape.each, once=each)
    return _shape(inner)


def _has_id(record: Any) -> bool:
    """Whether records of a class know each other by an id of their own kind."""
    hints = get_type_hints(record, include_extras=True)
    return ID in hints and _shape(hints[ID]).kind is not None
