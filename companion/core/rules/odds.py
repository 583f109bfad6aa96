"""Exact chances of what dice may bring, as fractions: no simulation, no rounding before the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, reduce

from companion.core.values.messages import Msg, msg

Chances = Mapping[int, Fraction]
"""How likely each result is; the fractions add up to 1."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What a roll may bring, for the eye before it is rolled."""

    headline: Msg
    """The one number that matters, in words."""
    bars: tuple[tuple[int, Fraction], ...]
    """Each result with its chance, in order."""
    unit: Msg
    """What is counted (damage, wounds)."""
    likely: int | None = None
    """Results from `likely` on are those that the headline speaks of, None for none."""


@cache
def die(sides: int) -> Chances:
    """One fair die."""
    return {face: Fraction(1, sides) for face in range(1, sides + 1)}


def mapped(chances: Chances, change: Callable[[int], int]) -> Chances:
    """The chances of what a result becomes."""
    found: dict[int, Fraction] = {}
    for result, chance in chances.items():
        found[change(result)] = found.get(change(result), Fraction()) + chance
    return dict(sorted(found.items()))


def both(one: Chances, other: Chances) -> Chances:
    """The chances of the sum of two independent results."""
    found: dict[int, Fraction] = {}
    for a, chance in one.items():
        for b, along in other.items():
            found[a + b] = found.get(a + b, Fraction()) + chance * along
    return dict(sorted(found.items()))


@cache
def duel(sides: int, lead: int) -> Chances:
    """By how much a die that is ahead by so much beats another one."""
    return both(mapped(die(sides), lambda face: face + lead), mapped(die(sides), lambda face: -face))


def total(parts: Iterable[Chances]) -> Chances:
    """The chances of the sum of independent results; nothing at all is surely 0."""
    return reduce(both, parts, {0: Fraction(1)})


def mean(chances: Chances) -> Fraction:
    """The result to be expected on average."""
    return sum((result * chance for result, chance in chances.items()), Fraction())


def at_least(chances: Chances, least: int) -> Fraction:
    """How likely a result of at least so much is."""
    return sum((chance for result, chance in chances.items() if result >= least), Fraction())


def percent(chance: Fraction | float) -> Msg:
    """A chance as a person says it; never 0 % for what can happen, nor 100 % for what may fail."""
    n = round(float(chance * 100))
    if chance > 0 and n == 0:
        return msg("core-percent-below")
    if chance < 1 and n == 100:
        return msg("core-percent-above")
    return msg("core-percent", n=n)
