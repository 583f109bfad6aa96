"""Parked sessions, whose screens are away: kept for a while in case the screen comes back, but never without end.

Flet keeps each for its whole time. Whoever comes and goes, always as somebody new, would fill the memory.
"""

from __future__ import annotations

import asyncio
from typing import Final

from flet.messaging.session import Session
from flet_web.fastapi.flet_app_manager import app_manager

LINGER: Final = 30
"""Seconds that an ended session is held: its screen may still be being drawn, and Flet's parts know it only weakly."""


class ParkedSessions:
    """The sessions that wait, and for how long."""

    def __init__(self, seconds: int, most: int) -> None:
        self.seconds = seconds
        """For which each may be away."""
        self.most = most
        """How many wait; the next ends the oldest."""
        self._keys: list[str] = []

    async def keep(self, key: str) -> None:
        """The screen of this session has just left. key: by which Flet knows the session."""
        self._keys = [each for each in self._keys if each != key and await _away(each)]
        if await _away(key):
            self._keys.append(key)
        while len(self._keys) > self.most:
            await _end(self._keys.pop(0))


async def _away(key: str) -> bool:
    session = await app_manager.get_session(key)
    return session is not None and session.connection is None


async def _end(key: str) -> None:
    def let_go(session: Session | None) -> None:
        """Nothing refers to it any more."""

    session = await app_manager.get_session(key)
    await app_manager.delete_session(key)
    asyncio.get_running_loop().call_later(LINGER, let_go, session)
