"""Squares of a hold: planks, gunports, cabins, what the keel covers. They fill their frame, to lie in a grid."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, box, circle, dark, light, named, svg
from companion.ui.look.palette import BRASS, INK, TIMBER

DECK: Final = "#7a5030"
UNDER: Final = 0.22
"""How much of what the keel covers can be seen. It is in the paint: a control that is seen through costs a layer."""
GRAIN: Final = "M8 21.6H30M38 21.6H56M8 42.6H22M30 42.6H56"


def _inner(d: str, *, fill: str = "none", stroke: str = "none", width: float = 2.0, opacity: float = 1.0) -> Mark:
    return Mark(d, fill=fill, stroke=stroke, width=width, halo=False, opacity=opacity)


def _recess(floor: str) -> list[Mark]:
    """A square let into the deck: dark above, lit below, with two seams of planks."""
    return [
        _inner(box(1, 1, 62, 62, 8), fill=floor, stroke=dark(floor, 0.55), width=2),
        _inner("M4 10Q4 4 10 4H54Q60 4 60 10", stroke=dark(floor, 0.5), width=3.4),
        _inner("M4 54Q4 60 10 60H54Q60 60 60 54", stroke=light(floor, 0.22), width=2.2),
        _inner(GRAIN, stroke=dark(floor, 0.3), width=1.6),
    ]


@named("square:plain")
def plain() -> str:
    """A place for one cube."""
    return svg(_recess(DECK), rim=None)


@named("square:gunport")
def gunport() -> str:
    """A place from which a cannon fires: the lid is up, the port framed in brass, the sea behind it."""
    return svg(
        [
            *_recess(DECK),
            _inner(box(7, 15, 50, 42, 4), fill="#17384d", stroke=BRASS, width=4),
            _inner("M12 49Q19 44 26 49T40 49T52 49", stroke="#4b97c4", width=2.6),
            _inner(box(9, 3.6, 46, 9.6, 2), fill="#a3402e", stroke=INK, width=1.6),
            _inner("M20 4V13M44 4V13", stroke=BRASS, width=3),
        ],
        rim=None,
    )


@named("square:cabin")
def cabin() -> str:
    """A place where a cabin may be built: a panelled wall with a round window."""
    wall = "#8d6238"
    return svg(
        [
            *_recess(wall),
            _inner(box(9, 9, 46, 46, 3), stroke=dark(wall, 0.4), width=2.2),
            _inner(circle(32, 32, 14), fill="#f3d58a", stroke=BRASS, width=3.6),
            _inner("M32 19V45M19 32H45", stroke=dark(wall, 0.35), width=2.4),
        ],
        rim=None,
    )


@named("square:covered")
def covered() -> str:
    """A place under the keel, hardly seen through the planks."""
    shade = dark(TIMBER, 0.62)
    return svg(
        [
            _inner(box(1, 1, 62, 62, 8), fill=shade, stroke=dark(shade, 0.3), width=2, opacity=UNDER),
            _inner("M10 54L54 10M10 32L32 10M32 54L54 32", stroke=light(shade, 0.14), width=3, opacity=UNDER),
        ],
        rim=None,
    )


@named("square:hold")
def hold() -> str:
    """A hold in short: a hull cut open, cubes in it."""
    return svg(
        [
            Mark("M5 18H59Q58 44 46 56H18Q6 44 5 18Z", fill=TIMBER, width=2.4),
            _inner(box(13, 24, 11, 11, 2), fill="#5aa866", stroke=INK, width=1.8),
            _inner(box(27, 24, 11, 11, 2), fill="#34383e", stroke=INK, width=1.8),
            _inner(box(41, 24, 11, 11, 2), fill="#f4f1ea", stroke=INK, width=1.8),
            _inner(box(20, 39, 11, 11, 2), fill="#e48db4", stroke=INK, width=1.8),
            _inner(box(34, 39, 11, 11, 2), fill="#e0b23a", stroke=INK, width=1.8),
        ]
    )
