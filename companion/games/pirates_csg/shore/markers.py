"""CSG-EXPL-05: exploration markers, laid when a ship leaves what it has explored."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcements import Order
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.model.ids import IslandId, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.model.names import place_name, player_name
from companion.games.pirates_csg.model.state import State


def bears(s: State, place: PlaceId, seat: SeatId) -> bool:
    """Whether a player's marker lies at a place."""
    held = s.island(IslandId(place)).marks if place.is_island else s.ship(ShipId(place)).marks
    return seat in held


def explored(s: State, island: IslandId) -> bool:
    """CSG-KW-HOIST: whether an island has been explored: a marker lies there, or will once a ship has gone."""
    return bool(s.island(island).marks) or any(island in ship.searched for ship in s.ships)


def laid(s: State, place: PlaceId, seat: SeatId, alone: bool = False) -> State:
    """With a player's marker at a place, alone or beside those of others. Ships that lie there have not docked at an
    island with that marker: they do so when they come again."""
    before = s.island(IslandId(place)).marks if place.is_island else s.ship(ShipId(place)).marks
    marks = (seat,) if alone else tuple(dict.fromkeys((*before, seat)))
    if not place.is_island:
        return s.with_ship(ShipId(place), marks=marks)
    marked = s.with_island(IslandId(place), marks=marks)
    if seat in before:
        return marked
    ships = (
        replace(ship, searched=tuple(dict.fromkeys((*ship.searched, place)))) if ship.docked == place else ship
        for ship in s.ships
    )
    return replace(marked, ships=tuple(ships))


def to_lay(s: State, ship: ShipId) -> Iterator[tuple[SeatId, PlaceId]]:
    """Which markers a ship, and what it tows, lays as it leaves: whose, and where."""
    for each in s.ships:
        if ship in (each.id, each.towed):
            for place in each.searched:
                if _takes_one(s, place) and not bears(s, place, each.seat):
                    yield each.seat, place


def _takes_one(s: State, place: PlaceId) -> bool:
    """CSG-EXPL-05: islands and derelicts bear markers; ships that sail do not."""
    if place.is_island:
        return True
    ship = s.ship(ShipId(place))
    return ship.derelict and not ship.sunk


def left(s: State, ship: ShipId) -> State:
    """The state once a ship, and what it tows, has left where it lay."""
    for seat, place in tuple(to_lay(s, ship)):
        s = laid(s, place, seat)
    ships = (replace(each, searched=()) if ship in (each.id, each.towed) else each for each in s.ships)
    return replace(s, ships=tuple(ships))


def orders(s: State, ship: ShipId) -> Iterator[Order]:
    """What hands do as a ship leaves: whose marker goes where."""
    for seat, place in dict.fromkeys(to_lay(s, ship)):
        text = msg("csg-order-marker", name=player_name(s, seat), place=place_name(s, place))
        yield Order(text, "csg:marker", seat=seat)
