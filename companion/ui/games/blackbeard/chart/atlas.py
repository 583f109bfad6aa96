"""The chart as three pictures laid on each other: the sheet itself, the marks of ports and lanes, and what lies there.

Drawn as an old atlas draws: coasts in ink with lines of water along them, a rose with its rhumbs, a graduated border.
Each picture is one SVG in logical pixels, so that marks keep their size whatever the size of the maps.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import Final, Literal

from companion.games.blackbeard.model.ids import PlaceId
from companion.games.blackbeard.model.records import Face
from companion.ui.art import picture
from companion.ui.art.compass import rose
from companion.ui.art.flags import flag as colours
from companion.ui.art.painting import Mark, Point, box, circle, inner, light, mix, num, polygon, put, regular, star, svg
from companion.ui.games.blackbeard.chart.afloat import ChartFigure, counter_piece
from companion.ui.games.blackbeard.chart.plan import RIBBON, STRIP, ChartPlace, ChartPlan, Map, Way
from companion.ui.games.blackbeard.parts.chits import BACKS
from companion.ui.games.blackbeard.parts.ports import PAINTS
from companion.ui.look.palette import BRASS, CANVAS, CORAL, INK, IRON, PAPER, PARCHMENT, TIMBER
from companion.ui.widgets import kit

SHEET, WATER, LANDS, SEPIA, PALE = PARCHMENT, "#dfe6d8", "#ead9ae", "#6b5320", "#a9bfb9"
"""Paints of the chart: paper, a wash for the sea, land, ink of the engraver, lines of water."""
HILLS: Final = "#b99f62"
LANE: Final = "#c9d8cf"
OVER: Final = 40
"""How far the paper around the maps is painted beyond the sheet, which cuts it."""
DIGITS: Final[Mapping[str, str]] = {
    "0": "M3 0C5.4 0 6 2.4 6 5C6 7.6 5.4 10 3 10C.6 10 0 7.6 0 5C0 2.4 .6 0 3 0",
    "1": "M.8 2.2L3.4 0L3.4 10",
    "2": "M.3 2.5C.6 .8 1.6 0 3 0C4.8 0 5.8 1.1 5.8 2.7C5.8 5 .8 7.6 .2 10L6 10",
    "3": "M.5 0L5.5 0L2.7 4C4.8 3.9 6 5.1 6 6.9C6 8.8 4.7 10 2.9 10C1.4 10 .4 9.3 .1 8.2",
    "4": "M4.6 10L4.6 0L0 7L6 7",
    "5": "M5.5 0L1.2 0L.7 4.4C1.3 3.9 2 3.7 2.9 3.7C4.8 3.7 6 4.9 6 6.8C6 8.7 4.7 10 2.8 10C1.4 10 .4 9.3 .1 8.2",
    "6": "M5.4 1.2C4.9 .4 4.2 0 3.3 0C1.2 0 .1 2 .1 5.4C.1 8.4 1.2 10 3.1 10C4.8 10 5.9 8.7 5.9 6.9"
    "C5.9 5.1 4.8 4 3.1 4C1.5 4 .3 5 .1 6.4",
    "7": "M0 0L6 0L2.2 10",
    "8": "M3 4.5C1.4 4.5 .5 3.6 .5 2.3C.5 .9 1.5 0 3 0C4.5 0 5.5 .9 5.5 2.3C5.5 3.6 4.6 4.5 3 4.5C1.2 4.5 0 5.6 0 7.2"
    "C0 8.9 1.2 10 3 10C4.8 10 6 8.9 6 7.2C6 5.6 4.8 4.5 3 4.5",
    "9": "M.6 8.8C1.1 9.6 1.8 10 2.7 10C4.8 10 5.9 8 5.9 4.6C5.9 1.6 4.8 0 2.9 0C1.2 0 .1 1.3 .1 3.1"
    "C.1 4.9 1.2 6 2.9 6C4.5 6 5.7 5 5.9 3.6",
    "×": "M.6 4L5.4 9.4M5.4 4L.6 9.4",
}
"""Figures as a pen writes them, 6 units wide and 10 high: a chart has a hundred, and outlines of letters are long."""
ADVANCE: Final = 8.4
PENNANTS: Final = ("M0 0H12V9H0Z", "M0 0L13 4.5L0 9Z", "M0 0H13L9 4.5L13 9H0Z", "M0 0H8Q13 0 13 4.5Q13 9 8 9H0Z")
"""Shape of each player's pennant, in seating order: square, pointed, swallow-tailed, round."""


# ---------------------------------------------------------------------- the hand of the engraver


def hand(text: str, cx: float, cy: float, height: float) -> str:
    """Path of a number centred on a point, as a pen writes it."""
    size = height / 10
    x = cx - (len(text) * ADVANCE - (ADVANCE - 6)) * size / 2
    drawn = []
    for figure in text:
        drawn.append(_moved(DIGITS[figure], size, x, cy - height / 2))
        x += ADVANCE * size
    return "".join(drawn)


def _moved(d: str, size: float, x: float, y: float) -> str:
    """A path of absolute points, made smaller or larger and moved."""

    def pair(found: re.Match[str]) -> str:
        return f"{num(float(found[1]) * size + x)} {num(float(found[2]) * size + y)}"

    return re.sub(r"(-?[\d.]+) (-?[\d.]+)", pair, d)


def shore(points: Sequence[Point]) -> str:
    """Path of a closed line that runs smoothly through points, as a coast does."""
    around = [*points[-1:], *points, *points[:2]]
    d = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for (ax, ay), (bx, by), (cx, cy), (ex, ey) in zip(around, around[1:], around[2:], around[3:], strict=False):
        first = f"{bx + (cx - ax) / 7:.1f} {by + (cy - ay) / 7:.1f}"
        d.append(f"C{first} {cx - (ex - bx) / 7:.1f} {cy - (ey - by) / 7:.1f} {cx:.1f} {cy:.1f}")
    return "".join(d) + "Z"


# ---------------------------------------------------------------------- the sheet


@lru_cache(maxsize=8)
def sheet(plan: ChartPlan, flags: tuple[tuple[PlaceId, str], ...]) -> str:
    """The sheet: maps with their coasts, the Transit Boxes and the ways from them, lanes with their numbers. SVG.

    flags: places with the nation whose flag they bear.
    """
    marks: list[Mark] = []
    for each in plan.maps:
        marks += _map(each)
    marks.append(inner(_margin(plan), fill=SHEET))
    for each in plan.maps:
        marks += _border(each)
    marks += _course(plan)
    if plan.strays is not None:
        left, top, width, height = plan.strays
        marks.append(inner(box(left + 5, top, width - 10, height - 5, 6), stroke=SEPIA, width=1.2))
    marks += _lanes(plan)
    for name, nation in flags:
        if (spot := plan.spot(name)) is not None:
            marks += colours(nation, spot.x - 7.5, spot.y + 12, 15, 10, outline=1)
    return _lean(svg(marks, plan.width, plan.height, rim=None))


def _lanes(plan: ChartPlan) -> list[Mark]:
    lanes = [spot for spot in plan.spots if spot.id.kind == "lane"]
    hexes = "".join(polygon(regular(spot.x, spot.y, 15.5, 6)) for spot in lanes)
    numbers = "".join(hand(spot.id.name, spot.x, spot.y, 11.5) for spot in lanes)
    return [inner(hexes, fill=LANE, stroke=SEPIA, width=1.3), inner(numbers, stroke=INK, width=1.7)]


def _margin(plan: ChartPlan) -> str:
    """Path of the paper around the maps: it covers what of them reaches over their edges."""
    holes = "".join(
        f"M{num(left + 1.5)} {num(top + 1.5)}v{num(height - 3)}h{num(width - 3)}v{num(3 - height)}Z"
        for left, top, width, height in (each.box for each in plan.maps)
    )
    far = OVER
    return box(-far, -far, plan.width + 2 * far, plan.height + 2 * far) + holes


def _lean(markup: str) -> str:
    """Markup with coordinates to a tenth of a pixel."""
    return re.sub(r"(\d*\.\d)\d+", r"\1", markup)


def _map(at: Map) -> list[Mark]:
    """One map within its border: water with lines along its coasts, land, rose, the ribbons of its names."""
    left, top, width, height = at.box
    lands = [shore([at.at(*map(_kept, corner)) for corner in land]) for land in at.coast.lands]
    whole = "".join(lands)
    marks = [inner(box(left, top, width, height, 6), fill=WATER)]
    marks += _rhumbs(at)
    marks += [inner(whole, stroke=mix(WATER, PALE, share), width=wide) for share, wide in ((0.3, 30), (0.5, 19))]
    marks += [inner(whole, stroke=mix(WATER, "#7fa3a6", 0.62), width=8.5)]
    marks += [inner(whole, fill=LANDS, stroke=SEPIA, width=1.7)]
    marks += _hills(at)
    marks += _parting(at)
    marks += _rose(at)
    for _, where in at.ribbons():
        marks += _ribbon(*where[:2])
    return marks


def _kept(share: float) -> float:
    """A share hardly beyond the edge of a map, so that its coasts do not reach the next one."""
    return min(max(share, -0.012), 1.012)


def _heart(at: Map) -> Point:
    """The middle of a map's compass rose."""
    left, top, wide, high = at.rose
    return left + wide / 2, top + high / 2


def _rhumbs(at: Map) -> list[Mark]:
    """Lines of the compass across the water."""
    cx, cy = _heart(at)
    left, top, width, height = at.box
    lines = []
    for i in range(16):
        dx, dy = sin(i * pi / 8), -cos(i * pi / 8)
        reach = min(
            ((left + width - cx) / dx if dx > 0 else (left - cx) / dx) if abs(dx) > 1e-9 else 1e9,
            ((top + height - cy) / dy if dy > 0 else (top - cy) / dy) if abs(dy) > 1e-9 else 1e9,
        )
        lines.append(f"M{num(cx)} {num(cy)}L{num(cx + dx * reach)} {num(cy + dy * reach)}")
    return [inner("".join(lines), stroke="#c3b183", width=0.9, opacity=0.7)]


def _rose(at: Map) -> list[Mark]:
    (cx, cy), r = _heart(at), at.coast.round
    return [inner(circle(cx, cy, r * 0.86), stroke=SEPIA, width=0.9), *rose(cx, cy, r)]


def _hills(at: Map) -> list[Mark]:
    """Mountains and trees inland, in the engraver's shorthand."""
    left, top, width, height = at.box
    hills, trees = [], []
    step = 46
    for row in range(int(height / step)):
        for column in range(int(width / step)):
            x = left + step * (column + 0.5 + (row % 2) * 0.4) + (row * 7 + column * 11) % 9
            y = top + step * (row + 0.55) + (row * 5 + column * 3) % 11
            around = ((0, 0), (20, 0), (-20, 0), (0, 18), (0, -20))
            inland = all(at.coast.sea(*at.share(x + dx, y + dy)) is None for dx, dy in around)
            heart = _heart(at)
            if not inland or abs(x - heart[0]) + abs(y - heart[1]) < 60 or _written(at, x, y):
                continue
            if (row + column) % 3:
                hills.append(f"M{num(x - 9)} {num(y + 5)}L{num(x - 2)} {num(y - 7)}L{num(x + 2)} {num(y)}")
                hills.append(f"M{num(x - 1)} {num(y + 5)}L{num(x + 5)} {num(y - 4)}L{num(x + 11)} {num(y + 5)}")
            else:
                trees.append(
                    f"M{num(x)} {num(y + 6)}V{num(y + 1)}M{num(x - 5)} {num(y + 1)}Q{num(x - 5)} {num(y - 7)} {num(x)}"
                    f" {num(y - 7)}T{num(x + 5)} {num(y + 1)}Z"
                )
    return [inner("".join(each), stroke=HILLS, width=1.3) for each in (hills, trees) if each]


def _written(at: Map, x: float, y: float) -> bool:
    return any(a - 16 < x < a + c + 16 and b - 16 < y < b + d + 16 for _, (a, b, c, d) in at.ribbons())


def _parting(at: Map) -> list[Mark]:
    """The dashed line between two seas, over water only."""
    dashes = []
    line = at.coast.parting
    for (ax, ay), (bx, by) in pairwise(line):
        (x0, y0), (x1, y1) = at.at(ax, ay), at.at(bx, by)
        count = max(1, int((x1 - x0) / 13))
        for i in range(count):
            fx, fy = x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count
            tx, ty = fx + (x1 - x0) / count * 0.55, fy + (y1 - y0) / count * 0.55
            if at.coast.sea(*at.share(fx, fy)) and at.coast.sea(*at.share(tx, ty)):
                dashes.append(f"M{num(fx)} {num(fy)}L{num(tx)} {num(ty)}")
    return [inner("".join(dashes), stroke="#9c5a3c", width=2, opacity=0.8)] if dashes else []


def _ribbon(x: float, y: float) -> list[Mark]:
    """A ribbon for the name of a sea."""
    w, h = RIBBON
    tails = f"M{x - 7} {y + 6}H{x + 12}V{y + h + 4}H{x - 7}L{x} {y + h / 2 + 5}Z"
    tails += f"M{x + w + 7} {y + 6}H{x + w - 12}V{y + h + 4}H{x + w + 7}L{x + w} {y + h / 2 + 5}Z"
    return [
        inner(tails, fill="#d9c391", stroke=SEPIA, width=1.2),
        inner(box(x, y, w, h, 3), fill=PAPER, stroke=SEPIA, width=1.4),
    ]


def _border(at: Map) -> list[Mark]:
    """The border of a map, graduated black and white as on a chart."""
    left, top, width, height = at.box
    outer, steps = box(left + 1.5, top + 1.5, width - 3, height - 3, 3), []
    for along, length in ((0, width), (1, height)):
        count = max(2, round(length / 26))
        for i in range(0, count, 2):
            a, b = length * i / count, length * (i + 1) / count
            if along == 0:
                steps += [
                    f"M{num(left + a + 3)} {num(y)}H{num(left + min(b, length - 3))}"
                    for y in (top + 4.2, top + height - 4.2)
                ]
            else:
                steps += [
                    f"M{num(x)} {num(top + a + 3)}V{num(top + min(b, length - 3))}"
                    for x in (left + 4.2, left + width - 4.2)
                ]
    return [
        inner(box(left + 4.2, top + 4.2, width - 8.4, height - 8.4), stroke=SHEET, width=5.4),
        inner("".join(steps), stroke=SEPIA, width=2.6),
        inner(outer, stroke=SEPIA, width=1.6),
        inner(box(left + 7, top + 7, width - 14, height - 14), stroke=SEPIA, width=1),
    ]


def _course(plan: ChartPlan) -> list[Mark]:
    """The Transit Boxes in their row on a strip of paper, and the ways to the oceans that they serve."""
    zones = [spot for spot in plan.spots if spot.id.kind == "zone"]
    if not zones:
        return []
    first, last = zones[0], zones[-1]
    across = first.y == last.y
    half = STRIP / 2 - 3
    where = (
        box(first.x - 25, first.y - half, last.x - first.x + 50, 2 * half, 10)
        if across
        else box(first.x - half, first.y - 32, 2 * half, last.y - first.y + 64, 10)
    )
    course = "".join(f"M{num(a.x)} {num(a.y)}L{num(b.x)} {num(b.y)}" for a, b in pairwise(zones))
    marks = [inner(where, fill=SHEET, stroke=SEPIA, width=1.4), inner(course, stroke=SEPIA, width=2.4)]
    for way in plan.ways:
        marks += _way(way)
    for spot in zones:
        marks += [
            inner(box(spot.x - 20, spot.y - 20, 40, 40, 8), fill="#d8e2dc", stroke=SEPIA, width=1.8),
            inner(star(spot.x, spot.y, 18, 4, 0.34), fill="#b9cac4"),
            inner(hand(spot.id.name, spot.x, spot.y, 15), stroke=INK, width=2.2),
        ]
    return marks


def _way(way: Way) -> list[Mark]:
    """A way drawn as a curve with an arrowhead."""
    (ax, ay), (mx, my), (ex, ey) = way.points[0], way.bend, way.points[-1]
    d = f"M{num(ax)} {num(ay)}Q{num(mx)} {num(my)} {num(ex)} {num(ey)}"
    length = max(1.0, ((ex - mx) ** 2 + (ey - my) ** 2) ** 0.5)
    ux, uy = (ex - mx) / length, (ey - my) / length
    tip = (ex + ux * 4, ey + uy * 4)
    wings = ((ex - ux * 7 - uy * 6, ey - uy * 7 + ux * 6), (ex - ux * 7 + uy * 6, ey - uy * 7 - ux * 6))
    return [
        inner(d, stroke=PAPER, width=5.4),
        inner(d, stroke="#9c5a3c", width=2.6),
        inner(polygon([tip, *wings]), fill="#9c5a3c", stroke=PAPER, width=1.2),
    ]


# ---------------------------------------------------------------------- ports and lanes


@lru_cache(maxsize=8)
def ports(plan: ChartPlan, standings: tuple[tuple[PlaceId, str], ...]) -> str:
    """Ports with their numbers, each by what it is. SVG."""
    marks: list[Mark] = []
    numbers = []
    for name, standing in standings:
        if (spot := plan.spot(name)) is not None:
            marks += port_mark(standing, spot.x, spot.y, 14.5)
            numbers.append(hand(name.name, spot.x, spot.y, 12))
    marks.append(inner("".join(numbers), stroke=CANVAS, width=1.9))
    return _lean(svg(marks, plan.width, plan.height, rim=None))


def port_mark(standing: str, x: float, y: float, r: float) -> list[Mark]:
    """A disc for a neutral port, a square for an anti-pirate one, a ring around a friendly one, a star with a Safe
    Haven, a black flag over a pirate haven, a cross through a destroyed one."""
    paint = PAINTS.get(standing, IRON)  # type: ignore[call-overload]
    disc = inner(circle(x, y, r), fill=paint, stroke=CANVAS, width=1.8)
    edge = inner(circle(x, y, r + 1.2), stroke=INK, width=1.1)
    match standing:
        case "anti":
            side = r * 0.92
            return [
                inner(box(x - side, y - side, 2 * side, 2 * side, 2), fill=paint, stroke=CANVAS, width=1.8),
                inner(box(x - side - 1.2, y - side - 1.2, 2 * side + 2.4, 2 * side + 2.4, 2.6), stroke=INK, width=1.1),
            ]
        case "pro":
            return [inner(circle(x, y, r + 3.6), fill=CANVAS, stroke=INK, width=1.1), disc]
        case "safe":
            points = star(x, y, r + 5, 12, 0.8)
            return [inner(points, fill=BRASS, stroke=INK, width=1.1), disc]
        case "haven":
            mast = f"M{num(x + r * 0.6)} {num(y - r * 0.7)}V{num(y - r - 9)}"
            cloth = polygon([(x + r * 0.6, y - r - 9), (x + r * 0.6 + 11, y - r - 6), (x + r * 0.6, y - r - 1.6)])
            return [inner(mast, stroke=INK, width=1.8), inner(cloth, fill="#1f2126", stroke=CANVAS, width=0.9), disc]
        case "":
            cross = f"M{num(x - r)} {num(y - r)}L{num(x + r)} {num(y + r)}M{num(x + r)} {num(y - r)}"
            return [disc, edge, inner(cross + f"L{num(x - r)} {num(y + r)}", stroke=CORAL, width=2.6)]
    return [disc, edge]


# ---------------------------------------------------------------------- what lies there


def pieces(plan: ChartPlan, found: Mapping[PlaceId, Sequence[ChartFigure]], standings: Mapping[PlaceId, str]) -> str:
    """Everything that lies on the chart, each place on a slip of paper over its mark. SVG.

    standings: what ports are, whose number stands below what lies there.
    """
    drawn: list[str] = []
    for name, there in found.items():
        spot = plan.spot(name)
        if spot is not None:
            drawn += _laid(spot, there, standings.get(name, ""))
    return _lean(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(plan.width)} {num(plan.height)}">'
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{"".join(drawn)}</g></svg>'
    )


MOST: Final = 3
"""Piles that are drawn at a place; beyond, the last one gives its room to a figure."""
HIGH, LOW = 8, 15
"""How far above a place what lies there is drawn, and how far below it the place's number."""


def _laid(spot: ChartPlace, there: Sequence[ChartFigure], standing: str) -> list[str]:
    shown = there if len(there) <= MOST else there[: MOST - 1]
    rest = sum(each.of for each in there[len(shown) :])
    count = len(shown) + bool(rest)
    apart, size = {1: (0, 31), 2: (19, 24), 3: (15, 20)}[count]
    y = spot.y - HIGH
    half = (count - 1) / 2 * apart + size / 2 + 4
    slip = [inner(box(spot.x - half, y - 20, 2 * half, 41, 12), fill=PAPER, stroke=SEPIA, width=1.3)]
    drawn = [_bare([*slip, *_plate(spot, standing)])]
    for i, piece in enumerate(shown):
        drawn.append(_piece(piece, spot.x + (i - (count - 1) / 2) * apart, y, size))
    if rest:
        drawn.append(_bare(_badge(rest, spot.x + (count - 1) / 2 * apart, y, 9.5)))
    return drawn


def _plate(spot: ChartPlace, standing: str) -> list[Mark]:
    """The number of a place below what lies there; a hex at sea has none."""
    x, y = spot.x, spot.y + LOW
    match spot.id.kind:
        case "port":
            number = inner(hand(spot.id.name, x, y, 9.5), stroke=CANVAS, width=1.7)
            return [*port_mark(standing, x, y, 10.5), number]
        case "lane" | "zone":
            shape = polygon(regular(x, y, 11.5, 6)) if spot.id.kind == "lane" else box(x - 11, y - 9, 22, 19, 4)
            return [
                inner(shape, fill=LANE, stroke=SEPIA, width=1.3),
                inner(hand(spot.id.name, x, y, 9.5), stroke=INK, width=1.6),
            ]
    return []


def _badge(count: int, x: float, y: float, r: float) -> list[Mark]:
    """How many there are."""
    return [
        inner(circle(x, y, r), fill=INK, stroke=CANVAS, width=1.3),
        inner(hand(f"×{count}", x, y, 8), stroke=CANVAS, width=1.5),
    ]


def _bare(marks: Iterable[Mark]) -> str:
    """Marks without a picture around them."""
    return svg(marks, rim=None).partition('stroke-linejoin="round">')[2].removesuffix("</g></svg>")


def _nested(markup: str, x: float, y: float, side: float) -> str:
    """A picture laid into another, its middle on a point."""
    head, _, body = markup.removesuffix("</svg>").partition(">")
    left, top, wide, _ = map(float, head.partition('viewBox="')[2].rstrip('"').split())
    scale = side / wide
    place = f"translate({num(x - side / 2 - left * scale)} {num(y - side / 2 - top * scale)}) scale({scale:.3f})"
    return f'<g transform="{place}">{body}</g>'


def _piece(piece: ChartFigure, x: float, y: float, size: float) -> str:
    """A ship under its player's pennant, or a counter."""
    if piece.seat:
        drawn = _nested(picture(piece.picture, hull=kit.colour_of(piece.colour, IRON)), x, y, size * 1.12)
        drawn += _bare(pennant(piece.seat, kit.colour_of(piece.colour, IRON), x - size * 0.05, y - size * 0.62))
    else:
        drawn = _counter(piece, x, y, size * 0.84)
    extra: list[Mark] = []
    if piece.turn:
        extra.append(
            inner(f"M{num(x - size * 0.4)} {num(y + size * 0.56)}H{num(x + size * 0.4)}", stroke=CORAL, width=3.4)
        )
    if piece.fresh:
        extra.append(inner(star(x + size * 0.5, y - size * 0.42, 6.5, 5), fill=BRASS, stroke=INK, width=1))
    return drawn + (_bare(extra) if extra else "")


def pennant(seat: int, paint: str, x: float, y: float) -> list[Mark]:
    """A player's pennant on its staff, by the number of the seat from 1."""
    shape = PENNANTS[(seat - 1) % len(PENNANTS)]
    staff = inner(f"M{num(x)} {num(y)}V{num(y + 12)}", stroke=INK, width=1.6)
    return [staff, *put([Mark(shape, fill=paint, stroke=INK, width=1.3)], 0.92, x, y)]


def _counter(piece: ChartFigure, x: float, y: float, side: float) -> str:
    """A counter: the back that all of its kind have, or flag and figure; under it the others of its pile."""
    under = [
        inner(
            box(x - side / 2 + 3 * i, y - side / 2 - 2.6 * i, side, side, 4),
            fill=BACKS["merchant"],
            stroke=INK,
            width=1.1,
        )
        for i in range(min(piece.of - 1, 2), 0, -1)
    ]
    merchant = piece.kind == "merchant"
    ground = CANVAS if piece.figure else BACKS["merchant" if merchant else "warship"]
    marks = [*under, inner(box(x - side / 2, y - side / 2, side, side, 4), fill=ground, stroke=INK, width=1.3)]
    if piece.figure:
        marks += colours(piece.flag, x - side / 2 + 3, y - side / 2 + 3, side * 0.46, side * 0.32, outline=0.9)
        marks.append(inner(hand(piece.figure, x + side * 0.3, y - side * 0.28, side * 0.34), stroke=INK, width=1.7))
        body = _nested(picture(piece.picture, hull=TIMBER if merchant else IRON), x, y + side * 0.16, side * 0.72)
        return _bare(marks) + body
    inset = inner(
        box(x - side / 2 + 2.6, y - side / 2 + 2.6, side - 5.2, side - 5.2, 2.6), stroke=light(ground, 0.45), width=1
    )
    drawn = _bare([*marks, inset]) + _nested(_sign(merchant), x, y, side * 0.74)
    if piece.of > 1:
        drawn += _bare(_badge(piece.of, x + side / 2, y + side / 2 - 1, 9))
    return drawn


@lru_cache(maxsize=2)
def _sign(merchant: bool) -> str:
    """What is printed on every back of a kind: a trader under one sail, or a man-of-war with three masts."""
    ink = "#4a3213" if merchant else "#f0d9cf"
    if merchant:
        d = "M12 44H52L46 54H18Z M32 44V10 M32 12Q50 18 50 36H32 M32 16Q18 22 16 36H32"
    else:
        d = "M8 42H56L50 54H14Z M18 42V16 M32 42V8 M46 42V16 M12 20H24V34H12Z M26 12H38V36H26Z M40 20H52V34H40Z"
    return svg([inner(d, stroke=ink, width=4.4)], rim=None)


# ---------------------------------------------------------------------- the signs of the legend and of the note


def _alone(body: str, side: float = 40) -> str:
    """What is drawn around the middle of a square, as a picture of its own."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(side)} {num(side)}">'
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{_lean(body)}</g></svg>'
    )


@lru_cache(maxsize=64)
def ship_sign(ship: str, colour: str, seat: int) -> str:
    """A ship under its player's pennant. seat: number of the player in seating order, from 1."""
    return _alone(_piece(ChartFigure("pirate", ship, colour, seat), 20, 22, 30))


@lru_cache(maxsize=64)
def counter_sign(kind: Literal["merchant", "warship"], face: Face | None) -> str:
    """A counter, face down or as far as the reader knows it."""
    return _alone(_counter(counter_piece(kind, face), 20, 20, 34))


@lru_cache(maxsize=16)
def player_sign(paint: str, seat: int) -> str:
    """A player's pennant alone."""
    shape = PENNANTS[(seat - 1) % len(PENNANTS)]
    staff = inner("M9 5V37", stroke=INK, width=3.4)
    return _alone(_bare([staff, *put([Mark(shape, fill=paint, stroke=INK, width=1.1)], 2.1, 9, 6)]))


@lru_cache(maxsize=8)
def standing_sign(standing: str) -> str:
    """The mark of a port that is so."""
    return _alone(_bare(port_mark(standing, 20, 22, 12)))


def lane_sign() -> str:
    """The mark of a Shipping Lane."""
    return _alone(_bare([inner(polygon(regular(20, 20, 15, 6)), fill=LANE, stroke=SEPIA, width=1.6)]))


def turn_sign() -> str:
    """The line under what is the player's with the dice."""
    return _alone(_bare([inner("M8 20H32", stroke=CORAL, width=5)]))


def ring() -> str:
    """What is laid around the place that was touched, on a square of 80 units."""
    ticks = "".join(
        f"M{num(40 + 38 * sin(a))} {num(40 - 38 * cos(a))}L{num(40 + 29 * sin(a))} {num(40 - 29 * cos(a))}"
        for a in (pi / 4, 3 * pi / 4, 5 * pi / 4, 7 * pi / 4)
    )
    return svg(
        [
            inner(circle(40, 40, 34), stroke=PAPER, width=7),
            inner(circle(40, 40, 34), stroke=INK, width=3),
            inner(ticks, stroke=PAPER, width=8),
            inner(ticks, stroke=INK, width=4),
        ],
        80,
        80,
        rim=None,
    )
