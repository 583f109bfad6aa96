"""Threads for what takes long, on a machine that serves several screens."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Threads:
    """The `Background` of a server: whoever looks on waits for nothing."""

    async def away(self, deed: Callable[..., T], *given: object) -> T:
        """In a thread of its own."""
        return await asyncio.to_thread(deed, *given)

    def later(self, seconds: float, deed: Callable[[], object]) -> None:
        """By a timer that does not keep the program from ending."""
        timer = threading.Timer(seconds, deed)
        timer.daemon = True
        timer.start()
