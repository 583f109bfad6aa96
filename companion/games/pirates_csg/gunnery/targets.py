"""CSG-SHOOT-01, -05, CSG-FORT-08: at whom a ship or a fort may shoot."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import msg
from companion.core.verdicts import Verdict, require
from companion.games.pirates_csg.gunnery.guns import seat_of, unit_name
from companion.games.pirates_csg.table.ids import FortId, PlaceId, ShipId
from companion.games.pirates_csg.table.state import State


def targets(s: State, unit: PlaceId) -> Iterator[PlaceId]:
    """Every ship and fort of others on the table."""
    seat = seat_of(s, unit)
    yield from (ship.id for ship in s.foes(seat))
    yield from (fort.id for fort in s.forts if fort.built and fort.seat != seat)


def may_shoot_at(s: State, unit: PlaceId, target: PlaceId) -> Verdict:
    """CSG-SHOOT-05, CSG-TERR-FOG, CSG-KW-SUBMARINE: no ship docked at its home, none lost in fog or submerged."""
    name = unit_name(s, target)
    mine = seat_of(s, unit) == seat_of(s, target)
    verdict = require(not mine, "CSG-SHOOT-05", msg("csg-shoot-own", ship=name))
    if target.is_fort:
        return verdict & require(s.fort(FortId(target)).built, "CSG-SHOOT-05", msg("csg-shoot-no-fort"))
    found = s.ship(ShipId(target))
    home = bool(found.docked) and s.island(found.docked).home == found.seat
    verdict &= require(not home, "CSG-SHOOT-05", msg("csg-shoot-home", ship=name))
    fog = any(each.kind == "fog" for each in s.terrain if each.id in found.on)
    verdict &= require(not fog, "CSG-TERR-FOG", msg("csg-shoot-fog", ship=name))
    return verdict & require(found.mode != "submerged", "CSG-KW-SUBMARINE", msg("csg-shoot-submerged", ship=name))
