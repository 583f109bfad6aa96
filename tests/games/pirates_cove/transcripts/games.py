"""The golden evenings of La Crique des Pirates: who plays, and what its captains like."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from companion.core.kit.options import SeatOptions
from companion.games.pirates_cove.model.options import Options
from tests.support.by_robots import Golden, Robots
from tests.support.recording import Shelf

CREW: Final = (
    SeatOptions("Anne", "green"),
    SeatOptions("Bart", "blue"),
    SeatOptions("Cléo", "orange"),
    SeatOptions("Dirk", "purple"),
    SeatOptions("Elsa", "red"),
)
BRINGS: Final = ("LegendRevealed", "CardPlayed", "RingMoved", "ParrotAboard", "CraftAttached", "YearEnded")
"""Without which no evening is worth keeping."""
GOLDEN: Final = (
    Golden("three_captains", Options(seats=CREW[:3]), 1800, BRINGS),
    Golden("five_captains", Options(seats=CREW), 3200, (*BRINGS, "NavySent")),
)
LIKES: Final = {"flee": 0.2, "pass": 0.2, "card": 0.5}
"""What captains seldom choose."""
ROBOTS: Final = Robots(Shelf("pirates_cove", Path(__file__).parent), GOLDEN, tries=40, likes=LIKES, main=0.5)
