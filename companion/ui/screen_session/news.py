"""News of one screen: what was told there, and how far somebody has read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from companion.core.events.announcements import Change, Order, Result
from companion.core.journal.journal import Journal
from companion.core.questions.kinds import TABLE
from companion.journal_views.announcements import (
    AnnouncementEntry,
    announcements_after,
    gone_on,
    is_set_up,
    last_touch,
    round_start,
    set_up,
)
from companion.journal_views.chronicle import Moment, announced_at
from companion.library.sample import is_sample
from companion.ui.screen_session.checklist import Checklist
from companion.ui.screen_session.part import Screen

T = TypeVar("T")


class ScreenNews:
    """What was told on one screen, and how far somebody has read it.

    stop: the moment that is looked at again, None for now.  before: the state with which it began.  common: that of the
    table, where this is a phone's.
    """

    def __init__(
        self, screen: Screen, *, stop: Moment | None = None, before: Any = None, common: ScreenNews | None = None
    ) -> None:
        self._screen = screen
        self._stop = stop
        self.before = before
        """The state as it was before the last change, or as a moment began that is looked at again; None at first."""
        self.ticks: Checklist = Checklist() if common is None else common.ticks
        """What has been ticked off while the table is set up."""
        self._last = screen.view.state
        self._known: dict[str, tuple[tuple[Journal, tuple[object, ...]], Any]] = {}
        """What the journal came to when it was asked last, by name."""
        self.touched = self._latest
        """Number of the last entry that was written by a touch of this screen: what came after it is news."""
        self._read = len(screen.view.journal.entries) if screen.view.over else -1
        """Number of the entry up to which somebody has said to have read the news."""

    def turn_to(self, stop: Moment, before: Any) -> None:
        """Another moment of an evening that is looked at again."""
        self._stop, self.before = stop, before

    def gone_on(self, touching: bool) -> None:
        """Something was written, by a touch of this screen or elsewhere."""
        self.before, self._last = self._last, self._screen.view.state
        touched = self._latest
        if touching or touched < self.touched:
            self.touched = touched

    def forget(self) -> None:
        """Who is at this screen knows from now on what somebody passing by would know."""
        self.before, self._last = None, self._screen.view.state

    @property
    def _heard(self) -> str | None:
        """On whose screen something is told; None on the table's, which hears all."""
        return None if self._screen.seat == TABLE else self._screen.seat

    @property
    def _latest(self) -> int:
        """Number of the last entry that a touch wrote, as far as it concerns who looks at this screen."""
        return last_touch(self._screen.view.journal, self._heard)

    @property
    def entries(self) -> Sequence[AnnouncementEntry]:
        """What was told since somebody touched this screen; of a moment that is looked at again, then."""
        return self._once("entries", self._entries, self.touched, self._stop, self._heard)

    def _entries(self) -> Sequence[AnnouncementEntry]:
        view = self._screen.view
        if self._stop is not None:
            return announced_at(view.journal, self._stop, self._heard)
        news = news_since(view.journal, self._heard, self.touched)
        # without the box there is nothing to lay out
        return [each for each in news if not is_set_up(each)] if is_sample(view.options) else news

    def _once(self, name: str, work: Callable[[], T], *more: object) -> T:
        """What the journal in force comes to, worked out once until it grows: a screen asks several times while it is
        drawn. more: on what else it hangs.
        """
        of = (self._screen.view.journal, more)
        known = self._known.get(name)
        if known is None or known[0][0] is not of[0] or known[0][1] != more:
            known = self._known[name] = (of, work())
        return cast(T, known[1])

    @property
    def unread(self) -> bool:
        """Whether nobody has said yet to have read all of the news."""
        return any(each.number > self._read for each in self.entries)

    def has_read(self) -> None:
        """Somebody has read the news, and wants to go on."""
        if not self._screen.hasty():
            self._read = max((each.number for each in self.entries), default=self._read)
            self._screen.uncovered()
            self._screen.changed()

    @property
    def round(self) -> Sequence[AnnouncementEntry]:
        """What was told here since the round began, and since the last touch."""
        return self._once("round", self._round, self._heard)

    def _round(self) -> Sequence[AnnouncementEntry]:
        journal = self._screen.view.journal
        return announcements_after(journal, round_start(journal), self._heard)

    @property
    def set_up(self) -> tuple[AnnouncementEntry, ...]:
        """What is laid out before the game, until its first round is over; by a seat what its own hands lay out."""
        return self._once("set-up", lambda: set_up(self._screen.view.journal, self._heard), self._heard)


def news_since(journal: Journal, seat: str | None, touched: int) -> Sequence[AnnouncementEntry]:
    """What was told since somebody touched a screen. seat: whose it is, None for the table's.  touched: number of the
    entry that the last touch wrote.

    On the table's, of what others have done meanwhile this round's, and of results only the last: nobody there needs
    dice any more that others have gone on from. On a seat's, what was told since anybody touched a screen; orders for
    its hands since it did so itself, or since the table went on for all.
    """
    latest = last_touch(journal, seat)
    if seat is None:
        told = announcements_after(journal, max(touched, round_start(journal)))
        return [each for each in told if each.number > latest or not isinstance(each.telling, Result | Change)]
    told = announcements_after(journal, max(min(touched, latest), gone_on(journal), round_start(journal)), seat)
    return [each for each in told if each.number > latest or _for_hands_of(seat, each)]


def _for_hands_of(seat: str, each: AnnouncementEntry) -> bool:
    return bool(seat) and isinstance(each.telling, Order) and each.telling.seat == seat
