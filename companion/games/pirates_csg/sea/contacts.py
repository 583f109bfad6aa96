"""CSG-MOVE-07 to -08, CSG-DOCK-01, -02: where a ship lies after it has moved: docked, in contact, pinned."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.text import Msg, msg
from companion.core.verdicts import Verdict, require
from companion.games.pirates_csg.ship.cards import has
from companion.games.pirates_csg.table.ids import AT_SEA, NO_SHIP, IslandId, ShipId
from companion.games.pirates_csg.table.names import ship_name
from companion.games.pirates_csg.table.records import Touch
from companion.games.pirates_csg.table.state import State

NO_PIN = ("galley", "longship", "flotilla", "canoe", "kraken", "submarine", "seadragon", "catamaran", "trimaran")
"""Keywords of ships that pin nobody, or are pinned by nobody."""


@dataclass(frozen=True)
class ShipMoved(Event[State]):
    """A ship has moved, and what it tows with it. docked: at which island, "" for none.  touch: whom it touches then.

    bow: whether it touches that ship with its bow.
    """

    ship: ShipId
    name: Msg
    docked: IslandId
    place: Msg
    touch: tuple[ShipId, ...] = ()
    bow: bool = False

    def apply(self, s: State) -> State:
        towed = tuple(each.id for each in s.ships if each.towed == self.ship)
        gone = (self.ship, *towed)
        touches = tuple(each for each in s.touches if each.ship not in gone and each.other not in gone)
        new = tuple(Touch(self.ship, other, self.bow) for other in self.touch)
        moved = replace(s, touches=(*touches, *new))
        for ship in gone:
            moved = moved.with_ship(ship, docked=self.docked, on=(), wraps=NO_SHIP)
        return moved

    def line(self) -> Msg:
        return msg("csg-ev-moved", ship=self.name, place=self.place)


def pinned_by(s: State, ship: ShipId) -> tuple[ShipId, ...]:
    """CSG-MOVE-08: enemy ships, no derelicts, that a ship touches with its bow."""
    seat = s.ship(ship).seat
    if any(has(s, ship, keyword) for keyword in NO_PIN):
        return ()

    def holds(other: ShipId) -> bool:
        found = s.ship(other)
        return found.seat != seat and not found.derelict and not any(has(s, other, keyword) for keyword in NO_PIN)

    return tuple(each.other for each in s.touches if each.ship == ship and each.bow and holds(each.other))


def free_to_move(s: State, ship: ShipId) -> Verdict:
    """CSG-MOVE-08: nothing pins the ship."""
    holders = pinned_by(s, ship)
    names = tuple(ship_name(s, each) for each in holders)
    return require(not holders, "CSG-MOVE-08", msg("csg-move-pinned", ship=ship_name(s, ship), names=names))


def may_dock(s: State, ship: ShipId, island: IslandId) -> Verdict:
    """CSG-DOCK-01, CSG-KW-MERCENARY: never at the home of another player, a mercenary at no home at all."""
    home, seat = s.island(island).home, s.ship(ship).seat
    verdict = require(home in ("", seat), "CSG-DOCK-01", msg("csg-dock-foreign"))
    if home == seat:
        hired = has(s, ship, "mercenary") or has(s, ship, "expatriot")
        verdict &= require(not hired, "CSG-KW-MERCENARY", msg("csg-dock-mercenary"))
    return verdict


def at_sea(s: State, ship: ShipId) -> bool:
    """Whether a ship lies at no island."""
    return s.ship(ship).docked == AT_SEA
