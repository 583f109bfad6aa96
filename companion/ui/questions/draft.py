"""What is chosen on a sheet and not yet confirmed: forgotten with its question, although the sheet stays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import flet as ft
from flet.components.hooks.use_ref import MutableRef

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Draft:
    of: object
    value: Any


def use_draft(of: object, start: T) -> tuple[T, Callable[[T | Callable[[T], T]], None]]:
    """Hook: as `ft.use_state`, but it begins anew with `start` whenever `of` is another question.

    What is put down for a question that has gone meanwhile is dropped.
    """
    _, tick = ft.use_state(0)
    held: MutableRef[_Draft] = ft.use_ref()
    if held.current is None or held.current.of != of:
        held.current = _Draft(of, start)

    def put(new: T | Callable[[T], T]) -> None:
        now = held.current
        if now is None or now.of != of:
            return
        value = new(now.value) if callable(new) else new
        if value != now.value:
            held.current = _Draft(of, value)
            tick(lambda count: count + 1)

    return cast(T, held.current.value), put
