"""An evening as one phone sees it: only its seat's questions can be answered, and nobody else's secrets are there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.events.announcements import Announcement, Order
from companion.core.journal.journal import Amended, Began, Entry, Said, Source
from companion.core.questions.kinds import TABLE
from companion.core.values.messages import Msg, msg
from companion.session.announcements import (
    AnnouncementEntry,
    announcements_after,
    gone_on,
    last_touch,
    round_start,
    set_up,
)
from companion.session.seat_view import SeatView
from companion.ui.runtime.host_services import SYSTEM_CLOCK
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.screen_session.tips import Tips


class SeatSession(ScreenSession):
    """The room of one phone. seat: "" for somebody who only watches.  own_undo: whether a seat may take back what it
    has said itself; else it asks the table.
    """

    source: Source = "phone"
    sovereign = False
    private = True

    def __init__(
        self,
        session: ScreenSession,
        seat: str,
        own_undo: Callable[[], bool] = lambda: False,
        teaching: Tips | None = None,
        clock: Callable[[], float] = SYSTEM_CLOCK.seconds,
    ) -> None:
        self.view, self.seat = SeatView(session.table, seat), seat
        super().__init__(
            session.table, game=session.game, identity=session.id, view=self.view, teaching=teaching, clock=clock
        )
        self.common = session
        """The room of the table, whose decisions on pleas this phone waits for."""
        self.ticks = session.ticks
        self._own_undo = own_undo
        self.gone = False
        """Whether this phone was sent away: it shows no secrets any more and takes no answers."""

    @property
    def news(self) -> Sequence[AnnouncementEntry]:
        """What was told since anybody touched a glass; orders for the hands of this seat since it did so itself, or
        since the table went on for all."""
        journal, latest = self.evening.journal, self._latest
        own = max(min(self.touched, latest), gone_on(journal), round_start(journal))
        told = announcements_after(journal, own, self.seat)
        return [each for each in told if each.number > latest or _own(each.telling, self.seat)]

    @property
    def round(self) -> Sequence[AnnouncementEntry]:
        """What was told to this seat since the round began, and since the last touch."""
        journal = self.evening.journal
        return announcements_after(journal, round_start(journal), self.seat)

    @property
    def set_up(self) -> tuple[AnnouncementEntry, ...]:
        """What this seat lays out before the game."""
        return set_up(self.evening.journal, self.seat)

    @property
    def _latest(self) -> int:
        return last_touch(self.table.journal, self.seat)

    def leave(self) -> None:
        """This phone is at the table no more: from now on it knows what somebody passing by would know."""
        super().leave()
        self.gone, self.seat, self.before, self.fault = True, "", None, None
        self.view.forget()
        self._last = self.view.state
        self.changed()

    def overrule(self, value: object, serial: int) -> None:
        """What the rules refuse is for the whole table to decide."""
        self._refuse(msg("ui-phone-no-overrule"))

    def gesture(self, plan: Sequence[Began | Said], serial: int, *, overruling: bool = False) -> None:
        """Do what a finger said on this seat's board, as far as the rules allow it."""
        if overruling:
            self._refuse(msg("ui-phone-no-overrule"))
        else:
            super().gesture(plan, serial)

    def correct(self, path: str, value: object, note: str, caption: Msg) -> None:
        """So is what is set by hand."""
        self._refuse(msg("ui-phone-no-correction"))

    def revise(self, number: int, value: object) -> None:
        """Give one of this seat's earlier answers another value."""
        if self.view.may_revise(number):
            super().revise(number, value)
        else:
            self._refuse(msg("core-not-asked"))

    def undo(self) -> None:
        """Take back what this seat said last, where the table allows it; else ask the table to."""
        point = self.table.journal.last_personal
        if point is None or not self.seat:
            return
        if self.undoes:
            self._now(lambda: self.table.undo_to(point[0]))
        else:
            self.common.plead(self.seat)

    @property
    def undoes(self) -> bool:
        """Whether `undo` takes back at once, and need not ask: what this seat said last, where the table allows it."""
        point = self.table.journal.last_personal
        if point is None or not self._own_undo():
            return False
        number, entry = point
        return self._mine(entry) and not self.table.seen_since(number)

    def undo_to(self, number: int) -> None:
        """Going further back is for the table."""
        self._refuse(msg("ui-phone-no-undo"))

    def redo(self) -> None:
        """So is going forward again."""
        self._refuse(msg("ui-phone-no-undo"))

    @property
    def pleaded(self) -> bool:
        """Whether the table has not decided yet on what this seat asked it to take back."""
        return self.seat in self.common.pleas

    def _mine(self, entry: Began | Said | Amended) -> bool:
        return entry.source == "phone" and isinstance(entry, Began | Said) and entry.who == self.seat

    def _first(self, answered: Entry) -> Msg | None:
        if isinstance(answered, Began | Said | Amended) and answered.source == "tablet":
            return msg("ui-overtaken-at-table", what=answered.caption)
        if isinstance(answered, Said) and answered.source == "phone" and answered.who not in (self.seat, TABLE):
            return super()._first(answered)
        return None


def _own(telling: Announcement, seat: str) -> bool:
    return bool(seat) and isinstance(telling, Order) and telling.seat == seat
