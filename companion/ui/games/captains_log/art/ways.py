"""A ship seen from above on a hex of the map, looking to one of its six sides."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, named, polar, polygon, svg
from companion.ui.games.captains_log.art.hexes import SEA
from companion.ui.look.palette import CORAL, INK, PAPER

HOURS: Final = (12, 2, 4, 6, 8, 10)
HULL: Final = "M32 9Q43 21 41 38Q40 47 37 50H27Q24 47 23 38Q21 21 32 9Z"
DECK: Final = "M32 16Q38 24 37 38Q36.4 43 35 46H29Q27.6 43 27 38Q26 24 32 16Z"


def _looking(bearing: int) -> str:
    turn = f"rotate({bearing} 32 32)"
    sails = (f"M22 {y}Q32 {y - 7} 42 {y}Q32 {y + 2} 22 {y}Z" for y in (27, 39))
    return svg(
        [
            Mark(polygon([polar(32, 32, 31, 30 + 60 * i) for i in range(6)]), fill=SEA, width=2),
            Mark(HULL, fill="#8a5a33", width=2, halo=False, transform=turn),
            Mark(DECK, fill="#c99a63", stroke="none", halo=False, transform=turn),
            *(Mark(sail, fill=PAPER, stroke=INK, width=1.5, halo=False, transform=turn) for sail in sails),
            Mark(polygon([(32, 2), (26.5, 10), (37.5, 10)]), fill=CORAL, width=1.5, halo=False, transform=turn),
        ]
    )


def _register(hour: int) -> None:
    @named(f"way:{hour}")
    def way() -> str:
        return _looking(hour % 12 * 30)


for _hour in HOURS:
    _register(_hour)
