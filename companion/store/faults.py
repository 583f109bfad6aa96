"""What can be wrong with the database, in words for the table."""

from __future__ import annotations

import errno
import math
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from companion.core.values.messages import Msg, msg


class StoreFault(Exception):
    """The database cannot be used."""

    key = "core-store-fault"

    def __init__(self, path: Path, reason: str = "") -> None:
        super().__init__(f"{path}: {reason or type(self).__name__}")
        self.path = path
        """Its file."""
        self.reason = reason
        """What SQLite or the system has to say about it."""

    @property
    def text(self) -> Msg:
        """What is wrong and what to do."""
        return msg(self.key, path=str(self.path), reason=self.reason)


class Damaged(StoreFault):
    """The file is not a sound database."""

    key = "core-store-damaged"

    def __init__(self, path: Path, reason: str = "", backup: Path | None = None) -> None:
        super().__init__(path, reason)
        self.backup = backup
        """The last good one, if there is any."""

    @property
    def text(self) -> Msg:
        """What is wrong, and which backup there is."""
        if self.backup is None:
            return super().text
        told = {"path": str(self.path), "reason": self.reason, "moment": made(self.backup).isoformat()}
        return msg(f"{self.key}-backup", **told)


class Corrupt(StoreFault):
    """Damage that shows while the database is in use; the next start finds it too and offers a backup."""

    key = "core-store-corrupt"


class Lost(Damaged):
    """There is no database although there was one, or nothing is in it."""

    key = "core-store-lost"


class Cut(StoreFault):
    """What SQLite had written beside its file is gone, and with it the last answers. Told once: what is left may be
    opened then."""

    key = "core-store-cut"


class Foreign(Damaged):
    """The database belongs to another program."""

    key = "core-store-foreign"


class Spoiled(StoreFault):
    """One evening is no longer what was written; the others are not concerned."""

    key = "core-store-spoiled"

    def __init__(self, path: Path, evening: str, sound: int = 0) -> None:
        super().__init__(path, f"{evening} {sound}")
        self.evening = evening
        """Its id. sound: entries of its journal, from the first one on, that are as they were."""


class Unreadable(StoreFault):
    """An evening is what was written, and this Vigie cannot play it: another version knew more."""

    key = "core-store-unreadable"

    def __init__(self, path: Path, why: Msg) -> None:
        super().__init__(path, str(why))
        self.why = why
        """In words."""

    @property
    def text(self) -> Msg:
        """What is not known here."""
        return msg(self.key, path=str(self.path), reason=self.why)


class NoBackup(StoreFault):
    """There is no good backup to be put back."""

    key = "core-store-no-backup"


class FileMoved(StoreFault):
    """The file that was opened is no longer there: deleted, moved away, or another one put in its place."""

    key = "core-store-moved"


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


def made(backup: Path) -> datetime:
    """When a backup was made."""
    return datetime.fromtimestamp(backup.stat().st_mtime)


LEAST_ROOM: Final = 1 << 20
"""Bytes on the disk below which SQLite's "disk I/O error" means that it found no room for its own files."""
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT)
_BY_CODE: dict[int, type[StoreFault]] = {
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_CANTOPEN: ReadOnly,
    sqlite3.SQLITE_FULL: Full,
    sqlite3.SQLITE_CORRUPT: Corrupt,
    sqlite3.SQLITE_NOTADB: Corrupt,
    sqlite3.SQLITE_CONSTRAINT: Elsewhere,
}


def fault_of(error: BaseException | None, path: Path) -> StoreFault:
    """The fault behind an SQLite error, by its primary result code."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_IOERR and _room(path) < LEAST_ROOM:
        return Full(path, str(error))
    return _BY_CODE.get(code, StoreFault)(path, str(error))


def _room(path: Path) -> float:
    """Bytes left on the disk of a file."""
    try:
        return shutil.disk_usage(path.parent).free
    except OSError:
        return math.inf


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the file system into faults of the database at `path`."""
    try:
        yield
    except DBAPIError as error:
        raise fault_of(error.orig, path) from error
    except sqlite3.Error as error:
        raise fault_of(error, path) from error
    except UnicodeDecodeError as error:  # SQLite complains of a damaged name in its very letters
        raise Corrupt(path, str(error)) from error
    except OSError as error:
        kind = Full if error.errno in _NO_ROOM else ReadOnly
        raise kind(path, error.strerror or str(error)) from error
