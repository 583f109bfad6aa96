"""Hex geometry in exact whole numbers: coordinates, clock directions, distance, rings, lines between centres, lines of
sight, cheapest ways, ways straight on round what stands there.

Knows no game: which hexes are land or sea, and what a ship may do there, is said elsewhere.
"""

from companion.hexmap.detours import straight_on
from companion.hexmap.hexes import (
    CLOCK,
    Clock,
    Hex,
    ahead,
    disc,
    distance,
    forwards,
    line,
    neighbour,
    neighbours,
    opposite,
    ring,
    rotated,
    turned,
)
from companion.hexmap.sight import Grazing, in_the_way, sees, sides_towards
from companion.hexmap.ways import Entry, Steered, Toll, along, cheapest, steered, steps_back, way

__all__ = [
    "CLOCK",
    "Clock",
    "Entry",
    "Grazing",
    "Hex",
    "Steered",
    "Toll",
    "ahead",
    "along",
    "cheapest",
    "disc",
    "distance",
    "forwards",
    "in_the_way",
    "line",
    "neighbour",
    "neighbours",
    "opposite",
    "ring",
    "rotated",
    "sees",
    "sides_towards",
    "steered",
    "steps_back",
    "straight_on",
    "turned",
    "way",
]
