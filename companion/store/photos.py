"""Photos of printed components, kept instead of what nobody has copied yet, or beside it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import Engine, delete, func, insert
from sqlmodel import Field, Session, SQLModel, col, select

from companion.core.procedures.copied_cards import CardKey
from companion.store.faults import told


class PhotoRow(SQLModel, table=True):
    """The photo of a component."""

    __tablename__ = "photo"

    game: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    """Its schema."""
    subject: str = Field(primary_key=True)
    jpeg: bytes
    """Checked and written by us."""
    seal: str
    """SHA-256 of it."""


class Photos:
    """The photos of this machine. All methods raise StoreFault when it cannot be used."""

    def __init__(self, engine: Engine, path: Path) -> None:
        self._engine = engine
        self._path = path

    def get(self, game: str, schema: str, subject: str) -> bytes | None:
        """The photo of a component, None without one; None too where it is not what was kept."""
        with told(self._path), Session(self._engine) as session:
            row = session.get(PhotoRow, (game, schema, subject))
            jpeg = None if row is None else row.jpeg
            return jpeg if row is not None and isinstance(jpeg, bytes) and row.seal == _seal(jpeg) else None

    def sizes(self, game: str) -> dict[CardKey, int]:
        """The components of a game that have a photo, in order, each with the bytes of it."""
        columns = (col(PhotoRow.kind), col(PhotoRow.subject), func.length(col(PhotoRow.jpeg)))
        query = select(*columns).where(col(PhotoRow.game) == game).order_by(col(PhotoRow.kind), col(PhotoRow.subject))
        with told(self._path), Session(self._engine) as session:
            found = session.exec(query).all()
        # one flipped bit makes bytes of a text: of such a component nobody knows which it is
        return {
            (kind, subject): size for kind, subject, size in found if isinstance(kind, str) and isinstance(subject, str)
        }

    def put(self, game: str, photos: Mapping[CardKey, bytes]) -> None:
        """Keep photos in the place of older ones: all or none."""
        rows = [
            {"game": game, "kind": kind, "subject": subject, "jpeg": jpeg, "seal": _seal(jpeg)}
            for (kind, subject), jpeg in photos.items()
        ]
        if rows:
            with told(self._path), self._engine.begin() as connection:
                connection.execute(insert(PhotoRow).prefix_with("OR REPLACE"), rows)

    def drop(self, game: str, schema: str, subject: str) -> None:
        """Throw a photo away."""
        where = (col(PhotoRow.game) == game, col(PhotoRow.kind) == schema, col(PhotoRow.subject) == subject)
        with told(self._path), self._engine.begin() as connection:
            connection.execute(delete(PhotoRow).where(*where))


def _seal(jpeg: bytes) -> str:
    return hashlib.sha256(jpeg).hexdigest()
