"""What lies on the table of Captain's Log, as records: sheets, NPCs, market tiles, missions, ports and the like.

All of them are frozen; only events (`apply`) make new ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import partial
from typing import Annotated, Final, Literal, Self

from companion.core.declared.counted import Counts
from companion.core.declared.references import Refers
from companion.core.declared.tracked_values import ByHand
from companion.core.kit import state
from companion.core.kit.options import Colour
from companion.core.values.frozen_records import replace
from companion.games.captains_log.model import stowage
from companion.games.captains_log.model.ids import (
    NATIONS,
    NO_CARD,
    NO_FLOAT,
    NO_ONE,
    CaptainId,
    CardId,
    EventCard,
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
    TileNumber,
    UpgradeId,
)
from companion.games.captains_log.model.options import Seal, Side

PURSE: Final = 200_000
"""Doubloons that can be typed, in a purse or on a card."""
LEVELS: Final = 4
"""Levels of ships."""
Good = Literal["tea", "silver", "cotton", "sugar", "oil", "wood"]
MAIN_GOODS: tuple[Good, ...] = ("tea", "silver", "cotton", "sugar")
GOODS: tuple[Good, ...] = (*MAIN_GOODS, "oil", "wood")
Flag = Literal["holland", "spain", "england", "france", "pirates", "native", "native-22", ""]
Stage = Literal["setup", "player", "npcs", "round-end", "over"]


@dataclass(frozen=True, slots=True)
class Goods:
    """Cubes of each good (CL-MKT-01)."""

    tea: Annotated[int, Counts("tea")] = 0
    """Cubes of it."""
    silver: Annotated[int, Counts("silver")] = 0
    """Cubes of it."""
    cotton: Annotated[int, Counts("cotton")] = 0
    """Cubes of it."""
    sugar: Annotated[int, Counts("sugar")] = 0
    """Cubes of it."""
    oil: Annotated[int, Counts("oil")] = 0
    """Cubes of it."""
    wood: Annotated[int, Counts("wood")] = 0
    """Cubes of it."""

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


_column = partial(ByHand, "cl-fix-reputation", "join_column", least="lowest_column")
"""What each column of the reputation board says of itself."""


@dataclass(frozen=True, slots=True)
class Reputation:
    """Reputation with each of the five factions: a column from -5 to 11 (CL-GEN-06)."""

    holland: Annotated[int, _column(picture="flag:holland")] = 0
    """Column with Holland."""
    spain: Annotated[int, _column(picture="flag:spain")] = 0
    """Column with Spain."""
    england: Annotated[int, _column(picture="flag:england")] = 0
    """Column with England."""
    france: Annotated[int, _column(picture="flag:france")] = 0
    """Column with France."""
    pirates: Annotated[int, _column(picture="flag:pirates")] = 0
    """Column with the Pirates."""

    def of(self, nation: Nation) -> int:
        """The column with one nation."""
        column: int = getattr(self, nation)
        return column

    def moved(self, nation: Nation, column: int) -> Self:
        """With another column for one nation."""
        return replace(self, **{nation: column})


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission card in hand or done."""

    id: MissionId
    """Unique among all missions of the evening."""
    type: MissionType | None = None
    """Its type, None while the table keeps it to itself."""
    number: int | None = None
    """As printed, None while the table keeps it to itself."""
    public: Annotated[bool, ByHand("cl-fix-mission-public")] = False
    """It lies open before everybody."""
    step: Annotated[int, ByHand("cl-fix-mission-step")] = 0
    """Steps validated."""
    done: Annotated[bool, ByHand("cl-fix-mission-done")] = False
    """All of them were."""
    due: bool = False
    """A step was reached just now and is about to be validated."""
    nation: Annotated[Nation | Literal[""], ByHand("cl-fix-mission-nation", words="nation", none="core-nothing")] = ""
    """Of the ship, fortress or port that it is about (the X of the card), "" none yet."""
    flags: Annotated[tuple[Nation, ...], ByHand("cl-fix-mission-flags", words="nation")] = ()
    """Nations already marked on it."""
    left: Annotated[int | None, ByHand("cl-fix-mission-left")] = None
    """Time steps still to come, None without any."""
    counter: FloatId = NO_FLOAT
    """The time counter that is its goal, "" for none."""


@dataclass(frozen=True, slots=True)
class Player(state.Player):
    """One player's sheet."""

    id: SeatId
    """Of the seat."""
    colour: Colour
    """In which the player is painted."""
    board: Side
    """Side of the player board (CL-SET-19)."""
    doubloons: Annotated[int, ByHand("cl-fix-doubloons", PURSE, step="coin", picture="token:coin"), Counts("coin")] = 0
    """In the purse."""
    cannons: Annotated[int, ByHand("cl-fix-cannons", picture="token:cannon"), Counts("cannon")] = 0
    """Aboard."""
    goods: Goods = field(default_factory=Goods)
    """Cubes aboard, those on a captain card among them."""
    water: Annotated[int, ByHand("cl-fix-water"), Counts("water")] = 0
    """Damage cubes of water in the hold."""
    fire: Annotated[int, ByHand("cl-fix-fire"), Counts("fire")] = 0
    """Damage cubes of fire in the hold."""
    sails: Annotated[int, ByHand("cl-fix-sails", "chain_limit", picture="token:sail"), Counts("sails")] = 0
    """Movement lost to chain shot."""
    crew: Annotated[int, ByHand("cl-fix-crew", picture="token:crew"), Counts("crew")] = 0
    """Aboard."""
    level: Annotated[int, ByHand("cl-fix-level", LEVELS, least=1)] = 1
    """Of the ship."""
    ship: Annotated[CardId, ByHand("cl-fix-ship")] = NO_CARD
    """Its ship card, "" for the printed ships of board A."""
    ammunition: Annotated[tuple[Annotated[str, Refers("ammunition")], ...], ByHand("cl-fix-ammunition")] = ()
    """Types of shot bought, each once."""
    upgrades: tuple[UpgradeId, ...] = ()
    """Ids of upgrades aboard, as often as they are there."""
    standing: Reputation = field(default_factory=Reputation)
    """Reputation with the five factions; in a team that of its first seat counts (CL-COO-02)."""
    joined: Annotated[tuple[Nation, ...], ByHand("cl-fix-joined", words="nation")] = ()
    """Nations that it belongs to (CL-JON-01)."""
    barrels: Annotated[int, ByHand("cl-fix-barrels", picture="token:barrel")] = 0
    """Barrel tokens taken and kept."""
    missions: tuple[Mission, ...] = ()
    """In hand or done, in the order taken."""
    destroyed: Annotated[int, ByHand("cl-fix-destroyed", "destructions_per_penalty", less=1)] = 0
    """Destructions since the last fame penalty (CL-OUT-16)."""
    last_damage: Annotated[Literal["", "water", "fire"], ByHand("cl-fix-last-damage", words="cl-fix-damage")] = ""
    """Type of the last damage, "" for none."""
    last_hit_by: Annotated[SideId, ByHand("cl-fix-last-hit-by")] = NO_ONE
    """Its author, "" for nobody."""
    quarry: ShipId = NO_ONE
    """The ship that it attacked last (CL-OUT-07)."""
    oil_token: Annotated[bool, ByHand("cl-fix-oil-token")] = False
    """It is a target of the White Whale to the end of the game (CL-WHL-02)."""
    bounty: Annotated[int, ByHand("cl-fix-bounty", PURSE, step="coin"), Counts("coin", "bounty")] = 0
    """Doubloons on the bounty card."""
    wanted: Annotated[tuple[Nation, ...], ByHand("cl-fix-wanted", words="nation")] = ()
    """Nations marked on that card."""
    clues: Annotated[int, ByHand("cl-fix-clues", "treasure_clues", picture="token:clue")] = 0
    """Treasure cards that may be looked at, 0 to 2 (CL-TRS-02)."""
    treasure_tried: Annotated[bool, ByHand("cl-fix-treasure")] = False
    """The only attempt of the game was made (CL-TRS-05)."""
    captains: Annotated[tuple[CaptainId, ...], ByHand("cl-fix-captains")] = ()
    """Captain cards."""
    prestige: tuple[tuple[Nation, int], ...] = ()
    """Columns whose fame was won for good, where the table plays so (A-35)."""
    card_wounds: Annotated[int, ByHand("cl-fix-card-wounds", None)] = 0
    """Wounds that lie on a captain card (CL-CAP-05)."""
    card_damage: Annotated[int, ByHand("cl-fix-card-damage", None)] = 0
    """Damage cubes that lie there."""
    card_upgrades: tuple[UpgradeId, ...] = ()
    """Upgrades that lie there."""
    wood_room: int = 0
    """Cubes of wood that lie there before any goes into the hold (CL-CAP-38)."""
    outcast: Annotated[Nation | Literal[""], ByHand("cl-fix-outcast")] = ""
    """The country from whose line the marker was taken, "" for none (CL-CAP-25)."""
    marks: tuple[MarkId, ...] = ()
    """Its ships and ports that bear a token of this player (CL-CAP-25)."""
    favours: tuple[int, ...] = ()
    """Fame at which a captain has brought reputation (CL-CAP-37)."""
    grappled_by: SeatId = NO_ONE
    """The seat whose hooks hold this ship, "" for none (CL-OFF-08)."""
    grapple_round: int = 0
    """When the own hooks were used last, 0 never (CL-OFF-08)."""
    tavern_used: bool = False
    """A mission was drawn or a step validated in the port where the ship lies, which it has not left since
    (CL-TAV-07)."""
    afloat: Annotated[bool, ByHand("cl-fix-afloat")] = False
    """The miniature is on the map: not from destruction until respawn."""
    placed: Annotated[bool, ByHand("cl-fix-placed")] = False
    """It has been on the map before: what comes next is a respawn."""
    hold: stowage.Hold = ()
    """Where things lie, none while nobody knows its squares; it follows the counts by itself."""
    bow: int = 0
    """Hour of the clock to which it looks, 0 while nobody has told."""
    moored: Annotated[bool, ByHand("cl-fix-moored")] = False
    """It lies on a mooring, as far as told."""
    mooring: Annotated[Flag, ByHand("cl-fix-mooring")] = ""
    """Whose mooring that is, or was, "" while nobody has told."""

    @property
    def sheet(self) -> SheetId:
        """CL-SHP-01: what its ship is printed on: a ship card, or the board."""
        return self.ship or SheetId.printed("A", self.level)

    @property
    def harbour(self) -> Flag:
        """CL-NPC-21: in whose port it lies, as far as told; "" at sea, and where nobody has told."""
        return self.mooring if self.moored else ""

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
    """One NPC of the table: a numbered base run by a seat (CL-NPC-01)."""

    id: NpcId
    """The base, "npc-2"."""
    seat: SeatId
    """The responsible player."""
    card: Annotated[CardId, ByHand("cl-fix-card"), Refers("npc card")] = NO_CARD
    """Its ship card, "" while it lies face down."""
    level: Annotated[int, ByHand("cl-fix-npc-level", LEVELS)] = 0
    """Of the face-down card by the order of the pile, 0 in the table's own deck (CL-SET-19)."""
    revealed: Annotated[bool, ByHand("cl-fix-revealed")] = False
    """The card lies face up."""
    on_map: Annotated[bool, ByHand("cl-fix-on-map")] = False
    """The miniature is on the map."""
    counter: int | None = None
    """Notches left on its time counter, None without one."""
    water: Annotated[int, ByHand("cl-fix-water"), Counts("water")] = 0
    """Damage cubes of water on the card."""
    fire: Annotated[int, ByHand("cl-fix-fire"), Counts("fire")] = 0
    """Damage cubes of fire on the card."""
    last_damage: Annotated[Literal["", "water", "fire"], ByHand("cl-fix-last-damage", words="cl-fix-damage")] = ""
    """Type of the last damage, "" for none."""
    wounds: Annotated[int, ByHand("cl-fix-wounds"), Counts("wounds")] = 0
    """On the card."""
    sails: Annotated[int, ByHand("cl-fix-sails", "chain_limit", picture="token:sail"), Counts("sails")] = 0
    """Movement lost to chain shot."""
    coins: Annotated[int, ByHand("cl-fix-coins", PURSE, step="coin", picture="token:coin"), Counts("coin")] = 0
    """Doubloons lying on the card, beyond what is printed."""
    cargo: Goods = field(default_factory=Goods)
    """Cubes lying on the card, beyond what is printed."""
    stop: Annotated[int, ByHand("cl-fix-stop")] = 0
    """Number of the route stop last reached, 0 the start."""
    legs: int = 0
    """Stops reached so far."""
    last_hit_by: Annotated[SideId, ByHand("cl-fix-last-hit-by")] = NO_ONE
    """Author of the last damage, "" for nobody."""
    grappled_by: SeatId = NO_ONE
    """The player whose hooks hold it, "" for nobody (CL-OFF-08)."""
    owner: Annotated[SeatId, ByHand("cl-fix-owner")] = NO_ONE
    """The player whose captain commands it, "" for nobody (CL-CAP-33)."""
    seal: Seal | Literal[0] = 0
    """Of the face-down card, 0 for any (CL-SET-19)."""
    captured: bool = False
    """Its card lies before the captor already, until the base gets a new one (CL-BOA-13)."""


@dataclass(frozen=True, slots=True)
class MarketTile:
    """A nation's market tile; its rows fill from the left without gaps (CL-MKT-03, -10)."""

    nation: Nation
    """Whose tile."""
    legal: int = 0
    """Cubes on the legal row."""
    contraband: int = 0
    """Cubes on the row of contraband."""

    def row(self, kind: MarketRow) -> int:
        """Cubes on one row."""
        return self.legal if kind == "legal" else self.contraband


@dataclass(frozen=True, slots=True)
class FamePoint:
    """One line of the fame ledger (CL-GEN-08)."""

    round: int
    """When it was won or lost."""
    who: Annotated[SideId, Refers("party")]
    """Seat or nation."""
    cause: str
    """Code such as F-SAL or N-DAY."""
    amount: int
    """Below 0 where it was lost."""
    rule: str
    """Under which it happened."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """An event card that stays in play (CL-EVT-03)."""

    number: EventCard
    """Of the card."""
    until: Literal["day", "condition", "game"]
    """The next day, its own condition, or the end of the game."""


FloatKind = Literal["barrel", "oil", "mission"]


@dataclass(frozen=True, slots=True)
class Floating:
    """A barrel token or time counter on the map (CL-BAR-03)."""

    id: FloatId
    """As counted, "float-1"."""
    kind: FloatKind
    """What it stands for."""
    left: Annotated[int, ByHand("cl-fix-floating", "float_day", picture="token:barrel")]
    """Notches left."""
    tile: TileNumber = 0
    """Where it lies, 0 unknown."""
    cubes: int = 0
    """Of oil lying on it, 0 for as many as a whaler had."""


Gap = Literal["reef", "sea", "sandbank", "island", "other"]
"""What a single-hex tile shows on the side that lies up (CL-DYN-05)."""
GAPS: tuple[Gap, ...] = ("reef", "sea", "sandbank", "island", "other")

Service = Literal["buy", "sell", "tavern", "yard"]


@dataclass(frozen=True, slots=True)
class Port:
    """A port as the table has met it (CL-PRT-03)."""

    flag: Annotated[Flag, ByHand("cl-fix-port-flag")]
    """Whose it is."""
    services: Annotated[tuple[Service, ...], ByHand("cl-fix-port-services", words="cl-service")]
    """Its icons."""
    tile: Annotated[TileNumber, ByHand("cl-fix-port-tile", None)] = 0
    """On which it lies, 0 while nobody has told."""


@dataclass(frozen=True, slots=True)
class Sale:
    """Cubes sold in the port of the running action."""

    good: Good
    """Of one kind."""
    kind: MarketRow
    """On which row."""
    n: int
    """How many."""


@dataclass(frozen=True, slots=True)
class Voyage:
    """The movement of the turn (CL-MOV-02, CL-MOV-10)."""

    allowance: Annotated[int | None, ByHand("cl-fix-points")] = None
    """Its points, fixed at its start; None while the table counts them."""
    spent: Annotated[int, ByHand("cl-fix-points-spent")] = 0
    """Points spent."""
    hexes: int = 0
    """Entered so far."""
    first: int = 0
    """Hour of the clock of the first step, 0 before it."""
    moored: bool = False
    """It began on a mooring."""
    calm: bool = False
    """The ship lies on calm sea."""
    beside: ShipId = NO_ONE
    """The ship on whose hex it is now, "" if none (CL-MOV-12)."""
    run: int = 0
    """Hexes of the straight line in which it came to where it is, as far as the map shows it (CL-RAM-02)."""

    @property
    def left(self) -> int:
        """Points left; 0 while the table counts them."""
        return 0 if self.allowance is None else self.allowance - self.spent


assert tuple(f.name for f in fields(Reputation)) == NATIONS
