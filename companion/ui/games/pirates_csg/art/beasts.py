"""What sails as a ship and is none: monsters, a dragon, a titan, a submarine, a canoe. Pips tell what hits take."""

from __future__ import annotations

from typing import Final

from companion.ui.art.drawings import painted
from companion.ui.art.painting import Mark, circle, named
from companion.ui.games.pirates_csg.art.ships import MOST
from companion.ui.look.palette import IRON

BEASTS: Final = ("kraken", "seamonster", "titan", "seadragon", "submarine", "canoe", "flotilla")
"""By the keyword on the card."""
PAINT: Final = "#6d5a8c"
DOTS: Final = {"s": "#f0c14b", "b": "#e2632b", "l": IRON}


def beast(kind: str, hull: str, pips: str) -> str:
    """One of them above the water. pips: what hits take, a letter each as for masts."""
    step = min(7.0, 60 / max(1, len(pips)))
    left = 32 - step * (len(pips) - 1) / 2
    dots = tuple(
        Mark(circle(left + step * n, 60.4, min(2.6, step * 0.38)), fill=DOTS[state], width=1.4)
        for n, state in enumerate(pips)
    )
    return painted(f"beast:{kind}", hull=hull, pips=dots)


def _register(kind: str) -> None:
    @named(f"csg-{kind}:masts")
    def whole(hull: str = PAINT, masts: str = "sbl") -> str:
        return beast(kind, hull, masts)

    for left in range(MOST + 1):
        _with(kind, left)


def _with(kind: str, left: int) -> None:
    @named(f"csg-{kind}:{left}")
    def plain(hull: str = PAINT) -> str:
        return beast(kind, hull, "s" * left)


for _kind in BEASTS:
    _register(_kind)
