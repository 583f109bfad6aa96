"""Axial coordinates on a board of hexes whose sides look to 12, 2, 4, 6, 8 and 10 o'clock.

`q` grows to the right, `r` grows downwards (6 o'clock); the third cube coordinate is ``-q - r``.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal

Clock = Literal[12, 2, 4, 6, 8, 10]
"""A direction through the middle of a side, as on a clock face; 12 is north."""

LINES: Final = 4096
"""Lines that are kept: more than there are between hexes of a map, as long as it lies where it lies."""
CELLS: Final = 4096
"""Cells whose neighbours are kept: more than a map has."""
CLOCK: tuple[Clock, ...] = (12, 2, 4, 6, 8, 10)
"""All directions, clockwise from north."""


@dataclass(frozen=True, slots=True, order=True)
class Hex:
    """A cell, or the way from one cell to another."""

    q: int
    """Grows to the right."""
    r: int
    """Grows downwards."""

    def __add__(self, other: Hex) -> Hex:
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def __mul__(self, times: int) -> Hex:
        return Hex(self.q * times, self.r * times)

    @property
    def cube(self) -> tuple[int, int, int]:
        """The three cube coordinates; their sum is 0."""
        return self.q, self.r, -self.q - self.r


_STEP: dict[Clock, Hex] = dict(
    zip(CLOCK, (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0)), strict=True)
)


def neighbour(cell: Hex, clock: Clock, steps: int = 1) -> Hex:
    """The cell so many steps away in one direction."""
    return cell + _STEP[clock] * steps


@lru_cache(maxsize=CELLS)
def neighbours(cell: Hex) -> tuple[Hex, ...]:
    """The six cells around, clockwise from 12 o'clock."""
    return tuple(cell + step for step in _STEP.values())


def turned(clock: Clock, sixths: int) -> Clock:
    """The direction after turning clockwise by so many sixths of a full turn (negative: the other way)."""
    return CLOCK[(CLOCK.index(clock) + sixths) % len(CLOCK)]


def rotated(cell: Hex, sixths: int) -> Hex:
    """The cell after turning the board about the origin clockwise by so many sixths of a full turn."""
    q, r = cell.q, cell.r
    for _ in range(sixths % len(CLOCK)):
        q, r = -r, q + r
    return Hex(q, r)


def opposite(clock: Clock) -> Clock:
    """The direction straight back."""
    return turned(clock, len(CLOCK) // 2)


def ahead(clock: Clock) -> tuple[Clock, Clock, Clock]:
    """The three directions before a bow that points to `clock`: left of it, straight on, right of it."""
    return turned(clock, -1), clock, turned(clock, 1)


def distance(one: Hex, other: Hex) -> int:
    """Fewest steps from one cell to another."""
    return max(abs(part) for part in (other - one).cube)


def forwards(way: Hex, clock: Clock) -> int:
    """How far a way leads in a direction, in half steps; less than 0 where it leads back."""
    step = _STEP[clock]
    return 2 * way.q * step.q + 2 * way.r * step.r + way.q * step.r + way.r * step.q


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The cells at exactly this distance, clockwise from the one at 12 o'clock."""
    if radius == 0:
        return (centre,)
    cell, cells = neighbour(centre, 12, radius), []
    for corner in CLOCK:
        for _ in range(radius):
            cells.append(cell)
            cell = neighbour(cell, turned(corner, 2))
    return tuple(cells)


def disc(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The cells up to this distance, the nearest first."""
    return tuple(cell for r in range(radius + 1) for cell in ring(centre, r))


def line(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """Every cell that the straight segment between two centres touches, a border or a corner included.

    In the order in which the segment reaches them, both ends among them.
    """
    return tuple(cell for _, cell in spans(start, end))


Span = tuple[Fraction, Fraction]
"""A part of a segment, from 0 to 1."""


def spans(start: Hex, end: Hex) -> tuple[tuple[Span, Hex], ...]:
    """Every cell of `line`, with the part of the segment that touches it."""
    return tuple((span, start + cell) for span, cell in _spans(end - start))


@lru_cache(maxsize=LINES)
def _spans(way: Hex) -> tuple[tuple[Span, Hex], ...]:
    """The same of a segment from the origin: the same ways are asked for again and again."""
    touched = []
    for q in range(min(0, way.q) - 1, max(0, way.q) + 2):
        for r in range(min(0, way.r) - 1, max(0, way.r) + 2):
            cell = Hex(q, r)
            if (span := span_in(Hex(0, 0) - cell, way - cell)) is not None:
                touched.append((span, cell))
    return tuple(sorted(touched))


def span_in(start: Hex, end: Hex, *, inside: bool = False) -> Span | None:
    """Which part of a segment, from 0 to 1, lies in the cell around the origin; None if none of it does.

    inside: whether its border is left out.  In cube coordinates the cell is where no two coordinates differ by more
    than 1.
    """
    first, last = Fraction(0), Fraction(1)
    for i in range(3):
        a = start.cube[i] - start.cube[i - 1]
        slope = end.cube[i] - end.cube[i - 1] - a
        if slope == 0:
            if abs(a) > 1 or (inside and abs(a) == 1):
                return None
            continue
        near, far = sorted((Fraction(-1 - a, slope), Fraction(1 - a, slope)))
        first, last = max(first, near), min(last, far)
    return (first, last) if first < last or (first == last and not inside) else None
