"""CSG-SHOOT-05, CSG-KW-KRAKEN, -PARLEY, -SUBMARINE, CSG-TERR-FOG: who may shoot now, and at whom."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.rules.verdicts import ALLOWED, Verdict, require
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery.guns import guns
from companion.games.pirates_csg.gunnery.units import seat_of, unit_name
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import NO_SHIP, CrewId, FortId, ShipId, UnitId
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import crew_card, ship_card, used
from companion.games.pirates_csg.ship.sailing import hunted


def targets(s: State, unit: UnitId) -> Iterator[UnitId]:
    """Every ship and fort of others on the table, and their marines on islands, as soon as they are known as such."""
    seat = seat_of(s, unit)
    yield from (UnitId(ship.id) for ship in s.foes(seat))
    yield from (UnitId(fort.id) for fort in s.forts if fort.built and fort.seat != seat)
    for crew in s.crew:
        if crew.seat != seat and crew.shown and landed(s, crew.id):
            yield UnitId(crew.id)


def never(s: State, unit: UnitId) -> Iterator[UnitId]:
    """CSG-SHOOT-05: at whom nobody shoots: the other ships and the forts of the same fleet, and forts that are gone."""
    seat = seat_of(s, unit)
    ships = [UnitId(ship.id) for ship in s.afloat(seat)]
    forts = [UnitId(fort.id) for fort in s.forts if fort.gone or (fort.built and fort.seat == seat)]
    yield from (each for each in (*ships, *forts) if each != unit)


def landed(s: State, crew: CrewId) -> bool:
    """CSG-KW-MARINE: whether it is a marine on an island."""
    found = s.mate(crew)
    return found.where.is_island and "marine" in crew_card(s, found).keywords


def armed(s: State, book: Book, unit: UnitId, marines: bool = True) -> Verdict:
    """CSG-SHOOT-04, CSG-KW-KRAKEN: whether it has anything to fire with, and has not wrapped a ship in this turn."""
    name = unit_name(s, unit)
    verdict = require(bool(guns(s, book, unit, marines)), "CSG-SHOOT-04", msg("csg-shoot-no-guns", ship=name))
    wrapped = unit.is_ship and used(s, "wrap", ShipId(unit))
    return verdict & require(not wrapped, "CSG-KW-KRAKEN", msg("csg-shoot-wrapped", ship=name))


def may_fire(s: State, book: Book, unit: UnitId, marines: bool = True) -> Verdict:
    """CSG-TERR-FOG, CSG-KW-SUBMARINE: whether it is armed, and where one can fire."""
    verdict = armed(s, book, unit, marines)
    if not unit.is_ship:
        return verdict
    ship, name = ShipId(unit), unit_name(s, unit)
    verdict &= require(not s.on(ship, "fog"), "CSG-TERR-FOG", msg("csg-act-lost", ship=name))
    dived = s.ship(ship).mode == "submerged"
    return verdict & require(not dived, "CSG-KW-SUBMARINE", msg("csg-shoot-submerged", ship=name))


def may_shoot_at(s: State, unit: UnitId, target: UnitId) -> Verdict:
    """CSG-SHOOT-05: no ship docked at its home, none lost in fog or submerged, none whose captain has parleyed."""
    name = unit_name(s, target)
    verdict = may_attack(s, unit, target)
    if not target.is_ship:
        return verdict
    dived = s.ship(ShipId(target)).mode == "submerged"
    return verdict & require(not dived, "CSG-KW-SUBMARINE", msg("csg-shoot-submerged", ship=name))


def may_attack(s: State, unit: UnitId, target: UnitId) -> Verdict:
    """CSG-SHOOT-05, A-22: the same for whatever strikes like a shot; a swoop reaches under water."""
    name = unit_name(s, target)
    mine = seat_of(s, unit) == seat_of(s, target)
    verdict = require(not mine, "CSG-SHOOT-05", msg("csg-shoot-own", ship=name))
    if target.is_fort:
        return verdict & require(s.fort(FortId(target)).built, "CSG-SHOOT-05", msg("csg-shoot-no-fort"))
    if not target.is_ship:
        return verdict
    ship = ShipId(target)
    found = s.ship(ship)
    home = bool(found.docked) and s.island(found.docked).home == found.seat
    verdict &= require(not home, "CSG-SHOOT-05", msg("csg-shoot-home", ship=name))
    verdict &= require(not s.on(ship, "fog"), "CSG-TERR-FOG", msg("csg-shoot-fog", ship=name))
    spoken = used(s, "parley", ship)
    verdict &= require(not spoken, "CSG-KW-PARLEY", msg("csg-shoot-parley", ship=name))
    return verdict & _entwined(s, unit, ship)


def _entwined(s: State, unit: UnitId, target: ShipId) -> Verdict:
    """CSG-KW-KRAKEN: a Kraken and the ship that it wraps shoot at each other; no other ship and Kraken do."""
    if not unit.is_ship:
        return ALLOWED
    ship, verdict = ShipId(unit), ALLOWED
    if "kraken" in ship_card(s, ship).keywords:
        prey = hunted(s, ship)
        hunts = require(prey in (NO_SHIP, target), "CSG-KW-KRAKEN", msg("csg-shoot-prey", ship=unit_name(s, unit)))
        verdict &= hunts
        held = s.ship(ship).wraps == target
        verdict &= require(held, "CSG-KW-KRAKEN", msg("csg-shoot-not-wrapped", ship=unit_name(s, UnitId(target))))
    if "kraken" in ship_card(s, target).keywords:
        held = s.ship(target).wraps == ship
        verdict &= require(held, "CSG-KW-KRAKEN", msg("csg-shoot-kraken", ship=unit_name(s, UnitId(target))))
    return verdict
