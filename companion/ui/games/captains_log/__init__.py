"""The boards of Captain's Log, drawn like the things they replace."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box_art import Box, BoxFigure

BOX: Final = Box(
    "#0e5a6e",
    BoxFigure("ship:ship_of_the_line", {"hull": "#e8b62f", "flag": "spain"}),
    (BoxFigure("token:barrel"), BoxFigure("ship:kraken")),
)
"""What is painted on its box."""
