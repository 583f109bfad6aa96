"""The seven islands, each with the emblem of what it is good for."""

from __future__ import annotations

from collections.abc import Iterable

from companion.ui.art.base import Mark, circle, inner, named, put, svg
from companion.ui.art.flags import skull as deaths_head
from companion.ui.games.pirates_cove.art.emblems import cannon, chest, crew, hull, mug, sails
from companion.ui.look.palette import INK, LEAF, TIMBER

SHOAL, SAND, ROCK = "#5fa7c0", "#ecd39a", "#8b8577"


def _land() -> list[Mark]:
    """Water over a shoal, a beach, and grass on it."""
    return [
        Mark("M1 49Q8 39 32 39T63 49Q56 61.6 32 61.6T1 49Z", fill=SHOAL, width=2.2),
        Mark("M6 48Q14 36 32 36T58 48Q50 56 32 56T6 48Z", fill=SAND, width=2, halo=False),
        inner("M11 46Q18 34 32 34T53 46Q46 51 32 51T11 46Z", fill=LEAF, stroke=INK, width=1.6),
        inner("M8 58.4q3 -2.4 6 0t6 0M40 59q3 -2.4 6 0t6 0", stroke="#cfe6ef", width=2),
    ]


def _palm(x: float, y: float) -> list[Mark]:
    return [
        Mark(f"M{x} {y}q-2 -8 1.4 -15", stroke=INK, width=4.6),
        inner(f"M{x} {y}q-2 -8 1.4 -15", stroke=TIMBER, width=2.2),
        Mark(
            f"M{x + 1.4} {y - 15}q-6 -4 -10 2q1 -8 9 -5q-2 -5 -7 -4"
            "q6 -5 9 3q3 -6 8 -3q-5 0 -6 5q7 -1 7 6q-4 -5 -10 -4Z",
            fill="#3f8a52",
            width=1.6,
        ),
    ]


def _island(emblem: Iterable[Mark], scale: float = 0.74, x: float = 8, y: float = -2) -> str:
    return svg([*_land(), *[_haloed(mark) for mark in put(emblem, scale, x, y)]])


def _haloed(mark: Mark) -> Mark:
    """With the pale rim again, as what stands on an island reaches above it."""
    return Mark(mark.d, mark.fill, mark.stroke, mark.width, mark.stroke != "none", mark.transform, mark.opacity)


@named("island:tavern")
def tavern() -> str:
    """Tavern Island: a tankard."""
    return _island(mug())


@named("island:hull")
def hull_island() -> str:
    """Hull Island: a hull on the stocks."""
    return _island(hull(), 0.78, 7, -3)


@named("island:sails")
def sail_island() -> str:
    """Sail Island: a mast with its sails."""
    return _island(sails(), 0.76, 9, -2)


@named("island:cannon")
def cannon_island() -> str:
    """Cannon Island: a gun."""
    return _island(cannon(), 0.78, 7, -1)


@named("island:crew")
def crew_island() -> str:
    """Crew Island: a sailor."""
    return _island(crew(), 0.74, 9, -2)


@named("island:treasure")
def treasure_island() -> str:
    """Treasure Island: a chest."""
    return _island(chest(), 0.74, 8, 2)


@named("island:cove")
def cove() -> str:
    """Pirate's Cove: a rock like a skull, and a palm."""
    return svg(
        [
            Mark("M1 50Q8 40 32 40T63 50Q56 61.6 32 61.6T1 50Z", fill=SHOAL, width=2.2),
            *_palm(50, 48),
            Mark("M3 52Q1 34 8 22Q15 5 27 5Q40 6 42 24Q47 36 46 52Q38 57 25 57T3 52Z", fill=ROCK, width=2.4),
            inner("M8.6 30Q12 13 22 9.6", stroke="#b3ad9e", width=3),
            *deaths_head(24.6, 34, 38, "#f7f2e4", INK)[1:],
            inner("M6 58.6q3 -2.4 6 0t6 0M42 59q3 -2.4 6 0t6 0", stroke="#cfe6ef", width=2),
            inner(circle(38, 48, 1.6), fill="#6f6a5e"),
        ]
    )
