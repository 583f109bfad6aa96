"""Names of seats, zones, cards, cannons and projectiles: text in journals and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, Literal, get_args

from companion.core.declared.references import Refers
from companion.core.values.ids import Id

Layer = Literal["sails", "deck", "hull"]
"""What a zone consists of."""
ZoneId = Literal[
    "sails-bow",
    "sails-centre",
    "sails-stern",
    "deck-bow",
    "deck-centre",
    "deck-stern",
    "hull-bow",
    "hull-centre",
    "hull-stern",
]
"""The nine zones of a ship: three layers, each from the bow to the stern."""
ZONES: Final[tuple[ZoneId, ...]] = get_args(ZoneId)
SAILS: Final = ZONES[:3]
DECKS: Final = ZONES[3:6]
HULLS: Final = ZONES[6:]
CENTRE: Final[ZoneId] = "deck-centre"
"""The central or main deck (A-24)."""
Mount = Literal["bow", "stern"]
"""Where a cannon stands."""
MOUNTS: Final[tuple[Mount, ...]] = get_args(Mount)
Gun = Literal["18-pounder", "long-nine", "carronade"]
"""What a cannon tile shows."""
GUNS: Final[tuple[Gun, ...]] = get_args(Gun)
Shot = Literal["ball", "chain", "grape"]
"""A projectile: for planks, for sails, for sailors."""
SHOTS: Final[tuple[Shot, ...]] = get_args(Shot)
Penalty = Literal["no-fire", "cannon", "hand", "sail"]
"""What a space shows that no marker covers; the worst first."""
PENALTIES: Final[tuple[Penalty, ...]] = get_args(Penalty)
Officer = Literal["captain", "mate"]
OFFICERS: Final[tuple[Officer, ...]] = get_args(Officer)
Suit = Literal["spades", "hearts", "clubs", "diamonds"]
SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
Grade = Literal["perfect", "good", "weak", "missed", "hasty"]
"""What became of a Target card when the cannon fires (CD-FIRE-04)."""
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
Edge = Literal["left", "below"]
"""Where an Aim card lies beside a Target card."""
EDGES: Final[tuple[Edge, ...]] = get_args(Edge)
Disaster = Literal["sails", "sailors", "third"]
"""A Disaster token by what it takes; what the third one takes is copied."""
DISASTERS: Final[tuple[Disaster, ...]] = get_args(Disaster)

JOKER: Final = "joker"
UNKNOWN: Final = "unknown"
"""The Aim card of a hand on paper, of which the app only knows that it is there."""


AimCard = Annotated[str, Refers("aim card")]
Value = Annotated[int, Refers("value")]
"""Of an Aim card."""
TargetCard = Annotated[str, Refers("target card")]
Trick = Annotated[str, Refers("trick")]
"""A Dirty Trick."""


class SeatId(Id):
    """A player by the seat at the table, who is also the ship; "" for nobody."""

    KINDS: ClassVar[Sequence[str]] = ("seat", "")


NO_SEAT: Final = SeatId("")


def layer_of(zone: ZoneId) -> Layer:
    """The layer of a zone."""
    return "sails" if zone in SAILS else "deck" if zone in DECKS else "hull"


def deck_of(mount: Mount) -> ZoneId:
    """The deck that carries the cannon of a mount."""
    return "deck-bow" if mount == "bow" else "deck-stern"
