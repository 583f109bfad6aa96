"""Names of players, ships, islands, sections and cards: text in journals and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, Literal, get_args

from companion.core.declared.references import Refers
from companion.core.values.ids import Id, KindIs

Island = Literal["tavern", "hull", "sails", "cannon", "crew", "treasure", "cove"]
ISLANDS: Final[tuple[Island, ...]] = get_args(Island)
"""In the order of the compass rose: the number of an island is its place here, from 1."""
OUTER: Final = ISLANDS[:5]
"""The five outer islands, each with a pile of Treasure cards."""
TREASURE: Final[Island] = "treasure"
COVE: Final[Island] = "cove"

Section = Literal["hull", "crew", "cannon", "sails"]
SECTIONS: Final[tuple[Section, ...]] = get_args(Section)
"""The four sections of a ship, as they stand on the mat."""


Outer = Annotated[Island, Refers("outer island")]
CardId = Annotated[str, Refers("card")]
"""A Tavern card, by its kind."""
HeldCard = Annotated[str, Refers("held card")]
"""A Tavern card in a hand; `UNKNOWN` where it is on paper."""
ParrotId = Annotated[str, Refers("parrot")]
LegendId = Annotated[str, Refers("legend")]
"""A Legendary Pirate."""
TreasureId = Annotated[str, Refers("treasure card")]


class ShipId(Id):
    """A ship in a fight: a player's ("seat-1"), a black ship ("legend-1"), the Royal Navy ("navy"); "" for none."""

    KINDS: ClassVar[Sequence[str]] = ("seat", "legend", "navy", "")

    is_seat = KindIs("seat")
    """Whether a player sails it."""
    is_legend = KindIs("legend")
    """Whether it is a black ship."""
    is_navy = KindIs("navy")
    """Whether it is the Royal Navy's."""


class SeatId(ShipId):
    """A player by the seat at the table, who is also the ship; "" for nobody."""

    KINDS: ClassVar[Sequence[str]] = ("seat", "")


NO_SEAT: Final = SeatId("")
NAVY: Final = ShipId("navy")
UNKNOWN: Final = "unknown"
"""The Tavern card of a hand on paper, of which the app only knows that it is there."""
