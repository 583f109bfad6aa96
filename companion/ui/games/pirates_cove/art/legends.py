"""Legendary Pirates as medallions: each by what one knows it by."""

from __future__ import annotations

from companion.ui.art.base import Mark, box, circle, dark, inner, light, medal, named, star, svg
from companion.ui.art.numerals import number
from companion.ui.games.pirates_cove.art.emblems import SKIN
from companion.ui.look.palette import BLOOD, BRASS, CANVAS, INK, PAPER

STORM, NIGHT, DUSK, LAGOON, EMBER = "#59646c", "#1c3c46", "#7a4a3a", "#2d6f7c", "#8f2f22"


@named("legend:blackbeard")
def blackbeard() -> str:
    """A black beard with burning matches in it, under a hat."""
    beard = (
        "M17 30Q13 44 20 52Q22 49 24 54Q27 50 30 57Q32 52 34.6 57"
        "Q37 50 40 54Q42 49 44 52Q51 44 47 30Q40 38 32 37Q24 38 17 30Z"
    )
    fuses = "M18 45Q11 46 9 40M46 45Q53 46 55 40"
    return svg(
        [
            *medal(EMBER),
            inner("M19 24V34Q20 44 32 44Q44 44 45 34V24Z", fill=SKIN, stroke=INK, width=2),
            inner("M23 28.4L29 30M41 28.4L35 30", stroke=INK, width=2.4),
            inner(circle(26.6, 31.4, 1.8) + circle(37.4, 31.4, 1.8), fill=INK),
            inner(beard, fill="#17191d", stroke=INK, width=1.6),
            inner("M28 40.6Q32 42.6 36 40.6", stroke="#d98d7c", width=2.4),
            inner(fuses, stroke="#c98c4a", width=2.2),
            Mark(star(9, 38.4, 5.4, 6, 0.5) + star(55, 38.4, 5.4, 6, 0.5), fill="#ffcf57", width=1.4, halo=False),
            Mark("M8 25Q17 10 32 10Q47 10 56 25Q44 20.4 32 22Q20 20.4 8 25Z", fill="#22262d", width=2.2),
            inner("M11.6 23Q21 18.4 32 19.4Q43 18.4 52.4 23", stroke=BRASS, width=1.8),
        ]
    )


@named("legend:dutchman")
def dutchman() -> str:
    """A ship like a ghost before the moon."""
    ghost, glow = "#a9e3c9", "#d8f6e6"
    return svg(
        [
            *medal(NIGHT),
            inner(circle(42, 22, 9), fill="#f3efcf"),
            inner("M18 44V18M32 44V12M45 44V20", stroke=INK, width=4.4),
            inner("M18 44V18M32 44V12M45 44V20", stroke=glow, width=2),
            inner(
                "M12 21Q18 19 24 21Q28 31 23 39L20 35L16 40L12 37Q16 29 12 21Z"
                "M25 15Q32 12 39 15Q44 29 38 40L34 35L31 41L25 37Q30 27 25 15Z"
                "M41 23Q46 21 51 23Q54 31 50 39L47 35L44 39L41 37Q44 30 41 23Z",
                fill=ghost,
                stroke=INK,
                width=1.6,
            ),
            inner("M9 42Q32 47 56 40Q54 52 46 54H18Q11 52 9 42Z", fill=ghost, stroke=INK, width=2),
            inner("M17 48q3 -2 6 0t6 0t6 0t6 0t6 0", stroke=dark(ghost, 0.5), width=2),
        ]
    )


@named("legend:hook")
def hook() -> str:
    """An iron hook in a lace cuff."""
    curve = "M32 40V30Q32 25 38 23Q47 20 46 13Q44 7 37 9Q32 11 33 16"
    return svg(
        [
            *medal(LAGOON),
            inner("M16 58Q16 46 22 42H42Q48 46 48 58Q40 61 32 61T16 58Z", fill=BLOOD, stroke=INK, width=2),
            inner(
                "M18 44Q16 36 24 37Q26 32 32 35Q38 32 40 37Q48 36 46 44Q40 48 32 46Q24 48 18 44Z",
                fill=CANVAS,
                stroke=INK,
                width=2,
            ),
            inner(curve, stroke=INK, width=8.6),
            inner(curve, stroke="#c3ccd2", width=4.8),
            inner("M34 20L30.4 12L38 13Z", fill="#c3ccd2", stroke=INK, width=1.6),
            inner("M26 53H38", stroke=BRASS, width=3),
        ]
    )


def _woman(x: float, hair: str, scarf: str) -> list[Mark]:
    """A woman's head in a scarf, centred on x."""
    return [
        inner(
            f"M{x - 10} 26Q{x - 13} 42 {x - 9} 48H{x + 9}Q{x + 13} 42 {x + 10} 26Z", fill=hair, stroke=INK, width=1.8
        ),
        inner(f"M{x - 7} 26Q{x - 7} 42 {x} 42.6Q{x + 7} 42 {x + 7} 26Z", fill=SKIN, stroke=INK, width=1.6),
        inner(circle(x - 3, 31.4, 1.5) + circle(x + 3, 31.4, 1.5), fill=INK),
        inner(f"M{x - 2.4} 37Q{x} 38.6 {x + 2.4} 37", stroke=BLOOD, width=1.8),
        inner(
            f"M{x - 10} 28Q{x - 10} 15 {x} 15Q{x + 10} 15 {x + 10} 28Q{x} 22 {x - 10} 28Z",
            fill=scarf,
            stroke=INK,
            width=1.8,
        ),
    ]


@named("legend:bonny-read")
def bonny_read() -> str:
    """Two women with crossed sabres."""
    blades = "M14 56Q30 52 44 42M50 56Q34 52 20 42"
    return svg(
        [
            *medal(STORM),
            *_woman(20.6, "#b5502a", "#3f7f6c"),
            *_woman(43.4, "#e3c05a", "#b3303a"),
            inner(blades, stroke=INK, width=5.6),
            inner(blades, stroke="#e6edf0", width=2.8),
            inner("M13 53L17 59M51 53L47 59", stroke=BRASS, width=3),
        ]
    )


@named("legend:cacafuego")
def cacafuego() -> str:
    """A Spanish galleon, her hold full of gold."""
    cross = "M32 14V32M24 22H41"
    return svg(
        [
            *medal("#c98b2e"),
            inner("M18 42V16M32 42V9M46 42V18", stroke="#5b3d22", width=2.6),
            inner(
                "M11 19H24Q28 28 24 35H11Q15 27 11 19ZM23 12H41Q47 24 42 35H23Q28 24 23 12Z"
                "M41 21H51Q55 28 52 35H41Q45 28 41 21Z",
                fill=CANVAS,
                stroke=INK,
                width=1.8,
            ),
            inner(cross, stroke=BLOOD, width=4),
            inner("M7 36L17 40H46L57 34Q57 50 47 54H18Q9 51 7 36Z", fill="#8d4630", stroke=INK, width=2.2),
            inner("M10 46H54", stroke=light("#c98b2e", 0.4), width=2.4),
            *(inner(circle(x, 43, 3.4), fill="#f5d262", stroke=INK, width=1.4) for x in (21, 29, 37, 45)),
        ]
    )


@named("legend:own")
def own() -> str:
    """The blank card, with a quill."""
    quill = "M26 50Q34 30 54 6Q60 18 46 33Q38 42 30 44Z"
    return svg(
        [
            Mark(box(7, 4, 44, 56, 6), fill=PAPER, width=2.4),
            inner(box(11, 8, 36, 48, 4), stroke=BRASS, width=2),
            *number("?", 24, 28, 22, INK),
            Mark(quill, fill="#dfe7ea", width=2.2),
            inner("M24 56Q34 36 50 14", stroke=INK, width=2.2),
        ]
    )
