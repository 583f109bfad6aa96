"""Cubes: goods, cannons and damage. Each carries its own sign, so that colour never stands alone."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, box, circle, dark, inner, light, named, polygon, star, svg
from companion.ui.look.palette import INK

DROP: Final = "M27 25Q37 37 37 44.4Q37 53 27 53Q17 53 17 44.4Q17 37 27 25Z"
FLAME: Final = "M27 22Q29 29 33 33Q38 38 38 44Q38 54 27 54Q16 54 16 44Q16 39 19.4 35Q20 39 23 40Q21.6 31 27 22Z"


def cube(colour: str, sign: list[Mark]) -> str:
    """A wooden cube seen a little from above and the right, with a sign on its face."""
    top = polygon([(5, 19), (15, 8), (59, 8), (49, 19)])
    side = polygon([(49, 19), (59, 8), (59, 50), (49, 61)])
    return svg(
        [
            Mark(top, fill=light(colour, 0.4), width=2.2),
            Mark(side, fill=dark(colour, 0.3), width=2.2),
            Mark(box(5, 19, 44, 42), fill=colour, width=2.2),
            inner("M7.6 21.6H46.4", stroke=light(colour, 0.4), width=2),
            *sign,
        ]
    )


def _good(name: str, colour: str, sign: list[Mark]) -> None:
    markup = cube(colour, sign)

    @named(name)
    def painted() -> str:
        return markup


def _solid(d: str, fill: str) -> Mark:
    return inner(d, fill=fill, stroke=INK, width=1.8)


_good(
    "good:tea",
    "#5aa866",
    [
        _solid("M14 53Q11 30 41 26Q43 52 21 52Q18.4 52 16.6 51", "#e9f5df"),
        inner("M13.4 56Q20 42 34 33.4M23.6 42.4L23 36M28 38.4L35 39.6", stroke=INK, width=2.2),
    ],
)
_good(
    "good:silver",
    "#aeb6bf",
    [
        _solid(polygon([(19, 27), (35, 27), (38, 37), (16, 37)]), "#f7fafc"),
        _solid(polygon([(13, 41), (26, 41), (28, 53), (10, 53)]), "#f7fafc"),
        _solid(polygon([(28, 41), (41, 41), (44, 53), (26, 53)]), "#f7fafc"),
    ],
)
_good(
    "good:cotton",
    "#e48db4",
    [
        Mark("M27 55V45M27 55Q20 55 17 50M27 55Q34 55 37 50", stroke="#5b3d22", width=2.8, halo=False),
        _solid(circle(18.5, 39.5, 7.4) + circle(35.5, 39.5, 7.4), "#ffffff"),
        _solid(circle(27, 32, 8.2), "#ffffff"),
        inner(circle(27, 41.4, 6.4), fill="#ffffff"),
        inner("M27 47.6Q22.4 46 21.4 41.4M27 47.6Q31.6 46 32.6 41.4", stroke=INK, width=1.8),
    ],
)
_good(
    "good:sugar",
    "#f4f1ea",
    [
        inner("M17 57V33M27 57V29M37 57V33", stroke=INK, width=8.6),
        inner("M17 57V33M27 57V29M37 57V33", stroke="#9cc36a", width=5),
        inner("M14 49H20M14 41H20M24 52H30M24 44H30M24 36H30M34 49H40M34 41H40", stroke=INK, width=1.8),
        _solid("M27 31Q17 31 13 24Q24 22 27 31Q30 22 41 24Q37 31 27 31Z", "#5f9a48"),
    ],
)
_good(
    "good:wood",
    "#a06a3c",
    [
        _solid(circle(27, 40, 14), "#e6c08c"),
        inner(circle(27, 40, 9), stroke="#8a5a33", width=2),
        inner(circle(27, 40, 4), stroke="#8a5a33", width=2),
        inner("M27 26.6V31M39.6 44L35 42.4", stroke="#8a5a33", width=1.8),
    ],
)
_good(
    "good:oil",
    "#efc437",
    [
        _solid(
            "M23.6 51Q25.4 42 23 38Q11 38.6 9 26Q19 24 26.4 31.4Q27 30 27.6 31.4Q35 24 45 26Q43 38.6 31 38"
            "Q28.6 42 30.4 51Z",
            "#5c6b76",
        ),
        inner("M9.6 53.6q4.4 -5 8.7 0t8.7 0t8.7 0t8.7 0", stroke=INK, width=5.6),
        inner("M9.6 53.6q4.4 -5 8.7 0t8.7 0t8.7 0t8.7 0", stroke="#fff6cf", width=2.8),
    ],
)
_good(
    "cube:cannon",
    "#34383e",
    [
        inner("M12 46L36 31.4", stroke="#eef1f3", width=9.6),
        inner("M12.6 45.6L36 31.4", stroke="#9aa4ad", width=5.4),
        inner("M37 25L42 33", stroke="#eef1f3", width=3.6),
        inner(circle(21, 49, 5.4), fill="#c98c4a", stroke="#eef1f3", width=2),
    ],
)
_good("cube:water", "#3f8fd2", [_solid(DROP, "#e4f4ff"), inner("M21.4 45Q22 49 26 49.4", stroke="#3f8fd2", width=2.4)])
_good(
    "cube:fire",
    "#d9482f",
    [
        _solid(FLAME, "#ffd35c"),
        inner("M27 39Q32 44 32 47.6Q32 52.4 27 52.4Q22 52.4 22 47.6Q22 44 27 39Z", fill="#e2632b"),
    ],
)
_good("cube:any", "#c9b98f", [_solid(star(27, 40, 15), "#fff8e8")])


@named("cube:slot")
def slot(colour: str = "#8fa5b2") -> str:
    """An empty place for a cube: a dashed square."""
    dashes = "M8 18V11Q8 8 11 8H18M28 8H36M46 8H53Q56 8 56 11V18M56 28V36M56 46V53Q56 56 53 56H46M36 56H28"
    dashes += "M18 56H11Q8 56 8 53V46M8 36V28"
    return svg([Mark(dashes, stroke=colour, width=3)], rim=None)
