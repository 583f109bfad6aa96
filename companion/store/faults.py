"""What can be wrong with the database, in words for the table."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from companion.core.text import Msg, msg


class StoreFault(Exception):
    """The database cannot be used. path: its file.  reason: what SQLite or the system has to say about it."""

    key = "core-store-fault"

    def __init__(self, path: Path, reason: str = "") -> None:
        super().__init__(f"{path}: {reason or type(self).__name__}")
        self.path = path
        self.reason = reason

    @property
    def text(self) -> Msg:
        """What is wrong and what to do."""
        return msg(self.key, path=str(self.path), reason=self.reason)


class Damaged(StoreFault):
    """The file is not a sound database of ours. backup: the last good one, if there is any."""

    key = "core-store-damaged"

    def __init__(self, path: Path, reason: str = "", backup: Path | None = None) -> None:
        super().__init__(path, reason)
        self.backup = backup

    @property
    def text(self) -> Msg:
        """What is wrong, and which backup there is."""
        if self.backup is None:
            return super().text
        moment = datetime.fromtimestamp(self.backup.stat().st_mtime)
        told = {"path": str(self.path), "reason": self.reason, "moment": f"{moment:%Y-%m-%d %H:%M}"}
        return msg("core-store-damaged-backup", **told)


class Locked(StoreFault):
    """Another program holds it."""

    key = "core-store-locked"


class ReadOnly(StoreFault):
    """It cannot be written, or not even created."""

    key = "core-store-read-only"


class Newer(StoreFault):
    """A newer Vigie has written it."""

    key = "core-store-newer"


class Full(StoreFault):
    """There is no room left on the disk."""

    key = "core-store-full"


class Elsewhere(StoreFault):
    """The evening has gone on in another window, or was deleted there."""

    key = "core-store-elsewhere"


_BY_CODE: dict[int, type[StoreFault]] = {
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_CANTOPEN: ReadOnly,
    sqlite3.SQLITE_FULL: Full,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
    sqlite3.SQLITE_CONSTRAINT: Elsewhere,
}


def fault_of(error: BaseException | None, path: Path) -> StoreFault:
    """The fault behind an SQLite error, by its primary result code."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return _BY_CODE.get(code, StoreFault)(path, str(error))


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the file system into faults of the database at `path`."""
    try:
        yield
    except DBAPIError as error:
        raise fault_of(error.orig, path) from error
    except sqlite3.Error as error:
        raise fault_of(error, path) from error
    except OSError as error:
        kind = Full if error.errno == errno.ENOSPC else ReadOnly
        raise kind(path, error.strerror or str(error)) from error
