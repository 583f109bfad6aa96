"""The SQLite file itself: opening and checking it, its backups, and putting one back."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import sys
import time
from collections.abc import Mapping, Sequence, Set
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlmodel import SQLModel

from companion.core.values.plain_json import JsonObject
from companion.store import card_drafts, photos, scores, seals, tables
from companion.store.faults import Corrupt, Cut, Damaged, FileMoved, Foreign, Lost, Newer, StoreFault, told

FILE: Final = "vigie.db"
WAL: Final = f"{FILE}-wal"
"""What SQLite has written and not yet put into its file: the last answers. It removes it when it is closed."""
OPEN: Final = f"{FILE}-open"
"""Lies there as long as that file has to: where one is and the other is not, somebody has taken the answers away."""
JOURNAL: Final = "TRUNCATE" if sys.platform == "emscripten" else "WAL"
"""How SQLite writes a change so that it survives a power cut. A browser has no memory that WAL could share."""
BACKUPS: Final = "backups"
ASIDE: Final = "vigie-damaged-"
"""How the names of databases begin that are not to be used; `companion/tablet/browser/storage.js` gives such ones."""
PART: Final = ".part"
"""Ending of a file that is being written."""
STALE: Final = 60.0
"""Seconds after which such a file was left by a fault: no other Vigie is writing it."""
KEPT: Final = 7
"""Backups that are kept; the oldest goes when a new one is made."""
SCHEMA: Final = 7
"""Version of the tables, stored in the file; a higher one was written by a newer Vigie.

2 adds join codes, devices and scores of other tables.  3 adds endings, and the seals of evenings and their entries.
4 adds half copied cards.  5 adds photos of cards.  6 adds whether a device wants lessons.
7 adds how long an evening was played.
"""
APPLICATION: Final = 0x56494749
"""Marks the file as ours (SQLite's application id): "VIGI"."""
PATIENCE: Final = 2.0
"""Seconds that we wait for another program that is writing."""
SMALLEST: Final = 512
"""Bytes of the smallest SQLite file that holds anything."""

_TICK: Final = timedelta(microseconds=1)
_STAMP: Final = "%Y%m%dT%H%M%S%f"
"""How the name of a backup says when it was made; the last letter of it stands for six digits, or for none."""
_BACKUP: Final = re.compile(r"vigie-\d{8}T\d{6,12}\.db")

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
        card_drafts.DraftRow,
        photos.PhotoRow,
    )
]
_COLUMNS: Final[Mapping[str, frozenset[str]]] = {table.name: frozenset(table.columns.keys()) for table in _TABLES}

_ADDED: Final = (
    ("evening", "length INTEGER NOT NULL DEFAULT 0"),
    ("evening", "seal VARCHAR NOT NULL DEFAULT ''"),
    ("evening", "played INTEGER"),
    ("entry", "seal VARCHAR NOT NULL DEFAULT ''"),
    ("card", "seal VARCHAR NOT NULL DEFAULT ''"),
    ("device", "lessons VARCHAR NOT NULL DEFAULT ''"),
)
"""Columns that the tables of an older Vigie lack."""


def now(after: str | None = None) -> str:
    """The time, as the database writes it; later than a moment, even if the clock was set back since."""
    moment = datetime.now(UTC)
    with suppress(ValueError, TypeError, OverflowError):  # damage may have made anything of it
        moment = max(moment, datetime.fromisoformat(after or "") + _TICK)
    return moment.isoformat(timespec="microseconds")


# ---------------------------------------------------------------------- opening


def open_engine(folder: Path) -> Engine:
    """The database of a folder, checked and ready to be written; made if the folder is new, brought up to date if need
    be.

    Raises StoreFault; Damaged with the backup that can be put back.
    """
    path = folder / FILE
    try:
        with told(path):
            folder.mkdir(parents=True, exist_ok=True)
            _sweep(folder)
            if _is_new(folder):
                put_in_place(folder, None)
            elif path.exists() and (folder / OPEN).exists() and not (folder / WAL).exists():
                (folder / OPEN).unlink()  # it is told once
                raise Cut(path)
            elif not path.exists() or path.stat().st_size < SMALLEST:
                raise Lost(path)
            return _opened(path)
    except Corrupt as fault:
        raise Damaged(path, fault.reason, last_good_backup(folder)) from fault
    except Damaged as fault:
        fault.backup = last_good_backup(folder)
        raise


def _is_new(folder: Path) -> bool:
    """Whether nothing was ever kept here: where backups lie, what SQLite writes beside a file, or one that was put
    aside, there was one."""
    written = (folder / name for name in (FILE, WAL, OPEN))
    return not (any(path.exists() for path in written) or backups(folder) or [*folder.glob(f"{ASIDE}*.db")])


def _opened(path: Path) -> Engine:
    engine = _engine(path)
    try:
        with engine.connect() as connection:
            version = _examined(_driver(connection), path)
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # finds out now whether it can be written
            connection.exec_driver_sql("ROLLBACK")
        if version < SCHEMA:
            if version:
                make_backup(engine, path.parent)
            _upgrade(engine)
    except BaseException:
        engine.dispose()
        raise
    _mark(path.parent)
    return engine


def let_go(engine: Engine, folder: Path) -> None:
    """Close the database of a folder."""
    with suppress(OSError):
        (folder / OPEN).unlink(missing_ok=True)
    engine.dispose()
    _mark(folder)  # another Vigie may still have it open


def _mark(folder: Path) -> None:
    """Where SQLite has written beside its file, keep that it has to lie there."""
    if (folder / WAL).exists():
        with suppress(OSError):  # without the mark nothing is missing but a warning
            (folder / OPEN).touch()


def _engine(path: Path) -> Engine:
    """Connections to this very file: where it has gone since, none is given out, and none makes a new one."""
    # what is written may be a secret: it must not stand in the text of an error
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": PATIENCE}, hide_parameters=True)
    uri, opened = f"{path.resolve().as_uri()}?mode=rw", _identity(path)

    def check(*_: object) -> None:
        if _identity(path) != opened:
            raise FileMoved(path)

    def connect(_dialect: object, _record: object, _arguments: object, named: Mapping[str, Any]) -> sqlite3.Connection:
        check()
        connection: sqlite3.Connection = sqlite3.connect(uri, uri=True, **named)
        return connection

    event.listen(engine, "do_connect", connect)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "checkout", check)
    return engine


def _identity(path: Path) -> tuple[int, int] | None:
    """By which a file is known from another one at the same place; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    """Every connection survives a power cut, keeps references whole, and reads damaged letters."""
    connection.text_factory = legible
    for pragma in (f"journal_mode = {JOURNAL}", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def legible(raw: bytes) -> str:
    """Text of the database. A broken letter becomes a sign for one, and the seal of its row tells: without this,
    SQLite would refuse the whole table."""
    return raw.decode("utf-8", "replace")


def _driver(connection: Connection) -> sqlite3.Connection:
    living = connection.connection.driver_connection
    assert isinstance(living, sqlite3.Connection)
    return living


def _examined(database: sqlite3.Connection, path: Path) -> int:
    """The version of the tables, 0 where they were not finished.

    Finds out now what would otherwise stop the evening: damage, a foreign or newer file. Raises Damaged or Newer.
    """

    def pragma(name: str) -> Any:
        return database.execute(f"PRAGMA {name}").fetchone()[0]

    # quick_check passes over damaged indexes, by which entries vanish; on 100 MB the whole check takes 0.2 s, not 0.1
    if (state := pragma("integrity_check(1)")) != "ok":
        raise Damaged(path, str(state))
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    there = {name for (name,) in database.execute(query)}
    application, version = pragma("application_id"), int(pragma("user_version"))
    if application != APPLICATION and (application != 0 or not _unfinished(database, there)):
        raise Foreign(path)
    if not there:
        raise Lost(path)
    if version > SCHEMA:
        raise Newer(path, str(version))
    for table, columns in _COLUMNS.items() if version == SCHEMA else ():
        if not columns <= _columns(database, table):
            raise Damaged(path, table)
    return version


def _columns(database: sqlite3.Connection, table: str) -> set[str]:
    return {row[1] for row in database.execute(f"PRAGMA table_info({table})")}


def _unfinished(database: sqlite3.Connection, there: Set[str]) -> bool:
    """Whether these tables are ours, and nobody has written anything yet: an older Vigie could be cut short so."""
    return there <= _COLUMNS.keys() and not any(
        database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in sorted(there)
    )


def _upgrade(engine: Engine) -> None:
    """Bring the tables up to date, all at once or not at all."""
    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        SQLModel.metadata.create_all(connection, _TABLES)
        _seal(_driver(connection))
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")


def _seal(database: sqlite3.Connection) -> None:
    """Seal what was written before there were seals, up to where it can be read."""
    for table, column in _ADDED:
        if column.split()[0] not in _columns(database, table):
            database.execute(f"ALTER TABLE {table} ADD COLUMN {column}")
    for rowid, card in _each(database, "card", seals.CARD):
        if seals.is_json_object(card["record"]):
            database.execute("UPDATE card SET seal = ? WHERE rowid = ?", (seals.of_row(card, seals.CARD), rowid))
    for rowid, evening in _each(database, "evening", seals.EVENING):
        own = seals.of_row(evening, seals.EVENING) if seals.is_json_object(evening["options"]) else ""
        query = "SELECT number, body FROM entry WHERE evening_id = ? ORDER BY number"
        rows = database.execute(query, (evening["id"],)).fetchall()
        database.execute("UPDATE evening SET length = ?, seal = ? WHERE rowid = ?", (len(rows), own, rowid))
        sealed = enumerate(seals.chain(evening["id"], seals.readable(rows)))
        database.executemany(
            "UPDATE entry SET seal = ? WHERE evening_id = ? AND number = ?",
            [(seal, evening["id"], number) for number, seal in sealed],
        )


def _each(database: sqlite3.Connection, table: str, columns: Sequence[str]) -> list[tuple[int, JsonObject]]:
    """The rows of a table, each with its number in SQLite."""
    found = database.execute(f"SELECT rowid, {', '.join(columns)} FROM {table}").fetchall()
    return [(rowid, dict(zip(columns, values, strict=True))) for rowid, *values in found]


# ---------------------------------------------------------------------- backups


def make_backup(engine: Engine, folder: Path) -> Path:
    """Copy the living database into the folder of backups, check the copy, and drop the oldest ones."""
    room = folder / BACKUPS
    target = room / f"vigie-{_later(backups(folder)):{_STAMP}}.db"
    with told(target):
        room.mkdir(exist_ok=True)
        _sweep(folder)
        _copy(engine, target)
        _settle_in_file(engine)
        for old in backups(folder)[KEPT:]:
            old.unlink()
    return target


def _later(kept: Sequence[Path]) -> datetime:
    """Now, or right after the newest backup where the clock was set back since: the newest is known by its name."""
    moment = datetime.now(UTC)
    with suppress(ValueError, IndexError, OverflowError):
        stamp = kept[0].stem.removeprefix("vigie-")
        moment = max(moment, datetime.strptime(stamp.ljust(21, "0"), _STAMP).replace(tzinfo=UTC) + _TICK)
    return moment


def _settle_in_file(engine: Engine) -> None:
    """Put into the file what lies beside it, so that the file alone is never older than its newest backup."""
    with closing(engine.raw_connection()) as connection:
        living = connection.driver_connection
        assert isinstance(living, sqlite3.Connection)
        living.execute("PRAGMA wal_checkpoint(PASSIVE)")


def keep_aside(engine: Engine, folder: Path) -> None:
    """Keep the living database as it is now, beside itself, before something in it is put right."""
    with told(folder / FILE):
        _copy(engine, _aside(folder))


def _copy(engine: Engine, target: Path) -> None:
    """Copy the living database; a copy that is not sound is not kept, nor a part of one."""
    part = target.with_suffix(PART)
    try:
        with closing(engine.raw_connection()) as source, closing(sqlite3.connect(part)) as copy:
            living = source.driver_connection
            assert isinstance(living, sqlite3.Connection)
            living.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        if not _is_good(part):
            raise Corrupt(target, "integrity_check")
        _settle_on_disk(part)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def backups(folder: Path) -> list[Path]:
    """The backups of a folder, newest first."""
    named = (folder / BACKUPS).glob("vigie-*.db")
    return sorted((path for path in named if _BACKUP.fullmatch(path.name)), reverse=True)


def last_good_backup(folder: Path) -> Path | None:
    """The newest backup that is sound."""
    return next((path for path in backups(folder) if _is_good(path)), None)


def put_in_place(folder: Path, backup: Path | None) -> None:
    """Put a backup (None: an empty database) in the place of the database; whatever lies there is kept beside it."""
    path = folder / FILE
    part = folder / f"{FILE}{PART}"
    with told(path):
        try:
            if backup is None:
                _make(part)
            else:
                shutil.copyfile(backup, part)
            _settle_on_disk(part)
            aside = _aside(folder)
            for ending in ("", "-wal", "-shm"):
                if (old := Path(f"{path}{ending}")).exists():
                    old.rename(f"{aside}{ending}")
            (folder / OPEN).unlink(missing_ok=True)
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)


def _make(path: Path) -> None:
    """A new database with nothing in it."""
    engine = create_engine("sqlite://", creator=partial(sqlite3.connect, path))
    try:
        _upgrade(engine)
    finally:
        engine.dispose()


def _aside(folder: Path) -> Path:
    """The name under which a database is kept that is not to be used."""
    return folder / f"{ASIDE}{datetime.now(UTC):%Y%m%dT%H%M%S%f}.db"


def _sweep(folder: Path) -> None:
    """Remove what was being written when a fault came."""
    for left in (*folder.glob(f"vigie*{PART}*"), *(folder / BACKUPS).glob(f"vigie*{PART}*")):
        if time.time() - left.stat().st_mtime > STALE:
            left.unlink(missing_ok=True)


def _is_good(path: Path) -> bool:
    """Whether a file is a sound database of ours that this Vigie can read."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as database:
            return _examined(database, path) > 0
    except (sqlite3.Error, UnicodeDecodeError, StoreFault):
        return False


def _settle_on_disk(path: Path) -> None:
    """Make sure that a file just written survives a power cut."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
