"""What a state names: seats, ships, crew, islands. Each must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.kit.id_checks import Names, sitting
from companion.core.untrusted.state_validation import Amiss, Named, each_named, each_once
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.schemas import SHIP
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import CrewId, PlaceId, SeatId
from companion.games.pirates_csg.model.names import crew_name, place_name, player_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import has, ship_card


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
    yield from each_once("islands", islands, "csg-named-island", islands)
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
    yield from each_once("tallies", [tally.seat for tally in s.tallies], "core-named-seat", seats, "seat")
    if s.outcome is not None:
        yield from each_named("outcome.winners", s.outcome.winners, "core-named-seat", seats)


def amiss(s: State, book: Book) -> Iterator[Amiss]:
    """What in a state breaks a rule: homes, masts, ships that touch or tow where they cannot."""
    homes = [island.home for island in s.islands if island.home]
    for player in s.players:
        count = homes.count(player.id)
        if count > 1 or (s.turn.seat and not count):
            text = msg("csg-amiss-homes", player=player_name(s, player.id), n=count)
            yield Amiss("islands", "CSG-SETUP-06", text)
    if s.turn.seat and s.ships and not any(ship.deployed for ship in s.ships):
        yield Amiss(f"ships.{s.ships[0].id}.deployed", "CSG-SETUP-08", msg("csg-amiss-ashore"))
    for ship in s.ships:
        at, name = f"ships.{ship.id}", place_name(s, PlaceId(ship.id))
        printed = s.copied(SHIP, ship.card, "masts")
        if isinstance(printed, int) and len(ship.masts) > printed:
            text = msg("csg-amiss-masts", ship=name, n=len(ship.masts), printed=printed)
            yield Amiss(f"{at}.masts", "CSG-REP-01", text)
        if ship.towed and (ship.towed == ship.id or s.ship(ship.towed).towed):
            yield Amiss(f"{at}.towed", "CSG-TOW-01", msg("csg-amiss-tow", ship=name))
    lying = {ship.id for ship in s.afloat()}
    for place, touch in enumerate(s.touches):
        for ship_id in (touch.ship, touch.other):
            if ship_id not in lying:
                text = msg("csg-amiss-touch", ship=place_name(s, PlaceId(ship_id)))
                yield Amiss(f"touches.{place}", "CSG-MOVE-08", text)


def in_wishes(s: State, book: Book) -> dict[str, Sequence[str]]:
    """Nations of which a fleet has canoes."""
    return {"nation": sorted({ship_card(s, ship.id).nation for ship in s.ships if has(s, ship.id, "canoe")})}


def called(s: State, book: Book, param: str, value: str) -> Msg | None:
    """What a command is given, in words: whatever has an id by its name, abilities and nations by theirs."""
    kind = value.partition("-")[0]
    if kind == "seat":
        return player_name(s, SeatId(value))
    if kind == "crew":
        return crew_name(s, s.mate(CrewId(value)))
    if kind in ("ship", "island", "fort", "terrain"):
        return place_name(s, PlaceId(value))
    return msg(f"csg-nation-{value}") if param == "nation" else msg(f"csg-keyword-{value}")


NAMES: Final = Names(names_in, in_wishes=in_wishes, called=called, needs=("turn", "ships", "islands"), amiss=amiss)
