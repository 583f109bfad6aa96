"""What is painted on the box of Pirates of the Spanish Main."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box_art import Box, BoxFigure

BOX: Final = Box(
    "#14665f", BoxFigure("ship:frigate", {"hull": "#3f9b5a"}), (BoxFigure("token:coin"), BoxFigure("csg:island"))
)
