"""What a straight line between two cells runs through, and over which side of a cell something lies.

Cells have room: a line can run along a border or through a corner, and a centre can lie exactly between two sides.
Which way such a case counts is the caller's to say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from companion.hexmap.hexes import CLOCK, Clock, Hex, forwards, span_in, spans

Grazing = Literal["touched", "crossed"]
"""touched: a border or a corner of a solid cell stops a line. crossed: only its inside does, or solid cells on both
sides of the border along which it runs."""


def sees(start: Hex, end: Hex, solid: Callable[[Hex], bool], grazing: Grazing = "touched") -> bool:
    """Whether nothing solid lies between two centres; the cells of the two themselves never count."""
    return not in_the_way(start, end, solid, grazing)


def in_the_way(start: Hex, end: Hex, solid: Callable[[Hex], bool], grazing: Grazing = "touched") -> tuple[Hex, ...]:
    """The solid cells that stop the line between two centres, in its order; the two themselves never count."""
    met = [(cell, span) for span, cell in spans(start, end) if cell not in (start, end) and solid(cell)]
    if grazing == "touched":
        return tuple(cell for cell, _ in met)
    alongside = [span for _, span in met if span[0] < span[1]]
    return tuple(
        cell
        for cell, span in met
        if span_in(start - cell, end - cell, inside=True) is not None or alongside.count(span) > 1
    )


def sides_towards(cell: Hex, other: Hex) -> tuple[Clock, ...]:
    """The sides of a cell over which another lies: one, or two where it lies exactly over the corner between them.

    Each side has a wedge of a sixth of a full turn. Nothing lies over a side of itself.
    """
    if cell == other:
        return ()
    reach = {clock: forwards(other - cell, clock) for clock in CLOCK}
    most = max(reach.values())
    return tuple(clock for clock in CLOCK if reach[clock] == most)
