"""What a board beside a question has been touched for: the question's main button does that, and no other stands there.

Each screen has its own: what one person points at is nothing to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.ui.page.page import Button, Foot, Overrule
from companion.ui.runtime.live import Live


class PendingTouch(Live):
    """What a touch of the board would do, until it is done or something else is asked."""

    def __init__(self) -> None:
        super().__init__()
        self._serial = -1
        self._buttons: tuple[Button, ...] = ()
        self.done: Callable[[], object] = lambda: None
        """Is told that it was done."""

    def at(self, serial: int, buttons: tuple[Button, ...], done: Callable[[], object] = lambda: None) -> None:
        """The board is touched for these deeds, the likeliest first; for nothing where there are none. serial: of the
        question that they answer.  done: is told when one of them is done."""
        self.done = done
        before, now = (self._serial, self._buttons), (serial, buttons)
        self._serial, self._buttons = now
        if now != before and (buttons or before[1]):  # at nothing before and now, it is at nothing new
            self.changed()

    def foot(self, serial: int) -> Foot | None:
        """The foot of the question of that number; None where the board was not touched for it."""
        if serial != self._serial or not self._buttons:
            return None
        first, *others = self._buttons
        if isinstance(first.deed, Overrule):  # nobody is to take what the rules refuse for what would be done next
            return Foot(None, self._buttons)
        return Foot(first, tuple(others))


NO_AIM: Final = PendingTouch()
"""Where no board stands beside: it is touched for nothing."""
