"""Names of players, of what sails, and of places: text in journals and questions, but each knows what it names.

A pirate is known by the name in the book ("edward-teach"); what has none of its own is counted ("kc-1", "merchant-4").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, Literal

from companion.core.declared.references import Refers
from companion.core.values.ids import Id, KindIs

CounterKind = Literal["merchant", "warship"]


class SideId(Id):
    """A player, or anything that sails; "" for nobody."""

    KINDS: ClassVar[Sequence[str]] = ("seat", "pirate", "kc", "merchant", "warship", "")

    @property
    def kind(self) -> str:
        """What it names; a name that begins with no kind is a pirate's."""
        kind = super().kind
        return kind if kind in SideId.KINDS else "pirate"

    is_seat = KindIs("seat")
    """Whether it is a player."""
    is_pirate = KindIs("pirate")
    """Whether it is a pirate (2.7)."""
    is_commissioner = KindIs("kc")
    """Whether it is a King's Commissioner (2.33)."""
    is_merchant = KindIs("merchant")
    """Whether it is a Merchant (2.32)."""
    is_warship = KindIs("warship")
    """Whether it is a Warship (2.34)."""

    @property
    def is_counter(self) -> bool:
        """Whether it is a counter that was drawn from a cup, a Merchant or a Warship."""
        return self.is_merchant or self.is_warship


class SeatId(SideId):
    """A player by the seat at the table ("seat-1"); "" for nobody."""

    KINDS: ClassVar[Sequence[str]] = ("seat", "")


class ShipId(SideId):
    """What sails: a pirate, a King's Commissioner, a Merchant or a Warship; "" for none."""

    KINDS: ClassVar[Sequence[str]] = ("pirate", "kc", "merchant", "warship", "")


class PlaceId(Id):
    """A place as an option calls it: by its kind and number ("zone-5"), or by its coordinate ("hex-G19").

    elsewhere: a hex where nothing lies, by its ocean and whether it has a coast ("elsewhere-CAR-coast"); "hex" alone is
    one whose coordinate is still to be told, "instead" no place at all.
    """

    KINDS = ("lane", "port", "zone", "hex", "sea", "elsewhere", "instead", "")

    is_elsewhere = KindIs("elsewhere")
    """Whether nothing is there that the app knows of."""


PirateId = Annotated[ShipId, Refers("pirate")]
OnceThere = Annotated[ShipId, Refers("")]
"""Something that may have sunk since, or gone back into its cup."""
PortNumber = Annotated[int, Refers("port")]
ZoneNumber = Annotated[int, Refers("zone")]
"""A Transit Box."""
LetterId = Annotated[str, Refers("letter")]
"""A Letter of Marque."""

NO_SEAT: Final = SeatId("")
NO_SHIP: Final = ShipId("")
