"""The guns of a ship together, and what lies in its two cannons."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations_with_replacement
from typing import Final

from companion.games.cannon_duel.model.ids import GUNS, SHOTS, Gun, Shot
from companion.ui.art.drawings import marks
from companion.ui.art.painting import Mark, box, circle, dark, inner, named, put, svg
from companion.ui.look.palette import INK

METAL: Final = "#4a535c"


def _both(bow: Gun, stern: Gun) -> str:
    """The gun at the bow, and behind it the one at the stern."""
    return svg([*_smaller(stern, 24, 24), *_smaller(bow, -1, -1)])


def _smaller(gun: Gun, x: float, y: float) -> list[Mark]:
    """A gun with its rim."""
    drawn = marks(f"gun:{gun}")
    return [replace(small, halo=mark.halo) for small, mark in zip(put(drawn, 0.64, x, y), drawn, strict=True)]


for _bow in GUNS:
    for _stern in GUNS:
        named(f"guns:{_bow}/{_stern}")(partial(_both, _bow, _stern))


# ---------------------------------------------------------------------- what is loaded

MOST: Final = 2
"""Projectiles that a cannon holds at most."""
BREECH: Final = 30
"""Height of a cannon in the picture of both."""


def _slot(shots: tuple[Shot, ...], y: float) -> list[Mark]:
    """A cannon from above with its projectiles."""
    barrel = Mark(box(2, y, 60, BREECH - 4, 9), fill=METAL, width=2.4)
    laid = [mark for i, shot in enumerate(shots) for mark in put(marks(f"shot:{shot}"), 0.36, 7 + 27 * i, y + 1.6)]
    holes = "".join(circle(18.5 + 27 * i, y + 13, 8) for i in range(len(shots), MOST))
    return [barrel, *([inner(holes, fill=dark(METAL, 0.5), stroke=INK, width=1.4)] if holes else []), *laid]


def _load(bow: tuple[Shot, ...], stern: tuple[Shot, ...]) -> str:
    """What lies in the cannon at the bow, above what lies in the one at the stern."""
    return svg([*_slot(bow, 3), *_slot(stern, 35)])


def _named(shots: tuple[Shot, ...]) -> str:
    return "-".join(shots) or "none"


_LOADS: Final = [each for n in range(MOST + 1) for each in combinations_with_replacement(SHOTS, n)]
for _front in _LOADS:
    for _back in _LOADS:
        named(f"load:{_named(_front)}/{_named(_back)}")(partial(_load, _front, _back))
