"""What is news on one screen."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Change, Order, Result
from companion.core.journal.journal import Journal
from companion.journal_views.announcements import (
    AnnouncementEntry,
    announcements_after,
    gone_on,
    last_touch,
    round_start,
)


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
