"""1.5, 1.20, 1.21 Which hexes a ship can reach, and which way it takes there (CL-MOV-10 to -16, CL-NPC-15 to -19).

A hex that nobody has copied is open in one world and closed in another; what is the same in both is certain.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.core.values.frozen_records import memoized
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import Nation, NpcId, SeatId
from companion.games.captains_log.model.sea import TileHex
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea.chart import chart, depth, is_land, krakens, spot, standing, zones
from companion.games.captains_log.ship import hold
from companion.hexmap import (
    CLOCK,
    Clock,
    Hex,
    Steered,
    Toll,
    cheapest,
    neighbour,
    neighbours,
    opposite,
    steered,
    steps_back,
    way,
)

World = bool
"""Whether a hex that nobody has copied is open."""
WORLDS: Final[tuple[World, World]] = (False, True)


def may_enter(s: State, book: Book, cell: TileHex, draft: float | None, world: World) -> bool:
    """CL-MOV-11, -16, CL-DYN-06: whether a ship of that draft may enter a hex."""
    if cell.terrain == "unknown":
        return world
    if cell.terrain == "reef" or is_land(s, book, cell):
        return False
    if cell.terrain != "sandbank":
        return True
    return world if draft is None else draft <= depth(s, book, cell)


def points(book: Book, cell: TileHex) -> int:
    """CL-MOV-10, CL-TIL-03: what entering a hex costs."""
    return book.numbers.calm_sea_cost if cell.terrain == "calm" else 1


def tolls(
    s: State,
    book: Book,
    npc: NpcId,
    *,
    feared: Collection[Nation] = (),
    goals: Collection[Hex] = (),
    world: World = False,
) -> Mapping[Hex, Toll]:
    """What every hex that an NPC can enter costs it: first how many reasons it has to keep off, then points.

    CL-NPC-17, CL-MOV-14, A-106: it keeps off moorings, zones of fortresses that fire at it (`feared`: their nations),
    and other ships, but not off where it wants to go (`goals`). Where A-103 is settled so, points come first.
    """
    card = card_of(s, npc)
    draft = None if card is None else card.draft
    taken = {there.at for ship, there in standing(s) if ship != npc}
    around = s.options.ruling("A-103") == "around"
    others = s.options.ruling("A-106") == "feared"
    found: dict[Hex, Toll] = {}
    for at, cell in chart(s).cells.items():
        if not may_enter(s, book, cell, draft, world):
            continue
        zone = any(owner in feared for owner, _ in zones(s, book, at)) if others else _in_zone(s, book, at, cell)
        reasons = 0 if at in goals else ("mooring" in cell.marks) + zone + (at in taken)
        cost = points(book, cell)
        found[at] = (reasons, cost) if around else (cost, reasons)
    return found


def _in_zone(s: State, book: Book, at: Hex, cell: TileHex) -> bool:
    """CL-FRT-02, CL-EVT-25: whether a hex belongs to any fire zone, whoever holds the fortress."""
    return cell.dice > 0 or bool(zones(s, book, at))


@dataclass(frozen=True, slots=True)
class NpcReach:
    """How far an NPC comes from where it stands.

    tolls: what each hex costs it.  costs: the best way to each.  taken: hexes of other miniatures.  hexes: its points.
    """

    s: State
    start: Hex
    tolls: Mapping[Hex, Toll]
    costs: Mapping[Hex, Toll]
    taken: Collection[Hex]
    hexes: int

    def length(self, at: Hex) -> int:
        """Points of the way to a hex."""
        return self.costs[at][1 if self.s.options.ruling("A-103") == "around" else 0]

    def ends(self) -> tuple[Hex, ...]:
        """CL-MOV-12, CL-NPC-18, A-27: where it could end this turn; the hex where it stands is one of them."""
        return tuple(sorted(at for at in self.costs if self._can_end(at)))

    def _can_end(self, at: Hex) -> bool:
        """Whether its points go so far, and nobody else is there; where it stands it can stay with whoever is."""
        return at == self.start or (self.length(at) <= self.hexes and at not in self.taken)

    def headings(self, at: Hex) -> tuple[Clock, ...]:
        """A-104: where its bow can look on arrival; none where it does not sail."""
        if at == self.start:
            return ()
        if self.s.options.ruling("A-104") == "free":
            return CLOCK
        return steps_back(self.costs, self.tolls.get, at)

    def steps(self, at: Hex, last: Clock | None = None) -> tuple[Clock, ...]:
        """A best way there, its last step in that direction if one can be."""
        return way(self.costs, self.tolls.get, self.start, at, last)

    def towards(self, goals: Iterable[Hex]) -> tuple[Hex, ...]:
        """CL-NPC-18, -26, -35: where it ends this turn on the best way to one of some hexes, as far on as its points
        go; several where equal ways lead there (CL-NPC-19), none where no way does."""
        known = [at for at in goals if at in self.costs]
        if not known:
            return ()
        best = min(self.costs[at] for at in known)
        passed: dict[Hex, None] = {}
        waiting = [at for at in known if self.costs[at] == best]
        while waiting:
            at = waiting.pop()
            if at not in passed:
                passed[at] = None
                waiting += (neighbour(at, opposite(step)) for step in steps_back(self.costs, self.tolls.get, at))
        ends = [at for at in passed if self._can_end(at)]
        far = max(self.length(at) for at in ends)
        return tuple(sorted(at for at in ends if self.length(at) == far))


def reach(
    s: State,
    book: Book,
    npc: NpcId,
    start: Hex,
    hexes: int,
    *,
    feared: Collection[Nation] = (),
    goals: Collection[Hex] = (),
    world: World = False,
) -> NpcReach:
    """CL-NPC-15 to -18: every way of an NPC from a hex; wind and yaw do not count."""
    entries, costs, taken = _every_way(s, book, npc, start, tuple(feared), tuple(goals), world)
    return NpcReach(s, start, entries, costs, taken, hexes)


@memoized
def _every_way(
    s: State, book: Book, npc: NpcId, start: Hex, feared: tuple[Nation, ...], goals: tuple[Hex, ...], world: World
) -> tuple[Mapping[Hex, Toll], Mapping[Hex, Toll], frozenset[Hex]]:
    """The parts of a `NpcReach` that its points change nothing in: an NPC looks at its targets one by one."""
    entries = tolls(s, book, npc, feared=feared, goals=goals, world=world)
    taken = frozenset((*(there.at for ship, there in standing(s) if ship != npc), *krakens(s)))
    return entries, cheapest(start, entries.get, (0, 0)), taken


def is_stranded(s: State, book: Book, seat: SeatId) -> bool | None:
    """CL-MOV-17, A-48: whether a ship lies on a sandbank, and all that it can reach from there are sandbanks; None
    where the map does not know."""
    here, draft, cells = spot(s, seat), hold.draft(s, book, seat), chart(s).cells
    if here is None or draft is None or not chart(s).copied or here.at not in cells:
        return None
    reached, waiting = {here.at}, [here.at]
    while waiting:
        at = waiting.pop()
        if cells[at].terrain != "sandbank":
            return False
        for beside in neighbours(at):
            if beside not in cells and s.options.dynamic_map:  # CL-DYN-07: a gap may be crossed
                return None
            if beside in cells and beside not in reached and may_enter(s, book, cells[beside], draft.total, False):
                reached.add(beside)
                waiting.append(beside)
    return True


def courses(
    s: State, book: Book, seat: SeatId, start: Hex, allowance: Callable[[Clock], int], world: World = False
) -> Mapping[tuple[Hex, Clock], Steered]:
    """CL-MOV-02, -06, -10: every hex and heading to which a player's ship can sail, by the best of the first steps.

    allowance: points of the movement by its first step.
    """
    draft = hold.draft(s, book, seat)
    entries: dict[Hex, Toll] = {
        at: (points(book, cell),)
        for at, cell in chart(s).cells.items()
        if may_enter(s, book, cell, None if draft is None else draft.total, world)
    }
    found: dict[tuple[Hex, Clock], Steered] = {}
    for first in CLOCK:
        most = allowance(first)

        def affordable(toll: Toll, most: int = most) -> bool:
            return toll[0] <= most

        for course, sailed in steered(start, first, entries.get, (0,), affordable).items():
            if course not in found or sailed[0] < found[course][0]:
                found[course] = sailed
    return found
