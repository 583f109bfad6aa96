"""Hex geometry in exact whole numbers: coordinates, clock directions, distance, rings, lines between centres.

Knows no game: which hexes are land or sea, and what a ship may do there, is said elsewhere.
"""

from companion.hexmap.hexes import (
    CLOCK,
    Clock,
    Hex,
    ahead,
    disc,
    distance,
    line,
    neighbour,
    neighbours,
    opposite,
    ring,
    rotated,
    turned,
)

__all__ = [
    "CLOCK",
    "Clock",
    "Hex",
    "ahead",
    "disc",
    "distance",
    "line",
    "neighbour",
    "neighbours",
    "opposite",
    "ring",
    "rotated",
    "turned",
]
