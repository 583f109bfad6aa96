"""What a board beside a question has been touched for: the question's main button does that, and no other stands there.
What would come of it may stand above the answers.

Each screen has its own: what one person points at is nothing to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import flet as ft

from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.page.page import Button, Foot, Overrule
from companion.ui.runtime.live import Live


@dataclass(frozen=True, slots=True)
class Outlook:
    """What would come of it, as the sheet shows it. of: tells it from others."""

    of: object
    draw: Callable[[Look, Texts], ft.Control] = field(compare=False)


class PendingTouch(Live):
    """What a touch of the board would do, until it is done or something else is asked."""

    def __init__(self) -> None:
        super().__init__()
        self._serial = -1
        self._buttons: tuple[Button, ...] = ()
        self._outlook: Outlook | None = None
        self.done: Callable[[], object] = lambda: None
        """Is told that it was done."""
        self.of: object = None
        """The place for which these deeds are."""
        self.pointed: object = None
        """The one that was touched last, which may not be drawn yet."""

    def at(
        self,
        serial: int,
        buttons: tuple[Button, ...],
        done: Callable[[], object] = lambda: None,
        outlook: Outlook | None = None,
        of: object = None,
    ) -> None:
        """The board is touched for these deeds, the likeliest first; for nothing where there are none. serial: of the
        question that they answer.  done: is told when one of them is done.  of: the place that is touched."""
        self.done, self.of = done, of
        before, now = (self._serial, self._buttons, self._outlook), (serial, buttons, outlook)
        self._serial, self._buttons, self._outlook = now
        if now != before and (buttons or outlook or before[1] or before[2]):  # at nothing twice is nothing new
            self.changed()

    def outlook(self, serial: int) -> Outlook | None:
        """What would come of it, for the question of that number."""
        return self._outlook if serial == self._serial else None

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
