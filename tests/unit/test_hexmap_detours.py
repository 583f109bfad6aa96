"""Ways in one direction round what stands there."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.hexmap import CLOCK, Clock, Hex, along, disc, distance, forwards, neighbour, rotated, straight_on, turned

HOME = Hex(0, 0)
SEA = frozenset(disc(HOME, 5))
lands = st.sets(st.sampled_from(sorted(SEA - {HOME})), max_size=30)
clocks = st.sampled_from(CLOCK)


def swims(land: set[Hex], clock: Clock, most: int = 12, *, to_row: bool = False) -> tuple[Clock, ...]:
    """The way from the middle of a round sea with land in it."""
    return straight_on(HOME, clock, most, lambda at: at in SEA and at not in land, to_row=to_row)


def mirrored(at: Hex) -> Hex:
    """A cell on the other side of the line from north to south."""
    return Hex(-at.q, at.r + at.q)


def test_it_goes_straight_on_where_nothing_stands() -> None:
    assert swims(set(), 8, 3) == (8, 8, 8)
    assert swims(set(), 8) == (8,) * 5


def test_a_detour_ends_where_the_direction_is_free_or_on_the_row() -> None:
    wall = {neighbour(HOME, 12), neighbour(HOME, 2), neighbour(HOME, 10)}
    assert swims(wall, 12, 4) == (4, 2, 12, 12)
    assert swims(wall, 12, 6, to_row=True) == (4, 2, 12, 10, 10, 12)


def test_of_equal_detours_the_one_nearest_to_noon_counts() -> None:
    for clock, first in ((12, 2), (2, 12), (4, 2), (6, 4), (8, 6), (10, 12)):
        assert swims({neighbour(HOME, clock)}, clock, 1) == (first,)


def test_who_is_shut_in_stays() -> None:
    assert swims({at for at in SEA if distance(HOME, at) == 1}, 4) == ()


@given(lands, clocks, st.integers(1, 12), st.booleans())
def test_it_swims_only_where_it_can_and_no_farther(land: set[Hex], clock: Clock, most: int, to_row: bool) -> None:
    way = swims(land, clock, most, to_row=to_row)
    assert len(way) <= most and all(at in SEA and at not in land for at in along(HOME, way))
    assert way == swims(land, clock, 12, to_row=to_row)[:most]


@given(lands, clocks)
def test_a_whole_way_leads_no_farther_back(land: set[Hex], clock: Clock) -> None:
    way = swims(land, clock, 200)
    *_, end = (HOME, *along(HOME, way))
    assert forwards(end - HOME, clock) >= 0 and neighbour(end, clock) not in SEA - land


@given(lands, clocks, st.integers(0, 5))
def test_turning_or_mirroring_the_map_changes_neither_length_nor_progress(
    land: set[Hex], clock: Clock, turn: int
) -> None:
    first = _first_detour(land, clock)
    assert _first_detour({rotated(at, turn) for at in land}, turned(clock, turn)) == first
    looks: dict[Clock, Clock] = {12: 12, 2: 10, 4: 8, 6: 6, 8: 4, 10: 2}
    assert _first_detour({mirrored(at) for at in land}, looks[clock]) == first


def _first_detour(land: set[Hex], clock: Clock) -> tuple[int, int] | None:
    """How many steps it swims straight on, and how many its first detour takes; None without one."""
    way = swims(land, clock, 200)
    straight = next((n for n, step in enumerate(way) if step != clock), None)
    if straight is None:
        return None
    *_, start = (HOME, *along(HOME, way[:straight]))
    for n, at in enumerate(along(start, way[straight:]), 1):
        free = neighbour(at, clock) in SEA - land
        if free and forwards(at - start, clock) >= 0:
            return straight, n
    return None
