"""How well the app plays the second ship: three strengths, ours and no part of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.cannon_duel.model.options import Strength


@dataclass(frozen=True, slots=True)
class Skill:
    """What a captain of the app looks at.

    combines: cards that a flush or a run must have before it is spent on an action; None for never.  mends: whether it
    does.  waits: damage from which it fires though an aim could still become better.  plans: whether it weighs what
    brings the end nearer, for both ships.  misses: of a hundred things that it could do, so many do not come to mind.
    """

    combines: int | None
    mends: bool
    waits: int
    plans: bool
    misses: int


SKILLS: Final[dict[Strength, Skill]] = {
    "cabin-boy": Skill(combines=None, mends=False, waits=1, plans=False, misses=11),
    "boatswain": Skill(combines=3, mends=False, waits=1, plans=False, misses=6),
    "captain": Skill(combines=2, mends=True, waits=3, plans=True, misses=0),
}
"""The weakest first."""
