"""Scenes on the map that the app follows: hexes in few words, and ships on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.events.event import Event
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.sea import Sea, Spot, TileHex
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import tiles
from companion.games.captains_log.sea.places import ShipSailed
from companion.hexmap import Clock, Hex, disc
from tests.games.captains_log.rules.scripted import Played


def cell(words: str) -> TileHex:
    """A hex as it is painted: "sea barrel", "bank-2", "land"."""
    return tiles.cell(tuple(words.split()))


def open_sea(radius: int, besides: Mapping[tuple[int, int], str] | None = None) -> dict[Hex, TileHex]:
    """Open sea around the middle, but for some hexes."""
    found = dict.fromkeys(disc(Hex(0, 0), radius), cell("sea"))
    return found | {Hex(*at): cell(words) for at, words in (besides or {}).items()}


def with_sea(s: State, cells: Mapping[Hex, TileHex], **ships: tuple[int, int] | tuple[int, int, Clock]) -> State:
    """The state with that sea and ships on it: ``npc_1=(0, 0)``, or with where the bow looks ``seat_1=(2, 0, 12)``."""
    spots = tuple((ShipId(name.replace("_", "-")), _spot(*where)) for name, where in ships.items())
    return replace(s, sea=Sea(gaps=tuple(cells.items()), ships=spots))


def _spot(q: int, r: int, bow: Clock = 12) -> Spot:
    return Spot(Hex(q, r), bow)


def afloat_at(s: State, ship: str) -> Hex | None:
    """The hex on which a ship stands."""
    assert s.sea is not None
    spot = s.sea.spot(ShipId(ship))
    return None if spot is None else spot.at


def sailed(played: Played) -> list[tuple[str, tuple[Clock, ...], tuple[int, int]]]:
    """Who sailed, by which steps, and where to."""
    events: list[Event[State]] = [each for each in played.events if isinstance(each, ShipSailed)]
    return [(e.ship, e.steps, (e.spot.at.q, e.spot.at.r)) for e in events if isinstance(e, ShipSailed)]
