"""13.61 Exact chances of one round of battle, for the eye before the dice are thrown."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from companion.core.rules import odds
from companion.core.rules.odds import Chances, Odds
from companion.core.values.messages import msg


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

    def damage(self, lead: int, thrown: int) -> tuple[int, int]:
        """Points for the pirate and for the hunter. lead: by now.  thrown: by how much his throw is higher."""
        ahead = lead + thrown
        return damage(ahead, abs(thrown if self.by_dice else ahead), self.winner)


def damage(ahead: int, apart: int, winner: int) -> tuple[int, int]:
    """BB-13.61: points for the pirate and for the hunter; equal totals hurt nobody.

    ahead: the pirate's total less the hunter's.  apart: what the loser takes, the difference of the totals or of the
    dice alone (A-15).  winner: what the winner takes.
    """
    if ahead > 0:
        return winner, apart
    if ahead < 0:
        return apart, winner
    return 0, 0


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
    return odds.mapped(apart, lambda thrown: battle.damage(battle.lead, thrown)[0])


@lru_cache(maxsize=256)
def lost(battle: Battle, facing: int | None, handicap: int = 0) -> float:
    """How likely the pirate's ship goes down before he may leave, if he does so at the first higher throw (13.62).

    facing: boxes of Combat until the King's Commissioner sinks, who fights on as long as he may; None for Warships,
    which suffer nothing.  handicap: off his throw where throws are compared (9.8).
    """
    throw = odds.total([odds.die(battle.faces)] * battle.dice)
    apart = odds.both(best(throw, battle.throws), odds.mapped(throw, lambda result: -result))
    likely = [(thrown, float(chance)) for thrown, chance in apart.items()]
    known: dict[tuple[int, int, int], float] = {}

    def from_here(lead: int, left: int, theirs: int) -> float:
        if (lead, left, theirs) in known:
            return known[lead, left, theirs]
        sunk, same = 0.0, 0.0
        for thrown, chance in likely:
            hurt, harm = battle.damage(lead, thrown)
            if facing is None:
                harm = 0
            if hurt >= left:
                sunk += chance
            elif thrown > handicap or (facing is not None and harm >= theirs):
                continue
            elif not (hurt or harm):
                same += chance
            else:
                sunk += chance * from_here(lead - hurt + harm, left - hurt, theirs - harm)
        known[lead, left, theirs] = sunk / (1 - same)
        return known[lead, left, theirs]

    return from_here(battle.lead, battle.left, facing or 0)


def odds_of(battle: Battle) -> Odds:
    """The chance that the pirate's ship goes down in this round, and how much damage is to be expected."""
    bars, (usual, sunk) = suffered(battle), expected(battle)
    headline = msg("bb-fight-odds-sinks" if sunk else "bb-fight-odds", percent=odds.percent(sunk), n=usual)
    return Odds(headline, tuple(bars.items()), msg("bb-fight-odds-unit"), battle.left if sunk else None)


def expected(battle: Battle) -> tuple[float, Fraction]:
    """What the pirate suffers in a round on average, and the chance that he goes down in it."""
    bars = suffered(battle)
    return round(float(odds.mean(bars)), 1), odds.at_least(bars, battle.left)
