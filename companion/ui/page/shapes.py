"""The shape of a screen, by its size alone."""

from __future__ import annotations

from enum import Enum
from typing import Final

SMALL: Final = 600
"""Logical pixels of width below which a screen is a phone's."""
FLAT: Final = 480
"""Logical pixels of height below which a screen that is wider than high is a phone's, held sideways."""
LARGEST: Final = 1.25
"""How much wider the sides grow at most when words are enlarged."""
BOTH: Final = 1180
"""Logical pixels, at zoom 1, from which both sides stand beside the question."""


class ScreenShape(Enum):
    """How a screen is laid out."""

    WIDE = "wide"
    """A side left and right of the middle."""
    NARROW = "narrow"
    """Both in one column on the left."""
    TALL = "tall"
    """Next to each other below the middle, on a tablet held upright."""
    PHONE = "phone"
    """One after the other, below it."""
    FLAT = "flat"
    """A phone held sideways: what is told on the left, answers on the right, the ways in a column at the edge."""

    @property
    def compact(self) -> bool:
        """Whether it is a phone's, however it is held."""
        return self in (ScreenShape.PHONE, ScreenShape.FLAT)

    @property
    def boards(self) -> str:
        """Where the boards stand."""
        return {
            ScreenShape.WIDE: "on both sides",
            ScreenShape.NARROW: "on the left",
            ScreenShape.TALL: "below",
            ScreenShape.PHONE: "further down",
            ScreenShape.FLAT: "in the place of what is told",
        }[self]


def shape_of(width: float, height: float, zoom: float = 1) -> ScreenShape:
    """The shape of a screen of this size in logical pixels. zoom: of a reader's words."""
    if height < FLAT and width > height * 1.2:
        return ScreenShape.FLAT
    if width / min(zoom, LARGEST) < SMALL:
        return ScreenShape.PHONE
    if height > width:
        return ScreenShape.TALL
    return ScreenShape.WIDE if width / zoom >= BOTH else ScreenShape.NARROW
