"""PC-UPG, PC-SETUP-09: rings that go to the right, and rings that are put back."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.ids import SeatId, Section
from companion.games.pirates_cove.model.names import Ctx, section_name
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat


@dataclass(frozen=True)
class RingMoved(Event[State]):
    """A ring was moved on a mat. place: where it is now, 0 off the mat.  was, now: values, for the telling."""

    seat: SeatId
    name: str
    section: Section
    place: int
    was: int
    now: int

    def apply(self, s: State) -> State:
        rings = replace(s.player(self.seat).rings, **{self.section: self.place})
        return s.with_player(self.seat, rings=rings)

    def line(self) -> Msg:
        if not self.place:
            return msg("cove-ev-ring-out", name=self.name, section=section_name(self.section))
        return msg("cove-ev-ring", name=self.name, section=section_name(self.section), was=self.was, now=self.now)

    def announcements(self) -> tuple[Announcement, ...]:
        text = msg("cove-told-ring", name=self.name, section=section_name(self.section))
        return (Change(text, f"section:{self.section}", self.was, self.now, self.now > self.was),)


def ring_to(t: Ctx, seat: SeatId, section: Section, place: int, rule: str) -> Procedure[None]:
    """A ring goes to another place of its section; the last one, should a correction have moved it meanwhile."""
    player, row = t.now.player(seat), mat.levels(t.now, section)
    at, place = player.rings.of(section), min(place, len(row))
    if at == place:
        return
    was, now = (row[n - 1].value if n else 0 for n in (at, place))
    yield from t.happens(RingMoved(seat, player.name, section, place, was, now, rule=rule))


def raised(t: Ctx, seat: SeatId, section: Section, levels: int, rule: str, times: int = 1) -> Procedure[None]:
    """PC-UPG-01: a section rises, and the gold for it goes to the bank. times: 0 where it is free."""
    at = t.now.player(seat).rings.of(section)
    price = mat.cost(t.now, section, at, at + levels, times).total
    yield from ledger.gold(t, seat, -price, rule)
    yield from ring_to(t, seat, section, at + levels, rule)
