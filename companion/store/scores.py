"""Final scores of evenings that were played elsewhere and came as a parcel."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Engine, delete, select
from sqlmodel import Field, Session, SQLModel, col

from companion.core.values.plain_json import JsonObject, from_text
from companion.store.faults import told


class ScoreRow(SQLModel, table=True):
    """A final score of another table."""

    __tablename__ = "score"

    id: str = Field(primary_key=True)
    """Of its parcel."""
    game: str
    day: str = Field(index=True)
    """ISO 8601."""
    sender: str
    body: str
    """JSON, its lines."""


@dataclass(frozen=True, slots=True)
class KeptScore:
    """A final score.

    There are none where what was kept cannot be read any more.
    """

    id: str
    """Of its parcel."""
    game: str
    day: str
    sender: str
    """Who brought it, as typed; "" unknown."""
    lines: Sequence[JsonObject]
    """Plain JSON."""


class Scores:
    """The scores of other tables that this machine keeps. All methods raise StoreFault when it cannot be used."""

    def __init__(self, engine: Engine, path: Path) -> None:
        self._engine = engine
        self._path = path

    def keep(self, score: KeptScore) -> None:
        """Keep a score; the same one twice is kept once."""
        body = json.dumps(list(score.lines), ensure_ascii=False, separators=(",", ":"))
        row = ScoreRow(id=score.id, game=score.game, day=score.day, sender=score.sender, body=body)
        with told(self._path), Session(self._engine) as session:
            session.merge(row)
            session.commit()

    def all(self) -> list[KeptScore]:
        """Every kept score, the newest first."""
        query = select(ScoreRow).order_by(col(ScoreRow.day).desc(), col(ScoreRow.id))
        with told(self._path), Session(self._engine) as session:
            return [
                KeptScore(row.id, row.game, row.day, row.sender, _lines(row.body)) for row in session.scalars(query)
            ]

    def delete(self, score_id: str) -> None:
        """Forget one."""
        with told(self._path), self._engine.begin() as connection:
            connection.execute(delete(ScoreRow).where(col(ScoreRow.id) == score_id))


def _lines(body: str) -> Sequence[JsonObject]:
    try:
        lines = from_text(body)
    except ValueError:
        return ()
    return lines if isinstance(lines, list) and all(isinstance(line, dict) for line in lines) else ()
