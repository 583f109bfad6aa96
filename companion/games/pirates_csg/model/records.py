"""What a player, a ship, crew, a coin, an island, a fort and a piece of terrain are at a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from companion.core.declared.counted import Counts
from companion.core.declared.references import Refers
from companion.core.declared.tracked_values import ByHand
from companion.core.kit import state
from companion.games.pirates_csg.model.ids import (
    AT_SEA,
    NO_SEAT,
    NO_SHIP,
    Action,
    CoinId,
    CrewId,
    EventId,
    FortId,
    IslandId,
    Mast,
    PlaceId,
    SeatId,
    ShipId,
    TerrainId,
)

Kind = Literal["fog", "sargasso", "current", "iceberg", "whirlpool", "reef"]
Hindrance = Literal["no-move", "no-crew", "no-ability", "slow", "idle"]
"""no-move: chainshot.  no-crew: stinkpot.  no-ability: Fear 5.  slow: Fear 6.  idle: Joysides, in all these turns."""


@dataclass(frozen=True, slots=True)
class Player(state.Player):
    """A player."""

    id: SeatId
    """Of the seat."""
    fleet: tuple[tuple[str, str], ...] = ()
    """Kind and subject of every card."""
    coins: tuple[int, ...] = ()
    """What the player has brought, values of treasure coins and names of unique treasures."""
    uniques: tuple[str, ...] = ()
    """Unique treasures that the player has brought, by their cards."""
    masts: Annotated[int, ByHand("csg-fix-masts-taken")] = 0
    """Of others that the player's ships have taken (CSG-WIN-03)."""


@dataclass(frozen=True, slots=True)
class Hindered:
    """Something that a ship cannot do."""

    what: Hindrance
    """Which thing."""
    until: SeatId
    """Whose turn must end for it to pass; it holds in the last of these turns."""
    turns: int = 1
    """How often, from now."""


@dataclass(frozen=True, slots=True)
class HullGun:
    """CSG-KW-BOMBARDIER: a gun that stands on no mast. rank, range: as printed on its piece."""

    kind: Literal["artillery", "flamethrower"]
    """Which gun."""
    rank: int
    """A die must be higher to hit."""
    range: Literal["S", "L"]
    """Short or long."""


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship."""

    id: ShipId
    """As counted, "ship-1"."""
    card: str
    """Number of its card."""
    owner: SeatId
    """In whose fleet it began."""
    seat: Annotated[SeatId, ByHand("csg-fix-command")]
    """Who commands it now, the sinker no more once it has sunk."""
    masts: Annotated[tuple[Annotated[Mast, ByHand("csg-fix-mast", picture="csg:mast")], ...], Counts("masts")]
    """From bow to stern."""
    plates: Annotated[int, ByHand("csg-fix-plates", None)] = 0
    """What hits take before the masts: small hulls, shell panels, the flag of a floating battery."""
    docked: Annotated[IslandId, ByHand("csg-fix-docked")] = AT_SEA
    """The island at which it lies, "" at sea."""
    towed: ShipId = NO_SHIP
    """By which ship."""
    number: int = 0
    """Among several of the same card (canoes), 0 for the only one."""
    on: Annotated[tuple[TerrainId, ...], ByHand("csg-fix-on")] = ()
    """Terrain that it touches; in a fog bank it is lost (CSG-TERR-FOG)."""
    tangled: Annotated[bool, ByHand("csg-fix-tangled")] = False
    """CSG-TERR-SARG: it cannot move before it is free."""
    wreck: bool = False
    """CSG-TERR-REEF: it lies on the reef for good."""
    wraps: ShipId = NO_SHIP
    """CSG-KW-KRAKEN: around which ship its tentacles lie."""
    prey: ShipId = NO_SHIP
    """CSG-KW-KRAKEN: which ship alone it goes for."""
    mode: Literal["", "spectral", "submerged"] = ""
    """Spectral or under water until its next turn (CSG-KW-GHOST, -SUBMARINE), "" for neither."""
    hindered: tuple[Hindered, ...] = ()
    """What it cannot do just now."""
    scuttled: Annotated[bool, ByHand("csg-fix-scuttled")] = False
    """It sinks at the start of its commander's next turn."""
    piece: HullGun | None = None
    """Its gun, if it is a bombardier."""
    gifts: tuple[CoinId, ...] = ()
    """CSG-KW-JOYSIDES: coins that were shot aboard."""
    jammed: bool = False
    """That gun must be repaired."""
    deployed: bool = False
    """Whether it lies on the table."""
    sunk: Annotated[bool, ByHand("csg-fix-sunk")] = False
    """Whether it is out of the game."""
    searched: tuple[PlaceId, ...] = ()
    """CSG-EXPL-05: where it leaves its player's marker on going; it explores freely there only once it comes again."""
    marks: tuple[SeatId, ...] = ()
    """CSG-EXPL-05: who has left an exploration marker on it when it was a derelict."""

    @property
    def standing(self) -> int:
        """Masts that stand and do not burn."""
        return self.masts.count("standing")

    @property
    def left(self) -> int:
        """Masts that are still there, burning or not."""
        return len(self.masts) - self.masts.count("lost")

    @property
    def derelict(self) -> bool:
        """CSG-MOVE-09: whether no mast is left of those that it had."""
        return bool(self.masts) and not self.left


@dataclass(frozen=True, slots=True)
class Crew:
    """A crew card."""

    id: CrewId
    """As counted, "crew-1"."""
    card: str
    """Number of its card."""
    owner: SeatId
    """In whose fleet it began."""
    seat: SeatId
    """Who commands it now."""
    where: Annotated[PlaceId, ByHand("csg-fix-whose-crew", picture="token:crew")]
    """Aboard a ship, on an island, "" before it is assigned or once it is out of the game."""
    shown: Annotated[bool, ByHand("csg-fix-shown")] = False
    """Whether it lies face up."""
    cursed: bool = False
    """CSG-KW-BLACKMARK: it began as Cursed, face up on its ship."""
    gone: bool = False
    """Whether it is out of the game."""


@dataclass(frozen=True, slots=True)
class FleetEvent:
    """An event of a fleet."""

    id: EventId
    """As counted, "event-1"."""
    card: str
    """Number of its card."""
    seat: SeatId
    """Whose it is."""
    played: Annotated[bool, ByHand("csg-fix-event")] = False
    """Whether it was played and is out of the game."""


@dataclass(frozen=True, slots=True)
class Coin:
    """A treasure coin that somebody has looked at, or gold that was shared out."""

    id: CoinId
    """As counted, "coin-1"."""
    value: Annotated[int, ByHand("csg-fix-value", None)]
    """In gold."""
    where: Annotated[PlaceId, ByHand("csg-fix-coin", picture="token:coin")]
    """Aboard which ship, on which island or in which fort; "" out of the game."""
    known: tuple[SeatId, ...] = ()
    """Who has seen what it shows; everybody once it lies at home or in a fort."""
    unique: str = ""
    """The card of a unique treasure."""
    gone: bool = False
    """Whether it is out of the game."""


@dataclass(frozen=True, slots=True)
class Island:
    """An island."""

    id: IslandId
    """As counted, "island-1"."""
    home: SeatId = NO_SEAT
    """Of whom, "" for a wild one."""
    coins: Annotated[int, ByHand("csg-fix-coins", None)] = 0
    """Face down there, never looked at."""
    marks: Annotated[tuple[SeatId, ...], ByHand("csg-fix-marks")] = ()
    """Who has left an exploration marker."""


@dataclass(frozen=True, slots=True)
class Fort:
    """A fort of a fleet."""

    id: FortId
    """As counted, "fort-1"."""
    card: str
    """Number of its card."""
    seat: SeatId
    """In whose fleet it is."""
    island: IslandId = AT_SEA
    """On which it stands, "" while it is not built."""
    flags: Annotated[int, ByHand("csg-fix-flags", None)] = 0
    """Those that fly."""
    coins: int = 0
    """Face down ones of its island that nobody has looked at."""
    gone: bool = False
    """Whether it is out of the game."""

    @property
    def built(self) -> bool:
        """Whether it stands on an island."""
        return bool(self.island) and not self.gone

    @property
    def abandoned(self) -> bool:
        """CSG-FORT-09: whether it stands without a flag."""
        return self.built and not self.flags


@dataclass(frozen=True, slots=True)
class Terrain:
    """A piece of terrain."""

    id: TerrainId
    """As counted, "terrain-1"."""
    kind: Kind
    """What it is."""
    number: int = 0
    """What is printed in its centre (icebergs)."""
    seat: SeatId = NO_SEAT
    """Whose it is (trade currents), or who has laid it (a smoke screen, gone at the start of that player's next turn).
    """
    passing: bool = False
    """Whether it lies only until that player's next turn."""
    value: int = 0
    """That it has for this turn, once somebody has rolled for it (reefs, Sargasso)."""
    stuck: bool = False
    """Whether it moves no more."""
    gone: bool = False
    """Whether it was taken away."""


@dataclass(frozen=True, slots=True)
class Touch:
    """Two ships in contact."""

    ship: ShipId
    """One of the two."""
    other: ShipId
    """The other."""
    bow: bool = False
    """Whether the first is held by it: it touches with its bow (CSG-MOVE-08), or a creature has rammed it
    (CSG-KW-SEAMONSTER, -TITAN)."""
    blade: bool = False
    """Whether it is held by a blade, which holds creatures as well (CSG-KW-SCORPION)."""
    prow: bool | None = None
    """Whether it is the bow of the derelict among them that is touched, None until the table has told (CSG-TOW-01)."""


@dataclass(frozen=True, slots=True)
class Given:
    """A main action that was given in this turn."""

    unit: Annotated[str, Refers("unit")]
    """A ship, a fort, or a marine on an island by its crew id."""
    action: Action
    """Which one."""
    extra: bool = False
    """Whether it came on top of the usual one (CSG-EXTRA-01)."""


@dataclass(frozen=True, slots=True)
class Extra:
    """CSG-EXTRA-01: one more main action for a unit."""

    unit: Annotated[str, Refers("unit")]
    """A ship, a fort, or a marine on an island by its crew id."""
    same: bool = False
    """Only the one that it has had (CSG-KW-BORNLEADER)."""


@dataclass(frozen=True, slots=True)
class GoldLine:
    """What everybody had at home and in forts after a turn, for the curve of the evening."""

    turn: int
    """After which turn."""
    gold: tuple[int, ...]
    """Of each player, in their order."""


@dataclass(frozen=True, slots=True)
class Tally(state.Tally):
    """What a player did, for the last page."""

    shots: int = 0
    """Dice rolled to shoot."""
    hits: int = 0
    """Of these, those that hit."""
    sunk: int = 0
    """Ships of others sunk."""
    rams: int = 0
    """Ships rammed."""
    boardings: int = 0
    """Ships boarded."""
    explored: int = 0
    """Islands explored."""
    landed: int = 0
    """Gold brought home."""


End = Literal["half", "settled", "stranded"]
"""CSG-WIN-02: more than half of all gold at home, all gold ashore, or somebody who can never move again."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended."""

    winners: tuple[SeatId, ...]
    """Several where gold and masts are equal."""
    by: End
    """What ended it."""
    cause: SeatId = NO_SEAT
    """Who can never move again where others still could, "" for everybody or nobody."""
