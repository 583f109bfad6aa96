"""Ships by their masts: how many each was built with, and which of them stand, burn or are gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.ui.art.drawings import painted
from companion.ui.art.painting import Mark, inner, named, num
from companion.ui.look.palette import CANVAS, INK, SHADE

SPAR: Final = "#5b3d22"
HULL: Final = "#8a5a33"
FLAME, GLOW = "#e2632b", "#ffcf57"
MOST: Final = 10
"""Masts of the largest ship."""
STATES: Final = {"standing": "s", "burning": "b", "lost": "l"}
"""Letters of the parameter `masts`, one for each mast from bow to stern."""
DECK: Final = 42.0


def afloat(hull: str, masts: str) -> str:
    """A ship, bow to the right. masts: a letter for each, from the bow."""
    count = len(masts)
    first, last = {1: (31.0, 31.0), 2: (19.0, 43.0)}.get(count, (10.0, 50.0))
    step = (last - first) / max(1, count - 1)
    width = min(19.0, max(7.0, step * 0.94)) if count > 2 else 34.0 - 5 * count
    rigged: list[Mark] = []
    for place, state in enumerate(masts):
        x = last - place * step
        middle = 1 - abs(x - 30) / 40
        rigged += _mast(x, 17 - 12 * middle, width, state)
    return painted("csg:hull", hull=hull, masts=tuple(rigged))


def _mast(x: float, top: float, width: float, state: str) -> Sequence[Mark]:
    """One mast: under sail, charred and in flames, or a stump."""
    if state == "l":
        return [
            Mark(f"M{num(x)} 44V34.6", stroke=SPAR, width=3),
            Mark(f"M{num(x - 1.6)} 35l1 -3.4l1.2 2l1.4 -2.6l.2 4Z", fill=SPAR, width=1.2),
        ]
    pole = Mark(f"M{num(x)} 44V{num(top)}", stroke=SPAR if state == "s" else INK, width=2.2)
    if state == "b":
        return [pole, *flame(x, top + 6, width * 1.05, DECK - top - 7)]
    split = top + (DECK - top) * 0.4
    return [pole, *_sail(x, top + 2.4, split - 1, width * 0.36), *_sail(x, split + 1, DECK - 3.4, width * 0.5)]


def _sail(x: float, top: float, foot: float, half: float) -> list[Mark]:
    belly = (top + foot) / 2
    bulge = min(3.0, half * 0.5)
    left, right = num(x - half * 0.86), num(x + half * 0.86)
    d = (
        f"M{left} {num(top)}H{right}Q{num(x + half + bulge)} {num(belly)} {num(x + half)} {num(foot)}"
        f"Q{num(x)} {num(foot - 2)} {num(x - half)} {num(foot)}Q{num(x - half + bulge)} {num(belly)} {left} {num(top)}Z"
    )
    crease, lit = num(x - half * 0.5), num(x - half * 0.3)
    fold = f"M{crease} {num(top + 1.6)}Q{lit} {num(belly)} {crease} {num(foot - 2)}"
    return [Mark(d, fill=CANVAS, width=1.6), inner(fold, stroke=SHADE, width=1.6)]


def flame(x: float, top: float, width: float, height: float) -> list[Mark]:
    """A flame standing on its foot."""

    def tongue(half: float, rise: float) -> str:
        foot = top + height

        def at(across: float, up: float) -> str:
            return f"{num(x + half * across)} {num(foot - rise * up)}"

        return (
            f"M{at(0, 1)}Q{at(0.3, 0.7)} {at(0.7, 0.55)}Q{at(1.15, 0.2)} {at(0.5, 0)}L{at(-0.5, 0)}"
            f"Q{at(-1.2, 0.25)} {at(-0.6, 0.6)}Q{at(-0.2, 0.62)} {at(0, 1)}Z"
        )

    return [
        Mark(tongue(width * 0.62, height), fill=FLAME, width=1.6),
        inner(tongue(width * 0.34, height * 0.55), fill=GLOW),
    ]


def built(masts: int, left: int) -> str:
    """The letters of a ship of which only numbers are known; the masts at the stern go first."""
    return "s" * left + "l" * (masts - left)


@named("csg-ship:masts")
def with_masts(hull: str = HULL, masts: str = "sbl") -> str:
    """A ship with each of its masts as it is now."""
    return afloat(hull, masts)


def _register(masts: int, left: int) -> None:
    @named(f"csg-ship:{masts}-{left}")
    def plain(hull: str = HULL) -> str:
        return afloat(hull, built(masts, left))


for _masts in range(MOST + 1):
    for _left in range(_masts + 1):
        _register(_masts, _left)
