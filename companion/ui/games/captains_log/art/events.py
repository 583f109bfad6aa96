"""Events: a sign on a round brass-rimmed token, the same size whatever happens."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, circle, inner, medal, named, star, svg
from companion.ui.look.palette import BLOOD, CANVAS, INK, PAPER, SEA, TIMBER

NIGHT: Final = "#26354a"
CALM: Final = "#8cc4dd"
TEAL: Final = "#2f7f8c"
SICK: Final = "#7d8a3c"
HARVEST: Final = "#e9c25a"
WAVES: Final = "q4 -5 8 0t8 0t8 0t8 0"


def _event(name: str, ground: str, *signs: Mark) -> None:
    markup = svg([*medal(ground), *signs])

    @named(f"event:{name}")
    def painted() -> str:
        return markup


def _ink(d: str, fill: str, width: float = 1.8) -> Mark:
    return inner(d, fill=fill, stroke=INK, width=width)


def _boat(x: float, y: float, hull: str = TIMBER) -> list[Mark]:
    """A small boat with one sail, its deck at (x, y)."""
    return [
        inner(f"M{x} {y}v-19", stroke=INK, width=2.2),
        _ink(f"M{x + 1.6} {y - 18}q10 6 10 15h-10Z", CANVAS),
        _ink(f"M{x - 1.6} {y - 15}q-7 5 -8 12h8Z", CANVAS),
        _ink(f"M{x - 13} {y}h26q-2 8 -7 8h-13q-4 -1 -6 -8Z", hull),
    ]


_event(
    "calm",
    CALM,
    _ink(circle(22, 21, 6), "#f8cf5a"),
    *_boat(34, 36, BLOOD),
    inner("M14 47H50M20 52H44", stroke=PAPER, width=2.6),
)
_event(
    "storm",
    NIGHT,
    inner("M22 41L18 49M32 43L28 51M44 41L40 49", stroke="#9cc7e6", width=3),
    _ink("M18 37Q10 36 11 29Q12 23 19 24Q20 14 30 14Q39 14 41 22Q51 20 52.4 28Q53 36 45 37Z", "#c5d0d8"),
    _ink("M33 25H41L36 33H42L28 48L32 37H26Z", "#ffcf57"),
)
_event(
    "fog",
    "#7f95a1",
    *_boat(32, 37, "#4a535c"),
    inner("M13 26H36M42 26H50M11 34H22M28 34H52M13 42H43M48 42H51M18 49H46", stroke="#f3f6f7", width=4),
)
_ARROW: Final = "M32 13L42 25H36V35H28V25H22Z"
_event(
    "tide_high",
    TEAL,
    _ink(_ARROW, PAPER),
    inner(f"M16 42{WAVES}", stroke="#d5f0f2", width=3.4),
    inner("M20 49q4 -5 8 0t8 0t8 0", stroke="#d5f0f2", width=3.4),
)
_event(
    "tide_low",
    "#e3c98d",
    _ink("M32 36L42 24H36V14H28V24H22Z", SEA),
    _ink("M12.6 46Q22 38 30 41T51.4 46Q45 55.4 32 55.4Q19 55.4 12.6 46Z", "#b98d4f"),
    inner("M24 48.6h.4M33 46h.4M40 50h.4", stroke="#6e4e22", width=3),
)
_event(
    "plague",
    SICK,
    _ink("M18 32Q18 15 32 15Q46 15 46 32Q46 37 41 39V45H23V39Q18 37 18 32Z", CANVAS),
    inner(circle(26.4, 31, 3.8) + circle(37.6, 31, 3.8), fill=INK),
    inner("M28 41V44.4M32 41V44.4M36 41V44.4M32 34.4V37", stroke=INK, width=1.8),
    inner("M17 50q3.6 -4 7.4 0t7.6 0t7.4 0t7.6 0", stroke="#d9e58c", width=2.8),
)
_event(
    "abundance",
    HARVEST,
    _ink("M21 27Q32 30 43 27Q45 24 45 22H19Q19 24 21 27Z", "#c98c4a"),
    _ink(circle(25, 20, 5), "#5aa866"),
    _ink(circle(38, 20, 5), "#e48db4"),
    _ink(circle(31.6, 17, 5.4), "#c8402c"),
    _ink("M14 25H50L45 48Q32 52 19 48Z", "#c98c4a"),
    inner("M16.4 33Q32 37 47.8 33M18 41Q32 45 46 41M25.6 27L27.4 49M38.4 27L36.6 49", stroke="#7b4e22", width=2),
)
_event(
    "fortress",
    "#b8543c",
    _ink("M18 49L20 29H17V19H23V23H29V19H35V23H41V19H47V29H44L46 49Z", "#d9d2c2"),
    inner("M28 49V42Q28 38 32 38Q36 38 36 42V49Z", fill=INK),
    inner("M23 28H41M24 34H29M35 34H40", stroke="#8d8573", width=2),
)
_event(
    "assault",
    "#4a535c",
    _ink("M14 50L16 33H13.4V24H18V27H23V24H28V27H32.6V33H30L32 50Z", "#d9d2c2"),
    _ink("M40 51V14", "none", 2.6),
    _ink("M40 14.6H53L49.6 20L53 25.4H40Z", BLOOD),
    inner("M20 42L26 36M20 36L26 42", stroke=BLOOD, width=2.8),
    inner("M36 40L46 40M42 36L46 40L42 44", stroke=PAPER, width=2.6),
)
_event(
    "kraken",
    "#3a2a55",
    _ink("M23 46Q20 36 22 28Q23 14 32 12Q41 14 42 28Q44 36 41 46Z", "#b06aab", 2),
    _ink(circle(28, 33, 3.4) + circle(36, 33, 3.4), "#f3d36a"),
    inner(circle(28.6, 33.4, 1.4) + circle(35.4, 33.4, 1.4), fill=INK),
    inner("M18 47Q10 42 13 31Q15 25 19 28M46 47Q54 42 51 31Q49 25 45 28", stroke=INK, width=6.4),
    inner("M18 47Q10 42 13 31Q15 25 19 28M46 47Q54 42 51 31Q49 25 45 28", stroke="#b06aab", width=3.4),
    inner("M16 50q4 -4.4 8 0t8 0t8 0t8 0", stroke="#9cc7e6", width=3),
)
_event(
    "wreck",
    "#2b5f80",
    inner("M28 38L37 13", stroke=INK, width=3.4),
    _ink("M36 16L48 27L33.4 30Z", CANVAS),
    _ink("M12.6 33L47 44Q42 52 32 52.4Q16 50 12.6 33Z", TIMBER, 2),
    inner("M13 44q4 -4.6 8 0t8 0t8 0t8 0t6.4 -2", stroke="#bfe2f2", width=3.2),
    _ink(circle(45, 35.6, 4), "#efc437"),
)
_event(
    "vanished",
    "#52657a",
    inner("M32 18V36M33.6 19Q43 25 43 33H33.6M30.4 22Q23 27 22 33H30.4", stroke="#e9f1f4", width=2.2),
    inner("M18 38h5M27 38h6M37 38h8M22 45h5M31 46h8", stroke="#e9f1f4", width=2.6),
    _ink(star(45, 20, 5.4, 4, 0.34), "#ffe49a", 1.4),
    _ink(star(20, 20, 4, 4, 0.34), "#ffe49a", 1.2),
)
_event(
    "stowaway",
    "#6f5a3c",
    _ink("M19 30H45Q49 40 45 52H19Q15 40 19 30Z", "#c98c4a", 2),
    inner("M17.6 36.4H46.4M17.4 46H46.6", stroke=INK, width=3),
    _ink("M21 30Q21 14 32 14Q43 14 43 30Z", INK),
    inner(circle(27.6, 24.6, 2.6) + circle(36.4, 24.6, 2.6), fill="#ffffff"),
    inner(circle(28.2, 24.8, 1.2) + circle(37, 24.8, 1.2), fill=INK),
)
_event(
    "wind",
    "#4b97c4",
    inner("M13 28H37Q44 28 44 22Q44 17 39 17Q35 17 34.6 20.6", stroke=PAPER, width=3.6),
    inner("M12 35H46Q52 35 51.6 30.4", stroke=PAPER, width=3.6),
    inner("M16 42H34Q40.6 42 40.6 47.4Q40.4 51 37 51Q34 51 33.4 48.4", stroke=PAPER, width=3.6),
)
