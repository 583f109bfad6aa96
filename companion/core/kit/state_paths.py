"""Reading and setting one value deep inside a tree of frozen dataclasses, by a dotted path.

A part of a path is a field name, or an entry of a tuple by its id or its index: ``players.seat-1.goods.tea``.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar, get_type_hints

from pydantic import TypeAdapter, ValidationError

from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import brief
from companion.core.values.messages import msg

T = TypeVar("T")


def read(root: object, path: str) -> Any:
    """The value at a path. Raises BadAnswer when there is no such place."""
    here = root
    for part in path.split("."):
        here = _step(here, part, path)
    return here


def put(root: T, path: str, value: object) -> T:
    """A copy of the tree with another value at the path.

    The value is converted to the type declared there (a list to a tuple, digits to a number). Raises BadAnswer
    when there is no such place or the value does not fit its type.
    """
    head, _, tail = path.partition(".")
    inner = _step(root, head, path)
    new = put(inner, tail, value) if tail else _fitting(root, head, value)
    if isinstance(root, tuple):
        index = _index(root, head)
        return (*root[:index], new, *root[index + 1 :])  # type: ignore[return-value]
    return replace(root, **{head: new})  # type: ignore[type-var]


def _step(here: object, part: str, path: str) -> Any:
    if isinstance(here, tuple) and 0 <= (index := _index(here, part)) < len(here):
        return here[index]
    if is_dataclass(here) and part in {field.name for field in fields(here)}:
        return getattr(here, part)
    raise BadAnswer(msg("core-no-such-value", path=brief(path)))


def _index(entries: tuple[object, ...], part: str) -> int:
    """Where an entry stands, -1 if there is none of that id."""
    ids = [getattr(entry, "id", None) for entry in entries]
    return int(part) if part.isdecimal() else ids.index(part) if part in ids else -1


def _fitting(owner: Any, name: str, value: object) -> Any:
    declared = type(owner[_index(owner, name)]) if isinstance(owner, tuple) else get_type_hints(type(owner))[name]
    try:
        return TypeAdapter(declared).validate_python(value)
    except ValidationError as error:
        raise BadAnswer(msg("core-bad-value", field=name, given=brief(value))) from error


__all__ = ["put", "read"]
