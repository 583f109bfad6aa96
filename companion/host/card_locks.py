"""Locks on cards that are being copied: several people copy at the same time, each another card.

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
    """By the clock of the locks."""
    told: int = 0
    """How many of its values have been told so far."""


class CardLocks:
    """Who copies what just now; a device has one card at most. Thread-safe, never on disk: a card that nobody stores
    is half copied, and its draft is kept."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._lock = Lock()
        self._locks: dict[str, CardLock] = {}

    def take(self, game: str, spot: CardKey, device: str) -> bool:
        """Lock a card for a device, in the place of the one before; whether it was free."""
        with self._lock:
            if self._taken(game, spot, device):
                return False
            told = self._locks[device].told if self._holds(game, spot, device) else 0
            self._locks[device] = CardLock(game, spot, device, self._clock() + WHILE, told)
            return True

    def touch(self, game: str, spot: CardKey, device: str, told: int) -> bool:
        """Somebody goes on copying a card; whether it is still locked for this device, or free to be locked again."""
        if not self.take(game, spot, device):
            return False
        with self._lock:
            self._locks[device] = replace(self._locks[device], told=told)
        return True

    def leave(self, device: str) -> bool:
        """A device copies nothing any more; whether it did."""
        with self._lock:
            return self._locks.pop(device, None) is not None

    def of(self, game: str, device: str) -> CardLock | None:
        """What a device copies of a game."""
        found = self.on(game)
        return next((lock for lock in found.values() if lock.device == device), None)

    def on(self, game: str) -> Mapping[CardKey, CardLock]:
        """The cards of a game that are being copied."""
        with self._lock:
            now = self._clock()
            return {lock.spot: lock for lock in self._locks.values() if lock.game == game and lock.until > now}

    def next_end(self) -> float | None:
        """Seconds until the first card is free again if nobody touches any; None where none lies anywhere."""
        with self._lock:
            now = self._clock()
            left = [lock.until - now for lock in self._locks.values() if lock.until > now]
        return min(left, default=None)

    def _taken(self, game: str, spot: CardKey, device: str) -> bool:
        now = self._clock()
        return any(
            (lock.game, lock.spot) == (game, spot) and lock.device != device and lock.until > now
            for lock in self._locks.values()
        )

    def _holds(self, game: str, spot: CardKey, device: str) -> bool:
        lock = self._locks.get(device)
        return lock is not None and (lock.game, lock.spot) == (game, spot)
