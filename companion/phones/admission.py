"""Who may come to the table with a device of their own: join codes, and the devices that hold a seat.

A code opens nothing but the list of seats. A device asks for one, the table lets it in, and from then on its token
alone counts: codes may change, the server may be started again.
"""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from hmac import compare_digest
from threading import Lock
from typing import Final, get_args

from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.host.settings import CHOICES
from companion.library.game_registry import game
from companion.phones.throttle import ALL, Pace, Throttle
from companion.store import Device, Elsewhere, Role, SavedEvening, Spoiled, Store

__all__ = ["Device", "Doorkeeper", "NotAdmitted", "Role", "SeatTaken", "Wait", "WrongCode"]

log = logging.getLogger(__name__)

SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Of which a join code is made, five bits each: none that a person who types it takes for another."""
CODE_LENGTH: Final = 26
SHORT_LENGTH: Final = 6
"""Signs of the code that a person types: it opens what the long one opens, and is tried on far more slowly."""
TOKEN_BYTES: Final = 32
MOST: Final = 24
"""Devices of one evening, with those that wait."""
MOST_WAITING: Final = 12
"""Devices of one evening that wait for the table's word."""
MOST_FROM_ONE: Final = 3
"""Of these, such as come from one address."""
GUESSING: Final = Pace(free=5, first=5, longest=600)
"""How one address is held up that types wrong short codes."""
GUESSED: Final = Pace(free=20, first=2, longest=60)
"""The same for all addresses together: one try a minute in the end, some 300 in an evening, of a thousand million."""
ASKING: Final = Pace(free=10, first=15, longest=600)
"""How one address is held up that keeps asking. Each request to the table counts, and once more if it is refused."""
PREFERENCES: Final = ("language", "theme", "zoom", "lessons")
"""What a device may have otherwise than the tablet."""


class NotAdmitted(BadAnswer):
    """What a device, or somebody on its behalf, may not do. `text` says what to do instead."""


class WrongCode(NotAdmitted):
    """A join code that is unknown or no longer in force."""


class Wait(NotAdmitted):
    """Too many tries."""

    def __init__(self, key: str, seconds: int) -> None:
        minutes = -(-seconds // 60)
        span = msg("doorkeeper-seconds", n=seconds) if seconds < 60 else msg("doorkeeper-minutes", n=minutes)
        super().__init__(msg(key, span=span))
        self.seconds = seconds
        """Until the next may be made."""


class SeatTaken(NotAdmitted):
    """Another device is the screen of the seat, or asks to be."""


def seats_of(saved: SavedEvening) -> Sequence[Seat]:
    """Everybody at the table of an evening."""
    played = game(saved.game)
    return played.seats(played.start(saved.options))


class Doorkeeper:
    """Join codes and devices of all evenings. Thread-safe, and knows nothing of networks and screens.

    admission: the setting of that name, "ask" or "free".  clock: seconds since 1970.  seats: of an evening.
    """

    def __init__(
        self,
        store: Store,
        admission: Callable[[], str] = lambda: "ask",
        clock: Callable[[], float] = time.time,
        *,
        seats: Callable[[SavedEvening], Sequence[Seat]] = seats_of,
    ) -> None:
        self.listeners: list[Callable[[], None]] = []
        """Called after every change, by whoever made it."""
        self._store = store
        self._admission = admission
        self._clock = clock
        self._seats_of = seats
        self._lock = Lock()
        self._codes = store.guests.codes()
        self._devices: dict[str, Device] = {}
        self._prints: dict[str, str] = {}
        for device, fingerprint in store.guests.devices():
            self._devices[device.id] = device
            self._prints[fingerprint] = device.id
        self._origins: dict[str, str] = {}
        """Where those who wait have asked from, by their ids."""
        self._had: dict[tuple[str, str], tuple[Role, str]] = {}
        """What a device that came along to another evening was at one before, by their ids."""
        self._connections: Counter[str] = Counter()
        self._misses = Throttle(clock)
        self._guesses = Throttle(clock, GUESSING, GUESSED)
        self._requests = Throttle(clock, ASKING, ALL)

    # ------------------------------------------------------------------ codes

    def code(self, evening: str) -> str:
        """The join code in force, made if there is none. Raises Refused when there is no such evening."""
        with self._lock:
            if evening in self._codes:
                return self._codes[evening]
        return self._new_code(evening, keep=True)

    def short(self, evening: str) -> str:
        """The six signs for who has no camera; they go with the long code. Raises Refused as `code` does."""
        return _shortened(self.code(evening))

    def renew(self, evening: str) -> str:
        """A new join code; the old one is worth nothing from now on. Devices stay. Raises Refused as `code` does."""
        return self._new_code(evening, keep=False)

    def _new_code(self, evening: str, keep: bool) -> str:
        with self._changing():
            if not (keep and evening in self._codes):
                code = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))
                with _while_it_exists():
                    self._store.guests.put_code(evening, code)
                self._codes[evening] = code
            return self._codes[evening]

    def close(self, evening: str) -> None:
        """The evening is over: its code and all its devices are worth nothing."""
        with self._changing():
            self._store.guests.close(evening)
            self._codes.pop(evening, None)
            self._forget([device.id for device in self._of(evening)])

    def enter(self, code: str, origin: str) -> str:
        """The evening of a join code, long or short. origin: the address it comes from.

        Raises WrongCode, and Wait after several. During a wait the right code is refused like any other, so that
        nothing can be learned by trying on. Who types holds up nobody who scans.
        """
        written = as_written(code)
        typed = len(written) <= SHORT_LENGTH
        given, misses = _fingerprint(written), self._guesses if typed else self._misses
        with self._lock:
            if seconds := misses.wait(origin):
                raise Wait("doorkeeper-wait", seconds)
            found = ""
            for evening, kept in self._codes.items():  # all of them, so that the time taken says nothing
                if compare_digest(_fingerprint(_shortened(kept) if typed else kept), given):
                    found = evening
            if not found:
                misses.missed(origin)
                raise WrongCode(msg("doorkeeper-wrong-code"))
            return found

    # ------------------------------------------------------------------ asking to come in

    def join(
        self, evening: str, role: Role, seat: str = "", language: str = "", *, origin: str = ""
    ) -> tuple[Device, str]:
        """A new device, and its token, which is told this once. origin: the address that it asks from.

        It waits for the table, unless admission is free; one more tablet always waits. Raises SeatTaken, Wait after
        many requests, and Refused for what there is not and when too many wait.
        """
        admitted = role != "tablet" and self._admission() == "free"
        with self._changing():
            self._check(evening, role, seat)
            if role == "seat" and (holder := self._holder(evening, seat)):
                key = "doorkeeper-seat-held" if holder.admitted else "doorkeeper-seat-asked"
                raise SeatTaken(msg(key, name=self._names(evening)[seat]))
            return self._add(evening, role, seat, admitted, language, origin)

    def claim(self, evening: str, seat: str, language: str = "", *, origin: str = "") -> tuple[Device, str]:
        """Ask for a seat that another device holds: a new device, which waits for the table in any case, and its token.

        Raises as `join` does, but for SeatTaken.
        """
        with self._changing():
            self._check(evening, "seat", seat)
            return self._add(evening, "seat", seat, False, language, origin)

    def _check(self, evening: str, role: Role, seat: str) -> None:
        """Whether there is such an evening, role and seat."""
        if evening not in self._codes:
            raise NotAdmitted(msg("doorkeeper-closed"))
        if role not in get_args(Role):
            raise NotAdmitted(msg("doorkeeper-unknown"))
        if role == "seat" and seat not in self._names(evening):
            raise NotAdmitted(msg("doorkeeper-no-seat"))

    def _add(
        self, evening: str, role: Role, seat: str, admitted: bool, language: str, origin: str
    ) -> tuple[Device, str]:
        _check_preference("language", language)
        self._check_room(evening, origin, admitted)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        device = Device(
            id=secrets.token_hex(8),
            evening=evening,
            role=role,
            seat=seat if role == "seat" else "",
            admitted=admitted,
            language=language,
            theme="",
            zoom="",
            lessons="",
            joined=datetime.fromtimestamp(self._clock(), UTC).isoformat(timespec="microseconds"),
        )
        fingerprint = _fingerprint(token)
        with _while_it_exists():
            self._store.guests.add(device, fingerprint)
        self._devices[device.id] = device
        self._prints[fingerprint] = device.id
        if origin and not admitted:
            self._origins[device.id] = origin
            self._requests.missed(origin)
        return device, token

    def _check_room(self, evening: str, origin: str, admitted: bool) -> None:
        """Whether one more device may come, or may wait."""
        if origin and (seconds := self._requests.wait(origin)):
            raise Wait("doorkeeper-wait-asking", seconds)
        here = self._of(evening)
        if len(here) >= MOST:
            raise NotAdmitted(msg("doorkeeper-full", count=MOST))
        if admitted:
            return
        waiting = [device.id for device in here if not device.admitted]
        if len(waiting) >= MOST_WAITING:
            raise NotAdmitted(msg("doorkeeper-queue"))
        if origin and sum(self._origins.get(each) == origin for each in waiting) >= MOST_FROM_ONE:
            raise NotAdmitted(msg("doorkeeper-queue-of-one"))

    # ------------------------------------------------------------------ who is there

    def device(self, token: str) -> Device | None:
        """The device that holds a token; None if nobody does, or no longer."""
        with self._lock:
            return self._devices.get(self._prints.get(_fingerprint(token), ""))

    def known(self, device_id: str) -> Device | None:
        """A device by its id; None if it is not, or no longer, known."""
        with self._lock:
            return self._devices.get(device_id)

    def devices(self, evening: str) -> tuple[Device, ...]:
        """The devices of an evening, those that wait among them, in the order in which they came."""
        with self._lock:
            return self._of(evening)

    def holder(self, evening: str, seat: str) -> Device | None:
        """The device that is the screen of a seat, else the first that asks to be."""
        with self._lock:
            return self._holder(evening, seat)

    def _of(self, evening: str) -> tuple[Device, ...]:
        return tuple(device for device in self._devices.values() if device.evening == evening)

    def _on(self, evening: str, seat: str) -> tuple[Device, ...]:
        return tuple(device for device in self._of(evening) if device.role == "seat" and device.seat == seat)

    def _holder(self, evening: str, seat: str) -> Device | None:
        there = self._on(evening, seat)
        return next((device for device in there if device.admitted), there[0] if there else None)

    def _names(self, evening: str) -> dict[str, str]:
        """The name of each seat."""
        with _while_it_exists():
            return {seat.id: seat.name for seat in self._seats_of(self._store.evening(evening))}

    # ------------------------------------------------------------------ the table's word

    def admit(self, device_id: str) -> None:
        """Let a device in. It has its seat alone: whoever had the seat, or asked for it too, is sent away.

        Nothing happens if it is in already. Raises Refused when the device is not there any more.
        """
        with self._changing():
            device = self._required(device_id)
            if device.admitted:
                return
            there = self._on(device.evening, device.seat) if device.role == "seat" else ()
            rivals = [other.id for other in there if other.id != device_id]
            admitted = replace(device, admitted=True)
            self._store.guests.change(admitted, without=rivals)
            self._devices[device_id] = admitted
            self._origins.pop(device_id, None)
            self._forget(rivals)

    def dismiss(self, device_id: str, *, refused: bool = True) -> None:
        """Refuse a device or send it away: its token is worth nothing. Nothing happens if it is gone already.

        refused: by the table, so that whoever keeps asking is held up; not so when a person thought better of it.
        """
        with self._changing():
            device = self._devices.get(device_id)
            if device is None:
                return
            self._store.guests.forget(device_id)
            if refused and not device.admitted and (origin := self._origins.get(device_id)):
                self._requests.missed(origin)
            self._forget([device_id])

    def follow(self, before: str, after: str) -> None:
        """The table goes on to another evening: who is in at the one before comes along.

        A phone gets the seat that it had there before, or the one of its person's name, if nobody else has it; without
        one it watches. Whoever waits to be let in waits on. Raises Refused when one of the evenings does not exist.
        """
        self.code(after)
        with self._changing():
            here, there = self._names(before), self._names(after)
            for device in self._of(before):
                if not device.admitted or len(self._of(after)) >= MOST:
                    continue
                self._had[device.id, before] = device.role, device.seat
                role, seat = self._had.get((device.id, after), (device.role, _named(there, here.get(device.seat, ""))))
                if role == "seat" and (not seat or self._holder(after, seat) is not None):
                    role, seat = "spectator", ""
                moved = replace(device, evening=after, role=role, seat=seat)
                self._store.guests.change(moved)
                self._devices[device.id] = moved

    def prefer(self, device_id: str, **values: str) -> None:
        """Set what a device has of its own, "" for the tablet's. Raises Refused for what it may not have."""
        for name, value in values.items():
            _check_preference(name, value)
        with self._changing():
            device = self._required(device_id)
            device = replace(
                device,
                language=values.get("language", device.language),
                theme=values.get("theme", device.theme),
                zoom=values.get("zoom", device.zoom),
                lessons=values.get("lessons", device.lessons),
            )
            self._store.guests.change(device)
            self._devices[device_id] = device

    def _required(self, device_id: str) -> Device:
        if device_id not in self._devices:
            raise NotAdmitted(msg("doorkeeper-gone"))
        return self._devices[device_id]

    def _forget(self, device_ids: Iterable[str]) -> None:
        gone = set(device_ids)
        self._prints = {mark: device for mark, device in self._prints.items() if device not in gone}
        for device_id in gone:
            del self._devices[device_id]
            self._had = {key: what for key, what in self._had.items() if key[0] != device_id}
            self._origins.pop(device_id, None)
            self._connections.pop(device_id, None)

    # ------------------------------------------------------------------ connections

    def arrived(self, device_id: str) -> None:
        """A connection of the device has opened; it may have several."""
        with self._changing():
            if device_id in self._devices:
                self._connections[device_id] += 1

    def left(self, device_id: str) -> None:
        """A connection of the device has closed."""
        with self._changing():
            if self._connections[device_id] > 1:
                self._connections[device_id] -= 1
            else:
                del self._connections[device_id]

    def online(self, device_id: str) -> bool:
        """Whether the device has a connection open."""
        with self._lock:
            return self._connections[device_id] > 0

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Nobody else looks or changes meanwhile; then the listeners hear of it, unless it was refused."""
        with self._lock:
            yield
        for listener in tuple(self.listeners):
            try:
                listener()
            except Exception:
                log.exception("a listener of the doorkeeper failed")


def _named(seats: Mapping[str, str], name: str) -> str:
    """The seat of somebody of that name; "" for nobody."""
    return next((seat for seat, whose in seats.items() if name and whose.casefold() == name.casefold()), "")


def as_written(code: str) -> str:
    """A join code as we write it, for one that a person has typed: with spaces, in capitals, O for 0."""
    return re.sub(r"[\s-]", "", code).lower().translate(str.maketrans("oil", "011"))


def _shortened(code: str) -> str:
    """Six signs that go with a code and tell nothing more of it."""
    number = int(_fingerprint(f"short {code}"), 16)
    return "".join(SIGNS[number >> 5 * place & 31] for place in range(SHORT_LENGTH))


def _fingerprint(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def _check_preference(name: str, value: str) -> None:
    if name not in PREFERENCES or (value and value not in CHOICES[name]):
        raise NotAdmitted(msg("core-bad-option", given=f"{name} = {value}"[:60]))


@contextmanager
def _while_it_exists() -> Iterator[None]:
    """Say kindly that an evening was deleted, or cannot be played any more."""
    try:
        yield
    except (Elsewhere, Spoiled) as gone:
        raise NotAdmitted(msg("doorkeeper-no-evening")) from gone
