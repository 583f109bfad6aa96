"""Salvage of a spoiled evening: what can still be read of its journal, from the database or from a backup."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.core.journal.journal import PEOPLE
from companion.core.values.plain_json import JsonObject
from companion.store import database, seals

FIRST_SEALED: Final = 3
"""Version of the tables that first had seals."""


@dataclass(frozen=True, slots=True)
class Salvage:
    """The longest sound beginning of an evening's journal."""

    path: Path
    """Of the file that holds it."""
    row: JsonObject
    """What the evening's own row there says."""
    bodies: Sequence[str]
    """Of the entries, as JSON."""

    @property
    def evening(self) -> str:
        """The id of the evening."""
        return str(self.row["id"])

    @property
    def moment(self) -> str:
        """When the evening was last played, as this file knows (ISO 8601, UTC)."""
        return str(self.row["touched"])

    @property
    def answers(self) -> int:
        """How many answers of people it holds."""
        return sum(json.loads(body).get("by") in PEOPLE for body in self.bodies)


def best(folder: Path, evening_id: str) -> Salvage | None:
    """The most that can be had of an evening; from a backup only where the database itself holds less."""
    files = [(folder / database.FILE, False), *((backup, True) for backup in database.backups(folder))]
    found = [salvage for path, still in files if (salvage := _in(path, evening_id, still=still)) is not None]
    return max(found, key=lambda salvage: len(salvage.bodies), default=None)


def _in(path: Path, evening_id: str, *, still: bool) -> Salvage | None:
    """What one file holds; None if it is not worth anything. still: nobody writes it."""
    uri = f"{path.resolve().as_uri()}?mode=ro{'&immutable=1' if still else ''}"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as file:
            file.text_factory, file.row_factory = database.legible, sqlite3.Row
            row = file.execute("SELECT * FROM evening WHERE id = ?", (evening_id,)).fetchone()
            rows = file.execute("SELECT * FROM entry WHERE evening_id = ? ORDER BY number", (evening_id,)).fetchall()
            sealed = file.execute("PRAGMA user_version").fetchone()[0] >= FIRST_SEALED
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    if row is None or (sealed and row["seal"] != seals.of_row(dict(row), seals.EVENING)):
        return None
    bodies = [each["body"] for each in rows]
    if sealed:
        bodies = bodies[: seals.sound(evening_id, [(each["number"], each["body"], each["seal"]) for each in rows])]
    else:
        bodies = seals.readable([(each["number"], each["body"]) for each in rows])
    return Salvage(path, dict(row), bodies) if bodies else None
