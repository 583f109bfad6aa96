"""20.2 to 20.6 Allies: who stands beside a pirate, and how an alliance ends."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.names import Ctx, who
from companion.games.blackbeard.model.state import State


class Allied(Event[State], formerly=("friend", "name")):
    """Two pirates are allies now, or are so no longer (20.2)."""

    pirate: ShipId
    other: ShipId
    on: bool

    def apply(self, s: State) -> State:
        first = s.with_pirate(self.pirate, ally=self.other if self.on else NO_SHIP)
        return first.with_pirate(self.other, ally=self.pirate if self.on else NO_SHIP)

    def line(self, s: State, book: Book) -> Msg:
        key = "bb-ev-allied" if self.on else "bb-ev-alliance-over"
        return msg(key, name=who(s, book, self.pirate), other=who(s, book, self.other))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Fate(self.line(s, book), picture="icon:people"),)


def partner(s: State, pirate: ShipId) -> ShipId:
    """BB-20.3 to BB-20.6: the ally who lies in the same hex or Transit Box, "" for none."""
    p = s.pirate(pirate)
    there = [other.id for other in s.pirates_at(p.place) if other.id == p.ally]
    return there[0] if there and p.status == "active" else NO_SHIP


def dissolve(t: Ctx, pirate: ShipId) -> Procedure[None]:
    """BB-20.2: the alliance of a pirate ends, if he has one."""
    other = t.now.pirate(pirate).ally
    if other:
        yield from t.happens(Allied(pirate, other, False, rule="BB-20.2"))


def mate(s: State, pirate: ShipId) -> ShipId:
    """BB-20.3 to BB-20.5: the ally who is at sea with him in the same hex or Transit Box, "" for none."""
    ally = partner(s, pirate)
    return ally if ally and s.pirate(ally).at_sea and s.pirate(pirate).at_sea else NO_SHIP
