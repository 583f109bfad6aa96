"""The drawn side of La Crique des Pirates."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box_art import Box, BoxFigure

BOX: Final = Box("#a84a1c", BoxFigure("island:cove"), (BoxFigure("token:coin"), BoxFigure("island:tavern")))
"""What is painted on its box."""
