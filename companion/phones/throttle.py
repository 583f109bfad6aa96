"""Slows down those who try what does not fit. No thread, no network, no clock of its own."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final


@dataclass(frozen=True, slots=True)
class Pace:
    """How waits grow.  first, longest: seconds; a wait doubles with each further miss."""

    free: int
    """Misses without one."""
    first: float
    longest: float

    def wait(self, misses: int) -> float:
        """Seconds to wait after so many misses."""
        beyond = misses - self.free
        return 0.0 if beyond <= 0 else min(self.longest, self.first * 2 ** min(beyond - 1, 30))


EACH: Final = Pace(free=5, first=2, longest=300)
"""For one origin."""
ALL: Final = Pace(free=40, first=1, longest=30)
"""For all origins together. Whoever has many addresses is held up here, and may hold up others for as long: so the
longest wait is short. With codes of 128 bits and more it is long enough."""
FORGOTTEN: Final = 900.0
"""Seconds after which misses are forgotten, counted from the end of the last wait."""
REMEMBERED: Final = 256
"""Origins that are remembered; the one that missed longest ago is forgotten first. Far more than `ALL` lets miss
before they are forgotten, so that nobody is forgotten for the sake of others."""


@dataclass(slots=True)
class _Misses:
    """How often somebody missed, when last, and the seconds to wait from then on."""

    count: int = 0
    last: float = 0.0
    pause: float = 0.0

    def add(self, now: float, pace: Pace) -> None:
        self.count += 1
        self.last = now
        self.pause = pace.wait(self.count)

    def left(self, now: float) -> float:
        """Seconds still to wait. A clock that was put back begins the wait anew rather than prolonging it."""
        self.last = min(self.last, now)
        return self.last + self.pause - now


class Throttle:
    """Misses by origin and of all together. A success forgives nothing: who knows one code may not try others."""

    def __init__(self, clock: Callable[[], float], each: Pace = EACH, everybody: Pace = ALL) -> None:
        self._clock = clock
        self._each = each
        self._everybody = everybody
        self._all = _Misses()
        self._origins: OrderedDict[str, _Misses] = OrderedDict()

    def wait(self, origin: str) -> int:
        """Seconds until this origin may try again, 0 for at once. A try during a wait counts nothing."""
        now = self._clock()
        own = self._origins.get(origin)
        return max(0, ceil(max(self._all.left(now), 0.0 if own is None else own.left(now))))

    def missed(self, origin: str) -> None:
        """Note a try that did not fit."""
        now = self._clock()
        self._forget(now)
        self._all.add(now, self._everybody)
        self._origins.setdefault(origin, _Misses()).add(now, self._each)
        self._origins.move_to_end(origin)
        if len(self._origins) > REMEMBERED:
            self._origins.popitem(last=False)

    def _forget(self, now: float) -> None:
        if self._all.left(now) < -FORGOTTEN:
            self._all = _Misses()
        for origin in [origin for origin, misses in self._origins.items() if misses.left(now) < -FORGOTTEN]:
            del self._origins[origin]

    def __len__(self) -> int:
        """Origins that are remembered."""
        return len(self._origins)
