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
from companion.core.text import msg
from companion.library.texts import texts_in
from companion.store import Damaged, Locked, Newer, Store
from companion.store.database import FILE
from companion.ui import server
from companion.ui.safety import component
from companion.ui.shell.repair import Entrance, offer
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
        assert EN(msg("ui-repair-empty")) in screen.texts()
        await screen.tap("repair-restore")
        await screen.until(lambda: "evenings: 0" in screen.texts())
    entrance.close()


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
        assert str(tmp_path / FILE) in told and "companion doctor --restore" in told
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
