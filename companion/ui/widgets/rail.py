"""The ways of a phone that is held sideways: one column at the edge, in the place of the bars above and below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.core.values.messages import Msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.widgets import kit

RAIL: Final = 88
"""Width of the column, in logical pixels."""
EDGE, GAP, LABEL, MARK = 4, 2, 14, 3
"""Its margin inside, what lies between two ways, the size of their labels at every zoom, and the mark of the chosen
one. The longest label has room beside it."""
LARGEST: Final = TOUCH + 8
"""Height of a way where there is room for all of them."""


@dataclass(frozen=True, slots=True)
class RailItem:
    """A way of the column."""

    name: str
    """By which it is found."""
    picture: str
    """Of the atlas, or a sign such as "icon:undo"."""
    label: Msg
    """A word or two."""
    go: Callable[[], object] | None
    """None while it leads nowhere."""
    said: Msg | None = None
    """What it does, for screen readers, where the label does not say all of it."""
    chosen: bool | None = None
    """Whether one is there; None for a deed."""
    calls: bool = False
    """Whether somebody is waited for there."""


def rail(look: Look, t: Texts, ways: Sequence[RailItem], height: float) -> ft.Control:
    """The column; what has no room is reached by scrolling. height: of the column, in logical pixels."""
    high = way_height(height, len(ways))
    content = ft.Column([_way(look, t, way, high) for way in ways], spacing=GAP, scroll=kit.SCROLLS)
    return ft.Container(
        content, width=RAIL, bgcolor=look.palette.bar, border_radius=kit.RADIUS, padding=EDGE, expand_loose=True
    )


def way_height(height: float, ways: int) -> float:
    """Height of a way of a column, such that none is cut off at its start or end: as many as a finger can tell apart
    share its height. Where all are in sight none is larger than it needs to be.

    A way that lies there cut off is told to screen readers with what is in sight of it, even once it is scrolled up.
    """
    room = height - 2 * EDGE + GAP
    shown = max(1, min(ways, int(room // (TOUCH + GAP))))
    return max(TOUCH, min(room / shown - GAP, LARGEST if shown == ways else room))


def _way(look: Look, t: Texts, way: RailItem, high: float) -> ft.Control:
    p = look.palette
    calls = way.calls and not way.chosen
    ink = p.on_action if calls else p.text_brass if way.chosen else p.text
    family, _, rest = way.picture.partition(":")
    sign = kit.icon(look, rest, 24, ink) if family == "icon" else kit.pic(way.picture, 26)
    label = kit.words(look, t(way.label), size=LABEL, colour=ink, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    go = way.go
    body = ft.Container(
        ft.Column(
            [sign, label],
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=p.action if calls else p.panel if way.chosen else None,
        border=ft.Border.only(left=ft.BorderSide(MARK, p.brass)) if way.chosen else None,
        border_radius=12,
        width=RAIL - 2 * EDGE,
        height=high,
        opacity=1 if go is not None else 0.5,
        on_click=None if go is None else lambda _: go(),
    )
    return kit.tagged(body, way.name, t(way.said or way.label), go is not None, selected=way.chosen)
