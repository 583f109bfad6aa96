"""Services of the machine that a screen needs, and what it says where they are missing: files, photos, the time, a
place that keeps things.

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

    sends: Callable[[str, str], object] | None
    """Hands a text, and what it is called, to other programs and people near by; None where the machine has no way."""

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


class Keeping(Protocol):
    """Where a machine keeps evenings and cards, and how sure that is."""

    @property
    def told(self) -> Sequence[Msg]:
        """Where, and what that means, for people to read."""

    @property
    def warning(self) -> Msg | None:
        """What people have to know before an evening begins; None where all is well."""

    @property
    def may_vanish(self) -> bool:
        """Whether all of it may be removed without anybody wanting it: then people are reminded of copies."""

    def begun(self) -> None:
        """An evening was begun: from now on there is something to lose."""


class NoFiles:
    """The `Files` of a machine that opens and saves none."""

    sends: Callable[[str, str], object] | None = None

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


class Folder:
    """The `Keeping` of a machine with a disk. Nobody removes what lies there but its owner, backups lie beside it, and
    the machine's own backups take it along: nobody is reminded of copies.

    place: the folder, "" for the one that the system gives to an app alone, which goes with the app.
    """

    def __init__(self, place: str) -> None:
        self.warning: Msg | None = None
        self.told: Sequence[Msg] = (msg("keeping-folder", folder=place) if place else msg("keeping-app"),)
        """Which folder."""
        self.may_vanish = not place
        """Whoever removes an app seldom thinks of what it kept."""

    def begun(self) -> None:
        """Nothing is to be asked of anybody."""


class DroppedFiles:
    """Files that people let fall on a page of this machine, and who takes them there."""

    def __init__(self) -> None:
        self.taker: Callable[[Sequence[bytes]], object] | None = None
        """The page on screen that takes them, None where it does not."""

    def fall(self, contents: Sequence[bytes]) -> bool:
        """Whether they were taken. contents: what is in each."""
        if self.taker is None:
            return False
        self.taker([bytes(each) for each in contents])  # of a browser they are views of its own memory
        return True


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
    keeping: Keeping | None = None
    """None where nobody knows."""
    dropped: DroppedFiles | None = None
    """None where none can be let fall."""


ServicesContext = ft.create_context(HostServices())
"""Of the machine of this screen: `ServicesContext(services, lambda: Page())`."""


def use_services() -> HostServices:
    """Hook: what the machine of the calling component has."""
    return ft.use_context(ServicesContext)
