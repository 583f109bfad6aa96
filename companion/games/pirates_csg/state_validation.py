"""What a state names: seats, ships, crew, islands. Each must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from companion.core.declared.references import Kind, Kinds
from companion.core.kit.id_checks import Names
from companion.core.untrusted.state_validation import Amiss
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.schemas import SHIP
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import (
    NOWHERE,
    CoinId,
    CrewId,
    EventId,
    FortId,
    IslandId,
    PlaceId,
    SeatId,
    ShipId,
    TerrainId,
)
from companion.games.pirates_csg.model.names import crew_name, place_name, player_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import has, ship_card


def _of(name: str) -> Callable[[State, Book], Iterator[str]]:
    """The ids of the records in a field of the state."""

    def ids(s: State, book: Book) -> Iterator[str]:
        yield from (each.id for each in getattr(s, name))

    return ids


def _places(s: State, book: Book) -> Iterator[str]:
    """Where crew, coins and ships can be, out of the game too."""
    yield NOWHERE
    for name in ("ships", "islands", "forts", "terrain"):
        yield from _of(name)(s, book)


def _units(s: State, book: Book) -> Iterator[str]:
    """What is given a main action."""
    for name in ("ships", "forts", "crew"):
        yield from _of(name)(s, book)


KINDS: Final[Kinds[State, Book]] = {
    SeatId: Kind("core-named-seat", lambda s, book: s.options.seat_ids),
    ShipId: Kind("csg-named-ship", _of("ships")),
    IslandId: Kind("csg-named-island", _of("islands")),
    FortId: Kind("csg-named-fort", _of("forts")),
    TerrainId: Kind("csg-named-terrain", _of("terrain")),
    PlaceId: Kind("csg-named-place", _places),
    CrewId: Kind("csg-named-crew", _of("crew")),
    EventId: Kind("csg-named-event", _of("events")),
    CoinId: Kind("csg-named-coin", _of("coins")),
    "unit": Kind("csg-named-unit", _units),
}


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


NAMES: Final = Names(KINDS, in_wishes=in_wishes, called=called, needs=("turn", "ships", "islands"), amiss=amiss)
