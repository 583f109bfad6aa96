"""What a player, a black ship, an island and a fight are at a moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from companion.core.declared.counted import Counts
from companion.core.declared.references import Once
from companion.core.declared.secrets import OwnerSees, left_of
from companion.core.declared.tracked_values import ByHand
from companion.core.kit import state
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
FAME: Final = 200
"""Points that can be typed, above and below nothing."""
Why = Literal["fled", "plunder", "sunk", "buried", "cards", "mutiny", "parrot", "swap", "shared", "correction"]
"""Where fame comes from or goes to, for the curve and the last page (Scoring)."""


@dataclass(frozen=True, slots=True)
class Rings:
    """Where the four rings stand on a mat: places from the left, from 1; 0 for one that was pushed off."""

    hull: Annotated[int, ByHand("pc-fix-ring", None, picture="section:hull")]
    """Place of the ring of the hull."""
    crew: Annotated[int, ByHand("pc-fix-ring", None, picture="section:crew")]
    """Place of the ring of the crew."""
    cannon: Annotated[int, ByHand("pc-fix-ring", None, picture="section:cannon")]
    """Place of the ring of the cannon."""
    sails: Annotated[int, ByHand("pc-fix-ring", None, picture="section:sails")]
    """Place of the ring of the sails."""

    def of(self, section: Section) -> int:
        """The place of one of them."""
        place: int = getattr(self, section)
        return place


@dataclass(frozen=True, slots=True)
class Parrot:
    """A parrot aboard."""

    kind: ParrotId
    """As among the Tavern cards."""
    wounded: Annotated[bool, ByHand("pc-fix-wounded")] = False
    """Its card is turned."""


@dataclass(frozen=True, slots=True)
class Mastercraft:
    """A Mastercraft beside a section."""

    section: Section
    """Beside which section it lies."""
    damaged: Annotated[bool, ByHand("pc-fix-damaged")] = False
    """Its card is turned."""

    @property
    def id(self) -> str:
        """Told apart by the section: a ship has one beside each at most."""
        return self.section


@dataclass(frozen=True, slots=True)
class Player(state.Player):
    """A player and the ship."""

    id: SeatId
    """Of the seat."""
    rings: Rings
    """Where the rings stand on the mat."""
    island: Annotated[Place, ByHand("pc-fix-island")] = ""
    """Where the ship lies; "" before the first month."""
    gold: Annotated[int, ByHand("pc-fix-gold", None, picture="token:coin"), Counts("gold")] = 0
    """In hand."""
    treasures: Annotated[int, ByHand("pc-fix-treasures", None, picture="token:chest")] = 0
    """Treasure chests aboard."""
    fame: Annotated[int, ByHand("pc-fix-fame", FAME, least=-FAME, picture="token:fame")] = 0
    """Points of fame so far."""
    hand: Annotated[tuple[HeldCard, ...], OwnerSees(UNKNOWN)] = ()
    """PC-TAV-02: kinds of Tavern cards, as they came; "unknown" for each card of a hand on paper."""
    parrot: Parrot | None = None
    """The parrot aboard, None without one."""
    crafts: tuple[Mastercraft, ...] = ()
    """Mastercrafts attached: one, or one for each section where the table agreed on that (A-35)."""

    def without(self, *cards: str) -> tuple[str, ...]:
        """The hand after these cards have left it, each once; of a hand on paper any card may be the one."""
        return left_of(self.hand, cards, UNKNOWN)

    @property
    def crippled(self) -> bool:
        """PC-RETREAT-01: whether a ring is off the mat."""
        return 0 in (self.rings.hull, self.rings.crew, self.rings.cannon, self.rings.sails)


@dataclass(frozen=True, slots=True)
class BlackShip:
    """A black ship with the card under it."""

    id: ShipId
    """As numbered, "legend-1"."""
    island: Annotated[Island, ByHand("pc-fix-ship-at")]
    """Where it lies."""
    legend: LegendId
    """The Legendary Pirate under it."""
    hull: Annotated[int, ByHand("pc-fix-ship-hull", None)]
    """Points left."""
    beaten: Annotated[bool, ByHand("pc-fix-ship-beaten")] = False
    """Its pirate was sunk or captured this month."""


@dataclass(frozen=True, slots=True)
class Navy:
    """The Royal Navy on the board."""

    island: Island
    """Where it lies."""
    hull: int
    """Points left."""
    sender: SeatId
    """Who called it first."""
    controller: SeatId
    """Who picks its targets."""


@dataclass(frozen=True, slots=True)
class Loot:
    """A Treasure card that lies face up on an outer island."""

    island: Outer
    """On which it lies."""
    card: TreasureId = ""
    """Which of the sixty, "" for one turned at the table."""
    known: bool = False
    """Whether its four numbers are; those of a card turned at the table are told when somebody plunders it."""
    treasures: int = 0
    """Chests that it brings."""
    gold: int = 0
    """Gold that it brings."""
    tavern: int = 0
    """Tavern cards that it brings."""
    fame: int = 0
    """Fame that it brings."""


@dataclass(frozen=True, slots=True)
class Chest:
    """PC-EVT-07: the chest of a Treasure Map."""

    island: Island
    """Where it lies."""
    seat: SeatId
    """Who played the card."""


@dataclass(frozen=True, slots=True)
class Buccaneer:
    """PC-EVT-02: a card Buccaneering in force this month."""

    seat: SeatId
    """Who gets half."""
    victim: SeatId
    """Of whose loot."""


@dataclass(frozen=True, slots=True)
class Bank:
    """What is buried on Treasure Island."""

    gold: Annotated[int, ByHand("pc-fix-bank-gold", "gold_in_box"), Counts("gold")]
    """Coins."""
    treasures: Annotated[int | None, ByHand("pc-fix-bank-treasures"), Counts("treasures")] = None
    """None where nobody has counted the box."""


@dataclass(frozen=True, slots=True)
class FameLine:
    """A change of fame, for the curve of the evening."""

    month: int
    """When."""
    seat: SeatId
    """Whose fame."""
    by: int
    """By how much it rose; below 0 it fell."""
    why: Why
    """What it was for."""


@dataclass(frozen=True, slots=True)
class Played:
    """A Battle card in force."""

    seat: SeatId
    """Who has played it."""
    card: CardId
    """Which card."""
    treasures: int = 0
    """Those thrown onto the card Overboard."""


@dataclass(frozen=True, slots=True)
class Combat:
    """A fight, from the first Battle card to the last ship."""

    island: Place
    """Where; "" for the last battle of those who share the first place (PC-END-03)."""
    ships: Annotated[tuple[ShipId, ...], Once()]
    """Still there: players in seating order, then black ships, then the Navy."""
    stage: Literal["boarding", "volleys"] = "boarding"
    """Boarding first, then volleys."""
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
    """How the evening ended."""

    winners: tuple[SeatId, ...]
    """Several only where a tie stands (A-25)."""
    by: Literal["fame", "battle"] = "fame"
    """Most fame, or the last battle of those who had the most."""


@dataclass(frozen=True, slots=True)
class Tally(state.Tally):
    """What a player did, for the last page."""

    hits: int = 0
    """Dice of volleys that hit."""
    shots: int = 0
    """Dice rolled in volleys."""
    sunk: int = 0
    """Ships sunk or captured."""
    crippled: int = 0
    """Ships crippled."""
    fled: int = 0
    """Fights from which the ship fled."""
    islands: int = 0
    """Islands plundered."""


@dataclass(frozen=True, slots=True)
class Visit:
    """What the player on turn has done at an island in this month."""

    seat: SeatId
    """Whose turn on the island it is."""
    bought: int = 0
    """How often something was bought there."""
    raised: Section | Literal[""] = ""
    """The one section raised at Treasure Island."""
    served: bool = False
    """Whether the Cove's income was taken, or forgone."""
    deeds: tuple[str, ...] = field(default=())
    """What else was done."""
