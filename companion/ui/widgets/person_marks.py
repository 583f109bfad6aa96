"""How people are told apart wherever phones are spoken of: a colour, a shape that goes with it, and the name."""

from __future__ import annotations

import flet as ft

from companion.core.values.seats import Seat
from companion.ui.art import SHAPES
from companion.ui.look.theme import Look
from companion.ui.widgets import kit


def mark(seat: Seat, height: float) -> ft.Control:
    """The colour and shape of a person, a disc for whoever plays another colour. The name stands beside it."""
    paint = kit.colour_of(seat.colour)
    return kit.pic(f"icon:seat_{SHAPES.get(paint, 'disc')}", height, color=paint)


def framed(look: Look, seat: Seat) -> ft.Control:
    """The same on a light ground, where it stands on the sea side."""
    height = look.sizes.body
    return ft.Container(mark(seat, height), bgcolor=look.palette.paper, border_radius=8, padding=5)
