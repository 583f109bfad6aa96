"""Who copies which card just now, on all screens of this host."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.procedures.copied_cards import CardKey
from companion.core.values.messages import Msg
from companion.host.card_locks import CardLocks
from companion.ui.context.card_photos import TABLET
from companion.ui.questions.sheet.printed_parts import CopyingTogether, Copyist
from companion.ui.runtime.live import Live

Later = Callable[[float, Callable[[], None]], object]
"""Does something after so many seconds."""


class CopyingNow(Live):
    """The cards that somebody copies, redrawn where they are shown when somebody begins, goes on, or is done."""

    def __init__(self, locks: CardLocks, name: Callable[[str], Msg], later: Later) -> None:
        super().__init__()
        self.locks = locks
        """Which device copies which card."""
        self._name = name
        """Of the person at a device, or of the device."""
        self._later = later
        self._watching = False

    def take(self, game: str, spot: CardKey, device: str) -> bool:
        """Lock a card for a device; whether it was free."""
        return self._told(self.locks.take(game, spot, device))

    def touch(self, game: str, spot: CardKey, device: str, told: int) -> None:
        """Somebody goes on with a card. told: how many values there are by now."""
        self._told(self.locks.touch(game, spot, device, told))

    def leave(self, device: str) -> None:
        """A device copies nothing any more."""
        self._told(self.locks.leave(device))

    def _told(self, changed: bool) -> bool:
        if changed:
            self.changed()
            self._watch()
        return changed

    def _watch(self) -> None:
        """Redraw when a card is free again because nobody has touched it."""
        left = self.locks.next_end()
        if left is not None and not self._watching:
            self._watching = True
            self._later(left, self._look)

    def _look(self) -> None:
        self._watching = False
        self.changed()
        self._watch()

    def together(self, game: str, device: str) -> CopyingTogether:
        """As one device sees them. Of the tablets, which are one device here, none knows where another one was."""

        def other(spot: CardKey) -> Copyist | None:
            lock = self.locks.on(game).get(spot)
            return None if lock is None or lock.device == device else Copyist(self._name(lock.device), lock.told)

        def mine() -> CardKey | None:
            lock = None if device == TABLET else self.locks.of(game, device)
            return None if lock is None else lock.spot

        return CopyingTogether(
            self, other, mine, lambda spot: self.take(game, spot, device), lambda: self.leave(device)
        )
