"""What lies ashore and on the chart: governors of ports, and the kinds of place where a counter may lie."""

from __future__ import annotations

from companion.ui.art.base import Mark, box, circle, dark, inner, light, named, polygon, regular, svg
from companion.ui.art.flags import flag
from companion.ui.art.flags import skull as deaths_head
from companion.ui.look.palette import BRASS, CANVAS, INK, LEAF, PAPER, TIMBER

SKIN = "#e6b98c"
OPEN, SHALLOW, SHORE, GRASS = "#2f6f94", "#5fa7c0", "#e3c98a", "#7fae63"
"""Paints of the chart: open sea, water near land, beach, land."""


def _medallion(ground: str, coat: str) -> list[Mark]:
    """A head in a long wig and a laced hat, on a round ground."""
    wig = "M20 20Q15 34 19 44H45Q49 34 44 20Z"
    hat = "M14 19Q22 16 25 9H39Q42 16 50 19Q40 24.6 32 22.6Q24 24.6 14 19Z"
    return [
        Mark(circle(32, 32, 29), fill=ground, width=2.4),
        inner("M11 51Q14 42 25 40.6H39Q50 42 53 51Q44 61 32 61T11 51Z", fill=coat, stroke=INK, width=2),
        inner(wig, fill="#d9d4c7", stroke=INK, width=2),
        inner("M23 22Q22.4 39.6 32 40.4Q41.6 39.6 41 22Z", fill=SKIN, stroke=INK, width=1.8),
        inner(circle(28.4, 28.4, 1.5) + circle(35.6, 28.4, 1.5), fill=INK),
        inner("M29 34.6Q32 36.4 35 34.6", stroke=INK, width=1.6),
        inner("M29 41L32 50L35 41Z", fill=CANVAS, stroke=INK, width=1.4),
        inner(hat, fill="#22303a", stroke=INK, width=2),
        inner("M16.6 19Q24 21.6 32 20.2Q40 21.6 47.4 19", stroke="#e8b62f", width=1.8),
    ]


@named("governor:pro")
def pro() -> str:
    """A governor who takes the pirates' money: green, with a coin."""
    coin = [
        Mark(circle(50, 50, 11.4), fill="#f0c14b", width=2.2),
        inner(circle(50, 50, 7.6), stroke="#a8791f", width=1.6),
        inner("M50 45.6V54.4M46.6 50H53.4", stroke="#8a5f17", width=2.2),
    ]
    return svg([*_medallion("#4c8f5f", "#7a3b52"), *coin])


@named("governor:anti")
def anti() -> str:
    """A governor who hangs pirates: red, with a gallows."""
    gallows = "M43.4 58.6V41.4H55V46M43.4 46L48 41.4M41.4 58.6H48"
    return svg(
        [
            *_medallion("#a8402f", "#27508f"),
            Mark(box(38, 38, 22.6, 23.4, 4), fill=PAPER, width=2.2),
            inner(gallows, stroke=TIMBER, width=2.6),
            inner(circle(55, 49.4, 3), stroke=INK, width=2),
        ]
    )


def _swell(y: float, left: float = 10, count: int = 5, paint: str = "#cfe6ef") -> Mark:
    return inner(f"M{left} {y}" + "q2.2 -3.4 4.4 0t4.4 0" * count, stroke=paint, width=2.2)


def _chart(ground: str) -> list[Mark]:
    """A scrap of chart with its hexes drawn in."""
    return [
        Mark(box(4, 4, 56, 56, 7), fill=ground, width=2.4),
        inner(box(6.6, 6.6, 50.8, 50.8, 5), stroke=light(ground, 0.3), width=1.6),
    ]


@named("place:sea")
def sea() -> str:
    """Open sea."""
    return svg([*_chart(OPEN), _swell(22), _swell(34), _swell(46)])


@named("place:coast")
def coast() -> str:
    """A hex with land in it."""
    land = "M58 8V56Q58 58 56 58H36Q44 50 38 42Q30 36 38 28Q46 22 40 12L44 6H56Q58 6 58 8Z"
    return svg(
        [
            *_chart(SHALLOW),
            inner(land, fill=SHORE, stroke=INK, width=2),
            inner("M56 12V54Q56 56 54 56H43Q49 49 44.6 41.4Q38 35 45 30Q51 22 47 13L50 9H54Q56 9 56 12Z", fill=GRASS),
            _swell(20, 9, 3),
            _swell(34, 9, 2),
            _swell(48, 9, 2),
        ]
    )


@named("place:lane")
def lane() -> str:
    """A Shipping Lane: a Merchant's mark on open sea."""
    return svg(
        [
            *_chart(OPEN),
            inner("M9 45Q22 52 32 40T55 20", stroke=PAPER, width=2.8),
            inner("M55 20L46.6 20.4M55 20L51.6 27.8", stroke=PAPER, width=2.8),
            Mark("M16 28H38L34.6 36H20.4Z", fill=TIMBER, width=2, halo=False),
            Mark("M27 27V11Q36 15 37 24.6H27.6ZM24.6 15Q19 19 18.4 24.6H24.6Z", fill=CANVAS, width=1.8, halo=False),
        ]
    )


@named("place:port")
def port() -> str:
    """A port: houses on a quay."""
    return svg(
        [
            *_chart(SHALLOW),
            inner("M6.6 30Q20 22 32 24T57.4 20V12Q57.4 6.6 52 6.6H12Q6.6 6.6 6.6 12Z", fill=GRASS),
            Mark(box(12, 25, 13, 17), fill=CANVAS, width=2, halo=False),
            Mark("M9.6 26L18.5 17L27.4 26Z", fill="#b5523a", width=2, halo=False),
            Mark(box(28, 19, 11, 23), fill="#d8b98a", width=2, halo=False),
            Mark("M26 20L33.5 9L41 20Z", fill="#8d4630", width=2, halo=False),
            Mark(box(42, 28, 11, 14), fill=CANVAS, width=2, halo=False),
            Mark("M40 29L47.5 22L55 29Z", fill="#b5523a", width=2, halo=False),
            Mark(box(7, 42, 50, 6), fill=TIMBER, width=2, halo=False),
            _swell(54.4, 10, 5),
        ]
    )


@named("place:zone")
def zone() -> str:
    """A Transit Box: from one ocean to another."""
    arrows = "M13 25H45M37 17L45 25L37 33M51 41H19M27 33L19 41L27 49"
    return svg(
        [
            *_chart("#27506b"),
            inner(arrows, stroke=INK, width=8),
            inner(arrows, stroke=BRASS, width=4.6),
        ]
    )


@named("place:hex")
def hexagon() -> str:
    """A hex by its coordinate."""
    return svg(
        [
            *_chart(SHALLOW),
            *(inner(polygon(regular(x, y, 13, 6, 30)), stroke="#2c6c86", width=2) for x, y in ((20, 43),)),
            Mark(polygon(regular(40, 25, 15.4, 6, 30)), fill=PAPER, width=2.4, halo=False),
            inner("M34 31L38.6 18.6L43.2 31M35.6 27H41.6", stroke=INK, width=2.6),
        ]
    )


@named("place:any")
def anywhere() -> str:
    """Any place: a rose on the chart."""
    points = "M32 8L36.6 27.4L56 32L36.6 36.6L32 56L27.4 36.6L8 32L27.4 27.4Z"
    return svg(
        [
            *_chart(SHALLOW),
            inner(circle(32, 32, 17), stroke=PAPER, width=2),
            inner(points, fill=PAPER, stroke=INK, width=2),
            inner(
                "M32 8L36.6 27.4L32 32ZM56 32L36.6 36.6L32 32ZM32 56L27.4 36.6L32 32ZM8 32L27.4 27.4L32 32Z", fill=INK
            ),
        ]
    )


@named("token:letter")
def letter(nation: str = "none") -> str:
    """A Letter of Marque: a sealed sheet with the flag of its nation."""
    return svg(
        [
            Mark("M12 5H52V57L46 53.6L40 57L32 53.6L24 57L18 53.6L12 57Z", fill="#f6e6bf", width=2.4),
            *flag(nation, 17, 10, 30, 19, outline=1.8),
            inner("M18 36H46M18 42.4H34", stroke="#8a6a2e", width=2.6),
            Mark(circle(43, 46, 7), fill="#c8402c", width=2, halo=False),
            inner(circle(43, 46, 3.4), stroke="#f3b6a8", width=1.8),
        ]
    )


@named("token:haven")
def haven() -> str:
    """A Safe Haven: a palm and a black flag on a beach."""
    return svg(
        [
            Mark("M4 52Q16 42 32 42T60 52Q46 58 32 58T4 52Z", fill=SHORE, width=2.2),
            Mark("M22 47Q19 34 24.6 22", stroke=INK, width=6.4),
            inner("M22 47Q19 34 24.6 22", stroke=TIMBER, width=3.2),
            Mark(
                "M25 23Q14 16 6 24Q10 12 23 17Q19 8 9 9Q19 2 26 15Q29 5 40 8Q32 11 29 18Q40 16 42 27Q34 21 25 23Z",
                fill=LEAF,
                width=2,
            ),
            Mark("M46 50V19", stroke="#5b3d22", width=3),
            Mark(box(46, 20, 16, 13), fill="#1f2126", width=2),
            *deaths_head(54, 26.4, 10),
        ]
    )


@named("token:bottle")
def bottle() -> str:
    """Debauchery: a bottle of rum."""
    glass = "#3f7350"
    return svg(
        [
            Mark(
                "M26 5H38V19Q38 23 43 27Q47 30 47 36V55Q47 59 43 59H21Q17 59 17 55V36Q17 30 21 27Q26 23 26 19Z",
                fill=glass,
                width=2.4,
            ),
            inner("M26 5H38V12H26Z", fill="#c98c4a", stroke=INK, width=2),
            inner(box(17.6, 36, 28.8, 15), fill=CANVAS, stroke=INK, width=1.8),
            inner("M25 40L39 47.4M39 40L25 47.4", stroke=dark(glass, 0.5), width=2.4),
            inner("M22.6 33Q23 29.6 27 27", stroke=light(glass, 0.5), width=2.4),
        ]
    )


@named("token:lemon")
def scurvy() -> str:
    """Scurvy: what the crew lacks."""
    return svg(
        [
            Mark(
                "M6 36Q8 18 26 15Q42 12 52 22Q57 22 60 27Q57 31 56 32Q55 50 36 53Q20 55 11 44Q7 42 6 36Z",
                fill="#f0d04a",
                width=2.4,
            ),
            inner("M15 36Q17 24 29 21", stroke="#fff3b8", width=3),
            inner(circle(30, 40, 1.4) + circle(40, 34, 1.4) + circle(38, 44, 1.4), fill="#b48f1d"),
            inner("M50 9L12 57", stroke=INK, width=7),
            inner("M50 9L12 57", stroke="#c8402c", width=4),
        ]
    )


@named("token:wound")
def wound() -> str:
    """A captain's wound: a bandage with blood on it."""
    return svg(
        [
            Mark(
                "M7 41Q22 30 36 14Q40 10 44 14L54 25Q57 29 53 32Q37 46 22 57Q18 59 15 55L6 46Q4 43 7 41Z",
                fill="#f3e9d6",
                width=2.4,
            ),
            inner("M15 35.4L29 51.4M33.4 17.6L48.6 35", stroke="#cdbb97", width=2.4),
            inner("M25 31Q31 25 37 30Q42 35 37 39Q33 44 28 40Q22 36 25 31Z", fill="#c8402c"),
        ]
    )


@named("token:cunning")
def cunning() -> str:
    """Cunning: a die that is rolled again."""
    turn = "M12 40A23 23 0 1 1 32 55"
    head = "M32 46.6V62.4L22.4 54.6Z"
    return svg(
        [
            Mark(turn, width=7.6),
            Mark(head, fill=BRASS, width=2),
            inner(turn, stroke=BRASS, width=4.2),
            inner(head, fill=BRASS),
            Mark(box(20, 19, 25, 25, 5), fill=PAPER, width=2.4),
            inner(
                "".join(
                    circle(x, y, 2.7) for x, y in ((26.6, 25.6), (38.4, 25.6), (32.5, 31.5), (26.6, 37.4), (38.4, 37.4))
                ),
                fill=INK,
            ),
        ]
    )


@named("token:endurance")
def endurance() -> str:
    """Endurance: a heart."""
    return svg(
        [
            Mark(
                "M32 57Q6 38 6.4 22Q7 8 19 8Q28 8 32 17.6Q36 8 45 8Q57 8 57.6 22Q58 38 32 57Z",
                fill="#c8402c",
                width=2.4,
            ),
            inner("M13 24Q13 14 21 14", stroke="#f3b6a8", width=3.4),
        ]
    )
