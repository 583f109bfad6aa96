"""Flags as they flew about 1805, simplified to what can be told apart at the size of a thumbnail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.ui.art.base import Mark, box, circle, inner, named, polygon, svg

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


def skull(cx: float, cy: float, size: float, bone: str = WHITE, socket: str = BLACK) -> list[Mark]:
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
        inner(bones, stroke=bone, width=3 * u),
        inner(head, fill=bone, stroke=socket, width=1.1 * u),
        inner(sockets + nose, fill=socket),
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


FIELDS: Final[dict[str, Field]] = {
    "holland": _holland,
    "spain": _spain,
    "england": _england,
    "france": _france,
    "pirates": _pirates,
    "native": _native,
    "none": _none,
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
