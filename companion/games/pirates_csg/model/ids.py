"""Names of seats, ships, crew, forts, islands, terrain and coins: text in journals and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal

from companion.core.values.ids import Id, KindIs

Action = Literal["move", "shoot", "explore", "repair", "build", "other"]
"""The five main actions (CSG-ACT-01), and what else takes the place of one (CSG-TERR-SARG, CSG-KW-KRAKEN)."""
ACTIONS: Final[tuple[Action, ...]] = ("move", "shoot", "explore", "repair", "build")
"""The main actions in the order in which they are carried out (CSG-MOVE-01 to CSG-FORT-03)."""
Mast = Literal["standing", "burning", "lost"]


class SeatId(Id):
    """A player by the seat at the table; "" for nobody."""

    KINDS: ClassVar[Sequence[str]] = ("seat", "")


class PlaceId(Id):
    """Where a thing is: aboard a ship, on an island, in a fort, on a piece of terrain; "" out of the game, or on the
    open sea."""

    KINDS: ClassVar[Sequence[str]] = ("ship", "island", "fort", "terrain", "")

    is_ship = KindIs("ship")
    """Whether it is aboard a ship."""
    is_island = KindIs("island")
    """Whether it is an island."""
    is_fort = KindIs("fort")
    """Whether it is a fort."""
    is_terrain = KindIs("terrain")
    """Whether it is a fog bank, a reef and the like."""


class ShipId(PlaceId):
    """A ship, or whatever else sails as one; "" for none."""

    KINDS: ClassVar[Sequence[str]] = ("ship", "")


class IslandId(PlaceId):
    """An island; "" for none."""

    KINDS: ClassVar[Sequence[str]] = ("island", "")


class FortId(PlaceId):
    """A fort of a fleet, built or not."""

    KINDS: ClassVar[Sequence[str]] = ("fort",)


class TerrainId(PlaceId):
    """A piece of terrain."""

    KINDS: ClassVar[Sequence[str]] = ("terrain",)


class CrewId(Id):
    """A crew card in play."""

    KINDS: ClassVar[Sequence[str]] = ("crew",)


class EventId(Id):
    """An event of a fleet."""

    KINDS: ClassVar[Sequence[str]] = ("event",)


class CoinId(Id):
    """A treasure coin that somebody has looked at, or gold that was shared out."""

    KINDS: ClassVar[Sequence[str]] = ("coin",)


class UnitId(Id):
    """What shoots and is shot at: a ship, a fort, a marine by the crew card."""

    KINDS: ClassVar[Sequence[str]] = ("ship", "fort", "crew")

    is_ship = KindIs("ship")
    """Whether it is a ship."""
    is_fort = KindIs("fort")
    """Whether it is a fort."""


NO_SEAT: Final = SeatId("")
NOWHERE: Final = PlaceId("")
AT_SEA: Final = IslandId("")
NO_SHIP: Final = ShipId("")
UNKNOWN: Final = "unknown"
"""The card of a crew face down, and what lies on a coin, as far as others see it."""
