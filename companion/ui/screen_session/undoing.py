"""What is taken back from one screen and put in force again, and what the table is asked first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.journal.journal import Began, Said
from companion.core.values.messages import msg
from companion.session.game_session import GameSession
from companion.ui.screen_session.part import Screen


class Undoing:
    """Undo and redo on one screen.

    own_undo: whether a seat may take back what it has said itself; else it asks the table.  common: that of the table,
    which decides on what a phone asks for.
    """

    def __init__(
        self,
        screen: Screen,
        session: GameSession[Any, Any],
        own_undo: Callable[[], bool],
        common: Undoing | None = None,
    ) -> None:
        self._screen = screen
        self._session = session
        self._own_undo = own_undo
        self._common = common
        self.doubt: int | None = None
        """The answer that undo would go back to, while the table is asked whether to do so although a secret has been
        seen since."""
        self.requests: tuple[str, ...] = ()
        """Seats that ask to take back what was last said."""
        self.redone = False
        """Whether the last touch of this screen was redo: its button stays, so that one tap more hits nothing else."""

    def forget(self) -> None:
        """Something was written: what was asked of the table before is of no matter any more."""
        self.doubt, self.requests = None, ()

    def last(self) -> None:
        """Take back the last answer, or ask the table to; the table is asked first (`doubt`) when a secret has been
        seen since."""
        point = self._screen.view.journal.last_personal
        if point is None:
            return
        if self._screen.rights.undo:
            self.to(point[0])
        elif self.at_once:
            self._back_to(point[0])
        elif self._common is not None and self._screen.seat:
            self._common.request(self._screen.seat)

    @property
    def at_once(self) -> bool:
        """Whether a phone takes back at once, and need not ask: what this seat said last, where the table allows it."""
        point = self._screen.view.journal.last_personal
        if point is None or not (self._screen.seat and self._own_undo()):
            return False
        number, entry = point
        mine = entry.source == "phone" and isinstance(entry, Began | Said) and entry.who == self._screen.seat
        return mine and not self._session.now.seen_since(number)

    def to(self, number: int) -> None:
        """Take back everything from answer `number` on; asks first (`doubt`) when a secret has been seen since."""
        if not self._screen.rights.undo:
            self._screen.refuse(msg("ui-phone-no-undo"))
        elif self._session.now.seen_since(number) and not self._screen.hasty():
            self.doubt = number
            self._screen.uncovered()
            self._screen.changed()
        else:
            self._back_to(number)

    def all_the_same(self) -> None:
        """The table knows that a secret was seen, and takes back what it asked for."""
        if self.doubt is not None:
            self._back_to(self.doubt)

    def _back_to(self, number: int) -> None:
        self._screen.do_now(lambda: self._session.actions.undo_to(number))

    def leave_it(self) -> None:
        """Nothing is taken back: neither what `doubt` stands for nor what a seat asked for."""
        self.forget()
        self._screen.uncovered()
        self._screen.changed()

    def request(self, seat: str) -> None:
        """A seat asks the table to take back what was last said; it is shown until the table decides or goes on."""
        if seat not in self.requests:
            self.requests = (*self.requests, seat)
            self._screen.uncovered()
            self._screen.changed()

    @property
    def requested(self) -> bool:
        """Whether the table has not decided yet on what this seat asked it to take back."""
        return self._common is not None and self._screen.seat in self._common.requests

    def redo(self) -> None:
        """Put the last taken back answer in force again."""

        def deed() -> None:
            self._session.redo()
            self.redone = True

        if self._screen.rights.undo:
            self._screen.do_now(deed)
        else:
            self._screen.refuse(msg("ui-phone-no-undo"))
