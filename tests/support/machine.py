"""What the machine of a test has for its screens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from companion.ui.runtime.file_pickers import PickerFiles
from companion.ui.runtime.host_services import SYSTEM_CLOCK, HostServices
from companion.web.uploads.photo_uploads import PhotoPage


@dataclass(frozen=True)
class TestClock:
    """A clock that shows what a test says. seconds: of it."""

    __test__ = False
    seconds: Callable[[], float]

    def now(self) -> datetime:
        """The date and the time of this place."""
        return SYSTEM_CLOCK.now()


def machine(seconds: Callable[[], float] = SYSTEM_CLOCK.seconds) -> HostServices:
    """One that has everything, as the tablet's server has. seconds: what its clock shows."""
    return HostServices(PickerFiles, PhotoPage(), TestClock(seconds))
