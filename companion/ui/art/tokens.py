"""Tokens and printed signs: money, barrels, places, crew, rewards."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, box, circle, dark, inner, light, medal, named, polar, polygon, star, svg
from companion.ui.art.flags import skull as deaths_head
from companion.ui.art.numerals import number
from companion.ui.look.palette import BLOOD, BRASS, CANVAS, CORAL, INK, PAPER, SEA, SHADE, TIMBER, WAVE

STONE: Final = "#b7b0a0"
SKIN: Final = "#e6b98c"
ROOF: Final = "#b5523a"


@named("token:coin")
def coin(value: str = "") -> str:
    """A doubloon, with a figure on it if given."""
    face = number(value, 32, 32, 21, "#5f3f0c") if value else [inner(star(32, 32, 14, 4, 0.3), fill="#8a5f17")]
    cross = [] if value else [inner(star(32, 32, 9.5, 4, 0.3, first=45), fill="#8a5f17")]
    return svg(
        [
            Mark(circle(32, 32, 26), fill="#f0c14b", width=2.4),
            inner(circle(32, 32, 20), stroke="#a8791f", width=2),
            inner("M11.6 26Q15.6 15 25.6 11", stroke="#fff0bd", width=2.8),
            *cross,
            *face,
        ]
    )


@named("token:barrel")
def barrel(value: int | None = None, tint: str = TIMBER) -> str:
    """A cask, with a number on a pale disc if given."""
    disc = [inner(circle(32, 32, 13.4), fill=PAPER, stroke=INK, width=2)] if value is not None else []
    figure = number(str(value), 32, 32, 17, INK) if value is not None else []
    hoops = "M12.6 17.6Q32 22 51.4 17.6M12.6 46.4Q32 50.8 51.4 46.4"
    return svg(
        [
            Mark("M17 7Q32 3 47 7Q60 32 47 57Q32 61 17 57Q4 32 17 7Z", fill=tint, width=2.4),
            inner("M24 8Q17 32 24 56M40 8Q47 32 40 56", stroke=dark(tint, 0.4), width=1.6),
            inner("M13.8 21.6Q9.4 32 13.8 43", stroke=light(tint, 0.35), width=2.4),
            inner(hoops, stroke=INK, width=6.4),
            inner(hoops, stroke="#a9b1b6", width=3),
            *disc,
            *figure,
        ]
    )


@named("token:time")
def time(value: int | None = None, tint: str = SEA) -> str:
    """A six-sided counter that turns one notch per round; it stands for time, not for cargo."""
    hexagon = [polar(32, 32, 28, 30 + 60 * i) for i in range(6)]
    if value is None:
        sign = [
            inner("M23 18H41L34 31V33L41 46H23L30 33V31Z", fill=PAPER, stroke=INK, width=2),
            inner("M25.4 44L32 38L38.6 44ZM28.6 25H35.4L32 29.6Z", fill=BRASS),
        ]
    else:
        sign = number(str(value), 32, 32.4, 24, "#ffffff")
    notch = polygon([polar(32, 32, 26, 0), polar(32, 32, 20.4, -14), polar(32, 32, 20.4, 14)])
    return svg(
        [
            Mark(polygon(hexagon), fill=BRASS, width=2.4),
            inner(polygon([polar(32, 32, 23.4, 30 + 60 * i) for i in range(6)]), fill=tint, stroke=INK, width=1.6),
            *([inner(notch, fill=BRASS)] if value is not None else []),
            *sign,
        ]
    )


@named("token:anchor")
def anchor(colour: str = "#3f6f8c") -> str:
    """A mooring."""
    shank = "M32 19V55M20 27H44M32 55Q14 54 10 37M32 55Q50 54 54 37"
    flukes = "M5.6 43L9.6 34L17.4 40.6ZM58.4 43L54.4 34L46.6 40.6Z"
    return svg(
        [
            Mark(shank, width=8),
            Mark(flukes, fill=colour, width=2.6),
            Mark(circle(32, 12.4, 5.6), width=7),
            inner(circle(32, 12.4, 5.6), stroke=colour, width=3.2),
            inner(shank, stroke=colour, width=4.2),
            inner(flukes, fill=colour),
        ]
    )


def _ground(d: str = "M4 57Q20 51 32 51T60 57Z", fill: str = "#7fae63") -> Mark:
    return Mark(d, fill=fill, width=2)


@named("token:fortress")
def fortress(flag_colour: str = BLOOD) -> str:
    """A tower with battlements, a gun and a pennant."""
    wall = "M14 56L17 28H13V17H20V21H27V17H37V21H44V17H51V28H47L50 56Z"
    return svg(
        [
            Mark("M32 20V4", stroke="#5b3d22", width=2.6),
            Mark("M32 4.6L48 8.4L32 13Z", fill=flag_colour, width=1.8),
            Mark(wall, fill=STONE, width=2.4),
            inner("M19 27.4H45M22 36H29M35 45H43M21 47H26M37 36H42", stroke=dark(STONE, 0.35), width=2),
            inner("M27 56V48Q27 42.6 32 42.6Q37 42.6 37 48V56Z", fill=INK),
            inner(circle(32, 34, 3.4), fill=INK),
        ]
    )


@named("token:port")
def port() -> str:
    """Houses on a quay above the water."""
    return svg(
        [
            Mark("M8 44V27L18 17L28 27V44Z", fill=CANVAS, width=2.2),
            Mark("M5.6 28.4L18 15.6L30.4 28.4", width=5.4),
            inner("M6.4 28L18 16.2L29.6 28", stroke=ROOF, width=2.6),
            Mark("M26 44V20H44V44Z", fill=SHADE, width=2.2),
            Mark("M24 20.4L29 10H41L46 20.4Z", fill=ROOF, width=2.2),
            Mark("M44 44V31H56V44Z", fill=CANVAS, width=2.2),
            Mark("M42.4 31.4L50 23L58 31.4Z", fill="#7f8f55", width=2.2),
            inner(
                box(14.6, 30, 6.8, 6) + box(30, 24.6, 4, 5) + box(36.6, 24.6, 4, 5) + box(48, 35, 4.4, 4.4), fill=INK
            ),
            inner("M32.6 44V36.4H38V44Z", fill=INK),
            Mark("M4 44H60V51H4Z", fill=TIMBER, width=2.2),
            inner("M14 44.6V50.4M26 44.6V50.4M38 44.6V50.4M50 44.6V50.4", stroke=INK, width=1.8),
            Mark("M5 58q3.4 -3.6 6.8 0t6.8 0t6.8 0t6.8 0t6.8 0t6.8 0t6.8 0t6.6 0", stroke=WAVE, width=2.6),
        ]
    )


@named("token:market")
def market() -> str:
    """A stall under a striped awning."""
    awning = "M14 9H50L58 27Q54 32 49 27Q45 32 40.6 27Q36.4 32 32 27Q27.6 32 23.4 27Q19 32 15 27Q10 32 6 27Z"
    return svg(
        [
            Mark("M12 26V57M52 26V57", stroke="#5b3d22", width=3.6),
            Mark("M8 40H56V55H8Z", fill=TIMBER, width=2.2),
            inner("M9.6 47.4H54.4", stroke=INK, width=1.8),
            Mark(circle(20, 36, 5), fill="#5aa866", width=1.8),
            Mark(circle(31, 35.4, 5.6), fill="#efc437", width=1.8),
            Mark(box(39, 31, 10, 9), fill="#c8402c", width=1.8),
            Mark(awning, fill=CANVAS, width=2.2),
            inner(
                "M16 10.2H23L19.6 27.6Q17.4 28.6 15.2 26.6Q10 30.6 7.6 26.8ZM32 10.2H39L41 26.6Q36.6 31 32 26.6Z"
                "M46.4 10.2H49.4L56.4 26.8Q54 30 49.6 26.6Z",
                fill=BLOOD,
            ),
            Mark(awning, width=2.2, halo=False),
        ]
    )


@named("token:hammer")
def hammer() -> str:
    """The shipyard: a mallet across a saw's arc."""
    return svg(
        [
            Mark("M14 54L38 26", stroke=INK, width=9.4),
            inner("M14 54L38 26", stroke="#c98c4a", width=5.2),
            Mark(
                "M25 16L35 6.6Q38 4.6 41 7L57 23.4Q59.6 26.4 57 29.4L49 37.6Q46 40 43 37.4L26 21.6Q23 18.6 25 16Z",
                fill="#9aa5ad",
                width=2.4,
            ),
            inner("M28.6 16.6L37 9.4L40 12.4L31.6 20Z", fill="#dfe6ea"),
            inner("M43.6 34.6L46 36.2L55.6 26.8", stroke=dark("#9aa5ad", 0.4), width=2),
        ]
    )


def _bust(coat: str, hat: list[Mark]) -> list[Mark]:
    return [
        Mark("M8 58Q9 43 24 40.6H40Q55 43 56 58Z", fill=coat, width=2.2),
        Mark("M20.6 24Q20.6 42 32 42Q43.4 42 43.4 24Z", fill=SKIN, width=2.2),
        inner(circle(27.4, 30, 1.6) + circle(36.6, 30, 1.6), fill=INK),
        inner("M28 36.4Q32 38.6 36 36.4", stroke=INK, width=1.8),
        *hat,
    ]


@named("token:crew")
def crew() -> str:
    """A sailor with a headscarf and a striped shirt."""
    return svg(
        [
            *_bust("#f3efe4", []),
            inner("M9.4 53.4H54.6M13 47.4H51", stroke="#3f6fb5", width=2.6),
            Mark("M18 26Q18 9 32 9Q46 9 46 26Q32 21 18 26Z", fill=BLOOD, width=2.2),
            Mark("M45 22L55 20.6L51.6 26.6L57 31L45.6 28Z", fill=BLOOD, width=2),
            inner(circle(27, 15.4, 1.5) + circle(34, 14, 1.5) + circle(40, 18, 1.5), fill=CANVAS),
        ]
    )


@named("token:officer")
def officer(coat: str = "#27508f") -> str:
    """An officer in a cocked hat and epaulettes."""
    return svg(
        [
            *_bust(coat, []),
            inner("M27 42L32 57L37 42Z", fill=CANVAS, stroke=INK, width=1.6),
            Mark("M10 50Q11 44.6 21 43.6L20 49.6ZM54 50Q53 44.6 43 43.6L44 49.6Z", fill="#e8b62f", width=1.6),
            Mark("M6 25.4Q20 7 32 7Q44 7 58 25.4Q44 19.6 32 21.4Q20 19.6 6 25.4Z", fill="#22303a", width=2.2),
            inner("M9.4 23.6Q21 17.6 32 19.2Q43 17.6 54.6 23.6", stroke="#e8b62f", width=2),
            inner(circle(32, 13.4, 3), fill="#e8b62f"),
        ]
    )


@named("token:skull")
def skull() -> str:
    """A wound, or a ship destroyed."""
    bones = "M13 37L51 57M51 37L13 57"
    head = "M14.6 27Q14.6 6 32 6Q49.4 6 49.4 27Q49.4 34 43.4 37.4V46H20.6V37.4Q14.6 34 14.6 27Z"
    return svg(
        [
            Mark(bones, width=8.4),
            inner(bones, stroke=CANVAS, width=4.6),
            Mark(head, fill=CANVAS, width=2.4),
            inner(circle(25, 27.4, 5) + circle(39, 27.4, 5), fill=INK),
            inner("M32 32.4L35 38H29Z", fill=INK),
            inner("M27.6 41.4V45.4M32 41.4V45.4M36.4 41.4V45.4", stroke=INK, width=1.8),
        ]
    )


@named("token:fame")
def fame(value: int | None = None) -> str:
    """A star in a laurel wreath, or a number in it."""
    leaf = "M0 -6.4Q4.6 0 0 6.4Q-4.6 0 0 -6.4Z"
    leaves = []
    for side in (1, -1):
        for step, bearing in enumerate((162, 132, 102, 72, 42)):
            x, y = polar(32, 33, 23.4, side * bearing)
            turn = side * (bearing - 62 + 4 * step)
            leaves.append(Mark(leaf, fill="#5d9a58", width=1.6, transform=f"translate({x:.2f} {y:.2f}) rotate({turn})"))
    stems = "M30 57.4Q8 54 8.4 27M34 57.4Q56 54 55.6 27"
    heart = number(str(value), 32, 32.4, 18, INK) if value is not None else []
    ground = [Mark(circle(32, 32.6, 17), fill=PAPER, width=2, halo=False)] if value is not None else []
    sign = [] if value is not None else [Mark(star(32, 32, 17.4), fill="#f2c14a", width=2.2)]
    return svg([Mark(stems, stroke="#3d6a3a", width=3), *leaves, *ground, *heart, *sign])


@named("token:mission")
def mission() -> str:
    """A sealed scroll."""
    return svg(
        [
            Mark("M14 12H50V50H14Z", fill="#f6e6bf", width=2.4),
            Mark(
                "M10 6.6H54Q58 9.6 54 15H10Q6 11.6 10 6.6ZM10 48H54Q58 51.6 54 56.6H10Q6 53 10 48Z",
                fill="#e3c98d",
                width=2.4,
            ),
            inner("M21 23H43M21 30H43M21 37H31", stroke="#8a6a2e", width=2.6),
            Mark(circle(41, 42, 7), fill=BLOOD, width=2, halo=False),
            inner(star(41, 42, 4.2), fill="#f3b6a8"),
        ]
    )


@named("token:clue")
def clue(colour: str = BLOOD) -> str:
    """The X on a scrap of chart."""
    return svg(
        [
            Mark("M7 12L23 7L41 12L57 7V52L41 57L23 52L7 57Z", fill="#f6e6bf", width=2.4),
            inner("M23 7.6V52M41 12.4V56.4", stroke="#d7bf86", width=2),
            inner("M13 46Q20 47 20 40T28 34", stroke="#8a6a2e", width=2.6),
            inner("M30 20L48 41M48 20L30 41", stroke=INK, width=8),
            inner("M30 20L48 41M48 20L30 41", stroke=colour, width=4.8),
        ]
    )


@named("token:bounty")
def bounty() -> str:
    """A wanted poster with a price."""
    return svg(
        [
            Mark("M12 6H52V57L46 54L40 58L33 54.6L26 58L19 54L12 57Z", fill="#f6e6bf", width=2.4),
            inner("M19 13.4H45", stroke=INK, width=3.6),
            *deaths_head(32, 28.6, 21, bone=INK, socket="#f6e6bf"),
            inner(circle(25.4, 47, 4) + circle(32, 47, 4) + circle(38.6, 47, 4), fill="#f0c14b", stroke=INK, width=1.6),
        ]
    )


@named("token:flag")
def pennant(colour: str = CORAL) -> str:
    """A swallow-tailed pennant: one step of a ship's orders, or a seat's mark."""
    return svg(
        [
            Mark("M13 60V6", stroke="#5b3d22", width=3.6),
            Mark("M13 9H58L47 23L58 37H13Z", fill=colour, width=2.4),
            inner("M17 13.4H49", stroke=light(colour, 0.4), width=2.4),
        ]
    )


@named("event:any")
def event() -> str:
    """Something happens: a compass card on a round brass-rimmed token."""
    return svg(
        [
            *medal(SEA),
            inner(star(32, 32, 17, 6, 0.36), fill=BRASS, stroke=INK, width=1.8),
            inner(polygon([(32, 15), (29, 27), (32, 32)]), fill=PAPER),
        ]
    )


@named("token:deck")
def deck() -> str:
    """A deck of cards, face down."""
    back = "#7a2f28"
    return svg(
        [
            Mark(box(18, 5, 34, 46, 4), fill=PAPER, width=2.4),
            Mark(box(13, 10, 34, 46, 4), fill=PAPER, width=2.2, halo=False),
            inner(box(16.4, 13.4, 27.2, 39.2, 3), fill=back, stroke=INK, width=1.6),
            *deaths_head(30, 31, 20),
        ]
    )
