"""What a player, a ship, crew, a coin, an island, a fort and a piece of terrain are at a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from companion.core.kit.references import Refers
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
class Player:
    """A player. coins: what the player has brought, values of treasure coins and names of unique treasures.

    fleet: kind and subject of every card.  masts: of others that the player's ships have taken (CSG-WIN-03).
    """

    id: SeatId
    name: str
    colour: str
    fleet: tuple[tuple[str, str], ...] = ()
    coins: tuple[int, ...] = ()
    uniques: tuple[str, ...] = ()
    masts: int = 0


@dataclass(frozen=True, slots=True)
class Hindered:
    """Something that a ship cannot do. until: whose turn must end for it to pass; it holds in the last of these turns.
    turns: how often, from now."""

    what: Hindrance
    until: SeatId
    turns: int = 1


@dataclass(frozen=True, slots=True)
class Piece:
    """CSG-KW-BOMBARDIER: a gun that stands on no mast. rank, range: as printed on its piece."""

    kind: Literal["artillery", "flamethrower"]
    rank: int
    range: Literal["S", "L"]


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship. owner: in whose fleet it began.  seat: who commands it now, the sinker no more once it has sunk."""

    id: ShipId
    card: str
    owner: SeatId
    seat: SeatId
    masts: tuple[Mast, ...]
    """From bow to stern."""
    plates: int = 0
    """What hits take before the masts: small hulls, shell panels, the flag of a floating battery."""
    docked: IslandId = AT_SEA
    towed: ShipId = NO_SHIP
    """By which ship."""
    number: int = 0
    """Among several of the same card (canoes), 0 for the only one."""
    on: tuple[TerrainId, ...] = ()
    """Terrain that it touches; in a fog bank it is lost (CSG-TERR-FOG)."""
    tangled: bool = False
    """CSG-TERR-SARG: it cannot move before it is free."""
    wreck: bool = False
    """CSG-TERR-REEF: it lies on the reef for good."""
    wraps: ShipId = NO_SHIP
    """CSG-KW-KRAKEN: around which ship its tentacles lie."""
    prey: ShipId = NO_SHIP
    """CSG-KW-KRAKEN: which ship alone it goes for."""
    mode: Literal["", "spectral", "submerged"] = ""
    hindered: tuple[Hindered, ...] = ()
    scuttled: bool = False
    """It sinks at the start of its commander's next turn."""
    piece: Piece | None = None
    """Its gun, if it is a bombardier."""
    gifts: tuple[CoinId, ...] = ()
    """CSG-KW-JOYSIDES: coins that were shot aboard."""
    jammed: bool = False
    """That gun must be repaired."""
    deployed: bool = False
    sunk: bool = False
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
    """A crew card. where: aboard a ship, on an island, "" before it is assigned or once it is out of the game."""

    id: CrewId
    card: str
    owner: SeatId
    seat: SeatId
    where: PlaceId
    shown: bool = False
    cursed: bool = False
    """CSG-KW-BLACKMARK: it began as Cursed, face up on its ship."""
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """An event of a fleet."""

    id: EventId
    card: str
    seat: SeatId
    played: bool = False


@dataclass(frozen=True, slots=True)
class Coin:
    """A treasure coin that somebody has looked at, or gold that was shared out. unique: the card of a unique treasure.

    known: who has seen what it shows; everybody once it lies at home or in a fort.
    """

    id: CoinId
    value: int
    where: PlaceId
    known: tuple[SeatId, ...] = ()
    unique: str = ""
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Island:
    """An island. home: of whom, "" for a wild one.  coins: face down there, never looked at.  marks: who has left an
    exploration marker."""

    id: IslandId
    home: SeatId = NO_SEAT
    coins: int = 0
    marks: tuple[SeatId, ...] = ()


@dataclass(frozen=True, slots=True)
class Fort:
    """A fort of a fleet. flags: those that fly.  coins: face down ones of its island that nobody has looked at."""

    id: FortId
    card: str
    seat: SeatId
    island: IslandId = AT_SEA
    flags: int = 0
    coins: int = 0
    gone: bool = False

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
    """A piece of terrain. number: what is printed in its centre (icebergs).  seat: whose it is (trade currents), or who
    has laid it (a smoke screen, gone at the start of that player's next turn).  value: that it has for this turn, once
    somebody has rolled for it (reefs, Sargasso)."""

    id: TerrainId
    kind: Kind
    number: int = 0
    seat: SeatId = NO_SEAT
    passing: bool = False
    value: int = 0
    stuck: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Touch:
    """Two ships in contact. bow: whether the first is held by it: it touches with its bow (CSG-MOVE-08), or a creature
    has rammed it (CSG-KW-SEAMONSTER, -TITAN).  blade: whether it is held by a blade, which holds creatures as well
    (CSG-KW-SCORPION).  prow: whether it is the bow of the derelict among them that is touched, None until the table has
    told (CSG-TOW-01)."""

    ship: ShipId
    other: ShipId
    bow: bool = False
    blade: bool = False
    prow: bool | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """A main action that was given in this turn. unit: a ship, a fort, or a marine on an island by its crew id."""

    unit: Annotated[str, Refers("unit")]
    action: Action
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Extra:
    """CSG-EXTRA-01: one more main action for a unit. same: only the one that it has had (CSG-KW-BORNLEADER)."""

    unit: Annotated[str, Refers("unit")]
    same: bool = False


@dataclass(frozen=True, slots=True)
class GoldLine:
    """What everybody had at home and in forts after a turn, for the curve of the evening."""

    turn: int
    gold: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a player did, for the last page."""

    seat: SeatId
    shots: int = 0
    hits: int = 0
    sunk: int = 0
    rams: int = 0
    boardings: int = 0
    explored: int = 0
    landed: int = 0


End = Literal["half", "settled", "stranded"]
"""CSG-WIN-02: more than half of all gold at home, all gold ashore, or somebody who can never move again."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended. winners: several where gold and masts are equal.  cause: who can never move again where
    others still could, "" for everybody or nobody."""

    winners: tuple[SeatId, ...]
    by: End
    cause: SeatId = NO_SEAT
