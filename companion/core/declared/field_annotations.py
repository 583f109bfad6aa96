"""What the fields of a record say of themselves beside their types: ``gold: Annotated[int, ByHand("…")]``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar, get_type_hints

M = TypeVar("M")


def marks(record: type, kind: type[M]) -> Mapping[str, M]:
    """The marks of one kind that stand beside the types of a dataclass's fields, by the names of the fields."""
    said = ((name, getattr(hint, "__metadata__", ())) for name, hint in _hints(record).items())
    return {name: mark for name, beside in said for mark in beside if isinstance(mark, kind)}


@cache
def _hints(record: type) -> Mapping[str, object]:
    return get_type_hints(record, include_extras=True)
