"""Hex geometry: directions, distance, rings and lines of sight."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.hexmap import (
    CLOCK,
    Clock,
    Hex,
    ahead,
    disc,
    distance,
    line,
    neighbour,
    neighbours,
    opposite,
    ring,
    rotated,
    turned,
)

HOME = Hex(0, 0)
coordinates = st.integers(-6, 6)
cells = st.builds(Hex, coordinates, coordinates)


def test_directions_go_clockwise_from_north() -> None:
    assert neighbours(HOME) == tuple(neighbour(HOME, clock) for clock in CLOCK)
    assert neighbour(HOME, 12) == Hex(0, -1)
    assert neighbour(HOME, 4) == Hex(1, 0)


@pytest.mark.parametrize("clock", CLOCK)
def test_there_and_back_again(clock: Clock) -> None:
    assert neighbour(neighbour(HOME, clock, 3), opposite(clock), 3) == HOME
    assert turned(turned(clock, 2), -2) == clock


def test_ahead_are_three_sides_around_the_bow() -> None:
    assert ahead(12) == (10, 12, 2)
    assert ahead(10) == (8, 10, 12)


def test_right_and_left_of_north_make_one_step_north() -> None:
    assert neighbour(neighbour(HOME, 2), 10) == neighbour(HOME, 12)


def test_distance_of_a_knights_way() -> None:
    assert distance(HOME, Hex(2, -1)) == 2
    assert distance(HOME, Hex(3, 1)) == 4


@given(cells, cells, cells)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@pytest.mark.parametrize("radius", range(4))
def test_ring_and_disc_hold_every_cell_once(radius: int) -> None:
    around = ring(HOME, radius)
    assert len(set(around)) == len(around) == (6 * radius or 1)
    assert {distance(HOME, cell) for cell in around} == {radius}
    assert len(set(disc(HOME, radius))) == 3 * radius * (radius + 1) + 1


def test_ring_begins_at_twelve_and_goes_clockwise() -> None:
    assert ring(HOME, 1) == neighbours(HOME)
    assert ring(HOME, 2)[:2] == (neighbour(HOME, 12, 2), neighbour(neighbour(HOME, 12), 2))


def test_straight_line_touches_only_its_own_cells() -> None:
    assert line(HOME, neighbour(HOME, 4, 3)) == (HOME, Hex(1, 0), Hex(2, 0), Hex(3, 0))


def test_line_along_a_border_touches_both_sides() -> None:
    assert line(HOME, Hex(1, 1)) == (HOME, Hex(0, 1), Hex(1, 0), Hex(1, 1))


def test_line_of_a_knights_move_crosses_two_cells() -> None:
    assert line(HOME, Hex(2, 1)) == (HOME, Hex(1, 0), Hex(1, 1), Hex(2, 1))


@given(cells, cells)
def test_line_is_the_same_from_both_ends(a: Hex, b: Hex) -> None:
    there = line(a, b)
    assert set(there) == set(line(b, a))
    assert there[0] == a and there[-1] == b
    assert len(there) > distance(a, b)


@given(cells, cells)
def test_line_never_leaves_the_neighbourhood(a: Hex, b: Hex) -> None:
    assert all(distance(a, cell) + distance(cell, b) <= distance(a, b) + 1 for cell in line(a, b))


@pytest.mark.parametrize("sixths", range(-6, 7))
def test_turning_the_board_turns_every_direction(sixths: int) -> None:
    for clock in CLOCK:
        assert rotated(neighbour(HOME, clock), sixths) == neighbour(HOME, turned(clock, sixths))


@given(cells, cells, st.integers(-6, 6))
def test_turning_the_board_keeps_distances_and_can_be_undone(one: Hex, other: Hex, sixths: int) -> None:
    assert distance(rotated(one, sixths), rotated(other, sixths)) == distance(one, other)
    assert rotated(rotated(one, sixths), -sixths) == one
