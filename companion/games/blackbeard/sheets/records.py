"""The records of which a state is made: ships' logs, counters on the map, ports, players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.blackbeard.sheets.book import Hull, Nation, Ocean, Silhouette
from companion.games.blackbeard.sheets.ids import NO_SHIP, CounterKind, SeatId, ShipId

PlaceKind = Literal["", "lane", "port", "zone", "hex", "sea"]
Posture = Literal["sea", "anchored", "careened"]
Status = Literal["active", "retired", "dead"]
Limb = Literal["leg", "arm", "eye"]
Leaning = Literal["pro", "anti"]
Flag = Nation | Literal["none", ""]
"""none: the counter bears no nationality.  "": nobody has told."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a counter lies; the map itself is on the table.

    kind: a Shipping Lane or a port by its number, a Transit Box, a hex by its coordinate, or "sea" for a hex that
    nobody has named (id: a number that no other has); "" off the map.  coast: whether land lies in the hex (5.24).
    A port's hex holds ships at sea and ships in port alike.
    """

    kind: PlaceKind = ""
    id: str = ""
    ocean: Ocean | Literal[""] = ""
    coast: bool = False

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
class Hostage:
    """An important passenger (9.71). id: unique among all hostages of the evening.  port: the home port.

    tortured: once, in the turn of the capture (9.73).
    """

    id: str
    nation: Nation
    port: int
    tortured: bool = False


@dataclass(frozen=True, slots=True)
class Wounds:
    """What a captain suffers from (13.71, 17C1).

    superficial: until the end of the turn.  minor: until he recovers.  crippled: limbs and eyes lost in his whole
    life, by name.  healing: how many of these still weigh on him.  ill: the captain himself has scurvy.
    """

    superficial: int = 0
    minor: int = 0
    crippled: tuple[Limb, ...] = ()
    healing: int = 0
    ill: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Boat:
    """What the ships of pirates and King's Commissioners have in common: where they lie, and how."""

    place: Place = OFF_MAP
    posture: Posture = "sea"

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
    """A pirate with his ship's log (2.6, 3.0).

    id: in the book.  owner: player.  hull: kind of ship.  damage, slow: boxes lost on its tracks of Combat and Speed
    (5.2).  holds: value of each cargo aboard.  worth: Net Worth carried; deposits: by port, left in a Safe Haven.
    marks: nations he has attacked (9.62); attacked: those he attacked at all, be it in vain (A-64).  letter: id of his
    Letter of Marque.  havens: his Safe Havens.  information: ports of which he knows (9.73).  barred: ports he was
    chased from since he last entered another (13.5).  repulsed: ports not to be attacked again before a full repair
    (15.3).  left_zones: Transit Boxes left since he last entered a port (8.6).
    debauched: the marker (9.8).  taken: port he took on his last turn (15.4).  spotted: Merchants he has looked at;
    struck_by: those that have damaged him (11.21).  evaded: hunters that cannot catch him this turn (5.24).
    failed: hundreds of Net Worth at which he last failed to retire (18.3), 0 never.  cunning: re-rolls spent (22).
    wily: he has re-rolled since a pirate of another player last did (22.1).
    blockaded: a hunter lies at sea before the port in which he is (14.3).  course: of a false player's, the port for
    which he makes, then number and factor of each port that was told to be farther (23.41).
    """

    id: ShipId
    owner: SeatId
    status: Status = "active"
    hull: Hull = "sloop"
    damage: int = 0
    slow: int = 0
    popularity: int = 0
    notoriety: int = 0
    worth: int = 0
    deposits: tuple[tuple[int, int], ...] = ()
    holds: tuple[int, ...] = ()
    hostages: tuple[Hostage, ...] = ()
    marks: tuple[Nation, ...] = ()
    attacked: tuple[Nation, ...] = ()
    letter: str = ""
    havens: tuple[int, ...] = ()
    information: tuple[int, ...] = ()
    wounds: Wounds = Wounds()
    scurvy: bool = False
    debauched: bool = False
    cunning: int = 0
    wily: bool = False
    barred: tuple[int, ...] = ()
    repulsed: tuple[int, ...] = ()
    left_zones: tuple[int, ...] = ()
    taken: int = 0
    spotted: tuple[ShipId, ...] = ()
    struck_by: tuple[ShipId, ...] = ()
    evaded: tuple[ShipId, ...] = ()
    failed: int = 0
    ally: ShipId = NO_SHIP
    blockaded: bool = False
    course: tuple[int, ...] = ()

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
    """A King's Commissioner in play (2.33). id: "kc-1"…; counter: in the book, "" if told by the table.

    combat, speed: as printed; damage, slow: boxes lost of each.
    """

    id: ShipId
    owner: SeatId
    counter: str = ""
    name: str = ""
    combat: int = 0
    speed: int = 0
    damage: int = 0
    slow: int = 0
    wounds: Wounds = Wounds()
    scurvy: bool = False
    barred: tuple[int, ...] = ()
    left_zones: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """The printed side of a Merchant or Warship. counter: in the book, "" if the table drew and told it.

    Of a Merchant: silhouette and defence.  Of a Warship: combat and speed.
    """

    nation: Flag = ""
    counter: str = ""
    silhouette: Silhouette | Literal[""] = ""
    defence: int = 0
    combat: int = 0
    speed: int = 0


@dataclass(frozen=True, slots=True)
class Counter:
    """A Merchant or Warship on the map, face down unless revealed (2.32, 2.34). id: "merchant-1"…, "warship-1"….

    face: None until somebody has looked; a counter that nobody has looked at is any of those still in the cup.
    seen_by: seats that know it; revealed: everybody does.  in_port: a Warship that has entered one to chase out
    pirates, and intercepts nobody before it moves again (8.7, 14.3).  searcher: pirate under whom a Search put it in a
    Transit Box (9.33).
    """

    id: ShipId
    kind: CounterKind
    place: Place
    face: Face | None = None
    seen_by: tuple[SeatId, ...] = ()
    revealed: bool = False
    searcher: ShipId = NO_SHIP
    in_port: bool = False

    def known_to(self, seat: str) -> bool:
        """Whether a seat may see the printed side."""
        return self.revealed or seat in self.seen_by


@dataclass(frozen=True, slots=True)
class PortState:
    """What has changed at a port. governor: "" for a neutral one.  forever: anti-pirate for good (2.35).

    taken: how often its value was lowered (15.4).  destroyed: by a sack or an earthquake.  english: a pirate haven
    taken by a campaign (14.31).
    """

    number: int
    governor: Leaning | Literal[""] = ""
    forever: bool = False
    taken: int = 0
    destroyed: bool = False
    english: bool = False

    @property
    def id(self) -> str:
        """As the options of a question call it."""
        return f"port-{self.number}"


@dataclass(frozen=True, slots=True)
class Player:
    """A player. false: nobody sits there (23).  activated: pirates brought into play so far, in order."""

    id: SeatId
    name: str
    colour: str
    false: bool = False
    activated: tuple[ShipId, ...] = ()


@dataclass(frozen=True, slots=True)
class Renown:
    """One line of the ledger of Notoriety, Popularity and Net Worth. card: how many cards had been turned.

    cause: id of notoriety.yaml or popularity.yaml, or one of `ledger.CAUSES`.
    """

    card: int
    pirate: ShipId
    what: Literal["notoriety", "popularity", "worth"]
    amount: int
    cause: str
    rule: str


@dataclass(frozen=True, slots=True)
class Pardon:
    """A Royal Pardon on offer until the next Random Event (17L). excluded: the pirate named, "" for nobody."""

    nation: Nation
    letter: str
    excluded: ShipId = NO_SHIP
