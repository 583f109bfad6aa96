"""The golden games of Pirates CSG: who plays with which fleets, and what its robots like."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from companion.core.kit.options import SeatOptions
from companion.games.pirates_csg.model.options import Options
from tests.support.by_robots import Golden, Robots
from tests.support.recording import Shelf

CREW: Final = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"), SeatOptions("Cléo", "orange"))
BRINGS: Final = ("ShotsFired", "MastsChanged", "Explored", "GoldLanded", "GameEnded")
"""Without which no game is worth keeping."""
GOLDEN: Final = (
    Golden(
        "forts_and_fire",
        Options(seats=CREW[:2], riposte=True),
        1000,
        (*BRINGS, "FortBuilt", "FlagsLost"),
        {"fleet-seat-1": "harbour-watch", "fleet-seat-2": "magpies"},
        ("CSG-CREW-CAPTAIN", "CSG-CREW-FIREPOT", "CSG-FIRE-02"),
    ),
    Golden(
        "three_in_the_fog",
        Options(seats=CREW, terrain=True),
        1400,
        (*BRINGS, "TerrainLaid", "ShipWrapped", "ModeChosen"),
        {"fleet-seat-1": "harbour-watch", "fleet-seat-2": "drowned-court", "fleet-seat-3": "long-winter"},
        ("CSG-TERR-FOG", "CSG-KW-KRAKEN", "CSG-KW-SEADRAGON"),
    ),
)
LIKES: Final = {"scuttle": 0.005, "drop": 0.05, "end": 0.3, "explore": 4.0, "build": 6.0}
"""What captains like more or less than the rest."""
ROBOTS: Final = Robots(Shelf("pirates_csg", Path(__file__).parent), GOLDEN, tries=150, likes=LIKES, most=500)
