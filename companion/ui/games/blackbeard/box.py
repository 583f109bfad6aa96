"""What is painted on the box of Barbe Noire."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box_art import Box, BoxFigure

BOX: Final = Box("#6e1f1b", BoxFigure("ship:corsair"), (BoxFigure("token:bottle"), BoxFigure("token:sabres")))
