"""What a salvo or a melee may bring to the ships that stand there: the exact chances, with hulls and crews as known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from companion.core.rules.odds import Odds
from companion.core.values.messages import msg
from companion.games.captains_log.combat import odds
from companion.games.captains_log.combat.ballistics import (
    HARM,
    Ammunition,
    Harm,
    Volley,
    amount,
    bonuses,
    damage_of_dice,
)
from companion.games.captains_log.combat.melee import Fighters, boarding_result, hits, modifier
from companion.games.captains_log.combat.odds import MeleeSide, Pair
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.fleet.ships import ship_number
from companion.games.captains_log.model.book import Numbers
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import abilities
from companion.games.captains_log.ship.abilities import Powers

FACES = range(1, odds.SIDES + 1)


def salvo(s: State, v: Volley, defence: int, cap: int, shield: Powers, undone: int) -> Odds:
    """CL-RNG-08: the chances of a salvo, rerolls and what protects the target included."""
    harm = HARM[v.ammunition]
    sinks = None if harm == "sail" else fate(s, v.target, harm, shield)
    return odds.salvo_odds(chances(s, v, defence, cap, undone), sinks, msg(f"cl-odds-{harm}"))


def chances(s: State, v: Volley, defence: int, cap: int, undone: int) -> Mapping[Pair, Fraction]:
    """CL-RNG-08: how likely each pair of points and natural 12s is. cap: most damage of one die."""
    chain = s.options.ruling("A-39")
    dice = tuple(
        tuple(_points(face + bonus, defence, cap, v.ammunition, chain) for face in FACES)
        for bonus in sorted(bonuses(v.guns), reverse=True)
    )
    return odds.salvo(dice, v.rerolls, undone)


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
    return odds.melee_odds(*_melee(party, crew, hit, undone, numbers))


def success(party: Fighters, crew: Fighters, hit: int, undone: int, numbers: Numbers) -> Fraction:
    """CL-BOA-09: the chance that a boarding succeeds."""
    return odds.succeeds(*_melee(party, crew, hit, undone, numbers))


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
