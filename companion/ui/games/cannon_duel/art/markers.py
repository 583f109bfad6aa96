"""Markers of the three layers, officers, penalties, Disasters, gunner, crosshair, and how a duel ends.

What `board` puts into the spaces of a ship is given as marks on a square of 64 units.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.ui.art.base import Mark, box, circle, dark, inner, light, named, polygon, put, star, svg
from companion.ui.art.flags import skull
from companion.ui.art.numerals import number
from companion.ui.look.palette import BLOOD, BRASS, CANVAS, INK, IRON, PAPER, SHADE, TIMBER, WAVE

SKIN: Final = "#e6b98c"
OAK: Final = "#b57b45"
SPAR: Final = "#5b3d22"
LIT: Final = "#d43a2a"
"""Ground of a penalty that is revealed."""
COAT: Final = "#27508f"


# ---------------------------------------------------------------------- markers


def sail() -> list[Mark]:
    """A sail on its yard."""
    return [
        Mark("M12 14H52Q59 34 54 54Q32 46 10 54Q5 34 12 14Z", fill=CANVAS, width=3),
        inner("M25 16Q21 32 24 48M39 16Q43 32 40 48", stroke=SHADE, width=3),
        Mark("M6 13H58", stroke=INK, width=9),
        inner("M6 13H58", stroke=TIMBER, width=4.4),
    ]


def sailor() -> list[Mark]:
    """A sailor as a pawn."""
    return [
        Mark("M10 58Q12 38 24 35H40Q52 38 54 58Z", fill=IRON, width=3),
        inner("M20 57Q21 46 27 43", stroke="#8b98a3", width=3.4),
        Mark(circle(32, 22, 14), fill=IRON, width=3),
        inner("M23 20Q24 13 31 12", stroke="#8b98a3", width=3.4),
    ]


def plank() -> list[Mark]:
    """A plank with its nails."""
    return [
        Mark(box(4, 19, 56, 26, 3), fill=OAK, width=3),
        inner("M9 28Q24 25 34 28T56 27M9 37Q22 34 36 37T56 36", stroke=dark(OAK, 0.4), width=2.4),
        inner(circle(11, 32, 2.6) + circle(53, 32, 2.6), fill=INK),
    ]


def _head(coat: str) -> list[Mark]:
    return [
        Mark("M8 60Q10 44 24 41H40Q54 44 56 60Z", fill=coat, width=3),
        Mark("M19 24Q19 43 32 43Q45 43 45 24Z", fill=SKIN, width=3),
        inner(circle(27, 30, 2.2) + circle(37, 30, 2.2), fill=INK),
    ]


def captain() -> list[Mark]:
    """The Captain: a cocked hat with a star."""
    return [
        *_head(BLOOD),
        inner("M14 54L27 48M50 54L37 48", stroke=BRASS, width=3.6),
        Mark("M3 27Q14 3 32 3Q50 3 61 27Q46 19 32 21Q18 19 3 27Z", fill="#22303a", width=3),
        inner(star(32, 12.6, 7), fill=BRASS),
    ]


def mate() -> list[Mark]:
    """The First Mate: a striped headscarf and a beard."""
    return [
        *_head(COAT),
        Mark("M20 33Q32 40 44 33Q43 47 32 47Q21 47 20 33Z", fill=SPAR, width=2),
        Mark("M16 27Q14 6 32 6Q50 6 48 27Q32 19 16 27Z", fill=BRASS, width=3),
        inner("M21 12Q32 6 43 12M18 19Q32 12 46 19", stroke=BLOOD, width=3),
        Mark("M46 22L60 19L55 27L60 34L46 29Z", fill=BRASS, width=2.4),
    ]


MARKERS: Final[dict[str, Callable[[], list[Mark]]]] = {"sail": sail, "sailor": sailor, "plank": plank}
OFFICERS: Final[dict[str, Callable[[], list[Mark]]]] = {"captain": captain, "mate": mate}


@named("marker:sail")
def marker_sail() -> str:
    """A sail."""
    return svg(sail())


@named("marker:sailor")
def marker_sailor() -> str:
    """A sailor."""
    return svg(sailor())


@named("marker:plank")
def marker_plank() -> str:
    """A plank."""
    return svg(plank())


@named("officer:captain")
def officer_captain() -> str:
    """The Captain."""
    return svg(captain())


@named("officer:mate")
def officer_mate() -> str:
    """The First Mate."""
    return svg(mate())


@named("officer:both")
def officer_both() -> str:
    """Captain and First Mate."""
    return svg([*put(mate(), 0.66, 23, 20), *put(captain(), 0.66, -1, 2)])


@named("officer:none")
def officer_none() -> str:
    """Sailors alone."""
    return svg([*put(sailor(), 0.66, 23, 20), *put(sailor(), 0.66, -1, 2)])


# ---------------------------------------------------------------------- penalties


def _barrel() -> list[Mark]:
    """A gun from the side, without a carriage."""
    return [
        inner("M12 38Q9 30 15 27L49 18L54 32L22 42Q15 44 12 38Z", fill=CANVAS),
        inner(circle(24, 46, 6), fill=CANVAS, stroke=LIT, width=2.4),
    ]


def no_fire() -> list[Mark]:
    """No shot from this deck: a gun struck out in a ring."""
    gun = [inner(mark.d, fill=INK) for mark in _barrel()]
    return [
        Mark(circle(32, 32, 29), fill=PAPER, width=3),
        *gun,
        inner(circle(32, 32, 23.4) + "M16 48L48 16", stroke=LIT, width=8),
    ]


def _less(x: float, y: float) -> list[Mark]:
    """The "−1" of a penalty."""
    return number("-1", x, y, 17, "#ffe08a")


def cannon() -> list[Mark]:
    """A gun less: on a square."""
    return [Mark(box(3, 3, 58, 58, 5), fill=LIT, width=3), *put(_barrel(), 1, 0, -8), *_less(44, 50)]


def hand() -> list[Mark]:
    """A card less: on a disc."""
    return [
        Mark(circle(32, 32, 29), fill=LIT, width=3),
        inner("M14 15L26 10L36 36L24 41Z", fill=CANVAS, stroke=INK, width=2.4),
        inner("M26 9H40V38H26Z", fill=CANVAS, stroke=INK, width=2.4),
        *_less(42, 50),
    ]


def torn() -> list[Mark]:
    """A sail less: on a triangle."""
    return [
        Mark("M32 2L62 58H2Z", fill=LIT, width=3),
        inner("M23 24H41Q44 34 41 43L35 39L31 44L27 38L21 44Q18 35 23 24Z", fill=CANVAS),
        inner("M19 23H45", stroke=INK, width=3.4),
        *number("-1", 47, 50, 12, "#ffe08a"),
    ]


PENALTIES: Final[dict[str, Callable[[], list[Mark]]]] = {
    "no-fire": no_fire,
    "cannon": cannon,
    "hand": hand,
    "sail": torn,
}


@named("penalty:no-fire")
def penalty_no_fire() -> str:
    """The no-fire symbol."""
    return svg(no_fire())


@named("penalty:cannon")
def penalty_cannon() -> str:
    """A cannon penalty."""
    return svg(cannon())


@named("penalty:hand")
def penalty_hand() -> str:
    """A hand penalty."""
    return svg(hand())


@named("penalty:sail")
def penalty_sail() -> str:
    """A sail penalty."""
    return svg(torn())


# ---------------------------------------------------------------------- Disasters, the end


def _blast(sign: list[Mark]) -> str:
    """A Disaster: what it takes, in an explosion on a black disc."""
    return svg(
        [
            Mark(circle(32, 32, 29), fill="#2a2320", width=2.4),
            inner(star(32, 32, 27, 9, 0.72), fill="#e2632b"),
            inner(star(32, 32, 21, 9, 0.74, first=20), fill="#f3c14b"),
            *sign,
        ]
    )


@named("disaster:sails")
def disaster_sails() -> str:
    """Sails are lost."""
    return _blast(put(sail(), 0.46, 17.4, 17.4))


@named("disaster:sailors")
def disaster_sailors() -> str:
    """Sailors are lost."""
    return _blast(put(sailor(), 0.46, 17.4, 17.4))


@named("disaster:third")
def disaster_third() -> str:
    """The third Disaster: a fire, whatever it takes."""
    return _blast(
        [inner("M32 16Q44 27 42 38Q41 48 32 48Q23 48 22 38Q22 31 27 28Q27 33 30 34Q29 25 32 16Z", fill=BLOOD)]
    )


def fuse() -> list[Mark]:
    """A Disaster face down."""
    return [
        Mark(circle(32, 32, 29), fill="#2a2320", width=3),
        inner(circle(32, 32, 23), stroke=BRASS, width=3),
        *skull(32, 32, 34, bone=CANVAS, socket="#2a2320"),
    ]


@named("disaster:hidden")
def disaster_hidden() -> str:
    """A Disaster that nobody has turned."""
    return svg(fuse())


SEA: Final = "M3 50q3.6 -4 7.25 0t7.25 0t7.25 0t7.25 0t7.25 0t7.25 0t7.25 0t7.25 0"


@named("ending:officers")
def ending_officers() -> str:
    """Both officers are lost: a hat on the waves."""
    return svg(
        [
            Mark("M5 44Q14 16 32 16Q50 16 59 44Q46 35 32 37Q18 35 5 44Z", fill="#22303a", width=2.4),
            inner("M10 40Q20 31 32 32.6Q44 31 54 40", stroke=BRASS, width=2.6),
            inner(star(32, 25, 7), fill=BRASS),
            Mark(SEA, stroke=WAVE, width=4),
        ]
    )


@named("ending:sunk")
def ending_sunk() -> str:
    """A ship goes down by the stern."""
    return svg(
        [
            Mark("M27 33L15 6M40 37L33 10", stroke=SPAR, width=3.4),
            Mark("M10 10L24 4Q31 13 29 23L17 27Q19 17 10 10ZM30 15L41 11Q46 19 44 28L34 31Q36 22 30 15Z", fill=CANVAS),
            Mark("M8 26L24 33L44 40L58 50H20Q11 40 8 26Z", fill=TIMBER, width=2.4),
            inner("M12 33L54 49", stroke=light(TIMBER, 0.4), width=2.2),
            Mark(SEA, stroke=WAVE, width=4),
            Mark("M8 58q3.6 -4 7.25 0t7.25 0t7.25 0t7.25 0t7.25 0t7.25 0", stroke=WAVE, width=3),
        ]
    )


# ---------------------------------------------------------------------- gunner, crosshair


@named("duel:gunner")
def gunner() -> str:
    """The gunner beside the active cannon, with a burning match."""
    return svg(
        [
            Mark("M8 60Q10 44 24 41H36Q50 44 52 60Z", fill=OAK, width=2.4),
            Mark("M17 24Q17 43 30 43Q43 43 43 24Z", fill=SKIN, width=2.4),
            inner(circle(25, 30, 2) + circle(35, 30, 2), fill=INK),
            Mark("M14 26Q14 8 30 8Q46 8 46 26Z", fill=SPAR, width=2.4),
            inner("M12 25H48", stroke=BRASS, width=4),
            Mark("M47 60L56 22", stroke=SPAR, width=4),
            Mark("M56 24Q48 18 54 8Q62 14 61 19Q60 24 56 24Z", fill="#f3a12b", width=2),
        ]
    )


def sight(hull: str) -> list[Mark]:
    """A crosshair whose middle is open."""
    cross = circle(32, 32, 20) + polygon([(32, 2), (32, 20)]) + "M32 44V62M2 32H20M44 32H62"
    return [inner(cross, stroke=PAPER, width=9), inner(cross, stroke=hull, width=5)]


@named("duel:crosshair")
def crosshair(hull: str = LIT) -> str:
    """A crosshair in the colour of whoever aims."""
    return svg([*sight(hull), inner(circle(32, 32, 4), fill=hull)])
