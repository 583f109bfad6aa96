"""2.21, 8.6 Seaways: what can be reached from a place, Transit Boxes beside it, and how any ship changes its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.blackbeard.map import places
from companion.games.blackbeard.model.book import Book, TransitBox
from companion.games.blackbeard.model.ids import PlaceId, ShipId
from companion.games.blackbeard.model.ledger import moved
from companion.games.blackbeard.model.names import OCEANS, Ctx, who
from companion.games.blackbeard.model.records import Place, Posture
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import counter_cups

JOINED: Final = ("AN", "CAR")
"""2.21: two oceans on one map, between which ships sail freely."""


def go(
    t: Ctx, ship: ShipId, place: Place, posture: Posture, rule: str, *, told: bool = True, lies: bool = False
) -> Procedure[None]:
    """A ship changes its place or posture. Merchants that its Search put into a Transit Box return to the cup when it
    leaves (BB-9.33).

    lies: the table has just said that it lies there, so that nobody is told to put it there.
    """
    before = t.now.place_of(ship)
    yield from moved(t, ship, place, posture, rule, told=told, lies=lies)
    if before.zone and not before.same(place):
        for merchant in t.now.merchants_at(before):
            if merchant.searcher == ship:
                yield from counter_cups.put_back(t, merchant.id, "BB-9.33")


def oceans_from(place: Place) -> tuple[str, ...]:
    """BB-2.21, BB-8.6: oceans that can be reached from a place without a Transit Box; all if its own is unknown."""
    if not place.ocean:
        return OCEANS
    return JOINED if place.ocean in JOINED else (place.ocean,)


def hexes(t: Ctx, here: Place, oceans: tuple[str, ...]) -> tuple[Place, ...]:
    """Where a ship may end in these oceans: its own hex, then those where something lies, then the ports."""
    occupied = [place for place in places.occupied(t.now, oceans) if not place.zone]
    merchants = [place for place in occupied if t.now.merchants_at(place)]
    return (here, *merchants, *occupied, *places.ports_in(t.book, oceans))


def may_enter_box(s: State, book: Book, ship: ShipId, number: int) -> Verdict:
    """BB-8.6: who has left a Transit Box stays out of it until he has entered a port."""
    again = number in s.ship(ship).left_zones
    return require(not again, "BB-8.6", msg("bb-no-box-again", name=who(s, book, ship), n=number))


def ways(s: State, book: Book, ship: ShipId, boxes: Iterable[Place], *, other: bool) -> dict[PlaceId, Verdict]:
    """BB-8.6: what each of these boxes is to a ship, by the id of its option. other: it may also go elsewhere.

    Where no way at all would be left, something was told wrongly before, and every box is open.
    """
    found = {places.token(box): may_enter_box(s, book, ship, box.zone) for box in boxes}
    return found if other or any(verdict.allowed for verdict in found.values()) else {}


def boxes_beside(book: Book, place: Place) -> tuple[TransitBox, ...]:
    """BB-2.23: Transit Boxes to which a place may lead: those beside a box, or those of the arrow hexes of an ocean."""
    if place.zone:
        return tuple(places.box(book, number) for number in places.box(book, place.zone).links)
    return tuple(box for box in book.transit_boxes if any(each in box.serves for each in oceans_from(place)))
