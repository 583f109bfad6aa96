"""What lies on the table of Captain's Log, as records: sheets, NPCs, market tiles, missions, ports and the like.

All of them are frozen; only events (`apply`) make new ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Literal, Self

from companion.core.frozen import replace
from companion.core.kit.options import Colour
from companion.games.captains_log.table import stowage
from companion.games.captains_log.table.ids import (
    NATIONS,
    NO_CARD,
    NO_FLOAT,
    NO_ONE,
    CardId,
    FloatId,
    MarketRow,
    MarkId,
    MissionId,
    MissionType,
    Nation,
    NpcId,
    SeatId,
    SheetId,
    ShipId,
    SideId,
)
from companion.games.captains_log.table.options import Seal, Side

Good = Literal["tea", "silver", "cotton", "sugar", "oil", "wood"]
MAIN_GOODS: tuple[Good, ...] = ("tea", "silver", "cotton", "sugar")
GOODS: tuple[Good, ...] = (*MAIN_GOODS, "oil", "wood")
Stage = Literal["setup", "player", "npcs", "round-end", "over"]


@dataclass(frozen=True, slots=True)
class Goods:
    """Cubes of each good (CL-MKT-01)."""

    tea: int = 0
    silver: int = 0
    cotton: int = 0
    sugar: int = 0
    oil: int = 0
    wood: int = 0

    def of(self, good: Good) -> int:
        """Cubes of one good."""
        count: int = getattr(self, good)
        return count

    def plus(self, good: Good, n: int) -> Self:
        """With n more cubes of one good (n may be negative)."""
        return replace(self, **{good: self.of(good) + n})

    def __add__(self, other: Goods) -> Goods:
        return Goods(*(self.of(good) + other.of(good) for good in GOODS))

    def __sub__(self, other: Goods) -> Goods:
        return Goods(*(self.of(good) - other.of(good) for good in GOODS))

    @property
    def total(self) -> int:
        """All cubes."""
        return sum(self.of(good) for good in GOODS)


@dataclass(frozen=True, slots=True)
class Standing:
    """Reputation with each of the five factions: a column from -5 to 11 (CL-GEN-06)."""

    holland: int = 0
    spain: int = 0
    england: int = 0
    france: int = 0
    pirates: int = 0

    def of(self, nation: Nation) -> int:
        """The column with one nation."""
        column: int = getattr(self, nation)
        return column

    def moved(self, nation: Nation, column: int) -> Self:
        """With another column for one nation."""
        return replace(self, **{nation: column})


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission card in hand or done: its type and printed number, None while the table keeps it to itself.

    step: steps validated.  due: a step was reached just now and is about to be validated.  nation: of the ship,
    fortress or port that it is about (the X of the card).  flags: nations already marked on it.  left: time steps still
    to come, None without any.  counter: id of the time counter that is its goal.
    """

    id: MissionId
    type: MissionType | None = None
    number: int | None = None
    public: bool = False
    step: int = 0
    done: bool = False
    due: bool = False
    nation: Nation | Literal[""] = ""
    flags: tuple[Nation, ...] = ()
    left: int | None = None
    counter: FloatId = NO_FLOAT


@dataclass(frozen=True, slots=True)
class Player:
    """One player's sheet.

    water, fire: damage cubes in the hold.  sails: movement lost to chain shot.  ship: id of its ship card ("" for the
    printed ships of board A).  destroyed: destructions since the last fame penalty (CL-OUT-16).  afloat: miniature on
    the map; False from destruction until respawn.  bounty: doubloons on the bounty card, wanted: nations marked on it.
    last_damage, last_hit_by: type and author of the last damage.  quarry: the ship that it attacked last (CL-OUT-07).
    clues: treasure cards that may be looked at (0-2).  captains: ids of captain cards.
    card_wounds, card_damage, card_upgrades: what lies on a captain card; wood_room: cubes of wood that lie there before
    any goes into the hold (CL-CAP-05, -19, -38).  outcast: the country from
    whose line the marker was taken; marks: its ships and ports that bear a token of this player (CL-CAP-25).  favours:
    fame at which a captain has brought reputation (CL-CAP-37).  grappled_by: ship whose hooks hold this one.
    grapple_round: when the own hooks were used last (CL-OFF-08).  tavern_used: a mission was
    drawn or a step validated in the port where the ship lies, which it has not left since (CL-TAV-07).
    prestige: columns whose fame was won for good, where the table plays so (A-35).
    hold: where things lie, () while nobody knows its squares; it follows the counts by itself (`State.stowed`).
    bow: hour of the clock to which it looks, 0 while nobody has told.  moored: it lies on a mooring, as far as told.
    """

    id: SeatId
    name: str
    colour: Colour
    board: Side
    doubloons: int = 0
    cannons: int = 0
    goods: Goods = field(default_factory=Goods)
    water: int = 0
    fire: int = 0
    sails: int = 0
    crew: int = 0
    level: int = 1
    ship: CardId = NO_CARD
    ammunition: tuple[str, ...] = ()
    upgrades: tuple[str, ...] = ()
    standing: Standing = field(default_factory=Standing)
    joined: tuple[Nation, ...] = ()
    barrels: int = 0
    missions: tuple[Mission, ...] = ()
    destroyed: int = 0
    last_damage: Literal["", "water", "fire"] = ""
    last_hit_by: SideId = NO_ONE
    quarry: ShipId = NO_ONE
    oil_token: bool = False
    bounty: int = 0
    wanted: tuple[Nation, ...] = ()
    clues: int = 0
    treasure_tried: bool = False
    captains: tuple[str, ...] = ()
    prestige: tuple[tuple[Nation, int], ...] = ()
    card_wounds: int = 0
    card_damage: int = 0
    card_upgrades: tuple[str, ...] = ()
    wood_room: int = 0
    outcast: Nation | Literal[""] = ""
    marks: tuple[MarkId, ...] = ()
    favours: tuple[int, ...] = ()
    grappled_by: SeatId = NO_ONE
    grapple_round: int = 0
    tavern_used: bool = False
    afloat: bool = False
    placed: bool = False
    hold: stowage.Hold = ()
    bow: int = 0
    moored: bool = False

    @property
    def sheet(self) -> SheetId:
        """CL-SHP-01: what its ship is printed on: a ship card, or the board."""
        return self.ship or SheetId.printed("A", self.level)

    @property
    def card_wood(self) -> int:
        """CL-CAP-38: cubes of its wood that lie on a captain card, where they weigh nothing (A-51)."""
        return min(self.goods.wood, self.wood_room)

    def aboard(self, lay: stowage.Lay) -> stowage.Aboard:
        """What the hold has to show, damage laid this way."""
        loads: dict[stowage.Load, int] = {good: self.goods.of(good) for good in GOODS}
        loads["wood"] -= self.card_wood
        loads |= {stowage.GUN: self.cannons, stowage.CABIN: self.upgrades.count("cabin")}
        return stowage.Aboard(loads, self.water, self.fire, lay)


@dataclass(frozen=True, slots=True)
class Npc:
    """One NPC of the table: a numbered base run by a seat (CL-NPC-01).

    id: base, e.g. "npc-2".  seat: responsible player.  card: id of its ship card, "" while it
    lies face down.  level: level of the face-down card by the order of the pile (0: the table's own deck), seal: its
    seal (0: any) (CL-SET-19).
    counter: notches left on its time counter, None without one.  water, fire: damage on the card, last_damage the type
    of the last one.  coins: doubloons lying on the card, cargo: cubes on it (both beyond what is printed).
    stop: number of the route stop last reached (0 = the start).  reached: stops reached so far.
    grappled_by: player whose hooks hold it (CL-OFF-08).  owner: player whose captain commands it (CL-CAP-33).
    captured: its card lies before the captor already, until the base gets a new one (CL-BOA-13).
    """

    id: NpcId
    seat: SeatId
    card: CardId = NO_CARD
    level: int = 0
    revealed: bool = False
    on_map: bool = False
    counter: int | None = None
    water: int = 0
    fire: int = 0
    last_damage: Literal["", "water", "fire"] = ""
    wounds: int = 0
    sails: int = 0
    coins: int = 0
    cargo: Goods = field(default_factory=Goods)
    stop: int = 0
    legs: int = 0
    last_hit_by: SideId = NO_ONE
    grappled_by: SeatId = NO_ONE
    owner: SeatId = NO_ONE
    seal: Seal | Literal[0] = 0
    captured: bool = False


@dataclass(frozen=True, slots=True)
class MarketTile:
    """Cubes on the two rows of a nation's market tile; rows fill from the left without gaps (CL-MKT-03, -10)."""

    nation: Nation
    legal: int = 0
    contraband: int = 0

    def row(self, kind: MarketRow) -> int:
        """Cubes on one row."""
        return self.legal if kind == "legal" else self.contraband


@dataclass(frozen=True, slots=True)
class FamePoint:
    """One line of the fame ledger (CL-GEN-08). who: seat id or nation.  cause: code such as F-SAL or N-DAY."""

    round: int
    who: SideId
    cause: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class Lasting:
    """An event card that stays in play. until: next day, its own condition, or the end of the game (CL-EVT-03)."""

    number: int
    until: Literal["day", "condition", "game"]


FloatKind = Literal["barrel", "oil", "mission"]


@dataclass(frozen=True, slots=True)
class Floating:
    """A barrel token or time counter on the map with its notches left; tile: where it lies (0 unknown) (CL-BAR-03).

    cubes: of oil lying on it, 0 for as many as a whaler had.
    """

    id: FloatId
    kind: FloatKind
    left: int
    tile: int = 0
    cubes: int = 0


Gap = Literal["reef", "sea", "sandbank", "island", "other"]
"""What a single-hex tile shows on the side that lies up (CL-DYN-05)."""
GAPS: tuple[Gap, ...] = ("reef", "sea", "sandbank", "island", "other")

Service = Literal["buy", "sell", "tavern", "yard"]
Flag = Literal["holland", "spain", "england", "france", "pirates", "native", "native-22", ""]


@dataclass(frozen=True, slots=True)
class Port:
    """A port as the table has met it: whose flag, which icons, and on which tile (0: nobody has told) (CL-PRT-03)."""

    flag: Flag
    services: tuple[Service, ...]
    tile: int = 0


@dataclass(frozen=True, slots=True)
class Sale:
    """Cubes of one good sold on one kind of row in the port of the running action."""

    good: Good
    kind: MarketRow
    n: int


@dataclass(frozen=True, slots=True)
class Voyage:
    """The movement of the turn (CL-MOV-02, CL-MOV-10).

    allowance: its points, fixed at its start; None while the table counts them.  spent: points spent.  hexes: entered
    so far.  first: hour of the clock of the first step.  moored: it began on a mooring.  calm: the ship lies on calm
    sea.  beside: ship on whose hex it is now, "" if none (CL-MOV-12).
    """

    allowance: int | None = None
    spent: int = 0
    hexes: int = 0
    first: int = 0
    moored: bool = False
    calm: bool = False
    beside: ShipId = NO_ONE

    @property
    def left(self) -> int:
        """Points left; 0 while the table counts them."""
        return 0 if self.allowance is None else self.allowance - self.spent


assert tuple(f.name for f in fields(Standing)) == NATIONS
