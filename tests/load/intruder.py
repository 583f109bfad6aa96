"""A device that does everything wrong: late and double taps, frames that nobody can read, connections that break."""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random
from typing import Any, Final

import msgpack
from websockets.exceptions import InvalidStatus

from tests.load.client import EVENT, PACKET, REGISTER, Device, Lost
from tests.load.tree import Offer

PAUSE: Final = (0.05, 0.25)
"""Seconds between two misdeeds."""
REMEMBERED: Final = 40
"""Buttons of questions long answered; the next question may have kept them, and a late finger means the old picture."""
NOBODY: Final = (10_000_000, 20_000_000)
"""Numbers that no control has."""
LARGE: Final = 1_200_000
"""Bytes of a frame that is larger than the app takes."""


def _frame(action: Any, body: Any) -> bytes:
    return PACKET + bytes(msgpack.packb([action, body]))


GARBAGE: Final[tuple[bytes, ...]] = (
    b"",
    b"\x07nonsense",
    PACKET,
    PACKET + b"\xc1\xff\xff",
    PACKET + b"\x91" * 5000,
    b"\x01\x00\x00",
    _frame(99, {}),
    _frame(EVENT, {"target": "1", "name": "click", "data": None}),
    _frame(EVENT, {"target": 1}),
    _frame(EVENT, {"target": 1, "name": "_trigger_event", "data": {"a": [None] * 50}}),
    _frame(REGISTER, {"session_id": "no such session", "page_name": "", "page": {"route": "/table/none"}}),
    PACKET + b"\x00" * LARGE,
)


class Intruder:
    """One at each table, with all rights of a tablet. seed: of its choices."""

    def __init__(self, device: Device, seed: int) -> None:
        self.device = device
        self.misdeeds = 0
        self._random = Random(seed)
        self._buttons: deque[tuple[Offer, int]] = deque(maxlen=REMEMBERED)
        """Each with the picture in which it was."""
        self._taps: set[asyncio.Task[None]] = set()

    def rival(self, asks: str, answer: Offer) -> None:
        """Somebody answers what a screen asks: tap the same twice at the same moment.

        Unless this screen asks something else: of several who are asked at once the tablet may show another.
        """
        tree = self.device.tree
        offer = tree.offers().get(answer.id)
        if offer is not None and offer.target and offer.words == answer.words and tree.words == asks:
            seen = (offer, self.device.shown)
            self._buttons.append(seen)
            tapping = asyncio.ensure_future(self._tap(seen, seen))
            self._taps.add(tapping)
            tapping.add_done_callback(self._taps.discard)

    async def trouble(self) -> None:
        """Go on until cancelled."""
        while True:
            await asyncio.sleep(self._random.uniform(*PAUSE))
            try:
                await self._listen()
                await self._misdeed()
                self.misdeeds += 1
            except (Lost, OSError, InvalidStatus):
                await self._again()

    async def _misdeed(self) -> None:
        match self._random.randrange(4):
            case 0 if self._buttons:
                await self._tap(*self._random.choices(self._buttons, k=5))
            case 1:
                await self.device.send_raw(self._random.choice(GARBAGE))
            case 2:
                await self._again()
            case _:
                stranger = Offer("", target=self._random.randrange(*NOBODY), event="click")
                await self._tap((stranger, self.device.shown))

    async def _listen(self) -> None:
        """A screen that is not looked at would show old buttons for ever."""
        while await self.device.digest():
            await asyncio.sleep(0)

    async def _again(self) -> None:
        self._buttons.clear()  # on the new page their numbers belong to anything, to undo or to the phones' switch
        try:
            await self.device.open()
        except (Lost, OSError, InvalidStatus):
            self.misdeeds += 1

    async def _tap(self, *seen: tuple[Offer, int]) -> None:
        try:
            for offer, shown in seen:
                await self.device.tap(offer, shown)
                self.misdeeds += 1
        except Lost:
            pass  # the connection broke under the finger; the next misdeed opens it again
