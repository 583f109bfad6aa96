"""Fields that events of earlier versions had: ready words and pictures, which are made from the state now.

Evenings that were kept have them still, so that no name here may be used again for something else.
"""

from __future__ import annotations

from typing import Final

from companion.core.events.event import FormerFields

FORMER_FIELDS: Final[FormerFields] = {
    "AimCardsLost": ("cards",),
    "BroadsideFired": ("total", "colour"),
    "ReputationRevealed": ("title", "does"),
    "ShotDodged": ("colour",),
    "ShotFired": ("text", "result"),
    "Swerved": ("total", "colour"),
    "TrickPlayed": ("title", "does", "more"),
}
