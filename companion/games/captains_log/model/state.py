"""The state of an evening of Captain's Log: everything that the table would otherwise keep by hand.

All records are frozen; only events (`apply`) make new ones. Positions of miniatures are here only where a table lets
the app follow the map (`sea`): the board is real.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeVar

from companion.core.declared.counted import Counts
from companion.core.declared.references import Refers
from companion.core.declared.tracked_values import ByHand
from companion.core.kit.state import TableState, changed
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.decision_report import Report
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.values.frozen_records import replace
from companion.games.captains_log.model import stowage
from companion.games.captains_log.model.ids import (
    NO_ONE,
    NO_WIND,
    CardId,
    EventCard,
    FloatId,
    MarketRow,
    MissionCardId,
    Nation,
    NpcId,
    SeatId,
    SeatIndex,
    ShipId,
    SideId,
    TileNumber,
    WindId,
)
from companion.games.captains_log.model.options import Options
from companion.games.captains_log.model.records import (
    GAPS,
    GOODS,
    LEVELS,
    MAIN_GOODS,
    FamePoint,
    Flag,
    Floating,
    FloatKind,
    Gap,
    Good,
    Goods,
    Lasting,
    MarketTile,
    Mission,
    Npc,
    Player,
    Port,
    Reputation,
    Sale,
    Service,
    Stage,
    Voyage,
)
from companion.games.captains_log.model.sea import Cargo, Sea, Spot
from companion.hexmap import Hex

W = TypeVar("W", bound=SideId)

__all__ = [
    "GAPS",
    "GOODS",
    "MAIN_GOODS",
    "STOWED",
    "FamePoint",
    "Flag",
    "FloatKind",
    "Floating",
    "Gap",
    "Good",
    "Goods",
    "Lasting",
    "MarketTile",
    "Mission",
    "Npc",
    "Outcome",
    "Player",
    "Port",
    "Reputation",
    "Sale",
    "Service",
    "Stage",
    "State",
    "Turn",
    "Voyage",
]


@dataclass(frozen=True, slots=True)
class Turn:
    """Where in the round we are (CL-TRN-01)."""

    stage: Stage = "setup"
    """Which part of the round is played."""
    round: Annotated[int, ByHand("cl-fix-round")] = 0
    """Counted from 1; 0 in the setup."""
    seat: Annotated[SeatIndex, ByHand("cl-fix-seat", None)] = 0
    """Index of the player whose turn it is, or whose NPCs act."""
    first: Annotated[SeatIndex, ByHand("cl-fix-first", None)] = 0
    """Index of the first player."""
    started: bool = False
    """The player has begun this turn."""
    halves: tuple[Literal["move", "action"], ...] = ()
    """Halves of the turn already used, in order."""
    npcs: tuple[NpcId, ...] = ()
    """Those still to be activated for this seat, the next one first."""
    steps: tuple[str, ...] = ()
    """Commands of the setup or of the end of the round still to be done, the next one first."""
    attacked: tuple[tuple[str, Nation], ...] = ()
    """Seats and the nations that they have attacked this turn (CL-REP-02, A-32)."""
    ports: tuple[tuple[str, Nation], ...] = ()
    """Seats and the nations whose ports they have violated this turn (CL-REP-02, A-32)."""
    port: Flag = ""
    """Flag of the port that the running Interact action uses, "" if none."""
    services: tuple[Service, ...] = ()
    """Icons of that port."""
    boats: int | None = None
    """Interactions left where it is used with rowboats, None when moored."""
    tile: TileNumber = 0
    """On which it lies, 0 if nobody has told."""
    sales: tuple[Sale, ...] = ()
    """What was sold there (CL-MIS-T09)."""
    ready: tuple[SeatId, ...] = ()
    """Who has bought everything before the first round, in the order in which they said so."""
    jettisoned: Annotated[Goods, Counts("")] = field(default_factory=Goods)
    """Cubes dropped this turn (CL-FRE-04)."""
    dropped: tuple[Cargo, ...] = ()
    """The same by the hexes on which they float, as far as the map tells."""
    mission_drawn: bool = False
    """A mission was drawn in this turn."""
    tavern_bought: bool = False
    """Something was bought in the tavern in this turn."""
    stopped: bool = False
    """The movement ended before its points were spent (CL-RAM-01)."""
    drilled: Literal["", "fire", "board"] = ""
    """The attack that the running action still admits, "" for none (CL-OFF-07)."""
    voyage: Voyage = field(default_factory=Voyage)
    """What the app knows of the movement."""
    fished: int = 0
    """Hauls made this turn (CL-FSH-01)."""
    stowaway: bool = False
    """Event 17 has cost this turn's player crew already (CL-EVT-23)."""
    portless: bool = False
    """Somebody has looked for a port since the last movement, and found none that the ship may use (CL-PRT-02)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the evening ended (CL-FAM-01, CL-SOL-08)."""

    kind: Literal["win", "loss"]
    """Whether the people at the table won."""
    winner: Annotated[SideId, Refers("winner")]
    """Seat or nation, "" for nobody."""
    rule: str
    """By which it ended."""


@dataclass(frozen=True, slots=True)
class State(TableState[Options, Player, ShipId]):
    """The whole table."""

    options: Options
    """What was agreed before."""
    players: tuple[Player, ...] = ()
    """In seating order."""
    npcs: tuple[Npc, ...] = ()
    """Every numbered base in play."""
    turn: Turn = field(default_factory=Turn)
    """Where in the round we are."""
    time: Annotated[int, ByHand("cl-fix-time", None, picture="sky:sun")] = 0
    """Index on the circular time track, 0 the first day step."""
    wars: tuple[tuple[Nation, Nation], ...] = ()
    """Pairs of countries at war, as on the war card (CL-SET-12)."""
    enemies: tuple[Nation, ...] = ()
    """Nations against which people play: solo and coop (CL-SOL-01)."""
    target: Annotated[int, ByHand("cl-fix-target", None, least=1, picture="token:fame")] = 0
    """Fame that ends the game."""
    wind: Annotated[WindId, ByHand("cl-fix-wind", picture="event:wind")] = NO_WIND
    """The wind card in force, "" none yet."""
    wind_seen: tuple[WindId, ...] = ()
    """Wind cards turned since the last shuffle, in order."""
    market: tuple[MarketTile, ...] = ()
    """The four tiles from top to bottom."""
    reserve: Goods = field(default_factory=Goods)
    """Cubes beside the board."""
    loose: Goods = field(default_factory=Goods)
    """Cubes afloat on the map."""
    events: Annotated[tuple[EventCard, ...], Counts("event card")] = ()
    """Event cards left in the pile, by their numbers."""
    discards: Annotated[tuple[EventCard, ...], Counts("event card")] = ()
    """Event cards played."""
    lasting: Annotated[tuple[Lasting, ...], Counts("event card")] = ()
    """Event cards in force."""
    kraken: Annotated[tuple[EventCard, ...], ByHand("cl-fix-kraken"), Counts("event card")] = ()
    """Numbers of the Kraken cards in play, in order."""
    fog: Annotated[bool, Counts("event card")] = False
    """The card of fog is in force."""
    revealed: tuple[TileNumber, ...] = ()
    """Numbers of the map tiles face up."""
    dealt: tuple[CardId, ...] = ()
    """Ship cards that have left the pile."""
    box: tuple[CardId, ...] = ()
    """Ship cards put aside: those of destroyed or exchanged ships."""
    levels_out: tuple[int, ...] = ()
    """Ship levels removed from the pile (CL-FAM-02, -03)."""
    era: Annotated[int, ByHand("cl-fix-era", LEVELS, least=1)] = 1
    """Highest ship level seen (CL-FRT-04)."""
    gaps: tuple[Gap, ...] = ()
    """What the single-hex tiles laid so far show (CL-DYN-05)."""
    floating: tuple[Floating, ...] = ()
    """Barrels and time counters on the map."""
    sunk_barrels: Annotated[int, ByHand("cl-fix-sunk", "sunk_barrels_per_fame", less=1)] = 0
    """Barrels sunk and not yet counted as a pair (CL-SOL-07)."""
    fame_read: int = 0
    """Space of the fame track up to which the table has told what stands there (D-21)."""
    renewed: tuple[int, ...] = ()
    """Spaces of the fame track whose tavern icon has worked; it never works again."""
    missions_out: tuple[MissionCardId, ...] = ()
    """Mission cards that have left the app's pile."""
    tavern: tuple[Annotated[str, Refers("upgrade on offer")], ...] = ()
    """The nine upgrades on offer line by line, "" for an empty space; none where the tokens lie on the table."""
    fortresses: tuple[tuple[TileNumber, Nation], ...] = ()
    """Fortresses that were taken: tile, and the nation that has it now (CL-EXP-05)."""
    ports: tuple[Port, ...] = ()
    """Those met so far."""
    treasure: SeatId = NO_ONE
    """The seat that found it, "" nobody yet (CL-TRS-07)."""
    ledger: tuple[FamePoint, ...] = ()
    """Every change of fame, oldest first."""
    sea: Sea | None = None
    """The map as far as the app follows it; None where it does not."""
    cards: tuple[CopiedCard, ...] = ()
    """What was copied of printed components."""
    report: Report | None = None
    """How the last activation of an NPC was decided, None while there was none."""
    outcome: Outcome | None = None
    """How the evening ended, None until it does."""

    def npc(self, npc_id: ShipId) -> Npc:
        """The NPC with that base."""
        return get_or_explain(self.npcs, npc_id, "cl-named-npc")

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    @property
    def solo_rules(self) -> bool:
        """Whether enemy nations score too, as in the solo mode and in coop (CL-COO-01)."""
        return self.options.solo_rules

    def team(self, seat: SideId) -> tuple[Player, ...]:
        """The players who share fame, reputation and missions with a seat, itself among them (CL-COO-02)."""
        members = self.options.team(seat)
        return tuple(player for player in self.players if player.id in members)

    def party(self, who: W) -> W | SeatId:
        """Whose markers count for a seat: its own, or those of the first of its team; those of a nation are its own."""
        return self.options.team(who)[0]

    @property
    def parties(self) -> tuple[SeatId, ...]:
        """Every seat whose markers stand on the boards, in the order of play."""
        return tuple(dict.fromkeys(self.party(player.id) for player in self.players))

    def standing(self, seat: ShipId) -> Reputation:
        """The reputation of a seat, which a team has in common (CL-COO-02)."""
        return self.player(self.party(seat)).standing

    def joined(self, seat: ShipId) -> tuple[Nation, ...]:
        """The nations that a seat belongs to: its markers stand at the end of their lines (CL-JON-01, CL-COO-02)."""
        return self.player(self.party(seat)).joined

    @property
    def is_day(self) -> bool:
        """Day and night steps alternate, the first step is day (CL-TRN-06)."""
        return self.time % 2 == 0

    def with_card(self, card: CopiedCard) -> State:
        """With a component copied; a hold shows what is aboard."""
        told = TableState.with_card(self, card)
        return told.stowed() if card.schema in ("hold", "player-ship") else told

    def tile(self, nation: Nation) -> MarketTile:
        """The market tile of a country."""
        return get_or_explain(self.market, nation, "cl-named-market", by="nation")

    def fame(self, who: SideId | Nation) -> int:
        """Fame of a nation or a seat, which a team has in common (CL-COO-02)."""
        owners = self.options.team(SideId(who))
        return sum(point.amount for point in self.ledger if point.who in owners)

    def at_war(self, one: Nation, other: Nation) -> bool:
        """Whether two nations are at war (CL-SET-12, -13): everybody is with the Pirates."""
        if one == other:
            return False
        return "pirates" in (one, other) or (one, other) in self.wars or (other, one) in self.wars

    def with_player(self, seat: ShipId, **changes: object) -> State:
        """With changed fields on one player's sheet; a hold shows what is aboard."""
        told = TableState.with_player(self, seat, **changes)
        return told if STOWED.isdisjoint(changes) else told.stowed(seat)

    def keel(self, player: Player) -> str:
        """CL-SHP-06: where a player's keel lies, by side of the board, level and initial draft; "" while unknown."""
        ship = self.card("player-ship", player.sheet)
        draft = dict(ship or ()).get("draft")
        return f"{player.board}-{player.level}-{draft}" if draft else ""

    def stowed(self, seat: ShipId = NO_ONE) -> State:
        """With a player's hold showing what is aboard; every hold if nobody is named."""
        return replace(self, players=tuple(p if seat not in ("", p.id) else self._stowed(p) for p in self.players))

    @property
    def lay(self) -> stowage.Lay:
        """A-16: how damage goes through a hold at this table."""
        return "columns" if self.options.ruling("A-16") == "columns" else "rows"

    def _stowed(self, player: Player) -> Player:
        rows = dict(self.card("hold", self.keel(player)) or ()).get("squares")
        squares = stowage.plan(rows) if isinstance(rows, tuple) else ()
        return replace(player, hold=stowage.stow(player.hold, squares, player.aboard(self.lay)) if squares else ())

    def at(self, ship: ShipId, spot: Spot | None) -> State:
        """With a ship in that place, None for one that nobody knows; nothing changes where the app follows no map."""
        return self if self.sea is None else replace(self, sea=self.sea.with_ship(ship, spot))

    def floats(self, token: FloatId, at: Hex | None) -> State:
        """With a barrel or a counter on that hex, None for one that nobody knows; nothing changes without a map."""
        return self if self.sea is None else replace(self, sea=self.sea.with_float(token, at))

    def with_npc(self, npc_id: ShipId, **changes: object) -> State:
        """With changed fields on one NPC."""
        return replace(self, npcs=changed(self.npcs, npc_id, **changes))

    def with_row(self, nation: Nation, kind: MarketRow, cubes: int) -> State:
        """With another number of cubes on one row of a market tile."""
        tiles = ((m.legal, cubes) if kind == "contraband" else (cubes, m.contraband) for m in self.market)
        market = tuple(
            MarketTile(m.nation, *row) if m.nation == nation else m for m, row in zip(self.market, tiles, strict=True)
        )
        return replace(self, market=market)


STOWED = frozenset({"goods", "wood_room", "cannons", "water", "fire", "upgrades", "level", "ship", "board", "hold"})
"""Fields of a player on which the hold hangs."""
