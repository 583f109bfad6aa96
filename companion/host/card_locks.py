"""Which card lies on whose desk: several people copy at the same time, each another card.

Whoever takes a card has it until it is copied, put back, or nobody has touched it for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from threading import Lock
from typing import Final

from companion.core.procedures.copied_cards import CardKey

WHILE: Final = 180.0
"""Seconds without a tap after which a card is free again: long enough to take a photo of it, or to read small print."""


@dataclass(frozen=True, slots=True)
class CardLock:
    """A card that somebody copies."""

    game: str
    spot: CardKey
    device: str
    """On which, as the door knows it."""
    until: float
    """By the clock of the desks."""
    told: int = 0
    """How many of its values have been told so far."""


class CardLocks:
    """Who copies what just now; a device has one card at most. Thread-safe, never on disk: a card that nobody stores
    is half copied, and its draft is kept."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._lock = Lock()
        self._desks: dict[str, CardLock] = {}

    def take(self, game: str, spot: CardKey, device: str) -> bool:
        """Lay a card on the desk of a device, in the place of what lay there; whether it was free."""
        with self._lock:
            if self._taken(game, spot, device):
                return False
            told = self._desks[device].told if self._lies(game, spot, device) else 0
            self._desks[device] = CardLock(game, spot, device, self._clock() + WHILE, told)
            return True

    def touch(self, game: str, spot: CardKey, device: str, told: int) -> bool:
        """Somebody goes on copying a card; whether it still is on this desk, or free to be laid there again."""
        if not self.take(game, spot, device):
            return False
        with self._lock:
            self._desks[device] = replace(self._desks[device], told=told)
        return True

    def leave(self, device: str) -> bool:
        """Nothing lies on the desk of a device any more; whether anything did."""
        with self._lock:
            return self._desks.pop(device, None) is not None

    def of(self, game: str, device: str) -> CardLock | None:
        """What a device copies of a game."""
        found = self.on(game)
        return next((desk for desk in found.values() if desk.device == device), None)

    def on(self, game: str) -> Mapping[CardKey, CardLock]:
        """The cards of a game that are being copied."""
        with self._lock:
            now = self._clock()
            return {desk.spot: desk for desk in self._desks.values() if desk.game == game and desk.until > now}

    def next_end(self) -> float | None:
        """Seconds until the first card is free again if nobody touches any; None where none lies anywhere."""
        with self._lock:
            now = self._clock()
            left = [desk.until - now for desk in self._desks.values() if desk.until > now]
        return min(left, default=None)

    def _taken(self, game: str, spot: CardKey, device: str) -> bool:
        now = self._clock()
        return any(
            (desk.game, desk.spot) == (game, spot) and desk.device != device and desk.until > now
            for desk in self._desks.values()
        )

    def _lies(self, game: str, spot: CardKey, device: str) -> bool:
        desk = self._desks.get(device)
        return desk is not None and (desk.game, desk.spot) == (game, spot)
