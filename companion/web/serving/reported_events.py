"""Checks the events that a screen reports: whether a control of that kind can have done so.

Flet takes whatever it is sent for what its own client would send: an event that lacks a field, or a width in words,
ends as a fault in the middle of our screens.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, cast, get_args, get_origin

from flet.controls.base_control import BaseControl
from flet.controls.control_event import get_event_field_type
from flet.utils.from_dict import from_dict

OURS: Final = frozenset({"control", "name", "data"})
"""What every event has, and not from the screen."""
KEPT: Final = 512
"""Kinds of events, and classes of controls, that are looked up once."""


def may_happen(control: BaseControl, event: str, data: object) -> bool:
    """Whether an event that was reported of a control brings along all that its handler may rely on."""
    kind: Any = type(control)
    try:
        found, wanted = _event_of(kind, event)
        if not wanted:
            return True
        if not isinstance(data, dict):
            return getattr(control, f"on_{event}") is None
        if not OURS.isdisjoint(data):
            return False
        built = from_dict(found, {"control": control, "name": event, **data})
    except Exception:  # whatever a stranger makes Flet say
        return False
    return all(_is(getattr(built, name, None), hint) for name, hint in wanted.items())


def may_be(control: Any, props: Mapping[str, Any]) -> bool:
    """Whether properties that were reported of a class of controls are words, numbers, switches as it has them."""
    hints = _hints(control)
    return all(_is(value, hints[name], plain=True) for name, value in props.items() if name in hints)


@lru_cache(KEPT)
def _event_of(control: Any, event: str) -> tuple[Any, Mapping[str, Any]]:
    """The class of an event, and what a screen tells with it; nothing where nobody listens."""
    found = get_event_field_type(object.__new__(control), f"on_{event}")
    kind = get_origin(found) or found
    told: Mapping[str, Any] = _hints(cast(Any, kind)) if is_dataclass(kind) else {}
    return found, {name: hint for name, hint in told.items() if name not in OURS}


@lru_cache(KEPT)
def _hints(kind: Any) -> Mapping[str, Any]:
    """The types of a class's fields; a few are names that Flet has not resolved."""
    return {field.name: field.type for field in fields(kind)}


def _is(value: object, hint: Any, *, plain: bool = False) -> bool:
    """Whether a value is what a hint says. plain: Flet has still to read it, so only what it takes as it is counts."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _is(value, get_args(hint)[0], plain=plain)
    if origin in (Union, UnionType):
        return any(_is(value, each, plain=plain) for each in get_args(hint))
    if hint is NoneType:
        return value is None
    if hint in (int, float):
        return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    if hint in (bool, str):
        return isinstance(value, hint)
    if plain or not isinstance(hint, type):
        return True
    if not isinstance(value, hint):
        return False
    parts = _hints(hint) if is_dataclass(hint) and not issubclass(hint, BaseControl) else {}
    return all(_is(getattr(value, name), each) for name, each in parts.items())
