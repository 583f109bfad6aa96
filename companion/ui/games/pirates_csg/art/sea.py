"""What lies on the sea: islands, homes, forts, terrain."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, box, circle, dark, inner, named, polar, polygon, svg
from companion.ui.look.palette import CANVAS, CORAL, INK, LEAF, TIMBER, WAVE

SHOAL, SAND, ROCK, FOG, STONE = "#5fa7c0", "#ecd39a", "#8b8577", "#cdd7db", "#a9a08c"
HOME: Final = "#8a5a33"
SPAR: Final = "#5b3d22"


def _land() -> list[Mark]:
    """Water over a shoal, a beach, grass on it."""
    return [
        Mark("M1 48Q8 37 32 37T63 48Q56 61.6 32 61.6T1 48Z", fill=SHOAL, width=2.2),
        Mark("M6 47Q14 34 32 34T58 47Q50 56 32 56T6 47Z", fill=SAND, width=2, halo=False),
        inner("M12 45Q19 32 33 32T53 45Q46 51 32 51T12 45Z", fill=LEAF, stroke=INK, width=1.6),
    ]


def _palm(x: float, y: float) -> list[Mark]:
    return [
        Mark(f"M{x} {y}q-3 -10 2 -20", stroke=INK, width=5),
        inner(f"M{x} {y}q-3 -10 2 -20", stroke=TIMBER, width=2.6),
        Mark(
            f"M{x + 2} {y - 20}q-8 -6 -14 3q1 -11 12 -7q-3 -7 -10 -6"
            "q9 -7 13 4q4 -8 12 -4q-7 0 -9 7q10 1 10 9q-6 -7 -14 -6Z",
            fill="#3f8a52",
            width=1.8,
        ),
    ]


@named("csg:island")
def island() -> str:
    """A wild island."""
    return svg([*_land(), Mark("M36 44L44 26L51 34L56 45Z", fill=ROCK, width=2), *_palm(24, 44)])


@named("csg:home")
def home(hull: str = HOME) -> str:
    """A home island under its player's flag."""
    return svg(
        [
            *_land(),
            Mark("M14 44V32L24 24L34 32V44Z", fill=CANVAS, width=2.2),
            Mark("M11 33.4L24 22L37 33.4", stroke=INK, width=5.4),
            inner("M11.8 33L24 22.4L36.2 33", stroke="#b3503a", width=2.8),
            inner(box(21, 36, 6.4, 8), fill=INK),
            Mark("M45 45V6", stroke=SPAR, width=2.8),
            Mark("M45 7Q52 4 61 8Q57 13 61 19Q52 16 45 19Z", fill=hull, width=2),
        ]
    )


@named("csg:fort")
def fort(hull: str = CORAL, flags: int = 1) -> str:
    """A fort with its flags; without one it is abandoned."""
    wall = "M8 57L11 32H7V23H14V27H21V23H28V27H36V23H43V27H50V23H57V32H53L56 57Z"
    marks = []
    for n in range(flags):
        x = 32.0 if flags == 1 else 12 + 40 * n / max(1, flags - 1)
        marks += [
            Mark(f"M{x:.1f} 26V6", stroke=SPAR, width=2.4),
            Mark(f"M{x:.1f} 6.6L{x + 11:.1f} 10L{x:.1f} 14Z", fill=hull, width=1.6),
        ]
    return svg(
        [
            *marks,
            Mark(wall, fill=STONE, width=2.4),
            inner("M16 36H24M40 36H48M14 46H20M44 47H51M26 40H33", stroke=dark(STONE, 0.35), width=2),
            inner("M27 57V50Q27 44.6 32 44.6Q37 44.6 37 50V57Z", fill=INK),
            inner(circle(18, 42, 2.6) + circle(46, 42, 2.6), fill=INK),
        ]
    )


@named("csg:sea")
def open_sea() -> str:
    """Open water, and a gull."""
    wave = "q4 -6 8 0t8 0t8 0t8 0t8 0t8 0"
    return svg(
        [
            Mark("M2 28Q2 25 6 25H58Q62 25 62 28V56Q62 60 58 60H6Q2 60 2 56Z", fill="#2c6f96", width=2.2),
            inner(f"M8 34{wave}M8 44{wave}M8 54{wave}", stroke="#a7d3e6", width=2.8),
            Mark("M18 14Q24 7 30 13Q36 6 43 11", stroke=INK, width=3),
        ]
    )


@named("csg:about")
def about() -> str:
    """A ship turned about on the spot."""
    turn = "M12 40Q6 16 30 11T55 30"
    return svg(
        [
            Mark(turn, stroke=INK, width=9.6),
            inner(turn, stroke=WAVE, width=5.6),
            Mark("M46 27L62 26L56 42Z", fill=WAVE, width=2.2),
            Mark("M14 44Q22 40 34 40Q48 40 54 48Q48 56 34 56Q22 56 14 52Z", fill=HOME, width=2.4),
        ]
    )


# ---------------------------------------------------------------------- terrain


@named("csg:fog")
def fog() -> str:
    """A bank of fog."""
    return svg(
        [
            Mark(
                "M10 40Q2 38 5 29Q8 23 15 25Q17 13 29 14Q38 14 41 22Q53 19 57 29Q62 38 53 42Q34 47 10 40Z",
                fill=FOG,
                width=2.2,
            ),
            Mark("M8 50H44M20 58H58", stroke=FOG, width=4.6),
            inner("M16 34H40M26 26H34", stroke="#93a5ad", width=2.4),
        ]
    )


@named("csg:sargasso")
def sargasso() -> str:
    """Weed that holds ships."""
    weed = "M12 58Q4 44 14 36T14 12M32 60Q22 46 32 34T30 8M50 58Q42 44 52 34T50 12"
    leaves = "".join(f"M{x} {y}q8 -8 12 0q-6 5 -12 0Z" for x, y in ((14, 30), (32, 24), (32, 44), (50, 40), (12, 46)))
    return svg(
        [
            Mark(weed, stroke=INK, width=6),
            inner(weed, stroke="#6f8a3a", width=3.2),
            Mark(leaves, fill="#8aa84a", width=1.8),
        ]
    )


@named("csg:current")
def current() -> str:
    """A current, with its way."""
    return svg(
        [
            Mark("M4 20Q18 12 32 20T50 20L48 12L62 24L48 36L50 28Q40 34 32 29T4 29Z", fill=WAVE, width=2.2),
            Mark("M6 48q6 -6 12 0t12 0t12 0t12 0", stroke=WAVE, width=3.4),
        ]
    )


@named("csg:iceberg")
def iceberg() -> str:
    """An iceberg."""
    return svg(
        [
            Mark("M6 46L16 20L26 28L36 6L50 26L58 46Z", fill="#e9f4f8", width=2.4),
            inner("M16 20L22 46M36 6L32 30L40 46M50 26L46 46", stroke="#9cc3d3", width=2.4),
            Mark("M10 49H54L44 61H22Z", fill="#8fc0d6", width=2.2),
        ]
    )


@named("csg:whirlpool")
def whirlpool() -> str:
    """A whirlpool."""
    spin = "M32 32Q38 30 38 36Q36 44 26 42Q16 38 20 26Q26 14 42 18Q56 24 54 42Q50 58 30 58Q8 54 6 32Q8 12 26 6"
    return svg([Mark(circle(32, 33, 28), fill="#2c6f96", width=2.2), inner(spin, stroke="#d3ecf5", width=4)])


@named("csg:reef")
def reef() -> str:
    """Rocks above and under water."""
    rocks = [
        polygon([polar(x, y, r, a) for a in (-80, -30, 20, 70, 130, 220)])
        for x, y, r in ((18, 38, 13), (42, 30, 15), (36, 50, 9))
    ]
    return svg(
        [
            *(Mark(rock, fill=ROCK, width=2.2) for rock in rocks),
            Mark("M4 58q6 -6 12 0t12 0t12 0t12 0", stroke=WAVE, width=3.2),
        ]
    )
