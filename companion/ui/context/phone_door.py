"""The door for phones as screens see it: open or shut, and where. What opens it is in `web`: no screen imports it."""

from __future__ import annotations

from abc import ABC, abstractmethod

from companion.core.values.messages import Msg
from companion.ui.runtime.live import Live


class PhoneDoor(Live, ABC):
    """A server for phones that somebody at the tablet opens and closes; redrawn when it does."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.open = False
        self.fault: Msg | None = None
        """Why it could not be opened."""
        self.port = port
        """On which it listens, or would."""
        self.addresses: tuple[str, ...] = ()
        """Where phones find it, the likeliest first; none while it is closed or without a network."""

    @abstractmethod
    async def switch_on(self) -> None:
        """Listen to the local network. Where that cannot be, `fault` says why."""

    @abstractmethod
    async def switch_off(self) -> None:
        """Send all phones away at once and listen to nobody."""

    @abstractmethod
    def url(self, code: str, address: str = "") -> str:
        """What a phone opens in order to join. address: one of `addresses`, by default the likeliest."""
