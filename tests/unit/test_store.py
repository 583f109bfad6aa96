"""The database: nothing acknowledged is lost, and what is wrong with the file is said at once."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from companion.core.printed.kept_cards import KeptCard
from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.session.auto_answers import virtual_dice
from companion.session.game_session import GameSession
from companion.store import (
    Corrupt,
    Damaged,
    Device,
    Elsewhere,
    Full,
    Locked,
    Lost,
    Newer,
    NoBackup,
    ReadOnly,
    Store,
    StoreFault,
    data_dir,
)
from companion.store.database import APPLICATION, FILE, KEPT, SCHEMA, let_go, open_engine
from companion.store.faults import fault_of
from tests.unit.skerry import SkerryGame

ROOT = Path(__file__).parents[2]
NOBODY = 65534


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path)
    yield opened
    opened.close()


def seat(store: Store, evening_id: str = "") -> GameSession:
    """An evening of the tiny game on disk."""
    game = SkerryGame()
    saved = store.evening(evening_id) if evening_id else store.begin("skerry", {"days": 999_999}, 7, game.version)
    return GameSession(
        game,
        saved.options,
        seed=saved.seed,
        log=store.log(saved.id, game.events),
        answerers=[virtual_dice(saved.seed, lambda: "virtual")],
        entries=store.entries(saved.id, game.events),
        identity=saved.id,
    )


def reopened(folder: Path, look: Callable[[Store], object]) -> object:
    store = Store(folder)
    try:
        return look(store)
    finally:
        store.close()


# --- what is kept


def test_an_evening_comes_back_as_it_was(store: Store) -> None:
    table = seat(store)
    for answer in ("fish", True, "christen", "Nina", "fish"):
        table.answer(answer)
    table.undo()
    again = seat(store, table.origin.identity)
    assert (again.state, again.now.serial, again.now.redo_caption) == (
        table.state,
        table.now.serial,
        msg("skerry-fish"),
    )
    again.redo()
    assert again.question is not None and again.question.key == "again"


def test_evenings_are_listed_with_the_last_one_played_first(store: Store) -> None:
    first, second = seat(store), seat(store)
    assert [saved.id for saved in store.evenings()] == [second.origin.identity, first.origin.identity]
    first.answer("rest")
    assert [saved.id for saved in store.evenings()] == [first.origin.identity, second.origin.identity]
    saved = store.evening(first.origin.identity)
    assert (saved.game, saved.options, saved.seed, saved.version) == ("skerry", {"days": 999_999}, 7, "2")
    assert saved.created < saved.touched and saved.finished is None
    assert saved.result == ()


def test_a_pause_does_not_count_as_time_at_the_table(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seat(store)
    begun = datetime.fromisoformat(store.evening(table.origin.identity).created)

    def answer_after(minutes: float) -> int | None:
        moment = (begun + timedelta(minutes=minutes)).isoformat(timespec="microseconds")
        monkeypatch.setattr("companion.store.database.now", lambda after=None: moment)
        table.answer("rest")
        return store.evening(table.origin.identity).played

    assert store.evening(table.origin.identity).played == 0
    assert [answer_after(minutes) for minutes in (12, 40, 22 * 60, 22 * 60 + 20)] == [720, 2400, 2400, 3600]


def test_how_an_evening_came_out_is_kept_until_it_goes_on(store: Store) -> None:
    first, second = seat(store), seat(store)
    store.finish(first.origin.identity, [{"place": 1, "points": 3}])
    finished = store.evening(first.origin.identity)
    assert finished.finished is not None and finished.result == ({"place": 1, "points": 3},)
    assert store.evenings() == [store.evening(second.origin.identity), finished]
    store.finish(first.origin.identity, [{"place": 1, "points": 4}])
    corrected = store.evening(first.origin.identity)
    assert (corrected.finished, corrected.result) == (finished.finished, ({"place": 1, "points": 4},))
    store.unfinish(first.origin.identity)
    goes_on = store.evening(first.origin.identity)
    assert (goes_on.finished, goes_on.result) == (None, ())
    store.unfinish(first.origin.identity)
    store.finish(first.origin.identity, [{"place": 1, "points": 4}])
    assert store.evening(first.origin.identity) == corrected  # an end that is done again keeps its day
    store.unfinish(first.origin.identity)
    store.finish(first.origin.identity, [{"place": 1, "points": 9}])
    other = store.evening(first.origin.identity)
    assert str(other.finished) > str(finished.finished) and other.result == ({"place": 1, "points": 9},)
    store.finish("no such evening", [{}])
    assert len(store.evenings()) == 2


def test_a_deleted_evening_takes_its_journal_along(store: Store) -> None:
    table = seat(store)
    table.answer("rest")
    store.delete(table.origin.identity)
    assert store.evenings() == [] and store.entries(table.origin.identity, SkerryGame().events) == []
    with pytest.raises(Elsewhere):
        store.evening(table.origin.identity)
    with pytest.raises(Elsewhere):
        table.answer("rest")
    assert table.state.day == 2, "the refused answer left nothing behind"


def test_two_writers_cannot_both_append(store: Store) -> None:
    one = seat(store)
    two = seat(store, one.origin.identity)
    one.answer("rest")
    with pytest.raises(Elsewhere):
        two.answer("fish")
    assert two.state == two.game.start({"days": 999_999}) and not two.journal.entries
    assert seat(store, one.origin.identity).state == one.state


def test_settings_and_cards_are_kept(tmp_path: Path) -> None:
    card = KeptCard("price-tag", "herring", {"price": 4, "ports": ["north"]}, "owner")

    def fill(store: Store) -> None:
        store.put_setting("dice", "own")
        store.put_setting("dice", "ask")
        store.put_cards("skerry", [card, KeptCard("price-tag", "cod", {"price": None}, "import")])
        store.put_cards("other", [card])

    reopened(tmp_path, fill)

    def check(store: Store) -> None:
        assert (store.setting("dice"), store.setting("never")) == ("ask", None)
        assert [(c.subject, c.record, c.origin) for c in store.cards("skerry")] == [
            ("cod", {"price": None}, "import"),
            ("herring", {"price": 4, "ports": ["north"]}, "owner"),
        ]
        store.delete_card("skerry", "price-tag", "herring")
        assert store.card("skerry", "price-tag", "herring") is None
        kept = store.card("other", "price-tag", "herring")
        assert kept is not None and kept.edited > "2020"

    reopened(tmp_path, check)


# --- the layout of an older Vigie

FIRST_LAYOUT = """
CREATE TABLE evening (
    id VARCHAR NOT NULL, game VARCHAR NOT NULL, title VARCHAR NOT NULL, options VARCHAR NOT NULL,
    seed INTEGER NOT NULL, version VARCHAR NOT NULL, created VARCHAR NOT NULL, touched VARCHAR NOT NULL,
    finished VARCHAR, PRIMARY KEY (id)
);
CREATE INDEX ix_evening_touched ON evening (touched);
CREATE TABLE entry (
    evening_id VARCHAR NOT NULL, number INTEGER NOT NULL, body VARCHAR NOT NULL,
    PRIMARY KEY (evening_id, number), FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE
);
CREATE TABLE setting ("key" VARCHAR NOT NULL, value VARCHAR NOT NULL, PRIMARY KEY ("key"));
CREATE TABLE card (
    game VARCHAR NOT NULL, kind VARCHAR NOT NULL, subject VARCHAR NOT NULL, record VARCHAR NOT NULL,
    origin VARCHAR NOT NULL, edited VARCHAR NOT NULL, PRIMARY KEY (game, kind, subject)
);
"""
"""The tables as version 1 made them; never to be changed."""
FORMER = {
    "evening": "id, game, title, options, seed, version, created, touched, finished",
    "entry": "evening_id, number, body",
    "setting": "key, value",
    "card": "game, kind, subject, record, origin, edited",
}
"""Their columns by table."""


def in_the_first_layout(folder: Path, filled: Path) -> dict[str, list[tuple[object, ...]]]:
    """A database of version 1 with what another one holds; returns its rows."""
    with closing(sqlite3.connect(folder / FILE)) as old, old:
        old.executescript(FIRST_LAYOUT)
        old.execute("ATTACH ? AS filled", (str(filled),))
        for table, columns in FORMER.items():
            old.execute(f"INSERT INTO main.{table} SELECT {columns} FROM filled.{table}")
        old.execute(f"PRAGMA application_id = {APPLICATION}")
        old.execute("PRAGMA user_version = 1")
        return rows(old)


def rows(database: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    return {t: database.execute(f"SELECT {columns} FROM {t} ORDER BY 1, 2").fetchall() for t, columns in FORMER.items()}


def played(folder: Path) -> str:
    """Fill the database of a folder; returns the id of its evening."""

    def play(store: Store) -> str:
        table = seat(store)
        for answer in ("fish", True, "rest"):
            table.answer(answer)
        store.put_setting("dice", "own")
        store.put_cards("skerry", [KeptCard("price-tag", "herring", {"price": 4}, "owner")])
        return table.origin.identity

    return str(reopened(folder, play))


def test_a_file_of_the_second_layout_is_brought_up_to_date(tmp_path: Path) -> None:
    evening_id = played(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as old, old:
        old.execute("DROP TABLE ending")
        old.execute("PRAGMA user_version = 2")

    def look(store: Store) -> None:
        assert store.evening(evening_id).finished is None
        store.finish(evening_id, [{"place": 1}])
        assert store.evening(evening_id).result == ({"place": 1},)

    reopened(tmp_path, look)


def test_a_file_without_photos_is_brought_up_to_date_and_keeps_them_from_then_on(tmp_path: Path) -> None:
    evening_id = played(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as old, old:
        old.execute("DROP TABLE photo")
        old.execute("PRAGMA user_version = 4")

    def look(store: Store) -> None:
        assert store.evening(evening_id).finished is None and store.card("skerry", "price-tag", "herring") is not None
        assert store.photos.sizes("skerry") == {} and store.photos.get("skerry", "price-tag", "herring") is None
        store.photos.put("skerry", {("price-tag", "herring"): b"first", ("price-tag", "cod"): b"other"})
        store.photos.put("skerry", {("price-tag", "herring"): b"second"})

    reopened(tmp_path, look)

    def look_again(store: Store) -> None:
        assert store.photos.get("skerry", "price-tag", "herring") == b"second"
        assert store.photos.sizes("skerry") == {("price-tag", "cod"): 5, ("price-tag", "herring"): 6}
        assert store.photos.sizes("elsewhere") == {}
        store.photos.drop("skerry", "price-tag", "cod")
        assert store.photos.get("skerry", "price-tag", "cod") is None

    reopened(tmp_path, look_again)
    with closing(sqlite3.connect(tmp_path / FILE)) as now:
        assert now.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
        now.execute("UPDATE photo SET jpeg = x'00'")
        now.commit()
    assert reopened(tmp_path, lambda store: store.photos.get("skerry", "price-tag", "herring")) is None


def test_a_file_of_the_first_layout_is_brought_up_to_date_without_losing_anything(tmp_path: Path) -> None:
    (old := tmp_path / "old").mkdir()
    evening_id = played(tmp_path)
    before = in_the_first_layout(old, tmp_path / FILE)
    assert all(before.values())

    def look(store: Store) -> None:
        assert store.guests.codes() == {} and store.guests.devices() == []
        store.guests.put_code(evening_id, "code")
        assert seat(store, evening_id).state.day == 2 and store.setting("dice") == "own"

    reopened(old, look)
    with closing(sqlite3.connect(old / FILE)) as now:
        assert rows(now) == before
        assert now.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
    assert reopened(old, lambda store: store.guests.codes()) == {evening_id: "code"}


def test_an_upgrade_that_was_cut_short_is_done_at_the_next_start(tmp_path: Path) -> None:
    (old := tmp_path / "old").mkdir()
    evening_id = played(tmp_path)
    in_the_first_layout(old, tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as new, closing(sqlite3.connect(old / FILE)) as half, half:
        half.execute(new.execute("SELECT sql FROM sqlite_master WHERE name = 'join_code'").fetchone()[0])
    assert reopened(old, lambda store: (store.guests.devices(), store.evenings()[0].id)) == ([], evening_id)


def test_a_backup_of_the_first_layout_can_be_put_back(tmp_path: Path) -> None:
    (tmp_path / "old" / "backups").mkdir(parents=True)
    evening_id = played(tmp_path)
    in_the_first_layout(tmp_path / "old", tmp_path / FILE)
    (tmp_path / "old" / FILE).rename(tmp_path / "old" / "backups" / "vigie-20260101T000000000000.db")
    store = Store.restore_backup(tmp_path / "old")
    assert [saved.id for saved in store.evenings()] == [evening_id] and store.guests.codes() == {}
    store.close()


# --- join codes and devices


def device(evening_id: str, name: str = "d1") -> Device:
    return Device(name, evening_id, "seat", "seat-1", False, "fr", "", "1.25", "2026-01-01T00:00:00+00:00")


def test_join_codes_and_devices_are_kept_in_order_and_go_with_their_evening(tmp_path: Path) -> None:
    def fill(store: Store) -> tuple[str, str]:
        one, two = seat(store).origin.identity, seat(store).origin.identity
        for code in ("old", "new"):
            store.guests.put_code(one, code)
        store.guests.put_code(two, "other")
        for name in ("d9", "d1", "d5"):
            store.guests.add(device(one, name), f"print of {name}")
        store.guests.add(device(two, "d2"), "print of d2")
        store.guests.change(replace(device(one, "d1"), admitted=True, theme="light"), without=["d9"])
        return one, two

    made = reopened(tmp_path, fill)
    assert isinstance(made, tuple)
    one, two = made

    def check(store: Store) -> None:
        assert store.guests.codes() == {one: "new", two: "other"}
        changed = replace(device(one, "d1"), admitted=True, theme="light")
        assert store.guests.devices() == [
            (changed, "print of d1"),
            (device(one, "d5"), "print of d5"),
            (device(two, "d2"), "print of d2"),
        ]
        store.guests.forget("d5")
        store.guests.close(two)
        assert (store.guests.codes(), store.guests.devices()) == ({one: "new"}, [(changed, "print of d1")])
        store.delete(one)
        assert (store.guests.codes(), store.guests.devices()) == ({}, [])
        with pytest.raises(Elsewhere):
            store.guests.put_code(one, "x")
        with pytest.raises(Elsewhere):
            store.guests.add(device(one), "x")

    reopened(tmp_path, check)


def test_a_backup_that_is_put_back_lets_nobody_in_who_was_sent_away_since(tmp_path: Path) -> None:
    def fill(store: Store) -> None:
        evening_id = seat(store).origin.identity
        store.guests.put_code(evening_id, "code")
        store.guests.add(device(evening_id), "print")
        store.backup()
        store.guests.forget("d1")

    reopened(tmp_path, fill)
    store = Store.restore_backup(tmp_path)
    assert (len(store.evenings()), store.guests.codes(), store.guests.devices()) == (1, {}, [])
    store.close()


def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(store: Store) -> None:
    with pytest.raises(Elsewhere) as caught:
        store.guests.put_code("nowhere", "very-secret")
    cause = caught.value.__cause__
    assert "join_code" in str(cause) and "very-secret" not in f"{caught.value!r} {caught.value} {cause!r} {cause}"


# --- power loss

FULL_SYNC = 2
"""SQLite's number for one fsync with every commit."""
PLAYING = """
import sys
from pathlib import Path
from companion.store import Store
from tests.unit.test_store import seat

store = Store(Path(sys.argv[1]))
table = seat(store, sys.argv[2])
while True:
    for answers in ({"menu": "fish", "again": True}, {"menu": "rest", "again": False}):
        for _ in range(3):
            table.answer(answers[table.question.key])
            print(table.serial, table.state.gold, flush=True)
    table.undo()
    print(table.serial, table.state.gold, flush=True)
"""


def test_what_is_written_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    with engine.connect() as connection:
        pragmas = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    let_go(engine, tmp_path)
    assert pragmas == ["wal", FULL_SYNC]


def test_a_kill_in_the_middle_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    evening_id = str(reopened(tmp_path, lambda store: seat(store).origin.identity))
    total = 0
    for kills in range(6):
        player = subprocess.Popen(
            [sys.executable, "-c", PLAYING, str(tmp_path), evening_id], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        with player:
            assert player.stdout is not None
            lines = [player.stdout.readline() for _ in range(5)]
            time.sleep(0.003 * kills)
            player.send_signal(signal.SIGKILL)
            lines += player.stdout.readlines()
        acknowledged = [line for line in lines if line.endswith("\n")]
        serial, gold = map(int, acknowledged[-1].split())

        def check(store: Store, serial: int = serial, gold: int = gold) -> int:
            table = seat(store, evening_id)
            assert table.now.serial >= serial, "an acknowledged answer is lost"
            folded = seat_until(store, evening_id, serial)
            assert folded.state.gold == gold
            return table.now.serial

        now = reopened(tmp_path, check)
        assert isinstance(now, int) and now > total
        total = now


def seat_until(store: Store, evening_id: str, length: int) -> GameSession:
    """The evening as it stood after so many entries."""
    game = SkerryGame()
    saved = store.evening(evening_id)
    return GameSession(game, saved.options, seed=saved.seed, entries=store.entries(evening_id, game.events)[:length])


# --- where it lies


def test_the_folder_is_the_one_asked_for_or_that_of_the_device(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("FLET_APP_STORAGE_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_dir() == tmp_path / ".local/share/vigie"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_dir() == tmp_path / ".local/share/vigie"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert data_dir() == tmp_path / "xdg/vigie"
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path / "app"))
    assert data_dir() == tmp_path / "app"
    assert data_dir("~/here") == tmp_path / "here"


# --- what can be wrong


def is_told(fault: StoreFault) -> bool:
    """Whether both languages have words for it, naming the file."""
    return all(str(fault.path) in texts_in(lang)(fault.text) for lang in LANGUAGES)


@pytest.mark.parametrize("length", [0.3, 0.6, 0.9])
def test_a_damaged_file_is_noticed_and_the_last_good_backup_offered(tmp_path: Path, length: float) -> None:
    def play(store: Store) -> Path:
        table = seat(store)
        for _ in range(40):
            table.answer("rest")
        store.backup()
        return store.backup()

    newest = reopened(tmp_path, play)
    file = tmp_path / FILE
    sound = file.read_bytes()
    cut = int(len(sound) * length)
    file.write_bytes(sound[:cut] + b"\x55" * (len(sound) - cut))
    with pytest.raises(Damaged) as caught:
        Store(tmp_path)
    assert caught.value.backup == newest and is_told(caught.value)
    store = Store.restore_backup(tmp_path)
    (saved,) = store.evenings()
    assert seat(store, saved.id).state.day == 41
    store.close()
    (aside,) = tmp_path.glob("vigie-damaged-*.db")
    assert aside.read_bytes()[cut:] == b"\x55" * (len(sound) - cut)


def test_a_file_that_is_no_database_is_noticed_and_without_a_backup_a_new_one_begins_when_asked_for(
    tmp_path: Path,
) -> None:
    (tmp_path / FILE).write_text("Ahoy! " * 500)
    with pytest.raises(Damaged) as caught:
        Store(tmp_path)
    assert caught.value.backup is None
    with pytest.raises(NoBackup) as none:
        Store.restore_backup(tmp_path)
    assert is_told(none.value) and (tmp_path / FILE).read_text() == "Ahoy! " * 500
    store = Store.begin_anew(tmp_path)
    assert store.evenings() == []
    store.close()
    assert [kept.read_text() for kept in tmp_path.glob("vigie-damaged-*.db")] == ["Ahoy! " * 500]


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("CREATE TABLE treasure (x)")
        other.execute("PRAGMA application_id = 99")
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(Damaged):
        Store(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        assert [name for (name,) in other.execute("SELECT name FROM sqlite_master")] == ["treasure"]
    assert before[96:100] == (tmp_path / FILE).read_bytes()[96:100]


def test_a_damaged_backup_is_passed_over(tmp_path: Path) -> None:
    store = Store(tmp_path)
    good, bad = store.backup(), store.backup()
    store.close()
    bad.write_bytes(b"\0" * 9000)
    assert Store.last_good_backup(tmp_path) == good


def test_backups_rotate(store: Store) -> None:
    made = [store.backup() for _ in range(KEPT + 2)]
    kept = sorted((store.folder / "backups").iterdir())
    assert kept == made[2:]


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    reopened(tmp_path, lambda store: None)
    with closing(sqlite3.connect(tmp_path / FILE)) as newer:
        newer.execute("PRAGMA user_version = 99")
    with pytest.raises(Newer) as caught:
        Store(tmp_path)
    assert is_told(caught.value)


def test_a_journal_with_events_of_a_newer_game_is_refused(store: Store) -> None:
    table = seat(store)
    table.answer("rest")
    book = SkerryGame().events
    del book.types["NightFell"]
    with pytest.raises(Newer):
        store.entries(table.origin.identity, book)


def play_days(table: GameSession, days: int) -> None:
    for _ in range(days):
        table.answer("rest")


def test_an_answer_that_cannot_be_written_changes_nothing_and_can_be_given_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program holds the database, or the disk is full: the table stays as it is, and goes on afterwards."""
    monkeypatch.setattr("companion.store.database.PATIENCE", 0.05)
    table = seat(store, evening_id := seat(store).origin.identity)
    before = (table.state, table.now.serial, table.question)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Locked):
            table.answer("rest")
        other.execute("ROLLBACK")
    assert (table.state, table.now.serial, table.question) == before
    with store._engine.connect() as connection:  # pooled: the same one writes the answers
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Full):
        play_days(table, 500)
    full = (table.state, table.now.serial)
    assert seat(store, evening_id).now.serial == table.now.serial, "what was accepted is on disk"
    with store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1073741823")
    assert (table.state, table.now.serial) == full
    table.answer("rest")
    assert seat(store, evening_id).state == table.state


def test_a_locked_database_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reopened(tmp_path, lambda store: None)
    monkeypatch.setattr("companion.store.database.PATIENCE", 0.05)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Locked) as caught:
            Store(tmp_path)
    assert is_told(caught.value)


def test_a_folder_that_cannot_be_made_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ReadOnly) as caught:
        Store(tmp_path / "file" / "vigie")
    assert is_told(caught.value)


@contextmanager
def as_anybody() -> Iterator[None]:
    """Without the rights of root, who may write everywhere."""
    us = os.geteuid()
    if us == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(us)


def test_a_read_only_database_is_noticed() -> None:
    with TemporaryDirectory() as name:  # not below the temporary folder of pytest, which is closed to others
        folder = Path(name)
        reopened(folder, lambda store: None)
        (folder / FILE).chmod(0o444)
        folder.chmod(0o555)
        try:
            with as_anybody(), pytest.raises(ReadOnly):
                Store(folder)
        finally:
            folder.chmod(0o700)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_READONLY_DBMOVED, ReadOnly),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, ReadOnly),
        (sqlite3.SQLITE_FULL, Full),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Locked),
        (sqlite3.SQLITE_CORRUPT_VTAB, Corrupt),
        (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, Elsewhere),
        (sqlite3.SQLITE_IOERR_READ, StoreFault),
    ],
)
def test_each_error_of_sqlite_has_its_words(code: int, kind: type[StoreFault], tmp_path: Path) -> None:
    error = sqlite3.OperationalError("it is so")
    error.sqlite_errorcode = code
    fault = fault_of(error, tmp_path)
    assert type(fault) is kind and (is_told(fault) or kind is Elsewhere)


def test_a_database_of_which_only_a_copy_put_aside_is_left_is_no_new_one(tmp_path: Path) -> None:
    """The storage of a browser gives such a name to a file whose own one it cannot read any more."""
    (tmp_path / "vigie-damaged-slot7.db").write_bytes(b"SQLite format 3\x00")
    with pytest.raises(Lost):
        Store(tmp_path)
    assert not (tmp_path / FILE).exists()
