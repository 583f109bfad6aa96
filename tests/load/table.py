"""A table under load: one answer after the other, and when each device shows what came of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tests.load.client import Device
from tests.load.player import PAUSED, TOLD, next_tap
from tests.load.tree import Offer

PATIENCE: Final = 30.0
"""Seconds after which what should have come is lost."""
QUIET: Final = 0.1
"""Seconds without a message after which an answer has arrived everywhere."""
RESTLESS: Final = 2.0
"""Seconds that are waited for quiet where somebody makes noise all the time."""
BOTH: Final = 2
"""Devices that show one question: the tablet, and the phone of the seat that is asked."""
MOST_TAPS: Final = 60
"""Taps that the preparation of one answer may need."""


@dataclass(frozen=True, slots=True)
class Round:
    """One answer. by: the device that gave it.  own, others: seconds until it and each other device showed what came of
    it.  drawn: seconds until the last message that it caused.  unchanged: devices that showed nothing new.
    """

    by: str
    own: float
    others: tuple[float, ...]
    drawn: float
    unchanged: tuple[str, ...]


@dataclass
class Table:
    """One evening and its devices, the tablet first.

    rivals: called with what is asked and what is tapped, at the moment when an answer is given.  lost: answers after
    which nothing changed.  repeated: those that came too late, because the picture was drawn anew under the finger.
    """

    evening: str
    game: str
    devices: Sequence[Device]
    rivals: list[Callable[[str, Offer], None]] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    repeated: int = 0
    lost: list[str] = field(default_factory=list)
    over: bool = False

    def __post_init__(self) -> None:
        self._news = asyncio.Event()
        self._turn = 0
        self._away = 0
        """The place among the devices of the screen that is away."""
        self._apart = False
        """Whether several people were asked at the same time when it left."""
        for device in self.devices:
            device.heard = self._news.set

    async def sit_down(self) -> None:
        """Open all devices; returns when each of them says what is asked."""
        for device in self.devices:
            await self._opens(device)
        await self._quiet()

    async def leave(self) -> None:
        """Close all devices."""
        for device in self.devices:
            await device.drop()

    async def goes_away(self, device: Device) -> None:
        """Lose a screen, for one answer of the others. Where several people are asked, that may leave its question."""
        self._away, self._apart = self.devices.index(device), self._together()
        self.devices = [each for each in self.devices if each is not device]
        await device.drop()

    async def comes_back(self, device: Device) -> None:
        """Open the screen that went away again, in the same tab; returns once it shows what the others do.

        At first it shows what it did when it left, on which a tap comes too late, however long a busy server leaves it
        there.
        """
        left, is_over = device.tree.asks, device.tree.number != 0 and not self._apart
        self.devices, self._apart = [*self.devices[: self._away], device, *self.devices[self._away :]], False
        await self._opens(device)
        await self._happens(lambda: device.tree.asks != left and self._alike(), PATIENCE if is_over else RESTLESS)

    async def _opens(self, device: Device) -> None:
        await device.open()
        await self.until(lambda: _shows(device), f"{device.name} shows no evening")

    async def answer(self) -> bool:
        """One answer, by the next device that is asked. Returns False when the evening is over."""
        await self.read()
        device = self._asked()
        if device is None:
            self.over = True
            return False
        before, since = device.tree.asks, None
        for _ in range(MOST_TAPS):
            tap = next_tap(device.tree.offers())
            if tap is None:
                break
            if not tap.answers:
                if await self._prepare(device, tap.offer):
                    return True
                continue
            number, stood, unseen = device.tree.number, self._standing(device), self._unseen(device)
            moment, taken = await self._answer(device, tap.offer)
            since = moment if since is None else since
            if taken and device.tree.number in unseen:
                self.repeated += 1
                return True
            if taken:
                await self._everywhere(device, since, stood)
                return True
            if self._stands(device, tap.offer):
                self.lost.append(f"{device.name}: {tap.offer.id} on {before}")
                return True
            if await self._follows(device, (number, *unseen)):  # it was taken: its picture came late
                await self._everywhere(device, moment, stood)
                return True
            self.repeated += 1
            if PAUSED in device.tree.offers():  # it came back to what it had shown, and must wait
                return True
        raise RuntimeError(f"{device.name} finds no answer to {device.tree.asks} ({self.game}, {self.evening})")

    async def _follows(self, device: Device, before: Sequence[int]) -> bool:
        """Wait until a screen whose button has gone shows something to tap again, or what came of the tap: whether that
        is a question that did not stand there before. On a busy machine its picture may come long after.
        """

        def over() -> bool:
            return device.tree.number not in before

        await self._happens(lambda: over() or _waits(device))
        await self._quiet()
        return over()

    async def read(self) -> None:
        """Read on every screen what is told there, until the question stands on it."""
        await self._quiet()
        for device in self.devices:
            while (on := device.tree.offers().get(TOLD)) is not None:
                await self._prepare(device, on)

    async def _prepare(self, device: Device, offer: Offer) -> bool:
        """A tap that mostly this screen alone shows. Whether it answered what was asked, so that others show it too: a
        key that told all of it, or news that are read where the likely answer leaves everything as it lies.
        """
        number, stood, unseen = device.tree.number, self._standing(device), self._unseen(device)
        moment = await device.tap(offer)
        for each in self.devices:
            each.expect(moment)
        # where the server had drawn something else before the tap came, it was too late and nothing follows it
        await self.until(
            lambda: device.first is not None or not self._stands(device, offer),
            f"{device.name} does not react to {offer.id}",
        )
        await self._quiet()
        if device.tree.number in (number, *unseen) or not any(
            each.first for each in self.devices if each is not device
        ):
            return False
        await self._everywhere(device, moment, stood)
        return True

    async def _answer(self, device: Device, offer: Offer) -> tuple[float, bool]:
        """Tap an answer; when that was, and whether something else was asked then.

        It is not if the button was drawn anew under the finger: whoever sees that taps again.
        """
        before = device.tree.asks

        def other() -> bool:
            return device.tree.asks != before

        for rival in self.rivals:
            rival(device.tree.words, offer)
        moment = await device.tap(offer)
        for each in self.devices:
            each.expect(moment)
        await self._happens(lambda: other() or not self._stands(device, offer))
        return moment, await self._happens(other, RESTLESS)

    def _unseen(self, by: Device) -> range:
        """Questions that others have seen and one who is about to tap has not: if one of them stands there afterwards,
        the tap came too late, as what follows an answer was not asked anywhere before.
        """
        return range(by.tree.number + 1, max(each.tree.number for each in self.devices) + 1)

    def _standing(self, by: Device) -> list[tuple[Device, tuple[str, ...]]]:
        """The devices on which the question stands that one of them is about to answer, and what each shows of it.

        Of several people who are asked at the same time only those that show the same one.
        """
        together = self._together()
        asks, number = by.tree.asks, by.tree.number
        shown = [(each, each.tree.asks) for each in self.devices if each.tree.number == number]
        return [(each, words) for each, words in shown if not together or words == asks]

    async def _everywhere(self, by: Device, moment: float, stood: Sequence[tuple[Device, tuple[str, ...]]]) -> None:
        """Wait until all devices show what came of an answer, and note when each of them did.

        stood: where the question stood; who would tap there before its picture is new comes too late.
        """

        def agreed() -> bool:
            return self._agreed() and all(each.tree.asks != words for each, words in stood)

        if not await self._happens(agreed):
            told = ", ".join(f"{each.name} asks {each.tree.asks}" for each in self.devices)
            self.lost.append(f"the screens do not agree: {told}")
        await self._happens(lambda: all(each.first is not None for each in self.devices), RESTLESS)
        await self._quiet()
        self.rounds.append(self._round(by, moment))

    def _agreed(self) -> bool:
        """Whether every device that shows a question has shown something new, and all of them show the same one.

        Where several people have a menu each, everybody's has a number of its own. Who waits for somebody that is
        asked once more may have nothing new to show.
        """
        asked = [each for each in self.devices if each.tree.number]
        return self._alike() and all(each.first is not None for each in asked)

    def _alike(self) -> bool:
        return self._together() or len({each.tree.number for each in self.devices if each.tree.number}) <= 1

    def _together(self) -> bool:
        """Whether several people are asked at the same time."""
        return self._apart or len([each for each in self.devices if each.tree.number]) > BOTH

    def _stands(self, device: Device, offer: Offer) -> bool:
        """Whether something is still the same button on the screen, and may be tapped."""
        offers = device.tree.offers()
        now = offers.get(offer.id)
        return now is not None and now.target == offer.target and PAUSED not in offers

    def _asked(self) -> Device | None:
        """The devices take turns, as far as they are asked."""
        for step in range(len(self.devices)):
            device = self.devices[(self._turn + step) % len(self.devices)]
            if next_tap(device.tree.offers()) is not None:
                self._turn += step + 1
                return device
        return None

    def _round(self, by: Device, moment: float) -> Round:
        """Measured on each device: the message that changed what it asks, or where that stays the first one at all."""

        def shown(device: Device) -> float | None:
            return device.asked if device.asked > moment else device.first

        others = [(each.name, shown(each)) for each in self.devices if each is not by]
        return Round(
            by.name,
            by.asked - moment,
            tuple(when - moment for _, when in others if when is not None),
            max(each.arrived for each in self.devices) - moment,
            tuple(name for name, when in others if when is None),
        )

    async def until(self, condition: Callable[[], bool], complaint: str) -> None:
        """Wait for something that devices show. Raises RuntimeError with the complaint."""
        if not await self._happens(condition):
            raise RuntimeError(f"{complaint} ({self.game}, {self.evening})")

    async def _happens(self, condition: Callable[[], bool], patience: float = PATIENCE) -> bool:
        """Look at what comes until the condition holds; False if that takes too long."""
        deadline = time.monotonic() + patience
        while not condition():
            self._news.clear()
            if await self._digest():
                continue
            try:
                await asyncio.wait_for(self._news.wait(), deadline - time.monotonic())
            except TimeoutError:
                return condition()
        return True

    async def _quiet(self) -> None:
        """Look at what comes until nothing more does, so that who taps next touches the last picture."""
        end = time.monotonic() + RESTLESS
        while (now := time.monotonic()) < end:
            if await self._digest() or any(device.waiting for device in self.devices):
                continue
            rest = max(device.arrived for device in self.devices) + QUIET - now
            if rest <= 0:
                return
            await asyncio.sleep(rest)

    async def _digest(self) -> bool:
        """One message of each device; whether there was any. Others may note theirs in between."""
        found = False
        for device in self.devices:
            found |= await device.digest()
            await asyncio.sleep(0)
        return found


def _waits(device: Device) -> bool:
    """Whether there is something to tap on a device, or it says that it must wait."""
    offers = device.tree.offers()
    return PAUSED in offers or next_tap(offers) is not None


def _shows(device: Device) -> bool:
    """Whether a device says what is asked, or something before that."""
    return bool(device.tree.asks) or TOLD in device.tree.offers()
