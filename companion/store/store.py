"""The one object through which the rest of Vigie remembers things."""

from __future__ import annotations

import gc
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, delete, insert, select, update
from sqlmodel import Session, col

from companion.core.copies import CopiedCard
from companion.core.events import EventBook
from companion.core.journal import Entry, dump_entry, load_entry
from companion.store import database
from companion.store.devices import GuestBook
from companion.store.faults import Damaged, Elsewhere, Newer, told
from companion.store.scores import Scores
from companion.store.tables import CardRow, EndingRow, EntryRow, EveningRow, SettingRow


@dataclass(frozen=True, slots=True)
class Saved:
    """An evening as the list shows it. version: of the rules when it began.  Times are ISO 8601, UTC.

    finished: when it was over, None while it goes on.  result: how it came out, plain JSON.
    """

    id: str
    game: str
    title: str
    options: Mapping[str, Any]
    seed: int
    version: str
    created: str
    touched: str
    finished: str | None
    result: Sequence[dict[str, Any]] = ()


class Store:
    """The database of one folder. All methods raise StoreFault when it cannot be used.

    guests: join codes, and the devices that may come to a table.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / database.FILE
        self._engine: Engine = database.open_engine(folder)
        self.scores = Scores(self._engine, self.path)
        self.guests = GuestBook(self._engine, self.path)

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    # ------------------------------------------------------------------ evenings

    def begin(self, game: str, options: Mapping[str, Any], seed: int, version: str, title: str = "") -> Saved:
        """Keep a new evening."""
        moment = database.now()
        row = EveningRow(
            id=secrets.token_hex(8),
            game=game,
            title=title,
            options=_compact(options),
            seed=seed,
            version=version,
            created=moment,
            touched=moment,
        )
        saved = _saved(row)
        with told(self.path), Session(self._engine) as session:
            session.add(row)
            session.commit()
        return saved

    def evening(self, evening_id: str) -> Saved:
        """One evening. Raises Elsewhere when it is gone."""
        with told(self.path), Session(self._engine) as session:
            row = session.get(EveningRow, evening_id)
            if row is None:
                raise Elsewhere(self.path, evening_id)
            return _saved(row, session.get(EndingRow, evening_id))

    def evenings(self) -> list[Saved]:
        """All evenings, the one last played first."""
        with told(self.path), Session(self._engine) as session:
            rows = session.scalars(select(EveningRow).order_by(col(EveningRow.touched).desc()))
            endings = {row.evening_id: row for row in session.scalars(select(EndingRow))}
            return [_saved(row, endings.get(row.id)) for row in rows]

    def finish(self, evening_id: str, result: Sequence[Mapping[str, Any]] = ()) -> None:
        """Keep that an evening is over, and how it came out, in the place of what was known of that."""
        with told(self.path), Session(self._engine) as session:
            if (row := session.get(EveningRow, evening_id)) is not None:
                row.finished = row.finished or database.now()
                session.merge(EndingRow(evening_id=evening_id, body=_compact(list(result))))
                session.commit()

    def unfinish(self, evening_id: str) -> None:
        """Keep that an evening goes on again."""
        with told(self.path), self._engine.begin() as connection:
            connection.execute(update(EveningRow).where(col(EveningRow.id) == evening_id).values(finished=None))
            connection.execute(delete(EndingRow).where(col(EndingRow.evening_id) == evening_id))

    def delete(self, evening_id: str) -> None:
        """Forget an evening and its journal."""
        self._execute(delete(EveningRow).where(col(EveningRow.id) == evening_id))

    def entries(self, evening_id: str, book: EventBook[Any]) -> list[Entry]:
        """The whole journal of an evening. Raises Newer when it holds what this Vigie does not know, Damaged when it
        cannot be read at all."""
        query = select(col(EntryRow.body)).where(col(EntryRow.evening_id) == evening_id).order_by(col(EntryRow.number))
        with told(self.path), self._engine.connect() as connection:
            bodies = connection.scalars(query).all()
        try:
            with _nothing_dropped():
                return [load_entry(raw, book) for raw in json.loads(f"[{','.join(bodies)}]")]
        except json.JSONDecodeError as error:
            raise Damaged(self.path, str(error), self.last_good_backup(self.folder)) from error
        except (KeyError, ValueError) as error:
            raise Newer(self.path, f"{type(error).__name__}: {error}") from error

    def log(self, evening_id: str, book: EventBook[Any]) -> EveningLog:
        """Where an evening writes its journal."""
        return EveningLog(self._engine, self.path, evening_id, book)

    # ------------------------------------------------------------------ settings

    def setting(self, key: str) -> Any:
        """The value of a setting, None if it was never set."""
        with told(self.path), Session(self._engine) as session:
            row = session.get(SettingRow, key)
            return None if row is None else json.loads(row.value)

    def put_setting(self, key: str, value: Any) -> None:
        """Remember a setting (plain JSON)."""
        with told(self.path), Session(self._engine) as session:
            session.merge(SettingRow(key=key, value=_compact(value)))
            session.commit()

    # ------------------------------------------------------------------ the owner's cards

    def card(self, game: str, schema: str, subject: str) -> CopiedCard | None:
        """One copied component."""
        with told(self.path), Session(self._engine) as session:
            row = session.get(CardRow, (game, schema, subject))
            return None if row is None else _card(row)

    def cards(self, game: str) -> list[CopiedCard]:
        """All copied components of a game, in order of schema and subject."""
        query = select(CardRow).where(col(CardRow.game) == game).order_by(col(CardRow.kind), col(CardRow.subject))
        with told(self.path), Session(self._engine) as session:
            return [_card(row) for row in session.scalars(query)]

    def put_cards(self, game: str, cards: Sequence[CopiedCard]) -> None:
        """Keep components, in the place of what was known of them."""
        moment = database.now()
        with told(self.path), Session(self._engine) as session:
            for card in cards:
                values = {"record": _compact(card.record), "origin": card.origin, "edited": moment}
                session.merge(CardRow(game=game, kind=card.schema, subject=card.subject, **values))
            session.commit()

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
        """Put the last good backup in the place of a damaged database, or begin an empty one if there is none.

        The damaged file is kept beside it. Join codes and devices are not taken over from the backup: those that were
        renewed and sent away since would be good again.
        """
        database.put_back(folder, database.last_good_backup(folder))
        store = cls(folder)
        store.guests.close_all()
        return store

    def _execute(self, statement: Any) -> None:
        with told(self.path), self._engine.begin() as connection:
            connection.execute(statement)


class EveningLog:
    """The journal of one evening on disk; see `companion.core.journal.Log`."""

    def __init__(self, engine: Engine, path: Path, evening_id: str, book: EventBook[Any]) -> None:
        self._engine = engine
        self._path = path
        self._evening = evening_id
        self._book = book

    def append(self, start: int, entries: Sequence[Entry]) -> None:
        """Write all entries or none. Raises Elsewhere when someone else has written these numbers already."""
        rows = [
            {"evening_id": self._evening, "number": number, "body": _compact(dump_entry(entry, self._book))}
            for number, entry in enumerate(entries, start)
        ]
        touched = update(EveningRow).where(col(EveningRow.id) == self._evening).values(touched=database.now())
        with told(self._path), self._engine.begin() as connection:
            connection.execute(insert(EntryRow), rows)
            connection.execute(touched)


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


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _saved(row: EveningRow, ending: EndingRow | None = None) -> Saved:
    return Saved(
        id=row.id,
        game=row.game,
        title=row.title,
        options=json.loads(row.options),
        seed=row.seed,
        version=row.version,
        created=row.created,
        touched=row.touched,
        finished=row.finished,
        result=() if ending is None else tuple(json.loads(ending.body)),
    )


def _card(row: CardRow) -> CopiedCard:
    return CopiedCard(row.kind, row.subject, json.loads(row.record), row.origin, row.edited)
