"""What Flet's client builds anew for a message: every control of which something changes, with all inside of it.

A client is told of a control that has changed, makes its widget again, and with it the widgets of everything that it
holds, changed or not. So a change near the root of a screen costs as much as a new screen, and one at a leaf nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, Final, cast

from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import Message, MessageAction

from tests.ui.fakeclient import FakeClient

MOVE: Final = 3
"""Kind of operation that names two places."""


def rebuilt(screen: FakeClient, message: Message) -> frozenset[int]:
    """Numbers of the controls that the screen builds anew; of all other messages than changes none."""
    if message.action != MessageAction.PATCH_CONTROL:
        return frozenset()
    tree, *operations = message.body.patch
    ways = dict(paths(tree))
    root = screen.session.index[message.body.id]
    touched: dict[int, BaseControl] = {}
    for operation in operations:
        for place in operation[1:4:2] if operation[0] == MOVE else operation[1:2]:
            control = _drawn(root, ways[place])
            touched[control._i] = control
    return frozenset(each._i for control in touched.values() for each in inside(control))


def inside(part: object) -> Iterator[BaseControl]:
    """A control and all that it holds, without the components, which the client passes over."""
    if isinstance(part, list | tuple):
        for each in part:
            yield from inside(each)
    elif isinstance(part, Component):
        yield from inside(part._b)
    elif isinstance(part, BaseControl):
        yield part
        for field in fields(part):
            if not field.metadata.get("skip") and field.name != "_internals":
                yield from inside(getattr(part, field.name, None))


def paths(places: Sequence[Any], path: tuple[Any, ...] = ()) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Every place that a patch names, and the way to it: a patch begins with a tree of places."""
    yield places[0], path
    for name, below in (places[1] if len(places) > 1 else {}).items():
        yield from paths(below, (*path, name))


def _drawn(root: BaseControl, path: Sequence[Any]) -> BaseControl:
    """The control whose widget is made again for a change at the end of a path: a component hands it to its parent."""
    above, part = [root], cast(Any, root)
    for name in path:
        part = part[name] if isinstance(part, list | dict) else getattr(part, name)
        if isinstance(part, BaseControl):
            above.append(part)
    while isinstance(above[-1], Component) and len(above) > 1:
        above.pop()
    return above[-1]
