"""Events that every chapter shares: coins, cubes, fame and reputation change hands here only.

Cubes always move from one place to another, so none can appear or vanish (CL-GEN-11).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.events import Event
from companion.core.kit.ledger import up_or_down
from companion.core.procedure import Procedure
from companion.core.telling import Told
from companion.core.text import Msg, msg
from companion.games.captains_log.table import stowage
from companion.games.captains_log.table.names import Desk, coins, good, nation, who
from companion.games.captains_log.table.options import Nation
from companion.games.captains_log.table.state import FamePoint, Good, Kind, State

RESERVE, LOOSE = "reserve", "loose"


def row_place(tile: Nation, kind: Kind) -> str:
    """The place name of a market row, e.g. ``market:spain:legal``."""
    return f"market:{tile}:{kind}"


def cubes_at(s: State, place: str, cube: Good) -> int:
    """Cubes of a good lying at a place: a seat, an NPC, a market row, "reserve" or "loose" (afloat on the map)."""
    if place == RESERVE:
        return s.reserve.of(cube)
    if place == LOOSE:
        return s.loose.of(cube)
    if place.startswith("market:"):
        _, tile, kind = place.split(":")
        return s.tile(tile).row(kind)  # type: ignore[arg-type]
    if place.startswith("npc-"):
        return s.npc(place).cargo.of(cube)
    return s.player(place).goods.of(cube)


def _add(s: State, place: str, cube: Good, n: int) -> State:
    if place == RESERVE:
        return replace(s, reserve=s.reserve.plus(cube, n))
    if place == LOOSE:
        return replace(s, loose=s.loose.plus(cube, n))
    if place.startswith("market:"):
        _, tile, kind = place.split(":")
        return s.with_row(tile, kind, s.tile(tile).row(kind) + n)  # type: ignore[arg-type]
    if place.startswith("npc-"):
        return s.with_npc(place, cargo=s.npc(place).cargo.plus(cube, n))
    return s.with_player(place, goods=s.player(place).goods.plus(cube, n))


def shift(s: State, cube: Good, n: int, source: str, target: str, squares: tuple[int, ...] = ()) -> State:
    """The state with n cubes lying at another place. squares: those of the source's hold in which they lay."""
    if squares:
        player = s.player(source)
        left = {"goods": player.goods.plus(cube, -n), "hold": stowage.emptied(player.hold, squares)}
        return _add(s.with_player(source, **left), target, cube, n)
    return _add(_add(s, source, cube, -n), target, cube, n)


def place_name(s_place: str) -> Msg:
    """A place in words."""
    if s_place.startswith("market:"):
        _, tile, kind = s_place.split(":")
        return msg(f"cl-place-{kind}", nation=nation(tile))
    if s_place.startswith("npc-"):
        return msg("cl-place-npc", n=int(s_place.removeprefix("npc-")))
    return msg("cl-place-ship") if s_place.startswith("seat-") else msg(f"cl-place-{s_place}")


@dataclass(frozen=True)
class CubesMoved(Event[State]):
    """n cubes of a good went from one place to another. squares: of a hold, those from which they were taken."""

    good: Good
    n: int
    source: str
    target: str
    squares: tuple[int, ...] = ()

    def apply(self, s: State) -> State:
        moved = shift(s, self.good, self.n, self.source, self.target, self.squares)
        marked = self.good == "oil" and self.target.startswith("seat-") and s.options.switches.monsters
        return moved.with_player(self.target, oil_token=True) if marked else moved  # CL-WHL-02

    def line(self) -> Msg | None:
        if self.source.startswith("seat-") and self.target.startswith("seat-"):
            return msg("cl-ev-cubes-handed", n=self.n, good=good(self.good))
        return msg(
            "cl-ev-cubes",
            n=self.n,
            good=good(self.good),
            source=place_name(self.source),
            target=place_name(self.target),
        )


@dataclass(frozen=True)
class CoinsChanged(Event[State]):
    """A player's purse or the coins on an NPC card changed. cause: message key suffix (cl-cause-…).

    name: of an NPC, whose coins nobody would look for otherwise.
    """

    who: str
    amount: int
    cause: str
    name: Msg | None = None

    def apply(self, s: State) -> State:
        if self.who.startswith("npc-"):
            return s.with_npc(self.who, coins=s.npc(self.who).coins + self.amount)
        return s.with_player(self.who, doubloons=s.player(self.who).doubloons + self.amount)

    def line(self) -> Msg | None:
        amount, cause = coins(abs(self.amount)), msg(f"cl-cause-{self.cause}")
        what = up_or_down("cl-ev-coins", self.amount, ("in", "out"), amount=amount, cause=cause)
        return what if self.name is None else msg("cl-ev-of", name=self.name, what=what)


@dataclass(frozen=True)
class FameScored(Event[State]):
    """Fame of a seat or nation changed; amount as it takes effect (fame is never below 0, A-31)."""

    who: str
    cause: str
    amount: int

    def apply(self, s: State) -> State:
        point = FamePoint(s.turn.round, self.who, self.cause, self.amount, self.rule)
        return replace(s, ledger=(*s.ledger, point))

    def line(self) -> Msg | None:
        cause = msg(f"cl-fame-{self.cause}")
        if self.who.startswith("seat-"):
            return up_or_down("cl-ev-fame", self.amount, cause=cause)
        return up_or_down("cl-ev-nation-fame", self.amount, cause=cause, nation=nation(self.who))


@dataclass(frozen=True)
class ReputationMoved(Event[State]):
    """The marker of a player, or of the team, moved to column `to` of a nation's line."""

    seat: str
    nation: Nation
    to: int
    by: int

    def apply(self, s: State) -> State:
        return s.with_player(s.party(self.seat), standing=s.standing(self.seat).moved(self.nation, self.to))

    def line(self) -> Msg | None:
        return up_or_down("cl-ev-reputation", self.by, nation=nation(self.nation), now=self.to - self.by, to=self.to)


def move_cubes(
    t: Desk, cube: Good, n: int, source: str, target: str, rule: str, *, squares: tuple[int, ...] = ()
) -> Procedure[int]:
    """Move up to n cubes; what the source does not hold is ignored (CL-GEN-11). Returns how many moved."""
    moved = min(n, cubes_at(t.now, source, cube))
    if moved > 0:
        yield from t.happens(CubesMoved(cube, moved, source, target, squares, rule=rule))
    return max(moved, 0)


def by_ruling(t: Desk, ruling: str, rule: str, *, bites: bool = True) -> Procedure[None]:
    """Name the table setting by which something comes out otherwise than is usual. bites: whether it does."""
    if bites:
        yield from t.happens(Told(msg("cl-by-ruling", id=ruling), rule=rule))


def earn(t: Desk, ship: str, amount: int, cause: str, rule: str) -> Procedure[None]:
    """Coins into a purse or onto an NPC card; a negative amount is paid."""
    if amount:
        name = who(t.now, ship) if ship.startswith("npc-") else None
        yield from t.happens(CoinsChanged(ship, amount, cause, name, rule=rule))


__all__ = [
    "LOOSE",
    "RESERVE",
    "CoinsChanged",
    "CubesMoved",
    "FameScored",
    "ReputationMoved",
    "by_ruling",
    "cubes_at",
    "earn",
    "move_cubes",
    "place_name",
    "row_place",
    "who",
]
