"""The room of an evening that is looked at again: as it stood at some moment, where nothing can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.questions.kinds import TABLE
from companion.session.announcements import AnnouncementEntry
from companion.session.evening import GameSession
from companion.session.playback import Past, Stop
from companion.ui.screen_session.screen_session import ScreenSession


class PlaybackSession(ScreenSession):
    """What `room` could see at each moment. Boards drawn from it show that moment; a tap on them changes nothing."""

    sovereign = False
    evening: Past

    def __init__(self, session: ScreenSession, stop: Stop) -> None:
        self._own = "" if session.seat == TABLE else session.seat
        self._heard = None if session.seat == TABLE else session.seat
        self._stop = stop
        super().__init__(session.table, game=session.game, identity=session.id, view=self._past(session.table, stop))
        self.seat, self.private = session.seat, session.private
        self.leave()

    def turn_to(self, stop: Stop) -> None:
        """Show another moment."""
        if stop != self._stop:
            self.before, self._stop = self.evening.state, stop
            self.evening = self._past(self.table, stop)
            self.changed()

    @property
    def news(self) -> Sequence[AnnouncementEntry]:
        """What was told at that moment."""
        return self.evening.told(self._stop, self._heard)

    def _past(self, table: GameSession, stop: Stop) -> Past:
        return Past(table, self._own, stop.end)

    def _try(self, serial: int, deed: Callable[[], None]) -> None:
        """What is past is past."""
