"""A faster diff in place of Flet's, which visits every field of every control, several times.

All that we draw is drawn by components, so it never changes once it lies there: Flet calls it frozen, and a change is
what differs between two trees. Flet keeps what was really given to a control apart (`_values`), so only that and the
few fields outside of it need a look; the rest of what it does for each control (a log line for each comparison, rules
for fields that nobody has set, lists of what a control skips where it has nothing to skip) costs more than the change.
What is found, and what is done to it, stays as Flet wants it: tests compare both ways, for the next Flet. Whatever is
not frozen, or of a kind that has ways of its own, goes Flet's way.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator, Sequence
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from functools import lru_cache
from typing import Any, Final

import flet as ft
import msgpack
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.id_counter import ControlId
from flet.controls.object_patch import DiffBuilder, get_control_key
from flet.messaging.protocol import Message, MessageAction, PatchControlBody, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.utils.validation import _compile_class_spec

COMMON: Final[tuple[type, ...]] = (
    ft.Column,
    ft.Container,
    ft.Image,
    ft.Row,
    ft.Semantics,
    ft.Stack,
    ft.Text,
    Component,
)
"""Kinds of controls of which nearly every screen is made."""
PLAIN: Final[tuple[type, ...]] = (ft.Alignment, ft.Border, ft.BorderSide, ft.Padding, ft.TextStyle)
"""Kinds of values that every control has, and that never hold one."""
VALUES: Final[tuple[type, ...]] = (ft.Alignment, ft.Padding, ft.TextStyle)
"""Those of them that Flet takes as they are given."""
LEAVES: Final = frozenset({*PLAIN, str, int, float, bool, type(None)})
"""Kinds of what a field may hold that hold nothing themselves."""
SIMPLE: Final = frozenset({str, int, float, bool})
"""Those of them that say all by themselves."""
SIZED: Final[dict[type, frozenset[str]]] = {
    ft.Container: frozenset({"width", "height", "margin", "animate_size"}),
    ft.Image: frozenset({"width", "height", "animate_size"}),
}
"""Kinds that see to their own size, and the fields by which they have one: without them there is nothing to say."""
SAME: Final = 512
"""Values that are made once and given to every control that needs one: frames and paddings."""

_NAMES: Final = frozenset({"_i", "_c", "key"})
"""What identifies a control; no other control is ever in there."""
_UNKNOWN: Final = object()
_NOTHING: Final[dict[str, Any]] = {}


# ---------------------------------------------------------------------- what is known of a kind


@dataclass(frozen=True, slots=True)
class _Kind:
    """How controls of a class are handled."""

    outside: tuple[str, ...]
    """Fields that are kept outside of `_values`, without those that identify a control."""
    rules: tuple[tuple[str, Any], ...] | None
    """What Flet asks of its fields; None where it does more before a control is sent."""
    defaults: dict[str, Any]
    events: frozenset[str]
    moved: bool
    """Whether it takes over more than its number from the one before."""
    built: bool
    """Whether it builds something of its own."""
    sized: frozenset[str] | None
    """Fields by which it has a size that it sees to itself; None for all other kinds."""
    fixed: tuple[tuple[str, Any], ...]
    """What is sent of each of them, whatever it is given."""
    roots: dict[str, Any]
    """What need not be sent, as a client takes it for granted."""
    mounted: bool
    """Whether it does something of its own when it has come or gone."""


_KINDS: Final[dict[Any, _Kind | None]] = {}


def _kind(kind: Any) -> _Kind | None:
    """None for a class that keeps everything in its fields."""
    if kind not in _KINDS:
        _KINDS[kind] = _looked_at(kind)
    return _KINDS[kind]


def _looked_at(kind: Any) -> _Kind | None:
    outside: frozenset[str] | None = getattr(kind, "_structural_fields", None)
    if outside is None:
        return None
    control = issubclass(kind, BaseControl)
    plain = control and kind.before_update is BaseControl.before_update
    spec = _compile_class_spec(kind)
    return _Kind(
        tuple(sorted(outside - _NAMES)),
        tuple(spec.field_rules) if plain and not spec.class_rules else None,
        getattr(kind, "_prop_defaults", {}),
        getattr(kind, "_event_fields", frozenset()),
        control and kind._migrate_state is not BaseControl._migrate_state,
        control and kind.build is not BaseControl.build,
        SIZED.get(kind),
        tuple((name, value) for name, value in getattr(kind, "_override_props", {}).items() if value is not None),
        getattr(kind, "_root_defaults", {}),
        control and (kind.did_mount is not BaseControl.did_mount or kind.will_unmount is not BaseControl.will_unmount),
    )


# ---------------------------------------------------------------------- making controls

_MADE: Final[dict[type, Callable[..., None]]] = {kind: kind.__init__ for kind in (*COMMON, *VALUES)}  # type: ignore[misc]
"""How Flet makes them: it sets every field, also to what it is without being set."""


def sparing(kind: type, made: Callable[..., None]) -> Callable[..., None]:
    """Makes a control or value of a kind as a copy of a bare one, with what is given. made: as Flet does."""
    parameters = {each.name: each for each in fields(kind) if each.init}
    names = tuple(name for name, each in parameters.items() if not each.kw_only)
    needed = frozenset(n for n, f in parameters.items() if f.default is MISSING and f.default_factory is MISSING)
    bare: Any = object.__new__(kind)
    made(bare, **dict.fromkeys(needed))
    factories = ((name, each.default_factory) for name, each in parameters.items())
    own = tuple((name, build) for name, build in factories if build is not MISSING)
    state = {name: value for name, value in vars(bare).items() if name not in ("_values", "_dirty", "_i")}
    defaults: dict[str, Any] = kind._prop_defaults  # type: ignore[attr-defined]
    control, count, known = issubclass(kind, BaseControl), ControlId._counter.__next__, frozenset(parameters)

    def make(self: Any, *args: Any, ref: Any = None, **given: Any) -> None:
        if args:
            placed = dict(zip(names, args, strict=False))
            if len(placed) < len(args) or not placed.keys().isdisjoint(given):
                made(self, *args, **(given if ref is None else {"ref": ref, **given}))  # which says what is wrong
                return
            given |= placed
        if not known >= given.keys() or not needed <= given.keys():
            made(self, **(given if ref is None else {"ref": ref, **given}))  # likewise
            return
        values: dict[str, Any] = {}
        mine = self.__dict__
        mine.update(state)
        mine["_values"], mine["_dirty"] = values, {}
        if control:
            mine["_i"] = count()
        for name, build in own:
            if name not in given:
                mine[name] = build()
        for name, value in given.items():
            default = defaults.get(name, _UNKNOWN)
            if default is _UNKNOWN:
                mine[name] = value
            elif value is not default and value != default:
                values[name] = value
        if ref is not None:
            ref.current = self

    return make


# ---------------------------------------------------------------------- comparing two trees


def _see_to(item: BaseControl, kind: _Kind) -> None:
    """Before a control is sent: what its class wants to do, and whether its fields are what they may be."""
    if kind.rules is None:
        if isinstance(item, Component):  # it has nothing that could be wrong
            item.before_update()
        else:
            item._before_update_safe()
        return
    values = item._values
    for name, rule in kind.rules:
        if name in values:
            try:
                rule.validate(item, name, values[name])
            except ValueError:
                item._before_update_safe()  # which says so, once
    if kind.sized is not None and kind.sized.isdisjoint(values) and item._internals:
        item.__dict__["_internals"] = _NOTHING


def _compare(self: DiffBuilder, parent: Any, path: list[Any], src: Any, dst: Any, frozen: bool) -> None:
    """As `DiffBuilder._compare_dataclasses`: what differs between two frozen controls of the same class."""
    kind = _kind(type(dst)) if frozen and src is not dst and isinstance(dst, BaseControl) else None
    if kind is None or getattr(parent, "_isolated", False):
        _compare_all(self, parent, path, src, dst, frozen)
        return
    _take_over(src, dst, kind)
    if parent is not None and parent is not dst:
        dst._parent = weakref.ref(parent)
    self._added_dataclasses[dst._i] = dst
    self._removed_dataclasses[src._i] = src
    _see_to(dst, kind)
    dst.__dict__["_frozen"] = True
    for name in kind.outside:
        old, new = getattr(src, name), getattr(dst, name)
        if old is new:
            if new:
                _stays(dst, new)
        elif not (name == "_internals" and old == new):
            self._compare_values(dst, path, name, old, new, True)
    before, after, defaults = src._values, dst._values, kind.defaults
    for name, old in before.items():
        new = after.get(name, _UNKNOWN)
        if new is _UNKNOWN:
            new = defaults.get(name)
        if old is new:
            if type(new) not in LEAVES:
                _stays(dst, new)
        elif type(new) not in SIMPLE or type(old) is not type(new) or old != new:
            _compare_value(self, dst, kind, path, name, old, new)
    if before.keys() != after.keys():
        for name, new in after.items():
            if name not in before and (old := defaults.get(name)) is not new:
                _compare_value(self, dst, kind, path, name, old, new)


def _compare_value(
    self: DiffBuilder, dst: BaseControl, kind: _Kind, path: list[Any], name: str, old: Any, new: Any
) -> None:
    """What differs between two values of one field that are not the very same."""
    if name in kind.events:
        old, new = old is not None, new is not None
        if old is new:
            return
    elif not isinstance(new, BaseControl) and not self._holds_control(new) and _equal(old, new):
        return
    self._compare_values(dst, path, name, old, new, True)


def _take_over(src: BaseControl, dst: BaseControl, kind: _Kind) -> None:
    """The new one is known by the number of the old one, and has what belongs to it."""
    if kind.moved:
        dst._migrate_state(src)
    else:
        dst._i = src._i
        if dst.data is None:
            dst.data = src.data
    if "_initialized" not in dst.__dict__:
        if kind.built:
            kept = dst.__dict__.pop("_frozen", None)
            dst.build()
            if kept is not None:
                dst.__dict__["_frozen"] = kept
        dst.__dict__["_initialized"] = True


def _stays(parent: Any, part: Any) -> None:
    """A part that was kept, not drawn again, lies in something new: from there it finds its page. Flet says so to parts
    of a list only."""
    for each in part if isinstance(part, list) else (part,):
        if isinstance(each, BaseControl) and parent is not None:
            vars(each)["_parent"] = weakref.ref(parent)


def _equal(old: Any, new: Any) -> bool:
    """Whether two values are the same to a client."""
    if type(old) is type(new) and type(new) in PLAIN:
        outside = _kind(type(new)).outside  # type: ignore[union-attr]
        return bool(old._values == new._values and all(_equal(getattr(old, n), getattr(new, n)) for n in outside))
    return bool(old == new)


def _values(self: DiffBuilder, parent: Any, path: list[Any], key: Any, src: Any, dst: Any, frozen: bool) -> None:
    """As `DiffBuilder._compare_values`: of two controls in the same place of a frozen tree."""
    if not (frozen and isinstance(src, BaseControl) and isinstance(dst, BaseControl)):
        _values_all(self, parent, path, key, src, dst, frozen)
    elif src is dst:
        _stays(parent, dst)
    elif _same_place(src, dst) and _key(src) == _key(dst):
        self._compare_dataclasses(parent, path if key is None else [*path, key], src, dst, True)
    else:
        self._item_replaced(path, key, dst)
        self._dataclass_removed(src)
        self._dataclass_added(dst, parent, True)


def _key(control: BaseControl) -> Any:
    """As `get_control_key`, of a control."""
    key = control._values.get("key")
    return key if key is None or type(key) is str else get_control_key(control)


def _same_place(src: BaseControl, dst: BaseControl) -> bool:
    """Whether one can become the other."""
    if not isinstance(src, Component) or not isinstance(dst, Component):
        return type(src) is type(dst)
    return src.fn is dst.fn


def _lists(self: DiffBuilder, parent: Any, path: list[Any], src: list[Any], dst: list[Any], frozen: bool) -> None:
    """As `DiffBuilder._compare_lists`: of controls in the same order."""
    if not (frozen and _aligned(src, dst)):
        _lists_all(self, parent, path, src, dst, frozen)
        return
    for place, (old, new) in enumerate(zip(src, dst, strict=True)):
        if _same_place(old, new):
            self._compare_dataclasses(parent, [*path, place], old, new, True)
        else:
            self._item_removed(path, place, old, frozen=True)
            self._item_added(parent, path, place, new, frozen=True)


def _aligned(src: Sequence[Any], dst: Sequence[Any]) -> bool:
    """Whether both hold as many controls, with the same keys one after the other."""
    if len(src) != len(dst):
        return False
    for old, new in zip(src, dst, strict=True):
        if not (isinstance(old, BaseControl) and isinstance(new, BaseControl) and _key(old) == _key(new)):
            return False
    return True


# ---------------------------------------------------------------------- what came and what went


def _added(self: DiffBuilder) -> Iterator[Any]:
    """As `DiffBuilder.get_added_controls`: all that came, ready to be sent, and all that was compared."""
    found: list[Any] = []
    gone = self._removed_dataclasses
    for key, item in self._added_dataclasses.items():
        stays = key in gone
        if stays and "_frozen" in item.__dict__ and isinstance(item, BaseControl):
            found.append(item)
        elif stays:
            found += self._configure_dataclass(item, None, False, True)
        else:
            _ready(self, item, None, False, found)
    return iter(found)


def _ready(self: DiffBuilder, item: Any, parent: Any, frozen: bool, found: list[Any]) -> None:
    """As `DiffBuilder._configure_dataclass`: make everything in `item` ready to be sent, and note its controls."""
    if isinstance(item, list | dict):
        for each in item if isinstance(item, list) else item.values():
            _ready(self, each, parent, frozen, found)
        return
    if type(item) in LEAVES or not hasattr(item, "__dataclass_fields__"):
        return
    kind = _kind(type(item))
    if kind is None:
        found += self._configure_dataclass(item, parent, frozen)
        return
    mine = item.__dict__
    if parent is None:
        known = mine.get("_parent")
        parent = known() if known else None
    if parent is not None:
        mine["_parent"] = weakref.ref(parent)
    if "_frozen" in mine:
        frozen = mine["_frozen"]
    elif frozen:
        mine["_frozen"] = frozen
    if getattr(type(item), "__flet_control_cls__", None) is None:
        type(item).__flet_control_cls__ = self.control_cls
    control = isinstance(item, BaseControl)
    if control:
        if kind.built:
            item.build()
        if frozen:
            _see_to(item, kind)
        else:
            item._before_update_safe()
        mine["_initialized"] = True
        found.append(item)
        parent = item
    for part in _parts(item, kind):
        _ready(self, part, parent, frozen, found)
    if not frozen:
        item._dirty.clear()


def _parts(item: Any, kind: _Kind) -> list[Any]:
    """What a control or value holds that may hold a control."""
    found: list[Any] = [getattr(item, name) for name in kind.outside if name != "_internals"]
    for value in item._values.values():
        if type(value) not in LEAVES and (isinstance(value, list | dict) or hasattr(value, "__dataclass_fields__")):
            found.append(value)
    return found


def _gone(self: DiffBuilder) -> Iterator[Any]:
    """As `DiffBuilder.get_removed_controls`: all that went, and all that was compared."""
    found: list[Any] = []
    came = self._added_dataclasses
    for key, item in self._removed_dataclasses.items():
        if key in came and "_frozen" in item.__dict__ and isinstance(item, BaseControl):
            found.append(item)
        else:
            _leave(self, item, key not in came, found)
    return iter(found)


def _leave(self: DiffBuilder, item: Any, recurse: bool, found: list[Any]) -> None:
    """As `DiffBuilder._removed_controls`: the controls in `item`, which goes."""
    if isinstance(item, list | dict):
        for each in item if isinstance(item, list) else item.values():
            _leave(self, each, recurse, found)
    elif isinstance(item, BaseControl):
        kind = _kind(type(item))
        if kind is None or hasattr(item, "__prev_lists"):
            found += self._removed_controls(item, recurse)
            return
        if recurse:
            for part in _parts(item, kind):
                _leave(self, part, recurse, found)
        found.append(item)


# ---------------------------------------------------------------------- of a whole change


def _patch_control(
    self: Any,
    control: Any,
    prev_control: Any = None,
    parent: Any = None,
    path: list[Any] | None = None,
    frozen: bool = False,
) -> None:
    """As `Session.patch_control`: find out what differs, send it, and know from now on by its number what is there.

    Flet writes a line for a log about each control that came, went or stays, and has each say once more that it did.
    """
    own: Any = self  # what it keeps to itself
    patch, added, removed = own._Session__get_update_control_patch(
        control=control, prev_control=prev_control or control, parent=parent, path=path, frozen=frozen
    )
    if len(patch) > 1:
        body = PatchControlBody(parent._i if parent else control._i, patch)
        own._Session__send_message(Message(MessageAction.PATCH_CONTROL, body))
    index = own._Session__index
    came, went = {each._i for each in added}, {each._i for each in removed}
    for each in removed:
        if each._i not in came:
            index.pop(each._i, None)
    for each in added:
        index[each._i] = each
    for each in removed:
        if each._i not in came and _tells(each):
            each.will_unmount()
    for each in added:
        if each._i not in went and _tells(each):
            each.did_mount()


def _tells(control: BaseControl) -> bool:
    """Whether anything follows where a control comes or goes."""
    kind = _kind(type(control))
    return kind is None or kind.mounted


# ---------------------------------------------------------------------- sending

_encode_all: Final = configure_encode_object_for_msgpack(BaseControl)


def encoded(item: Any) -> Any:
    """A control as its client reads it: what it was given, but for what the client takes for granted anyway."""
    if isinstance(item, Enum):
        return item.value
    kind = _kind(type(item)) if hasattr(item, "_values") else None
    if kind is None or ("_frozen" not in item.__dict__ and type(item) not in PLAIN):
        return _encode_all(item)
    sent: dict[str, Any] = {}
    roots, events = kind.roots, kind.events
    for name, value in item._values.items():
        if value is None:
            continue
        root = roots.get(name, _UNKNOWN)
        if value is root or (root is not None and root is not _UNKNOWN and value == root):
            continue
        sent[name] = True if name in events else value
    for name, value in kind.fixed:
        if name not in sent:
            sent[name] = value
    for name in kind.outside:
        value = getattr(item, name)
        if value is not None and (value or not isinstance(value, list | dict)):
            sent[name] = value
    if isinstance(item, BaseControl):
        sent["_c"], sent["_i"] = item._c, item._i
    return sent


def packed(body: object, encode: Callable[[Any], Any] = encoded) -> bytes:
    """What goes over the wire for a message. Flet takes its snapshots for the next difference while packing."""
    return bytes(msgpack.packb(body, default=encode))


# ---------------------------------------------------------------------- taking the short way

USUAL: Final[dict[str, Callable[..., Any]]] = {
    name: getattr(DiffBuilder, name)
    for name in (
        "_compare_dataclasses",
        "_compare_values",
        "_compare_lists",
        "get_added_controls",
        "get_removed_controls",
    )
}
"""Flet's own ways, by name."""
_compare_all, _values_all, _lists_all, _, _ = USUAL.values()
SHORT: Final[dict[str, Callable[..., Any]]] = dict(zip(USUAL, (_compare, _values, _lists, _added, _gone), strict=True))
"""Ours."""


def install() -> None:
    """Take the short way from now on, in all sessions."""
    for name, way in SHORT.items():
        setattr(DiffBuilder, name, way)
    Session.patch_control = _patch_control  # type: ignore[method-assign]
    for kind, made in _MADE.items():
        kind.__init__ = sparing(kind, made)  # type: ignore[misc]
    for shape, names in ((ft.Border, ("all",)), (ft.Padding, ("symmetric", "only", "all"))):
        for name in names:
            if not hasattr(way := getattr(shape, name), "cache_info"):
                setattr(shape, name, staticmethod(lru_cache(SAME)(way)))
