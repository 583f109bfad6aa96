"""Target cards as they lie there: the grid of signs, the values along two edges, the Aim cards and where they meet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from companion.games.cannon_duel.cards.target_cards import EMPTY, Grid
from companion.games.cannon_duel.model.ids import EDGES, GRADES, Edge, Grade
from companion.ui.art.base import Mark, box, circle, dark, inner, named, num, put, star, svg
from companion.ui.art.numerals import number
from companion.ui.games.cannon_duel.art.cards import aim_card
from companion.ui.look.palette import BLOOD, BRASS, CANVAS, CORAL, INK, PAPER

# ---------------------------------------------------------------------- signs

SPOKES: Final = "M0 -12V12M-12 0H12M-8.5 -8.5L8.5 8.5M-8.5 8.5L8.5 -8.5"


def _wheel() -> list[Mark]:
    return [
        Mark(SPOKES, stroke="#8a5a33", width=2.8, halo=False),
        Mark(circle(0, 0, 7.4), stroke="#8a5a33", width=3.4, halo=False),
    ]


def _solid(d: str, paint: str) -> list[Mark]:
    return [Mark(d, fill=paint, stroke=dark(paint, 0.5), width=1.6, halo=False)]


def _cross() -> list[Mark]:
    return [Mark("M-9 -9L9 9M-9 9L9 -9", stroke="#c0272d", width=5.4, halo=False)]


def _ring() -> list[Mark]:
    return [Mark(circle(0, 0, 8.6), stroke="#1d7a86", width=4.8, halo=False)]


SIGN_MARKS: Final[dict[str, Callable[[], list[Mark]]]] = {
    "w": _wheel,
    "d": partial(_solid, "M0 -12L10 0L0 12L-10 0Z", "#7b4fa3"),
    "s": partial(_solid, box(-9, -9, 18, 18), "#2f6fc0"),
    "t": partial(_solid, "M0 -11L11.4 9H-11.4Z", "#3f9b5a"),
    "x": _cross,
    "o": _ring,
}
"""The six signs around (0, 0), 24 units wide."""


def _sign(sign: str) -> str:
    """A sign of a Target card on a scrap of it."""
    ground = Mark(box(4, 4, 56, 56, 8), fill="#fbf0d6", width=2.2)
    return svg([ground, *put(SIGN_MARKS[sign](), 1.9, 32, 32)])


for _each in SIGN_MARKS:
    named(f"sign:{_each}")(partial(_sign, _each))


# ---------------------------------------------------------------------- grades

RINGS: Final = (28, 19.5, 11)
"""Radii of the rings of a target, from the outer one."""
HITS: Final[dict[Grade, int]] = {"weak": 0, "good": 1, "perfect": 2}
"""The ring that each grade hits."""


def _grade(grade: Grade) -> str:
    """A target with the ring that was hit; one that was missed, one that nobody aimed at."""
    if grade == "hasty":
        bolt = "M38 4L14 36H28L22 60L50 26H35Z"
        return svg([Mark(circle(32, 32, 28), fill="#8b98a3", width=2.4), Mark(bolt, fill="#f3c14b", width=2.4)])
    if grade == "missed":
        rings = [
            Mark(circle(32, 32, r), fill=("#8b98a3", "#dfe6ea", "#8b98a3")[i], width=2) for i, r in enumerate(RINGS)
        ]
        cross = "M16 16L48 48M48 16L16 48"
        return svg([*rings, inner(cross, stroke=INK, width=10), inner(cross, stroke=CANVAS, width=5)])
    lit = HITS[grade]
    paints = [CORAL if ring == lit else ("#cfd8dd", CANVAS, "#cfd8dd")[ring] for ring in range(len(RINGS))]
    rings = [Mark(circle(32, 32, r), fill=paints[i], width=2) for i, r in enumerate(RINGS)]
    at = (32.0, 32.0) if grade == "perfect" else (32 + (RINGS[lit] + RINGS[lit + 1]) / 2 * 0.71,) * 2
    at = (at[0], 64 - at[1])
    hole = Mark(star(*at, 9, 6, 0.5), fill=INK, stroke=CANVAS, width=1.6, halo=False)
    return svg([*rings, hole])


for _grade_id in GRADES:
    named(f"grade:{_grade_id}")(partial(_grade, _grade_id))


# ---------------------------------------------------------------------- a Target card on the table

LABEL, FIELD, GAP = 34, 130, 6
"""Width of the values along an edge, side of the grid, and what lies between the card and its Aim cards."""
CARD_W, CARD_H = 48, 64
"""Size of an Aim card."""
EDGE: Final = 4
LEFT, TOP = CARD_W + GAP, 2
"""Where the card begins."""
WIDTH: Final = LEFT + LABEL + FIELD + 2 * EDGE
HEIGHT: Final = TOP + FIELD + LABEL + 2 * EDGE + GAP + CARD_H
STRIP: Final = "#f3d58c"
"""Ground of the row and of the column at which an Aim card points."""


@dataclass(frozen=True, slots=True)
class Laid:
    """An Aim card beside a Target. value: what it counts as."""

    card: str
    value: int


def target_card(grid: Grid | None, left: Laid | None, below: Laid | None) -> str:
    """A Target card with its Aim cards, and the cell in which they meet. grid: None where nobody copied it. SVG."""
    sheet = Mark(box(LEFT, TOP, LABEL + FIELD + 2 * EDGE, FIELD + LABEL + 2 * EDGE, 8), fill=PAPER, width=2.4)
    field = (LEFT + EDGE + LABEL, float(TOP + EDGE))
    drawn = _rings() if grid is None else _gridded(grid, left, below, *field)
    at_left = (0.0, TOP + EDGE + (FIELD - CARD_H) / 2)
    at_foot = (field[0] + (FIELD - CARD_W) / 2, HEIGHT - CARD_H)
    beside = [*_slot(left, *at_left), *_slot(below, *at_foot)]
    return svg([sheet, *drawn, *beside], WIDTH, HEIGHT, rim=None)


def _slot(laid: Laid | None, x: float, y: float) -> list[Mark]:
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


def _gridded(grid: Grid, left: Laid | None, below: Laid | None, x: float, y: float) -> list[Mark]:
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
                marks += put(SIGN_MARKS[sign](), cell / 32, x + (j + 0.5) * cell, y + (i + 0.5) * cell)
    for i, values in enumerate(grid.left):
        marks += _values(values, x - LABEL / 2, y + (i + 0.5) * cell, cell, across=True)
    for j, values in enumerate(grid.below):
        marks += _values(values, x + (j + 0.5) * cell, y + high + LABEL / 2, cell, across=False)
    if row is not None and column is not None:
        marks.append(inner(box(x + column * cell, y + row * cell, cell, cell), stroke=CORAL, width=3.4))
    return marks


def _line(edge: tuple[tuple[int, ...], ...], laid: Laid | None) -> int | None:
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


# ---------------------------------------------------------------------- where an Aim card is laid

PLACES: Final[dict[Edge, tuple[float, float]]] = {"left": (2, 8), "below": (33, 39)}
"""Left and top of the Aim card in the picture of an edge."""


def _edge(edge: Edge) -> str:
    """A Target card with a card at one of its edges."""
    x, y = PLACES[edge]
    sheet = Mark(box(22, 2, 40, 36, 4), fill=PAPER, width=2.2)
    rings = [inner(circle(42, 20, r), fill=f) for r, f in ((14, BLOOD), (9.4, CANVAS), (5, BLOOD))]
    card = Mark(box(x, y, 18, 24, 3), fill=BRASS, width=2.2)
    return svg([sheet, *rings, card, inner(star(x + 9, y + 12, 6.4), fill=INK)])


for _place in EDGES:
    named(f"edge:{_place}")(partial(_edge, _place))
