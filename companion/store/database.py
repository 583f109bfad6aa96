"""The SQLite file itself: opening and checking it, its backups, and putting one back."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlmodel import SQLModel

from companion.store import scores, tables
from companion.store.faults import Damaged, Newer, StoreFault, told

FILE: Final = "vigie.db"
BACKUPS: Final = "backups"
KEPT: Final = 7
"""Backups that are kept; the oldest goes when a new one is made."""
SCHEMA: Final = 3
"""Version of the tables, stored in the file; a higher one was written by a newer Vigie.

2 adds join codes, devices and scores of other tables, 3 adds endings: an older file lacks nothing else.
"""
APPLICATION: Final = 0x56494749
"""Marks the file as ours (SQLite's application id): "VIGI"."""
PATIENCE: Final = 2.0
"""Seconds that we wait for another program that is writing."""

_TABLES: Final = [
    SQLModel.metadata.tables[row.__tablename__]
    for row in (
        tables.EveningRow,
        tables.EndingRow,
        tables.EntryRow,
        tables.SettingRow,
        tables.CardRow,
        tables.JoinCodeRow,
        tables.DeviceRow,
        scores.ScoreRow,
    )
]


def now() -> str:
    """The time, as the database writes it."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def open_engine(folder: Path) -> Engine:
    """The database of a folder, created or brought up to date if need be, checked and ready to be written.

    Raises StoreFault.
    """
    path = folder / FILE
    with told(path):
        folder.mkdir(parents=True, exist_ok=True)
        # what is written may be a secret: it must not stand in the text of an error
        engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": PATIENCE}, hide_parameters=True)
        event.listen(engine, "connect", _prepare)
    try:
        with told(path):
            if _checked_version(engine, path) < SCHEMA:
                SQLModel.metadata.create_all(engine, _TABLES)
                with engine.connect() as connection:
                    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
                    connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")
    except StoreFault as fault:
        engine.dispose()
        if isinstance(fault, Damaged):
            fault.backup = last_good_backup(folder)
        raise
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """Every connection survives a power cut (WAL, full sync) and keeps references whole."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _checked_version(engine: Engine, path: Path) -> int:
    """The version of the tables, 0 in a new file.

    Finds out now what would otherwise stop the evening: damage, a foreign or newer file, no right to write.
    """
    with engine.connect() as connection:

        def pragma(name: str) -> Any:
            return connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()

        if (state := pragma("quick_check(1)")) != "ok":
            raise Damaged(path, str(state))
        used = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one() > 0
        if used and pragma("application_id") not in (0, APPLICATION):
            raise Damaged(path, "application_id")
        version = int(pragma("user_version"))
        if version > SCHEMA:
            raise Newer(path, str(version))
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql("ROLLBACK")
    return version


def make_backup(engine: Engine, folder: Path) -> Path:
    """Copy the living database into the folder of backups, check the copy, and drop the oldest ones."""
    room = folder / BACKUPS
    target = room / f"vigie-{datetime.now(UTC):%Y%m%dT%H%M%S%f}.db"
    part = target.with_suffix(".part")
    with told(target):
        room.mkdir(exist_ok=True)
        with closing(engine.raw_connection()) as source, closing(sqlite3.connect(part)) as copy:
            living = source.driver_connection
            assert isinstance(living, sqlite3.Connection)
            living.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        if not _is_good(part):
            raise Damaged(folder / FILE, "backup")
        _settle_on_disk(part)
        os.replace(part, target)
        for old in backups(folder)[KEPT:]:
            old.unlink()
    return target


def backups(folder: Path) -> list[Path]:
    """The backups of a folder, newest first."""
    return sorted((folder / BACKUPS).glob("vigie-*.db"), reverse=True)


def last_good_backup(folder: Path) -> Path | None:
    """The newest backup that is sound."""
    return next((path for path in backups(folder) if _is_good(path)), None)


def put_back(folder: Path, backup: Path | None) -> None:
    """Put a backup (None: nothing) in the place of the database, which is kept beside it under another name."""
    path = folder / FILE
    with told(path):
        part = folder / f"{FILE}.part"
        if backup is not None:
            shutil.copyfile(backup, part)
            _settle_on_disk(part)
        aside = folder / f"vigie-damaged-{datetime.now(UTC):%Y%m%dT%H%M%S%f}.db"
        for ending in ("", "-wal", "-shm"):
            if (old := Path(f"{path}{ending}")).exists():
                old.rename(f"{aside}{ending}")
        if backup is not None:
            os.replace(part, path)


def _is_good(path: Path) -> bool:
    """Whether a file is a sound database of ours that this Vigie can read."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as database:
            checks = [database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("quick_check(1)", "user_version")]
            ours = bool(database.execute("PRAGMA application_id").fetchone()[0] == APPLICATION)
    except sqlite3.Error:
        return False
    return ours and checks[0] == "ok" and 0 < checks[1] <= SCHEMA


def _settle_on_disk(path: Path) -> None:
    """Make sure that a file just written survives a power cut."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
