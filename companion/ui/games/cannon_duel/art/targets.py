"""Target cards as they lie there: the grid of signs, the values along two edges, the Aim cards and where they meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.cannon_duel.cards.target_cards import EMPTY, Grid
from companion.ui.art.drawings import marks as drawing
from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark, box, centred, circle, inner, num, put, svg
from companion.ui.games.cannon_duel.art.cards import aim_card
from companion.ui.look.palette import BLOOD, BRASS, CORAL, INK, PAPER

LABEL, FIELD, GAP = 34, 130, 6
"""Width of the values along an edge, side of the grid, and what lies between the card and its Aim cards."""
CARD_W, CARD_H = 48, 64
"""Size of an Aim card."""
EDGE: Final = 4
SIGN: Final = 1.9
"""How much larger a sign is in its drawing."""
LEFT, TOP = CARD_W + GAP, 2
"""Where the card begins."""
WIDTH: Final = LEFT + LABEL + FIELD + 2 * EDGE
HEIGHT: Final = TOP + FIELD + LABEL + 2 * EDGE + GAP + CARD_H
STRIP: Final = "#f3d58c"
"""Ground of the row and of the column at which an Aim card points."""


@dataclass(frozen=True, slots=True)
class LaidAim:
    """An Aim card beside a Target. value: what it counts as."""

    card: str
    value: int


def target_card(grid: Grid | None, left: LaidAim | None, below: LaidAim | None) -> str:
    """A Target card with its Aim cards, and the cell in which they meet. grid: None where nobody copied it. SVG."""
    sheet = Mark(box(LEFT, TOP, LABEL + FIELD + 2 * EDGE, FIELD + LABEL + 2 * EDGE, 8), fill=PAPER, width=2.4)
    field = (LEFT + EDGE + LABEL, float(TOP + EDGE))
    drawn = _rings() if grid is None else _gridded(grid, left, below, *field)
    at_left = (0.0, TOP + EDGE + (FIELD - CARD_H) / 2)
    at_foot = (field[0] + (FIELD - CARD_W) / 2, HEIGHT - CARD_H)
    beside = [*_slot(left, *at_left), *_slot(below, *at_foot)]
    return svg([sheet, *drawn, *beside], WIDTH, HEIGHT, rim=None)


def _slot(laid: LaidAim | None, x: float, y: float) -> list[Mark]:
    """An Aim card, or the place where one may lie."""
    if laid is not None:
        return put(aim_card(laid.card, str(laid.value)), 1, x, y)
    return [inner(box(x + 3, y + 3, CARD_W - 6, CARD_H - 6, 6), stroke=BRASS, width=2, opacity=0.7)]


def _rings() -> list[Mark]:
    """What stands for a grid that nobody has copied."""
    middle, paints = EDGE + (LABEL + FIELD) / 2, ("#c9b98c", "#fbf0d6", "#c9b98c", BLOOD)
    return [
        inner(circle(LEFT + middle, TOP + middle, r), fill=paint, stroke=INK, width=1.4)
        for r, paint in zip((70, 51, 32, 12), paints, strict=True)
    ]


def _gridded(grid: Grid, left: LaidAim | None, below: LaidAim | None, x: float, y: float) -> list[Mark]:
    """The grid with its edges; lit are the row and the column at which the Aim cards point, framed the cell."""
    cell = FIELD / max(len(grid.left), len(grid.below), 1)
    wide, high = cell * len(grid.below), cell * len(grid.left)
    row, column = _line(grid.left, left), _line(grid.below, below)
    marks = [inner(box(x, y, wide, high), fill="#fbf0d6")]
    if row is not None:
        marks.append(inner(box(x - LABEL, y + row * cell, LABEL + wide, cell), fill=STRIP))
    if column is not None:
        marks.append(inner(box(x + column * cell, y, cell, high + LABEL), fill=STRIP))
    if row is not None and column is not None:
        marks.append(inner(box(x + column * cell, y + row * cell, cell, cell), fill=BRASS))
    lines = "".join(f"M{num(x)} {num(y + i * cell)}h{num(wide)}" for i in range(len(grid.left) + 1))
    lines += "".join(f"M{num(x + i * cell)} {num(y)}v{num(high)}" for i in range(len(grid.below) + 1))
    marks.append(inner(lines, stroke="#a98f4f", width=0.9))
    for i, signs in enumerate(grid.rows[: len(grid.left)]):
        for j, sign in enumerate(signs[: len(grid.below)]):
            if sign != EMPTY:
                printed = drawing(f"sign:{sign}", bare=True)
                marks += centred(printed, cell / 32 / SIGN, x + (j + 0.5) * cell, y + (i + 0.5) * cell)
    for i, values in enumerate(grid.left):
        marks += _values(values, x - LABEL / 2, y + (i + 0.5) * cell, cell, across=True)
    for j, values in enumerate(grid.below):
        marks += _values(values, x + (j + 0.5) * cell, y + high + LABEL / 2, cell, across=False)
    if row is not None and column is not None:
        marks.append(inner(box(x + column * cell, y + row * cell, cell, cell), stroke=CORAL, width=3.4))
    return marks


def _line(edge: tuple[tuple[int, ...], ...], laid: LaidAim | None) -> int | None:
    """The row or column at which an Aim card points; None without one, or where its value is not printed."""
    return None if laid is None else next((at for at, values in enumerate(edge) if laid.value in values), None)


def _values(values: tuple[int, ...], cx: float, cy: float, cell: float, *, across: bool) -> list[Mark]:
    """The values of a row beside each other, those of a column below each other. cell: side of a cell."""
    step = min(LABEL / len(values), 15.0)
    tall = min(11.0, cell * 0.62, step * 0.8)
    marks: list[Mark] = []
    for i, value in enumerate(values):
        off = (i - (len(values) - 1) / 2) * step
        marks += number(str(value), cx + (off if across else 0), cy + (0 if across else off), tall, INK)
    return marks
