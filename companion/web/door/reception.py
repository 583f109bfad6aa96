"""The reception: who is behind a browser that comes to the door, by its cookies."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import HTTPConnection

from companion.core.values.messages import Msg
from companion.core.values.seats import Seat
from companion.phones.admission import Device, Doorkeeper
from companion.web.door.guests import Guest, Guests

DEVICE_COOKIE: Final = "vigie_device"
GUEST_COOKIE: Final = "vigie_guest"


@dataclass(frozen=True, slots=True)
class Party:
    """An evening as it is told at the door: the game, and who sits at the table."""

    title: Msg
    seats: Sequence[Seat]


@dataclass(frozen=True, slots=True)
class Reception:
    """What the door knows of those who come.

    title, lang: of the page until a device says otherwise.
    """

    doorkeeper: Doorkeeper
    party: Callable[[str], Party | None]
    """Of an evening, None if it is over or unknown."""
    title: str
    lang: Callable[[], str]
    page_lang: str
    """Language in which Flet's page is kept."""
    guests: Guests = field(default_factory=Guests)

    def device(self, request: HTTPConnection) -> Device | None:
        """The device that asks, admitted or not."""
        token = request.cookies.get(DEVICE_COOKIE)
        return self.doorkeeper.device(token) if token else None

    def guest(self, request: HTTPConnection) -> Guest | None:
        """The guest that asks, as long as the code it came with is in force."""
        guest = self.guests.find(request.cookies.get(GUEST_COOKIE, ""))
        if guest is None or self.party(guest.evening) is None:
            return guest
        in_force = self.doorkeeper.code(guest.evening)
        return guest if secrets.compare_digest(guest.code, in_force) else None
