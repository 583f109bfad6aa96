"""Events that every chapter shares: coins, cubes, fame and reputation change hands here only.

Cubes always move from one place to another, so none can appear or vanish (CL-GEN-11).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Literal

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg, up_or_down
from companion.games.captains_log.model import stowage, turns
from companion.games.captains_log.model.ids import LOOSE, RESERVE, CubePlace, Nation, SeatId, ShipId, SideId
from companion.games.captains_log.model.names import Ctx, coins, good, nation, side, who
from companion.games.captains_log.model.state import FamePoint, Good, State
from companion.hexmap import Hex

CubesTold = Literal["order", "change", "line"]
"""How the middle of the table tells of cubes: an order to move them; what became of those aboard, where a player has
just asked for exactly that; or not at all, where something else tells it."""


def cubes_at(s: State, place: CubePlace, cube: Good) -> int:
    """Cubes of a good lying at a place."""
    if place == RESERVE:
        return s.reserve.of(cube)
    if place == LOOSE:
        return s.loose.of(cube)
    if place.on_market is not None:
        tile, row = place.on_market
        return s.tile(tile).row(row)
    if place.is_npc:
        return s.npc(place.ship).cargo.of(cube)
    return s.player(place.ship).goods.of(cube)


def _add(s: State, place: CubePlace, cube: Good, n: int) -> State:
    if place == RESERVE:
        return replace(s, reserve=s.reserve.plus(cube, n))
    if place == LOOSE:
        afloat = s.loose.plus(cube, n)
        return replace(s, loose=afloat, sea=None if s.sea is None else s.sea.holding(cube, afloat.of(cube)))
    if place.on_market is not None:
        tile, row = place.on_market
        return s.with_row(tile, row, s.tile(tile).row(row) + n)
    if place.is_npc:
        return s.with_npc(place.ship, cargo=s.npc(place.ship).cargo.plus(cube, n))
    return s.with_player(place.ship, goods=s.player(place.ship).goods.plus(cube, n))


def shift(s: State, cube: Good, n: int, source: CubePlace, target: CubePlace, squares: tuple[int, ...] = ()) -> State:
    """The state with n cubes lying at another place. squares: those of the source's hold in which they lay."""
    if squares:
        player = s.player(source.ship)
        left = {"goods": player.goods.plus(cube, -n), "hold": stowage.emptied(player.hold, squares)}
        return _add(s.with_player(source.ship, **left), target, cube, n)
    return _add(_add(s, source, cube, -n), target, cube, n)


def place_name(place: CubePlace) -> Msg:
    """A place in words."""
    if place.on_market is not None:
        tile, row = place.on_market
        return msg(f"cl-place-{row}", nation=nation(tile))
    if place.is_npc:
        return msg("cl-place-npc", n=place.number)
    return msg("cl-place-ship") if place.is_player else msg(f"cl-place-{place}")


class CubesMoved(Event[State], formerly=("places", "before")):
    """n cubes of a good went from one place to another.

    squares: of a hold, those from which they were taken.  at: the hex of the map on which they float now, or did.
    """

    good: Good
    n: int
    source: CubePlace
    target: CubePlace
    squares: tuple[int, ...] = ()
    told: CubesTold = field(default="order", compare=False)
    at: Hex | None = None
    """None where the map does not tell."""

    def apply(self, s: State) -> State:
        moved = self._afloat(shift(s, self.good, self.n, self.source, self.target, self.squares))
        marked = self.good == "oil" and self.target.is_player and s.options.switches.monsters
        return moved.with_player(self.target.ship, oil_token=True) if marked else moved  # CL-WHL-02

    def _afloat(self, s: State) -> State:
        """With them on their hex, or not any more."""
        if s.sea is None or self.at is None or LOOSE not in (self.source, self.target):
            return s
        by = self.n if self.target == LOOSE else -self.n
        return replace(s, sea=s.sea.with_cargo(self.at, s.sea.cargo_on(self.at).plus(self.good, by)))

    def line(self, s: State, book: object) -> Msg | None:
        if self.source.is_player and self.target.is_player:
            return msg("cl-ev-cubes-handed", n=self.n, good=good(self.good))
        return msg(
            "cl-ev-cubes",
            n=self.n,
            good=good(self.good),
            source=place_name(self.source),
            target=place_name(self.target),
        )

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        if self.told == "line":
            return ()
        picture, source, target = f"good:{self.good}", place_announced(s, self.source), place_announced(s, self.target)
        if self.told == "change":
            place, ship, by = (self.source, source, -self.n) if self.source.is_player else (self.target, target, self.n)
            before = cubes_at(s, place, self.good) if place.is_player else 0
            words = msg("cl-told-aboard", ship=ship, good=good(self.good))
            change = Change(words, picture, before, before + by)
            if self.source.on_market is None:
                return (change,)
            taken = msg("cl-told-cubes-over", n=self.n, good=good(self.good), source=source, target=target)
            return Order(taken, picture, seat=place.ship, adds=True), change
        way = "overboard" if self.target == LOOSE else "over"
        way = "in" if self.source == RESERVE else "out" if self.target == RESERVE else way
        words = msg(f"cl-told-cubes-{way}", n=self.n, good=good(self.good), source=source, target=target)
        players = [place.ship for place in (self.source, self.target) if place.is_player]
        return (Order(words, picture, seat=players[0] if len(players) == 1 else "", adds=True),)


class CoinsChanged(Event[State], formerly=("name", "whose", "before")):
    """A player's purse or the coins on an NPC card changed. cause: message key suffix (cl-cause-…)."""

    who: ShipId
    amount: int
    cause: str

    def apply(self, s: State) -> State:
        if self.who.is_npc:
            return s.with_npc(self.who, coins=s.npc(self.who).coins + self.amount)
        return s.with_player(self.who, doubloons=s.player(self.who).doubloons + self.amount)

    def line(self, s: State, book: object) -> Msg | None:
        amount, cause = coins(abs(self.amount)), msg(f"cl-cause-{self.cause}")
        what = up_or_down("cl-ev-coins", self.amount, ("in", "out"), amount=amount, cause=cause)
        # nobody would look for the coins of an NPC otherwise
        return msg("cl-ev-of", name=who(s, self.who), what=what) if self.who.is_npc else what

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        cause = msg(f"cl-cause-{self.cause}")
        if self.who.is_npc:
            if self.amount < 0 or self.cause == "route":  # the arrival of a merchant tells its income
                return ()
            words = msg("cl-told-coins-npc", n=self.who.number, amount=coins(self.amount), cause=cause)
            return (Order(words, "token:coin"),)
        words, before = msg("cl-told-coins", name=who(s, self.who), cause=cause), s.player(self.who).doubloons
        return (Change(words, "token:coin", before, before + self.amount, self.amount > 0 or None),)


class FameScored(Event[State], formerly=("name", "before", "colour")):
    """Fame of a seat or nation changed; amount as it takes effect (fame is never below 0, A-31)."""

    who: SideId
    cause: str
    amount: int

    def apply(self, s: State) -> State:
        point = FamePoint(s.turn.round, self.who, self.cause, self.amount, self.rule)
        return replace(s, ledger=(*s.ledger, point))

    def line(self, s: State, book: object) -> Msg | None:
        cause = msg(f"cl-fame-{self.cause}")
        if self.who.is_player:
            return up_or_down("cl-ev-fame", self.amount, cause=cause)
        return up_or_down("cl-ev-nation-fame", self.amount, cause=cause, nation=nation(self.who))

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        cause, name, before = msg(f"cl-fame-{self.cause}"), side(s, self.who), s.fame(self.who)
        after = before + self.amount
        words = up_or_down("cl-told-fame", self.amount, name=name, before=before, after=after, cause=cause)
        if self.who.is_player:
            return (Order(words, "token:fame", s.player(self.who.seat).colour),)
        return (Order(words, f"flag:{self.who}"),)


class ReputationMoved(Event[State], formerly=("name",)):
    """The marker of a player, or of the team, moved to column `to` of a nation's line."""

    seat: SeatId
    nation: Nation
    to: int
    by: int

    def apply(self, s: State) -> State:
        return s.with_player(s.party(self.seat), standing=s.standing(self.seat).moved(self.nation, self.to))

    def line(self, s: State, book: object) -> Msg | None:
        return up_or_down("cl-ev-reputation", self.by, nation=nation(self.nation), now=self.to - self.by, to=self.to)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        words = msg("cl-told-reputation", name=side(s, self.seat), nation=nation(self.nation))
        return (Change(words, f"flag:{self.nation}", self.to - self.by, self.to, self.by > 0),)


def place_announced(s: State, place: CubePlace) -> Msg:
    """A place as the middle of the table names it: which ship it is."""
    return msg("cl-place-ship-of", ship=who(s, place.ship)) if place.is_player else place_name(place)


def move_cubes(
    t: Ctx,
    cube: Good,
    n: int,
    source: CubePlace,
    target: CubePlace,
    rule: str,
    *,
    squares: tuple[int, ...] = (),
    told: CubesTold = "order",
    at: Hex | None = None,
) -> Procedure[int]:
    """Move up to n cubes; what the source does not hold is ignored (CL-GEN-11). Returns how many moved.

    at: the hex of the map where they come to float, if it is not that of the ship from which they come.
    """
    moved = min(n, cubes_at(t.now, source, cube))
    if moved > 0:
        there = at or next((hex_of(t.now, each.ship) for each in (source, target) if each.is_ship), None)
        there = there if LOOSE in (source, target) else None
        yield from t.happens(CubesMoved(cube, moved, source, target, squares, told, there, rule=rule))
    return max(moved, 0)


def hex_of(s: State, ship: ShipId) -> Hex | None:
    """CL-FRE-02, -04: the hex from which a ship's cubes go overboard, where it may have been lost just now; None where
    the map does not tell."""
    if s.sea is None or turns.moves_by_hand(s, ship):
        return None
    here = s.sea.spot(ship)
    return None if here is None else here.at


def by_ruling(t: Ctx, ruling: str, rule: str, *, bites: bool = True) -> Procedure[None]:
    """Name the table setting by which something comes out otherwise than is usual. bites: whether it does."""
    if bites:
        yield from t.happens(Announced(msg("cl-by-ruling", id=ruling), rule=rule))


def earn(t: Ctx, ship: ShipId, amount: int, cause: str, rule: str) -> Procedure[None]:
    """Coins into a purse or onto an NPC card; a negative amount is paid."""
    if amount:
        yield from t.happens(CoinsChanged(ship, amount, cause, rule=rule))
