"""Hexes of the map as they come to light: sea, reef, sandbank, island, and what nobody has seen yet."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, Point, circle, inner, named, num, polar, polygon, svg

SEA: Final = "#4f93ad"
DEEP: Final = "#3a7791"
SAND: Final = "#e3c98a"
GRASS: Final = "#7fae63"
ROCK: Final = "#6d6f73"
HIDDEN: Final = "#b79a63"
R: Final = 30.0


def _corners(cx: float, cy: float, r: float) -> list[Point]:
    """A hex with a flat top, as on the map: its neighbours lie at 12, 2, 4, 6, 8 and 10 o'clock."""
    return [polar(cx, cy, r, 30 + 60 * i) for i in range(6)]


def _hex(colour: str, cx: float = 32, cy: float = 32, r: float = R, width: float = 2.2) -> Mark:
    return Mark(polygon(_corners(cx, cy, r)), fill=colour, width=width)


def _wave(x: float, y: float, stroke: str = DEEP) -> Mark:
    return inner(f"M{num(x)} {num(y)}q4 -4 8 0t8 0", stroke=stroke, width=2.4)


@named("hex:sea")
def sea() -> str:
    """Open water."""
    return svg([_hex(SEA), _wave(15, 23), _wave(31, 33), _wave(19, 44)])


@named("hex:reef")
def reef() -> str:
    """Rocks awash: no ship enters, the eye passes."""
    rocks = ("M14 38L20 24L27 33L30 38Z", "M30 40L37 20L46 32L49 40Z", "M22 48L28 41L37 48Z")
    return svg([_hex(SEA), *(Mark(d, fill=ROCK, width=2, halo=False) for d in rocks), _wave(14, 43, "#dff0f5")])


@named("hex:sandbank")
def sandbank() -> str:
    """Shallow water over sand."""
    bank = inner("M13 38Q20 24 33 27T52 34Q48 46 33 45T13 38Z", fill=SAND, opacity=0.9)
    return svg([_hex(SEA), bank, _wave(20, 35, "#b98f4a"), _wave(31, 41, "#b98f4a")])


@named("hex:island")
def island() -> str:
    """Land: nobody enters, nobody looks across."""
    shore = Mark("M12 40Q14 24 27 22Q36 14 45 23Q55 27 52 39Q44 51 30 49Q15 50 12 40Z", fill=SAND, width=2, halo=False)
    green = inner("M18 38Q20 28 29 27Q37 20 44 28Q49 31 47 38Q40 45 30 43Q20 44 18 38Z", fill=GRASS)
    return svg([_hex(SEA), shore, green])


@named("hex:hidden")
def hidden() -> str:
    """Back of a hex that nobody has seen: a question."""
    hook = inner("M24 26A8 8 0 1 1 35 33Q32 35 32 40", stroke="#f4ead4", width=4.6)
    return svg([_hex(HIDDEN), hook, inner(circle(32, 47, 2.8), fill="#f4ead4")])


@named("hex:other")
def other() -> str:
    """Water with something on it."""
    return svg([_hex(SEA), _wave(14, 44), *(inner(circle(22 + 10 * i, 32, 3.4), fill="#f4ead4") for i in range(3))])


@named("hex:tile")
def tile() -> str:
    """A whole map tile: seven hexes together."""
    r = 10.4
    step = r * 3**0.5
    around = [polar(32, 32, step, 60 * i) for i in range(6)]
    marks = [_hex(SEA, x, y, r, 1.8) for x, y in (*around, (32, 32))]
    marks[2] = _hex(GRASS, *around[2], r, 1.8)
    return svg(marks)
