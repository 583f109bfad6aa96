"""A shorter way through the controls of a change: Flet visits every field of every control that comes or goes.

A control has some forty fields and holds other controls in one or two of them. Flet keeps what was really given to a
control apart (`_values`), so only that and the few fields outside of it need a visit. This spares a quarter of what
the server does between an answer and its picture. What is found, and what is done to it, stays as Flet wants it: a test
compares both ways, for the next Flet.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import Any, Final

from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder

_NAMES: Final = frozenset({"_i", "_c", "key"})
"""What identifies a control; no other control is ever in there."""

_OUTSIDE: Final[dict[type, tuple[str, ...] | None]] = {}

_configure_all: Final = DiffBuilder._configure_dataclass
_removed_all: Final = DiffBuilder._removed_controls


def install() -> None:
    """Take the short way from now on, in all sessions."""
    DiffBuilder._configure_dataclass = _configure  # type: ignore[method-assign]
    DiffBuilder._removed_controls = _removed  # type: ignore[method-assign]


def _outside(kind: type) -> tuple[str, ...] | None:
    """Fields of a class that it keeps outside of `_values`; None for a class that has no such store."""
    if kind not in _OUTSIDE:
        fields: frozenset[str] | None = getattr(kind, "_structural_fields", None)
        _OUTSIDE[kind] = None if fields is None else tuple(sorted(fields - _NAMES))
    return _OUTSIDE[kind]


def _parts(item: Any, outside: tuple[str, ...]) -> Iterator[Any]:
    """What a control or value holds that may hold a control."""
    fields = type(item).__dataclass_fields__
    given = [value for name, value in item._values.items() if not fields[name].metadata.get("skip", False)]
    for value in (*(getattr(item, name) for name in outside), *given):
        if isinstance(value, list | dict) or hasattr(value, "__dataclass_fields__"):
            yield value


def _configure(
    self: DiffBuilder, item: Any, parent: Any, frozen: bool, configure_setattr_only: bool = False
) -> Iterator[Any]:
    """As `DiffBuilder._configure_dataclass`: make everything in `item` ready to be sent, and give its controls."""
    outside = _outside(type(item))
    if outside is None or configure_setattr_only:
        yield from _configure_all(self, item, parent, frozen, configure_setattr_only)
        return
    if parent is None:
        known = getattr(item, "_parent", None)
        parent = known() if known else None
    if parent is not None:
        item._parent = weakref.ref(parent)
    if hasattr(item, "_frozen"):
        frozen = item._frozen
    elif frozen:
        item._frozen = frozen
    kind = type(item)
    if getattr(kind, "__flet_control_cls__", None) is None:
        kind.__flet_control_cls__ = self.control_cls
    if isinstance(item, BaseControl):
        item.build()
        item._before_update_safe()
        object.__setattr__(item, "_initialized", True)
        yield item
        parent = item
    for part in _parts(item, outside):
        yield from self._configure_dataclass(part, parent, frozen)
    if not frozen:
        item._dirty.clear()


def _removed(self: DiffBuilder, item: Any, recurse: bool) -> Iterator[Any]:
    """As `DiffBuilder._removed_controls`: the controls in `item`, which goes."""
    if not recurse or not isinstance(item, BaseControl) or hasattr(item, "__prev_lists"):
        yield from _removed_all(self, item, recurse)
        return
    for part in _parts(item, _outside(type(item)) or ()):
        yield from self._removed_controls(part, recurse)
    yield item
