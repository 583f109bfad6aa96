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
    look: Look,
    left: ft.Control | None,
    middle: ft.Control,
    right: Callable[[float], ft.Control] | None,
    why: ft.Control | None,
) -> ft.Control:
    """A tablet. left: that side, None where the middle takes its room.  right: draws that side in a width in logical
    pixels; None likewise.

    why: a rule that is explained in its place; else in that of the left side, else beside the middle.
    """
    narrow, wide = LEFT * scale(look), RIGHT * scale(look)
    at_left = right is None and left is not None
    explained = None if why is None else ft.Container(why, width=(narrow if at_left else wide) + MORE)
    first = explained if at_left and explained is not None else ft.Container(left, width=narrow)
    first.visible = left is not None
    last = explained if not at_left else None
    if last is None and right is not None:
        last = right(wide)
    return ft.Row(
        [first, middle, *([last] if last is not None else [])],
        spacing=GAP,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def both_sides(room: Room, screens: GameScreens, spacing: float) -> ft.Control:
    """A phone: one side below the other."""
    sides = [screens.left(room), screens.right(room)]
    return kit.rows(sides, spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
