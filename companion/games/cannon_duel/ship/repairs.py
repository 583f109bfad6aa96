"""CD-PATCH-03: markers that come back from the reserve onto a damaged ship."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.model.ids import SeatId, ZoneId, layer_of
from companion.games.cannon_duel.model.names import MARKERS, Ctx, markers, zone_name
from companion.games.cannon_duel.model.state import State


@dataclass(frozen=True)
class MarkersRestored(Event[State]):
    """Markers of the reserve lie in a zone again, as many as had room. was: how many markers lay there."""

    seat: SeatId
    name: str
    zone: ZoneId
    n: int
    was: int = 0
    colour: str = ""

    def apply(self, s: State) -> State:
        there = s.player(self.seat).zone(self.zone).markers
        return s.with_zone(self.seat, self.zone, markers=there + self.n).with_tally(self.seat, repaired=self.n)

    def line(self) -> Msg:
        return msg("duel-ev-restored", name=self.name, what=markers(self.zone, self.n), zone=zone_name(self.zone))

    def announcements(self) -> tuple[Announcement, ...]:
        picture = f"marker:{MARKERS[layer_of(self.zone)]}"
        what, zone = markers(self.zone, self.n), zone_name(self.zone)
        order = msg("duel-order-restore", what=what, zone=zone, name=self.name)
        left = Change(msg("duel-told-left", zone=zone, name=self.name), picture, self.was, self.was + self.n, True)
        return (Order(order, picture, self.colour, self.seat), left)


def restore(t: Ctx, seat: SeatId, zone: ZoneId, n: int, rule: str) -> Procedure[None]:
    """So many markers come back into a zone, as far as there is room."""
    player = t.now.player(seat)
    there = player.zone(zone)
    n = min(n, there.free)
    if n > 0:
        event = MarkersRestored(seat, player.name, zone, n, there.strength, player.colour, rule=rule)
        yield from t.happens(event)
