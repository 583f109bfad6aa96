"""Faults that were caught on the way to a screen: written into the log, and kept a while for a report of trouble."""

from __future__ import annotations

import logging
import sys
import traceback
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final

from companion.bug_reports.seen_error import FAULTS, STEPS, SeenError
from companion.paths import PACKAGE
from companion.ui.runtime.host_services import SYSTEM_CLOCK

LONGEST: Final = 300
"""Letters of what is kept of one place or sentence."""


@dataclass(frozen=True, slots=True)
class _Caught:
    fault: SeenError
    at: float


_caught: Final[deque[_Caught]] = deque(maxlen=FAULTS)


def caught(log: logging.Logger, what: str, *args: object) -> None:
    """Log the exception that is being handled, and keep where it came from. what: as `logging` has it."""
    log.exception(what, *args)
    if (error := sys.exc_info()[1]) is not None:
        _caught.append(_Caught(_fault(what, error), SYSTEM_CLOCK.seconds()))


def latest() -> Sequence[SeenError]:
    """The faults that were caught last, the latest first."""
    now = SYSTEM_CLOCK.seconds()
    return [each.fault.model_copy(update={"ago": int(now - each.at)}) for each in reversed(_caught)]


def _fault(what: str, error: BaseException) -> SeenError:
    said = str(error).replace(str(Path.home()), "~")[:LONGEST]
    return SeenError(
        what=what[:LONGEST], kind=type(error).__name__, said=said, where=_where(error.__traceback__), ago=0
    )


def _where(way: TracebackType | None) -> list[str]:
    """The places of a traceback without the folders of this machine, which may bear somebody's name."""
    frames = traceback.extract_tb(way)[-STEPS:]
    return [f"{_short(frame.filename)}:{frame.lineno} {frame.name}"[:LONGEST] for frame in frames]


def _short(file: str) -> str:
    path = Path(file)
    for folder in (PACKAGE.parent, *(each for each in path.parents if each.name == "site-packages")):
        if path.is_relative_to(folder):
            return path.relative_to(folder).as_posix()
    return path.name
