"""9.31 Storms: Merchants and Warships go back to their cups, pirates and King's Commissioners lose Speed.

The map is on the table: what lies in one hex or Transit Box with the centre is known, what lies near it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Arg, msg
from companion.games.blackbeard.captains import wounds
from companion.games.blackbeard.map import places
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book, Ocean
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import OCEANS, Ctx, place_name, who
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import action_deck, counter_cups, cunning

MAPS: Final[tuple[tuple[Ocean, ...], ...]] = (("AN", "CAR"), ("CD",), ("IND",))
"""Oceans on one map of hexes (2.2): only there can a hex be near another."""


def boats_at(s: State, place: Place) -> tuple[ShipId, ...]:
    """Pirates and King's Commissioners in a hex or Transit Box, at sea or in port."""
    return tuple(boat.id for boat in s.boats if boat.place.same(place))


def exposure(s: State, book: Book, ship: ShipId) -> tuple[int, str]:
    """BB-9.311, BB-9.312, BB-9.313: how many dice of Speed a storm costs a ship, and by which rule; 0 at anchor.

    The hex of a port lies on the coast for whoever is at sea there (A-44); a careened ship is careened in port as
    elsewhere (A-45).
    """
    n = book.numbers
    match s.ship(ship).posture:
        case "anchored":
            return 0, "BB-9.313"
        case "careened":
            return n.storm_careened_dice, "BB-9.313"
    return (n.storm_coast_dice, "BB-9.311") if s.place_of(ship).coast else (n.storm_sea_dice, "BB-9.312")


def counters_at(s: State, place: Place) -> tuple[ShipId, ...]:
    """BB-9.313: Merchants and Warships at sea in a place; a Warship in port is safe."""
    return tuple(counter.id for counter in s.counters if counter.place.same(place) and not counter.in_port)


def exposed(s: State, book: Book, place: Place) -> bool:
    """Whether a storm finds anything to strike in a place."""
    return bool(counters_at(s, place)) or any(exposure(s, book, ship)[0] for ship in boats_at(s, place))


def neighbours(s: State, book: Book, centre: Place) -> tuple[Place, ...]:
    """Other hexes of the same map where a storm would find something; none for a Transit Box (BB-9.31)."""
    if centre.zone:
        return ()
    near = next((oceans for oceans in MAPS if centre.ocean in oceans), OCEANS)
    others = (place for place in places.occupied(s, near) if not place.zone and not place.same(centre))
    return tuple(place for place in others if exposed(s, book, place))


def storm(t: Ctx, centre: Place, key: str, rule: str) -> Procedure[None]:
    """BB-9.31: a storm over a hex and what lies within 3 hexes of it, or over a Transit Box."""
    where = place_name(t.now, t.book, centre)
    breaks = msg("bb-storm-breaks", where=where)
    yield from announced_results.befalls(t, rule, breaks, effect=msg("bb-told-storm"), drawn="place:sea")
    struck = (centre, *(yield from _within(t, centre, key)))
    yield from _to_cups(t, struck)
    for ship in [ship for place in struck for ship in boats_at(t.now, place)]:
        if t.now.in_play(ship):
            yield from _batter(t, ship, f"{key}-{ship}")


def _within(t: Ctx, centre: Place, key: str) -> Procedure[tuple[Place, ...]]:
    near = neighbours(t.now, t.book, centre)
    if not near:
        return ()
    where, radius = place_name(t.now, t.book, centre), t.book.numbers.storm_radius
    options = tuple(places.option(t, place) for place in near)
    words: dict[str, Arg] = {"where": where, "n": radius}
    told = yield from t.pick(
        "near", options, under=key, rule="BB-9.31", words=words, text="storm-near", note=True, none=True, nature="fact"
    )
    return tuple(place for place in near if places.token(place) in told)


def _to_cups(t: Ctx, struck: Iterable[Place]) -> Procedure[None]:
    for place in struck:
        for counter in counters_at(t.now, place):
            yield from counter_cups.put_back(t, counter, "BB-9.31")


def _batter(t: Ctx, ship: ShipId, key: str) -> Procedure[None]:
    dice, rule = exposure(t.now, t.book, ship)
    if not dice:
        return
    text = msg("bb-q-storm", name=who(t.now, t.book, ship))
    asked = cunning.roller(t.now, ship)
    rolled = yield from action_deck.dice(t, f"{key}-storm", text, rule, dice, who=asked)
    boxes = sum(rolled)
    told = msg("bb-told-storm-ship", name=who(t.now, t.book, ship), n=boxes)
    yield from announced_results.rolled(t, rule, ship, told, rolled, noted=False)
    yield from wounds.slow(t, ship, boxes, f"{key}-slow", rule)
