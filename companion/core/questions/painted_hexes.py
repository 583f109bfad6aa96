"""A value that is painted on hexes: each by how far it lies to the right of and below the middle, and what it is.

"0,-1 sea barrel" is the hex towards 12 o'clock (axial coordinates as `companion.hexmap` has them) with two words. A hex
without any word is unknown and has no place in the value.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from companion.core.questions.question_base import Option

HexOffset = tuple[int, int]
"""Steps to the right (q) and downwards (r)."""
Painted = Mapping[HexOffset, tuple[str, ...]]
"""What each hex is, in words."""
CELL: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})((?: [a-z0-9-]+)+)")


def spelt(painted: Painted) -> tuple[str, ...]:
    """Painted hexes as the value of a line."""
    return tuple(f"{q},{r} {' '.join(words)}" for (q, r), words in sorted(painted.items()) if words)


def painted(value: object) -> dict[HexOffset, tuple[str, ...]]:
    """The hexes of such a value, one that was read; nothing is painted where it is unknown."""
    found: dict[HexOffset, tuple[str, ...]] = {}
    for cell in value if isinstance(value, list | tuple) else ():
        at, *words = cell.split(" ")
        q, r = at.split(",")
        found[int(q), int(r)] = tuple(words)
    return found


def distance(place: HexOffset) -> int:
    """Steps from the middle."""
    q, r = place
    return max(abs(q), abs(r), abs(q + r))


def fitting(words: Sequence[str], options: Sequence[Option[Any]]) -> tuple[str, ...] | None:
    """What a hex is, in the order of the options; None where it cannot be all that: of one group it is one."""
    chosen = [option for option in options if option.id in words]
    groups = [option.group for option in chosen if option.group]
    if len(chosen) != len(words) or len(groups) != len(set(groups)):
        return None
    return tuple(option.id for option in chosen)


def read_hexes(raw: object, options: Sequence[Option[Any]], radius: int) -> tuple[str, ...] | None:
    """The value in its proper order; None for anything that is none. radius: steps that a hex may lie away at most."""
    if not isinstance(raw, list | tuple) or len(raw) > 3 * radius * (radius + 1) + 1:
        return None
    found: dict[HexOffset, tuple[str, ...]] = {}
    for cell in raw:
        match_ = CELL.fullmatch(cell) if isinstance(cell, str) else None
        if match_ is None:
            return None
        place = int(match_[1]), int(match_[2])
        words = fitting(match_[3].split(), options)
        if words is None or place in found or distance(place) > radius:
            return None
        found[place] = words
    return spelt(found)
