"""A shorter way through the controls of a change: Flet visits every field of every control that comes or goes.

A control has some fifty fields and holds other controls in one or two of them. Flet keeps what was really given to a
control apart (`_values`), so only that and the few fields outside of it need a visit. This spares a quarter of what
the server does between an answer and its picture. For the same reason only what is given to a new control need be set,
which spares another tenth. What is found, and what is done to it, stays as Flet wants it: tests compare both ways, for
the next Flet.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields
from inspect import signature
from typing import Any, Final

import flet as ft
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder

_NAMES: Final = frozenset({"_i", "_c", "key"})
"""What identifies a control; no other control is ever in there."""

_OUTSIDE: Final[dict[type, tuple[str, ...] | None]] = {}

COMMON: Final[tuple[type, ...]] = (ft.Column, ft.Container, ft.Image, ft.Row, ft.Semantics, ft.Stack, ft.Text)
"""Kinds of controls of which nearly every screen is made."""
_MADE: Final[dict[type, Callable[..., None]]] = {kind: kind.__init__ for kind in COMMON}  # type: ignore[misc]
"""How Flet makes them: it sets every field, also to what it is without being set."""

_configure_all: Final = DiffBuilder._configure_dataclass
_removed_all: Final = DiffBuilder._removed_controls


def install() -> None:
    """Take the short way from now on, in all sessions."""
    DiffBuilder._configure_dataclass = _configure  # type: ignore[method-assign]
    DiffBuilder._removed_controls = _removed  # type: ignore[method-assign]
    for kind, made in _MADE.items():
        kind.__init__ = sparing(kind, made)  # type: ignore[misc]


def sparing(kind: type, made: Callable[..., None]) -> Callable[..., None]:
    """Makes a control of a kind by setting only what is given. made: as Flet does."""
    parameters = dict(list(signature(made).parameters.items())[1:])
    names = tuple(name for name, each in parameters.items() if each.kind is each.POSITIONAL_OR_KEYWORD)
    needed = frozenset(name for name, each in parameters.items() if each.default is each.empty)
    own = {field.name: field.default_factory for field in fields(kind) if field.default_factory is not MISSING}
    plain = {f.name: f.default for f in fields(kind) if f.init and f.metadata.get("skip") and f.default is not MISSING}

    def make(self: Any, *args: Any, ref: Any = None, **given: Any) -> None:
        placed = dict(zip(names, args, strict=False))
        said = given.keys() | placed.keys()
        if len(said) < len(args) + len(given) or not needed <= said <= parameters.keys():
            made(self, *args, ref=ref, **given)  # which says what is wrong
            return
        given |= placed
        for name, build in own.items():
            object.__setattr__(self, name, given.pop(name) if name in given else build())
        for name, value in {**plain, **given}.items():
            setattr(self, name, value)
        self.__post_init__(ref)

    return make


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
