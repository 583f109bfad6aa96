"""Coins, exploration markers, cannons by rank and range, and what happens to ships."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, box, circle, dark, inner, named, num, star, svg
from companion.ui.art.numerals import number
from companion.ui.games.pirates_csg.art.ships import flame
from companion.ui.look.palette import BRASS, CORAL, INK, IRON, PAPER, TIMBER

RANGES: Final = {"S": PAPER, "L": "#b3303a"}
"""Ground of a cannon by the edge with which its range is measured: white for short, red for long, as cards print it."""
GOLD: Final = "#f0c14b"


@named("csg:coin-back")
def coin_back() -> str:
    """A treasure coin, face down."""
    return svg(
        [
            Mark(circle(32, 32, 26), fill="#a0742c", width=2.4),
            inner(circle(32, 32, 20), stroke="#6b4a17", width=2),
            inner("M32 17L44 32L32 47L20 32Z", fill="#c9964a", stroke="#6b4a17", width=2),
            inner(circle(32, 32, 4), fill="#6b4a17"),
        ]
    )


@named("csg:marker")
def marker(hull: str = CORAL) -> str:
    """An exploration marker in a player's colour."""
    return svg(
        [
            Mark("M20 60V6", stroke="#5b3d22", width=4),
            Mark("M20 7H54L46 18L54 29H20Z", fill=hull, width=2.4),
            Mark("M10 60H30", stroke=INK, width=4),
        ]
    )


@named("csg:pinned")
def pinned() -> str:
    """A bow against a hull: neither gets away."""
    return svg(
        [
            Mark("M4 22H34L46 32L34 42H4Q0 32 4 22Z", fill=TIMBER, width=2.4),
            Mark("M48 4Q62 12 62 32T48 60Z", fill=IRON, width=2.4),
            Mark(star(46, 32, 12, 8, 0.45), fill="#ffcf57", width=1.8),
        ]
    )


@named("csg:tow")
def tow() -> str:
    """A hawser with its eye."""
    rope = "M4 44Q16 26 28 36T48 26"
    return svg(
        [
            Mark(rope, stroke=INK, width=9),
            inner(rope, stroke="#d9b36a", width=5.4),
            Mark(circle(52, 22, 8), stroke=INK, width=7.4),
            inner(circle(52, 22, 8), stroke="#d9b36a", width=4.4),
        ]
    )


@named("csg:fire")
def fire() -> str:
    """Flames."""
    return svg(flame(32, 4, 44, 56))


@named("token:wreck")
def wreck() -> str:
    """A hull going down, broken spars above it."""
    return svg(
        [
            Mark("M24 34L14 8M38 32L46 12", stroke="#5b3d22", width=3.4),
            Mark("M12 14L22 11", stroke="#5b3d22", width=2.6),
            Mark("M6 30L52 40L62 34Q62 52 54 58H16Q8 48 6 30Z", fill=TIMBER, width=2.4),
            inner("M10 40L56 49", stroke=dark(TIMBER, 0.4), width=2.4),
            Mark("M1 50Q8 43 16 50T32 50T48 50T63 48V61H1Z", fill="#2c6f96", width=2.2),
        ]
    )


# ---------------------------------------------------------------------- cannons


def _letters(text: str, x: float, y: float, ink: str) -> list[Mark]:
    """A range as strokes: figures, then S or L."""
    figures, letter = text[:-1], text[-1]
    shift = 5.6 if figures else 0.0
    marks = number(figures, x - shift, y, 13, ink) if figures else []
    at = x + shift
    if letter == "L":
        d = f"M{num(at - 3.6)} {num(y - 6.4)}V{num(y + 6.4)}H{num(at + 4.4)}"
    else:
        turns = ((4, -4.4), (2, -6.8), (0, -6.6), (-4.2, -6.4), (-4, -3), (-3.6, 0), (0, 0))
        foot = ((4.4, 0.4), (4.2, 3.4), (4, 6.6), (0, 6.6), (-2.6, 6.6), (-4.4, 4))
        first, *rest = (f"{num(at + dx)} {num(y + dy)}" for dx, dy in (*turns, *foot))
        d = f"M{first}Q" + " ".join(rest)
    return [*marks, inner(d, stroke=ink, width=3)]


def cannon(rank: int, reach: str) -> str:
    """A cannon: its rank as on a die, on the colour of its range, which stands below in letters."""
    ground = RANGES[reach[-1]]
    ink = INK if reach[-1] == "S" else "#ffffff"
    return svg(
        [
            Mark(box(10, 2, 44, 60, 9), fill=ground, width=2.8),
            *number(str(rank), 32, 23, 26, ink),
            inner("M16 42H48", stroke=BRASS, width=2.2),
            *_letters(reach, 32, 52, ink),
        ]
    )


REACHES: Final = ("S", "L", "2S", "2L", "3S", "3L", "6L")


def _register(rank: int, reach: str) -> None:
    @named(f"csg-gun:{rank}-{reach}")
    def gun() -> str:
        return cannon(rank, reach)


for _rank in range(1, 7):
    for _reach in REACHES:
        _register(_rank, _reach)
