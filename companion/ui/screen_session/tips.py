"""The lessons of a game on one screen: each is shown the first time that it matters there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.core.journal.lessons import Raised, raised
from companion.core.questions.kinds import Question
from companion.core.values.messages import Msg
from companion.host.tips_shown import TipsShown
from companion.journal_views.announcements import AnnouncementEntry
from companion.ui.screen_session.part import Screen


@dataclass(frozen=True, slots=True)
class Tips:
    """The lessons that one device has shown, or the screens of the table."""

    learnt: TipsShown
    """What was taught on this machine."""
    wanted: Callable[[], bool]
    """Whether any are wanted here."""
    stop: Callable[[], object]
    """No more of them here, until somebody wants them again."""


@dataclass(frozen=True, slots=True)
class LessonsOfGame:
    """The lessons of one game, for the page of settings."""

    game: str
    title: Msg
    given: int
    """How many of them were."""
    all: int
    forget: Callable[[], object]
    """Begins again."""


class ScreenLessons:
    """What is taught on one screen. tips: None for nothing.  game, identity: of the evening."""

    def __init__(self, screen: Screen, tips: Tips | None, game: str, identity: str) -> None:
        self._screen = screen
        self._tips = tips
        self._game, self._id = game, identity
        self._taught = -1
        """Number up to which enough was taught on this screen."""

    def due(self, told: Sequence[AnnouncementEntry], question: Question | None) -> Raised | None:
        """What is to be taught here now; None for nothing.

        told: what stands on this screen.  question: that everybody who sees it may read, None where there is none.
        """
        if self._tips is None or not self._tips.wanted():
            return None
        view = self._screen.view
        number = min(view.serial, view.posed)  # of people who are asked together all screens teach the same
        things = [(each.number, each.telling) for each in told]
        found = raised(view.game.lessons, view.journal, things, question, number)
        return self._tips.learnt.due(self._game, self._id, found, self._taught)

    def given(self, lesson: Raised) -> None:
        """A lesson stands on this screen."""
        if self._tips is not None:
            self._tips.learnt.give(self._game, self._id, lesson)

    def understood(self, lesson: Raised) -> None:
        """Somebody has read a lesson, and wants to see it no more; no other one takes its place."""
        if self._tips is not None and not self._screen.hasty():
            self._taught = len(self._screen.view.journal.entries)
            if not self._screen.rights.alone:
                self._tips.learnt.understood(self._game, lesson)
            self._screen.uncovered()
            self._screen.changed()

    def stop(self) -> None:
        """Nobody wants lessons on this screen."""
        if self._tips is not None and not self._screen.hasty():
            self._tips.stop()
            self._screen.uncovered()
            self._screen.changed()
