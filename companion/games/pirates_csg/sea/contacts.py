"""CSG-MOVE-07 to -08, CSG-DOCK-01, -02: where a ship lies after it has moved: docked, in contact, pinned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from companion.core.events.announcements import Announcement, Die, Result, Side
from companion.core.events.event import Event
from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import NO_SHIP, IslandId, ShipId, TerrainId
from companion.games.pirates_csg.model.names import place_name, ship_name, ship_picture
from companion.games.pirates_csg.model.records import Touch
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import has
from companion.games.pirates_csg.shore import markers

SMALL_HULLS: Final = ("catamaran", "trimaran")
"""Keywords of ships that nobody rams, pins or boards while a small hull is left (A-59)."""
_PINS_NOBODY: Final = ("galley", "canoe", "kraken", "submarine", "seadragon")
_NEVER_PINNED: Final = ("galley", "canoe", "kraken", "submarine", "seadragon", "seamonster", "titan")


class ShipMoved(Event[State], formerly=("name", "place", "left")):
    """A ship has moved, and what it tows with it. docked: at which island, "" for none.  touch: whom it touches then.

    bow: whether it touches them with its bow.  on: terrain that it touches.
    """

    ship: ShipId
    docked: IslandId
    touch: tuple[ShipId, ...] = ()
    bow: bool = False
    on: tuple[TerrainId, ...] = ()

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
        place = place_name(s, next(iter((*self.touch, *self.on)), self.docked))
        if self.docked and self.touch:
            place = between(s, self.docked, self.touch[0])
        return msg("csg-ev-moved", ship=ship_name(s, self.ship), place=place)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return tuple(markers.orders(s, self.ship))


class Turned(Event[State], formerly=("name",)):
    """CSG-MOVE-06: a ship has turned where it lies; its bow has left what it touched, others still touch the ship.

    touch: what its bow has swung into.
    """

    ship: ShipId
    touch: tuple[ShipId, ...] = ()

    def apply(self, s: State) -> State:
        touches = tuple(each for each in s.touches if each.ship != self.ship)
        return replace(s, touches=(*touches, *(Touch(self.ship, other, True) for other in self.touch)))

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-turned", ship=ship_name(s, self.ship))


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


def between(s: State, island: IslandId, other: ShipId) -> Msg:
    """Where a ship lies that touches an island and another ship."""
    return msg("csg-where-both", place=place_name(s, island), ship=ship_name(s, other))


class ContestRolled:
    """Two ships have rolled against each other, as an event tells it that has the field `rolled`: the dice, in the
    order of the ships; none where an earlier version wrote the event down, which then tells nothing."""

    rolled: tuple[int, ...]

    def result(self, s: State, book: Book) -> Result:
        """The dice of both for the eye, with what they come to."""
        raise NotImplementedError(type(self).__name__)

    def line(self, s: State, book: Book) -> Msg | None:
        return self.result(s, book).text if self.rolled else None

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (self.result(s, book),) if self.rolled else ()


def thrown(wholes: Iterable[Sum], rolled: Iterable[int], rule: str) -> tuple[Sum, ...]:
    """What ships add to their dice, with these dice."""
    dice = (Term(msg("csg-sum-die"), face, rule) for face in rolled)
    return tuple(Sum(whole.label, (die, *whole.terms)) for whole, die in zip(wholes, dice, strict=True))


def higher(ships: tuple[ShipId, ShipId], totals: Sequence[Sum]) -> ShipId:
    """Which of two ships has the higher total, "" where they are equal."""
    mine, theirs = (total.total for total in totals)
    if mine == theirs:
        return NO_SHIP
    return ships[0] if mine > theirs else ships[1]


def contest(
    s: State, book: Book, ships: tuple[ShipId, ShipId], totals: Sequence[Sum], winner: ShipId, text: Msg
) -> Result:
    """Two ships against each other for the eye. totals: of each, of which the die comes first."""
    sides = (
        Side(
            ship_name(s, ship),
            *ship_picture(s, ship),
            (Die(total.terms[0].value, book.numbers.die_faces),),
            total,
            won=ship == winner if winner else None,
        )
        for ship, total in zip(ships, totals, strict=True)
    )
    return Result(text, tuple(sides))


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
