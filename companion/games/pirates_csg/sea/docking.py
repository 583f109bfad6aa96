"""CSG-DOCK-03 to -05, CSG-FIRE-04: what happens where a ship docks: treasure is unloaded, fires are put out."""

from __future__ import annotations

from companion.core.procedures.procedure import Procedure
from companion.games.pirates_csg.gunnery import joysides
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.ids import PlaceId, ShipId
from companion.games.pirates_csg.model.names import Ctx
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import losses
from companion.games.pirates_csg.ship.hold import UNLOADED
from companion.games.pirates_csg.ship.orders import AbilityUsed


def haven(s: State, ship: ShipId) -> PlaceId | None:
    """CSG-DOCK-04: where a ship may unload as it lies: its home island, or a fort of its own on the island."""
    found = s.ship(ship)
    if not found.docked:
        return None
    if s.island(found.docked).home == found.seat:
        return found.docked
    fort = s.fort_on(found.docked)
    return fort.id if fort is not None and fort.seat == found.seat and not fort.abandoned else None


def dock(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-DOCK-04, CSG-FIRE-04, CSG-KW-JOYSIDES: gold goes ashore and fires are put out at home and at own forts."""
    yield from joysides.ashore(t, ship)
    place = haven(t.now, ship)
    if place is None:
        return
    yield from losses.douse(t, ship, "CSG-FIRE-04")
    yield from unload(t, ship, place)


def unload(t: Ctx, ship: ShipId, place: PlaceId) -> Procedure[None]:
    """CSG-DOCK-04: every treasure aboard that is worth gold goes ashore, of what the ship tows as well."""
    s = t.now
    ships = (ship, *(each.id for each in s.ships if each.towed == ship))
    coins = tuple(coin for each in ships for coin in s.coins_at(each) if coin.value)
    if coins:
        event = gold.landed(s, s.ship(ship).seat, coins, place, "CSG-DOCK-04")
        yield from t.happens(event, AbilityUsed(UNLOADED, ship, rule="CSG-DOCK-04"))
