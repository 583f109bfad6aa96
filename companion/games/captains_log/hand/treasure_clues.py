"""1.31 Clues to the treasure, wherever they come from (CL-TRS-02)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import State


class ClueGained(Event[State]):
    """A player may look at one more treasure card (CL-TRS-02)."""

    seat: SeatId
    card: int

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, clues=self.card)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-clue-first") if self.card == 1 else msg("cl-ev-clue-second")

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(msg("cl-told-clue", n=self.card), "token:clue", seat=self.seat),)

    @property
    def reveals(self) -> bool:
        return True


def gain_clue(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TRS-02: the first clue opens card 1, the second card 2 as well; a third is worth nothing."""
    card = t.now.player(seat).clues + 1
    if card <= t.book.numbers.treasure_clues:
        yield from t.happens(ClueGained(seat, card, rule="CL-TRS-02"))
    else:
        yield from t.happens(Announced(msg("cl-clues-complete"), "result", rule="CL-TRS-02"))
