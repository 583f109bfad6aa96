"""13.61 Exact chances of one round of battle, for the eye before the dice are thrown."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from companion.core import odds
from companion.core.odds import Chances, Odds
from companion.core.text import msg


@dataclass(frozen=True, slots=True)
class Battle:
    """A round as it stands. lead: the pirate's strength less the hunter's.  left: boxes of Combat until he sinks.

    throws: on the pirate's side, of which the best counts (20.5).  dice, faces: of each.  winner: damage of the winner.
    by_dice: the loser takes the difference of the throws alone, not of the totals (A-15).
    """

    lead: int
    left: int
    throws: int
    dice: int
    faces: int
    winner: int
    by_dice: bool = False


def best(chances: Chances, throws: int) -> Chances:
    """The chances of the highest of several throws."""
    below = Fraction()
    found: dict[int, Fraction] = {}
    for result, chance in sorted(chances.items()):
        found[result] = (below + chance) ** throws - below**throws
        below += chance
    return found


@lru_cache(maxsize=64)
def suffered(battle: Battle) -> Chances:
    """How likely the pirate suffers so many points of damage in this round."""
    throw = odds.total([odds.die(battle.faces)] * battle.dice)
    apart = odds.both(best(throw, battle.throws), odds.mapped(throw, lambda result: -result))

    def points(thrown: int) -> int:
        ahead = battle.lead + thrown
        if ahead > 0:
            return battle.winner
        return abs(thrown) if battle.by_dice and ahead else -ahead

    return odds.mapped(apart, points)


def odds_of(battle: Battle) -> Odds:
    """The chance that the pirate's ship goes down in this round, and how much damage is to be expected."""
    bars = suffered(battle)
    lost = odds.at_least(bars, battle.left)
    usual = round(float(odds.mean(bars)), 1)
    sinks = lost > 0
    headline = msg("bb-fight-odds-sinks" if sinks else "bb-fight-odds", percent=round(float(lost * 100), 1), n=usual)
    return Odds(headline, tuple(bars.items()), msg("bb-fight-odds-unit"), battle.left if sinks else None)
