"""The drawn side of Pirates du Nouveau Monde (Pirates CSG)."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box_art import Box, BoxFigure

BOX: Final = Box(
    "#14665f", BoxFigure("ship:frigate", {"hull": "#3f9b5a"}), (BoxFigure("token:coin"), BoxFigure("csg:island"))
)
"""What is painted on its box."""
