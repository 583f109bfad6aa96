"""Boxes of games as Home shows them: our own art, a ground with a ship and two small things of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class BoxFigure:
    """A picture of `companion.ui.art` with its paint."""

    name: str
    paint: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Box:
    """What is painted on a box."""

    ground: str
    """Colour `#rrggbb`; the title stands on it in the colour of parchment."""
    ship: BoxFigure
    small: tuple[BoxFigure, ...] = ()
    """Lower, beside it."""


PLAIN: Final = Box("#1a4661", BoxFigure("ship:schooner", {"hull": "#d1a24a"}))
"""Of a game that has painted none."""
