"""The store: the one object through which the rest of Vigie writes to its database and reads from it."""

from __future__ import annotations

import gc
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from weakref import finalize

from sqlalchemy import ColumnElement, Engine, Executable, delete, func, insert, select
from sqlmodel import Session, col

from companion.core.events.event import EventBook
from companion.core.journal.journal import Entry, dump_entry, load_entry
from companion.core.printed.kept_cards import KeptCard
from companion.core.values.plain_json import JsonObject, from_text
from companion.store import database, salvage, seals
from companion.store.card_drafts import Drafts
from companion.store.devices import GuestBook
from companion.store.faults import Elsewhere, Newer, NoBackup, Spoiled, told
from companion.store.photos import Photos
from companion.store.salvage import Salvage
from companion.store.scores import Scores
from companion.store.tables import CardRow, EndingRow, EntryRow, EveningRow, SettingRow

_LATEST: Final = select(func.max(col(EveningRow.touched)))
"""When the evening that was played last was played."""

# of each answer, so they are spelt out: to build and to read them as objects takes longer than to carry them out
_ROWS: Final = (
    f"SELECT number, CAST(body AS BLOB), seal FROM {EntryRow.__tablename__} WHERE evening_id = ? ORDER BY number"
)
_PLAYED_LAST: Final = f"SELECT max(touched) FROM {EveningRow.__tablename__}"
PAUSE: Final = 30 * 60
"""Seconds after which nobody sat there any more: what comes later belongs to another time at the table."""
_SINCE: Final = "strftime('%s', ?1) - strftime('%s', touched)"
_LONGER: Final = f"""UPDATE {EveningRow.__tablename__}
SET played = played + iif({_SINCE} > {PAUSE}, 0, {_SINCE}), touched = ?1, length = ?2 WHERE id = ?3 AND length = ?4"""
_SEAL: Final = f"SELECT seal FROM {EntryRow.__tablename__} WHERE evening_id = ? AND number = ?"
_ENTRY: Final = f"INSERT INTO {EntryRow.__tablename__} (evening_id, number, body, seal) VALUES (?, ?, ?, ?)"


@dataclass(frozen=True, slots=True)
class SavedEvening:
    """An evening as the list shows it."""

    id: str
    game: str
    title: str
    options: Mapping[str, object]
    seed: int
    version: str
    """Of the rules when it began. Times are ISO 8601, UTC."""
    created: str
    touched: str
    finished: str | None
    """When it was over, None while it goes on."""
    played: int | None = None
    """Seconds that people sat there, None where nobody knows."""
    result: Sequence[JsonObject] = ()
    """How it came out, plain JSON."""
    sound: bool = True
    """Whether this is what was written; if not, it can only be listed, taken back or thrown away."""


class Store:
    """The database of one folder. All methods raise StoreFault when it cannot be used."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / database.FILE
        self._engine: Engine = database.open_engine(folder)
        self._let_go = finalize(self, database.let_go, self._engine, folder)
        """Called by `close`, and at the end of a process that forgot to."""
        self.scores = Scores(self._engine, self.path)
        self.guests = GuestBook(self._engine, self.path)
        """Join codes, and the devices that may come to a table."""
        self.drafts = Drafts(self._engine, self.path)
        """Cards that somebody is just copying."""
        self.photos = Photos(self._engine, self.path)
        """Of cards."""

    def close(self) -> None:
        """Let go of the file."""
        self._let_go()

    # ------------------------------------------------------------------ evenings

    def begin(self, game: str, options: Mapping[str, object], seed: int, version: str, title: str = "") -> SavedEvening:
        """Keep a new evening."""
        moment, touched = database.now(), self._touched()
        row = EveningRow(
            id=secrets.token_hex(8),
            game=game,
            title=title,
            options=_compact(options),
            seed=seed,
            version=version,
            created=moment,
            touched=touched,
            played=0,
        )
        row.seal = seals.of_row(row.model_dump(), seals.EVENING)
        saved = _saved(row)
        with told(self.path), Session(self._engine) as session:
            session.add(row)
            session.commit()
        return saved

    def _touched(self) -> str:
        """When an evening is played now: after all others, were the clock set back since."""
        with told(self.path), self._engine.connect() as connection:
            return database.now(after=connection.scalar(_LATEST))

    def evening(self, evening_id: str) -> SavedEvening:
        """One evening. Raises Elsewhere when it is gone, Spoiled when it is not what was written."""
        with told(self.path), Session(self._engine) as session:
            row = session.get(EveningRow, evening_id)
            if row is None:
                raise Elsewhere(self.path, evening_id)
            saved = _saved(row, session.get(EndingRow, evening_id))
        if not saved.sound:
            raise Spoiled(self.path, evening_id)
        return saved

    def evenings(self) -> list[SavedEvening]:
        """All evenings, the one last played first."""
        with told(self.path), Session(self._engine) as session:
            rows = session.scalars(select(EveningRow).order_by(col(EveningRow.touched).desc()))
            endings = {row.evening_id: row for row in session.scalars(select(EndingRow))}
            return [_saved(row, endings.get(row.id)) for row in rows]

    def finish(self, evening_id: str, result: Sequence[Mapping[str, object]] = ()) -> None:
        """Keep that an evening is over, and how it came out, in the place of what was known of that.

        An end that was taken back and comes again as it was keeps its day.
        """
        with told(self.path), Session(self._engine) as session:
            if (row := session.get(EveningRow, evening_id)) is not None:
                body, ending = _compact(list(result)), session.get(EndingRow, evening_id)
                before = _object(ending.body) if ending is not None else None
                again = before is not None and _compact(before.get("result")) == body
                row.finished = row.finished or (str(before["finished"]) if before and again else database.now())
                session.merge(EndingRow(evening_id=evening_id, body=body))
                session.commit()

    def unfinish(self, evening_id: str) -> None:
        """Keep that an evening goes on again. Its end is remembered until there is another."""
        with told(self.path), Session(self._engine) as session:
            row, ending = session.get(EveningRow, evening_id), session.get(EndingRow, evening_id)
            if row is not None and row.finished is not None:
                if ending is not None:
                    ending.body = _compact({"finished": row.finished, "result": _result(ending.body)})
                row.finished = None
                session.commit()

    def put_names(self, evening_id: str, options: Mapping[str, object], result: Sequence[Mapping[str, object]]) -> None:
        """Keep what people at an evening are called now: in its options, and in how it came out if it is over."""
        with told(self.path), Session(self._engine) as session:
            row, ending = session.get(EveningRow, evening_id), session.get(EndingRow, evening_id)
            if row is None or not _saved(row).sound:
                raise Elsewhere(self.path, evening_id)
            row.options = _compact(options)
            row.seal = seals.of_row(row.model_dump(), seals.EVENING)
            if ending is not None and row.finished is not None:
                ending.body = _compact(list(result))
            session.commit()

    def delete(self, evening_id: str) -> None:
        """Forget an evening and its journal."""
        self._execute(delete(EveningRow).where(col(EveningRow.id) == evening_id))

    def entries(self, evening_id: str, book: EventBook[Any]) -> list[Entry]:
        """The whole journal of an evening.

        Raises Spoiled when it is not what was written, Newer when it is but this Vigie does not know what it holds.
        """
        rows = self._sealed(evening_id)
        try:
            with _nothing_dropped():
                return [load_entry(raw, book) for raw in _read(rows)]
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise Newer(self.path, f"{type(error).__name__}: {error}") from error

    def bodies(self, evening_id: str) -> list[JsonObject]:
        """The whole journal of an evening as plain JSON, of a game that is not known here, too. Raises Spoiled."""
        return _read(self._sealed(evening_id))

    def take(self, saved: SavedEvening, journal: Sequence[Mapping[str, object]]) -> None:
        """Keep an evening that another machine has kept, under its id: all of it or nothing.

        journal: plain JSON. Raises Elsewhere where there is such an evening.
        """
        row = EveningRow(
            **{name: getattr(saved, name) for name in seals.EVENING if name != "options"},
            options=_compact(saved.options),
            touched=saved.touched,
            finished=saved.finished,
            played=saved.played,
        )
        ending = None
        if saved.finished is not None:
            ending = EndingRow(evening_id=saved.id, body=_compact(list(saved.result)))
        self._put(row, [_compact(body) for body in journal], ending)

    def _put(
        self, row: EveningRow, bodies: Sequence[str], ending: EndingRow | None = None, again: bool = False
    ) -> None:
        """Keep an evening with its journal, sealed. again: in the place of what is known of it."""
        row.length, row.seal = len(bodies), seals.of_row(row.model_dump(), seals.EVENING)
        entries = _rows(row.id, 0, row.id, bodies)
        with told(self.path), Session(self._engine) as session:
            if again:
                session.execute(delete(EveningRow).where(col(EveningRow.id) == row.id))
            session.add(row)
            session.flush()
            if entries:
                session.execute(insert(EntryRow), entries)
            if ending is not None:
                session.add(ending)
            session.commit()

    def _sealed(self, evening_id: str) -> Sequence[seals.Row]:
        """The rows of a journal, as they were written, their bodies in bytes. Raises Spoiled."""
        written = select(col(EveningRow.length)).where(col(EveningRow.id) == evening_id)
        with told(self.path), self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")  # both as of one moment
            rows = [(number, body, seal) for number, body, seal in connection.exec_driver_sql(_ROWS, (evening_id,))]
            length = connection.scalar(written) or 0
        if (sound := seals.sound(evening_id, rows)) != len(rows) or sound != length:
            raise Spoiled(self.path, evening_id, sound)
        return rows

    def log(self, evening_id: str, book: EventBook[Any]) -> EveningLog:
        """Where an evening writes its journal."""
        return EveningLog(self._engine, self.path, evening_id, book)

    # ------------------------------------------------------------------ spoiled evenings

    def spoiled(self) -> list[str]:
        """The evenings that are not what was written, by their ids; reads every journal."""
        found = []
        for saved in self.evenings():
            try:
                self.evening(saved.id)
                self._sealed(saved.id)
            except Spoiled:
                found.append(saved.id)
        return found

    def salvage(self, evening_id: str) -> Salvage | None:
        """The most that can still be had of a spoiled evening, here or from a backup; None if there is nothing."""
        return salvage.best(self.folder, evening_id)

    def take_back(self, found: Salvage) -> None:
        """Put what could be had of an evening in its place. The database as it was is kept aside.

        Join codes and devices of the evening are forgotten, and that it was over: what was had of it may go on.
        """
        database.keep_aside(self._engine, self.folder)
        row = EveningRow(**{name: found.row[name] for name in seals.EVENING}, touched=self._touched())
        self._put(row, found.bodies, again=True)

    # ------------------------------------------------------------------ settings

    def setting(self, key: str) -> object:
        """The value of a setting, None if it was never set. Raises ValueError when it cannot be read."""
        with told(self.path), Session(self._engine) as session:
            row = session.get(SettingRow, key)
            return None if row is None else from_text(row.value)

    def put_setting(self, key: str, value: object) -> None:
        """Remember a setting (plain JSON)."""
        with told(self.path), Session(self._engine) as session:
            session.merge(SettingRow(key=key, value=_compact(value)))
            session.commit()

    # ------------------------------------------------------------------ the owner's cards

    def card(self, game: str, schema: str, subject: str) -> KeptCard | None:
        """One copied component; None too where what was copied cannot be read any more."""
        where = (col(CardRow.kind) == schema, col(CardRow.subject) == subject)
        return next((card for _, card in self._cards(game, *where)), None)

    def cards(self, game: str) -> list[KeptCard]:
        """All copied components of a game that can be read, in order of schema and subject."""
        return [card for _, card in self._cards(game) if card is not None]

    def broken_cards(self, game: str) -> list[tuple[str, str]]:
        """Schema and subject of copied components that cannot be read any more."""
        return [named for named, card in self._cards(game) if card is None]

    def _cards(self, game: str, *where: ColumnElement[bool]) -> list[tuple[tuple[str, str], KeptCard | None]]:
        columns = [col(getattr(CardRow, name)) for name in (*seals.CARD, "seal")]
        query = select(*columns).where(col(CardRow.game) == game, *where)
        with told(self.path), self._engine.connect() as connection:
            found = connection.execute(query.order_by(col(CardRow.kind), col(CardRow.subject)))
            rows = [dict(row) for row in found.mappings()]
        return [((row["kind"], row["subject"]), _card(row)) for row in rows]

    def put_cards(self, game: str, cards: Sequence[KeptCard]) -> None:
        """Keep components, in the place of what was known of them: all or none, thousands in a moment."""
        moment = database.now()
        rows = [
            {"game": game, "kind": card.schema, "subject": card.subject, "record": _compact(card.record)}
            | {"origin": card.origin, "edited": moment}
            for card in cards
        ]
        if rows:
            sealed = [row | {"seal": seals.of_row(row, seals.CARD)} for row in rows]
            self._execute(insert(CardRow).prefix_with("OR REPLACE"), sealed)

    def delete_card(self, game: str, schema: str, subject: str) -> None:
        """Forget one component."""
        where = (col(CardRow.game) == game, col(CardRow.kind) == schema, col(CardRow.subject) == subject)
        self._execute(delete(CardRow).where(*where))

    # ------------------------------------------------------------------ backups

    def backup(self) -> Path:
        """Copy the database aside; the oldest of several copies goes."""
        return database.make_backup(self._engine, self.folder)

    @staticmethod
    def last_good_backup(folder: Path) -> Path | None:
        """The newest sound copy of the database of a folder."""
        return database.last_good_backup(folder)

    @classmethod
    def restore_backup(cls, folder: Path) -> Store:
        """Put the last good backup in the place of the database, which is kept beside it. Raises NoBackup.

        Join codes and devices are not taken over from the backup: those that were renewed and sent away since would be
        good again.
        """
        backup = database.last_good_backup(folder)
        if backup is None:
            raise NoBackup(folder / database.FILE)
        database.put_in_place(folder, backup)
        store = cls(folder)
        store.guests.close_all()
        return store

    @classmethod
    def begin_anew(cls, folder: Path) -> Store:
        """Begin an empty database; whatever lies there is kept beside it, and so are the backups."""
        database.put_in_place(folder, None)
        return cls(folder)

    def _execute(self, statement: Executable, rows: Sequence[Mapping[str, object]] = ()) -> None:
        """rows: values of a statement that is carried out for each of them."""
        with told(self.path), self._engine.begin() as connection:
            connection.execute(statement, [*rows] or None)


class EveningLog:
    """The journal of one evening on disk; see `companion.core.journal.journal.Log`."""

    def __init__(self, engine: Engine, path: Path, evening_id: str, book: EventBook[Any]) -> None:
        self._engine = engine
        self._path = path
        self._evening = evening_id
        self._book = book

    def append(self, start: int, entries: Sequence[Entry]) -> None:
        """Write all entries or none. Raises Elsewhere when someone else has written these numbers already."""
        bodies = [_compact(dump_entry(entry, self._book)) for entry in entries]
        written = start + len(bodies)
        with told(self._path), self._engine.begin() as connection:
            send = connection.exec_driver_sql
            touched = database.now(after=send(_PLAYED_LAST).scalar())
            if send(_LONGER, (touched, written, self._evening, start)).rowcount == 0:
                raise Elsewhere(self._path, self._evening)
            before = send(_SEAL, (self._evening, start - 1)).scalar() or self._evening
            sealed = zip(range(start, written), bodies, seals.chain(before, bodies), strict=True)
            send(_ENTRY, [(self._evening, *each) for each in sealed])


def _rows(evening_id: str, start: int, before: str, bodies: Sequence[str]) -> list[JsonObject]:
    """Sealed entries from number `start` on. before: the seal of the one before them."""
    sealed = enumerate(zip(bodies, seals.chain(before, bodies), strict=True), start)
    return [{"evening_id": evening_id, "number": number, "body": b, "seal": s} for number, (b, s) in sealed]


def _read(rows: Sequence[seals.Row]) -> list[JsonObject]:
    """What sound rows say: thousands of small texts are read as one."""
    found: list[JsonObject] = from_text(b"[%b]" % b",".join(body for _, body, _ in rows))
    return found


@contextmanager
def _nothing_dropped() -> Iterator[None]:
    """Spare thousands of new records that all stay the collector's repeated walks through them."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _saved(row: EveningRow, ending: EndingRow | None = None) -> SavedEvening:
    options = _object(row.options) if row.seal == seals.of_row(row.model_dump(), seals.EVENING) else None
    return SavedEvening(
        id=row.id,
        game=row.game,
        title=row.title,
        options=options or {},
        seed=row.seed,
        version=row.version,
        created=row.created,
        touched=row.touched,
        finished=row.finished,
        played=row.played,
        result=() if ending is None else _result(ending.body),
        sound=options is not None,
    )


def _card(row: Mapping[str, Any]) -> KeptCard | None:
    """The component of a row; None if it is not what was written."""
    written = all(isinstance(row[name], str) for name in seals.CARD) and row["seal"] == seals.of_row(row, seals.CARD)
    record = _object(row["record"]) if written else None
    return None if record is None else KeptCard(row["kind"], row["subject"], record, row["origin"], row["edited"])


def _object(text: str) -> JsonObject | None:
    """What the text of a JSON object says; None for anything else."""
    try:
        read = from_text(text)
    except (ValueError, TypeError):
        return None
    return read if isinstance(read, dict) else None


def _result(body: str) -> tuple[JsonObject, ...]:
    """The lines of a final score; none where they cannot be read any more."""
    try:
        lines = from_text(body)
    except (ValueError, TypeError):
        return ()
    return tuple(lines) if isinstance(lines, list) and all(isinstance(line, dict) for line in lines) else ()
