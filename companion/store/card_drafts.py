"""Drafts of cards: what is copied so far is kept until it lies on the shelf, through undo, new pages and power cuts."""

from __future__ import annotations

import json
from pathlib import Path

from sqlalchemy import Engine, delete
from sqlmodel import Field, Session, SQLModel, col

from companion.core.values.plain_json import JsonObject, from_text
from companion.store.faults import told


class DraftRow(SQLModel, table=True):
    """A card half copied."""

    __tablename__ = "draft"

    game: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    """Its schema."""
    subject: str = Field(primary_key=True)
    body: str
    """JSON, as the screen wrote it."""


class Drafts:
    """The half copied cards of this machine. All methods raise StoreFault when it cannot be used."""

    def __init__(self, engine: Engine, path: Path) -> None:
        self._engine = engine
        self._path = path

    def get(self, game: str, schema: str, subject: str) -> JsonObject | None:
        """What was kept of a card; None too where it cannot be read any more."""
        with told(self._path), Session(self._engine) as session:
            row = session.get(DraftRow, (game, schema, subject))
            body = "" if row is None else row.body
        try:
            draft = from_text(body)
        except ValueError:
            return None
        return draft if isinstance(draft, dict) else None

    def put(self, game: str, schema: str, subject: str, draft: JsonObject) -> None:
        """Keep what is copied of a card so far, in the place of what was kept before."""
        body = json.dumps(draft, ensure_ascii=False, separators=(",", ":"))
        with told(self._path), Session(self._engine) as session:
            session.merge(DraftRow(game=game, kind=schema, subject=subject, body=body))
            session.commit()

    def drop(self, game: str, schema: str, subject: str) -> None:
        """The card lies on the shelf, or nothing of it is copied any more."""
        where = (col(DraftRow.game) == game, col(DraftRow.kind) == schema, col(DraftRow.subject) == subject)
        with told(self._path), self._engine.begin() as connection:
            connection.execute(delete(DraftRow).where(*where))
