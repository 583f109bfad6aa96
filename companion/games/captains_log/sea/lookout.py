"""1.7, 1.14 What is seen from a hex: line of sight, and how ships lie to each other (CL-EXP-01, CL-RNG-01, -06, -07).

Every answer is None where a hex that nobody has copied could change it.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.rules.verdicts import ALLOWED, Verdict, require
from companion.core.values.messages import msg
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.sea import Mark, Spot
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea.chart import UNKNOWN, chart, is_land, lies_moored, spot
from companion.games.captains_log.ship.upgrades import effect
from companion.hexmap import Grazing, Hex, distance, in_the_way, neighbour, opposite, sides_towards


def sees(s: State, book: Book, one: Hex, other: Hex) -> bool | None:
    """CL-EXP-01, CL-EVT-14, A-11: whether nothing lies between two hexes: neither land nor fog. Ships, reefs, and what
    is unexplored do not count; who is in the fog neither sees nor is seen (A-92)."""
    here = chart(s)
    if stops(s, book, one, other):
        return False
    if s.fog and not here.fog and one != other:
        return None  # nobody has told where it lies
    unsure = in_the_way(one, other, lambda at: here.cells.get(at) == UNKNOWN or _solid(s, book, at), _grazing(s))
    return None if unsure else True


def stops(s: State, book: Book, one: Hex, other: Hex) -> tuple[Hex, ...]:
    """CL-EXP-01, CL-EVT-14, A-11: the hexes of land or fog that cut the line of sight between two hexes, the nearest to
    the first one first; who is in the fog is cut off there."""
    fog = chart(s).fog
    if one != other and (one in fog or other in fog):
        return tuple(at for at in (one, other) if at in fog)
    return in_the_way(one, other, lambda at: _solid(s, book, at), _grazing(s))


def _grazing(s: State) -> Grazing:
    return "crossed" if s.options.ruling("A-11") == "crossed" else "touched"


def _solid(s: State, book: Book, at: Hex) -> bool:
    """Whether nobody sees across a hex."""
    here = chart(s)
    return at in here.fog or (at in here.cells and is_land(s, book, here.cells[at]))


def is_abeam(s: State, of: Spot, other: Hex) -> bool:
    """CL-RNG-01, A-15: whether a hex lies on a flank of a ship, so that it can fire there.

    The wedges through bow and stern are blind, exactly over a corner is a flank. Where only the lines straight over bow
    and stern are blind, all else is a flank.
    """
    blind = (of.bow, opposite(of.bow))
    if s.options.ruling("A-15") == "lines":
        away = distance(of.at, other)
        return all(neighbour(of.at, clock, away) != other for clock in blind)
    return any(side not in blind for side in sides_towards(of.at, other))


def through_bow_or_stern(of: Spot, other: Hex) -> bool:
    """CL-RNG-06, -07: whether a shot from there hits a ship through its bow or its stern; over a corner it hits the
    flank (A-15)."""
    return all(side in (of.bow, opposite(of.bow)) for side in sides_towards(of.at, other))


def apart(s: State, one: ShipId, other: ShipId) -> int | None:
    """Hexes from one ship to another; 1 is adjacent."""
    here, there = spot(s, one), spot(s, other)
    return None if here is None or there is None else distance(here.at, there.at)


def in_fog(s: State, ship: ShipId) -> bool:
    """CL-EVT-14: whether a ship is known to be under the fog, where it counts as not in play."""
    there = spot(s, ship)
    return there is not None and there.at in chart(s).fog


def may_shoot(s: State, book: Book, shooter: ShipId, target: ShipId) -> Verdict:
    """CL-RNG-01, A-15: what the map has against a shot: land or fog between the two, a target over bow or stern."""
    here, there = spot(s, shooter), spot(s, target)
    if here is None or there is None:
        return ALLOWED
    seen = require(sees(s, book, here.at, there.at) is not False, "CL-RNG-01", msg("cl-not-in-sight"))
    return seen & require(is_abeam(s, here, there.at), "CL-RNG-01", msg("cl-not-abeam"))


def may_grapple(s: State, boarder: ShipId, target: ShipId) -> Verdict:
    """CL-BOA-01, -02: what the map has against boarding: they must be adjacent, flank to flank."""
    here, there = spot(s, boarder), spot(s, target)
    if here is None or there is None:
        return ALLOWED
    beside = require(distance(here.at, there.at) == 1, "CL-BOA-01", msg("cl-not-beside"))
    flanks = is_abeam(s, here, there.at) and is_abeam(s, there, here.at)
    return beside & require(flanks, "CL-BOA-02", msg("cl-not-flank-to-flank"))


def cover(s: State, shooter: ShipId, target: ShipId) -> tuple[bool, bool] | None:
    """CL-RNG-06, -07: whether a shot hits through bow or stern, and whether the target is moored; None where the map
    does not know."""
    here, there = spot(s, shooter), spot(s, target)
    moored = None if there is None else lies_moored(s, there.at)
    if here is None or there is None or moored is None:
        return None
    return through_bow_or_stern(there, here.at), moored


def moored(s: State, ship: ShipId) -> bool | None:
    """CL-RNG-01: whether a ship lies on a mooring; None where the map does not know."""
    there = spot(s, ship)
    return None if there is None else lies_moored(s, there.at)


def lies_on(s: State, ship: ShipId, mark: Mark) -> bool | None:
    """CL-PRT-01, -09: whether a ship lies on a hex that bears a mark; None where the map does not know."""
    there = spot(s, ship)
    cell = None if there is None else chart(s).cells.get(there.at)
    return None if cell is None or cell.terrain == "unknown" else mark in cell.marks


def in_calm(s: State, ship: ShipId) -> bool | None:
    """CL-TIL-03: whether a ship lies on calm sea; None where the map does not know."""
    there = spot(s, ship)
    cell = None if there is None else chart(s).cells.get(there.at)
    return None if cell is None or cell.terrain == "unknown" else cell.terrain == "calm"


def beside(s: State, book: Book, ships: Iterable[ShipId], target: ShipId, *, guns: bool) -> tuple[ShipId, ...] | None:
    """CL-PIN-01, -05: which ships lie at a target, with their guns also from where those reach it without penalty; None
    where the map does not know."""
    near = {ship: _reaches(s, book, ship, target, guns) for ship in ships}
    return None if None in near.values() else tuple(ship for ship, there in near.items() if there)


def _reaches(s: State, book: Book, ship: ShipId, target: ShipId, guns: bool) -> bool | None:
    here, there = spot(s, ship), spot(s, target)
    if here is None or there is None:
        return None
    away = distance(here.at, there.at)
    if away == 1 or not guns or away - 1 > _range(s, book, ship):
        return away == 1
    return sees(s, book, here.at, there.at)


def _range(s: State, book: Book, ship: ShipId) -> int:
    """CL-UPG-04, CL-NPC-39: hexes beyond the next one at which a ship's guns have no penalty."""
    if ship.is_player:
        return effect(book, s.player(ship), "range")
    card = card_of(s, ship)
    return card.passives.range if card else 0
