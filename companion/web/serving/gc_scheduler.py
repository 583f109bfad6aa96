"""Schedules garbage collection: while nobody waits, and not in the middle of an answer.

By itself it does so whenever enough has been made, so mostly while a screen is drawn: a tenth of the server's work for
a tap, and at every tenth tap a stop of a tenth of a second, in which everything that lives is walked through.
"""

from __future__ import annotations

import gc
from typing import Final

BUSY: Final = 100_000
"""New objects from which Python does not wait for a quiet moment, if none comes: some ten taps."""
ENOUGH: Final = 2_000
"""New objects for which a quiet moment is used."""
STILL: Final = 200
"""New objects between two moments of a server that only hears that its screens are there."""
ROUNDS: Final = 20
"""Quiet moments used after which everything is walked through."""
LONG: Final = 30
"""Quiet moments in a row before that is done: nobody is likely to tap just then."""
AT_LATEST: Final = 30
"""Quiet moments used after which it is done without such a pause: what dies after it has outlived two moments, as most
of a screen does, would else fill the memory of a table that never rests."""


class GcScheduler:
    """Tidies up in quiet moments. What was there before anybody played, as texts and rules, is set aside for ever.

    Nothing else is: what dies of it, as most of a screen does, would be found by no walk any more.
    """

    def __init__(self) -> None:
        self._new = 0
        """Objects that were new a moment ago."""
        self._quiet = self._rounds = 0
        self._played = False

    def begin(self) -> None:
        """From now on only `moment` tidies up, unless it has no occasion to.

        What lives is set aside as it is: to walk through it takes a tenth of what a start does, and somebody waits.
        """
        gc.freeze()
        gc.set_threshold(BUSY, *gc.get_threshold()[1:])

    def moment(self) -> None:
        """To be called a few times a second."""
        new = gc.get_count()[0]
        self._quiet = self._quiet + 1 if abs(new - self._new) < STILL else 0
        self._new = new
        self._played = self._played or self._rounds >= ROUNDS
        if self._quiet == LONG and not self._played:
            _set_aside()
        elif self._quiet >= LONG and self._rounds >= ROUNDS:
            self._rounds = 0
            gc.collect()
        elif self._quiet and new >= ENOUGH:
            self._rounds += 1
            gc.collect(1 if self._rounds % AT_LATEST else 2)
        else:
            return
        self._new = gc.get_count()[0]


def _set_aside() -> None:
    """Spare what lives now all walks to come, and throw away what does not, also of what was set aside before."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
