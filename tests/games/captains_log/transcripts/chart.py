"""The real board of a recorded evening, imagined: which tiles lie side by side, and who lies where.

The rules ask such facts of the table (CL-NPC-25 and others). So that they are answered as a table would answer them,
without contradictions, this chart follows what the referee orders, tile by tile.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Happened
from companion.core.journal.journal import Entry
from companion.core.procedures.decision_report import OrderGiven
from companion.core.values.messages import Msg
from companion.games.captains_log.combat.outcomes import PlayerDestroyed, Respawned, ShipLost
from companion.games.captains_log.events.kraken import KrakenCame, KrakenSated
from companion.games.captains_log.events.weather import FogRose
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.model.names import who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.model.turns import Placed
from companion.games.captains_log.npcs.activation import NpcEntered
from companion.games.captains_log.npcs.flowcharts import ActivationBegan
from companion.games.captains_log.npcs.merchant import StopReached, destination
from companion.games.captains_log.setup import StartTilesTurned
from companion.games.captains_log.voyage.exploring import TilesRevealed
from companion.hexmap import CLOCK, Clock, Hex, disc, distance, neighbour, neighbours

FAR = 3
"""Hexes that take the Kraken to the next tile."""
FOG_STAYS = 3
"""Rounds in which the fog drifts across one tile; after two tiles it has left the map."""


class Chart:
    """A table's map. at: tile of each ship on it.  moored: players that lie on a mooring.

    tiles: number of map tiles.  lair, mist: those on which Kraken and fog appear.  Ships on one tile reach each other;
    only those side by side are in contact.  kraken: its tile, 0 while it is away; crossed: where it came from.
    drifts: rounds that the fog has drifted.  treasure: the tile on which it lies, which nobody knows.
    """

    def __init__(self, seed: int, tiles: int, lair: int, mist: int) -> None:
        numbers = list(range(1, tiles + 1))
        chance = Random(f"chart/{seed}")
        chance.shuffle(numbers)
        self.cell = dict(zip(numbers, disc(Hex(0, 0), 3)[:tiles], strict=True))
        self.treasure = chance.choice(numbers)
        self.at: dict[str, int] = {}
        self.moored: set[str] = set()
        self.kraken, self.crossed, self.drifts = 0, 0, 0
        self._lair, self._fog, self._mist = lair, 0, mist
        self._pairs: set[frozenset[str]] = set()
        self._start: tuple[int, ...] = ()
        self._acting = ""
        self._read = 0

    def beside(self, one: str, other: str) -> bool:
        """Whether two ships are in contact."""
        return frozenset((one, other)) in self._pairs

    def far(self, one: str, other: str) -> int:
        """Tiles between two ships, 0 on the same one; many if one of them is nowhere."""
        if one not in self.at or other not in self.at:
            return len(self.cell)
        return distance(self.cell[self.at[one]], self.cell[self.at[other]])

    def around(self, tile: int) -> tuple[int, ...]:
        """The tiles that touch this one."""
        lying = {cell: number for number, cell in self.cell.items()}
        return tuple(lying[cell] for cell in neighbours(self.cell[tile]) if cell in lying)

    def beyond(self, tile: int, clock: Clock, open_tiles: Sequence[int]) -> int:
        """The tile that lies in a direction; the same one if there is none or it is hidden."""
        there = neighbour(self.cell[tile], clock)
        return next((other for other, cell in self.cell.items() if cell == there and other in open_tiles), tile)

    @property
    def fog_gone(self) -> bool:
        """CL-EVT-14: whether the fog has wholly left the map."""
        return self.drifts >= 2 * FOG_STAYS

    def in_fog(self) -> list[str]:
        """CL-EVT-14: the ships that lie in the fog."""
        return [ship for ship, tile in self.at.items() if tile == self._fog]

    def route(self, start: int, goal: int, open_tiles: Sequence[int]) -> tuple[int, ...]:
        """The tiles on the shortest way, `goal` last, () if there is none or nowhere to go."""
        came: dict[int, int] = {start: start}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            for tile in self.around(here):
                if tile in open_tiles and tile not in came:
                    came[tile] = here
                    waiting.append(tile)
        if goal not in came:
            return ()
        way: list[int] = []
        while goal != start:
            way.append(goal)
            goal = came[goal]
        return tuple(reversed(way))

    def sail(self, ship: str, tile: int, quarry: str = "") -> None:
        """A ship goes to a tile, and into contact with its quarry if it has one."""
        self._part(ship)
        self.at[ship] = tile
        if quarry:
            self._pairs.add(frozenset((ship, quarry)))

    def follow(self, entries: Sequence[Entry], s: State) -> None:
        """Move the ships as the journal tells since the last time."""
        fresh, self._read = entries[self._read :], len(entries)
        for entry in fresh:
            if isinstance(entry, Happened):
                self._happened(entry.event, s)

    def _happened(self, event: object, s: State) -> None:
        match event:
            case StartTilesTurned(tiles=tiles):
                self._centre(tiles)
            case Placed(seat=seat):
                self.sail(seat, self._start[int(seat.removeprefix("seat-")) - 1])
            case Respawned(seat=seat, tile=tile):
                self.sail(seat, tile if tile in self.cell else self._start[0])
            case PlayerDestroyed(seat=ship) | ShipLost(ship=ship):
                self._part(ship)
                self.at.pop(ship, None)
            case TilesRevealed(tiles=tiles) if s.options.dynamic_map and s.turn.started:
                self._laid(tiles, s)
            case KrakenCame(first=True):
                self.kraken = self._lair
            case KrakenSated(last=True):
                self.kraken = 0
            case FogRose():
                self._fog, self.drifts = self._mist, 0
            case Announced(text=text) if text.key in ("cl-kraken-moves", "cl-fog-drifts-to", "cl-fog-drifts"):
                self._drifts(text, s)
            case ActivationBegan(npc=npc):
                self._acting = npc
            case NpcEntered(npc=npc) if card := card_of(s, npc):
                self.sail(npc, card.spawn_tile or self._start[0])
            case StopReached(npc=npc, tile=tile):
                self.sail(npc, tile)
            case OrderGiven(text=text) if self._acting in self.at:
                self._ordered(self._acting, text, s)

    def _ordered(self, npc: str, text: Msg, s: State) -> None:
        """CL-NPC-26, -30, -35: into contact with a target, or a tile nearer to it or to the next stop."""
        names = {who(s, ship): ship for ship in self.at}
        target = next((names[value] for _, value in text.args if isinstance(value, Msg) and value in names), "")
        card = card_of(s, npc)
        if text.key.startswith("cl-npc-order-move-") and target:
            self.sail(npc, self.at[target], target)
        elif text.key == "cl-npc-order-approach" and target:
            self._nearer(npc, self.at[target], s)
        elif text.key == "cl-npc-order-route" and card and (stop := destination(s, npc, card)) is not None:
            self._nearer(npc, card.stops[stop].tile or self.at[npc], s)

    def _nearer(self, ship: str, goal: int, s: State) -> None:
        way = self.route(self.at[ship], goal, s.revealed)
        self.sail(ship, way[0] if way else self.at[ship])

    def _laid(self, tiles: Sequence[int], s: State) -> None:
        """CL-DYN-02: a tile is laid beside the explorer, where nothing lies yet."""
        for tile in tiles:
            here = self.at.get(s.active.id, 0)
            near = self.around(here) if here else ()
            free = [other for other in near if other not in s.revealed or other in tiles]
            if free and tile not in near:
                self._swap(tile, self.cell[free[0]])

    def _drifts(self, text: Msg, s: State) -> None:
        """CL-KRK-04, CL-EVT-14: Kraken and fog go the way that the referee says, over tiles that lie face up."""
        said = dict(text.args)
        clock = next((way for way in CLOCK if way == said.get("clock")), CLOCK[0])
        if text.key == "cl-kraken-moves":
            hexes = said["n"]
            self.crossed = self.kraken
            if self.kraken and isinstance(hexes, int) and hexes >= FAR:
                self.kraken = self.beyond(self.kraken, clock, s.revealed)
            return
        self.drifts += 1
        if self.fog_gone:
            self._fog = 0
        elif self.drifts == FOG_STAYS and self._fog:
            self._fog = self.beyond(self._fog, clock, s.revealed)

    def _swap(self, tile: int, cell: Hex) -> None:
        other = next(number for number, place in self.cell.items() if place == cell)
        self.cell[other], self.cell[tile] = self.cell[tile], cell

    def _centre(self, tiles: Sequence[int]) -> None:
        """CL-SET-02: the tiles of the start lie in the middle."""
        self._start = tuple(tiles)
        for tile, cell in zip(tiles, disc(Hex(0, 0), 1), strict=False):
            self._swap(tile, cell)

    def _part(self, ship: str) -> None:
        self.moored.discard(ship)
        self._pairs = {pair for pair in self._pairs if ship not in pair}
