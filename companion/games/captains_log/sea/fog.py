"""1.30 Where the fog lies on the map that the app follows, and where it drifts (CL-EVT-14, A-45)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.games.captains_log.model.ids import ShipId, TileNumber
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import lookout
from companion.games.captains_log.sea.chart import chart, spot
from companion.hexmap import Clock, Hex, neighbour

RULE = "CL-EVT-14"


class FogLies(Event[State]):
    """The fog lies on these hexes now; on none: nobody knows where."""

    hexes: tuple[Hex, ...]

    def apply(self, s: State) -> State:
        return s if s.sea is None else replace(s, sea=replace(s.sea, fog=self.hexes))


def rises(t: Ctx, tile: TileNumber) -> Procedure[None]:
    """CL-EVT-14, A-45: the fog comes onto its tile, and is as large."""
    if t.now.sea is not None:
        there = chart(t.now).tiles
        yield from t.happens(FogLies(tuple(sorted(at for at, n in there.items() if n == tile)), rule=RULE))


def drifts(t: Ctx, bearing: Clock | None, hexes: int) -> Procedure[bool | None]:
    """CL-EVT-14, A-45: so many hexes before the wind; whether it has left the map, None where that does not tell.

    bearing: None where nobody knows the wind.
    """
    if t.now.sea is None or not t.now.sea.fog:
        return None
    moved = () if bearing is None else tuple(neighbour(at, bearing, hexes) for at in t.now.sea.fog)
    yield from t.happens(FogLies(moved, rule=RULE))
    return not any(at in chart(t.now).tiles for at in moved) if moved else None


def inside(s: State, ships: Iterable[ShipId]) -> tuple[ShipId, ...] | None:
    """CL-EVT-14: which of these ships lie in the fog; None where the map does not know."""
    found = tuple(ships)
    if s.sea is None or not s.sea.fog or any(spot(s, ship) is None for ship in found):
        return None
    return tuple(ship for ship in found if lookout.in_fog(s, ship))
