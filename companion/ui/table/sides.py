"""The two sides of a table and what stands between them, on a tablet and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui import kit
from companion.ui.gamekit.screens import GameScreens
from companion.ui.room import Room
from companion.ui.theme import Look

LEFT, RIGHT, GAP = 250, 286, 10
LARGEST: Final = 1.25
"""How much wider the sides grow at most when words are enlarged."""
MORE: Final = 90
"""How much wider than a side a rule that is explained in its place."""


def scale(look: Look) -> float:
    """How much wider the sides are than at zoom 1."""
    return min(look.zoom, LARGEST)


def between(
    look: Look, left: ft.Control, middle: ft.Control, right: Callable[[float], ft.Control], why: ft.Control | None
) -> ft.Control:
    """A tablet. right: draws that side in a width in logical pixels.  why: the rule that is explained in its place."""
    wide = RIGHT * scale(look)
    return ft.Row(
        [
            ft.Container(left, width=LEFT * scale(look)),
            middle,
            right(wide) if why is None else ft.Container(why, width=wide + MORE),
        ],
        spacing=GAP,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def both_sides(room: Room, screens: GameScreens, spacing: float) -> ft.Control:
    """A phone: one side below the other."""
    sides = [screens.left(room), screens.right(room)]
    return kit.rows(sides, spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
