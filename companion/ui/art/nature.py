"""Sun and moon, the compass rose, the wind's hexagon and the dial that points to one of six hex sides.

The hexagons lie flat side up, as on a map of such hexes: their sides look to 12, 2, 4, 6, 8 and 10 o'clock, and every
tuple of six here runs in that order.
"""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, circle, inner, named, num, polar, polygon, regular, star, svg
from companion.ui.art.numerals import number, signed
from companion.ui.look.palette import BRASS, CORAL, INK, PAPER, PARCHMENT, SEA

CLOCK: Final = (12, 2, 4, 6, 8, 10)
WITH_WIND: Final = "#bfe0c4"
AGAINST_WIND: Final = "#f2bfae"


@named("sky:sun")
def sun() -> str:
    """Day."""
    rays = "".join(
        polygon([polar(32, 32, 17.5, b - 11), polar(32, 32, 29 if i % 2 else 26, b), polar(32, 32, 17.5, b + 11)])
        for i, b in enumerate(range(0, 360, 30))
    )
    return svg(
        [
            Mark(rays, fill="#f0a830", width=1.8),
            Mark(circle(32, 32, 16), fill="#f8cf5a", width=2.2),
            inner("M22.6 30Q24 22.6 31 21.6", stroke="#fff2c4", width=2.6),
        ]
    )


@named("sky:moon")
def moon() -> str:
    """Night."""
    return svg(
        [
            Mark("M38 6Q15 8 12.6 30Q12.6 54 37 58Q48 58.6 55 49Q36 50 31 34Q28.6 17 38 6Z", fill="#dfe8f2", width=2.2),
            inner("M17.6 33Q18 46 29 52", stroke="#ffffff", width=2.6),
            Mark(star(47, 20, 8.4, points=4, depth=0.36), fill="#f8cf5a", width=1.6),
            Mark(star(54, 35, 5.4, points=4, depth=0.36), fill="#f8cf5a", width=1.4),
        ]
    )


def rose(cx: float, cy: float, r: float) -> list[Mark]:
    """A six-pointed compass rose, each point half lit."""
    marks = [Mark(circle(cx, cy, r * 0.62), stroke=BRASS, width=r * 0.07, halo=False)]
    for bearing in range(0, 360, 60):
        tip, left, right = (
            polar(cx, cy, d, b) for d, b in ((r, bearing), (r * 0.3, bearing - 30), (r * 0.3, bearing + 30))
        )
        pale, deep = (CORAL, "#9c3523") if bearing == 0 else (PAPER, BRASS)
        marks.append(inner(polygon([(cx, cy), left, tip]), fill=pale, stroke=INK, width=r * 0.045))
        marks.append(inner(polygon([(cx, cy), tip, right]), fill=deep, stroke=INK, width=r * 0.045))
    return marks


@named("compass:rose")
def compass() -> str:
    """The compass rose as a badge."""
    return svg([Mark(circle(32, 32, 28), fill=SEA, width=2.2), *rose(32, 32, 27)])


@named("compass:wind")
def wind(
    values: tuple[int | None, ...] = (None, None, None, None, None, None),
    here: int | None = None,
) -> str:
    """The wind on a flat hexagon: one modifier per direction (None: not known), `here` picks one out.

    Drawn on 120 x 108 units. Gains are green and losses red, and both carry their sign.
    """
    cx, cy, r = 60.0, 54.0, 56.0
    corners = regular(cx, cy, r, 6, first=-30)
    marks = [Mark(polygon(corners), fill=PARCHMENT, width=3)]
    for i, value in enumerate(values):
        wedge = polygon([(cx, cy), corners[i], corners[(i + 1) % 6]])
        ground = PARCHMENT if not value else WITH_WIND if value > 0 else AGAINST_WIND
        marks.append(inner(wedge, fill=ground, stroke="#b39c66", width=1.2))
    if here is not None:
        wedge = polygon([(cx, cy), corners[here], corners[(here + 1) % 6]])
        marks.append(inner(wedge, fill=BRASS, stroke=INK, width=3))
    marks.append(Mark(polygon(corners), width=3, halo=False))
    marks += rose(cx, cy, 19)
    for i, value in enumerate(values):
        x, y = polar(cx, cy, 34, 60 * i)
        marks += number("?" if value is None else signed(value), x, y, 15.5, INK)
    return svg(marks, 120, 108)


@named("compass:dial")
def dial(direction: int | None = None, hand: str = CORAL) -> str:
    """A flat hexagon with the hours of its sides; the hand points to one of them (0 is 12 o'clock, 1 is 2, ...)."""
    cx, cy, r = 60.0, 54.0, 56.0
    marks = [Mark(polygon(regular(cx, cy, r, 6, first=-30)), fill=SEA, width=3)]
    marks.append(inner(polygon(regular(cx, cy, 49, 6, first=-30)), stroke="#5f8ba3", width=1.4))
    marks += (inner(circle(*polar(cx, cy, 28, 60 * i), 1.5), fill="#5f8ba3") for i in range(6))
    for i, hour in enumerate(CLOCK):
        chosen = i == direction
        x, y = polar(cx, cy, 38, 60 * i)
        if chosen:
            marks.append(inner(circle(x, y, 10.5), fill=hand, stroke=PAPER, width=1.6))
        marks += number(str(hour), x, y, 12, "#ffffff" if chosen else "#e9f1f4")
    if direction is not None:
        bearing = 60 * direction
        tip, left, right = polar(cx, cy, 31, bearing), polar(cx, cy, 9, bearing - 90), polar(cx, cy, 9, bearing + 90)
        marks.append(inner(polygon([tip, left, right]), fill=hand, stroke=PAPER, width=1.6))
    marks.append(inner(circle(cx, cy, 7.4), fill=BRASS, stroke=INK, width=2))
    return svg(marks, 120, 108)


@named("compass:needle")
def needle(bearing: float = 0, colour: str = CORAL) -> str:
    """A needle on a plain disc, turned to a bearing in degrees: small enough for a status bar."""
    tip, tail = polar(32, 32, 24, bearing), polar(32, 32, 24, bearing + 180)
    left, right = polar(32, 32, 7, bearing - 90), polar(32, 32, 7, bearing + 90)
    ring = "".join(f"M{num(x)} {num(y)}L{num(a)} {num(b)}" for (x, y), (a, b) in _ticks())
    return svg(
        [
            Mark(circle(32, 32, 28), fill=PARCHMENT, width=2.2),
            inner(ring, stroke=INK, width=1.8),
            inner(polygon([tip, left, right]), fill=colour, stroke=INK, width=1.8),
            inner(polygon([tail, left, right]), fill="#ffffff", stroke=INK, width=1.8),
        ]
    )


def _ticks() -> list[tuple[tuple[float, float], tuple[float, float]]]:
    return [(polar(32, 32, 24.5, b), polar(32, 32, 27, b)) for b in range(0, 360, 60)]
