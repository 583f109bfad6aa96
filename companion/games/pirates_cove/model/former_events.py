"""What events of earlier versions held and those of today do not: ready words, and what is read in the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

FORMER_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "Acted": ("title",),
    "Aimed": ("text",),
    "BattleEnded": ("cards", "names", "treasures"),
    "BattleJoined": ("names",),
    "BlackShipSailed": ("name",),
    "CalledOff": ("name",),
    "Captured": ("fate", "result", "text", "title"),
    "CardDrawn": ("name",),
    "CardPlayed": ("does", "name", "title"),
    "ChestLaid": ("name",),
    "CraftAttached": ("name",),
    "CraftStands": ("name",),
    "FameChanged": ("name", "was"),
    "GoldMoved": ("name",),
    "HandShown": ("name",),
    "HullHit": ("title", "was"),
    "HullRestored": ("title", "was"),
    "LastBattleWon": ("names",),
    "LegendRevealed": ("old_title", "title"),
    "LineFormed": ("ships", "told"),
    "LootTurned": ("name",),
    "LotsDrawn": ("names", "sides"),
    "Moored": ("colour", "name", "stays"),
    "NavySent": ("name",),
    "NpcSunk": ("picture", "title"),
    "ParrotAboard": ("name",),
    "ParrotReturned": ("name",),
    "ParrotStands": ("name",),
    "Plundered": ("changes", "name"),
    "RingMoved": ("name", "now", "was"),
    "ShipLeft": ("colour", "name"),
    "TieStands": ("names",),
    "TreasuresMoved": ("name",),
    "VictimNamed": ("name", "victim_name"),
    "VolleyFired": ("result", "text"),
    "YearEnded": ("names",),
}
"""By event, the fields that kept evenings may hold and nobody reads any more."""
