"""What the map answers in a whole evening, worked out a second time: slowly, with angles as numbers, every cost lowered
as far as it goes. `Watch` holds each decision of an evening against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

import pytest

from companion.core.procedures.procedure import Procedure
from companion.games.captains_log.combat import fortresses
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import in_force
from companion.games.captains_log.model.ids import Nation, NpcId, ShipId
from companion.games.captains_log.model.sea import Spot, TileHex
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs import pilot
from companion.games.captains_log.npcs.acting import Acting
from companion.games.captains_log.sea import chart, lookout
from companion.hexmap import CLOCK, Clock, Hex, neighbour, neighbours, opposite
from tests.games.captains_log.rules.slow_pilot import ALMOST, bearing

Cost = tuple[int, int]
FAR: Final = 10**6


def away(one: Hex, other: Hex) -> int:
    """Hexes from one to another."""
    return sum(abs(a - b) for a, b in zip(one.cube, other.cube, strict=True)) // 2


def off_bow(of: Spot, other: Hex) -> float:
    """Degrees between the bow of a ship and a hex, 0 to 180."""
    return abs((bearing(of.at, other) - CLOCK.index(of.bow) * 60 + 180) % 360 - 180)


@dataclass
class SlowSea:
    """The map of a moment."""

    s: State
    book: Book

    @cached_property
    def cells(self) -> Mapping[Hex, TileHex]:
        """What is printed on each hex."""
        return chart.chart(self.s).cells

    @cached_property
    def fog(self) -> Collection[Hex]:
        """Where it lies."""
        return () if self.s.sea is None else self.s.sea.fog

    @cached_property
    def ships(self) -> Mapping[ShipId, Spot]:
        """Where everybody stands."""
        assert self.s.sea is not None
        found = {ship: self.s.sea.spot(ship) for ship in afloat(self.s)}
        return {ship: there for ship, there in found.items() if there is not None}

    def depth(self, cell: TileHex) -> int:
        """Of a sandbank with the tides."""
        high, low = (in_force(self.s, self.book, tide) for tide in ("tide-high", "tide-low"))
        return cell.depth + self.book.numbers.tide_step * (high - low)

    def is_dry(self, at: Hex) -> bool:
        """Whether it counts as land."""
        cell = self.cells.get(at)
        return cell is not None and (cell.terrain == "land" or (cell.terrain == "sandbank" and self.depth(cell) <= 0))

    def sees(self, one: Hex, other: Hex) -> bool:
        """Point by point along the line, wherever it can meet a border and in between."""
        if one == other:
            return True
        if one in self.fog or other in self.fog:
            return False
        inside = self.s.options.ruling("A-11") == "crossed"
        slopes = [b - a for a, b in zip(one.cube, other.cube, strict=True)]
        pairs = [abs(slopes[i] - slopes[i - 1]) for i in range(3)]
        places = sorted({Fraction(k, n) for n in pairs if n for k in range(n + 1)})
        middles = [(a + b) / 2 for a, b in pairwise(places)]
        for at in middles if inside else (*places, *middles):
            point = [a + (b - a) * at for a, b in zip(one.cube, other.cube, strict=True)]
            near = [Hex(round(point[0]) + q, round(point[1]) + r) for q in (-1, 0, 1) for r in (-1, 0, 1)]
            far = {cell: sum((a - b) ** 2 for a, b in zip(point, cell.cube, strict=True)) for cell in near}
            on = [cell for cell in near if far[cell] == min(far.values())]
            stops = [cell not in (one, other) and (cell in self.fog or self.is_dry(cell)) for cell in on]
            if all(stops) if inside else any(stops):
                return False
        return True

    def is_abeam(self, of: Spot, other: Hex) -> bool:
        """On a flank."""
        blind = ALMOST if self.s.options.ruling("A-15") == "lines" else 30 - ALMOST
        return blind <= off_bow(of, other) <= 180 - blind

    def hits_end(self, of: Spot, other: Hex) -> bool:
        """Whether a shot from there comes through bow or stern."""
        return not 30 - ALMOST <= off_bow(of, other) <= 150 + ALMOST

    def zones(self) -> dict[Hex, set[tuple[Nation, int]]]:
        """The fire zones: those printed on a tile are of its fortress; event 19 adds a ring."""
        lies, found = chart.chart(self.s), dict[Hex, set[tuple[Nation, int]]]()
        for tile, owner in self.s.fortresses:
            guns = [at for at, cell in self.cells.items() if lies.tiles[at] == tile and "fortress" in cell.marks]
            if any(at in self.fog for at in guns):
                continue
            printed = {at: c.dice for at, c in self.cells.items() if c.dice and lies.tiles[at] == tile}
            zone = dict(printed)
            if in_force(self.s, self.book, "fortress-2"):
                zone |= {at: 0 for each in printed for at in neighbours(each) if at not in printed}
            for at, dice in zone.items():
                if at not in self.fog:
                    found.setdefault(at, set()).add((owner, dice))
        return found


@dataclass
class SlowNpc:
    """An NPC that decides. goals: hexes that it does not keep off."""

    a: Acting
    goals: Collection[Hex] = ()
    sea: SlowSea = field(init=False)

    def __post_init__(self) -> None:
        self.sea = SlowSea(self.a.t.now, self.a.t.book)

    @property
    def here(self) -> Spot:
        """Where it stands."""
        return self.sea.ships[self.a.npc]

    def rules(self, ruling: str) -> str:
        """How a point is settled."""
        return self.a.t.now.options.ruling(ruling)

    @cached_property
    def taken(self) -> Collection[Hex]:
        """Where it cannot stay."""
        others = [spot.at for ship, spot in self.sea.ships.items() if ship != self.a.npc]
        assert self.sea.s.sea is not None
        return (*others, *self.sea.s.sea.kraken)

    @cached_property
    def entries(self) -> Mapping[Hex, Cost]:
        """What every hex costs: the one that weighs more first."""
        zones, found = self.sea.zones(), dict[Hex, Cost]()
        feared = fortresses.threats(self.a.t.now, NpcId(self.a.npc))
        ships = [spot.at for ship, spot in self.sea.ships.items() if ship != self.a.npc]
        for at, cell in self.sea.cells.items():
            shallow = cell.terrain == "sandbank" and (self.a.card.draft or 0) > self.sea.depth(cell)
            if self.sea.is_dry(at) or cell.terrain == "reef" or shallow:
                continue
            shot_at = bool(zones.get(at)) or cell.dice > 0
            if self.rules("A-106") == "feared":
                shot_at = any(owner in feared for owner, _ in zones.get(at, ()))
            reasons = 0 if at in self.goals else ("mooring" in cell.marks) + shot_at + (at in ships)
            points = self.a.t.book.numbers.calm_sea_cost if cell.terrain == "calm" else 1
            found[at] = (reasons, points) if self.rules("A-103") == "around" else (points, reasons)
        return found

    def relaxed(self, costs: dict[Hex, Cost], step: Callable[[Hex, Hex], Cost]) -> dict[Hex, Cost]:
        """Costs lowered from hex to hex until none gets less. step: what it adds to come from the one to the other."""
        changed = True
        while changed:
            changed = False
            for at in self.entries:
                for near in neighbours(at):
                    if near in costs:
                        add = step(near, at)
                        total = costs[near][0] + add[0], costs[near][1] + add[1]
                        if at not in costs or total < costs[at]:
                            costs[at], changed = total, True
        return costs

    @cached_property
    def costs(self) -> Mapping[Hex, Cost]:
        """The best way to every hex."""
        found = self.relaxed({self.here.at: (0, 0)}, lambda _, at: self.entries[at])
        return found | {self.here.at: (0, 0)}

    def points(self, at: Hex) -> int:
        """Of the best way there."""
        return self.costs[at][self.rules("A-103") == "around"]

    def ends(self, hexes: int) -> list[Hex]:
        """Where it can stay this turn."""
        return [at for at in self.costs if self.points(at) <= hexes and at not in self.taken]

    def headings(self, at: Hex) -> Iterator[Clock]:
        """How it can look on arrival."""
        for clock in CLOCK if at != self.here.at else ():
            before, add = self.costs.get(neighbour(at, opposite(clock))), self.entries[at]
            best = before is not None and (before[0] + add[0], before[1] + add[1]) == self.costs[at]
            if best or self.rules("A-104") == "free":
                yield clock

    def touches(self, at: Hex, ship: ShipId, attack: str) -> bool:
        """Whether it is in contact from a hex."""
        there = self.sea.ships[ship].at
        n = away(at, there)
        if attack == "fire" and 1 < n <= 1 + self.a.card.passives.range:
            return self.sea.sees(at, there)
        return n == 1

    def can(self, spot: Spot, ship: ShipId, attack: str) -> bool:
        """Whether it could attack from there."""
        there = self.sea.ships[ship]
        if not attack:
            return self.touches(spot.at, ship, attack)
        flank = self.sea.is_abeam(spot, there.at)
        if attack == "board":
            return flank and away(spot.at, there.at) == 1 and self.sea.is_abeam(there, spot.at)
        moored = "mooring" in self.sea.cells[spot.at].marks
        return flank and self.touches(spot.at, ship, attack) and self.sea.sees(spot.at, there.at) and not moored

    def reaches(self, ship: ShipId, hexes: int, attack: str) -> bool:
        """Whether it can end in contact."""
        return any(self.touches(at, ship, attack) for at in self.ends(hexes))

    def seen(self, ships: Iterable[ShipId], hexes: int, attack: str) -> tuple[ShipId, ...]:
        """Ships in contact, or in sight and in reach."""
        return tuple(ship for ship in ships if self.met(ship, hexes, attack) in ("contact", "reach"))

    def met(self, ship: ShipId, hexes: int, attack: str) -> str:
        """In contact, in reach, in reach but hidden, or far."""
        if self.touches(self.here.at, ship, attack):
            return "contact"
        if not self.reaches(ship, hexes, attack):
            return "far"
        return "reach" if self.sea.sees(self.here.at, self.sea.ships[ship].at) else "hidden"

    def nearest(self, ships: Iterable[ShipId]) -> ShipId:
        """By its ways, else straight."""

        def length(ship: ShipId) -> tuple[int, int]:
            straight = away(self.here.at, self.sea.ships[ship].at)
            if self.rules("A-102") == "straight":
                return straight, straight
            beside = [at for at in self.costs if away(at, self.sea.ships[ship].at) == 1]
            best = min(beside, key=lambda at: self.costs[at], default=None)
            return (FAR if best is None else self.points(best)), straight

        return min(ships, key=length)

    def best(self, spots: Iterable[Spot], ship: ShipId, attack: str) -> list[Spot]:
        """The best of some places against a ship."""

        def rank(spot: Spot) -> tuple[bool, bool, Cost]:
            hard = attack == "fire" and self.sea.hits_end(self.sea.ships[ship], spot.at)
            return not self.can(spot, ship, attack), hard, self.costs[spot.at]

        ranked = {spot: rank(spot) for spot in spots}
        return [spot for spot, of in ranked.items() if of == min(ranked.values())]

    def spots(self, hexes: int) -> Iterator[Spot]:
        """Every place where it can end after sailing."""
        yield from (Spot(at, bow) for at in self.ends(hexes) for bow in self.headings(at))

    def attack(self, ship: ShipId, hexes: int, attack: str) -> list[Spot]:
        """Where it sails to attack."""
        return self.best([at for at in self.spots(hexes) if self.touches(at.at, ship, attack)], ship, attack)

    def turn(self, ship: ShipId, hexes: int, attack: str) -> list[Spot]:
        """How it turns to attack whom it lies beside."""
        spots = [Spot(self.here.at, bow) for bow in CLOCK]
        if not any(self.can(spot, ship, attack) for spot in spots):
            spots += self.spots(hexes)
        return self.best([spot for spot in spots if self.can(spot, ship, attack)], ship, attack)

    def towards(self, goals: Iterable[Hex], hexes: int) -> list[Spot]:
        """As far as it comes on a cheapest way to the best of some hexes."""
        wanted = [at for at in goals if at in self.costs]
        if not wanted:
            return []
        best = min(self.costs[at] for at in wanted)
        ahead = dict.fromkeys((at for at in wanted if self.costs[at] == best), (0, 0))
        left = self.relaxed(dict(ahead), lambda later, at: self.entries.get(later, (0, 0)))
        on = [at for at, (a, b) in self.costs.items() if at in left and (a + left[at][0], b + left[at][1]) == best]
        ends = [at for at in on if self.points(at) <= hexes and at not in self.taken]
        far = max(map(self.points, ends))
        return [Spot(at, bow) for at in ends if self.points(at) == far for bow in self.headings(at)]


class Watch:
    """Holds what the map answers in evenings against the slow sea. told: how often, by what it is."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.told = Counter[str]()
        self.faults: list[str] = []
        for name in ("seen", "where", "contact", "placed", "targets", "nearest", "prey"):
            patch.setattr(pilot, name, self._read(name, getattr(pilot, name), getattr(self, f"_{name}")))
        for name in ("attacks", "turns", "approaches"):
            patch.setattr(pilot, name, self._sails(name, getattr(pilot, name), getattr(self, f"_{name}")))
        patch.setattr(lookout, "cover", self._cover(lookout.cover))
        patch.setattr(chart, "zones", self._zones(chart.zones))
        patch.setattr(pilot, "zones", chart.zones)

    def same(self, what: str, told: object, slow: object, where: object = "") -> None:
        """Note whether both say the same."""
        self.told[what] += 1
        if told != slow:
            self.faults.append(f"{what} {where}: {told!r}, slowly {slow!r}")

    def _read(self, what: str, real: Callable[..., Any], slow: Callable[..., Any]) -> Callable[..., Any]:
        def read(a: Acting, *given: Any, **more: Any) -> Any:
            told = real(a, *given, **more)
            if told is not None and chart.chart(a.t.now).copied:
                self.same(what, told, slow(SlowNpc(a), *given, **more), (a.npc, given))
            return told

        return read

    def _sails(
        self, what: str, real: Callable[..., Procedure[bool]], slow: Callable[..., list[Spot]]
    ) -> Callable[..., Procedure[bool]]:
        def sails(a: Acting, *given: Any, **more: Any) -> Procedure[bool]:
            here = pilot.follows(a)
            copied = chart.chart(a.t.now).copied
            spots = slow(a, *given, **more) if here is not None and copied else []
            goes = yield from real(a, *given, **more)
            if here is not None and copied and goes:
                now = chart.spot(a.t.now, a.npc)
                self.same(what, now in (spots or [here]), True, (a.npc, now, spots))
            return goes

        return sails

    @staticmethod
    def _seen(slow: SlowNpc, ships: tuple[ShipId, ...], hexes: int, attack: str) -> tuple[ShipId, ...]:
        return slow.seen(ships, hexes, attack)

    @staticmethod
    def _where(slow: SlowNpc, ship: ShipId, hexes: int, attack: str, *, screened: bool) -> str:
        found = slow.met(ship, hexes, attack)
        return "reach" if found == "hidden" and not screened else found

    @staticmethod
    def _contact(slow: SlowNpc, ships: tuple[ShipId, ...], attack: str) -> str:
        met = next((ship for ship in ships if slow.touches(slow.here.at, ship, attack)), None)
        return "apart" if met is None else f"{met}:{'ready' if slow.can(slow.here, met, attack) else 'turn'}"

    @staticmethod
    def _placed(slow: SlowNpc, ship: ShipId, attack: str) -> bool:
        return slow.can(slow.here, ship, attack)

    @staticmethod
    def _targets(slow: SlowNpc, ships: tuple[ShipId, ...], attack: str) -> tuple[ShipId, ...]:
        return tuple(ship for ship in ships if slow.can(slow.here, ship, attack))

    @staticmethod
    def _nearest(slow: SlowNpc, ships: tuple[ShipId, ...]) -> ShipId:
        return slow.nearest(ships)

    @staticmethod
    def _prey(slow: SlowNpc, ships: tuple[ShipId, ...], hexes: int) -> tuple[ShipId, ...]:
        def near(ship: ShipId) -> bool:
            at = slow.sea.ships[ship].at
            to = SlowNpc(slow.a, (at,))
            return slow.sea.sees(slow.here.at, at) and at in to.costs and to.points(at) <= hexes

        return tuple(filter(near, ships))

    @staticmethod
    def _attacks(a: Acting, ship: ShipId, hexes: int, attack: str) -> list[Spot]:
        return SlowNpc(a).attack(ship, hexes, attack)

    @staticmethod
    def _turns(a: Acting, ship: ShipId, hexes: int, attack: str) -> list[Spot]:
        return SlowNpc(a).turn(ship, hexes, attack)

    @staticmethod
    def _approaches(
        a: Acting, goals: Callable[[], Iterable[Hex]], hexes: int, spared: tuple[Hex, ...] = ()
    ) -> list[Spot]:
        return SlowNpc(a, spared).towards(tuple(goals()), hexes)

    def _cover(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def cover(s: State, shooter: ShipId, target: ShipId) -> Any:
            told = real(s, shooter, target)
            if told is not None:
                sea = SlowSea(s, None)  # type: ignore[arg-type]  # what a shot hits needs no number of the book
                there = sea.ships[target]
                moored = "mooring" in sea.cells[there.at].marks
                self.same("cover", told, (sea.hits_end(there, sea.ships[shooter].at), moored), (shooter, target))
            return told

        return cover

    def _zones(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def zones(s: State, book: Book, at: Hex) -> Any:
            told = real(s, book, at)
            self.same("zones", set(told), SlowSea(s, book).zones().get(at, set()), at)
            return told

        return zones
