"""What an NPC and the Kraken do on a map, worked out a second time: slowly, with angles as numbers, every cost lowered
as far as it goes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from companion.games.captains_log.model.sea import Spot, TileHex
from companion.hexmap import CLOCK, Clock, Hex, neighbour, neighbours, opposite

ALMOST = 1e-9


def centre(at: Hex) -> tuple[float, float]:
    """Where the middle of a hex lies: to the right, and up."""
    return at.q * math.sqrt(3) / 2, -(at.r + at.q / 2)


def bearing(one: Hex, other: Hex) -> float:
    """Degrees clockwise from 12 o'clock."""
    (x, y), (x2, y2) = centre(one), centre(other)
    return math.degrees(math.atan2(x2 - x, y2 - y)) % 360


def is_abeam(of: Spot, other: Hex) -> bool:
    """On a flank: more than 30 degrees, or just as many, off bow and stern."""
    off = abs((bearing(of.at, other) - CLOCK.index(of.bow) * 60 + 180) % 360 - 180)
    return 30 - ALMOST <= off <= 150 + ALMOST


def sees(one: Hex, other: Hex, land: Mapping[Hex, TileHex]) -> bool:
    """Point by point along the line, wherever it can meet a border and in between: land that it touches hides."""
    slopes = [b - a for a, b in zip(one.cube, other.cube, strict=True)]
    pairs = [abs(slopes[i] - slopes[i - 1]) for i in range(3)]
    places = sorted({Fraction(k, n) for n in pairs if n for k in range(n + 1)})
    for at in (*places, *((a + b) / 2 for a, b in pairwise(places))):
        point = [a + (b - a) * at for a, b in zip(one.cube, other.cube, strict=True)]
        near = [Hex(round(point[0]) + q, round(point[1]) + r) for q in (-1, 0, 1) for r in (-1, 0, 1)]
        far = {cell: sum((a - b) ** 2 for a, b in zip(point, cell.cube, strict=True)) for cell in near}
        on = [cell for cell in near if far[cell] == min(far.values())]
        if any(cell in land and cell not in (one, other) for cell in on):
            return False
    return True


@dataclass(frozen=True)
class SlowPilot:
    """An NPC of a draft, of so many hexes, that fires at adjacent ships, on a sea without fog or fortresses."""

    cells: Mapping[Hex, TileHex]
    here: Spot
    ships: Mapping[str, Spot]
    draft: float
    hexes: int

    @property
    def land(self) -> Mapping[Hex, TileHex]:
        """What hides ships."""
        return {at: cell for at, cell in self.cells.items() if cell.terrain == "land"}

    def toll(self, at: Hex) -> tuple[int, int] | None:
        """What it avoids, and one point."""
        cell = self.cells.get(at)
        if cell is None or cell.terrain == "land" or (cell.terrain == "sandbank" and self.draft > cell.depth):
            return None
        taken = any(spot.at == at for spot in self.ships.values())
        return ("mooring" in cell.marks) + taken, 1

    def costs(self) -> dict[Hex, tuple[int, int]]:
        """Of every hex that it comes to."""
        found = {self.here.at: (0, 0)}
        while True:
            before = dict(found)
            for at in self.cells:
                toll = self.toll(at)
                if toll is None or at == self.here.at:
                    continue
                for near in neighbours(at):
                    if near in found:
                        cost = found[near][0] + toll[0], found[near][1] + toll[1]
                        found[at] = min(cost, found.get(at, cost))
            if found == before:
                return found

    def ends(self) -> dict[Hex, tuple[int, int]]:
        """Where it can stay this turn."""
        taken = [spot.at for spot in self.ships.values()]
        return {at: cost for at, cost in self.costs().items() if cost[1] <= self.hexes and at not in taken}

    def reaches(self, ship: str) -> bool:
        """Whether it can end beside a ship."""
        return any(at in neighbours(self.ships[ship].at) for at in self.ends())

    def touches(self, ship: str) -> bool:
        """Whether it lies beside a ship."""
        return self.ships[ship].at in neighbours(self.here.at)

    def seen(self) -> list[str]:
        """Ships in contact, or in sight and in reach."""
        return [
            ship
            for ship, spot in self.ships.items()
            if self.touches(ship) or (sees(self.here.at, spot.at, self.land) and self.reaches(ship))
        ]

    def fires(self, spot: Spot, ship: str) -> bool:
        """Whether it could fire at a ship from there."""
        there = self.ships[ship].at
        moored = "mooring" in self.cells[spot.at].marks
        return there in neighbours(spot.at) and is_abeam(spot, there) and not moored

    def arrivals(self) -> Iterator[Spot]:
        """Every hex where it could end after sailing, with how it could look there."""
        costs = self.costs()
        for at in self.ends():
            toll = self.toll(at)
            for clock in CLOCK:
                before = costs.get(neighbour(at, opposite(clock)))
                if toll and before and at != self.here.at and (before[0] + toll[0], before[1] + toll[1]) == costs[at]:
                    yield Spot(at, clock)

    def best(self, ship: str) -> list[Spot]:
        """The best places beside a ship: from where it can fire, not through bow or stern, by the cheapest way."""
        costs, target = self.costs(), self.ships[ship]

        def rank(spot: Spot) -> tuple[bool, bool, tuple[int, int]]:
            return not self.fires(spot, ship), not is_abeam(target, spot.at), costs[spot.at]

        beside = [spot for spot in self.arrivals() if target.at in neighbours(spot.at)]
        return [spot for spot in beside if rank(spot) == min(map(rank, beside))]

    def towards(self, goals: list[Hex]) -> list[Hex]:
        """The hexes where it ends on a cheapest way to the best of some hexes: as far on as it comes."""
        costs = self.costs()
        best = min((costs[at] for at in goals if at in costs), default=None)
        if best is None:
            return []
        ends = []
        for at, cost in self.ends().items():
            onwards = SlowPilot(self.cells, Spot(at), self.ships, self.draft, self.hexes).costs()
            if any(
                at_goal in onwards and (cost[0] + onwards[at_goal][0], cost[1] + onwards[at_goal][1]) == best
                for at_goal in goals
                if costs.get(at_goal) == best
            ):
                ends.append((cost[1], at))
        far = max(n for n, _ in ends)
        return sorted(at for n, at in ends if n == far)


@dataclass(frozen=True)
class SlowKraken:
    """The Kraken on a sea without fog, among ships. to_row: it comes back to its row."""

    cells: Mapping[Hex, TileHex]
    here: Hex
    clock: Clock
    hexes: int
    to_row: bool = False

    def swims(self, at: Hex) -> bool:
        """Whether it can be on a hex."""
        return at in self.cells and self.cells[at].terrain != "land"

    def lies(self, start: Hex, at: Hex) -> tuple[float, float]:
        """How far ahead of where it stood a hex lies, and how far aside."""
        (x, y), (x2, y2) = centre(start), centre(at)
        angle = math.radians(CLOCK.index(self.clock) * 60)
        ahead, aside = math.sin(angle), math.cos(angle)
        return (x2 - x) * ahead + (y2 - y) * aside, (x2 - x) * aside - (y2 - y) * ahead

    def resumes(self, start: Hex, at: Hex) -> bool:
        """Whether a detour can end there."""
        ahead, aside = self.lies(start, at)
        if self.to_row:
            return abs(aside) < ALMOST < ahead
        return at != start and ahead > -ALMOST and self.swims(neighbour(at, self.clock))

    def left(self, start: Hex) -> dict[Hex, int]:
        """How many steps are left from every hex of a detour to its end."""
        seas = [at for at in self.cells if self.swims(at)]
        found = {at: 0 for at in seas if self.resumes(start, at)}
        while True:
            before = dict(found)
            for at in seas:
                near = [found[each] + 1 for each in neighbours(at) if each in found]
                found[at] = min([*near, *([found[at]] if at in found else [len(seas) + 1])])
            if found == before:
                return {at: n for at, n in found.items() if n <= len(seas)}

    def way(self) -> list[Hex]:
        """The hexes that it swims over, one after the other."""
        at, over = self.here, list[Hex]()
        while len(over) < self.hexes:
            if self.swims(neighbour(at, self.clock)):
                at = neighbour(at, self.clock)
                over.append(at)
                continue
            left = self.left(at)
            if at not in left:
                break
            for n in range(left[at], 0, -1):
                at = next(each for each in neighbours(at) if left.get(each) == n - 1 and each in left)
                over.append(at)
        return over[: self.hexes]
