"""PC-NAVY-01, -04, -08: the Royal Navy comes to an outer island, and leaves the board again."""

from __future__ import annotations

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.ids import OUTER, Island, SeatId
from companion.games.pirates_cove.model.names import island_name, player_name
from companion.games.pirates_cove.model.records import Navy
from companion.games.pirates_cove.model.state import State


class NavySent(Event[State], formerly=("name",)):
    """PC-EVT-06, PC-EVT-05: the Royal Navy lies at an island."""

    sender: SeatId
    controller: SeatId
    island: Island
    hull: int

    def apply(self, s: State) -> State:
        return replace(s, navy=Navy(self.island, self.hull, self.sender, self.controller))

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-navy", name=s.name_of(self.controller), island=island_name(self.island))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Order(msg("pc-order-navy", island=island_name(self.island)), "ship:navy"),)


class NavyGone(Event[State]):
    """PC-NAVY-08: the Royal Navy left the board."""

    def apply(self, s: State) -> State:
        return replace(s, navy=None)

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-navy-gone")

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Order(msg("pc-order-navy-gone"), "ship:navy"),)


def may_send(s: State, sender: SeatId, island: Island) -> Verdict:
    """PC-NAVY-01, -04: only to an outer island where whoever called it first does not lie."""
    outer = require(island in OUTER, "PC-NAVY-01", msg("pc-navy-outer"))
    lies = s.player(sender).island == island
    text = msg("pc-navy-not-there", name=player_name(s, sender))
    return outer & require(not lies, "PC-NAVY-04", text)
