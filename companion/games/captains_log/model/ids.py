"""Names of nations, ships, players, cards and places: text in journals and questions, but each knows what it names.

Everybody at the table is known by a seat, and so is the ship that sails for it; an NPC is known by its base.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, Literal

from companion.core.declared.references import Refers
from companion.core.procedures.procedure import first_of
from companion.core.values.ids import Id, KindIs

Nation = Literal["holland", "spain", "england", "france", "pirates"]
MarketRow = Literal["legal", "contraband"]
MissionType = Literal["transport", "rescue", "combat", "personal"]

COUNTRIES: tuple[Nation, ...] = ("holland", "spain", "england", "france")
NATIONS: tuple[Nation, ...] = (*COUNTRIES, "pirates")
ROWS: tuple[MarketRow, ...] = ("legal", "contraband")
MISSION_TYPES: tuple[MissionType, ...] = ("transport", "rescue", "combat", "personal")


EventCard = Annotated[int, Refers("event card")]
UpgradeId = Annotated[str, Refers("upgrade")]
CaptainId = Annotated[str, Refers("captain")]
TileNumber = Annotated[int, Refers("tile")]
"""A map tile."""
SeatIndex = Annotated[int, Refers("seat by number")]
"""A player by the place in the seating order, from 0."""


class PerhapsShip(Id):
    """Something that a ship may be or have to do with."""

    is_player = KindIs("seat")
    """Whether it is a player, or a player's ship."""
    is_npc = KindIs("npc")
    """Whether it is an NPC."""

    @property
    def is_ship(self) -> bool:
        """Whether it is a ship of either kind."""
        return self.is_player or self.is_npc

    @property
    def ship(self) -> ShipId:
        """The ship that it is. Raises ValueError for anything else."""
        return ShipId(self)

    @property
    def seat(self) -> SeatId:
        """The player that it is. Raises ValueError for anything else."""
        return SeatId(self)

    @property
    def npc(self) -> NpcId:
        """The NPC that it is. Raises ValueError for anything else."""
        return NpcId(self)


class SideId(PerhapsShip):
    """Whoever does something, gains fame or wins: a ship, a nation (for a fortress too), "" for nobody."""

    KINDS: ClassVar[Sequence[str]] = ("seat", "npc", *NATIONS, "")


_ROWS: dict[str, tuple[Nation, MarketRow]] = {f"market:{tile}:{row}": (tile, row) for tile in COUNTRIES for row in ROWS}


class CubePlace(PerhapsShip):
    """Where cubes lie: with a ship, on a row of a market tile, in the reserve, or loose (afloat on the map)."""

    KINDS: ClassVar[Sequence[str]] = ("seat", "npc", "reserve", "loose", *_ROWS)

    @classmethod
    def of_row(cls, tile: Nation, row: MarketRow) -> CubePlace:
        """The row of a nation's market tile: ``market:spain:legal``."""
        return cls(f"market:{tile}:{row}")

    @property
    def on_market(self) -> tuple[Nation, MarketRow] | None:
        """The market tile and its row, None elsewhere."""
        return _ROWS.get(self)


RESERVE: Final = CubePlace("reserve")
LOOSE: Final = CubePlace("loose")


class ShipId(SideId, CubePlace):
    """A ship, a player's ("seat-1") or an NPC's ("npc-2"); "" for none."""

    KINDS: ClassVar[Sequence[str]] = ("seat", "npc", "")


class SeatId(ShipId):
    """A player by the seat at the table ("seat-1"), and the ship of that player; "" for nobody."""

    KINDS = ("seat", "")


class NpcId(ShipId):
    """An NPC by its numbered base ("npc-2"), whatever ship card lies there (CL-NPC-01)."""

    KINDS = ("npc",)


NO_ONE: Final = SeatId("")


class MarkId(Id):
    """Who bears a captain's token: a ship card, or a port by its flag and tile ("port-spain-12") (CL-CAP-25)."""

    KINDS: ClassVar[Sequence[str]] = ("ship", "port")


class SheetId(Id):
    """What a player's ship is printed on: a ship card ("ship-07"), or board A ("board-A-2": its side and the level).

    The number of a card is its place in the library, in two digits.
    """

    KINDS: ClassVar[Sequence[str]] = ("ship", "board")

    @classmethod
    def printed(cls, side: str, level: int) -> SheetId:
        """The ship of a level that is printed on a side of the player board."""
        return cls(f"board-{side}-{level}")

    is_board = KindIs("board")
    """Whether the ship is printed on the player board (CL-SHP-01)."""

    @property
    def board(self) -> tuple[str, int]:
        """The side of the board, and the level of the ship on it. Raises ValueError for a card."""
        side, _, level = self.name.partition("-")
        return side, int(level)


class CardId(SheetId):
    """A ship card ("ship-07"), with a player's side and an NPC's side; "" for none."""

    KINDS = ("ship", "")


NO_CARD: Final = CardId("")


class WindId(Id):
    """A wind card ("wind-3", "wind-calm"); "" for none."""

    KINDS = ("wind", "")


NO_WIND: Final = WindId("")


class MissionCardId(Id):
    """A mission card by its type and printed number ("rescue-4")."""

    KINDS = MISSION_TYPES

    @property
    def type(self) -> MissionType:
        """The type of the mission."""
        return first_of(each for each in MISSION_TYPES if each == self.kind)


class MissionId(Id):
    """A mission of this evening, whichever card it is: the n-th that was taken ("mission-4")."""

    KINDS = ("mission",)


class FloatId(Id):
    """A token or time counter in the water, the n-th of the evening ("float-2"); "" for none."""

    KINDS = ("float", "")


NO_FLOAT: Final = FloatId("")
