"""Flags as they flew about 1805 and about 1715, simplified to what can be told apart at the size of a thumbnail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.ui.art.painting import Mark, Point, box, circle, inner, named, polygon, star, svg

RED: Final = "#c8352f"
BLUE: Final = "#274f9e"
WHITE: Final = "#ffffff"
GOLD: Final = "#efb92f"
BLACK: Final = "#1f2126"
GREEN: Final = "#5d8446"
STRAW: Final = "#e9cf8c"

Field = Callable[[float, float, float, float], list[Mark]]


def _holland(x: float, y: float, w: float, h: float) -> list[Mark]:
    """The Batavian tricolour."""
    third = h / 3
    return [inner(box(x, y + i * third, w, third), fill=c) for i, c in enumerate((RED, WHITE, BLUE))]


def _dutch(x: float, y: float, w: float, h: float) -> list[Mark]:
    """The double tricolour that ships of the Republic flew."""
    return [*_holland(x, y, w, h / 2), *_holland(x, y + h / 2, w, h / 2)]


def _france(x: float, y: float, w: float, h: float) -> list[Mark]:
    """The tricolour of 1794."""
    third = w / 3
    return [inner(box(x + i * third, y, third, h), fill=c) for i, c in enumerate((BLUE, WHITE, RED))]


def _spain(x: float, y: float, w: float, h: float) -> list[Mark]:
    """The naval ensign of 1785: the yellow band is twice as high, the arms stand towards the hoist."""
    cx, cy, u = x + w * 0.36, y + h / 2, h / 24
    shield = (
        f"M{cx - 3.6 * u:.2f} {cy - 3 * u:.2f}h{7.2 * u:.2f}v{4 * u:.2f}q0 {3.4 * u:.2f} {-3.6 * u:.2f} {4 * u:.2f}"
    )
    shield += f"q{-3.6 * u:.2f} {-0.6 * u:.2f} {-3.6 * u:.2f} {-4 * u:.2f}Z"
    crown = polygon(
        [
            (cx - 3.4 * u, cy - 3.6 * u),
            (cx - 4 * u, cy - 6.6 * u),
            (cx - 1.6 * u, cy - 5.2 * u),
            (cx, cy - 7.4 * u),
            (cx + 1.6 * u, cy - 5.2 * u),
            (cx + 4 * u, cy - 6.6 * u),
            (cx + 3.4 * u, cy - 3.6 * u),
        ]
    )
    return [
        inner(box(x, y, w, h), fill=RED),
        inner(box(x, y + h / 4, w, h / 2), fill=GOLD),
        inner(shield, fill=RED),
        inner(crown, fill="#8c5a14"),
    ]


def _diagonals(x: float, y: float, w: float, h: float, t: float, fill: str) -> list[Mark]:
    """Both diagonals of a rectangle as bands of about 2t, cut at its corners."""
    u = t * h / w
    down = [(x, y), (x + t, y), (x + w, y + h - u), (x + w, y + h), (x + w - t, y + h), (x, y + u)]
    up = [(2 * x + w - px, py) for px, py in down]
    return [inner(polygon(down), fill=fill), inner(polygon(up), fill=fill)]


def _england(x: float, y: float, w: float, h: float) -> list[Mark]:
    """The union flag of 1801."""
    cx, cy = x + w / 2, y + h / 2

    def cross(share: float, fill: str) -> list[Mark]:
        t = h * share
        return [inner(box(cx - t / 2, y, t, h), fill=fill), inner(box(x, cy - t / 2, w, t), fill=fill)]

    return [
        inner(box(x, y, w, h), fill=BLUE),
        *_diagonals(x, y, w, h, w * 0.14, WHITE),
        *_diagonals(x, y, w, h, w * 0.055, RED),
        *cross(0.36, WHITE),
        *cross(0.2, RED),
    ]


def skull(cx: float, cy: float, size: float) -> list[Mark]:
    """A death's head over crossed bones, `size` units high."""
    u = size / 24
    bones = "".join(
        f"M{cx - s * 9.5 * u:.2f} {cy + 1.5 * u:.2f}L{cx + s * 9.5 * u:.2f} {cy + 10 * u:.2f}" for s in (1, -1)
    )
    head = (
        f"M{cx - 7 * u:.2f} {cy - 4 * u:.2f}c0 {-9.5 * u:.2f} {14 * u:.2f} {-9.5 * u:.2f} {14 * u:.2f} 0"
        f"q0 {4 * u:.2f} {-2.8 * u:.2f} {5.4 * u:.2f}v{3.4 * u:.2f}h{-8.4 * u:.2f}v{-3.4 * u:.2f}"
        f"q{-2.8 * u:.2f} {-1.4 * u:.2f} {-2.8 * u:.2f} {-5.4 * u:.2f}Z"
    )
    sockets = circle(cx - 3 * u, cy - 3.4 * u, 2.1 * u) + circle(cx + 3 * u, cy - 3.4 * u, 2.1 * u)
    nose = polygon([(cx, cy - 0.8 * u), (cx + 1.2 * u, cy + 1.6 * u), (cx - 1.2 * u, cy + 1.6 * u)])
    return [
        inner(bones, stroke=WHITE, width=3 * u),
        inner(head, fill=WHITE, stroke=BLACK, width=1.1 * u),
        inner(sockets + nose, fill=BLACK),
    ]


def _pirates(x: float, y: float, w: float, h: float) -> list[Mark]:
    """Black, a death's head and crossed bones."""
    return [inner(box(x, y, w, h), fill=BLACK), *skull(x + w / 2, y + h / 2, min(w, h) * 0.86)]


def _native(x: float, y: float, w: float, h: float) -> list[Mark]:
    """No flag was flown: a thatched hut on green."""
    cx, base, u = x + w / 2, y + h * 0.8, min(w, h) / 24
    roof = polygon([(cx, base - 15 * u), (cx + 10.5 * u, base - 6 * u), (cx - 10.5 * u, base - 6 * u)])
    return [
        inner(box(x, y, w, h), fill=GREEN),
        inner(box(cx - 7 * u, base - 6 * u, 14 * u, 6 * u), fill=STRAW),
        inner(roof, fill=STRAW, stroke=BLACK, width=1.1 * u),
        inner(box(cx - 2 * u, base - 5 * u, 4 * u, 5 * u), fill=BLACK),
    ]


def _none(x: float, y: float, w: float, h: float) -> list[Mark]:
    """No allegiance: a plain grey field with a bar."""
    bar = f"M{x + w * 0.3:.2f} {y + h / 2:.2f}h{w * 0.4:.2f}"
    return [inner(box(x, y, w, h), fill="#c3ccce"), inner(bar, stroke="#5d6b72", width=h * 0.12)]


# ---------------------------------------------------------------------- about 1715


def _english(x: float, y: float, w: float, h: float) -> list[Mark]:
    """Saint George's cross."""
    t = h * 0.24
    bars = box(x + w / 2 - t / 2, y, t, h) + box(x, y + h / 2 - t / 2, w, t)
    return [inner(box(x, y, w, h), fill=WHITE), inner(bars, fill=RED)]


def _spanish(x: float, y: float, w: float, h: float) -> list[Mark]:
    """The cross of Burgundy: two rough branches, red on white."""
    inset, t = h * 0.1, h * 0.12
    left, right, top, foot = x + inset, x + w - inset, y + inset, y + h - inset
    marks = [inner(box(x, y, w, h), fill=WHITE)]
    for (ax, ay), (bx, by) in (((left, top), (right, foot)), ((left, foot), (right, top))):
        knots = "".join(
            f"M{ax + (bx - ax) * share:.2f} {ay + (by - ay) * share - t * 0.95:.2f}v{t * 1.9:.2f}"
            for share in (0.1, 0.28, 0.72, 0.9)
        )
        marks.append(inner(f"M{ax:.2f} {ay:.2f}L{bx:.2f} {by:.2f}", stroke=RED, width=t))
        marks.append(inner(knots, stroke=RED, width=t * 0.8))
    return marks


def _lily(cx: float, cy: float, u: float) -> str:
    """Path of a fleur-de-lis about 10u high."""

    def steps(side: int, *points: Point) -> str:
        return " ".join(f"{side * x * u:.2f} {y * u:.2f}" for x, y in points)

    petal = f"M{cx:.2f} {cy - 5 * u:.2f}q{steps(1, (2.6, 3.2), (0, 6.4), (-2.6, -3.2), (0, -6.4))}Z"
    curl = ((0.6, -5), (3.4, -4), (1.8, 1.4), (0.2, 3), (-0.2, -1.6), (-1.4, -1), (-1, 0.8), (-1.2, 2))
    sides = "".join(f"M{cx + side * 0.5 * u:.2f} {cy + 1.6 * u:.2f}q{steps(side, *curl)}Z" for side in (1, -1))
    band = box(cx - 2.4 * u, cy + 1.2 * u, 4.8 * u, 1.4 * u)
    foot = ((-1, 2.6), (1, 2.6), (1.6, 5), (-1.6, 5))
    return petal + sides + band + polygon([(cx + x * u, cy + y * u) for x, y in foot])


def _french(x: float, y: float, w: float, h: float) -> list[Mark]:
    """The king's arms: three golden lilies on blue."""
    u = h / 24
    at = ((0.27, 0.3), (0.73, 0.3), (0.5, 0.7))
    lilies = "".join(_lily(x + w * sx, y + h * sy, u) for sx, sy in at)
    return [inner(box(x, y, w, h), fill=BLUE), inner(lilies, fill=GOLD)]


def _portuguese(x: float, y: float, w: float, h: float) -> list[Mark]:
    """The arms of Portugal under a crown, on white."""
    cx, cy, u = x + w / 2, y + h / 2 + h / 12, h / 24

    def shield(half: float, top: float, foot: float) -> str:
        return (
            f"M{cx - half * u:.2f} {cy - top * u:.2f}h{2 * half * u:.2f}v{(top + foot * 0.3) * u:.2f}"
            f"q0 {foot * 0.7 * u:.2f} {-half * u:.2f} {foot * 0.7 * u:.2f}"
            f"q{-half * u:.2f} 0 {-half * u:.2f} {-foot * 0.7 * u:.2f}Z"
        )

    points = ((0, -2.4), (0, 1.2), (0, 4.6), (-2, 1.2), (2, 1.2))
    scutcheons = "".join(box(cx + (px - 0.8) * u, cy + (py - 1.2) * u, 1.6 * u, 2.4 * u) for px, py in points)
    crown = polygon(
        [
            (cx - 5 * u, cy - 6.6 * u),
            (cx - 6 * u, cy - 12 * u),
            (cx - 2.4 * u, cy - 9.2 * u),
            (cx, cy - 13 * u),
            (cx + 2.4 * u, cy - 9.2 * u),
            (cx + 6 * u, cy - 12 * u),
            (cx + 5 * u, cy - 6.6 * u),
        ]
    )
    return [
        inner(box(x, y, w, h), fill=WHITE),
        inner(shield(6.4, 6, 8.6), fill=RED),
        inner(shield(4.2, 4.2, 7), fill=WHITE),
        inner(scutcheons, fill=BLUE),
        inner(crown, fill=GOLD, stroke=BLACK, width=0.8 * u),
    ]


def _moorish(x: float, y: float, w: float, h: float) -> list[Mark]:
    """A white crescent and star on green, for all the Moors."""
    cx, cy, r = x + w * 0.42, y + h / 2, h * 0.32
    out, back = f"{r:.2f}", f"{r * 0.82:.2f}"
    top, foot = cy - r * 0.9, cy + r * 0.9
    px = cx + r * 0.44
    moon = f"M{px:.2f} {top:.2f}A{out} {out} 0 1 0 {px:.2f} {foot:.2f}A{back} {back} 0 1 1 {px:.2f} {top:.2f}Z"
    mark = star(x + w * 0.62, cy, h * 0.17)
    return [inner(box(x, y, w, h), fill="#2f7d4f"), inner(moon + mark, fill=WHITE)]


FIELDS: Final[dict[str, Field]] = {
    "holland": _holland,
    "spain": _spain,
    "england": _england,
    "france": _france,
    "pirates": _pirates,
    "native": _native,
    "none": _none,
    "english": _english,
    "spanish": _spanish,
    "french": _french,
    "portuguese": _portuguese,
    "dutch": _dutch,
    "moorish": _moorish,
}


def flag(nation: str, x: float, y: float, w: float, h: float, outline: float = 2.0) -> list[Mark]:
    """The flag of a nation, or of a corsair between two ("pirates+spain"), as marks for another picture."""
    hoist, _, fly = nation.partition("+")
    edge = box(x, y, w, h)
    if fly:
        field = FIELDS[hoist](x, y, w / 2, h) + FIELDS[fly](x + w / 2, y, w / 2, h)
        field.append(inner(f"M{x + w / 2:.2f} {y:.2f}v{h:.2f}", stroke=BLACK, width=outline * 0.8))
    else:
        field = FIELDS[hoist](x, y, w, h)
    return [Mark(edge, fill=WHITE, width=outline), *field, Mark(edge, width=outline, halo=False)]


def _picture(nation: str) -> str:
    return svg(flag(nation, 5, 5, 54, 36, outline=2.4), 64, 46)


@named("flag:corsair")
def corsair(first: str = "pirates", second: str = "none") -> str:
    """The flags of the two factions that a corsair sails for."""
    return _picture(f"{first}+{second}")


def _register(nation: str) -> None:
    @named(f"flag:{nation}")
    def plain() -> str:
        return _picture(nation)


for _nation in FIELDS:
    _register(_nation)
