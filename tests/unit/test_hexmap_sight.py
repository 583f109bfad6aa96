"""Lines of sight and the sides of a hex, against a slow second way of telling them."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.hexmap import CLOCK, Grazing, Hex, disc, in_the_way, neighbour, rotated, sees, sides_towards, turned

HOME = Hex(0, 0)
near = st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4))
lands = st.frozensets(near, max_size=12)
grazings: st.SearchStrategy[Grazing] = st.sampled_from(("touched", "crossed"))


def mirrored(cell: Hex) -> Hex:
    """Seen in a mirror that stands from 12 to 6 o'clock."""
    return Hex(-cell.q, cell.q + cell.r)


def touching(start: Hex, end: Hex, at: Fraction) -> list[Hex]:
    """The cells that hold one point of a segment, by rounding nothing: all whose centre is nearest."""
    point = [Fraction(a) + (b - a) * at for a, b in zip(start.cube, end.cube, strict=True)]
    around = [Hex(round(point[0]) + q, round(point[1]) + r) for q in (-1, 0, 1) for r in (-1, 0, 1)]
    far = {cell: sum((a - b) ** 2 for a, b in zip(point, cell.cube, strict=True)) for cell in around}
    return [cell for cell in around if far[cell] == min(far.values())]


def sees_slowly(start: Hex, end: Hex, land: frozenset[Hex], grazing: Grazing) -> bool:
    """Point by point: wherever the line meets a border, and between any two such places."""
    slopes = [b - a for a, b in zip(start.cube, end.cube, strict=True)]
    pairs = [abs(slopes[i] - slopes[i - 1]) for i in range(3)]
    places = {Fraction(k, n) for n in pairs if n for k in range(n + 1)} | {Fraction(0), Fraction(1)}
    ordered = sorted(places)
    between = [(a + b) / 2 for a, b in pairwise(ordered)]
    solid = land - {start, end}
    if grazing == "touched":
        return not any(solid & set(touching(start, end, at)) for at in (*ordered, *between))
    return not any(set(touching(start, end, at)) <= solid for at in between)


@settings(max_examples=300, deadline=None)
@given(near, near, lands, grazings)
def test_sight_is_what_point_by_point_it_is(one: Hex, other: Hex, land: frozenset[Hex], grazing: Grazing) -> None:
    assert sees(one, other, land.__contains__, grazing) == sees_slowly(one, other, land, grazing)


@settings(deadline=None)
@given(near, near, lands, grazings)
def test_who_sees_is_seen(one: Hex, other: Hex, land: frozenset[Hex], grazing: Grazing) -> None:
    assert sees(one, other, land.__contains__, grazing) == sees(other, one, land.__contains__, grazing)


@settings(deadline=None)
@given(near, near, lands, grazings, st.integers(0, 5))
def test_turning_or_mirroring_the_map_changes_no_sight(
    one: Hex, other: Hex, land: frozenset[Hex], grazing: Grazing, sixths: int
) -> None:
    told = sees(one, other, land.__contains__, grazing)
    turned_land = frozenset(rotated(cell, sixths) for cell in land)
    assert sees(rotated(one, sixths), rotated(other, sixths), turned_land.__contains__, grazing) == told
    seen_in_mirror = frozenset(map(mirrored, land))
    assert sees(mirrored(one), mirrored(other), seen_in_mirror.__contains__, grazing) == told


def test_a_border_is_in_the_way_only_where_touching_counts() -> None:
    beyond, land = Hex(1, 1), {Hex(1, 0)}
    assert in_the_way(HOME, beyond, land.__contains__) == (Hex(1, 0),)
    assert sees(HOME, beyond, land.__contains__, "crossed")
    strait = {Hex(1, 0), Hex(0, 1)}
    assert in_the_way(HOME, beyond, strait.__contains__, "crossed") == (Hex(0, 1), Hex(1, 0))


def test_land_behind_somebody_hides_nobody() -> None:
    everything = set(disc(HOME, 3)) - {neighbour(HOME, 12)}
    assert sees(HOME, neighbour(HOME, 12, 2), everything.__contains__)


@pytest.mark.parametrize("clock", CLOCK)
def test_a_side_looks_to_its_clock_and_a_corner_to_two(clock: int) -> None:
    side = CLOCK[CLOCK.index(clock)]
    assert sides_towards(HOME, neighbour(HOME, side, 3)) == (side,)
    corner = neighbour(neighbour(HOME, side), turned(side, 1))
    assert set(sides_towards(HOME, corner)) == {side, turned(side, 1)}


def test_nothing_lies_over_a_side_of_itself() -> None:
    assert sides_towards(HOME, HOME) == ()


@given(near, near, st.integers(0, 5))
def test_turning_the_map_turns_the_side(one: Hex, other: Hex, sixths: int) -> None:
    towards = {turned(side, sixths) for side in sides_towards(one, other)}
    assert set(sides_towards(rotated(one, sixths), rotated(other, sixths))) == towards
