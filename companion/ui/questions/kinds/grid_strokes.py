"""Cells of a grid over which a finger has gone, whichever way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import Final

STEP: Final = 4.0
"""Logical pixels from one point of a stroke to the next, at most."""
ENOUGH: Final = 0.45
"""So much of a cell's width a stroke must go within it, unless it begins or ends there: a slanting one touches the
corners of others."""
Point = tuple[float, float]
Cell = tuple[int, int]
"""Row and column, from 0."""


def crossed(points: Sequence[Point], pitch: float, rows: int, columns: int) -> tuple[Cell, ...]:
    """The cells of a stroke in the order in which they were reached. pitch: from one cell to the next."""

    def cell_at(x: float, y: float) -> Cell:
        row, column = int(max(0.0, y) // pitch), int(max(0.0, x) // pitch)
        return min(row, rows - 1), min(column, columns - 1)

    within: dict[Cell, float] = {}
    for (x, y), length in _along(points):
        cell = cell_at(x, y)
        within[cell] = within.get(cell, 0.0) + length
    ends = {cell_at(*points[0]), cell_at(*points[-1])}
    return tuple(cell for cell, length in within.items() if cell in ends or length >= ENOUGH * pitch)


def _along(points: Sequence[Point]) -> Iterator[tuple[Point, float]]:
    """Points close together on a stroke, each with the length that it stands for."""
    yield points[0], 0.0
    for (x, y), (to_x, to_y) in pairwise(points):
        length = dist((x, y), (to_x, to_y))
        steps = max(1, int(length / STEP))
        for n in range(1, steps + 1):
            yield (x + (to_x - x) * n / steps, y + (to_y - y) * n / steps), length / steps
