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


@dataclass(frozen=True, slots=True)
class Unconfirmed:
    """The one draft of a sheet."""

    of: object
    """The question to which it belongs. written: says that the sheet is drawn anew."""
    _held: MutableRef[_Draft]
    _written: Callable[[], object]

    def begin(self, start: T) -> tuple[T, Callable[[T | Callable[[T], T]], None]]:
        """What is chosen now, at first `start`, and what puts something else down.

        What is put down for a question that has gone meanwhile is dropped.
        """
        held = self._held
        if held.current is None or held.current.of != self.of:
            held.current = _Draft(self.of, start)

        def put(new: T | Callable[[T], T]) -> None:
            now = held.current
            if now is None or now.of != self.of:
                return
            value = new(now.value) if callable(new) else new
            if value != now.value:
                held.current = _Draft(self.of, value)
                self._written()

        return cast(T, held.current.value), put

    def as_drawn(self) -> Callable[[], bool]:
        """Says later whether what is drawn now is still what was chosen: a button may be tapped before the choice just
        made is drawn on it."""
        held, drawn = self._held, self._held.current
        return lambda: held.current is drawn or held.current is None or drawn is None or held.current.of != drawn.of


def use_draft(of: object) -> Unconfirmed:
    """Hook: a draft that begins anew whenever `of` is another question."""
    _, tick = ft.use_state(0)
    held: MutableRef[_Draft] = ft.use_ref()
    return Unconfirmed(of, held, lambda: tick(lambda count: count + 1))
