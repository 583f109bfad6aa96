"""CSG-MOVE-07 to -08, CSG-DOCK-01, -02: where a ship lies after it has moved: docked, in contact, pinned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.ids import NO_SHIP, IslandId, SeatId, ShipId, TerrainId
from companion.games.pirates_csg.model.names import ship_name
from companion.games.pirates_csg.model.records import Touch
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import has
from companion.games.pirates_csg.shore import markers

SMALL_HULLS: Final = ("catamaran", "trimaran")
"""Keywords of ships that nobody rams, pins or boards while a small hull is left (A-59)."""
_PINS_NOBODY: Final = ("galley", "canoe", "kraken", "submarine", "seadragon")
_NEVER_PINNED: Final = ("galley", "canoe", "kraken", "submarine", "seadragon", "seamonster", "titan")


@dataclass(frozen=True)
class ShipMoved(Event[State]):
    """A ship has moved, and what it tows with it. docked: at which island, "" for none.  touch: whom it touches then.

    bow: whether it touches them with its bow.  on: terrain that it touches.  left: markers that it leaves behind, whose
    and in words (CSG-EXPL-05).
    """

    ship: ShipId
    name: Msg
    docked: IslandId
    place: Msg
    touch: tuple[ShipId, ...] = ()
    bow: bool = False
    on: tuple[TerrainId, ...] = ()
    left: tuple[tuple[SeatId, Msg], ...] = field(default=(), compare=False)

    def apply(self, s: State) -> State:
        s = markers.left(s, self.ship)
        gone = (self.ship, *(each.id for each in s.ships if each.towed == self.ship))
        touches = tuple(each for each in s.touches if each.ship not in gone and each.other not in gone)
        new = tuple(Touch(self.ship, other, self.bow) for other in self.touch)
        moved = replace(s, touches=(*touches, *new))
        for ship in gone:
            moved = moved.with_ship(ship, docked=self.docked, on=self.on, wraps=NO_SHIP)
        return moved

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-moved", ship=self.name, place=self.place)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return tuple(Order(text, "csg:marker", seat=seat) for seat, text in self.left)


@dataclass(frozen=True)
class Turned(Event[State]):
    """CSG-MOVE-06: a ship has turned where it lies; its bow has left what it touched, others still touch the ship.

    touch: what its bow has swung into.
    """

    ship: ShipId
    name: Msg
    touch: tuple[ShipId, ...] = ()

    def apply(self, s: State) -> State:
        touches = tuple(each for each in s.touches if each.ship != self.ship)
        return replace(s, touches=(*touches, *(Touch(self.ship, other, True) for other in self.touch)))

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-turned", ship=self.name)


@dataclass(frozen=True)
class ContactTold(Event[State]):
    """Two ships in contact, seen once more. held: which of the two the contact holds, "" for none of them.

    apart: they touch no longer.
    """

    ship: ShipId
    other: ShipId
    held: ShipId = NO_SHIP
    apart: bool = False

    def apply(self, s: State) -> State:
        pair = {self.ship, self.other}
        touches = tuple(each for each in s.touches if {each.ship, each.other} != pair)
        if self.apart:
            return replace(s, touches=touches)
        first, second = (self.other, self.ship) if self.held == self.other else (self.ship, self.other)
        return replace(s, touches=(*touches, Touch(first, second, bool(self.held))))


def small_hulls(s: State, ship: ShipId) -> bool:
    """CSG-KW-CATAMARAN, -TRIMARAN, A-59: whether a small hull is left that keeps others off."""
    return bool(s.ship(ship).plates) and any(has(s, ship, each) for each in SMALL_HULLS)


def pins_nobody(s: State, ship: ShipId) -> bool:
    """CSG-MOVE-08, CSG-KW-GALLEY, -LONGSHIP, CSG-TERR-FOG: whether whoever touches this ship stays free to move."""
    if s.ship(ship).derelict or s.on(ship, "fog"):
        return True
    return _free_by_oars(s, ship) or any(has(s, ship, each) for each in _PINS_NOBODY)


def never_pinned(s: State, ship: ShipId) -> bool:
    """CSG-KW-GALLEY, -LONGSHIP, -CATAMARAN, -TITAN, -GHOST: whether nothing pins this ship."""
    if s.ship(ship).mode or small_hulls(s, ship):
        return True
    return _free_by_oars(s, ship) or any(has(s, ship, each) for each in _NEVER_PINNED)


def _free_by_oars(s: State, ship: ShipId) -> bool:
    """K-02: a Longship neither pins nor is pinned, unless it is read as the better boarder."""
    return has(s, ship, "longship") and s.options.ruling("K-02") == "text"


def pinned_by(s: State, ship: ShipId) -> tuple[ShipId, ...]:
    """CSG-MOVE-08, CSG-KW-SCORPION: enemy ships, no derelicts, that hold a ship where it is; a blade holds anything."""
    seat, free = s.ship(ship).seat, never_pinned(s, ship)

    def holds(touch: Touch) -> bool:
        bow = touch.bow and not free and not pins_nobody(s, touch.other)
        return s.ship(touch.other).seat != seat and (touch.blade or bow)

    return tuple(each.other for each in s.touches if each.ship == ship and holds(each))


def wrapped_by(s: State, ship: ShipId) -> tuple[ShipId, ...]:
    """CSG-KW-KRAKEN: whose tentacles lie around a ship."""
    return tuple(each.id for each in s.afloat() if each.wraps == ship)


def free_to_move(s: State, ship: ShipId) -> Verdict:
    """CSG-MOVE-08, CSG-KW-KRAKEN: nothing pins the ship, and nothing has wrapped it."""
    name = ship_name(s, ship)
    pinned = tuple(ship_name(s, each) for each in pinned_by(s, ship))
    wrapped = tuple(ship_name(s, each) for each in wrapped_by(s, ship))
    verdict = require(not pinned, "CSG-MOVE-08", msg("csg-move-pinned", ship=name, names=pinned))
    return verdict & require(not wrapped, "CSG-KW-KRAKEN", msg("csg-move-wrapped", ship=name, names=wrapped))


def may_dock(s: State, ship: ShipId, island: IslandId) -> Verdict:
    """CSG-DOCK-01, CSG-KW-MERCENARY: never at the home of another player, a mercenary at no home at all."""
    home, seat = s.island(island).home, s.ship(ship).seat
    verdict = require(home in ("", seat), "CSG-DOCK-01", msg("csg-dock-foreign"))
    if home == seat:
        hired = has(s, ship, "mercenary") or has(s, ship, "expatriot")
        verdict &= require(not hired, "CSG-KW-MERCENARY", msg("csg-dock-mercenary"))
    spectral = s.ship(ship).mode == "spectral"
    return verdict & require(not spectral, "CSG-KW-GHOST", msg("csg-dock-spectral", ship=ship_name(s, ship)))
