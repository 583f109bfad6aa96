"""A board of hexes in the plane: where cells lie, what is touched, what runs along their sides.

Flat-topped, as `companion.hexmap` has them: sides look to 12, 2, 4, 6, 8 and 10 o'clock. Lengths are those of a drawing
in which a side is `side` long; y grows downwards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from companion.hexmap import CLOCK, Hex, disc, neighbour
from companion.ui.art.painting import Point, num

ROOT: Final = sqrt(3)
CORNERS: Final[tuple[Point, ...]] = (
    (-0.5, -ROOT / 2),
    (0.5, -ROOT / 2),
    (1.0, 0.0),
    (0.5, ROOT / 2),
    (-0.5, ROOT / 2),
    (-1.0, 0.0),
)
"""Of a cell with sides of 1, from the left end of its upper side, clockwise: the side towards CLOCK[i] runs from the
i-th to the next."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """Where the cells of a board lie."""

    side: float
    """Length of a side."""
    left: float = 0.0
    """Where the middle of the cell (0, 0) lies, to the right of the left edge."""
    top: float = 0.0
    """The same from the upper edge."""

    def centre(self, cell: Hex) -> Point:
        """The middle of a cell."""
        return self.left + 1.5 * self.side * cell.q, self.top + ROOT * self.side * (cell.r + cell.q / 2)

    def corners(self, cell: Hex, share: float = 1.0) -> list[Point]:
        """Its corners; with a share, those of a smaller one in its middle."""
        x, y = self.centre(cell)
        return [(x + self.side * share * a, y + self.side * share * b) for a, b in CORNERS]

    def at(self, x: float, y: float) -> Hex:
        """The cell that a point lies in."""
        q = round((x - self.left) / (1.5 * self.side))
        r = round((y - self.top) / (ROOT * self.side) - q / 2)

        def away(cell: Hex) -> float:
            a, b = self.centre(cell)
            return (a - x) ** 2 + (b - y) ** 2

        return min(disc(Hex(q, r), 1), key=away)

    def border(self, cells: Collection[Hex]) -> Iterator[tuple[Point, Point]]:
        """The sides of cells beyond which there is none of them."""
        inside = frozenset(cells)
        for cell in sorted(inside):
            corners = self.corners(cell)
            for i, clock in enumerate(CLOCK):
                if neighbour(cell, clock) not in inside:
                    yield corners[i], corners[(i + 1) % 6]


def fitted(cells: Collection[Hex], side: float, margin: float = 0.0) -> tuple[Lattice, float, float]:
    """Cells on the smallest sheet that holds them: where they lie, its width and its height. margin: around them."""
    bare = Lattice(side)
    xs, ys = zip(*map(bare.centre, cells or (Hex(0, 0),)), strict=True)
    left, top = margin + side - min(xs), margin + ROOT / 2 * side - min(ys)
    wide, high = max(xs) - min(xs) + 2 * (side + margin), max(ys) - min(ys) + ROOT * side + 2 * margin
    return Lattice(side, left, top), wide, high


def segments(sides: Iterator[tuple[Point, Point]]) -> str:
    """Path of sides."""
    return "".join(f"M{num(a)} {num(b)}L{num(c)} {num(d)}" for (a, b), (c, d) in sides)
