"""Emblems: the four sections of a ship, chest, loot. Islands and cards bear them too."""

from __future__ import annotations

from dataclasses import replace

from companion.ui.art.base import Mark, box, circle, dark, inner, light, named, num, polar, put, star, svg
from companion.ui.look.palette import BLOOD, BRASS, CANVAS, CORAL, INK, IRON, PAPER, SHADE, TIMBER

SKIN = "#e6b98c"
GOLD = "#f0c14b"
SPAR = "#5b3d22"
OAK = "#a86f3e"


def hull() -> list[Mark]:
    """A hull on the stocks, without masts."""
    body = "M3 16Q12 26 32 26H46Q56 25 61 15Q61 38 46 45H20Q6 38 3 16Z"
    return [
        Mark("M15 58L21 44M32 58V44M49 58L44 44M8 58H56", stroke=INK, width=5.4),
        inner("M15 58L21 44M32 58V44M49 58L44 44M8 58H56", stroke=SPAR, width=2.6),
        Mark(body, fill=OAK, width=2.4),
        inner("M9.4 36Q13 42 20 45H46Q53 41.6 56.6 35.4Q34 41 9.4 36Z", fill=dark(OAK, 0.35)),
        inner("M5 23Q14 32 34 32Q50 31.4 60.4 22.6", stroke=light(OAK, 0.5), width=2.4),
        inner("M8 32Q18 37.4 34 37.4Q48 37 58 31.4", stroke=dark(OAK, 0.45), width=1.8),
        Mark(body, width=2.4, halo=False),
    ]


def crew() -> list[Mark]:
    """A sailor: headscarf, earring, striped shirt."""
    return [
        Mark("M8 60Q8 45 22 42H42Q56 45 56 60Z", fill=CANVAS, width=2.4),
        inner("M11 52.6H53M16 46.4H48", stroke="#3f6fb5", width=3.2),
        Mark("M19 24Q19 42 32 42.6Q45 42 45 24Z", fill=SKIN, width=2.2),
        inner(circle(27, 29, 1.9) + circle(37, 29, 1.9), fill=INK),
        inner("M27 36.4Q32 39.4 37 36.4", stroke=INK, width=2),
        Mark(circle(45.6, 35, 2.8), fill="none", stroke="#c78f1d", width=2, halo=False),
        Mark("M16 25Q15 6 32 6Q49 6 48 25Q32 18.6 16 25Z", fill=BLOOD, width=2.4),
        Mark("M46 20L58 18L54 25L59 31L46.4 27Z", fill=BLOOD, width=2),
        inner(circle(25, 14, 1.8) + circle(33.4, 11.6, 1.8) + circle(41, 16, 1.8), fill=CANVAS),
    ]


def cannon() -> list[Mark]:
    """A ship's gun on its truck, run out to the right, with two balls."""
    return [
        Mark("M10 34L42 27L47 50H8Z", fill=OAK, width=2.4),
        Mark("M10 21Q10 16 15 15L56 9L59 25L20 33.6Q12 34.6 10 28Z", fill=IRON, width=2.4),
        Mark(circle(6.4, 24.6, 4), fill=IRON, width=2),
        Mark("M53 6.4L58 5.6L62 27L57.4 28Z", fill=IRON, width=2),
        inner("M15.6 20L51 14", stroke="#a9b4bd", width=2.8),
        inner("M25 14L28 31.6M40 11.8L43 28.4", stroke=INK, width=2.2),
        Mark(circle(17, 50, 8) + circle(39, 50, 8), fill=dark(TIMBER, 0.3), width=2.2),
        inner(circle(17, 50, 2.4) + circle(39, 50, 2.4), fill=BRASS),
        Mark(circle(55, 51, 6), fill=IRON, width=2),
        inner("M52 49.6Q52.6 47.6 54.6 47.4", stroke="#a9b4bd", width=1.8),
    ]


def sails() -> list[Mark]:
    """A mast with a topsail and a course before the wind."""
    return [
        Mark("M28 61V3", stroke=SPAR, width=4.4),
        Mark("M17 8H43Q51 17 46 27Q31 22.6 13 27Q20 17 17 8Z", fill=CANVAS, width=2.4),
        Mark("M12 30H47Q60 42 51 56Q31 48.6 7 56Q17 43 12 30Z", fill=CANVAS, width=2.4),
        inner("M30 31.6Q35 41 31.6 50.4M30 9.4Q33.4 17 31.4 23.6", stroke=SHADE, width=2.6),
        inner("M15 37.4H50.6", stroke=SHADE, width=2.2),
        Mark("M11 30H48M15 7.4H44", stroke=INK, width=5.4),
        inner("M11 30H48M15 7.4H44", stroke=TIMBER, width=2.6),
        Mark("M28 3Q38 1 44 4.4Q38 5.6 28 5.4Z", fill=BLOOD, width=1.6),
    ]


def chest() -> list[Mark]:
    """A treasure chest, closed."""
    lid = "M6 29Q6 12 19 12H45Q58 12 58 29Z"
    return [
        Mark(lid, fill=OAK, width=2.4),
        Mark(box(6, 29, 52, 26, 3), fill=TIMBER, width=2.4),
        inner("M9 42H55M10 20Q12 15.4 18 15.4H46Q52 15.4 54 20", stroke=dark(TIMBER, 0.35), width=2),
        Mark("M15 12.6H22V55H15ZM42 12.6H49V55H42Z", fill=BRASS, width=1.8, halo=False),
        inner("M6 29H58", stroke=INK, width=3.2),
        Mark(box(26, 24, 12, 14, 2.4), fill=GOLD, width=2, halo=False),
        inner(circle(32, 29.6, 2.4) + "M31 30H33L34 35H30Z", fill=INK),
    ]


def mug() -> list[Mark]:
    """A tankard of ale that foams over."""
    return [
        Mark("M42 25H50Q59 25 58 38Q57.4 49 43 49", stroke=INK, width=9),
        inner("M42 25H50Q59 25 58 38Q57.4 49 43 49", stroke=OAK, width=4.6),
        Mark("M11 20H45L43 59H13Z", fill=OAK, width=2.4),
        inner("M21.6 22L22.4 57M34.4 22L33.6 57", stroke=dark(OAK, 0.35), width=2.2),
        Mark("M11.4 30H44.6L44.4 35.4H11.8ZM12.4 48H43.6L43.4 53.4H12.8Z", fill=BRASS, width=1.8, halo=False),
        Mark(
            "M9 24Q3 17 10 12Q11 5 19 7Q25 0 32 6Q40 3 43 10Q51 13 46 23Q45 31 40.6 31Q37 31 37 25H23"
            "Q22.6 33 18.6 33Q15 33 15 26Q12 27 9 24Z",
            fill=CANVAS,
            width=2.2,
        ),
        inner("M15 15Q19 10.6 24 14M31 12Q35 9.4 39 14", stroke=SHADE, width=2.4),
    ]


def laurel(cx: float, cy: float, r: float) -> list[Mark]:
    """A wreath around a point, open at the top."""
    leaf = "M0 -6.4Q4.6 0 0 6.4Q-4.6 0 0 -6.4Z"
    marks = []
    for side in (1, -1):
        for step, bearing in enumerate((164, 134, 104, 74, 44)):
            x, y = polar(cx, cy, r, side * bearing)
            turn = side * (bearing - 62 + 4 * step)
            place = f"translate({num(x)} {num(y)}) rotate({turn}) scale({num(r / 23.4)})"
            marks.append(Mark(leaf, fill="#5d9a58", width=1.8, transform=place))
    return marks


@named("section:hull")
def section_hull() -> str:
    """Hull."""
    return svg(hull())


@named("section:crew")
def section_crew() -> str:
    """Crew."""
    return svg(crew())


@named("section:cannon")
def section_cannon() -> str:
    """Cannon."""
    return svg(cannon())


@named("section:sails")
def section_sails() -> str:
    """Sails."""
    return svg(sails())


@named("token:chest")
def token_chest() -> str:
    """A treasure chest."""
    return svg(chest())


@named("loot:treasures")
def loot_treasures() -> str:
    """Treasure chests: two of them."""
    near = [replace(mark, halo=True) for mark in put(chest(), 0.82, 0, 13)]
    return svg([*put(chest(), 0.6, 25, -4), *near])


@named("loot:gold")
def loot_gold() -> str:
    """Gold: a stack of doubloons."""
    edge = "M{x} {y}v6q0 5 14 5t14 -5v-6Z"
    stack = [Mark(edge.format(x=6, y=y), fill="#d9a432", width=2.2) for y in (46, 38, 30)]
    side = [Mark(edge.format(x=31, y=y), fill="#d9a432", width=2.2) for y in (47, 39)]
    return svg([*stack, _face(20, 29), *side, _face(45, 38), inner(star(20, 29, 6, 4, 0.4), fill="#8a5f17")])


def _face(x: float, y: float) -> Mark:
    return Mark(f"M{num(x - 14)} {num(y)}q0 -7 14 -7t14 7t-14 7t-14 -7Z", fill=GOLD, width=2.2)


@named("loot:tavern")
def loot_tavern() -> str:
    """Tavern cards."""
    return svg([Mark(box(8, 3, 48, 58, 6), fill="#7a2f28", width=2.6), *put(mug(), 0.68, 10, 10)])


@named("loot:fame")
def loot_fame() -> str:
    """Fame."""
    return svg([*laurel(32, 33, 24), Mark(star(32, 31, 19, 5, 0.42), fill=GOLD, width=2.4)])


@named("token:year")
def year(month: int = 0, months: int = 12) -> str:
    """The year as a dial: months that are over, the present one (0: none yet), those to come."""
    step = 360 / months
    slices = []
    for i in range(months):
        a, b = polar(32, 32, 28, i * step), polar(32, 32, 28, (i + 1) * step)
        wedge = f"M32 32L{num(a[0])} {num(a[1])}A28 28 0 0 1 {num(b[0])} {num(b[1])}Z"
        paint = CORAL if i + 1 == month else BRASS if i + 1 < month else PAPER
        slices.append(inner(wedge, fill=paint, stroke=INK, width=1.8))
    hub = Mark(circle(32, 32, 7), fill=INK, width=1.6, halo=False)
    return svg([Mark(circle(32, 32, 29), fill=PAPER, width=2.4), *slices, hub])


@named("token:dice")
def token_dice() -> str:
    """Two dice with pips: how many are rolled."""
    far = "".join(circle(x, y, 3) for x, y in ((31, 14), (44.6, 27.6)))
    near = "".join(circle(x, y, 3.2) for x, y in ((13, 34), (31, 34), (22, 43), (13, 52), (31, 52)))
    return svg(
        [
            Mark(box(22, 5, 32, 32, 6), fill=SHADE, width=2.4),
            inner(far, fill=INK),
            Mark(box(5, 26, 34, 34, 6), fill=PAPER, width=2.4),
            inner(near, fill=INK),
        ]
    )
