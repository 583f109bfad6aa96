"""The records of which a state is made: ships' logs, counters on the map, ports, players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from companion.core.declared.counted import Counts
from companion.core.declared.references import Refers
from companion.core.declared.tracked_values import ByHand
from companion.core.kit import state
from companion.games.blackbeard.model.book import Hull, Nation, Ocean, Silhouette
from companion.games.blackbeard.model.ids import (
    NO_SHIP,
    CounterKind,
    LetterId,
    OnceThere,
    PirateId,
    PortNumber,
    SeatId,
    ShipId,
    ZoneNumber,
)

PURSE: Final = 20_000
"""Highest Net Worth that can be typed, in doubloons."""
PlaceKind = Literal["", "lane", "port", "zone", "hex", "sea"]
Posture = Literal["sea", "anchored", "careened"]
Status = Literal["active", "retired", "dead"]
Limb = Literal["leg", "arm", "eye"]
Leaning = Literal["pro", "anti"]
Flag = Nation | Literal["none", ""]
"""none: the counter bears no nationality.  "": nobody has told."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a counter lies; the map itself is on the table. A port's hex holds ships at sea and ships in port alike."""

    kind: PlaceKind = ""
    """A Shipping Lane, a port, a Transit Box, a named hex, "sea" for a hex that nobody has named; "" off the map."""
    id: str = ""
    """Number of the port, lane (they have the same ones) or box, coordinate of the hex; of an unnamed one a number that
    no other has."""
    ocean: Ocean | Literal[""] = ""
    """In which it lies, "" where nobody has told."""
    coast: bool = False
    """Whether land lies in the hex (5.24)."""

    def same(self, other: Place) -> bool:
        """Whether both are one hex or one Transit Box."""
        return bool(self.kind) and (self.kind, self.id) == (other.kind, other.id)

    @property
    def port(self) -> int:
        """The number of the port whose hex this is, 0 for any other place."""
        return int(self.id) if self.kind == "port" else 0

    @property
    def zone(self) -> int:
        """The number of the Transit Box, 0 for any other place."""
        return int(self.id) if self.kind == "zone" else 0


OFF_MAP = Place()


@dataclass(frozen=True, slots=True)
class Measured:
    """A distance that somebody has counted on the board, which never changes (23.41)."""

    kind: PlaceKind
    """Of the place from which it was counted: a lane, a port or a named hex."""
    id: str
    """Its number or coordinate."""
    port: PortNumber
    """To which port."""
    hexes: int
    """How far."""

    def counts(self, place: Place) -> bool:
        """Whether it was counted from there."""
        return (self.kind, self.id) == (place.kind, place.id)


@dataclass(frozen=True, slots=True)
class Hostage:
    """An important passenger (9.71)."""

    id: str
    """Unique among all hostages of the evening."""
    nation: Nation
    """Whose subject it is."""
    port: PortNumber
    """Number of the home port."""
    tortured: bool = False
    """Done once, in the turn of the capture (9.73)."""


@dataclass(frozen=True, slots=True)
class Wounds:
    """What a captain suffers from (13.71, 17C1)."""

    superficial: int = 0
    """Wounds until the end of the turn."""
    minor: Annotated[int, ByHand("bb-fix-minor", "limbs_to_die", less=1)] = 0
    """Wounds until he recovers."""
    crippled: tuple[Limb, ...] = ()
    """Limbs and eyes lost in his whole life, by name."""
    healing: Annotated[int, ByHand("bb-fix-healing", None)] = 0
    """How many of these still weigh on him."""
    ill: Annotated[bool, ByHand("bb-fix-ill")] = False
    """The captain himself has scurvy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Boat:
    """What the ships of pirates and King's Commissioners have in common: where they lie, and how."""

    place: Place = OFF_MAP
    """Where on the map."""
    posture: Annotated[Posture, ByHand("bb-fix-posture", words="bb-posture")] = "sea"
    """At sea, at anchor in port, or careened in port or on a coast (16.4)."""

    @property
    def in_port(self) -> bool:
        """Whether it lies in a port, anchored or careened, not at sea before it."""
        return bool(self.place.port) and self.posture != "sea"

    @property
    def at_sea(self) -> bool:
        """Whether it may be intercepted where it lies, or intercept there."""
        return not self.in_port


@dataclass(frozen=True, slots=True)
class Pirate(Boat):
    """A pirate with his ship's log (2.6, 3.0). Ports are told by their numbers, amounts in Net Worth."""

    id: PirateId
    """His name in the book."""
    owner: SeatId
    """The player who plays him."""
    status: Status = "active"
    """In play, retired (18) or dead."""
    hull: Annotated[Hull, ByHand("bb-fix-hull")] = "sloop"
    """Kind of ship."""
    damage: Annotated[int, ByHand("bb-fix-damage", None)] = 0
    """Boxes lost on the track of Combat (5.2)."""
    slow: Annotated[int, ByHand("bb-fix-slow", None)] = 0
    """Boxes lost on the track of Speed (5.2)."""
    popularity: Annotated[int, ByHand("bb-fix-popularity", "popularity_highest", least="popularity_lowest")] = 0
    """With his crew (12)."""
    notoriety: Annotated[int, ByHand("bb-fix-notoriety", "notoriety_to_win")] = 0
    """How much he is talked of (11); enough of it wins (3)."""
    worth: Annotated[int, ByHand("bb-fix-worth", PURSE, picture="token:coin"), Counts("doubloon")] = 0
    """Net Worth carried (10.1)."""
    deposits: tuple[tuple[PortNumber, int], ...] = ()
    """Net Worth left in Safe Havens, by port (10.42)."""
    holds: tuple[Annotated[int, ByHand("bb-fix-cargo", PURSE, picture="token:coin")], ...] = ()
    """Value of each cargo aboard."""
    hostages: tuple[Hostage, ...] = ()
    """Important passengers aboard (9.71)."""
    marks: Annotated[tuple[Nation, ...], ByHand("bb-fix-marks", words="bb-nation", pictures="flag")] = ()
    """Nations marked on his log for what he did to them (9.62)."""
    attacked: Annotated[tuple[Nation, ...], ByHand("bb-fix-attacked", words="bb-nation", pictures="flag")] = ()
    """Nations he attacked at all, be it in vain (A-64)."""
    letter: LetterId = ""
    """Id of his Letter of Marque (17E), "" without one."""
    havens: Annotated[tuple[PortNumber, ...], ByHand("bb-fix-havens")] = ()
    """His Safe Havens."""
    information: Annotated[tuple[PortNumber, ...], ByHand("bb-fix-information")] = ()
    """Ports of which a hostage has told him (9.73)."""
    wounds: Wounds = Wounds()
    """What he suffers from himself."""
    scurvy: Annotated[bool, ByHand("bb-fix-scurvy")] = False
    """His crew has it (17C1)."""
    debauched: Annotated[bool, ByHand("bb-fix-debauched")] = False
    """He bears the marker of a debauchery (9.8)."""
    cunning: Annotated[int, ByHand("bb-fix-cunning", None)] = 0
    """Re-rolls spent (22)."""
    wily: bool = False
    """He has re-rolled since a pirate of another player last did (22.1)."""
    barred: Annotated[tuple[PortNumber, ...], ByHand("bb-fix-barred")] = ()
    """Ports he was chased from since he last entered another (13.5)."""
    repulsed: Annotated[tuple[PortNumber, ...], ByHand("bb-fix-repulsed")] = ()
    """Ports not to be attacked again before a full repair (15.3)."""
    left_zones: tuple[ZoneNumber, ...] = ()
    """Transit Boxes left since he last entered a port (8.6)."""
    taken: PortNumber = 0
    """The port he took on his last turn (15.4), 0 none."""
    spotted: tuple[OnceThere, ...] = ()
    """Merchants he has looked at."""
    struck_by: tuple[OnceThere, ...] = ()
    """Merchants that have damaged him (11.21)."""
    evaded: tuple[OnceThere, ...] = ()
    """Hunters that cannot catch him this turn (5.24)."""
    failed: int = 0
    """Hundreds of Net Worth at which he last failed to retire (18.3), 0 never."""
    ally: PirateId = NO_SHIP
    """The pirate with whom he is allied (20), "" without one."""
    blockaded: bool = False
    """A hunter lies at sea before the port in which he is (14.3)."""
    course: tuple[int, ...] = ()
    """Of a false player's (23.41): the port for which he makes, then number and factor of each that was told to be
    farther; () none."""

    @property
    def deposited(self) -> int:
        """Net Worth left in Safe Havens."""
        return sum(amount for _, amount in self.deposits)

    @property
    def fortune(self) -> int:
        """Net Worth that counts at the end: carried and deposited (A-02); that of the dead is nothing (10.1)."""
        return 0 if self.status == "dead" else self.worth + self.deposited


@dataclass(frozen=True, slots=True)
class Commissioner(Boat):
    """A King's Commissioner in play (2.33)."""

    id: Annotated[ShipId, Refers("commissioner")]
    """As counted, "kc-1"."""
    owner: Annotated[SeatId, ByHand("bb-fix-owner")]
    """The player who leads it."""
    counter: Annotated[str, Refers("printed commissioner")] = ""
    """Which one of the book it is, "" if the table told its values."""
    name: str = ""
    """As printed or told."""
    combat: Annotated[int, ByHand("bb-fix-combat", least=1)] = 0
    """As printed, undamaged."""
    speed: Annotated[int, ByHand("bb-fix-speed", least=1)] = 0
    """As printed, undamaged."""
    damage: Annotated[int, ByHand("bb-fix-damage", None)] = 0
    """Boxes lost of Combat."""
    slow: Annotated[int, ByHand("bb-fix-slow", None)] = 0
    """Boxes lost of Speed."""
    wounds: Wounds = Wounds()
    """Of the captain."""
    scurvy: Annotated[bool, ByHand("bb-fix-scurvy")] = False
    """The crew has it (17C1)."""
    barred: tuple[PortNumber, ...] = ()
    """Ports it was chased from since it last entered another (13.5)."""
    left_zones: tuple[ZoneNumber, ...] = ()
    """Transit Boxes left since it last entered a port (8.6)."""


@dataclass(frozen=True, slots=True)
class Face:
    """The printed side of a Merchant or Warship. What is not of its kind, or not told, is 0 or empty."""

    nation: Flag = ""
    """Its flag."""
    counter: str = ""
    """Which one of the book it is, "" if the table drew and told it."""
    silhouette: Silhouette | Literal[""] = ""
    """Kind of ship of a Merchant."""
    defence: int = 0
    """Of a Merchant."""
    combat: int = 0
    """Of a Warship."""
    speed: int = 0
    """Of a Warship."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A Merchant or Warship on the map, face down unless revealed (2.32, 2.34)."""

    id: Annotated[ShipId, Refers("counter")]
    """As counted of its kind, "merchant-1"."""
    kind: CounterKind
    """Which of the two it is."""
    place: Place
    """Where on the map."""
    face: Face | None = None
    """None until somebody has looked: it is any of those still in the cup."""
    seen_by: tuple[SeatId, ...] = ()
    """Seats that know its face."""
    revealed: bool = False
    """Everybody knows it."""
    searcher: PirateId = NO_SHIP
    """The pirate under whom a Search put it in a Transit Box (9.33), "" for nobody."""
    in_port: bool = False
    """A Warship that has entered one to chase out pirates, and intercepts nobody before it moves again (8.7, 14.3)."""

    @property
    def shown(self) -> Face | None:
        """The printed side that everybody sees, None while it lies face down."""
        return self.face if self.revealed else None

    def known_to(self, seat: str) -> bool:
        """Whether a seat may see the printed side."""
        return self.revealed or seat in self.seen_by


@dataclass(frozen=True, slots=True)
class PortState:
    """What has changed at a port."""

    number: PortNumber
    """Of the port, as printed."""
    governor: Annotated[
        Leaning | Literal[""], ByHand("bb-fix-governor", words="bb-governor", none="bb-governor-nobody")
    ] = ""
    """His leaning, "" for a neutral one (2.35)."""
    forever: Annotated[bool, ByHand("bb-fix-forever")] = False
    """Anti-pirate for good (2.35)."""
    taken: Annotated[int, ByHand("bb-fix-taken", "die_faces")] = 0
    """How often its value was lowered (15.4)."""
    destroyed: Annotated[bool, ByHand("bb-fix-destroyed")] = False
    """By a sack or an earthquake."""
    english: Annotated[bool, ByHand("bb-fix-english")] = False
    """A pirate haven taken by a campaign (14.31)."""

    @property
    def id(self) -> str:
        """As the options of a question call it."""
        return f"port-{self.number}"


@dataclass(frozen=True, slots=True)
class Player(state.Player):
    """Somebody at the table."""

    id: SeatId
    """Of the seat, "seat-1"."""
    false: bool = False
    """Nobody sits there (23)."""
    activated: tuple[Annotated[ShipId, Refers("printed pirate")], ...] = ()
    """Pirates brought into play so far, in order."""


@dataclass(frozen=True, slots=True)
class Renown:
    """One line of the ledger of Notoriety, Popularity and Net Worth."""

    card: int
    """How many Action cards had been turned."""
    pirate: PirateId
    """Whose log."""
    what: Literal["notoriety", "popularity", "worth"]
    """Which of the three."""
    amount: int
    """By how much it rose; below 0 it fell."""
    cause: str
    """Id of notoriety.yaml or popularity.yaml, or one of `ledger.CAUSES`."""
    rule: str
    """Under which it happened."""


@dataclass(frozen=True, slots=True)
class Pardon:
    """A Royal Pardon on offer until the next Random Event (17L)."""

    nation: Nation
    """Whose king offers it."""
    letter: LetterId
    """Id of the Letter of Marque that comes with it."""
    excluded: PirateId = NO_SHIP
    """The pirate who is named as excluded, "" for nobody."""
