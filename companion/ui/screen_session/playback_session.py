"""The room of an evening that is looked at again: as it stood at some moment, where nothing can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.questions.kinds import TABLE
from companion.session.announcements import Spoken
from companion.session.evening import Evening
from companion.session.playback import Past, Stop
from companion.ui.screen_session.screen_session import Room


class PastRoom(Room):
    """What `room` could see at each moment. Boards drawn from it show that moment; a tap on them changes nothing."""

    sovereign = False
    evening: Past

    def __init__(self, room: Room, stop: Stop) -> None:
        self._own = "" if room.seat == TABLE else room.seat
        self._heard = None if room.seat == TABLE else room.seat
        self._stop = stop
        super().__init__(room.table, game=room.game, identity=room.id, view=self._past(room.table, stop))
        self.seat, self.private = room.seat, room.private
        self.leave()

    def turn_to(self, stop: Stop) -> None:
        """Show another moment."""
        if stop != self._stop:
            self.before, self._stop = self.evening.state, stop
            self.evening = self._past(self.table, stop)
            self.changed()

    @property
    def news(self) -> Sequence[Spoken]:
        """What was told at that moment."""
        return self.evening.told(self._stop, self._heard)

    def _past(self, table: Evening, stop: Stop) -> Past:
        return Past(table, self._own, stop.end)

    def _try(self, serial: int, deed: Callable[[], None]) -> None:
        """What is past is past."""
