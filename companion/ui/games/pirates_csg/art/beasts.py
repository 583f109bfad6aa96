"""What sails as a ship and is none: monsters, a dragon, a titan, a submarine, a canoe. Pips tell what hits take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from companion.ui.art.base import Mark, circle, dark, inner, light, named, svg
from companion.ui.games.pirates_csg.art.ships import MOST, waves
from companion.ui.look.palette import BRASS, INK, IRON

EYE: Final = "#f3d36a"


def _seamonster(hull: str) -> list[Mark]:
    """A long neck, three humps out of the water."""
    neck = "M46 50Q55 42 50 32Q44 22 50 12Q54 6 61 9L62 14L55 16Q52 20 57 29Q63 42 56 52Z"
    return [
        Mark("M3 52Q6 38 14 40Q21 42 20 52Z", fill=hull, width=2.2),
        Mark("M20 52Q24 30 35 32Q46 35 44 52Z", fill=hull, width=2.2),
        Mark(neck, fill=hull, width=2.2),
        inner("M26 48Q29 38 35 38M7 49Q10 44 14 45", stroke=light(hull, 0.45), width=2.4),
        inner(circle(55.4, 11.4, 1.8), fill=EYE, stroke=INK, width=1.2),
        Mark("M33 32L36 25L40 33M12 40L14 34L17 41", fill=dark(hull), width=1.8),
    ]


def _kraken(hull: str) -> list[Mark]:
    """A head between arms."""
    arms = "M15 52Q4 46 6 34Q8 26 14 30M49 52Q60 46 58 34Q56 26 50 30"
    arms += "M22 48Q12 34 16 20Q18 10 10 10M42 48Q52 34 48 20Q46 10 54 10"
    return [
        Mark(arms, stroke=INK, width=8),
        inner(arms, stroke=hull, width=4.4),
        Mark("M20 53Q17 40 21 28Q23 9 32 6Q41 9 43 28Q47 40 44 53Z", fill=hull, width=2.2),
        Mark(circle(26.4, 36, 4) + circle(37.6, 36, 4), fill=EYE, width=1.8, halo=False),
        inner(circle(27.2, 36.4, 1.7) + circle(36.8, 36.4, 1.7), fill=INK),
    ]


def _titan(hull: str) -> list[Mark]:
    """A giant of stone, up to the knees in water."""
    return [
        Mark("M14 24Q6 30 8 44L15 45Q15 36 20 33Z", fill=hull, width=2.2),
        Mark("M50 24Q58 30 56 44L49 45Q49 36 44 33Z", fill=hull, width=2.2),
        Mark("M16 22L26 18H38L48 22L45 42V54H35V45H29V54H19V42Z", fill=hull, width=2.2),
        Mark("M24 5H40L42 15L37 21H27L22 15Z", fill=hull, width=2.2),
        inner("M26 12H30M34 12H38", stroke=EYE, width=3),
        inner("M28 17.6H36M22 30L31 34L42 29M26 40H39", stroke=dark(hull, 0.5), width=2),
    ]


def _seadragon(hull: str) -> list[Mark]:
    """Wings spread above the water."""
    return [
        Mark("M30 32Q26 12 6 6Q12 16 8 24Q16 24 16 33Q22 31 26 38Z", fill=light(hull, 0.25), width=2.2),
        Mark("M34 30Q36 10 54 3Q50 13 55 20Q47 22 48 30Q42 29 39 37Z", fill=light(hull, 0.25), width=2.2),
        Mark(
            "M4 50Q14 55 22 48Q26 38 36 34Q46 32 50 40L61 38L62 43L53 48Q46 48 43 44Q34 47 30 53Q14 62 4 50Z",
            fill=hull,
            width=2.2,
        ),
        inner(circle(51.4, 42.4, 1.6), fill=EYE, stroke=INK, width=1.2),
        Mark("M47 37L46 30L51 35", fill=hull, width=1.8),
    ]


def _submarine(hull: str) -> list[Mark]:
    """A riveted hull with a window and a fin."""
    return [
        Mark("M24 28V18Q24 14 30 14H37Q42 14 42 18V28Z", fill=hull, width=2.2),
        Mark("M36 14V6H43", stroke=IRON, width=3),
        Mark("M2 36L10 40Q16 27 34 27Q54 27 62 40Q54 53 34 53Q16 53 10 41L2 46Z", fill=hull, width=2.4),
        Mark(circle(44, 38, 6), fill=EYE, stroke=INK, width=2.4, halo=False),
        inner("M15 46Q32 52 54 46.4", stroke=light(hull, 0.5), width=2),
        inner("".join(circle(x, 33.6, 1.2) for x in (20, 26, 32)), fill=INK),
    ]


def _canoe(hull: str) -> list[Mark]:
    """A dugout with two paddlers."""
    return [
        Mark("M20 42V30M38 42V30", stroke="#5b3d22", width=7),
        Mark(circle(20, 24, 5) + circle(38, 24, 5), fill="#b98352", width=2),
        Mark("M28 22L14 52M46 22L32 52", stroke="#5b3d22", width=2.6),
        Mark("M2 34Q10 43 32 43Q54 43 62 33Q60 52 48 53H16Q5 52 2 34Z", fill=hull, width=2.4),
        inner("M7 44Q32 49 57 43.6", stroke=light(hull, 0.6), width=2),
    ]


def _battery(hull: str) -> list[Mark]:
    """A floating battery: a raft with a gun and a flag."""
    return [
        Mark("M14 40V8", stroke="#5b3d22", width=2.6),
        Mark("M14 9L32 13L14 19Z", fill=hull, width=1.8),
        Mark("M24 36L27 27L52 23L54 31L30 38Z", fill=IRON, width=2.2),
        Mark("M4 40H60L56 53H8Z", fill=hull, width=2.4),
        inner("M8 46H56", stroke=light(hull, 0.6), width=2),
        Mark(circle(33, 40, 4.6), fill=BRASS, width=1.8, halo=False),
    ]


BEASTS: Final[Mapping[str, Callable[[str], list[Mark]]]] = {
    "kraken": _kraken,
    "seamonster": _seamonster,
    "titan": _titan,
    "seadragon": _seadragon,
    "submarine": _submarine,
    "canoe": _canoe,
    "flotilla": _battery,
}
"""By the keyword on the card."""
PAINT: Final = "#6d5a8c"
DOTS: Final = {"s": "#f0c14b", "b": "#e2632b", "l": IRON}


def beast(kind: str, hull: str, pips: str) -> str:
    """One of them above the water. pips: what hits take, a letter each as for masts."""
    step = min(7.0, 60 / max(1, len(pips)))
    left = 32 - step * (len(pips) - 1) / 2
    dots = [
        Mark(circle(left + step * n, 60.4, min(2.6, step * 0.38)), fill=DOTS[state], width=1.4)
        for n, state in enumerate(pips)
    ]
    return svg([*BEASTS[kind](hull), *waves(55), *dots])


def _register(kind: str) -> None:
    @named(f"csg-{kind}:masts")
    def whole(hull: str = PAINT, masts: str = "sbl") -> str:
        return beast(kind, hull, masts)

    for left in range(MOST + 1):
        _with(kind, left)


def _with(kind: str, left: int) -> None:
    @named(f"csg-{kind}:{left}")
    def plain(hull: str = PAINT) -> str:
        return beast(kind, hull, "s" * left)


for _kind in BEASTS:
    _register(_kind)
