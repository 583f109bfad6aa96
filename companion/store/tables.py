"""The tables of the database."""

from __future__ import annotations

from sqlmodel import Field, SQLModel


class EveningRow(SQLModel, table=True):
    """An evening. options: JSON as the game's `start` took them.  version: of the rules.  Times are ISO 8601, UTC.

    length: entries of its journal.  seal: over what never changes of it; see `companion.store.seals`.
    """

    __tablename__ = "evening"

    id: str = Field(primary_key=True)
    game: str
    title: str
    options: str
    seed: int
    version: str
    created: str
    touched: str = Field(index=True)
    finished: str | None = None
    length: int = 0
    seal: str = ""


class EndingRow(SQLModel, table=True):
    """How a finished evening came out. body: JSON, the lines of its final score."""

    __tablename__ = "ending"

    evening_id: str = Field(primary_key=True, foreign_key="evening.id", ondelete="CASCADE")
    body: str


class EntryRow(SQLModel, table=True):
    """A journal entry. Evening and number are the key, so two writers cannot both append number 57.

    seal: over all entries up to this one; see `companion.store.seals`.
    """

    __tablename__ = "entry"

    evening_id: str = Field(primary_key=True, foreign_key="evening.id", ondelete="CASCADE")
    number: int = Field(primary_key=True)
    body: str
    seal: str = ""


class SettingRow(SQLModel, table=True):
    """A setting of this machine, as JSON."""

    __tablename__ = "setting"

    key: str = Field(primary_key=True)
    value: str


class CardRow(SQLModel, table=True):
    """A printed component that the owner has copied. kind: its schema.  record: JSON, one value per field.

    seal: over all of it; see `companion.store.seals`.
    """

    __tablename__ = "card"

    game: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    subject: str = Field(primary_key=True)
    record: str
    origin: str
    edited: str
    seal: str = ""


class JoinCodeRow(SQLModel, table=True):
    """The join code in force of an evening. A secret of the table: not to be printed."""

    __tablename__ = "join_code"

    evening_id: str = Field(primary_key=True, foreign_key="evening.id", ondelete="CASCADE")
    code: str = Field(repr=False)


class DeviceRow(SQLModel, table=True):
    """A browser that holds a token for an evening. fingerprint: SHA-256 of the token, in hexadecimal."""

    __tablename__ = "device"

    id: str = Field(primary_key=True)
    evening_id: str = Field(foreign_key="evening.id", ondelete="CASCADE", index=True)
    role: str
    seat: str
    admitted: bool
    language: str
    theme: str
    zoom: str
    joined: str
    lessons: str = ""
    fingerprint: str = Field(repr=False, unique=True)
