"""Damage of the database: never taken for new, told where it is, and what can still be had is offered."""

from __future__ import annotations

import errno
import json
import logging
import os
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from companion.core.printed.kept_cards import KeptCard
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.shelf import Shelf
from companion.library.texts import LANGUAGES, texts_in
from companion.store import (
    Cut,
    Damaged,
    Device,
    FileMoved,
    Foreign,
    Full,
    Lost,
    Spoiled,
    Store,
    StoreFault,
    Unreadable,
    seals,
)
from companion.store.database import FILE, KEPT, OPEN, STALE, WAL
from companion.store.faults import fault_of
from companion.store.scores import KeptScore
from tests.support.about import ANY, OTHER
from tests.unit.skerry import SkerryGame
from tests.unit.test_store import in_the_first_layout, is_told, played, seat

BOOK = SkerryGame().events
ANSWERS = 6


def days_played(folder: Path, days: int = ANSWERS) -> str:
    """A database with an evening of so many days, and one beside it; returns the id of the first."""
    with closing(Store(folder)) as store:
        table = seat(store)
        for _ in range(days):
            table.answer("rest")
        seat(store).answer("fish")
        return table.origin.identity


def backed_up(folder: Path) -> Path:
    with closing(Store(folder)) as store:
        return store.backup()


def vandalised(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as vandal, vandal:
        for statement in statements:
            vandal.execute(statement)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


# --- the file itself


@pytest.mark.parametrize("left", [None, b"", b"\0", b"SQLite format 3\0"], ids=["gone", "empty", "a byte", "a line"])
def test_a_file_that_is_gone_or_empty_is_not_taken_for_new(tmp_path: Path, left: bytes | None) -> None:
    days_played(tmp_path)
    backup = backed_up(tmp_path)
    (tmp_path / FILE).unlink()
    if left is not None:
        (tmp_path / FILE).write_bytes(left)
    before = contents(tmp_path)
    with pytest.raises(Lost) as caught:
        Store(tmp_path)
    assert caught.value.backup == backup and is_told(caught.value) and contents(tmp_path) == before
    with closing(Store.restore_backup(tmp_path)) as store:
        assert len(store.evenings()) == 2


def test_what_is_left_of_a_file_that_is_gone_tells_that_there_was_one(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}-wal").write_bytes(b"what SQLite writes beside its file")
    with pytest.raises(Lost) as caught:
        Store(tmp_path)
    assert caught.value.backup is None and is_told(caught.value)


def test_a_database_without_anything_in_it_is_not_taken_for_new(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as wiped:
        wiped.executescript("CREATE TABLE x (y); DROP TABLE x; VACUUM")
    with pytest.raises(Lost):
        Store(tmp_path)


def test_people_may_begin_anew_and_everything_stays_beside(tmp_path: Path) -> None:
    evening = days_played(tmp_path)
    backup = backed_up(tmp_path)
    sound = (tmp_path / FILE).read_bytes()
    with closing(Store.begin_anew(tmp_path)) as store:
        assert store.evenings() == [] and store.last_good_backup(tmp_path) == backup
    assert [kept.read_bytes() for kept in tmp_path.glob("vigie-damaged-*.db")] == [sound]
    with closing(Store(tmp_path)) as again:
        assert again.evenings() == []
    with closing(Store.restore_backup(tmp_path)) as store:
        assert seat(store, evening).state.day == ANSWERS + 1


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE treasure (x)",
        "CREATE TABLE card (game, kind, subject, record, origin, edited); INSERT INTO card VALUES (1, 2, 3, 4, 5, 6)",
        "CREATE TABLE setting (key, value); CREATE TABLE treasure (x)",
    ],
)
def test_our_tables_are_not_put_into_the_database_of_another_program(tmp_path: Path, script: str) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.executescript(script)
        before = other.execute("SELECT sql FROM sqlite_master").fetchall()
    with pytest.raises(Foreign) as caught:
        Store(tmp_path)
    assert is_told(caught.value)
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        assert other.execute("SELECT sql FROM sqlite_master").fetchall() == before


def test_a_first_start_that_an_older_vigie_did_not_finish_is_finished(tmp_path: Path) -> None:
    Store(tmp_path).close()
    vandalised(tmp_path, "PRAGMA application_id = 0", "PRAGMA user_version = 0", "DROP TABLE device")
    with closing(Store(tmp_path)) as store:
        assert (store.evenings(), store.guests.devices()) == ([], [])


def test_a_damaged_index_is_noticed(tmp_path: Path) -> None:
    """By it entries would vanish; SQLite's quick check passes over it."""
    evening = days_played(tmp_path, 2)
    backup = backed_up(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_entry_1'"
        page, size = file.execute(query).fetchone()[0], file.execute("PRAGMA page_size").fetchone()[0]
    raw = bytearray((tmp_path / FILE).read_bytes())
    place = raw.index(evening.encode(), (page - 1) * size, page * size)
    raw[place] ^= 1
    (tmp_path / FILE).write_bytes(raw)
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("PRAGMA quick_check").fetchall() == [("ok",)]
    with pytest.raises(Damaged) as caught:
        Store(tmp_path)
    assert caught.value.backup == backup


class Sound(NamedTuple):
    """A database before anything has happened to it: its bytes, its newest backup, what its evenings hold."""

    file: bytes
    backup: Path
    evenings: Mapping[str, Any]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Sound:
    return sound_in(tmp_path_factory.mktemp("sound"))


def sound_in(folder: Path) -> Sound:
    """A sound database of two evenings and its backup, made in a folder."""
    days_played(folder, 30)
    backup = backed_up(folder)
    with closing(Store(folder)) as store:
        held = {saved.id: store.entries(saved.id, BOOK) for saved in store.evenings()}
    return Sound((folder / FILE).read_bytes(), backup, held)


def told_or_whole(sound: Sound, file: bytes, folder: Path) -> str:
    """What is found in the place of a database: told, with all that it held at hand, or nothing is missing."""
    (folder / "backups").mkdir(parents=True)
    backup = Path(shutil.copy(sound.backup, folder / "backups"))
    (folder / FILE).write_bytes(file)
    try:
        store = Store(folder)
    except Damaged as caught:
        fault = caught
    else:
        with closing(store):
            assert {saved.id for saved in store.evenings()} == set(sound.evenings)
            spoiled = store.spoiled()
            for evening in spoiled:
                found = store.salvage(evening)
                assert found is not None
                store.take_back(found)
            assert {evening: opened(store, evening) for evening in sound.evenings} == sound.evenings
            return "spoiled" if spoiled else "whole"
    assert fault.backup == backup and is_told(fault)
    return "told"


def test_a_file_that_is_cut_or_blank_from_any_page_on_is_told_with_its_backup(sound: Sound, tmp_path: Path) -> None:
    pages = range(0, len(sound.file), 4096)
    for number, start in enumerate(pages):
        for ending in (b"", bytes(len(sound.file) - start)):
            here = tmp_path / f"{number}-{len(ending)}"
            assert told_or_whole(sound, sound.file[:start] + ending, here) == "told"


def test_any_flipped_bit_is_told_or_does_no_harm(sound: Sound, tmp_path: Path) -> None:
    """Of 500 (`python -m tests.fuzz --long --only bits`) about a tenth damages the file, a seventh one evening."""
    chance, found = Random(7), Counter[str]()
    for number in range(60):
        found[told_or_whole(sound, flipped(sound.file, chance), tmp_path / str(number))] += 1
    assert min(found["told"], found["spoiled"], found["whole"]) > 0


def flipped(file: bytes, chance: Random) -> bytes:
    """A file with one bit flipped."""
    place = chance.randrange(len(file))
    return file[:place] + bytes([file[place] ^ 1 << chance.randrange(8)]) + file[place + 1 :]


def test_a_damaged_name_of_which_sqlite_complains_in_broken_letters_is_told(tmp_path: Path) -> None:
    """Python cannot read such a complaint, and says that instead."""
    days_played(tmp_path)
    backup = backed_up(tmp_path)
    raw = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(raw.replace(b"CREATE TABLE setting", b"CREATE TABLE se\xf4ting"))
    with pytest.raises(Damaged) as caught:
        Store(tmp_path)
    assert caught.value.backup == backup and is_told(caught.value)


def test_a_damaged_name_of_a_column_is_noticed(tmp_path: Path) -> None:
    days_played(tmp_path)
    raw = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(raw.replace(b"body VARCHAR", b"bodx VARCHAR"))
    with pytest.raises(Damaged):
        Store(tmp_path)


def test_damage_while_the_file_is_in_use_sends_to_the_next_start(tmp_path: Path) -> None:
    error = sqlite3.DatabaseError("malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    fault = fault_of(error, tmp_path / FILE)
    assert "--anew" not in texts_in("en")(fault.text) and is_told(fault)


# --- what lies beside the file


def killed(folder: Path, days: int) -> str:
    """A database whose last evening is only beside it: its process ended without a word. Returns the evening."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        store = Store(folder)
        table = seat(store)
        for _ in range(days):
            table.answer("rest")
        os.write(writer, table.origin.identity.encode())
        os._exit(0)
    os.waitpid(child, 0)
    os.close(writer)
    with os.fdopen(reader) as told:
        return told.read()


def test_answers_that_lie_beside_the_file_are_there_again(tmp_path: Path) -> None:
    evening = killed(tmp_path, ANSWERS)
    assert (tmp_path / WAL).exists() and (tmp_path / OPEN).exists()
    with closing(Store(tmp_path)) as store:
        assert seat(store, evening).state.day == ANSWERS + 1
    assert not (tmp_path / OPEN).exists() and not (tmp_path / WAL).exists()


def test_what_lay_beside_the_file_and_is_gone_is_told_once_and_the_rest_goes_on(tmp_path: Path) -> None:
    before = days_played(tmp_path)
    backed_up(tmp_path)
    killed(tmp_path, ANSWERS)
    taken = (tmp_path / WAL).rename(tmp_path / "taken")
    (tmp_path / f"{FILE}-shm").unlink()
    with pytest.raises(Cut) as caught:
        Store(tmp_path)
    assert is_told(caught.value) and taken.exists()
    with closing(Store(tmp_path)) as store:
        assert seat(store, before).state.day == ANSWERS + 1


def test_it_may_be_put_back_after_it_was_told(tmp_path: Path) -> None:
    evening = killed(tmp_path, ANSWERS)
    (tmp_path / WAL).rename(tmp_path / "taken")
    with pytest.raises(Cut):
        Store(tmp_path)
    (tmp_path / "taken").rename(tmp_path / WAL)
    with closing(Store(tmp_path)) as store:
        assert seat(store, evening).state.day == ANSWERS + 1


def test_the_file_alone_is_never_older_than_its_newest_backup(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        evening = seat(store)
        evening.answer("rest")
        store.backup()
        (tmp_path / "copy").mkdir()
        shutil.copy(tmp_path / FILE, tmp_path / "copy")
    with closing(Store(tmp_path / "copy")) as store:
        assert seat(store, evening.origin.identity).state.day == 2


def test_who_closes_one_of_two_leaves_the_mark_of_the_other(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        seat(store)
        Store(tmp_path).close()
        assert (tmp_path / OPEN).exists()
    assert not (tmp_path / OPEN).exists()


# --- the clock


class Yesterday(datetime):
    """A clock that was set back."""

    @classmethod
    def now(cls, tz: Any = None) -> datetime:
        return datetime.now(tz) - timedelta(days=1)


def test_a_clock_that_was_set_back_loses_no_backup_and_no_place_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Store(tmp_path)) as store:
        made = [store.backup() for _ in range(KEPT)]
        other, table = seat(store), seat(store)
        monkeypatch.setattr("companion.store.database.datetime", Yesterday)
        newest = store.backup()
        assert sorted((tmp_path / "backups").iterdir()) == [*made[1:], newest]
        assert Store.last_good_backup(tmp_path) == newest
        other.answer("rest")
        assert store.evenings()[0].id == other.origin.identity
        table.answer("rest")
        assert store.evenings()[0].id == table.origin.identity
        assert seat(store).origin.identity == store.evenings()[0].id


def test_a_copy_that_somebody_has_laid_among_the_backups_is_none_of_them(tmp_path: Path) -> None:
    backup = backed_up(tmp_path)
    shutil.copy(backup, backup.with_name("vigie-from-my-friend.db"))
    assert Store.last_good_backup(tmp_path) == backup


# --- the file under a running server


def test_no_answer_is_acknowledged_once_the_file_is_gone(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        table = seat(store)
        table.answer("rest")
        before = (table.state, table.now.serial)
        (tmp_path / FILE).rename(tmp_path / "taken.db")
        for deed in (lambda: table.answer("rest"), store.evenings, store.backup, lambda: store.put_setting("x", 1)):
            with pytest.raises(FileMoved) as caught:
                deed()
            assert is_told(caught.value)
        assert (table.state, table.now.serial) == before and not (tmp_path / FILE).exists()
        (tmp_path / "taken.db").rename(tmp_path / FILE)
        table.answer("rest")
        assert seat(store, table.origin.identity).state == table.state


def test_no_answer_is_written_into_a_file_that_took_its_place(tmp_path: Path) -> None:
    days_played(tmp_path)
    with closing(Store(tmp_path)) as store:
        table = seat(store)
        Store.begin_anew(tmp_path).close()
        with pytest.raises(FileMoved):
            table.answer("rest")
    with closing(Store(tmp_path)) as store:
        assert store.evenings() == []


def test_no_room_at_the_start_is_told_as_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite itself says "disk I/O error" where its own files find no room."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    assert type(fault_of(error, tmp_path / FILE)) is StoreFault
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=4096))
    assert type(fault_of(error, tmp_path / FILE)) is Full


# --- backups


def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing can be made safe on disk."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Store(tmp_path)) as store:
        backup = store.backup()
        failing(monkeypatch)
        with pytest.raises(Full):
            store.backup()
    assert list((tmp_path / "backups").iterdir()) == [backup]


def test_an_evening_begins_without_its_backup_and_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(Store(tmp_path)) as store:
        host = Host(store, Settings(store))
        failing(monkeypatch)
        assert host.new_evening(ANY, {}, seed=1).question is not None
    (told,) = [record for record in caplog.records if record.name == "companion.host.host"]
    assert told.levelno == logging.WARNING and told.exc_info is None


def test_what_older_backups_left_behind_is_removed(tmp_path: Path) -> None:
    backed_up(tmp_path)
    left = [tmp_path / f"{FILE}.part", tmp_path / "backups" / "vigie-20260101T000000.part"]
    others = [tmp_path / "download.part", tmp_path / "backups" / "vigie-being-written.part"]
    for path in (*left, *others):
        path.write_bytes(b"half")
    for path in (*left, others[0]):
        os.utime(path, (time.time() - 2 * STALE,) * 2)
    Store(tmp_path).close()
    assert [path.exists() for path in (*left, *others)] == [False, False, True, True]


def test_of_a_spoiled_evening_no_backup_is_made(tmp_path: Path) -> None:
    """It would push out the oldest one, which may be the last that holds it."""
    with closing(Store(tmp_path)) as store:
        host = Host(store, Settings(store))
        evening = host.new_evening(ANY, {}, seed=1).origin.identity
        good = store.backup()
    vandalised(tmp_path, "UPDATE entry SET body = '{}' WHERE number = 0")
    with closing(Store(tmp_path)) as store:
        host = Host(store, Settings(store))
        before = sorted((tmp_path / "backups").iterdir())
        with pytest.raises(Spoiled):
            host.resume(evening)
        assert sorted((tmp_path / "backups").iterdir()) == before
        found = host.salvage(evening)
        assert found is not None and found.path == good
        host.take_back(found)
        assert host.resume(evening).question is not None


# --- one evening


class Vandalism(NamedTuple):
    """What happens to the database. sound: entries that it leaves as they were, at most."""

    statement: str
    sound: int


FIRST = "evening_id = (SELECT id FROM evening ORDER BY rowid LIMIT 1)"
THE_EVENING = "id = (SELECT id FROM evening ORDER BY rowid LIMIT 1)"
JOURNALS = {
    "half a body": Vandalism(f"UPDATE entry SET body = substr(body, 1, 9) WHERE {FIRST} AND number = 7", 7),
    "another body": Vandalism(
        f"UPDATE entry SET body = replace(body, 'rest', 'nest') WHERE {FIRST} AND number > 11", 12
    ),
    "no letters": Vandalism(f"UPDATE entry SET body = CAST(x'7bff7d' AS TEXT) WHERE {FIRST} AND number = 5", 5),
    "no text": Vandalism(f"UPDATE entry SET body = x'7b7d' WHERE {FIRST} AND number = 5", 5),
    "an impossible kind": Vandalism(
        f'UPDATE entry SET body = replace(body, \'"k":"\', \'"k":"un\') WHERE {FIRST} AND number = 4', 4
    ),
    "a gap": Vandalism(f"DELETE FROM entry WHERE {FIRST} AND number = 6", 6),
    "the end missing": Vandalism(f"DELETE FROM entry WHERE {FIRST} AND number > 10", 11),
    "another number": Vandalism(f"UPDATE entry SET number = 900 WHERE {FIRST} AND number = 3", 3),
    "another number at the end": Vandalism(
        f"UPDATE entry SET number = 900 WHERE {FIRST} AND number = {6 * ANSWERS - 1}", 6 * ANSWERS - 1
    ),
    "another seal": Vandalism(f"UPDATE entry SET seal = '0' WHERE {FIRST} AND number = 2", 2),
    "another length": Vandalism(f"UPDATE evening SET length = 99 WHERE {THE_EVENING}", 10**6),
}
ROWS = {
    "half its options": f"UPDATE evening SET options = '{{' WHERE {THE_EVENING}",
    "other options": f"UPDATE evening SET options = '{{\"days\":5}}' WHERE {THE_EVENING}",
    "another game": f"UPDATE evening SET game = 'skerrz' WHERE {THE_EVENING}",
    "another seed": f"UPDATE evening SET seed = 8 WHERE {THE_EVENING}",
    "no letters": f"UPDATE evening SET title = CAST(x'ff' AS TEXT) WHERE {THE_EVENING}",
}


def opened(store: Store, evening: str) -> Any:
    store.evening(evening)
    return store.entries(evening, BOOK)


@pytest.mark.parametrize("statement", [*(each.statement for each in JOURNALS.values()), *ROWS.values()])
def test_a_spoiled_evening_is_told_and_comes_back_from_the_backup(tmp_path: Path, statement: str) -> None:
    evening = days_played(tmp_path)
    backed_up(tmp_path)
    with closing(Store(tmp_path)) as store:
        whole = opened(store, evening)
    vandalised(tmp_path, statement)
    with closing(Store(tmp_path)) as store:
        with pytest.raises(Spoiled) as caught:
            opened(store, evening)
        assert caught.value.evening == evening and all(texts_in(lang)(caught.value.text) for lang in LANGUAGES)
        assert store.spoiled() == [evening]
        other = next(saved.id for saved in store.evenings() if saved.id != evening)
        assert seat(store, other).question is not None, "the others are not concerned"
        found = store.salvage(evening)
        assert found is not None and len(found.bodies) == len(whole) and found.answers == ANSWERS
        store.take_back(found)
        assert opened(store, evening) == whole and store.spoiled() == []
        seat(store, evening).answer("rest")
    (aside,) = tmp_path.glob("vigie-damaged-*.db")
    with closing(sqlite3.connect(aside)) as kept:
        assert kept.execute("SELECT count(*) FROM evening").fetchone() == (2,)


@pytest.mark.parametrize("vandalism", JOURNALS.values(), ids=JOURNALS)
def test_without_a_backup_a_spoiled_evening_goes_on_from_where_it_can_be_read(
    tmp_path: Path, vandalism: Vandalism
) -> None:
    evening = days_played(tmp_path)
    with closing(Store(tmp_path)) as store:
        whole = opened(store, evening)
    vandalised(tmp_path, vandalism.statement)
    with closing(Store(tmp_path)) as store:
        found = store.salvage(evening)
        assert found is not None and found.path == store.path
        store.take_back(found)
        assert opened(store, evening) == whole[: vandalism.sound]
        seat(store, evening).answer("rest")
        assert store.spoiled() == []


def test_the_most_that_can_be_had_is_taken(tmp_path: Path) -> None:
    evening = days_played(tmp_path)
    with closing(Store(tmp_path)) as store:
        early, length = store.backup(), len(opened(store, evening))
        table = seat(store, evening)
        for _ in range(3):
            table.answer("rest")
    vandalised(tmp_path, f"UPDATE entry SET body = '' WHERE {FIRST} AND number = {length + 4}")
    with closing(Store(tmp_path)) as store:
        found = store.salvage(evening)
        assert found is not None and (found.path, len(found.bodies)) == (store.path, length + 4)
    vandalised(tmp_path, f"UPDATE entry SET body = '' WHERE {FIRST} AND number = 2")
    with closing(Store(tmp_path)) as store:
        found = store.salvage(evening)
        assert found is not None and (found.path, len(found.bodies)) == (early, length)


def test_a_spoiled_evening_of_which_nothing_can_be_had(tmp_path: Path) -> None:
    evening = days_played(tmp_path)
    vandalised(tmp_path, ROWS["half its options"])
    with closing(Store(tmp_path)) as store:
        assert store.salvage(evening) is None and store.spoiled() == [evening]
        listed = next(saved for saved in store.evenings() if saved.id == evening)
        assert (listed.sound, listed.options) == (False, {})
        store.delete(evening)
        assert store.spoiled() == []


def test_an_evening_that_was_taken_back_lets_nobody_in_who_was_sent_away_since(tmp_path: Path) -> None:
    evening = days_played(tmp_path)
    with closing(Store(tmp_path)) as store:
        store.guests.put_code(evening, "code")
        store.guests.add(Device("d1", evening, "seat", "seat-1", True, "fr", "", "1.0", "2026-01-01"), "print")
        store.backup()
        found = store.salvage(evening)
        assert found is not None
        store.take_back(found)
        assert (store.guests.codes(), store.guests.devices()) == ({}, [])


def test_what_could_be_had_of_an_evening_that_was_over_may_go_on(tmp_path: Path) -> None:
    evening = days_played(tmp_path)
    with closing(Store(tmp_path)) as store:
        store.finish(evening, [{"place": 1}])
    vandalised(tmp_path, JOURNALS["the end missing"].statement)
    with closing(Store(tmp_path)) as store:
        found = store.salvage(evening)
        assert found is not None
        store.take_back(found)
        saved = store.evening(evening)
        assert (saved.finished, list(saved.result)) == (None, [])


def test_an_evening_that_an_older_vigie_left_damaged_is_spoiled_and_its_older_backup_is_good(tmp_path: Path) -> None:
    """Before there were seals: what can be read is sealed at the upgrade, and the rest is not."""
    (old := tmp_path / "old").mkdir()
    evening = played(tmp_path)
    in_the_first_layout(old, tmp_path / FILE)
    (old / "backups").mkdir()
    (old / "backups" / "vigie-20260101T000000000000.db").write_bytes((old / FILE).read_bytes())
    vandalised(old, "DELETE FROM entry WHERE number = 2", "UPDATE card SET record = '{'")
    with closing(Store(old)) as store:
        with pytest.raises(Spoiled):
            opened(store, evening)
        assert store.broken_cards("skerry") == [("price-tag", "herring")]
        found = store.salvage(evening)
        assert found is not None
        store.take_back(found)
        assert seat(store, evening).state.day == 2


def test_a_card_whose_name_became_bytes_is_broken_even_where_its_seal_is_right(tmp_path: Path) -> None:
    played(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.row_factory = sqlite3.Row
        file.execute("UPDATE card SET subject = CAST(subject AS BLOB)")
        row = dict(file.execute("SELECT * FROM card").fetchone())
        file.execute("UPDATE card SET seal = ?", (seals.of_row(row, seals.CARD),))
        file.commit()
    with closing(Store(tmp_path)) as store:
        assert store.cards("skerry") == [] and len(store.broken_cards("skerry")) == 1


def test_a_copy_is_made_before_the_tables_are_brought_up_to_date(tmp_path: Path) -> None:
    (old := tmp_path / "old").mkdir()
    played(tmp_path)
    in_the_first_layout(old, tmp_path / FILE)
    Store(old).close()
    (copy,) = (old / "backups").iterdir()
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("PRAGMA user_version").fetchone() == (1,)


@pytest.mark.parametrize(
    ("game_id", "options"), [("chess", {}), (ANY, {"no such option": 1}), (ANY, {"mode": "sleeping"})]
)
def test_an_evening_of_another_version_is_told_as_that(tmp_path: Path, game_id: str, options: dict[str, Any]) -> None:
    """It is what was written: no backup would help."""
    with closing(Store(tmp_path)) as store:
        host = Host(store, Settings(store))
        evening = store.begin(game_id, options, 1, "1").id
        with pytest.raises(Unreadable) as caught:
            host.resume(evening)
        assert all(texts_in(lang)(caught.value.text) for lang in LANGUAGES)
        assert host.evenings().to_go_on is not None and host.evenings().options(OTHER) is None


# --- settings, cards, scores


@pytest.mark.parametrize("value", ['"ow', '"owm"', "[]", "{"])
def test_a_broken_setting_falls_back_and_is_named_until_it_is_set_again(tmp_path: Path, value: str) -> None:
    with closing(Store(tmp_path)) as store:
        store.put_setting("dice", "own")
    with closing(sqlite3.connect(tmp_path / FILE)) as vandal, vandal:
        vandal.execute("UPDATE setting SET value = ?", (value,))
    with closing(Store(tmp_path)) as store:
        settings = Settings(store)
        assert (settings["dice"], settings.broken) == ("virtual", {"dice"})
        settings.put("dice", "ask")
        assert settings.broken == set()
        assert (Settings(store)["dice"], Settings(store).broken) == ("ask", set())


@pytest.mark.parametrize("record", ["{", "[]", '{"price":5}'])
def test_a_broken_card_is_as_if_nobody_had_copied_it_and_is_named(tmp_path: Path, record: str) -> None:
    log = game(ANY)
    kind, subjects = next((schema, parts.subjects) for schema, parts in log.box().items() if len(parts.subjects) > 1)
    one, other = subjects[:2]
    with closing(Store(tmp_path)) as store:
        store.put_cards(log.id, [KeptCard(kind, subject, {"price": 4}, "owner") for subject in (one, other)])
    with closing(sqlite3.connect(tmp_path / FILE)) as vandal, vandal:
        vandal.execute("UPDATE card SET record = ? WHERE subject = ?", (record, one))
    with closing(Store(tmp_path)) as store:
        shelf = Shelf(store, log)
        assert shelf.get(kind, one) is None and [card.subject for card in shelf.all()] == [other]
        assert list(shelf.broken()) == [(kind, one)]
        assert one in [flaw.subject for flaw in shelf.check()]
        store.put_cards(log.id, [KeptCard(kind, one, {"price": 4}, "owner")])
        assert list(shelf.broken()) == [] and shelf.get(kind, one) == {"price": 4}


def test_a_broken_score_is_kept_without_its_lines(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        for name in "ab":
            store.scores.keep(KeptScore(name, ANY, "2026-11-20", "", [{"points": 3}]))
    vandalised(tmp_path, "UPDATE score SET body = '[{' WHERE id = 'a'")
    with closing(Store(tmp_path)) as store:
        assert [list(score.lines) for score in store.scores.all()] == [[], [{"points": 3}]]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE photo SET subject = x'ff'",
        "UPDATE photo SET kind = 7, jpeg = 'no photo'",
        f"UPDATE setting SET value = '{'[' * 5_000}'",
        f"UPDATE score SET body = '{'[' * 5_000}'",
        f"UPDATE draft SET body = '{'[' * 5_000}'",
        f"UPDATE ending SET body = '{'[' * 5_000}'",
    ],
)
def test_a_row_in_which_nothing_can_be_read_harms_nothing_else(tmp_path: Path, statement: str) -> None:
    log = game(ANY)
    schema, subject = next((schema, kind.subjects[0]) for schema, kind in log.box().items())
    evening = days_played(tmp_path)
    with closing(Store(tmp_path)) as store:
        store.photos.put(ANY, {(schema, subject): b"a photo"})
        store.put_setting("dice", "own")
        store.scores.keep(KeptScore("a", ANY, "2026-11-20", "", [{"points": 3}]))
        store.drafts.put(ANY, schema, subject, {"told": []})
        store.finish(evening, [{"points": 3}])
    vandalised(tmp_path, statement)
    with closing(Store(tmp_path)) as store:
        shelf = Shelf(store, log, store.photos)
        assert json.loads(shelf.export_text(photos=True))["cards"] == []
        assert Settings(store)["dice"] in ("own", "virtual")
        assert [list(score.lines) for score in store.scores.all()] in ([[]], [[{"points": 3}]])
        assert store.drafts.get(ANY, schema, subject) in (None, {"told": []})
        assert sum(saved.finished is not None for saved in store.evenings()) == 1
        assert seat(store, evening).state.day == ANSWERS + 1
