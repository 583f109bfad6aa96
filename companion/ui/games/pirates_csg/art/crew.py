"""Crew by what they do, as medallions: the eleven standard ones, named persons, and a card face down."""

from __future__ import annotations

from companion.ui.art.base import Mark, box, circle, inner, medal, named, star, svg
from companion.ui.games.pirates_csg.art.ships import flame
from companion.ui.look.palette import BLOOD, BRASS, CANVAS, INK, IRON, TIMBER

NAVY, MOSS, PLUM, SLATE, RUST, TEAL = "#27508f", "#4a6b3c", "#6b4379", "#4c5a64", "#8f4022", "#256b74"
SKIN, STEEL = "#e6b98c", "#c3ccd2"


def _head(coat: str) -> list[Mark]:
    """A bust without a hat."""
    return [
        inner("M14 52Q15 42 26 40H38Q49 42 50 52Q42 58 32 58T14 52Z", fill=coat, stroke=INK, width=1.8),
        inner("M23 25V33Q24 41 32 41Q40 41 41 33V25Z", fill=SKIN, stroke=INK, width=1.8),
        inner(circle(28.4, 31, 1.5) + circle(35.6, 31, 1.5), fill=INK),
        inner("M28.6 36Q32 38 35.4 36", stroke=INK, width=1.6),
    ]


@named("crew:captain")
def captain() -> str:
    """A captain in a cocked hat."""
    hat = "M14 25Q20 12 32 10Q44 12 50 25Q41 21 32 22Q23 21 14 25Z"
    return svg([*medal(NAVY), *_head("#1c3a68"), inner(hat, fill=INK, stroke=BRASS, width=2)])


@named("crew:cannoneer")
def cannoneer() -> str:
    """A gun."""
    return svg(
        [
            *medal(SLATE),
            inner("M15 32L41 24L46 36L20 44Q12 42 15 32Z", fill=IRON, stroke=INK, width=2),
            inner("M20 34L40 28", stroke=STEEL, width=2.4),
            inner(circle(26, 46, 6), fill=TIMBER, stroke=INK, width=2),
            inner(star(49, 27, 7, 7, 0.45), fill="#ffcf57", stroke=INK, width=1.4),
        ]
    )


@named("crew:chainshot")
def chainshot() -> str:
    """Two balls on a chain."""
    links = "".join(circle(x, y, 3) for x, y in ((28, 36), (32, 32), (36, 28)))
    return svg(
        [
            *medal(TEAL),
            inner(links, stroke=STEEL, width=2.4),
            inner(circle(21, 42, 8) + circle(43, 21, 8), fill=IRON, stroke=INK, width=2),
            inner("M17 39Q18 36 21 36M39 18Q40 15 43 15", stroke=STEEL, width=2),
        ]
    )


@named("crew:explorer")
def explorer() -> str:
    """A spyglass."""
    return svg(
        [
            *medal(MOSS),
            inner("M14 43L19 49L33 38L28 31Z", fill=BRASS, stroke=INK, width=2),
            inner("M28 31L33 38L43 30L39 24Z", fill=TIMBER, stroke=INK, width=2),
            inner("M39 24L43 30L52 24L46 15Z", fill=BRASS, stroke=INK, width=2),
        ]
    )


@named("crew:firepot")
def firepot() -> str:
    """A red-hot ball."""
    return svg([*medal(RUST), *(_plain(mark) for mark in flame(32, 12, 26, 26)), _pot("#d9583f"), _shine()])


@named("crew:smokepot")
def smokepot() -> str:
    """A pot that smokes."""
    return svg([*medal(SLATE), _cloud("#dfe6e9"), _pot(IRON), _shine()])


@named("crew:stinkpot")
def stinkpot() -> str:
    """A pot that stinks."""
    return svg([*medal(PLUM), _cloud("#a8c35a"), _pot(IRON), _shine()])


def _plain(mark: Mark) -> Mark:
    return Mark(mark.d, mark.fill, mark.stroke, mark.width, False)


def _pot(fill: str) -> Mark:
    return inner(circle(32, 42, 11), fill=fill, stroke=INK, width=2.2)


def _shine() -> Mark:
    return inner("M26 39Q27 35 31 34", stroke="#ffffff", width=2, opacity=0.7)


def _cloud(fill: str) -> Mark:
    return inner(
        "M20 27Q13 25 17 18Q20 13 26 16Q30 9 38 13Q47 13 46 21Q49 28 41 29Q30 32 20 27Z", fill=fill, stroke=INK, width=2
    )


@named("crew:helmsman")
def helmsman() -> str:
    """A wheel."""
    spokes = "M32 11V53M11 32H53M17 17L47 47M47 17L17 47"
    return svg(
        [
            *medal(TEAL),
            inner(spokes, stroke=INK, width=6),
            inner(spokes, stroke="#c08a4e", width=3),
            inner(circle(32, 32, 13), stroke=INK, width=7),
            inner(circle(32, 32, 13), stroke="#c08a4e", width=4),
            inner(circle(32, 32, 4), fill=BRASS, stroke=INK, width=1.6),
        ]
    )


@named("crew:musketeer")
def musketeer() -> str:
    """Two muskets crossed."""
    barrels = "M46 13L24 40M18 13L40 40"
    return svg(
        [
            *medal(BLOOD),
            inner("M25 37L15 52L21 55L31 41ZM39 37L49 52L43 55L33 41Z", fill=TIMBER, stroke=INK, width=2),
            inner(barrels, stroke=INK, width=6),
            inner(barrels, stroke=STEEL, width=3),
        ]
    )


@named("crew:oarsman")
def oarsman() -> str:
    """Two oars crossed."""
    shafts = "M16 50L42 20M48 50L22 20"
    return svg(
        [
            *medal(NAVY),
            inner(shafts, stroke=INK, width=5.6),
            inner(shafts, stroke="#c08a4e", width=2.8),
            inner(
                "M40 26Q38 14 50 11Q53 22 45 27ZM24 26Q26 14 14 11Q11 22 19 27Z", fill="#c08a4e", stroke=INK, width=2
            ),
        ]
    )


@named("crew:shipwright")
def shipwright() -> str:
    """A saw and a hammer."""
    return svg(
        [
            *medal(MOSS),
            inner("M14 44L40 18L46 24L20 50Q15 50 14 44Z", fill=STEEL, stroke=INK, width=2),
            inner("M24 22L48 48", stroke=INK, width=6),
            inner("M24 22L48 48", stroke="#c08a4e", width=3.2),
            inner("M14 23L26 11L32 17L20 29Z", fill=IRON, stroke=INK, width=2),
        ]
    )


@named("crew:named")
def somebody() -> str:
    """A person with a name of their own."""
    return svg(
        [
            *medal(PLUM),
            *_head("#4a2d54"),
            inner("M18 26Q18 12 32 12T46 26Q32 18 18 26Z", fill=BLOOD, stroke=INK, width=2),
        ]
    )


@named("crew:hidden")
def hidden() -> str:
    """A crew card, face down."""
    return svg(
        [
            Mark(box(14, 4, 36, 56, 5), fill="#4a5a66", width=2.4),
            inner(box(18, 8, 28, 48, 3), stroke=BRASS, width=2),
            inner(circle(32, 28, 7), fill=CANVAS, stroke=INK, width=1.8),
            inner("M21 48Q21 38 32 38T43 48Z", fill=CANVAS, stroke=INK, width=1.8),
        ]
    )
