"""The points of rule of Captain's Log by chapter, for the set-up."""

from __future__ import annotations

from typing import Final

from companion.games.captains_log.table.rulings import RULINGS
from companion.ui.setup.rulings import Chapters

CHAPTERS: Final = Chapters(
    "captains_log",
    "cl-ui-chapter",
    RULINGS,
    {
        "round": ("A-09", "A-08", "A-49"),
        "sailing": ("A-11", "A-22", "A-57"),
        "combat": ("A-15", "A-14", "A-39", "A-16", "A-20", "A-58", "A-02", "A-18"),
        "npcs": ("A-26", "A-28", "A-88", "A-90", "A-100", "A-89"),
        "goods": ("A-04", "A-33", "A-42"),
        "ports": ("A-62", "A-56", "A-79", "A-96", "A-05", "A-38"),
        "renown": ("A-32", "A-35", "A-52", "A-53", "A-85"),
    },
)
