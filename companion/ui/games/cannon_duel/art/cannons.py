"""Projectiles, the three guns, and what lies in two cannons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations_with_replacement
from typing import Final

from companion.games.cannon_duel.model.ids import GUNS, SHOTS, Gun, Shot
from companion.ui.art.base import Mark, box, circle, dark, inner, light, named, polygon, put, svg
from companion.ui.games.cannon_duel.art.markers import OAK
from companion.ui.look.palette import BRASS, CANVAS, INK, IRON, TIMBER

METAL: Final = "#4a535c"
SHINE: Final = "#a9b4bd"


def _disc(ground: str) -> list[Mark]:
    return [
        Mark(circle(32, 32, 29), fill=ground, width=3),
        inner(circle(32, 32, 25), stroke=dark(ground, 0.35), width=2),
    ]


def ball() -> list[Mark]:
    """A ball, for planks."""
    return [
        *_disc(OAK),
        Mark(circle(32, 32, 17), fill=IRON, width=3),
        inner("M22 30Q23 22 31 21", stroke=SHINE, width=3.6),
    ]


def chain() -> list[Mark]:
    """Two half-balls on a chain, for sails."""
    links = circle(26, 38, 4.4) + circle(32, 32, 4.4) + circle(38, 26, 4.4)
    return [
        *_disc(CANVAS),
        Mark("M9.6 40.6A12 12 0 0 0 23.4 54.4Z", fill=IRON, width=7),
        Mark("M40.6 9.6A12 12 0 0 1 54.4 23.4Z", fill=IRON, width=7),
        inner(links, stroke=INK, width=4),
    ]


def grape() -> list[Mark]:
    """A heap of small balls, for sailors."""
    small = [(32, 15), (22, 27), (42, 27), (32, 32), (16, 42), (48, 42), (27, 47), (38, 47)]
    return [*_disc("#2a2f35"), *(Mark(circle(x, y, 6.4), fill=SHINE, width=2, halo=False) for x, y in small)]


SHOT_MARKS: Final[dict[Shot, Callable[[], list[Mark]]]] = {"ball": ball, "chain": chain, "grape": grape}


@named("shot:ball")
def shot_ball() -> str:
    """A ball."""
    return svg(ball())


@named("shot:chain")
def shot_chain() -> str:
    """Chain shot."""
    return svg(chain())


@named("shot:grape")
def shot_grape() -> str:
    """Grapeshot."""
    return svg(grape())


def _gun(length: float, bore: float) -> list[Mark]:
    """A gun on its carriage, run out to the right. length: of the barrel.  bore: half its height."""
    left = 32 - length / 2
    right, y = left + length, 26.0
    body = [(left, y - bore), (right, y - bore * 0.72), (right, y + bore * 0.72), (left, y + bore)]
    ring = [(right - 3, y - bore * 0.95), (right + 1, y - bore * 0.95), (right + 1, y + bore * 0.95)]
    bed = min(length * 0.62, 34)
    return [
        Mark(circle(left - 2.4, y, 3.6), fill=METAL, width=2),
        Mark(f"M{left} 30H{left + bed}L{left + bed + 4} 50H{left - 1}Z", fill=TIMBER, width=2.4),
        Mark(polygon(body), fill=METAL, width=2.4),
        Mark(polygon([*ring, (right - 3, y + bore * 0.95)]), fill=METAL, width=2),
        inner(f"M{left + 3} {y - bore * 0.45}H{right - 5}", stroke=light(METAL, 0.45), width=2.6),
        inner(
            f"M{left + length * 0.3} {y - bore * 0.9}V{y + bore * 0.9}M{left + length * 0.6} {y - bore * 0.8}"
            f"V{y + bore * 0.8}",
            stroke=INK,
            width=2,
        ),
        Mark(circle(left + 5, 51, 7) + circle(left + bed - 2, 51, 7), fill=dark(TIMBER, 0.3), width=2.2),
        inner(circle(left + 5, 51, 2) + circle(left + bed - 2, 51, 2), fill=BRASS),
    ]


SHAPES: Final[dict[Gun, list[Mark]]] = {
    "18-pounder": _gun(44, 9),
    "long-nine": _gun(56, 6),
    "carronade": _gun(30, 14),
}
"""Each kind of cannon by its length and bore."""


def _alone(gun: Gun) -> str:
    """A gun: the 18-pounder, the long and slim Long Nine, the short and wide Carronade."""
    return svg(SHAPES[gun])


def _both(bow: Gun, stern: Gun) -> str:
    """The gun at the bow, and behind it the one at the stern."""
    guns = [*put(SHAPES[stern], 0.64, 24, 24), *put(SHAPES[bow], 0.64, -1, -1)]
    return svg([replace(mark, halo=whole) for mark, whole in zip(guns, [*_halos(stern), *_halos(bow)], strict=True)])


def _halos(gun: Gun) -> list[bool]:
    return [mark.halo for mark in SHAPES[gun]]


for _bow in GUNS:
    named(f"gun:{_bow}")(partial(_alone, _bow))
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
    laid = [mark for i, shot in enumerate(shots) for mark in put(SHOT_MARKS[shot](), 0.36, 7 + 27 * i, y + 1.6)]
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
