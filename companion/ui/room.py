"""An evening as the screens of this process see it: redrawn on every change, protected from hasty fingers."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from companion.core.journal import Began, Said
from companion.core.questions import Ask, BadAnswer
from companion.core.text import Msg, msg
from companion.store import StoreFault
from companion.table.evening import Evening, Glimpse
from companion.ui.live import Live

log = logging.getLogger(__name__)

SETTLE = 0.4
"""Seconds during which a tap on something that has just changed is taken for a second tap on what was there."""


class Questioner(Protocol):
    """Whoever stands behind a question on parchment: a room, or the workbench of the library."""

    fault: Msg | None
    trying: bool
    """Whether nothing is played here, so that what the rules refuse is offered like everything else."""

    @property
    def evening(self) -> Foresight: ...

    def hasty(self) -> bool: ...

    def answer(self, value: Any, serial: int) -> None: ...

    def roll(self, serial: int) -> None: ...

    def overrule(self, value: Any, serial: int) -> None: ...

    def revise(self, number: int, value: Any) -> None: ...


class Foresight(Protocol):
    """What a question on parchment wants to know of its evening."""

    @property
    def serial(self) -> int: ...

    @property
    def standing(self) -> tuple[tuple[int, Ask[Any], Any], ...]: ...

    def taken_back_value(self, key: str) -> Any: ...

    def glimpse(self, value: Any) -> Glimpse | None: ...


class Room(Live):
    """One evening shown on any number of screens.

    Every answer names the question it belongs to (`serial`); an answer to a question that has gone, or one given too
    fast after it appeared, is ignored.  fault: what to tell people about the last refusal, until the next change.
    before: the state as it was before the last change, None at first.
    """

    trying = False

    def __init__(
        self, evening: Evening, *, game: str, identity: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self.evening = evening
        self.game = game
        self.id = identity
        self.fault: Msg | None = None
        self.before: Any = None
        self._last = evening.state
        self._clock = clock
        self._shown_at = 0.0
        evening.listeners.append(self._evening_changed)

    def _evening_changed(self) -> None:
        self.fault = None
        self.before, self._last = self._last, self.evening.state
        self._shown_at = self._clock()
        self.changed()

    def hasty(self) -> bool:
        """Whether a tap now would hit something that has just changed under the finger."""
        return self._clock() - self._shown_at < SETTLE

    def uncovered(self) -> None:
        """What lay covered was laid open on a screen: a second tap is not meant for what came under the finger."""
        self._shown_at = self._clock()

    def answer(self, value: Any, serial: int) -> None:
        """Answer the question that was on screen as number `serial`."""
        self._try(serial, lambda: self.evening.answer(value, serial=serial))

    def gesture(self, plan: Sequence[Began | Said], serial: int) -> None:
        """Do what a finger said on a board, all of it or nothing."""
        self._try(serial, lambda: self.evening.gesture(plan))

    def roll(self, serial: int) -> None:
        """Let the app roll the dice or draw the card of question number `serial`."""
        self._try(serial, lambda: self.evening.roll_for_me(serial=serial))

    def overrule(self, value: Any, serial: int) -> None:
        """Answer with what the rules refuse: the table has the last word."""
        self._try(serial, lambda: self.evening.answer(value, serial=serial, overruling=True))

    def undo(self) -> None:
        """Take back the last answer."""
        self._try(self.evening.serial, self.evening.undo)

    def undo_to(self, number: int) -> None:
        """Take back everything from answer `number` on."""
        self._try(self.evening.serial, lambda: self.evening.undo_to(number))

    def redo(self) -> None:
        """Put the last taken back answer in force again."""
        self._try(self.evening.serial, self.evening.redo)

    def revise(self, number: int, value: Any) -> None:
        """Give an earlier answer another value; what follows is worked out anew."""
        self._try(self.evening.serial, lambda: self.evening.revise(number, value))

    def correct(self, path: str, value: Any, note: str, caption: Msg) -> None:
        """Set a tracked value by hand."""
        self._try(self.evening.serial, lambda: self.evening.amend(path, value, note, caption))

    def _try(self, serial: int, deed: Callable[[], None]) -> None:
        if serial != self.evening.serial or self.hasty():
            return
        try:
            deed()
        except (BadAnswer, StoreFault) as refusal:
            self.fault = refusal.text
            self.changed()
        except Exception:
            log.exception("the evening refused a deed")
            self.fault = msg("ui-fault")
            self.changed()
