"""1.14 The arithmetic of ranged combat, without a table: defence, dice, damage, rerolls (rulebook p.18-20, 34)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.games.captains_log.model.ids import ShipId, SideId
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import State

SIDES = 12
"""Faces of the dice of all fights (CL-RNG-08, CL-BOA-08)."""
Ammunition = Literal["normal", "incendiary", "explosive", "grapeshot", "chain"]
AMMUNITION: tuple[Ammunition, ...] = ("normal", "incendiary", "explosive", "grapeshot", "chain")
Harm = Literal["water", "fire", "wound", "sail"]
HARM: dict[Ammunition, Harm] = {
    "normal": "water",
    "explosive": "water",
    "incendiary": "fire",
    "grapeshot": "wound",
    "chain": "sail",
}
"""What each type of ammunition does to its target (CL-AMM-01, CL-AMM-02, CL-AMM-03, CL-AMM-04, CL-AMM-05)."""


@dataclass(frozen=True, slots=True)
class Cover:
    """How the target lies to the shot. distance: hexes, 1 is adjacent.  moored: at a port."""

    distance: int = 1
    bow_or_stern: bool = False
    moored: bool = False


@dataclass(frozen=True, slots=True)
class Guns:
    """Dice that share one modifier (CL-RNG-04)."""

    dice: int
    bonus: int


def distance_penalty(distance: int, reach: int) -> int:
    """CL-RNG-06, CL-UPG-04: one per hex beyond the first, less one for each long cannon."""
    return max(0, distance - 1 - reach)


def defence_sum(
    base: int, upgrades: Sequence[Term], cover: Cover, ammunition: Ammunition, numbers: Numbers, *, reach: int = 0
) -> Sum:
    """CL-RNG-06: what a die must exceed. upgrades: what the target's abilities add.  reach: long cannons of the
    attacker. Bow and stern are equal (CL-RNG-07)."""
    terms = [
        Term(msg("cl-def-base"), base, "CL-RNG-06"),
        *upgrades,
        Term(msg("cl-def-distance"), distance_penalty(cover.distance, reach), "CL-RNG-06"),
        Term(msg("cl-def-bow-stern"), numbers.bow_stern_defence * cover.bow_or_stern, "CL-RNG-07"),
        Term(msg("cl-def-moored"), numbers.mooring_defence * cover.moored, "CL-RNG-06"),
        Term(msg("cl-def-grapeshot"), numbers.grapeshot_defence * (ammunition == "grapeshot"), "CL-AMM-04"),
        Term(msg("cl-def-chain"), numbers.chain_defence * (ammunition == "chain"), "CL-AMM-05"),
    ]
    return Sum(msg("cl-defence"), (terms[0], *(term for term in terms[1:] if term.value)))


def damage_cap(s: State, numbers: Numbers) -> int:
    """CL-RNG-08, CL-SOL-10: most damage that one die can do."""
    return numbers.damage_cap_solo if s.solo_rules and s.options.difficulty.cannon_cap_3 else numbers.damage_cap


def damage_of_dice(results: Sequence[int], defence: int, cap: int) -> tuple[int, ...]:
    """CL-RNG-08: damage of each die; a result equal to the defence misses."""
    return tuple(min(cap, max(0, result - defence)) for result in results)


def bonuses(guns: Sequence[Guns]) -> tuple[int, ...]:
    """The modifier of every single die, in order."""
    return tuple(group.bonus for group in guns for _ in range(group.dice))


def results(naturals: Sequence[int], guns: Sequence[Guns]) -> tuple[int, ...]:
    """Natural dice with their modifiers."""
    return tuple(natural + bonus for natural, bonus in zip(naturals, bonuses(guns), strict=True))


def crew_killed(naturals: Sequence[int], numbers: Numbers) -> int:
    """CL-RNG-09: one crew member for each natural 12, whatever the ammunition."""
    return sum(natural == numbers.natural_crit for natural in naturals)


def amount(damage: Sequence[int], ammunition: Ammunition, *, chain: str = "per-die") -> int:
    """CL-AMM-01 to -05: points that arrive. chain: what a hit of chain shot costs, one movement or more (A-39)."""
    return sum(point > 0 for point in damage) if (ammunition, chain) == ("chain", "per-die") else sum(damage)


def grouped(dice: Sequence[int], extra: int) -> tuple[Guns, ...]:
    """CL-RNG-04: dice of equal modifier together, the better ones first. dice: the bonus of each cannon."""
    return tuple(Guns(dice.count(bonus), bonus + extra) for bonus in sorted(dict.fromkeys(dice), reverse=True))


def pincer_rerolls(strength: int, size: int) -> int:
    """CL-PIN-02, -03: one die for each full group among all allies at the target together (A-24)."""
    return strength // size


def worth_rerolling(gains: Sequence[int], modifiers: Sequence[int], n: int) -> tuple[int, ...]:
    """Up to n dice that did nothing, those with the best modifier first: what helps whoever rolled."""
    missed = [i for i, gain in enumerate(gains) if gain == 0]
    return tuple(sorted(sorted(missed, key=lambda i: -modifiers[i])[:n]))


BESIDE = Cover()
"""Adjacent, flank on, under way."""


@dataclass(frozen=True, slots=True)
class Volley:
    """A salvo. shooter: a ship, or a nation for its fortress.  reach: long cannons.  rerolls: dice that may be rolled
    again, each once (CL-RNG-05).  port: whose port the target lies in.  flag: printed on an NPC's.  crew: who of the
    shooter's takes part, by id; what both give to every die is in `guns` too.  overloaded: two dice for each cannon, at
    a price (CL-OFF-09).
    """

    shooter: SideId
    target: ShipId
    guns: tuple[Guns, ...]
    ammunition: Ammunition = "normal"
    cover: Cover = BESIDE
    reach: int = 0
    rerolls: int = 0
    port: str = ""
    flag: int = 0
    crew: tuple[str, ...] = ()
    overloaded: bool = False
