"""The points of rule of Barbe Noire by chapter, for the set-up."""

from __future__ import annotations

from typing import Final

from companion.games.blackbeard.sheets.rulings import RULINGS
from companion.ui.setup.rulings import Chapters

CHAPTERS: Final = Chapters(
    "blackbeard",
    "bb-ui-chapter",
    RULINGS,
    {
        "prizes": ("A-04", "A-07", "A-08", "A-09"),
        "ports": ("A-18", "A-22"),
        "captains": ("A-31", "A-17", "A-58", "A-25"),
    },
)
