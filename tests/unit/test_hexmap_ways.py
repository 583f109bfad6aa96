"""Cheapest ways, against a slow second way of finding them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.hexmap import (
    CLOCK,
    Clock,
    Hex,
    Toll,
    ahead,
    along,
    cheapest,
    disc,
    neighbour,
    neighbours,
    rotated,
    steered,
    steps_back,
    way,
)

HOME = Hex(0, 0)
AREA = disc(HOME, 3)
tolls = st.dictionaries(st.sampled_from(AREA[1:]), st.tuples(st.integers(0, 2), st.integers(1, 3)), max_size=36)


def settled(seas: Mapping[Hex, Toll]) -> dict[Hex, Toll]:
    """Each cell's cost, lowered until nothing can be lowered."""
    costs: dict[Hex, Toll] = {HOME: (0, 0)}
    while True:
        lower = {
            cell: best
            for cell, toll in seas.items()
            if (
                best := min(
                    ((costs[one][0] + toll[0], costs[one][1] + toll[1]) for one in neighbours(cell) if one in costs),
                    default=None,
                )
            )
            is not None
            and (cell not in costs or best < costs[cell])
        }
        if not lower:
            return costs
        costs |= lower


@settings(deadline=None)
@given(tolls)
def test_every_cell_costs_what_lowering_comes_to(seas: dict[Hex, Toll]) -> None:
    assert cheapest(HOME, seas.get, (0, 0)) == settled(seas)


@settings(deadline=None)
@given(tolls)
def test_a_way_costs_what_is_said(seas: dict[Hex, Toll]) -> None:
    costs = cheapest(HOME, seas.get, (0, 0))
    for end in costs:
        passed = list(along(HOME, way(costs, seas.get, HOME, end)))
        assert (passed or [HOME])[-1] == end
        assert tuple(sum(seas[cell][i] for cell in passed) for i in (0, 1)) == costs[end]


@settings(deadline=None)
@given(tolls)
def test_no_cheapest_way_turns_by_more_than_a_sixth(seas: dict[Hex, Toll]) -> None:
    costs = cheapest(HOME, seas.get, (0, 0))
    for end in costs:
        for last in steps_back(costs, seas.get, end):
            steps = way(costs, seas.get, HOME, end, last)
            assert steps[-1:] == (last,)
            assert all(after in ahead(before) for before, after in pairwise(steps))


@settings(deadline=None)
@given(tolls, st.integers(0, 5))
def test_turning_the_map_changes_no_cost(seas: dict[Hex, Toll], sixths: int) -> None:
    turned_seas = {rotated(cell, sixths): toll for cell, toll in seas.items()}
    costs = cheapest(HOME, seas.get, (0, 0))
    turned_costs = cheapest(HOME, turned_seas.get, (0, 0))
    assert turned_costs == {rotated(cell, sixths): cost for cell, cost in costs.items()}


def test_a_bound_ends_the_search() -> None:
    def entry(cell: Hex) -> Toll:
        return (1,)

    assert set(cheapest(HOME, entry, (0,), lambda toll: toll[0] <= 2)) == set(disc(HOME, 2))


def wandered(seas: Mapping[Hex, Toll], first: Clock, points: int) -> dict[tuple[Hex, Clock], int]:
    """Every course within so many points, by trying all ways."""
    found: dict[tuple[Hex, Clock], int] = {}

    def go(cell: Hex, steps: tuple[Clock, ...], spent: int) -> None:
        for step in steps:
            beside = neighbour(cell, step)
            cost = spent + seas[beside][0] if beside in seas else points + 1
            if cost <= points:
                found[beside, step] = min(cost, found.get((beside, step), cost))
                go(beside, ahead(step), cost)

    go(HOME, (first,), 0)
    return found


single = st.dictionaries(st.sampled_from(AREA), st.tuples(st.integers(1, 2)), max_size=37)


@settings(deadline=None)
@given(single, st.sampled_from(CLOCK), st.integers(0, 5))
def test_a_steered_ship_reaches_what_all_ways_reach(seas: dict[Hex, Toll], first: Clock, points: int) -> None:
    found = steered(HOME, first, seas.get, (0,), lambda toll: toll[0] <= points)
    assert {course: toll[0] for course, (toll, _) in found.items()} == wandered(seas, first, points)
    for (cell, bow), (toll, steps) in found.items():
        passed = list(along(HOME, steps))
        assert (passed[-1], steps[-1]) == (cell, bow)
        assert sum(seas[each][0] for each in passed) == toll[0]
