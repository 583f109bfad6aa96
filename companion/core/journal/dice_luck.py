"""The luck of the dice: how many did well, beside how many were to be expected. For statistics; no rule asks."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import prod

from companion.core.questions.kinds import Dice, Roll

MOST_RESULTS = 2_000
"""Results of dice that are counted one by one; for more nobody says what was to be expected."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Of one roll."""

    seat: str
    """Whose."""
    came: int
    """How many dice did well; 1 for a roll that succeeded as a whole."""
    due: int
    """So many thousandths of that were to be expected."""


def luck(roll: Roll, rolled: tuple[int, ...]) -> Luck | None:
    """How lucky a roll was; None where nothing says what a good result is."""
    seat = roll.luck_of or roll.who
    if roll.hoped is not None:
        ways = prod(roll.sides)
        if not 0 < ways <= MOST_RESULTS:
            return None
        good = sum(roll.hoped(result) for result in product(*(range(1, sides + 1) for sides in roll.sides)))
        return Luck(seat, int(roll.hoped(rolled)), _thousandths(Fraction(good, ways)))
    came, due, at = 0, Fraction(), 0
    for group in roll.dice:
        faces = rolled[at : at + group.count]
        at += group.count
        if group.hit_from is not None:
            came += sum((face >= group.hit_from) != group.feared for face in faces)
            due += group.count * _chance(group, group.hit_from)
    judged = any(group.hit_from is not None and group.count for group in roll.dice)
    return Luck(seat, came, _thousandths(due)) if judged else None


def _chance(group: Dice, hit_from: int) -> Fraction:
    """That one die of a group does well."""
    hits = Fraction(min(group.sides, max(0, group.sides + 1 - hit_from)), group.sides)
    return 1 - hits if group.feared else hits


def _thousandths(amount: Fraction) -> int:
    return round(amount * 1000)
