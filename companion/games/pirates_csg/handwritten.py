"""What a state names: seats, ships, crew, islands. Each must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.handwritten import Named, each_named, each_once
from companion.core.kit.names import Names, sitting
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import SeatId
from companion.games.pirates_csg.table.state import State


def names_in(s: State, book: Book, commands: Sequence[str]) -> Iterator[Named]:
    """Everything that a state names by its id. commands: that may stand among the steps still to be done."""
    seats = [SeatId(seat) for seat in s.options.seat_ids]
    ships = [ship.id for ship in s.ships]
    islands = [island.id for island in s.islands]
    places = [*ships, *islands, *(fort.id for fort in s.forts), ""]
    terrain = [each.id for each in s.terrain]
    yield from sitting(s, seats, commands)
    yield Named("turn.seat", s.turn.seat, "core-named-seat", [*seats, ""])
    yield from each_once("ships", ships, "csg-named-ship", ships)
    for ship in s.ships:
        at = f"ships.{ship.id}"
        yield from each_named(at, (ship.owner, ship.seat), "core-named-seat", seats)
        yield Named(f"{at}.docked", ship.docked, "csg-named-island", [*islands, ""])
        yield Named(f"{at}.towed", ship.towed, "csg-named-ship", [*ships, ""])
        yield Named(f"{at}.wraps", ship.wraps, "csg-named-ship", [*ships, ""])
        yield Named(f"{at}.prey", ship.prey, "csg-named-ship", [*ships, ""])
        yield from each_named(f"{at}.on", ship.on, "csg-named-terrain", terrain)
    for crew in s.crew:
        yield from each_named(f"crew.{crew.id}", (crew.owner, crew.seat), "core-named-seat", seats)
        yield Named(f"crew.{crew.id}.where", crew.where, "csg-named-place", places)
    for coin in s.coins:
        yield Named(f"coins.{coin.id}.where", coin.where, "csg-named-place", places)
        yield from each_named(f"coins.{coin.id}.known", coin.known, "core-named-seat", seats)
    for island in s.islands:
        yield Named(f"islands.{island.id}.home", island.home, "core-named-seat", [*seats, ""])
        yield from each_named(f"islands.{island.id}.marks", island.marks, "core-named-seat", seats)
    for ship in s.ships:
        yield from each_named(f"ships.{ship.id}.marks", ship.marks, "core-named-seat", seats)
    for fort in s.forts:
        yield Named(f"forts.{fort.id}.seat", fort.seat, "core-named-seat", seats)
        yield Named(f"forts.{fort.id}.island", fort.island, "csg-named-island", [*islands, ""])
    for event in s.events:
        yield Named(f"events.{event.id}.seat", event.seat, "core-named-seat", seats)
    for place, touch in enumerate(s.touches):
        yield from each_named(f"touches.{place}", (touch.ship, touch.other), "csg-named-ship", ships)
    yield from each_once("tallies", [tally.seat for tally in s.tallies], "core-named-seat", seats)
    if s.outcome is not None:
        yield from each_named("outcome.winners", s.outcome.winners, "core-named-seat", seats)


NAMES: Final = Names(names_in)
