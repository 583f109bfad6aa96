"""Frozen records: changed as `dataclasses.replace` does, several times as fast; asked once where they stay the same.

An evening is folded from thousands of events, and each of them replaces the whole state by a slightly different one, of
which most parts are the very same objects as before.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import cache, wraps
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, TypeVar, TypeVarTuple, cast

T = TypeVar("T")
R = TypeVar("R")
Ts = TypeVarTuple("Ts")

KEPT: Final = 256
"""Values of which a `memoized` function knows results at most."""
FEW: Final = 4
"""The same where results take much room."""
PART: Final = "part"
"""Among the results for a value lies the value: as long as it lies there nothing else has its number."""


class Dataclass(Protocol):
    """Any dataclass; whoever says more of it derives a protocol with the fields that are read."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


if TYPE_CHECKING:
    from dataclasses import replace as replace  # the checker knows its arguments
else:

    def replace(record: T, /, **changes: Any) -> T:
        """A copy of a dataclass instance with other values in some fields. Raises TypeError for a field it has not."""
        copied, write = _places(type(record))
        if copied is None:
            return dataclasses.replace(record, **changes)
        copy = copied(record)
        try:
            for name, value in changes.items():
                write[name](copy, value)
        except KeyError:
            return dataclasses.replace(record, **changes)  # which says what is wrong
        return copy


@cache
def _places(kind: type) -> tuple[Callable[[Any], Any] | None, dict[str, Callable[[Any, Any], None]]]:
    """What copies a record of this kind, and the writer of every field; None for one that does more when it is built.

    The copying function is spelt out field by field, as `dataclasses` does for `__init__`: a loop takes twice as long.
    """
    known = dataclasses.fields(cast(type[Dataclass], kind))
    places = {field.name: getattr(kind, field.name, None) for field in known}
    slotted = [isinstance(place, MemberDescriptorType) for place in places.values()]
    if hasattr(kind, "__post_init__") or any(slotted) is not all(slotted) or not all(field.init for field in known):
        return None, {}
    if all(slotted):
        write = {name: place.__set__ for name, place in places.items() if place is not None}
        fields = [f"_{name}(copy, record.{name})" for name in write]
    else:
        write = {name: _put(name) for name in places}
        fields = ["mine = copy.__dict__", *(f"mine['{name}'] = record.{name}" for name in write)]
    names: dict[str, Any] = {"new": object.__new__, "kind": kind, **{f"_{name}": put for name, put in write.items()}}
    exec("\n ".join(["def copied(record):", "copy = new(kind)", *fields, "return copy"]), names)
    return names["copied"], write


def _put(name: str) -> Callable[[Any, Any], None]:
    """The writer of a field that has no slot."""
    return lambda record, value: record.__dict__.__setitem__(name, value)


def memoized(function: Callable[[T, *Ts], R]) -> Callable[[T, *Ts], R]:
    """A pure function of a frozen value, such as a state or a part that many states have in common, and of more that is
    hashable: worked out once as long as that value is among the latest ones.

    The value is known again by being the very same object: to compare whole records would cost more than it spares.
    """
    return _remembering(function, KEPT)


def memoized_briefly(function: Callable[[T, *Ts], R]) -> Callable[[T, *Ts], R]:
    """As `memoized`, of so few values that results may take much room."""
    return _remembering(function, FEW)


def _remembering(function: Callable[[T, *Ts], R], values: int) -> Callable[[T, *Ts], R]:
    known: dict[int, dict[object, Any]] = {}

    @wraps(function)
    def recall(part: T, *more: *Ts) -> R:
        try:
            found: R = known[id(part)][more]
        except KeyError:
            pass
        else:
            return found
        results = known.get(id(part))
        if results is None:
            if len(known) >= values:
                known.clear()
            results = known[id(part)] = {PART: part}
        result = results[more] = function(part, *more)
        return result

    return recall
