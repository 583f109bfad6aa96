"""The compass rose, and the wind's hexagon.

It lies flat side up, as on a map of such hexes: its sides look to 12, 2, 4, 6, 8 and 10 o'clock, and every tuple of six
here runs in that order.
"""

from __future__ import annotations

from typing import Final

from companion.ui.art.numerals import number, signed
from companion.ui.art.painting import Mark, circle, inner, named, polar, polygon, regular, svg
from companion.ui.look.palette import BRASS, CORAL, INK, PAPER, PARCHMENT, SEA

WITH_WIND: Final = "#bfe0c4"
AGAINST_WIND: Final = "#f2bfae"


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
def wind(values: tuple[int | None, ...] = (None, None, None, None, None, None)) -> str:
    """The wind on a flat hexagon: one modifier per direction (None: not known).

    Drawn on 120 x 108 units. Gains are green and losses red, and both carry their sign.
    """
    cx, cy, r = 60.0, 54.0, 56.0
    corners = regular(cx, cy, r, 6, first=-30)
    marks = [Mark(polygon(corners), fill=PARCHMENT, width=3)]
    for i, value in enumerate(values):
        wedge = polygon([(cx, cy), corners[i], corners[(i + 1) % 6]])
        ground = PARCHMENT if not value else WITH_WIND if value > 0 else AGAINST_WIND
        marks.append(inner(wedge, fill=ground, stroke="#b39c66", width=1.2))
    marks.append(Mark(polygon(corners), width=3, halo=False))
    marks += rose(cx, cy, 19)
    for i, value in enumerate(values):
        x, y = polar(cx, cy, 34, 60 * i)
        marks += number("?" if value is None else signed(value), x, y, 15.5, INK)
    return svg(marks, 120, 108)


@named("compass:points")
def points(values: tuple[int, ...] = (3, 4, 5, 6, 5, 4), chosen: int = -1, bare: bool = False) -> str:
    """What a movement is worth in each direction on a flat hexagon, the best ones green; 120 x 108 units.

    chosen: the place of the direction that is taken, which is red, -1 for none.  bare: without a rose in the middle.
    """
    cx, cy, r = 60.0, 54.0, 56.0
    corners = regular(cx, cy, r, 6, first=-30)
    best = max(values)
    marks = [Mark(polygon(corners), fill=PARCHMENT, width=3)]
    for i, value in enumerate(values):
        wedge = polygon([(cx, cy), corners[i], corners[(i + 1) % 6]])
        ground = AGAINST_WIND if not value else WITH_WIND if value == best else PARCHMENT
        marks.append(inner(wedge, fill=CORAL if i == chosen else ground, stroke="#b39c66", width=1.2))
    marks.append(Mark(polygon(corners), width=3, halo=False))
    marks += [] if bare else rose(cx, cy, 16)
    for i, value in enumerate(values):
        x, y = polar(cx, cy, 36 if bare else 33, 60 * i)
        marks += number(str(value), x, y, 17 if bare else 21, PAPER if i == chosen else INK)
    return svg(marks, 120, 108)
