"""How well the app plays the second ship: three strengths, ours and no part of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.cannon_duel.table.options import Strength


@dataclass(frozen=True, slots=True)
class Skill:
    """What a captain of the app looks at.

    reads: the grids of Target cards.  combines: cards that a flush or a run must have before it is spent; None for
    never.  dodges, mends: whether it does.  waits: damage from which it fires though an aim could still become better.
    plans: whether it weighs what brings the end nearer, for both ships.
    """

    reads: bool
    combines: int | None
    dodges: bool
    mends: bool
    waits: int
    plans: bool


SKILLS: Final[dict[Strength, Skill]] = {
    "cabin-boy": Skill(reads=False, combines=None, dodges=False, mends=False, waits=0, plans=False),
    "boatswain": Skill(reads=True, combines=3, dodges=True, mends=False, waits=1, plans=False),
    "captain": Skill(reads=True, combines=2, dodges=True, mends=True, waits=3, plans=True),
}
"""The weakest first."""
