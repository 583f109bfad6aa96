"""The tables of the database."""

from __future__ import annotations

from sqlmodel import Field, SQLModel


class EveningRow(SQLModel, table=True):
    """An evening."""

    __tablename__ = "evening"

    id: str = Field(primary_key=True)
    game: str
    title: str
    options: str
    """JSON as the game's `start` took them."""
    seed: int
    version: str
    """Of the rules. Times are ISO 8601, UTC."""
    created: str
    touched: str = Field(index=True)
    finished: str | None = None
    length: int = 0
    """Entries of its journal."""
    played: int | None = None
    """Seconds that people sat there, pauses left out; None where that was not counted from its beginning."""
    seal: str = ""
    """Over what its journal does not change; see `companion.store.seals`."""


class EndingRow(SQLModel, table=True):
    """How an evening came out that is finished, or was until its end was taken back."""

    __tablename__ = "ending"

    evening_id: str = Field(primary_key=True, foreign_key="evening.id", ondelete="CASCADE")
    body: str
    """JSON, the lines of its final score; while it goes on again an object with these as "result", and with "finished",
    when it was over."""


class EntryRow(SQLModel, table=True):
    """A journal entry. Evening and number are the key, so two writers cannot both append number 57."""

    __tablename__ = "entry"

    evening_id: str = Field(primary_key=True, foreign_key="evening.id", ondelete="CASCADE")
    number: int = Field(primary_key=True)
    body: str
    seal: str = ""
    """Over all entries up to this one; see `companion.store.seals`."""


class SettingRow(SQLModel, table=True):
    """A setting of this machine, as JSON."""

    __tablename__ = "setting"

    key: str = Field(primary_key=True)
    value: str


class CardRow(SQLModel, table=True):
    """A printed component that the owner has copied."""

    __tablename__ = "card"

    game: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    """Its schema."""
    subject: str = Field(primary_key=True)
    record: str
    """JSON, one value per field."""
    origin: str
    edited: str
    seal: str = ""
    """Over all of it; see `companion.store.seals`."""


class JoinCodeRow(SQLModel, table=True):
    """The join code in force of an evening. A secret of the table: not to be printed."""

    __tablename__ = "join_code"

    evening_id: str = Field(primary_key=True, foreign_key="evening.id", ondelete="CASCADE")
    code: str = Field(repr=False)


class DeviceRow(SQLModel, table=True):
    """A browser that holds a token for an evening."""

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
    """SHA-256 of the token, in hexadecimal."""
