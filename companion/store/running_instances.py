"""Marks of the processes that serve a data folder: until two start again, neither sees the games of the other."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

_NAME: Final = "vigie-here-"
"""How the names of their files begin; the number of the process follows."""


class Presence:
    """The mark of this process on the folder that it serves. shared: whether another one did already when it came."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / f"{_NAME}{os.getpid()}"
        self._file: IO[str] | None = None
        self.shared = False
        with suppress(OSError):  # a folder that cannot be written is said elsewhere
            folder.mkdir(parents=True, exist_ok=True)
            self.shared = any(_alive(path) for path in folder.glob(f"{_NAME}*") if path != self._path)
            self._path.touch()
            if os.name == "nt":
                self._file = self._path.open(encoding="utf-8")  # such a file cannot be removed there

    def leave(self) -> None:
        """It serves the folder no more."""
        if self._file is not None:
            self._file.close()
        with suppress(OSError):
            self._path.unlink(missing_ok=True)


def _alive(path: Path) -> bool:
    """Whether the process of a file is still there; else the file is removed."""
    number = path.name.removeprefix(_NAME)
    try:
        if os.name != "nt" and number.isdecimal():
            os.kill(int(number), 0)
            return True
    except (ProcessLookupError, OverflowError):
        pass
    except OSError:  # it is somebody else's
        return True
    try:
        path.unlink(missing_ok=True)
    except OSError:  # it is in use
        return True
    return False
