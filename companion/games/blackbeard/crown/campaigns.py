"""14.31 Anti-pirate campaigns: a King's Commissioner enters a pirate haven while another hunter waits at sea."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.crown import chasing
from companion.games.blackbeard.map import places, seaways
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import Ctx, port_name
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import governors
from companion.games.blackbeard.supply import counter_cups


@dataclass(frozen=True)
class HavenTaken(Event[State]):
    """A pirate haven became an English port, and will never be a haven again (14.31)."""

    port: int
    where: Msg
    value: int
    garrison: int

    def apply(self, s: State) -> State:
        return s.with_port(self.port, english=True)

    def line(self) -> Msg | None:
        return msg("bb-campaign-english", port=self.where, value=self.value, garrison=self.garrison)

    def announcements(self) -> Sequence[Announcement]:
        effect = msg("bb-told-english-effect", value=self.value, garrison=self.garrison)
        return (Fate(msg("bb-told-english", port=self.where), effect, "flag:english"),)


def campaign(t: Ctx, kc: ShipId, number: int, key: str) -> Procedure[None]:
    """BB-14.31: the Commissioner enters and chases out every pirate, whom the hunters at sea may intercept.

    If there was one a Governor is drawn: one against the pirates stays, and the haven is English from then on; an empty
    cup has the same effect (BB-2.35).
    """
    yield from seaways.go(t, kc, places.port(t.book, number), "anchored", "BB-14.31")
    if not (yield from chasing.chase(t, number, kc, key, "BB-14.31")):
        return
    where, numbers = port_name(t.now, t.book, number), t.book.numbers
    drawn = yield from counter_cups.governor(t, f"{key}-governor", "BB-14.31", msg("bb-campaign-purpose", port=where))
    if drawn == "pro":
        yield from governors.discard(t, drawn, "BB-14.31")
        return
    yield from governors.place(t, number, drawn, "BB-14.31")
    english = HavenTaken(number, where, numbers.english_port_value, numbers.english_port_garrison, rule="BB-14.31")
    yield from t.happens(english)
