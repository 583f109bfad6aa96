"""15.3 Exact chances of an attack on a port, for the eye before the dice are thrown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product

from companion.core.rules import odds
from companion.core.rules.odds import Chances, Odds, percent
from companion.core.values.messages import msg


@dataclass(frozen=True, slots=True)
class Assault:
    """An attack as it stands. lead: the pirate's strength less the port's.  dice, guards: thrown by either; faces: of
    each.  discount: off the lower die of the port, for the cost of success.  chased: damage of being chased out.
    left: boxes of Combat until he sinks.
    """

    lead: int
    dice: int
    guards: int
    faces: int
    discount: int
    chased: int
    left: int


@lru_cache(maxsize=64)
def outcomes(attack: Assault) -> tuple[Fraction, Chances]:
    """How likely the port falls, and how likely the pirate suffers so many points of damage either way."""
    thrown = odds.total([odds.die(attack.faces)] * attack.dice)
    falls, damage = Fraction(), dict[int, Fraction]()
    way = Fraction(1, attack.faces**attack.guards)
    for guards in product(range(1, attack.faces + 1), repeat=attack.guards):
        for result, chance in thrown.items():
            ahead = attack.lead + result - sum(guards)
            falls += way * chance if ahead > 0 else 0
            points = max(0, min(guards) - attack.discount) if ahead > 0 else attack.chased - ahead
            damage[points] = damage.get(points, Fraction()) + way * chance
    return falls, dict(sorted(damage.items()))


def chances(attack: Assault) -> Callable[[], Odds]:
    """The chance that the port falls, that the ship is lost in it, and the damage to be expected."""

    def worked_out() -> Odds:
        falls, damage = outcomes(attack)
        lost = odds.at_least(damage, attack.left)
        headline = msg(
            "bb-odds-port-sinks" if lost else "bb-odds-port",
            percent=percent(falls),
            sinks=percent(lost),
            n=round(float(odds.mean(damage)), 1),
        )
        return Odds(headline, tuple(damage.items()), msg("bb-odds-port-unit"), attack.left if lost else None)

    return worked_out
