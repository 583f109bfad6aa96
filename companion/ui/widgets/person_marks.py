"""How people are told apart wherever phones are spoken of: a colour, a shape that goes with it, and the name."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.core.values.seats import Seat
from companion.ui.look.theme import Look
from companion.ui.widgets import kit

SHAPES: Final = {"green": "disc", "blue": "square", "orange": "triangle", "purple": "diamond", "red": "star"}
"""Shape of each colour that a person may play; whoever plays another one has a disc."""


def mark(seat: Seat, height: float) -> ft.Control:
    """The colour and shape of a person. The name stands beside it."""
    return kit.pic(f"icon:seat_{SHAPES.get(seat.colour, 'disc')}", height, color=kit.colour_of(seat.colour))


def framed(look: Look, seat: Seat) -> ft.Control:
    """The same on a light ground, where it stands on the sea side."""
    height = look.sizes.body
    return ft.Container(mark(seat, height), bgcolor=look.palette.paper, border_radius=8, padding=5)
