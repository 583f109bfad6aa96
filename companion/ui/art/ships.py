"""Ships seen from the side, bow to the right, and what else swims. The hull takes the colour of its owner."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, box, circle, dark, inner, light, named, num, svg
from companion.ui.art.flags import flag as colours
from companion.ui.look.palette import BRASS, INK, IRON, TIMBER, WAVE

CANVAS: Final = "#f7e9c8"
SHADE: Final = "#dcc593"
SPAR: Final = "#5b3d22"
PLAYER_HULL: Final = "#3f9b5a"


def _sea(left: float = 5, right: float = 59, y: float = 57) -> list[Mark]:
    """The water under the keel: a row of small waves."""
    count = round((right - left) / 9)
    step = (right - left) / count
    wave = f"M{num(left)} {num(y)}" + f"q{num(step / 4)} -3.6 {num(step / 2)} 0t{num(step / 2)} 0" * count
    return [Mark(wave, stroke=WAVE, width=2.6)]


def _mast(x: float, top: float, foot: float = 46) -> Mark:
    return Mark(f"M{num(x)} {num(foot)}V{num(top)}", stroke=SPAR, width=2.4)


def _square(cx: float, top: float, height: float, above: float, below: float, cloth: str = CANVAS) -> list[Mark]:
    """A square sail filled by wind from astern: `above` and `below` are the lengths of its edges."""
    left, right, foot = cx - above / 2, cx + above / 2, top + height
    low_left, low_right, belly = cx - below / 2, cx + below / 2, top + height * 0.55
    d = (
        f"M{num(left)} {num(top)}H{num(right)}Q{num(low_right + 3)} {num(belly)} {num(low_right)} {num(foot)}"
        f"Q{num(cx + 1)} {num(foot - 3)} {num(low_left)} {num(foot)}"
        f"Q{num(left + 2.4)} {num(belly)} {num(left)} {num(top)}Z"
    )
    fold = f"M{num(left + 2.6)} {num(top + 2)}Q{num(left + 4.4)} {num(belly)} {num(low_left + 2.6)} {num(foot - 2.2)}"
    return [Mark(d, fill=cloth, width=1.8), inner(fold, stroke=_fold(cloth), width=2)]


def _gaff(x: float, top: float, foot: float, gaff: float, boom: float, cloth: str = CANVAS) -> list[Mark]:
    """A gaff sail set aft (to the left) of a mast at `x`."""
    d = (
        f"M{num(x)} {num(top + 7)}L{num(x - gaff)} {num(top)}Q{num(x - boom * 0.72)} {num((top + foot) / 2)}"
        f" {num(x - boom)} {num(foot)}L{num(x)} {num(foot)}Z"
    )
    fold = f"M{num(x - 3)} {num(foot - 3)}L{num(x - boom + 5)} {num(foot - 3)}"
    return [Mark(d, fill=cloth, width=1.8), inner(fold, stroke=_fold(cloth), width=2)]


def _lateen(tack: tuple[float, float], peak: tuple[float, float], clew: tuple[float, float], cloth: str) -> list[Mark]:
    """A three-cornered sail on a slanting yard from its tack (low, forward) to its peak (high, aft)."""
    (tx, ty), (px, py), (cx, cy) = tack, peak, clew
    d = (
        f"M{num(tx)} {num(ty)}L{num(px)} {num(py)}Q{num((px + cx) / 2 + 3)} {num((py + cy) / 2)} {num(cx)} {num(cy)}"
        f"Q{num((cx + tx) / 2)} {num((cy + ty) / 2 - 3)} {num(tx)} {num(ty)}Z"
    )
    return [
        Mark(d, fill=cloth, width=1.8),
        Mark(f"M{num(tx + (tx - px) * 0.06)} {num(ty + (ty - py) * 0.06)}L{num(px)} {num(py)}", stroke=SPAR, width=2.4),
    ]


def _jib(top: tuple[float, float], tack: tuple[float, float], clew: tuple[float, float]) -> Mark:
    (ax, ay), (bx, by), (cx, cy) = top, tack, clew
    d = f"M{num(ax)} {num(ay)}Q{num((ax + bx) / 2 + 2.4)} {num((ay + by) / 2)} {num(bx)} {num(by)}L{num(cx)} {num(cy)}Z"
    return Mark(d, fill=CANVAS, width=1.8)


def _fold(cloth: str) -> str:
    return SHADE if cloth == CANVAS else light(cloth, 0.25)


def _hull(outline: str, wale: str, colour: str, keel: str = "") -> list[Mark]:
    """The body of a ship: paint, a dark underside, a pale wale along the side."""
    marks = [Mark(outline, fill=colour, width=2.2)]
    if keel:
        marks.append(inner(keel, fill=dark(colour, 0.35)))
    marks.append(inner(wale, stroke=light(colour, 0.62), width=1.8))
    marks.append(Mark(outline, width=2.2, halo=False))
    return marks


def _ports(row: list[float], y: float) -> Mark:
    """Gun ports, each 2.6 units wide."""
    return inner("".join(box(x, y, 2.6, 2.6) for x in row), fill=INK)


def _ensign(nation: str | None, x: float, y: float) -> list[Mark]:
    """The nation's flag flying forward from a masthead."""
    return colours(nation, x, y, 14, 9.5, outline=1.6) if nation else []


@named("ship:schooner")
def schooner(hull: str = PLAYER_HULL, flag: str | None = None) -> str:
    """Two masts, fore-and-aft sails, a low hull: the ship of a player."""
    return svg(
        [
            Mark("M53 42L62 37", stroke=SPAR, width=2.4),
            _mast(26, 4),
            _mast(42, 13.5),
            *_gaff(25, 12, 40, 12, 18),
            *_gaff(41, 17, 40, 8.5, 12.5),
            _jib((43.5, 16), (60.5, 37.5), (45, 39.5)),
            *_hull(
                "M5 41.5Q28 47 57 41Q54 50 49 55H15Q8 54 5 41.5Z",
                "M7.5 46.4Q29 50.4 54 46",
                hull,
                "M9 50.6Q30 54 52 51.4L49 55H15Q11.4 54.4 9 50.6Z",
            ),
            *_sea(),
            *_ensign(flag, 26, 2),
        ]
    )


@named("ship:sloop")
def sloop(hull: str = PLAYER_HULL, flag: str | None = None) -> str:
    """One mast with a great gaff sail, two jibs on a long bowsprit: small and quick."""
    return svg(
        [
            Mark("M50 43L63 36", stroke=SPAR, width=2.4),
            _mast(31, 3),
            *_gaff(30, 9, 41, 15, 24),
            _jib((32.4, 7), (61.5, 36.4), (45, 39.6)),
            _jib((32.4, 14), (49, 40), (34, 40.4)),
            *_hull(
                "M6 40.5Q12 43 29 44.5Q44 45 56 41.5Q53 50.5 48 55H17Q9.6 54 6 40.5Z",
                "M8.6 45.6Q29 50 53 46.2",
                hull,
                "M10.6 50.4Q30 53.6 51 51.2L48 55H17Q13 54.4 10.6 50.4Z",
            ),
            *_sea(),
            *_ensign(flag, 31, 2),
        ]
    )


@named("ship:frigate")
def frigate(hull: str = "#8a3f2c", flag: str | None = None) -> str:
    """Three masts of square sails over a single deck of guns: the largest ship that a pirate sails."""
    sails = [
        sail
        for x, top in ((16, 15), (32, 8), (47, 13))
        for sail in (*_square(x, top, 8, 8.5, 11), *_square(x, top + 10, 27 - top, 12, 14))
    ]
    return svg(
        [
            Mark("M54 40L63 33", stroke=SPAR, width=2.4),
            _mast(16, 10),
            _mast(32, 3),
            _mast(47, 8),
            *sails,
            *_hull(
                "M4 37L13 38.5V41Q33 45 57 40Q54.5 50.5 49.5 55H16Q7.4 53.4 4 37Z",
                "M6.6 43.4Q31 49 55 44.6",
                hull,
                "M9 50.4Q30 54 52.6 51L49.5 55H16Q12 54.4 9 50.4Z",
            ),
            _ports([14, 21, 28, 35, 42, 48], 47.6),
            *_sea(),
            *_ensign(flag, 32, 2),
        ]
    )


@named("ship:brig")
def brig(hull: str = "#c8402c", flag: str | None = None) -> str:
    """Two masts of square sails and a row of ports: a ship out for a fight."""
    return svg(
        [
            Mark("M54 41L63 33", stroke=SPAR, width=2.4),
            _mast(22, 6),
            _mast(41, 6),
            *_square(22, 12, 11, 13, 17),
            *_square(22, 25, 14, 18, 20),
            *_square(41, 12, 11, 12, 16),
            *_square(41, 25, 14, 17, 19),
            _jib((48, 17), (61.5, 34), (51.5, 37.5)),
            *_hull(
                "M5 39Q9 42.5 16 43H46Q54 42.6 59 38.6Q57 50 51 55H15Q7 54 5 39Z",
                "M7.4 45.4H56",
                hull,
                "M9.6 51H53.6L51 55H15Q11.6 54.4 9.6 51Z",
            ),
            _ports([14, 21, 28, 35, 42, 49], 47),
            *_sea(),
            *_ensign(flag, 22, 2),
        ]
    )


@named("ship:caravel")
def caravel(hull: str = "#2f6fc0", flag: str | None = None) -> str:
    """Lateen sails over a round hull with a high stern and casks on deck: a merchant."""
    cask = "M{0} 43v-8.4q3.2 -1.6 6.4 0v8.4Z"
    return svg(
        [
            _mast(18, 8),
            _mast(40, 5),
            *_lateen((29, 30), (9, 9), (12.4, 28), CANVAS),
            *_lateen((59, 31), (30, 6), (34, 33), CANVAS),
            *(Mark(cask.format(x), fill=BRASS, width=1.8) for x in (21.4, 29)),
            *_hull(
                "M3 29L17 32V40Q33 44 46 41Q53 40 60 34Q60 49 48 55H18Q7 54 3 29Z",
                "M6.4 38.4Q10 44 18 45.6Q36 48.6 56.6 42.6",
                hull,
                "M9.6 49.4Q30 54 54 50.4Q51.6 53.4 48 55H18Q13 54.4 9.6 49.4Z",
            ),
            inner(box(7.4, 32.6, 3, 3) + box(12.2, 33.4, 3, 3), fill=light(BRASS, 0.5)),
            *_sea(),
            *_ensign(flag, 40, 1),
        ]
    )


@named("ship:ship_of_the_line")
def ship_of_the_line(hull: str = "#d9a62e", flag: str | None = None) -> str:
    """Three masts and two decks of guns: heavy and hard to sink."""
    sails = [
        sail
        for x, top in ((15, 14), (31, 11), (46, 14))
        for sail in (*_square(x, top, 9, 10, 13), *_square(x, top + 11, 36 - top - 11, 13.5, 15.5))
    ]
    return svg(
        [
            Mark("M55 36L63 29", stroke=SPAR, width=2.4),
            _mast(15, 9),
            _mast(31, 5),
            _mast(46, 9),
            *sails,
            *_hull(
                "M3 32L12 34.5V38H49L60 34.6Q60 50 53 56H13Q4 53 3 32Z",
                "M5.6 47.4H57",
                hull,
                "M7.4 52.4H55.6L53 56H13Q9.6 55 7.4 52.4Z",
            ),
            inner("M4.4 41.4H59", stroke=INK, width=4.2),
            inner("M6 47.8H57.6", stroke=INK, width=4.2),
            inner(
                "".join(box(x, y, 2.6, 2.4) for y, first in ((40.2, 8), (46.6, 10)) for x in range(first, 55, 6)),
                fill=light(hull, 0.5),
            ),
            *_sea(y=58),
            *_ensign(flag, 31, 1.6),
        ]
    )


@named("ship:whaler")
def whaler(hull: str = "#6f7f52", flag: str | None = None) -> str:
    """Bluff bows, a boat in davits, smoke from the try-works."""
    return svg(
        [
            Mark("M22 34q-4 -4 -1 -8t-3 -8t1 -9", stroke="#8f979b", width=3.4),
            Mark("M55 40L62 34", stroke=SPAR, width=2.4),
            _mast(32, 6),
            _mast(47, 11),
            *_square(32, 11, 10, 12, 15),
            *_square(32, 23, 12, 15.5, 17.5),
            *_square(47, 15, 8, 9, 11.5),
            *_square(47, 25, 10, 12, 14),
            Mark(box(18, 33, 8, 9), fill="#a8553a", width=1.8),
            *_hull(
                "M5 37L12 40H50Q55 39.6 59 37Q61 49 54 55.5H14Q6 53 5 37Z",
                "M6.6 43.4H58.4",
                hull,
                "M8.8 51.4H56.6L54 55.5H14Q10.6 54.6 8.8 51.4Z",
            ),
            Mark("M24 41.5V46M42 41.5V46", stroke=SPAR, width=1.6, halo=False),
            Mark("M20 45.6H46Q44 51 40 51H26Q22 51 20 45.6Z", fill=CANVAS, width=1.8, halo=False),
            inner("M22.6 48H43.6", stroke=SHADE, width=1.6),
            *_sea(y=58),
            *_ensign(flag, 32, 2),
        ]
    )


@named("ship:corsair")
def corsair(hull: str = IRON, flag: str | None = "pirates") -> str:
    """A long lean lugger under dark sails."""
    cloth = "#94342a"
    return svg(
        [
            Mark("M54 41L63 35", stroke=SPAR, width=2.4),
            _mast(15, 13),
            _mast(30, 5),
            _mast(45, 10),
            *_lateen((23, 37), (6, 15), (9, 38), cloth),
            *_lateen((42, 36), (19, 9), (24, 38), cloth),
            *_lateen((60, 35), (36, 12), (42, 38), cloth),
            *_hull(
                "M3 37Q8 42.6 18 43.4H46Q54 42.6 61 38Q56 50 50 55H16Q6 53 3 37Z",
                "M6.4 45.2Q12 46.6 20 46.6H46Q52 46.4 57 44.4",
                hull,
                "M9.4 51.2H53.4L50 55H16Q12 54.4 9.4 51.2Z",
            ),
            inner("".join(box(x, 48, 2.6, 2.4) for x in range(16, 50, 7)), fill="#e8c35a"),
            *_sea(),
            *_ensign(flag, 30, 2),
        ]
    )


@named("ship:rowboat")
def rowboat(hull: str = TIMBER, flag: str | None = None) -> str:
    """A boat with two thwarts and its oars out."""
    return svg(
        [
            *([Mark("M11 36V9", stroke=SPAR, width=2.4)] if flag else []),
            *_ensign(flag, 11, 8),
            *(Mark(f"M{x} 30L{x - 9} 50", stroke=SPAR, width=3) for x in (29, 44)),
            *(Mark(f"M{x - 8} 47.6l-3.4 7.4", stroke=SPAR, width=5.6) for x in (29, 44)),
            *_hull(
                "M5 32Q32 42 59 30Q58 42 49 50H18Q8 45 5 32Z",
                "M8.6 38.4Q32 46.4 56.4 37",
                hull,
                "M12 45Q32 50 53.4 44.4Q51.6 47.6 49 50H18Q14.6 48.4 12 45Z",
            ),
            *(Mark(f"M{x} 30L{x - 6} 43.4", stroke=INK, width=4.6, halo=False) for x in (29, 44)),
            *(inner(f"M{x} 30L{x - 6} 43.4", stroke=light(SPAR, 0.45), width=2.2) for x in (29, 44)),
            *_sea(),
        ]
    )


@named("ship:whale")
def whale(hull: str = "#eef1ee") -> str:
    """A sperm whale blowing; pass a colour for one that is not white."""
    return svg(
        [
            Mark("M47 19q-1 -7 -6 -9M47 19q1 -7 6 -9", stroke=WAVE, width=3),
            Mark(
                "M9 27Q4 21 2 13Q9 14 12 20Q15 14 22 13Q20 22 15 26Q18 37 27 36Q31 22 45 21.5Q60 21.5 61 36"
                "Q61 52 42 53H28Q10 51 9 27Z",
                fill=hull,
                width=2.4,
            ),
            inner("M12.4 40Q17 52.6 30 52.6H44Q55 52 59.4 44Q48 48.6 34 46.6Q20 45 12.4 40Z", fill=dark(hull, 0.16)),
            inner("M60 40Q52 44 42 41.4", stroke=INK, width=2),
            Mark("M34 46Q32 53 26 54.4Q25 48.6 29 45Z", fill=hull, width=2, halo=False),
            inner(circle(46.5, 36, 2), fill=INK),
            *_sea(y=58),
        ]
    )


@named("ship:kraken")
def kraken(hull: str = "#8a4a86") -> str:
    """A head with two eyes and four arms out of the water."""
    arms = (
        "M17 56Q4 52 5 39Q5.6 31 11 30.4Q15.6 30.4 15.4 35Q15 38 12 37.4",
        "M47 56Q60 52 59 39Q58.4 31 53 30.4Q48.4 30.4 48.6 35Q49 38 52 37.4",
    )
    outer = (
        "M21 50Q13 44 14 24Q14 13 8.6 12.6Q5.4 12.8 6 16.4",
        "M43 50Q51 44 50 24Q50 13 55.4 12.6Q58.6 12.8 58 16.4",
    )
    tentacle = [Mark(d, stroke=INK, width=8.4) for d in (*outer, *arms)]
    flesh = [inner(d, stroke=hull, width=4.6) for d in (*outer, *arms)]
    suckers = "".join(circle(x, y, 1.1) for s in (0, 1) for x, y in _mirror(s))
    return svg(
        [
            *tentacle,
            *flesh,
            Mark("M20 54Q17 42 20 30Q21 9 32 5Q43 9 44 30Q47 42 44 54Z", fill=hull, width=2.4),
            inner("M26.4 16Q28.6 11 32 9.4", stroke=light(hull, 0.4), width=2.4),
            inner(suckers, fill=light(hull, 0.55)),
            Mark(circle(26, 38, 4.6) + circle(38, 38, 4.6), fill="#f3d36a", width=2, halo=False),
            inner(circle(27, 38.6, 1.9) + circle(37, 38.6, 1.9), fill=INK),
            inner("M22.4 32L29 35M41.6 32L35 35", stroke=INK, width=2.2),
            inner("M27 48.6Q32 46 37 48.6", stroke=INK, width=2),
            *_sea(y=57.6),
        ]
    )


def _mirror(side: int) -> list[tuple[float, float]]:
    """Suckers along the arms, mirrored about the middle for side 1."""
    row = [(14.2, 26.0), (14.6, 33.0), (5.8, 43.0), (8.6, 49.0)]
    return [(64 - x, y) for x, y in row] if side else row
