"""Ink on parchment: words, remarks and pictures as every question writes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.ui.art import is_drawn
from companion.ui.look.palette import INK
from companion.ui.look.theme import Look
from companion.ui.widgets import kit


def pen(look: Look, text: str, **more: Any) -> ft.Text:
    """Words on the parchment; as `kit.words` otherwise."""
    more.setdefault("colour", look.palette.on_parchment)
    return kit.words(look, text, **more)


def quiet(look: Look, text: str, **more: Any) -> ft.Text:
    """Small remarks on the parchment."""
    return pen(look, text, size=look.sizes.small, colour=look.palette.on_parchment_muted, **more)


def drawn(name: str, height: float, colour: str = "", sign: str = INK) -> ft.Control | None:
    """The picture of an option or unit, in its colour; without a picture a blot of the colour; None if neither.

    sign: paint of a picture that is a sign of one colour.
    """
    if name.startswith("icon:") and is_drawn(name):
        return kit.pic(name, height * 0.8, color=sign)
    if is_drawn(name):
        return kit.ship_pic(name, height, colour)
    if colour:
        return ft.Container(width=height * 0.6, height=height * 0.6, bgcolor=kit.colour_of(colour), border_radius=8)
    return None


def in_middle(lines: Sequence[ft.Control], spacing: float) -> ft.Control:
    """Lines beside a picture, at half its height, in the width that is left; one alone needs no column."""
    if len(lines) == 1:
        lines[0].expand = True
        return lines[0]
    return kit.rows(lines, spacing, alignment=ft.MainAxisAlignment.CENTER, expand=True, tight=True)
