"""Cheapest ways over cells that cost something to enter.

A toll is a tuple of whole numbers compared from the left: what weighs most comes first. Tolls add up place by place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from heapq import heappop, heappush
from operator import add

from companion.hexmap.hexes import CLOCK, Clock, Hex, ahead, neighbour, neighbours, opposite

Toll = tuple[int, ...]
"""What a way costs, or the step into a cell."""
Entry = Callable[[Hex], Toll | None]
"""What it costs to enter a cell; None where nobody can."""


def added(one: Toll, other: Toll) -> Toll:
    """Two tolls of as many places together."""
    return tuple(map(add, one, other))


def cheapest(start: Hex, entry: Entry, free: Toll, most: Callable[[Toll], bool] | None = None) -> Mapping[Hex, Toll]:
    """What the cheapest way to every cell costs that can be reached, the start among them.

    free: the toll of staying.  most: whether a way of that toll may still be gone; by default every one may. Where a
    cell costs the same from wherever it is entered, two steps that turn by more than a sixth are never part of a
    cheapest way: the cell that they reach lies beside, or is the one they came from.
    """
    costs: dict[Hex, Toll] = {}
    waiting: list[tuple[Toll, Hex]] = [(free, start)]
    while waiting:
        so_far, cell = heappop(waiting)
        if cell in costs:
            continue
        costs[cell] = so_far
        for beside in neighbours(cell):
            if beside in costs or (toll := entry(beside)) is None:
                continue
            total = added(so_far, toll)
            if most is None or most(total):
                heappush(waiting, (total, beside))
    return costs


def steps_back(costs: Mapping[Hex, Toll], entry: Entry, end: Hex) -> tuple[Clock, ...]:
    """The directions in which a cheapest way can enter a cell, clockwise from 12 o'clock; none at its start."""
    toll, total = entry(end), costs[end]
    if toll is None:
        return ()
    around = neighbours(end)
    behind = zip(CLOCK, (*around[3:], *around[:3]), strict=True)  # straight back of each direction
    return tuple(
        clock for clock, cell in behind if (before := costs.get(cell)) is not None and added(before, toll) == total
    )


def way(costs: Mapping[Hex, Toll], entry: Entry, start: Hex, end: Hex, last: Clock | None = None) -> tuple[Clock, ...]:
    """The steps of a cheapest way. last: of the last one, where several can be. Of equal ways, that whose later steps
    come first clockwise from 12 o'clock."""
    steps: list[Clock] = []
    cell = end
    while cell != start:
        found = steps_back(costs, entry, cell)
        step = last if last in found and not steps else found[0]
        steps.append(step)
        cell = neighbour(cell, opposite(step))
    return tuple(reversed(steps))


def along(start: Hex, steps: tuple[Clock, ...]) -> Iterator[Hex]:
    """The cells that steps lead over, without the start."""
    for step in steps:
        start = neighbour(start, step)
        yield start


Course = tuple[Hex, Clock]
"""Where something is, and where its bow looks."""


def steered(
    start: Hex, first: Clock, entry: Entry, free: Toll, most: Callable[[Toll], bool]
) -> Mapping[Course, Steered]:
    """What can be reached by going on to one of the three cells ahead at each step.

    first: of the first step.  most: whether a way of that toll may still be gone.  Every cell with each heading on
    which it can be reached, with the cheapest way there.
    """
    found: dict[Course, Steered] = {}
    waiting: list[tuple[Toll, tuple[int, ...], Course]] = []

    def goes(so_far: Toll, turns: tuple[int, ...], cell: Hex, step: Clock) -> None:
        beside = neighbour(cell, step)
        if (toll := entry(beside)) is not None and most(total := added(so_far, toll)):
            heappush(waiting, (total, (*turns, CLOCK.index(step)), (beside, step)))

    goes(free, (), start, first)
    while waiting:
        toll, turns, course = heappop(waiting)
        if course in found:
            continue
        found[course] = toll, tuple(CLOCK[turn] for turn in turns)
        for step in ahead(course[1]):
            goes(toll, turns, course[0], step)
    return found


Steered = tuple[Toll, tuple[Clock, ...]]
"""What a way costs, and its steps."""
