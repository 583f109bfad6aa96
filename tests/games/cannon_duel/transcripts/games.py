"""The golden evenings of the cannon duel: who plays, and what its captains like."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from companion.core.kit.options import SeatOptions
from companion.games.cannon_duel.table.options import Options
from tests.support.by_robots import Golden, Robots
from tests.support.recording import Shelf

ANNE: Final = (SeatOptions("Anne", "blue"),)
"""Against a ship that the app plays: two robots would not come to an end."""
BRINGS: Final = ("ShotFired", "MarkersLost", "DuelWon")
"""Without which no duel is worth keeping."""
GOLDEN: Final = (
    Golden(
        "against_the_boatswain",
        Options(seats=ANNE, mode="partner", reputations=True, dirty_tricks=True),
        1800,
        (*BRINGS, "TrickPlayed", "ShotDodged"),
    ),
    Golden(
        "against_the_captain",
        Options(seats=ANNE, mode="partner", strength="captain"),
        1800,
        (*BRINGS, "DisasterTurned"),
    ),
)
LIKES: Final = {"hold": 0.05, "patch": 0.1, "change": 0.2, "arrange": 0.05, "reload": 6.0, "fire": 6.0}
"""What captains seldom or often choose."""
ROBOTS: Final = Robots(Shelf("cannon_duel", Path(__file__).parent), GOLDEN, tries=40, likes=LIKES, main=0.4)
