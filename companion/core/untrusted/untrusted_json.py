"""JSON that people hand us: scenarios, libraries, settings, saved evenings.

It is read, or refused in words that say where it is wrong and what to do. Nothing that comes through here is larger,
deeper or longer than its `Limits`, and all of it can be written again.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from companion.core.questions.question_base import brief
from companion.core.values.messages import InWords, msg

MEGA: Final = 1_000_000
LONGEST_WAY: Final = 12
"""Names of a place that are told, from its end."""
_DIGITS: Final = 18
"""Longer numbers are not even worked out."""
_BEFORE_VALUES: Final = "[{,"
"""Every value but the first follows one of these; in a text they count too many, which does no harm."""
_HALVES: Final = re.compile("[\ud800-\udfff]")
"""Halves of signs, which no text can be written with."""
_Place = tuple[Any, str] | None
"""Where a value stands: the place around it and its own name there; None for the whole."""


class BadFile(InWords):
    """What was handed to us cannot be used; nothing was taken from it. `text` says what is wrong."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is read."""

    size: int = 8 * MEGA
    """Letters in all."""
    values: int = 300_000
    """In all, for a few letters each make a value of hundreds of bytes."""
    depth: int = 40
    """Lists and objects within each other."""
    number: int = 10**15 - 1
    """The largest whole number, and with a minus the smallest."""
    fractions: bool = True
    """Whether there may be numbers that are not whole."""


USUAL: Final = Limits()


@dataclass(frozen=True, slots=True)
class _Endless:
    """A number of too many digits, as it was written."""

    digits: str


def read_json(text: str, limits: Limits = USUAL) -> Any:
    """What a text says in JSON. Raises BadFile."""
    if len(text) > limits.size:
        raise too_large(len(text), limits.size)
    if sum(map(text.count, _BEFORE_VALUES)) > limits.values:
        raise BadFile(msg("core-json-many", most=limits.values))
    try:
        value = json.loads(text, parse_int=_whole, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise BadFile(msg("core-not-json", line=error.lineno, column=error.colno)) from error
    except RecursionError as error:
        raise BadFile(msg("core-json-deep", place="…", most=limits.depth)) from error
    check(value, limits)
    return value


def check(value: object, limits: Limits = USUAL) -> None:
    """Whether a value as JSON has them keeps within the limits. Raises BadFile for the first place where it does not.

    Lists and objects may be tuples and mappings of ours, too.
    """
    open_: list[tuple[object, int, _Place]] = [(value, 1, None)]
    while open_:
        here, depth, place = open_.pop()
        if (wrong := _wrong(here, limits)) is not None:
            raise BadFile(msg(wrong, place=_named(place), given=_shown(here), most=limits.number))
        inner = list(_inside(here))
        if inner and depth > limits.depth:
            raise BadFile(msg("core-json-deep", place=_named(place), most=limits.depth))
        for name, each in reversed(inner):
            if _HALVES.search(name):
                raise BadFile(msg("core-json-signs", place=_named((place, brief(name))), given=brief(name)))
            open_.append((each, depth + 1, (place, name)))


def too_large(size: int, most: int) -> BadFile:
    """What is said of too much at once. size, most: letters or bytes."""
    return BadFile(msg("core-json-large", mb=math.ceil(size / MEGA), most=most // MEGA))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object each of whose names stands once: nobody knows which of two values somebody meant."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadFile(msg("core-json-twice", name=brief(name)))
        found[name] = value
    return found


def _whole(digits: str) -> int | _Endless:
    return int(digits) if len(digits) <= _DIGITS else _Endless(digits)


def _inside(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        yield from ((name if isinstance(name, str) else brief(name), each) for name, each in value.items())
    elif isinstance(value, list | tuple):
        yield from ((str(number), each) for number, each in enumerate(value))


def _wrong(value: object, limits: Limits) -> str | None:
    """The message that says what is wrong with one value by itself."""
    match value:
        case bool() | None:
            return None
        case _Endless():
            return "core-json-number"
        case int():
            return "core-json-number" if abs(value) > limits.number else None
        case float():
            usable = limits.fractions and math.isfinite(value)
            return None if usable else "core-json-fraction"
        case str():
            return "core-json-signs" if _HALVES.search(value) else None
    return None


def _shown(value: object) -> str:
    return f"{value.digits[:20]}…" if isinstance(value, _Endless) else brief(value)


def _named(place: _Place) -> str:
    """A place in words: ``commands.0.answers``; of a long way only its end."""
    parts: list[str] = []
    while place is not None:
        place, name = place
        parts.append(name[:40])
    return ("…." if parts[LONGEST_WAY:] else "") + ".".join(reversed(parts[:LONGEST_WAY])) or "…"
