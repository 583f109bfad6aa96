"""PC-T6-01 to -04: black ships, cargo, what lies on the islands, and the next month."""

from __future__ import annotations

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.legends import black_ships
from companion.games.pirates_cove.legends.navy import NavyGone
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.names import Ctx
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import year_end
from companion.games.pirates_cove.ship import strength


class IslandsCleared(Event[State]):
    """PC-T6-04, A-24: Treasure cards that nobody took are discarded, chests of Treasure Maps too; Buccaneering is over.

    cards, chests: how many lay there, for the telling. Hands exchange the cards as the next month begins.
    """

    cards: int = 0
    chests: int = 0

    def apply(self, s: State) -> State:
        return replace(s, loots=(), chests=(), buccaneers=())

    def line(self, s: State, book: object) -> Msg | None:
        return msg("pc-ev-cleared", n=self.cards, chests=self.chests) if self.cards + self.chests else None

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Order(msg("pc-order-cleared"), "token:chest"),) if self.chests else ()


def excess(s: State, seat: SeatId) -> int:
    """PC-T6-03: how many treasures are more than the hull carries; gold is not limited."""
    room = strength.capacity(s, seat)
    return 0 if room is None else max(0, s.player(seat).treasures - room)


def overloaded(s: State) -> dict[SeatId, int]:
    """PC-T6-03: whose ships carry too many treasures, and how many too many."""
    return {player.id: n for player in s.players if (n := excess(s, player.id))}


class HoldsChecked(Noted):
    """PC-T6-03: holds were looked at, and some carry too much; told once for all ships."""

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return tuple(
            Order(msg("pc-order-cargo", name=s.name_of(seat), n=n), "token:chest", seat=seat)
            for seat, n in overloaded(s).items()
        )


def end_month(t: Ctx) -> Procedure[None]:
    """PC-T6-01 to -04: black ships sail on, holds are checked, islands cleared; after the last month the year ends."""
    if t.now.navy is not None:
        yield from t.happens(NavyGone(rule="PC-NAVY-08"))
    if t.now.turn.month >= t.book.numbers.months:
        yield from year_end.finish(t)
        return
    yield from black_ships.sail(t)
    yield from _cargo(t)
    in_app = t.now.options.treasures == "app"
    cleared = IslandsCleared(0 if in_app else len(t.now.loots), len(t.now.chests), rule="PC-T6-04")
    yield from t.happens(cleared)
    yield from ledger.turn(t, "PC-T1-01", month=t.now.turn.month + 1, phase="treasure")


def _cargo(t: Ctx) -> Procedure[None]:
    """PC-T6-03: what a hull does not carry goes to the bank; told once for all ships."""
    if not (over := overloaded(t.now)):
        return
    yield from t.happens(HoldsChecked(rule="PC-T6-03"))
    for seat, n in over.items():
        yield from ledger.treasures(t, seat, -n, "PC-T6-03")


COMMANDS: dict[str, ProcedureFunction] = {"end-month": end_month}
