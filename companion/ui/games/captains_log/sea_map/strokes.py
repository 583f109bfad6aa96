"""Ways, shots and lines of sight as they are drawn on the sheet of the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from companion.hexmap import Hex
from companion.ui.art import picture
from companion.ui.art.hexes import Lattice
from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark as Path
from companion.ui.art.painting import Point, circle, laid, num, painted_paths, polygon
from companion.ui.games.captains_log.art.seas import INK, PALE, RED
from companion.ui.games.captains_log.sea_map.lines import MapLine, Route
from companion.ui.widgets import kit

WHITE: Final = "#ffffff"
SHIP: Final = 1.34
"""Length of a ship in sides."""
STEP: Final = 0.25
"""Radius of a numbered step in sides."""
DASH: Final = (9.0, 7.0)
"""Length of a dash and of the gap behind it, in units of the sheet."""
SHORT: Final = 0.62
"""How far from the middle of its two hexes a line begins and ends, in sides."""
ABOVE, BEYOND = 0.9, 0.6
"""How far above a target the words of a salvo stand, in sides; how far along a line of sight its words do."""
BULGE: Final = 0.26
"""How broad a salvo spreads, of its length."""


def on(markup: str, where: Hex, at: Lattice, size: float) -> str:
    """A picture in the middle of a hex. size: in sides."""
    (x, y), side = at.centre(where), size * at.side
    return laid(markup, x - side / 2, y - side / 2, side)


def route(drawn: Route, at: Lattice) -> str:
    """Where a ship sailed: from its old place, faint, a line with numbered steps; dashed, the way left aside."""
    points = [at.centre(each) for each in drawn.way]
    line = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    found = [Path(line, stroke=WHITE, width=10), Path(line, stroke=RED, width=6)]
    steps = []
    for i, (x, y) in enumerate(points[1:-1], 1):
        r = STEP * at.side
        steps += [Path(circle(x, y, r), fill=RED, stroke=WHITE, width=2.4), *number(str(i), x, y, r * 1.05, WHITE)]
    old = on(picture("sea:boat", hull=kit.colour_of(drawn.colour)), drawn.way[0], at, SHIP) if drawn.colour else ""
    return f'<g opacity="0.4">{old}</g>' + _aside(drawn, at) + painted_paths(found) + painted_paths(steps)


def end_of(drawn: Route, at: Lattice) -> str:
    """The number of the last step, above the ship that stands there."""
    if len(drawn.way) < 2:
        return ""
    x, y = at.centre(drawn.way[-1])
    x, y, r = x - 0.5 * at.side, y - 0.5 * at.side, STEP * at.side
    return painted_paths(
        [
            Path(circle(x, y, r), fill=RED, stroke=WHITE, width=2.4),
            *number(str(len(drawn.way) - 1), x, y, r * 1.05, WHITE),
        ]
    )


def _aside(drawn: Route, at: Lattice) -> str:
    """The shorter way that was not taken, crossed where it leads over what a ship keeps off."""
    points = [at.centre(each) for each in drawn.aside]
    if not points:
        return ""
    dashes = "".join(_dashed(one, other) for one, other in pairwise(points))
    return painted_paths([Path(dashes, stroke=INK, width=4)]) + crossed(drawn.avoided, at)


def shot(line: MapLine, at: Lattice) -> str:
    """A salvo: a lens of fire from the guns to the target, which is ringed."""
    start, end = at.centre(line.start), at.centre(line.end)
    x, y = end
    one, other = _lens(start, end, BULGE), _lens(start, end, -BULGE)
    (a, b), (c, d), (e, f) = start, one, other
    lens = f"M{num(a)} {num(b)}Q{num(c)} {num(d)} {num(x)} {num(y)}Q{num(e)} {num(f)} {num(a)} {num(b)}Z"
    edges = _dashed_curve(start, one, end) + _dashed_curve(start, other, end)
    return painted_paths(
        [
            Path(lens, fill=PALE, stroke="none", opacity=0.4),
            Path(edges, stroke=RED, width=3.4),
            Path(circle(x, y, 0.78 * at.side), stroke=RED, width=4),
        ]
    )


def sight(line: MapLine, at: Lattice) -> str:
    """A line of sight, as far as it goes: whole, or dashed where what is wanted along it is refused; crossed where it
    is cut."""
    start, end = _between(at.centre(line.start), at.centre(line.end), SHORT * at.side)
    clear = line.good and not line.stops
    d = f"M{num(start[0])} {num(start[1])}L{num(end[0])} {num(end[1])}" if clear else _dashed(start, end)
    ink = PALE if clear else RED
    strokes = [Path(d, stroke=INK, width=7, opacity=0.75), Path(d, stroke=ink, width=3.4)]
    return painted_paths(strokes) + crossed(line.stops, at)


def crossed(cells: Sequence[Hex], at: Lattice) -> str:
    """Hexes framed, with a cross on each: what is in the way."""
    marks = []
    for cell in cells:
        (x, y), r = at.centre(cell), STEP * at.side
        a = r * 0.42
        cross = (
            f"M{num(x - a)} {num(y - a)}L{num(x + a)} {num(y + a)}M{num(x + a)} {num(y - a)}L{num(x - a)} {num(y + a)}"
        )
        marks += [
            Path(polygon(at.corners(cell, 0.92)), stroke=RED, width=3),
            Path(circle(x, y, r), fill=PALE, stroke=INK, width=2.2),
            Path(cross, stroke=RED, width=4),
        ]
    return painted_paths(marks) if marks else ""


def middle(line: MapLine, at: Lattice) -> Point:
    """Where the words of a line stand: above the target of a salvo, a little beyond halfway of a look."""
    (a, b), (c, d) = at.centre(line.start), at.centre(line.end)
    return (c, d - ABOVE * at.side) if line.shot else (a + BEYOND * (c - a), b + BEYOND * (d - b))


def _lens(start: Point, end: Point, bulge: float) -> Point:
    """The point to which one side of a lens bends."""
    (a, b), (c, d) = start, end
    return (a + c) / 2 - bulge * (d - b), (b + d) / 2 + bulge * (c - a)


def _between(start: Point, end: Point, gap: float) -> tuple[Point, Point]:
    """A line without its two ends."""
    (a, b), (c, d) = start, end
    long = hypot(c - a, d - b) or 1.0
    x, y = (c - a) / long * gap, (d - b) / long * gap
    return (a + x, b + y), (c - x, d - y)


def _dashed(start: Point, end: Point) -> str:
    return "".join(_dashes([start, end]))


def _dashed_curve(start: Point, bend: Point, end: Point) -> str:
    """A bent line in dashes, along so many short straight pieces."""
    points = []
    for i in range(17):
        u = i / 16
        v, w = (1 - u) ** 2, 2 * u * (1 - u)
        points.append((v * start[0] + w * bend[0] + u * u * end[0], v * start[1] + w * bend[1] + u * u * end[1]))
    return "".join(_dashes(points))


def _dashes(points: Sequence[Point]) -> Iterator[str]:
    """Dashes along a chain of straight pieces."""
    left, drawing = DASH[0], True
    for (a, b), (c, d) in pairwise(points):
        long = hypot(c - a, d - b)
        gone = 0.0
        while gone < long:
            go = min(left, long - gone)
            if drawing:
                x, y = a + (c - a) * gone / long, b + (d - b) * gone / long
                yield f"M{num(x)} {num(y)}l{num((c - a) * go / long)} {num((d - b) * go / long)}"
            gone, left = gone + go, left - go
            if left <= 0:
                drawing = not drawing
                left = DASH[0] if drawing else DASH[1]
