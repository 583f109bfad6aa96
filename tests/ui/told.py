"""A screen that has been told something before a question, without an evening behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from companion.core.events.announcements import Announcement
from companion.core.journal.journal import Journal
from companion.core.journal.lessons import Raised
from companion.core.questions.kinds import Question
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.journal_views.announcements import AnnouncementEntry
from companion.ui.runtime.live import Live
from companion.ui.screen_session.rights import OF_TABLE, Rights


def said(text: str) -> Msg:
    """Words as they are."""
    return msg("core-said", text=text)


def spoken(*tellings: Announcement, rule: str = "CL-RNG-08") -> tuple[AnnouncementEntry, ...]:
    """Tellings one after another."""
    return tuple(AnnouncementEntry(number, telling, rule) for number, telling in enumerate(tellings))


@dataclass(frozen=True)
class Evening:
    """What a page wants to know of an evening."""

    question: Question | None
    people: Sequence[Seat] = ()
    over: bool = False
    serial: int = 7
    posed: int = 7
    together: bool = False
    apart: bool = False
    open_keys: tuple[str, ...] = ()
    people_awaited: tuple[Seat, ...] = ()
    settled: tuple[Any, ...] = ()
    state: Any = None
    journal: Journal = field(default_factory=lambda: Journal.of([]))

    @property
    def game(self) -> Any:
        """Knows who sits there."""
        return SimpleNamespace(seats=lambda _: self.people)

    def put_to(self, seat: str) -> None:
        """Nobody is asked together with others."""

    def glimpse(self, *_: object) -> None:
        """Nothing is foreseen."""

    def gather(self, *_: object) -> None:
        """No facts are gathered."""

    def taken_back_value(self, key: str) -> None:
        """Nothing was taken back."""


class Told(Live):
    """The screen. done: what was done there."""

    def __init__(
        self,
        question: Question | None,
        news: Sequence[AnnouncementEntry] = (),
        *,
        people: Sequence[Seat] = (),
        rights: Rights = OF_TABLE,
        unread: bool = True,
        hasty: Callable[[], bool] = lambda: False,
        lesson: Raised | None = None,
    ) -> None:
        super().__init__()
        self.view: Any = Evening(question, people, question is None)
        self.news: Any = SimpleNamespace(
            entries=tuple(news), round=tuple(news), unread=unread, touched=-1, has_read=lambda: self.done.append("read")
        )
        self.lessons: Any = SimpleNamespace(
            due=lambda told, question: lesson, given=lambda _: None, understood=lambda _: None, stop=lambda: None
        )
        self.rights, self.hasty, self.seat = rights, hasty, ""
        self.fault: Msg | None = None
        self.done: list[object] = []

    def uncovered(self) -> None:
        """Something has moved under the finger."""

    def now(self) -> float:
        """It is always the same moment."""
        return 0

    def late(self) -> None:
        """A tap came too late."""

    def answer(self, value: object, serial: int, **_: object) -> None:
        """An answer was given."""
        self.done.append(value)
