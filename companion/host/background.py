"""Background work: what a machine does beside its screens, and how where it has no threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Background(Protocol):
    """Does what takes long or comes later. What serves several screens does it in threads (`companion.web.threads`)."""

    async def away(self, deed: Callable[..., T], *given: object) -> T:
        """Do something that takes long; screens go on meanwhile, if they can."""

    def later(self, seconds: float, deed: Callable[[], object]) -> None:
        """Do something after so many seconds, if the app still runs then."""


class InTurn:
    """The `Background` of a machine without threads: screens stand still while it does what takes long."""

    async def away(self, deed: Callable[..., T], *given: object) -> T:
        """Let the screens be drawn, then do it."""
        await asyncio.sleep(0)
        return deed(*given)

    def later(self, seconds: float, deed: Callable[[], object]) -> None:
        """By the clock of the event loop. Without one there is no screen that could wait for it."""
        try:
            asyncio.get_running_loop().call_later(seconds, deed)
        except RuntimeError:
            return
