"""Corrections by hand: lines of tracked values, each by its path into the state, and the reading of a new value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from companion.core.asking import brief
from companion.core.game import Correctable
from companion.core.questions import BadAnswer, Field, FieldValue, Option
from companion.core.text import Msg, msg

HIGH = 99
"""Highest value of a number that has no end of its own."""
NEAR = 4
"""Paths that a refusal names, of those most like the one that was given."""
Line = tuple[str, Field, FieldValue]
"""The path of a value, what it may be, what it is."""


def number(path: str, label: Msg, value: int, hi: int = HIGH, *, lo: int = 0, step: int = 1, picture: str = "") -> Line:
    """A whole number."""
    return path, Field(path, label, "number", lo, hi, step, optional=False, picture=picture), value


def switch(path: str, label: Msg, value: bool) -> Line:
    """On or off."""
    return path, Field(path, label, "switch", optional=False), value


def choice(path: str, label: Msg, value: str, options: Sequence[Option]) -> Line:
    """One of several."""
    return path, Field(path, label, "choice", options=tuple(options), optional=False), value


def many(path: str, label: Msg, value: Sequence[str], options: Sequence[Option]) -> Line:
    """Any of several."""
    return path, Field(path, label, "many", options=tuple(options), optional=False), tuple(value)


def in_groups(groups: Iterable[tuple[Msg, Iterable[Line]]]) -> tuple[Correctable, ...]:
    """Every line under the name of its group."""
    return tuple(Correctable(path, group, field, value) for group, lines in groups for path, field, value in lines)


def shown(field: Field, value: FieldValue) -> Msg:
    """A value in words."""
    labels = {option.id: option.label for option in field.options}
    if isinstance(value, bool):
        return msg("core-yes") if value else msg("core-no")
    if isinstance(value, tuple):
        return msg("core-said-list", items=tuple(labels[item] for item in value)) if value else msg("core-nothing")
    return labels.get(str(value), msg("core-said", text=str(value)))


def read(values: Sequence[Correctable], path: str, value: FieldValue) -> tuple[FieldValue, dict[str, Msg]]:
    """The new value of a path in its proper type, and the words ``group``, ``what`` and ``value`` that tell it.

    Raises BadAnswer when there is no such value or it cannot be that.
    """
    found = next((each for each in values if each.path == path), None)
    if found is None:
        near = get_close_matches(path, [each.path for each in values], NEAR)
        key = "core-no-such-value-near" if near else "core-no-such-value"
        raise BadAnswer(msg(key, path=brief(path), near=", ".join(near)))
    new = found.field.read(value)
    return new, {"group": found.group, "what": found.field.label, "value": shown(found.field, new)}
