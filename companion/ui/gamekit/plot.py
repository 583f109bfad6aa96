"""A plot of points over the evening, as an SVG drawing on parchment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark, circle, num, svg

WIDTH, HEIGHT = 640, 236
LEFT, RIGHT, TOP, FOOT = 34, 12, 12, 26
"""Edges of the plot around its curves, in units of the drawing."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
LABELS = 8
"""Numbers along an axis at most."""
INK, FAINT = "#6b5320", "#d9c898"


@dataclass(frozen=True, slots=True)
class Curve:
    """The points of one side at each moment of the evening, from moment 0."""

    paint: str
    values: tuple[int, ...]
    dashed: bool = False
    """Nobody sits there."""


def ticks(top: int) -> list[int]:
    """Round numbers from 0 to `top` to write along an axis, few enough to be read."""
    step = next((step for step in STEPS if top / step <= LABELS), STEPS[-1])
    return list(range(0, top + 1, step))


def plot(curves: Sequence[Curve], last: int, goal: int = 0) -> str:
    """A line for each side, solid or dashed, with a dot at its end; the goal is a dotted line. SVG.

    last: number of the last moment.  goal: points that win, 0 where no number of points does.
    """
    top = max([goal, 1, *(max(curve.values, default=0) for curve in curves)])
    last = max(1, last)

    def x(moment: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * moment / last

    def y(points: float) -> float:
        return TOP + (HEIGHT - FOOT - TOP) * (1 - points / top)

    marks: list[Mark] = []
    for points in ticks(top):
        across = f"M{LEFT} {num(y(points))}H{WIDTH - RIGHT}"
        marks += [_line(across, FAINT, 1.2), *number(str(points), LEFT - 16, y(points), 11, INK)]
    for moment in ticks(last):
        marks += number(str(moment), x(moment), HEIGHT - 9, 11, INK)
    if goal:
        marks += [_line(path, INK, 2.4) for path in _dashes([(LEFT, y(goal)), (WIDTH - RIGHT, y(goal))], 3, 5)]
    for order, curve in enumerate(curves):
        lift = 2 * order if curve.dashed else 0  # curves that run together stay apart
        path = [(x(moment), y(points) - lift) for moment, points in enumerate(curve.values)]
        whole = "M" + "L".join(f"{num(a)} {num(b)}" for a, b in path)
        marks += [_line(part, curve.paint, 4) for part in (_dashes(path, 9, 7) if curve.dashed else [whole])]
        marks.append(Mark(circle(*path[-1], 6), fill=curve.paint, width=2, halo=False))
    return svg(marks, WIDTH, HEIGHT, rim=None)


def _line(path: str, paint: str, width: float) -> Mark:
    return Mark(path, stroke=paint, width=width, halo=False)


def _dashes(points: Sequence[tuple[float, float]], dash: float, gap: float) -> list[str]:
    """A polyline as short strokes, for renderers that know no dashes. dash, gap: lengths in units of the drawing."""
    strokes: list[str] = []
    walked = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        start = -(walked % (dash + gap))
        while start < length:
            a, b = max(0.0, start), min(length, start + dash)
            if b > a:
                at = [(x0 + (x1 - x0) * d / length, y0 + (y1 - y0) * d / length) for d in (a, b)]
                strokes.append("M" + "L".join(f"{num(px)} {num(py)}" for px, py in at))
            start += dash + gap
        walked += length
    return strokes
