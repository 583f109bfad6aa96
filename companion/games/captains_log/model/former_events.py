"""Fields that events of earlier versions had: ready words and pictures, which are made from the state now.

Evenings that were kept have them still, so that no name here may be used again for something else.
"""

from __future__ import annotations

from typing import Final

from companion.core.events.event import FormerFields

FORMER_FIELDS: Final[FormerFields] = {
    "BarrelsKept": ("name", "before"),
    "BountyChanged": ("name",),
    "CardFilled": ("name",),
    "CoinsChanged": ("name", "whose", "before"),
    "CorsairRepaired": ("name",),
    "CorsairTaken": ("names",),
    "CrewHired": ("name", "before"),
    "CubesMoved": ("places", "before"),
    "DamageTaken": ("name", "before", "limit"),
    "Enlisted": ("name", "before"),
    "FameScored": ("name", "before", "colour"),
    "Grappled": ("names",),
    "Marked": ("name",),
    "MeleeFought": ("names", "pieces"),
    "PlayerDestroyed": ("colour",),
    "Rammed": ("name", "mine", "theirs", "by", "sums", "pieces"),
    "Rearranged": ("text",),
    "Respawned": ("colour",),
    "Repaired": ("name", "before"),
    "ReputationMoved": ("name",),
    "ShipLost": ("name", "by_name", "picture", "colour", "sailing"),
    "ShipTaken": ("name",),
    "ShipTurned": ("name",),
    "ShotsFired": ("names", "defence", "pieces", "bonus"),
    "Skirmished": ("names", "pieces"),
    "StormStruck": ("ship", "dice", "defence"),
    "StowawayFound": ("ship",),
    "UpgradesChanged": ("owner", "before", "picture"),
    "VoyageBegan": ("name", "aloud"),
    "VoyageEnded": ("name",),
}
