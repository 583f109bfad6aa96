"""The drawn side of the cannon duel."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box_art import Box, BoxFigure

BOX: Final = Box(
    "#4a4335", BoxFigure("ship:brig", {"hull": "#2f6fc0"}), (BoxFigure("token:cannon"), BoxFigure("duel:crosshair"))
)
"""What is painted on its box."""
