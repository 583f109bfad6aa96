"""Where the two sides of a table stand on a screen: beside what is in the middle, in one column, or below it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.theme import Look
from companion.ui.page.shapes import LARGEST, ScreenShape, shape_of
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit

LEFT, RIGHT, GAP = 250, 286, 10
MORE: Final = 90
"""How much wider than a side a rule that is explained in its place."""
BELOW: Final = 0.38
"""Share of an upright tablet's height that the sides have below the question."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A screen and how it is laid out.  width, height: in logical pixels."""

    shape: ScreenShape
    width: float
    height: float
    zoom: float
    """Of the words."""

    @classmethod
    def of(cls, size: tuple[float, float], look: Look) -> Layout:
        """The layout for a screen of this size and a reader's zoom."""
        width, height = size
        shape = shape_of(width, height, look.zoom)
        return cls(shape, width, height, look.zoom)

    @property
    def compact(self) -> bool:
        """Whether it is a phone's."""
        return self.shape.compact

    @property
    def stacked(self) -> bool:
        """Whether it is higher than wide: things stand below rather than beside each other."""
        return self.shape is ScreenShape.TALL or self.compact

    @property
    def scale(self) -> float:
        """How much wider the sides are than at zoom 1."""
        return min(self.zoom, LARGEST)

    @property
    def column(self) -> float:
        """Width of the side on the right, or of the one column of both."""
        return (RIGHT if self.width >= kit.SMALL + RIGHT else LEFT) * self.scale

    @property
    def beside(self) -> float:
        """Width that the sides take from the middle, with what lies between."""
        match self.shape:
            case ScreenShape.WIDE:
                return (LEFT + RIGHT) * self.scale + 2 * GAP
            case ScreenShape.NARROW:
                return self.column + GAP
        return 0

    @property
    def below(self) -> float:
        """Height that the sides take from the middle, with what lies between."""
        return self.height * BELOW if self.shape is ScreenShape.TALL else 0

    def taken(self, broad: bool, whole: bool, why: bool) -> float:
        """Width that is taken from a page in the middle. broad: it has the room of the boards on the right, too.

        whole: it has that of both sides.  why: whether a rule is explained.
        """
        if self.stacked:
            return 0
        if whole or (broad and self.shape is ScreenShape.NARROW):
            return self.column + MORE + GAP if why else 0
        return LEFT * self.scale + GAP if broad else self.beside


Build = Callable[[], ft.Control]
"""Draws a part of the table."""


def laid_out(
    layout: Layout,
    left: Build | None,
    right: Build | None,
    middle: ft.Control,
    why: ft.Control | None,
    giving_way: Callable[[Build], ft.Control] = lambda build: build(),
) -> ft.Control:
    """A tablet: the middle, which keeps its place in the tree, and its sides.

    left, right: None where the middle takes that room.  why: a rule that is explained in the place of the right side;
    else in that of the left one, else beside the middle.  giving_way: draws what leaves its place to the middle when
    that needs it.
    """
    stretch = ft.CrossAxisAlignment.STRETCH
    kept = kit.apart(middle, expand=True)
    if layout.shape is not ScreenShape.WIDE:
        side = _both(layout, left, right, why, giving_way)
        if layout.shape is ScreenShape.TALL:
            return ft.Column([kept, side], spacing=GAP, expand=True, horizontal_alignment=stretch)
        return ft.Row([side, kept], spacing=GAP, expand=True, vertical_alignment=stretch)
    slim, wide = LEFT * layout.scale, layout.column
    first = ft.Container(None if left is None else kit.apart(left()), width=slim, visible=left is not None)
    last: list[ft.Control] = []
    if why is not None and right is None and left is not None:
        first = ft.Container(why, width=slim + MORE)
    elif why is not None:
        last = [ft.Container(why, width=wide + MORE)]
    elif right is not None:
        draw = right
        last = [giving_way(lambda: ft.Container(kit.apart(draw()), width=wide))]
    return ft.Row([first, kept, *last], spacing=GAP, expand=True, vertical_alignment=stretch)


def _both(
    layout: Layout,
    left: Build | None,
    right: Build | None,
    why: ft.Control | None,
    giving_way: Callable[[Build], ft.Control],
) -> ft.Control:
    """Both sides in one column, or next to each other below the middle; a rule in their place."""
    tall = layout.shape is ScreenShape.TALL
    if why is not None:
        return ft.Container(why, height=layout.below + MORE) if tall else ft.Container(why, width=layout.column + MORE)
    if left is None or right is None:
        return ft.Container(visible=False)
    halves = (left, right)

    def beside() -> ft.Control:
        parts: list[ft.Control] = [kit.apart(half(), expand=1) for half in halves]
        if tall:
            row = ft.Row(parts, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
            return ft.Container(row, height=layout.below - GAP)
        column = ft.Column(parts, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        return ft.Container(column, width=layout.column)

    return giving_way(beside)


def both_sides(session: ScreenSession, screens: GameScreens, spacing: float) -> ft.Control:
    """A phone: one side below the other."""
    sides = [screens.left(session), screens.right(session)]
    return kit.rows(sides, spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
