"""What the fields of a state count: a coin, a cube, a card. Nothing of it appears or vanishes by itself.

``doubloons: Annotated[int, Counts("coin")]`` in a player's record is a coin at that player's; a tuple counts its
entries, a truth one thing while it is so. What hangs on more than one field, a game counts itself (`Inventory`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache
from typing import Any, get_args, get_type_hints

from pydantic import GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from companion.core.declared.field_annotations import marks
from companion.core.declared.references import APART, ID

Count = tuple[str, str, int]
"""Kind of piece, place, how many lie there."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Beside the type of a field, what it counts."""

    kind: str
    """Of which kind they are; "" for what is only remembered here and lies elsewhere."""
    at: str = ""
    """Where they lie in a record that has others of that kind ("bounty"), "" at the record itself."""

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(core), "x-counts": self.kind} if self.kind else handler(core)


@dataclass(frozen=True, slots=True)
class _Plan:
    """What of a kind of record is counted."""

    fields: Mapping[str, Counts]
    """Fields that count something."""
    within: tuple[str, ...]
    """Fields that hold records of which something is counted."""


def counted(record: object, place: str = "") -> Iterator[Count]:
    """Everything that the fields of a state count, and those of the records in it.

    place: where the record lies. The fields of a state itself are places by their names, and so is a record with an id.
    """
    kind: type = type(record)
    plan = _plan(kind)
    for name, mark in plan.fields.items():
        value: Any = getattr(record, name)
        if value is not None:
            n = len(value) if isinstance(value, tuple) else int(value)
            yield mark.kind, ":".join(filter(None, (mark.at, place))) or name, n
    for name in plan.within:
        value = getattr(record, name)
        for each in value if isinstance(value, tuple) else () if value is None else (value,):
            yield from counted(each, str(getattr(each, ID, "")) or place or name)


@cache
def _plan(record: type) -> _Plan:
    own = marks(record, Counts)
    hints = {name: hint for name, hint in get_type_hints(record).items() if name not in (*own, *APART)}
    told = {name: mark for name, mark in own.items() if mark.kind}
    return _Plan(told, tuple(name for name, hint in hints.items() if any(map(_has_any, _records(hint)))))


def _has_any(record: type) -> bool:
    plan = _plan(record)
    return bool(plan.fields or plan.within)


def _records(hint: object) -> Iterator[type]:
    """The records that a value of a type may hold."""
    if isinstance(hint, type) and is_dataclass(hint):
        yield hint
    for inner in get_args(hint):
        yield from _records(inner)
