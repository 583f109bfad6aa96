"""What a screen needs of its machine, and what it says where the machine has it not: files, photos, the time.

Phones are `companion.ui.context.phone_door`, work beside the screens is `companion.host.background`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Protocol

import flet as ft

from companion.core.values.messages import Msg, msg


class Files(Protocol):
    """Files that people give to a screen and take from it."""

    @property
    def missing(self) -> Msg | None:
        """Why there are none here, for people to read; None where there are."""

    async def pick(self) -> Sequence[bytes]:
        """Let somebody choose files: what is in them; nothing where nobody chooses any."""

    async def save(self, name: str, content: bytes) -> None:
        """Let somebody keep a file. name: what it is called at first."""


class Camera(Protocol):
    """Photos of cards: where they are taken."""

    @property
    def missing(self) -> Msg | None:
        """Why none are taken here, for people to read; None where they are."""

    def address(self, ticket: str) -> str:
        """The page that takes one photo of the card that a ticket stands for; "" where there is none."""


class Clock(Protocol):
    """The time. Every machine has one; a test sets its own."""

    def seconds(self) -> float:
        """Seconds since some moment; never goes back."""

    def now(self) -> datetime:
        """The date and the time of this place."""


class NoFiles:
    """The `Files` of a machine that opens and saves none."""

    def __init__(self, missing: Msg) -> None:
        self.missing: Msg | None = missing
        """What people read instead."""

    async def pick(self) -> Sequence[bytes]:
        """Nothing can be chosen."""
        return ()

    async def save(self, name: str, content: bytes) -> None:
        """Nothing is kept: the screen offers no such button."""


class NoCamera:
    """The `Camera` of a machine where no photos are taken."""

    @property
    def missing(self) -> Msg | None:
        """Where photos are taken instead."""
        return msg("photo-none")

    def address(self, ticket: str) -> str:
        """There is none."""
        return ""


class SystemClock:
    """The `Clock` of the operating system."""

    def seconds(self) -> float:
        """Of its steady clock."""
        return time.monotonic()

    def now(self) -> datetime:
        """As it is set, in its time zone."""
        return datetime.now().astimezone()


NO_CAMERA: Final = NoCamera()
SYSTEM_CLOCK: Final = SystemClock()


def no_files(_page: ft.Page) -> Files:
    """The files of a machine of which nothing else is known."""
    return NoFiles(msg("files-none"))


@dataclass(frozen=True, slots=True)
class HostServices:
    """All of it for the screens of one machine. By default it has a clock and nothing else."""

    files: Callable[[ft.Page], Files] = no_files
    """Of one screen."""
    camera: Camera = NO_CAMERA
    clock: Clock = SYSTEM_CLOCK


ServicesContext = ft.create_context(HostServices())
"""Of the machine of this screen: `ServicesContext(services, lambda: Page())`."""


def use_services() -> HostServices:
    """Hook: what the machine of the calling component has."""
    return ft.use_context(ServicesContext)
