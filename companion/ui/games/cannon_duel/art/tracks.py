"""The tracks of a ship: planks that are missing, suits and values that are used up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.games.cannon_duel.model.ids import SUITS, Suit
from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark, box, circle, dark, inner, num, svg
from companion.ui.games.cannon_duel.art.board import LIT
from companion.ui.games.cannon_duel.art.cards import suit_mark
from companion.ui.look.palette import INK, PAPER

CELL, LINE, NARROW = 24, 24, 17
"""Width and height of a cell, width of one for a plank."""
OAK: Final = "#b57b45"
USED: Final = "#b7a67c"
"""Ground of a cell that is covered."""


def planks(missing: int, sunk_at: int) -> str:
    """A place for each plank that may be missing before the ship sinks; the missing ones are holes. SVG."""
    marks: list[Mark] = []
    for place in range(sunk_at):
        x = place * NARROW
        gone = place < missing
        ground = LIT if gone else OAK
        marks.append(inner(box(x + 1.5, 1.5, NARROW - 3, LINE - 3, 3), fill=ground, stroke=INK, width=1.6))
        if gone:
            cross = f"M{x + 5} 7L{x + NARROW - 5} {LINE - 7}M{x + NARROW - 5} 7L{x + 5} {LINE - 7}"
            marks.append(inner(cross, stroke=PAPER, width=3))
        else:
            nails = circle(x + NARROW / 2, 5.6, 1.4) + circle(x + NARROW / 2, LINE - 5.6, 1.4)
            grain = f"M{x + 6.4} 7Q{x + 5.4} 12 {x + 6.4} 17M{x + 11} 8Q{x + 12} 12 {x + 11} 16"
            marks += [inner(grain, stroke=dark(OAK, 0.4), width=1.2), inner(nails, fill=INK)]
    return svg(marks, sunk_at * NARROW, LINE, rim=None)


def values(covered: Sequence[int], highest: int) -> str:
    """The values of a track, those that are covered struck through. SVG."""
    marks: list[Mark] = []
    for place in range(highest):
        used = place + 1 in covered
        x = place * CELL
        marks.append(
            inner(box(x + 1.5, 1.5, CELL - 3, LINE - 3, 4), fill=USED if used else PAPER, stroke=INK, width=1.6)
        )
        marks += number(str(place + 1), x + CELL / 2, LINE / 2, 12, INK)
        marks += _struck(x) if used else []
    return svg(marks, highest * CELL, LINE, rim=None)


def suits(covered: Sequence[Suit], wide: int) -> str:
    """The suits of a track, those that are covered struck through. wide: cells of the tracks beside it. SVG."""
    marks: list[Mark] = []
    step = wide * CELL / len(SUITS)
    for place, suit in enumerate(SUITS):
        used = suit in covered
        x = place * step
        marks.append(
            inner(box(x + 1.5, 1.5, step - 3, LINE - 3, 4), fill=USED if used else PAPER, stroke=INK, width=1.6)
        )
        marks += suit_mark(suit, x + step / 2, LINE / 2, 16)
        marks += _struck(x + (step - CELL) / 2) if used else []
    return svg(marks, wide * CELL, LINE, rim=None)


def _struck(x: float) -> list[Mark]:
    """What says that a cell is covered, without colour alone: a stroke through it."""
    return [inner(f"M{num(x + 4)} {LINE - 4}L{num(x + CELL - 4)} 4", stroke=LIT, width=3)]
