"""1.13, 1.30 Fortresses: whose they are, and how many dice they roll (rulebook p.17, 47)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import in_force
from companion.games.captains_log.model.ids import NATIONS, Nation
from companion.games.captains_log.model.names import nation
from companion.games.captains_log.model.state import State


@dataclass(frozen=True)
class FortressTaken(Event[State]):
    """A fortress belongs to another nation, and with it the port of its island (CL-EXP-05, A-14)."""

    tile: int
    nation: Nation

    def apply(self, s: State) -> State:
        others = tuple(owned for owned in s.fortresses if owned[0] != self.tile)
        ports = tuple(
            replace(port, flag=self.nation) if port.tile == self.tile and port.flag in NATIONS else port
            for port in s.ports
        )
        return replace(s, fortresses=(*others, (self.tile, self.nation)), ports=ports)

    def line(self) -> Msg | None:
        return msg("cl-ev-fortress-taken", tile=self.tile, nation=nation(self.nation))

    def announcements(self) -> Sequence[Announcement]:
        words = msg("cl-ev-fortress-taken", tile=self.tile, nation=nation(self.nation))
        return (Order(words, f"flag:{self.nation}"),)


def salvo(s: State, book: Book, printed: int, *, ring: bool = False) -> tuple[Sum, Sum]:
    """CL-FRT-03, -04, -07: how many dice a fortress rolls at a hex, and what is added to each.

    printed: the number on the hex.  ring: a hex of the zone that event 19 adds, which has no number (CL-EVT-25).
    """
    numbers = book.numbers
    dice = [Term(msg("cl-fortress-hex"), printed, "CL-FRT-03")]
    if ring:
        reach = numbers.fortress_ring_dice if in_force(s, book, "fortress-2") else 0
        dice = [Term(msg("cl-fortress-ring"), reach, "CL-EVT-25")]
    bonus = [Term(msg("cl-fortress-era"), s.era, "CL-FRT-04")]
    if in_force(s, book, "fortress-1") and dice[0].value:
        dice.append(Term(msg("cl-event-18"), numbers.fortress_event_dice, "CL-EVT-24"))
        bonus.append(Term(msg("cl-event-18"), numbers.fortress_event_bonus, "CL-EVT-24"))
    return Sum(msg("cl-fortress-dice"), tuple(dice)), Sum(msg("cl-fortress-bonus"), tuple(bonus))
