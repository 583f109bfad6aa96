"""Sessions whose screens are away: kept for a while in case the screen comes back, but never without end.

Flet keeps each for its whole time. Whoever comes and goes, always as somebody new, would fill the memory.
"""

from __future__ import annotations

from flet_web.fastapi.flet_app_manager import app_manager


class Absent:
    """Where sessions wait. seconds: for which each may be away.  most: how many wait; the next ends the oldest."""

    def __init__(self, seconds: int, most: int) -> None:
        self.seconds = seconds
        self.most = most
        self._keys: list[str] = []

    async def keep(self, key: str) -> None:
        """The screen of this session has just left. key: by which Flet knows the session."""
        self._keys = [each for each in self._keys if each != key and await _away(each)]
        if await _away(key):
            self._keys.append(key)
        while len(self._keys) > self.most:
            await app_manager.delete_session(self._keys.pop(0))


async def _away(key: str) -> bool:
    session = await app_manager.get_session(key)
    return session is not None and session.connection is None
