"""The boards of Barbe Noire: ships’ logs, the sea, ports, cards and renown."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box_art import Box, BoxFigure

BOX: Final = Box("#6e1f1b", BoxFigure("ship:corsair"), (BoxFigure("token:bottle"), BoxFigure("token:sabres")))
"""What is painted on its box."""
