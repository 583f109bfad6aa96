"""The coasts of our own chart: land on each of the three maps, where their names stand, and where their seas part.

Nothing here is printed: the map of the game is on the board. All coordinates are shares of a map's width and height.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from companion.games.blackbeard.model.book import Ocean

Share = tuple[float, float]
Land = tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Name:
    """Where the name of a sea stands: the corner of its ribbon, at the left or right end, top or bottom."""

    ocean: Ocean
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Coast:
    """One map. seas: from north to south.  lands: their outlines.  rose, round: where the compass rose stands, and its
    radius in pixels.  parting: the line between two seas, from left to right, () for one sea.
    """

    seas: tuple[Ocean, ...]
    lands: tuple[Land, ...]
    names: tuple[Name, ...]
    rose: Share
    round: float
    parting: tuple[Share, ...] = ()

    def sea(self, x: float, y: float) -> Ocean | None:
        """The sea at a point of the map; None on land."""
        if any(inside(land, x, y) for land in self.lands):
            return None
        if len(self.seas) == 1:
            return self.seas[0]
        return self.seas[0] if y < _height(self.parting, x) else self.seas[1]


def inside(land: Land, x: float, y: float) -> bool:
    """Whether a point lies within an outline."""
    left, top, right, bottom = _span(land)
    if not (left <= x <= right and top <= y <= bottom):
        return False
    within = False
    for (ax, ay), (bx, by) in zip(land, (*land[1:], land[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            within = not within
    return within


@cache
def _span(land: Land) -> tuple[float, float, float, float]:
    """The box around an outline: left, top, right, bottom."""
    across, down = zip(*land, strict=True)
    return min(across), min(down), max(across), max(down)


def _height(line: Sequence[Share], x: float) -> float:
    """How low a line runs at some distance from the left."""
    for (ax, ay), (bx, by) in pairwise(line):
        if x <= bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return line[-1][1]


AMERICA: Final[Land] = (
    *((-0.05, -0.05), (0.80, -0.05), (0.76, 0.012), (0.69, 0.030), (0.66, 0.060), (0.60, 0.048), (0.565, 0.085)),
    *((0.585, 0.11), (0.52, 0.108), (0.475, 0.13), (0.455, 0.165), (0.40, 0.172), (0.375, 0.20), (0.385, 0.225)),
    *((0.335, 0.232), (0.295, 0.254), (0.265, 0.30), (0.215, 0.335), (0.20, 0.375), (0.225, 0.42), (0.24, 0.465)),
    *((0.215, 0.485), (0.19, 0.455), (0.175, 0.41), (0.13, 0.405), (0.105, 0.425), (0.075, 0.415), (0.035, 0.445)),
    *((0.02, 0.50), (0.045, 0.56), (0.055, 0.63), (0.085, 0.675), (0.125, 0.69), (0.15, 0.655), (0.195, 0.645)),
    *((0.205, 0.685), (0.17, 0.725), (0.155, 0.765), (0.20, 0.79), (0.255, 0.79), (0.255, 0.84), (0.275, 0.885)),
    *((0.325, 0.915), (0.365, 0.925), (0.40, 0.912), (0.425, 0.885), (0.465, 0.878), (0.51, 0.90), (0.565, 0.902)),
    *((0.60, 0.875), (0.635, 0.90), (0.70, 0.898), (0.765, 0.905), (0.82, 0.93), (0.87, 0.925), (0.91, 0.95)),
    *((1.05, 0.975), (1.05, 1.05), (-0.05, 1.05)),
)
CUBA: Final[Land] = (
    *((0.215, 0.575), (0.25, 0.553), (0.315, 0.560), (0.375, 0.585), (0.43, 0.615), (0.485, 0.625), (0.50, 0.645)),
    *((0.44, 0.648), (0.415, 0.628), (0.35, 0.61), (0.30, 0.587), (0.245, 0.585)),
)
JAMAICA: Final[Land] = ((0.345, 0.735), (0.375, 0.722), (0.425, 0.73), (0.43, 0.745), (0.385, 0.752))
HISPANIOLA: Final[Land] = (
    *((0.545, 0.625), (0.58, 0.60), (0.635, 0.60), (0.685, 0.615), (0.725, 0.645), (0.69, 0.662), (0.645, 0.665)),
    *((0.615, 0.683), (0.555, 0.672), (0.585, 0.655), (0.575, 0.635)),
)
PUERTO_RICO: Final[Land] = ((0.775, 0.64), (0.82, 0.63), (0.86, 0.645), (0.845, 0.662), (0.79, 0.662))
BERMUDA: Final[Land] = ((0.57, 0.282), (0.595, 0.262), (0.63, 0.272), (0.625, 0.29), (0.59, 0.295))
NEWFOUNDLAND: Final[Land] = (
    *((0.845, 0.03), (0.885, 0.018), (0.90, 0.045), (0.945, 0.06), (0.94, 0.095), (0.90, 0.088), (0.865, 0.105)),
    *((0.83, 0.088), (0.855, 0.062)),
)
BAHAMAS: Final[tuple[Land, ...]] = (
    ((0.375, 0.475), (0.395, 0.462), (0.425, 0.472), (0.42, 0.49), (0.39, 0.492)),
    ((0.33, 0.495), (0.35, 0.505), (0.345, 0.525), (0.325, 0.515)),
    ((0.47, 0.515), (0.495, 0.52), (0.50, 0.535), (0.475, 0.532)),
)
TORTUGA: Final[Land] = ((0.565, 0.565), (0.59, 0.553), (0.62, 0.562), (0.61, 0.577), (0.575, 0.577))
ANTILLES: Final[tuple[Land, ...]] = (
    ((0.915, 0.705), (0.94, 0.698), (0.955, 0.718), (0.935, 0.735), (0.915, 0.725)),
    ((0.92, 0.81), (0.94, 0.798), (0.955, 0.82), (0.935, 0.838), (0.918, 0.828)),
    ((0.94, 0.76), (0.955, 0.757), (0.955, 0.775), (0.942, 0.775)),
    ((0.905, 0.875), (0.925, 0.872), (0.925, 0.887), (0.908, 0.888)),
)
WEST: Final = Coast(
    ("AN", "CAR"),
    (*(AMERICA, CUBA, JAMAICA, HISPANIOLA, PUERTO_RICO, BERMUDA, NEWFOUNDLAND, TORTUGA), *BAHAMAS, *ANTILLES),
    (Name("AN", 0.0, 0.0), Name("CAR", 0.0, 1.0)),
    (0.11, 0.215),
    28,
    ((0.0, 0.44), (0.235, 0.445), (0.45, 0.415), (0.7, 0.395), (1.0, 0.385)),
)
"""The North Atlantic over the Caribbean; they part from Florida to Transit Box 1 (2.21)."""

GOLD: Final = Coast(
    ("CD",),
    (
        (
            *((-0.05, -0.05), (1.05, -0.05), (1.05, 1.05), (0.985, 1.05), (0.955, 0.90), (0.905, 0.78), (0.885, 0.66)),
            *((0.84, 0.55), (0.80, 0.47), (0.735, 0.43), (0.665, 0.40), (0.60, 0.385), (0.535, 0.335), (0.47, 0.345)),
            *((0.40, 0.405), (0.32, 0.415), (0.245, 0.385), (0.17, 0.385), (0.115, 0.345), (0.075, 0.27)),
            *((0.045, 0.22), (-0.05, 0.14)),
        ),
        ((0.735, 0.70), (0.765, 0.67), (0.785, 0.715), (0.755, 0.745)),
    ),
    (Name("CD", 0.0, 0.0),),
    (0.76, 0.17),
    15,
)
AFRICA: Final[Land] = (
    *((-0.05, -0.05), (0.15, -0.05), (0.185, 0.05), (0.215, 0.13), (0.265, 0.185), (0.335, 0.19), (0.295, 0.25)),
    *((0.22, 0.315), (0.155, 0.385), (0.125, 0.445), (0.145, 0.52), (0.15, 0.585), (0.105, 0.645), (0.095, 0.715)),
    *((0.105, 0.77), (0.06, 0.85), (0.045, 0.93), (0.0, 1.05), (-0.05, 1.05)),
)
INDIES: Final = Coast(
    ("IND",),
    (
        AFRICA,
        (
            *((0.19, -0.05), (0.215, 0.045), (0.255, 0.125), (0.305, 0.15), (0.375, 0.13), (0.435, 0.105)),
            *((0.475, 0.075), (0.455, 0.035), (0.43, -0.05)),
        ),
        (
            *((0.50, -0.05), (0.535, 0.05), (0.585, 0.065), (0.61, 0.12), (0.635, 0.205), (0.665, 0.295)),
            *((0.695, 0.365), (0.725, 0.315), (0.735, 0.24), (0.775, 0.175), (0.82, 0.12), (0.855, 0.075)),
            *((0.905, 0.095), (0.935, 0.16), (0.925, 0.235), (0.945, 0.285), (0.92, 0.315), (0.945, 0.37)),
            *((0.985, 0.43), (1.05, 0.47), (1.05, -0.05)),
        ),
        ((0.745, 0.38), (0.77, 0.37), (0.785, 0.405), (0.765, 0.43), (0.745, 0.415)),
        (
            *((0.275, 0.575), (0.305, 0.595), (0.32, 0.645), (0.295, 0.73), (0.26, 0.815), (0.225, 0.845)),
            *((0.195, 0.81), (0.20, 0.735), (0.22, 0.665), (0.245, 0.625)),
        ),
        ((0.345, 0.63), (0.357, 0.65), (0.35, 0.69), (0.335, 0.70), (0.335, 0.66)),
        ((0.40, 0.80), (0.425, 0.79), (0.425, 0.825), (0.40, 0.83)),
    ),
    (Name("IND", 1.0, 1.0),),
    (0.085, 0.14),
    15,
)
