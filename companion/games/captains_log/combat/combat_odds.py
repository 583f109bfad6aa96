"""1.14, 1.18 Exact chances of a salvo and of a melee, for the eye before the dice are rolled, with hulls and crews as
known.

Policies: who may roll dice again takes those that did nothing, the best modifier first (as `worth_rerolling` proposes);
who may make an opponent roll again takes what hit hardest and was not rolled a second time (CL-RNG-05, CL-CAP-31).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, prod

from companion.core.rules import odds
from companion.core.rules.odds import Chances, Odds, percent
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat.ballistics import (
    HARM,
    SIDES,
    Ammunition,
    Harm,
    Volley,
    amount,
    bonuses,
    damage_of_dice,
)
from companion.games.captains_log.combat.melee import Fighters, boarding_result, hits, modifier
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.fleet.ships import ship_number
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import abilities
from companion.games.captains_log.ship.abilities import Powers

Pair = tuple[int, int]
"""Points that arrive, and natural 12s (CL-RNG-09)."""
Face = tuple[int, int]
"""What one face of a die brings: points, and 1 for a natural 12."""


def faces(points: Sequence[int]) -> Counter[Face]:
    """How many faces of a die bring what. points: of each natural result from 1 on."""
    return Counter((n, int(natural == SIDES)) for natural, n in enumerate(points, 1))


Undoable = tuple[tuple[Face, int], ...]
"""The faces that the target may have rolled again, the best first, with the kind of their dice."""
Rolled = tuple[int, int, int, Undoable]
"""Dice of a salvo on the way: those that may still be rolled again, points, natural 12s, and what may be undone."""


@lru_cache(maxsize=64)
def salvo_chances(dice: tuple[tuple[int, ...], ...], rerolls: int, undone: int = 0) -> Mapping[Pair, Fraction]:
    """How likely each pair of points and natural 12s is. dice: points of each face, the best modifier first.

    undone: dice that the target may have rolled again.
    """
    kinds = {points: faces(points) for points in dict.fromkeys(dice)}
    names = list(kinds)
    states: dict[Rolled, int] = {(rerolls, 0, 0, ()): 1}
    for points in dice:
        kind, name = kinds[points], names.index(points)
        following: dict[Rolled, int] = {}
        for (left, sum_, twelves, best), ways in states.items():
            for face, n in kind.items():
                if face[0] or not left:
                    after = _undoable(best, face, name, undone) if undone and face[0] else best
                    state = (left, sum_ + face[0], twelves + face[1], after)
                    following[state] = following.get(state, 0) + ways * n * SIDES
                    continue
                for second, m in kind.items():
                    state = (left - 1, sum_ + second[0], twelves + second[1], best)
                    following[state] = following.get(state, 0) + ways * n * m
        states = following
    return _undone(states, list(kinds.values()), (SIDES * SIDES) ** len(dice))


def _undoable(best: Undoable, face: Face, kind: int, most: int) -> Undoable:
    """With one more die that hit and was not rolled again: what hit hardest comes first."""
    return tuple(sorted((*best, (face, kind)), key=lambda hit: (-hit[0][0], -hit[0][1], hit[1]))[:most])


def _undone(states: Mapping[Rolled, int], kinds: Sequence[Counter[Face]], ways: int) -> dict[Pair, Fraction]:
    """The results after the target's rerolls of what hit hardest."""
    counted: dict[Pair, int] = {}
    most = max(len(best) for *_, best in states)
    for (_, points, twelves, best), n in states.items():
        points -= sum(face[0] for face, _ in best)
        twelves -= sum(face[1] for face, _ in best)
        spare = SIDES ** (most - len(best))
        for seconds in product(*(kinds[kind].items() for _, kind in best)):
            pair = points + sum(face[0] for face, _ in seconds), twelves + sum(face[1] for face, _ in seconds)
            counted[pair] = counted.get(pair, 0) + n * spare * prod(m for _, m in seconds)
    return {pair: Fraction(n, ways * SIDES**most) for pair, n in sorted(counted.items())}


def points(chances: Mapping[Pair, Fraction]) -> Chances:
    """The chances of the points alone."""
    found: dict[int, Fraction] = {}
    for (n, _), chance in chances.items():
        found[n] = found.get(n, Fraction()) + chance
    return dict(sorted(found.items()))


def salvo_odds(chances: Mapping[Pair, Fraction], sinks: Callable[[Pair], bool] | None, unit: Msg) -> Odds:
    """What a salvo may bring: the chance of a ship's loss where there is one, and what is to be expected.

    sinks: whether the target is lost then; None where its hull is unknown or the shots do not harm it.
    """
    bars = points(chances)
    lost = sum((chance for pair, chance in chances.items() if sinks(pair)), Fraction()) if sinks else Fraction()
    usual = round(float(odds.mean(bars)), 1)
    if not lost or sinks is None:
        return Odds(msg("cl-odds-expected", n=usual, unit=unit), tuple(bars.items()), unit)
    least = next((n for n in bars if sinks((n, 0))), None)
    return Odds(msg("cl-odds-sink", percent=percent(lost), n=usual, unit=unit), tuple(bars.items()), unit, least)


def binomial(n: int, chance: Fraction) -> Chances:
    """How many of n dice hit."""
    return {k: comb(n, k) * chance**k * (1 - chance) ** (n - k) for k in range(n + 1)}


@dataclass(frozen=True, slots=True)
class MeleeSide:
    """One side of a melee. dice: rolled.  hits: faces of a die that wound.  rerolls: failures rolled again.  undone: of
    its hits that the other side has rolled again.  merged: hits that two failures make once (CL-CAP-14).  people: those
    who can fall.  spared: losses that doctors and cards avert.
    """

    dice: int
    hits: int
    rerolls: int = 0
    undone: int = 0
    merged: int = 0
    people: int = 0
    spared: int = 0


def wounds(side: MeleeSide) -> Chances:
    """How likely it is that one side wounds so many."""
    chance, found = Fraction(side.hits, SIDES), dict[int, Fraction]()
    for first, likely in binomial(side.dice, chance).items():
        again, undone = min(side.rerolls, side.dice - first), min(side.undone, first)
        for second, along in binomial(again + undone, chance).items():
            hits = first - undone + second
            hits += side.merged if side.dice - hits >= 2 else 0
            found[hits] = found.get(hits, Fraction()) + likely * along
    return dict(sorted(found.items()))


def fallen(struck: int, side: MeleeSide) -> int:
    """Of how many wounds somebody of that side dies."""
    return max(0, min(struck, side.people + side.spared) - side.spared)


def succeeds(attackers: MeleeSide, defenders: MeleeSide, success: Callable[[int, int], bool]) -> Fraction:
    """CL-BOA-09: the chance of a boarding. success: by how many attackers and defenders fall."""
    found = Fraction()
    theirs = wounds(defenders)
    for killed, chance in wounds(attackers).items():
        for lost, along in theirs.items():
            if success(fallen(lost, attackers), fallen(killed, defenders)):
                found += chance * along
    return found


def melee_odds(attackers: MeleeSide, defenders: MeleeSide, success: Callable[[int, int], bool]) -> Odds:
    """What a melee may bring: the chance that the boarding succeeds, and the wounds that the attackers strike."""
    bars = wounds(attackers)
    least = next((n for n in bars if success(0, fallen(n, defenders))), None)
    headline = msg("cl-odds-board", percent=percent(succeeds(attackers, defenders, success)))
    return Odds(headline, tuple(bars.items()), msg("cl-odds-wounds"), least)


FACES = range(1, SIDES + 1)


def salvo(s: State, v: Volley, defence: int, cap: int, shield: Powers, undone: int) -> Odds:
    """CL-RNG-08: the chances of a salvo, rerolls and what protects the target included."""
    harm = HARM[v.ammunition]
    sinks = None if harm == "sail" else fate(s, v.target, harm, shield)
    return salvo_odds(chances(s, v, defence, cap, undone), sinks, msg(f"cl-odds-{harm}"))


def chances(s: State, v: Volley, defence: int, cap: int, undone: int) -> Mapping[Pair, Fraction]:
    """CL-RNG-08: how likely each pair of points and natural 12s is. cap: most damage of one die."""
    chain = s.options.ruling("A-39")
    dice = tuple(
        tuple(_points(face + bonus, defence, cap, v.ammunition, chain) for face in FACES)
        for bonus in sorted(bonuses(v.guns), reverse=True)
    )
    return salvo_chances(dice, v.rerolls, undone)


def _points(result: int, defence: int, cap: int, ammunition: Ammunition, chain: str) -> int:
    return amount(damage_of_dice((result,), defence, cap), ammunition, chain=chain)


def fate(s: State, ship: ShipId, harm: Harm, shield: Powers) -> Callable[[Pair], bool] | None:
    """Whether a ship is lost by so many points and natural 12s; None where its hull or its crew is unknown."""
    crewed = s.options.switches.boarding
    hull, crew = limits(s, ship)
    if hull is None and not (crewed and harm == "wound" and crew is not None):
        return None
    off, saved = (abilities.warded(shield, kind) for kind in ("water", "wound"))

    def lost(pair: Pair) -> bool:
        points, twelves = pair
        wounds = (twelves + points * (harm == "wound")) if crewed else 0
        fallen, damage = max(0, wounds - saved), 0 if harm == "wound" else max(0, points - off)
        if crewed and crew is not None and fallen and fallen >= crew:
            return True
        return hull is not None and damage > 0 and suffered(s, ship, harm) + damage >= hull

    return lost


def limits(s: State, ship: ShipId) -> tuple[int | None, int | None]:
    """Printed hull, and the people that are left."""
    if ship.is_player:
        return ship_number(s, ship.seat, "hull"), s.player(ship).crew
    card = card_of(s, ship)
    if card is None:
        return None, None
    return card.hull, None if card.crew is None else card.crew - s.npc(ship).wounds


def suffered(s: State, ship: ShipId, harm: Harm) -> int:
    """CL-DMG-09: damage that counts together with new one of this kind."""
    if ship.is_npc:
        return s.npc(ship).water + s.npc(ship).fire
    return s.player(ship).fire if harm == "fire" else s.player(ship).water


def melee(party: Fighters, crew: Fighters, hit: int, undone: int, numbers: Numbers) -> Odds:
    """CL-BOA-08, -09: the chances of a melee. undone: dice of the attackers that the defender has rolled again."""
    return melee_odds(*_melee(party, crew, hit, undone, numbers))


def success(party: Fighters, crew: Fighters, hit: int, undone: int, numbers: Numbers) -> Fraction:
    """CL-BOA-09: the chance that a boarding succeeds."""
    return succeeds(*_melee(party, crew, hit, undone, numbers))


def _melee(
    party: Fighters, crew: Fighters, hit: int, undone: int, numbers: Numbers
) -> tuple[MeleeSide, MeleeSide, Callable[[int, int], bool]]:
    mine = _side(party, modifier(party, crew), hit, undone)
    theirs = _side(crew, modifier(crew, party), hit, 0)

    def succeeded(lost: int, killed: int) -> bool:
        return boarding_result(party.people, crew.people, lost, killed, numbers).success

    return mine, theirs, succeeded


def _side(own: Fighters, bonus: int, hit: int, undone: int) -> MeleeSide:
    faces = sum(hits(tuple(FACES), bonus, hit))
    return MeleeSide(own.dice, faces, own.rerolls, undone, own.merges, own.people, own.spared)
