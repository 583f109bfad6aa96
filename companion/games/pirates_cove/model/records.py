"""What a player, a black ship, an island and a fight are at a moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from companion.core.kit.references import Once
from companion.games.pirates_cove.model.ids import (
    NO_SEAT,
    UNKNOWN,
    CardId,
    HeldCard,
    Island,
    LegendId,
    Outer,
    ParrotId,
    SeatId,
    Section,
    ShipId,
    TreasureId,
)

Place = Island | Literal[""]
"""An island, "" for nowhere."""
Why = Literal["fled", "plunder", "sunk", "buried", "cards", "mutiny", "parrot", "swap", "shared", "correction"]
"""Where fame comes from or goes to, for the curve and the last page (Scoring)."""


@dataclass(frozen=True, slots=True)
class Rings:
    """Where the four rings stand on a mat: places from the left, from 1; 0 for one that was pushed off."""

    hull: int
    crew: int
    cannon: int
    sails: int

    def of(self, section: Section) -> int:
        """The place of one of them."""
        place: int = getattr(self, section)
        return place


@dataclass(frozen=True, slots=True)
class Parrot:
    """A parrot aboard. kind: as among the Tavern cards.  wounded: its card is turned."""

    kind: ParrotId
    wounded: bool = False


@dataclass(frozen=True, slots=True)
class Mastercraft:
    """A Mastercraft beside a section. damaged: its card is turned."""

    section: Section
    damaged: bool = False

    @property
    def id(self) -> str:
        """Told apart by the section: a ship has one beside each at most."""
        return self.section


@dataclass(frozen=True, slots=True)
class Player:
    """A player and the ship."""

    id: SeatId
    name: str
    colour: str
    rings: Rings
    island: Place = ""
    """Where the ship lies; "" before the first month."""
    gold: int = 0
    treasures: int = 0
    fame: int = 0
    hand: tuple[HeldCard, ...] = ()
    """Kinds of Tavern cards, as they came; `UNKNOWN` for each card of a hand on paper."""
    parrot: Parrot | None = None
    crafts: tuple[Mastercraft, ...] = ()
    """Mastercrafts attached: one, or one for each section where the table agreed on that (A-35)."""

    def without(self, *cards: str) -> tuple[str, ...]:
        """The hand after these cards have left it, each once; of a hand on paper any card may be the one."""
        hand = list(self.hand)
        for card in cards:
            if (held := card if card in hand else UNKNOWN) in hand:
                hand.remove(held)
        return tuple(hand)

    @property
    def crippled(self) -> bool:
        """PC-RETREAT-01: whether a ring is off the mat."""
        return 0 in (self.rings.hull, self.rings.crew, self.rings.cannon, self.rings.sails)


@dataclass(frozen=True, slots=True)
class BlackShip:
    """A black ship with the card under it. hull: points left.  beaten: its pirate was sunk or captured this month."""

    id: ShipId
    island: Island
    legend: LegendId
    hull: int
    beaten: bool = False


@dataclass(frozen=True, slots=True)
class Navy:
    """The Royal Navy on the board. sender: who called it first.  controller: who picks its targets."""

    island: Island
    hull: int
    sender: SeatId
    controller: SeatId


@dataclass(frozen=True, slots=True)
class Loot:
    """A Treasure card that lies face up on an outer island. card: which of the sixty, "" for one turned at the table.

    known: whether its four numbers are; those of a card turned at the table are told when somebody plunders it.
    """

    island: Outer
    card: TreasureId = ""
    known: bool = False
    treasures: int = 0
    gold: int = 0
    tavern: int = 0
    fame: int = 0


@dataclass(frozen=True, slots=True)
class Chest:
    """PC-EVT-07: the chest of a Treasure Map. seat: who played the card."""

    island: Island
    seat: SeatId


@dataclass(frozen=True, slots=True)
class Buccaneer:
    """PC-EVT-02: a card Buccaneering in force this month. seat: who gets half.  victim: of whose loot."""

    seat: SeatId
    victim: SeatId


@dataclass(frozen=True, slots=True)
class Bank:
    """What is buried on Treasure Island. treasures: None where nobody has counted the box."""

    gold: int
    treasures: int | None = None


@dataclass(frozen=True, slots=True)
class FameLine:
    """A change of fame, for the curve of the evening."""

    month: int
    seat: SeatId
    by: int
    why: Why


@dataclass(frozen=True, slots=True)
class Played:
    """A Battle card in force. treasures: those thrown onto the card Overboard."""

    seat: SeatId
    card: CardId
    treasures: int = 0


@dataclass(frozen=True, slots=True)
class Combat:
    """A fight, from the first Battle card to the last ship."""

    island: Place
    """Where; "" for the last battle of those who share the first place (PC-END-03)."""
    ships: Annotated[tuple[ShipId, ...], Once()]
    """Still there: players in seating order, then black ships, then the Navy."""
    stage: Literal["boarding", "volleys"] = "boarding"
    order: tuple[ShipId, ...] = ()
    """Who has still to act in this round or exchange, the next one first."""
    round: int = 1
    """Of boarding, then the number of the exchange, from 1."""
    played: tuple[Played, ...] = ()
    """Battle cards in force, in the order in which they were played."""
    cards_in_round: int = 0
    """Battle cards played in this round of boarding."""
    volley: tuple[CardId, ...] = ()
    """Volley cards that the next ship has played for the roll to come."""
    choosing: bool = False
    """Whether the captain of the next ship has taken up the hand, to choose Volley cards from it."""
    hit: tuple[ShipId, ...] = ()
    """Ships that were hit at least once in this fight (PC-FLEE-02)."""
    reloading: tuple[tuple[ShipId, int], ...] = ()
    """Who fired a Cannonade, with the exchange in which they cannot fire."""
    series: tuple[tuple[ShipId, tuple[ShipId, ...]], ...] = ()
    """For each Legendary Pirate whom it has shot at in its present series (PC-LEG-05)."""
    lots: tuple[tuple[ShipId, int], ...] = ()
    """What ships of the same speed have rolled for their order, re-rolls as further digits (PC-SPEED-02)."""
    ties: tuple[tuple[ShipId, ...], ...] = ()
    """Who rolled against whom: only dice of one tie are compared, those of each ship's last one."""
    lost: tuple[tuple[ShipId, int], ...] = ()
    """Points of hull that each black ship has lost in this exchange."""

    @property
    def next(self) -> ShipId:
        """Who acts now; "" when the round or exchange is over."""
        return self.order[0] if self.order else NO_SEAT

    @property
    def becalmed(self) -> bool:
        """PC-BAT-01: whether no card may be played any more."""
        return any(each.card == "becalmed" for each in self.played)

    def of(self, ship: ShipId) -> tuple[Played, ...]:
        """The Battle cards that one player has in force."""
        return tuple(each for each in self.played if each.seat == ship)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the evening ended. winners: several only where a tie stands (A-25)."""

    winners: tuple[SeatId, ...]
    by: Literal["fame", "battle"] = "fame"


@dataclass(frozen=True, slots=True)
class Tally:
    """What a player did, for the last page."""

    seat: SeatId
    hits: int = 0
    shots: int = 0
    sunk: int = 0
    crippled: int = 0
    fled: int = 0
    islands: int = 0


@dataclass(frozen=True, slots=True)
class Visit:
    """What the player on turn has done at an island in this month."""

    seat: SeatId
    bought: int = 0
    raised: Section | Literal[""] = ""
    """The one section raised at Treasure Island."""
    served: bool = False
    """Whether the Cove's income was taken, or forgone."""
    deeds: tuple[str, ...] = field(default=())
    """What else was done."""
