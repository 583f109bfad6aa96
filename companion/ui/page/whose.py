"""Who may read what on a screen that several people see.

Nothing is hidden where only one person sits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from companion.core.journal.lessons import Raised
from companion.core.questions.kinds import Ask, Question
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.journal_views.announcements import AnnouncementEntry
from companion.session.seat_view import SeatView
from companion.ui.screen_session.rights import Rights


class SeenEvening(Protocol):
    """An evening as one screen sees it: what a page is made from."""

    @property
    def view(self) -> SeatView[Any, Any]: ...
    @property
    def rights(self) -> Rights: ...
    @property
    def fault(self) -> Msg | None: ...
    @property
    def touched(self) -> int: ...
    @property
    def news(self) -> Sequence[AnnouncementEntry]: ...
    @property
    def round(self) -> Sequence[AnnouncementEntry]: ...
    @property
    def unread(self) -> bool: ...
    def lesson(self, told: Sequence[AnnouncementEntry], question: Question | None) -> Raised | None: ...


def names(seats: Sequence[Seat]) -> tuple[Msg, ...]:
    """Names of people as an enumeration."""
    return tuple(msg("core-said", text=seat.name) for seat in seats)


def seat_of(session: SeenEvening, seat: str) -> Seat | None:
    """The person of that id among several; None for nobody in particular, or where nobody else could look on."""
    people = session.view.game.seats(session.view.state)
    return next((each for each in people if each.id == seat), None) if len(people) > 1 else None


def reader(session: SeenEvening) -> Seat | None:
    """The person from whose question others must be kept; None for one that all who see this screen may read."""
    if session.rights.alone:
        return None
    question: Ask[object] | None = session.view.question
    return seat_of(session, question.who) if question is not None and question.secret else None


def read_by_all(session: SeenEvening, question: Question | None) -> tuple[Seat | None, Question | None]:
    """A question as all who see this screen may read it, and who knows more of it; None for nobody."""
    if (
        question is None or question.public_view is None or session.rights.alone or session.rights.trying
    ):  # a plan is made with what is open
        return None, question
    keeper = seat_of(session, question.who)
    return keeper, question if keeper is None else question.public_view()


def standing(session: SeenEvening, shown: str) -> tuple[str, Question | None, int, Seat | None]:
    """In whose place the question on this screen is answered, the question, its number, and who alone may read it.

    shown: which of several people who are asked together.
    """
    evening = session.view
    if shown and (theirs := evening.put_to(shown)) is not None:
        return shown, theirs, evening.posed, seat_of(session, theirs.who) if theirs.secret else None
    return "", evening.question, evening.serial, reader(session)


def first_without(session: SeenEvening, phoned: Sequence[Seat]) -> str:
    """Whose question the tablet shows by itself of several: the first one's that no phone asks."""
    asked = session.view.people_awaited
    here = [seat for seat in asked if seat not in phoned] or asked
    return here[0].id if here else ""


def headline(session: SeenEvening) -> Msg:
    """The question of the moment in words that all may read; of several, or of others', who is waited for."""
    question, whose = session.view.question, reader(session)
    evening = session.view
    if evening.over:
        return msg("ui-evening-over")
    if question is None or (len(evening.people_awaited) > 1 and not session.rights.alone and not evening.apart):
        return msg("ui-waiting-for", names=names(evening.people_awaited) or msg("ui-waiting-table"))
    return question.text if whose is None else msg("ui-peek-question", name=whose.name)
