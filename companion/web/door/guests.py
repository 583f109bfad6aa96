"""Guests: browsers that gave a right join code and have not yet become a device of the table."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

LIFETIME: Final = 3600.0
"""Seconds in which a guest has to choose."""
MOST: Final = 200
"""Guests that are remembered; the oldest is forgotten first."""


@dataclass(slots=True)
class Guest:
    """A browser that gave a right join code."""

    evening: str
    """To which the code led."""
    code: str
    """Which it was."""
    until: float
    device: str = ""
    """What it asked to become, "" as long as nothing."""
    seated: bool = False
    """Whether the table had let that in."""


class Guests:
    """Who stands at the door just now. Never on disk: whoever is forgotten scans the code again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._guests: OrderedDict[str, Guest] = OrderedDict()

    def welcome(self, evening: str, code: str) -> str:
        """A new guest; returns the value of its cookie."""
        token = secrets.token_urlsafe(24)
        self._guests[token] = Guest(evening, code, self._clock() + LIFETIME)
        while len(self._guests) > MOST:
            self._guests.popitem(last=False)
        return token

    def find(self, token: str) -> Guest | None:
        """The guest with this cookie."""
        guest = self._guests.get(token)
        return guest if guest is not None and guest.until > self._clock() else None
