"""A database that cannot be used is told on the command line and on every screen, with what helps."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import flet as ft
import pytest

from companion import cli
from companion.core.printed.kept_cards import KeptCard
from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.store import Damaged, Locked, Newer, NoBackup, Store
from companion.store.database import FILE
from companion.ui.shell.repair import Entrance, offer
from companion.ui.widgets.error_boundary import component
from companion.web.serving import server
from tests.support.about import ANY
from tests.ui.fakeclient import FakeClient
from tests.unit.test_store import as_anybody, seat

EN = texts_in("en")


def furnish(store: Store) -> Callable[[ft.Page], None]:
    """A house with one line in it."""

    @component
    def House() -> ft.Control:
        return ft.Text(f"evenings: {len(store.evenings())}")

    return lambda page: page.render(House)


def entrance_to(folder: Path) -> Entrance:
    entrance = Entrance(folder, furnish, "en")
    entrance.enter()
    return entrance


def spoiled(folder: Path, *, backup: bool) -> None:
    """A database with an evening, and then nonsense in its place."""
    store = Store(folder)
    seat(store).answer("rest")
    if backup:
        store.backup()
    store.close()
    (folder / FILE).write_text("Ahoy! " * 5000)


def aside(folder: Path) -> list[Path]:
    """Damaged files that are kept."""
    return list(folder.glob("vigie-damaged-*.db"))


async def test_a_sound_database_opens_at_once(tmp_path: Path) -> None:
    entrance = entrance_to(tmp_path)
    async with FakeClient(entrance.main) as screen:
        assert entrance.fault is None and screen.texts() == ["evenings: 0"]
    entrance.close()


async def test_a_damaged_database_is_told_and_its_backup_put_back_with_one_tap(tmp_path: Path) -> None:
    spoiled(tmp_path, backup=True)
    entrance = entrance_to(tmp_path)
    assert isinstance(entrance.fault, Damaged) and entrance.fault.backup is not None
    async with FakeClient(entrance.main) as screen, FakeClient(entrance.main) as other:
        said = [EN(msg("ui-repair")), EN(msg("ui-repair-damaged")), EN(offer(entrance.fault))]
        assert set(said) <= set(screen.texts()) and str(tmp_path / FILE) in screen.texts()
        await screen.tap("repair-restore")
        await screen.until(lambda: "evenings: 1" in screen.texts())
        await other.until(lambda: "evenings: 1" in other.texts())
    entrance.close()
    assert len(aside(tmp_path)) == 1


async def test_without_a_backup_an_empty_database_is_offered(tmp_path: Path) -> None:
    spoiled(tmp_path, backup=False)
    entrance = entrance_to(tmp_path)
    async with FakeClient(entrance.main) as screen:
        assert {EN(msg("ui-repair-empty")), EN(msg("ui-repair-unsaved"))} <= set(screen.texts())
        with pytest.raises(AssertionError):
            screen.tappable("repair-restore")
        await screen.tap("repair-anew")
        await screen.until(lambda: "evenings: 0" in screen.texts())
    entrance.close()


async def test_a_database_that_is_gone_is_told_and_its_backup_put_back_with_one_tap(tmp_path: Path) -> None:
    spoiled(tmp_path, backup=True)
    (tmp_path / FILE).unlink()
    entrance = entrance_to(tmp_path)
    async with FakeClient(entrance.main) as screen:
        assert EN(msg("ui-repair-lost")) in screen.texts()
        await screen.tap("repair-again")
        assert not (tmp_path / FILE).exists()
        await screen.tap("repair-restore")
        await screen.until(lambda: "evenings: 1" in screen.texts())
    entrance.close()


async def test_to_begin_anew_beside_a_backup_takes_two_taps(tmp_path: Path) -> None:
    spoiled(tmp_path, backup=True)
    entrance = entrance_to(tmp_path)
    async with FakeClient(entrance.main) as screen:
        await screen.tap("repair-anew")
        assert EN(msg("ui-repair-sure")) in screen.texts() and entrance.fault is not None
        await screen.tap("repair-anew")
        await screen.until(lambda: "evenings: 0" in screen.texts())
    entrance.close()
    assert len(aside(tmp_path)) == 1 and Store.last_good_backup(tmp_path) is not None


async def test_a_locked_database_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path).close()
    monkeypatch.setattr("companion.store.database.PATIENCE", 0.05)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        entrance = entrance_to(tmp_path)
        assert isinstance(entrance.fault, Locked)
        async with FakeClient(entrance.main) as screen:
            assert EN(entrance.fault.text) in screen.texts()
            with pytest.raises(AssertionError):
                screen.tappable("repair-restore")
            await screen.tap("repair-again")
            assert EN(entrance.fault.text) in screen.texts()
            holder.execute("ROLLBACK")
            await screen.tap("repair-again")
            await screen.until(lambda: "evenings: 0" in screen.texts())
    entrance.close()


def told_by(command: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Exit code, and everything that a command prints."""
    code = cli.main([*command, "--lang", "en"])
    out, err = capsys.readouterr()
    return code, out + err


@pytest.fixture
def unserved(monkeypatch: pytest.MonkeyPatch) -> None:
    """`serve` gets as far as the server."""
    monkeypatch.setattr(server, "build_app", lambda *_args, **_more: None)
    monkeypatch.setattr(server, "serve", lambda *_args, **_more: 0)


@pytest.mark.usefixtures("unserved")
@pytest.mark.parametrize("backup", [True, False])
def test_serve_and_doctor_tell_of_damage(tmp_path: Path, capsys: pytest.CaptureFixture[str], backup: bool) -> None:
    spoiled(tmp_path, backup=backup)
    for command in (["serve", "--no-browser"], ["doctor", "--port", "0"]):
        _, told = told_by([*command, "--data", str(tmp_path)], capsys)
        assert str(tmp_path / FILE) in told and f"companion doctor --{'restore' if backup else 'anew'}" in told
        assert ("last good backup" in told) == backup and ("no good backup" in told) != backup


@pytest.mark.usefixtures("unserved")
def test_serve_and_doctor_tell_of_a_lock_and_of_a_newer_vigie(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(tmp_path).close()
    monkeypatch.setattr("companion.store.database.PATIENCE", 0.05)
    commands = (["serve", "--no-browser", "--data", str(tmp_path)], ["doctor", "--port", "0", "--data", str(tmp_path)])
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        assert all(EN(Locked(tmp_path / FILE).text) in told_by(command, capsys)[1] for command in commands)
        holder.execute("ROLLBACK")
        holder.execute("PRAGMA user_version = 99")
    assert all(EN(Newer(tmp_path / FILE, "99").text) in told_by(command, capsys)[1] for command in commands)


@pytest.mark.usefixtures("unserved")
def test_serve_and_doctor_tell_of_a_read_only_database(capsys: pytest.CaptureFixture[str]) -> None:
    commands = (["serve", "--no-browser"], ["doctor", "--port", "0"])
    with TemporaryDirectory(dir="/var/tmp") as name:
        folder = Path(name)
        Store(folder).close()
        for command in commands:  # their own modules and texts may lie in a checkout that is closed to others
            told_by([*command, "--data", name], capsys)
        (folder / FILE).chmod(0o444)
        folder.chmod(0o555)
        try:
            for command in commands:
                with as_anybody():
                    _, told = told_by([*command, "--data", name], capsys)
                assert "cannot be written" in told and str(folder / FILE) in told
        finally:
            folder.chmod(0o700)


# --- what the doctor does


def doctored(folder: Path, capsys: pytest.CaptureFixture[str], *deeds: str) -> tuple[int, str]:
    return told_by(["doctor", "--port", "0", "--data", str(folder), *deeds], capsys)


def with_a_day_more(folder: Path) -> str:
    """A backup, and a sound database with a day that it has not; returns the evening's id."""
    with closing(Store(folder)) as store:
        table = seat(store)
        table.answer("rest")
        store.backup()
        table.answer("rest")
        return table.origin.identity


def day_of(folder: Path, evening: str) -> int:
    with closing(Store(folder)) as store:
        return int(seat(store, evening).state.day)


def test_restore_without_a_backup_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoiled(tmp_path, backup=False)
    before = (tmp_path / FILE).read_bytes()
    code, told = doctored(tmp_path, capsys, "--restore")
    assert code == 1 and EN(NoBackup(tmp_path / FILE).text) in told
    assert (tmp_path / FILE).read_bytes() == before and aside(tmp_path) == []
    code, told = doctored(tmp_path, capsys, "--anew")
    assert code == 0 and EN(msg("core-begun-anew", folder=str(tmp_path))) in told and len(aside(tmp_path)) == 1


def test_restore_and_anew_leave_a_sound_database_alone_unless_forced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = with_a_day_more(tmp_path)
    for deed in ("--restore", "--anew"):
        code, told = doctored(tmp_path, capsys, deed)
        assert code == 1 and "in order" in told and f"{deed} --force" in told
        assert day_of(tmp_path, evening) == 3 and aside(tmp_path) == []
    code, told = doctored(tmp_path, capsys, "--restore", "--force")
    assert code == 0 and EN(msg("core-restored", folder=str(tmp_path))) in told
    assert day_of(tmp_path, evening) == 2 and len(aside(tmp_path)) == 1
    assert doctored(tmp_path, capsys, "--anew", "--force")[0] == 0
    with closing(Store(tmp_path)) as store:
        assert store.evenings() == []


def test_restore_leaves_alone_what_is_locked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_a_day_more(tmp_path)
    monkeypatch.setattr("companion.store.database.PATIENCE", 0.05)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        for deed in ("--restore", "--anew"):
            code, told = doctored(tmp_path, capsys, deed, "--force")
            assert code == 1 and EN(Locked(tmp_path / FILE).text) in told and aside(tmp_path) == []


@pytest.mark.usefixtures("unserved")
def test_a_database_that_is_gone_is_told_by_every_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_a_day_more(tmp_path)
    (tmp_path / FILE).unlink()
    for command in (["serve", "--no-browser"], ["doctor", "--port", "0"], ["library", "list"]):
        _, told = told_by([*command, "--data", str(tmp_path)], capsys)
        assert "is empty or gone" in told and "companion doctor --restore" in told and not (tmp_path / FILE).exists()
    assert doctored(tmp_path, capsys, "--restore")[0] == 0 and (tmp_path / FILE).exists()


def vandalised(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as vandal, vandal:
        for statement in statements:
            vandal.execute(statement)


def test_the_doctor_names_a_spoiled_evening_and_takes_it_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = with_a_day_more(tmp_path)
    with closing(Store(tmp_path)) as store:
        other = seat(store).origin.identity
    vandalised(tmp_path, "UPDATE entry SET body = '{' WHERE number = (SELECT max(number) - 2 FROM entry)")
    code, told = doctored(tmp_path, capsys)
    assert code == 1 and "2 answers can be taken back" in told
    code, told = doctored(tmp_path, capsys, "--restore")
    assert code == 0 and EN(msg("core-taken-back", n=1)) in told and len(aside(tmp_path)) == 1
    assert day_of(tmp_path, evening) >= 2 and day_of(tmp_path, other) == 1


def test_the_doctor_names_an_evening_of_which_nothing_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Store(tmp_path)) as store:
        seat(store).answer("rest")
    vandalised(tmp_path, "UPDATE evening SET game = 'x', touched = 'once upon a time'")
    code, told = doctored(tmp_path, capsys)
    assert code == 1 and "x, played on once upon a time" in told and "no backup holds it" in told


@pytest.mark.usefixtures("unserved")
def test_a_broken_setting_is_told_and_the_house_opens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Store(tmp_path)) as store:
        store.put_setting("dice", "own")
    vandalised(tmp_path, "UPDATE setting SET value = '{'")
    named = EN(msg("core-doctor-setting", setting=msg("ui-setting-dice")))
    code, told = told_by(["serve", "--no-browser", "--data", str(tmp_path)], capsys)
    assert code == 0 and named in told
    code, told = doctored(tmp_path, capsys)
    assert code == 1 and named in told


def test_a_broken_card_is_listed_as_broken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Store(tmp_path)) as store:
        store.put_cards(ANY, [KeptCard("barrels", "7", {"reward": None}, "owner")])
    vandalised(tmp_path, "UPDATE card SET record = '{'")
    broken = EN(msg("core-card-broken"))
    code, told = told_by(["library", "list", "--game", ANY, "--data", str(tmp_path)], capsys)
    assert code == 0 and f"barrels  7  {broken}" in told
    code, told = told_by(["library", "check", "--game", ANY, "--data", str(tmp_path)], capsys)
    assert code == 1 and "barrels" in told and broken in told
    code, told = doctored(tmp_path, capsys)
    assert code == 1 and broken in told
