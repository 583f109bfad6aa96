"""Cannons by rank and range."""

from __future__ import annotations

from typing import Final

from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark, box, inner, named, num, svg
from companion.ui.look.palette import BRASS, INK, PAPER

RANGES: Final = {"S": PAPER, "L": "#b3303a"}
"""Ground of a cannon by the edge with which its range is measured: white for short, red for long, as cards print it."""


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
