"""Damage inside the database, on screen: the page that it concerns says what can be had, and all others work."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.printed.kept_cards import KeptCard
from companion.core.values.messages import msg
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game, game_ids
from companion.library.texts import texts_in
from companion.simulation.robot import Robot
from companion.store import Store
from companion.store.database import FILE
from companion.store.scores import KeptScore
from companion.ui.app import main_for
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from tests.support.machine import machine
from tests.ui.fakeclient import FakeClient
from tests.unit.test_damaged_database import vandalised

EN = texts_in("en")
GAME = game_ids()[0]


class Home:
    """A house with two evenings, and the damage that comes over one of them while it is closed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.host = self._opened()
        self.host.settings.put("language", "en")
        self.other = self.host.new_evening(GAME, screens_of(GAME).demo(), seed=3).origin.identity
        self.evening = self.host.new_evening(GAME, screens_of(GAME).demo(), seed=4).origin.identity

    def _opened(self) -> Host:
        store = Store(self.folder)
        return Host(store, Settings(store))

    def damaged(self, *statements: str, backup: bool) -> None:
        if backup:
            self.host.store.backup()
        self.close()
        vandalised(self.folder, *(statement.replace("?", f"'{self.evening}'") for statement in statements))
        self.host = self._opened()

    def close(self) -> None:
        self.host.store.close()

    def screen(self, route: str = "/") -> FakeClient:
        return FakeClient(main_for(self.host, AppContext(self.host, services=machine(Clock()))), route)


class Clock:
    """Long enough passes between any two taps."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 60.0
        return self.now


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    opened = Home(tmp_path)
    yield opened
    opened.close()


def reads(screen: FakeClient, *keys: str) -> bool:
    return {EN(msg(key)) for key in keys} <= set(screen.texts())


BROKEN_PART = EN(msg("foundation-broken-part"))
JOURNAL = "UPDATE entry SET body = '{' WHERE evening_id = ? AND number = 2"
OPTIONS = "UPDATE evening SET options = '{' WHERE id = ?"


@pytest.mark.parametrize("statement", [JOURNAL, OPTIONS])
async def test_a_spoiled_evening_offers_its_backup_where_it_is_opened(home: Home, statement: str) -> None:
    home.damaged(statement, backup=True)
    async with home.screen() as screen:
        await screen.tap("home-continue")
        assert reads(screen, "ui-spoiled", "ui-spoiled-backup") and BROKEN_PART not in screen.texts()
        await screen.tap("repair-take-back")
        await screen.until(lambda: not reads(screen, "ui-spoiled"))
        await screen.read()
        question = home.host.resume(home.evening).question
        assert question is not None and EN(question.text) in screen.texts()


async def test_a_spoiled_evening_without_a_backup_goes_on_from_what_can_be_read(home: Home) -> None:
    last = len(home.host.resume(home.evening).journal.entries) - 1
    home.damaged(JOURNAL.replace("= 2", f"= {last}"), backup=False)
    async with home.screen(f"/table/{home.evening}") as screen:
        assert reads(screen, "ui-spoiled", "ui-spoiled-here")
        await screen.tap("repair-take-back")
        await screen.until(lambda: not reads(screen, "ui-spoiled"))
        assert home.host.resume(home.evening).question is not None


@pytest.mark.parametrize("page", ["table", "share"])
async def test_a_spoiled_evening_of_which_nothing_is_left_leads_home(home: Home, page: str) -> None:
    home.damaged(OPTIONS, "UPDATE evening SET touched = 'some day' WHERE id = ?", backup=False)
    for backup in (home.folder / "backups").iterdir():
        backup.unlink()
    async with home.screen(f"/{page}/{home.evening}") as screen:
        assert reads(screen, "ui-spoiled", "ui-spoiled-nothing")
        await screen.tap("home")
        assert reads(screen, "ui-new", "ui-continue")


async def test_the_start_page_and_the_other_evenings_still_work(home: Home) -> None:
    home.damaged("UPDATE evening SET game = 'chess', touched = '9999' WHERE id = ?", backup=True)
    async with home.screen() as screen:
        assert EN(msg("ui-continue-note", game=msg("ui-evening-spoiled"), when="9999")) in screen.texts()
        assert BROKEN_PART not in screen.texts()
        await screen.tap("home-evenings")
        assert reads(screen, "ui-evening-spoiled", "ui-evening-open") and "chess · 9999" in screen.texts()
        with pytest.raises(AssertionError):
            screen.tappable(f"share-{home.evening}")
        await screen.tap(f"open-{home.other}")
        await screen.read()
        question = home.host.resume(home.other).question
        assert question is not None and EN(question.text) in screen.texts()


async def test_an_evening_of_another_version_says_so(home: Home) -> None:
    home.evening = home.host.store.begin("chess", {}, 1, "1").id
    async with home.screen(f"/table/{home.evening}") as screen:
        assert reads(screen, "ui-unopened") and any("another version" in text for text in screen.texts())


async def test_a_broken_setting_is_named_on_the_first_page_until_it_is_set_again(home: Home) -> None:
    home.damaged("UPDATE setting SET value = '{'", "INSERT INTO setting VALUES ('dice', '7')", backup=False)
    home.host.settings.put("language", "en")
    told = EN(msg("ui-setting-broken", setting=msg("ui-setting-dice")))
    async with home.screen() as screen:
        assert told in screen.texts()
        await screen.tap("home-settings")
        assert told in screen.texts()
        await screen.tap("dice-own")
        assert told not in screen.texts() and home.host.settings["dice"] == "own"


async def test_a_broken_card_is_named_in_the_library(home: Home) -> None:
    schema, box = next((schema, parts) for schema, parts in game(GAME).box().items() if parts.subjects)
    home.host.store.put_cards(GAME, [KeptCard(schema, box.subjects[0], {}, "owner")])
    home.damaged("UPDATE card SET record = '{'", backup=False)
    async with home.screen(f"/library/{GAME}") as screen:
        named = game(GAME).form(schema, box.subjects[0]).text
        assert EN(msg("ui-library-broken", card=named)) in screen.texts()


@pytest.mark.parametrize("body", ["[{", '[{"place":"first"}]'])
async def test_a_broken_score_can_be_thrown_away(home: Home, body: str) -> None:
    home.host.store.scores.keep(KeptScore("a" * 32, GAME, "2026-11-20", "Nina", [{"place": 1}]))
    home.damaged(f"UPDATE score SET day = 'then', body = '{body}'", backup=False)
    async with home.screen("/evenings") as screen:
        assert BROKEN_PART not in screen.texts() and any("then" in text for text in screen.texts())
        for _ in range(2):
            await screen.tap(f"discard-{'a' * 32}")
        assert home.host.store.scores.all() == []


async def test_once_the_file_is_gone_every_page_and_every_answer_says_so(home: Home) -> None:
    moved = "deleted, moved or replaced"
    session = AppContext(home.host, services=machine(Clock())).session(home.other)
    table = home.host.resume(home.other)
    before = table.now.serial
    async with home.screen() as screen:
        (home.folder / FILE).rename(home.folder / "away.db")
        session.answer(Robot(1).answer(table.question), table.now.serial)
        assert session.fault is not None and moved in EN(session.fault) and table.now.serial == before
        await screen.tap("home-evenings")
        assert any(moved in text for text in screen.texts()) and BROKEN_PART not in screen.texts()
        (home.folder / "away.db").rename(home.folder / FILE)
        await screen.tap("repair-again")
        assert reads(screen, "ui-evenings", "ui-evening-open")
        session.answer(Robot(1).answer(table.question), table.now.serial)
        assert session.fault is None and table.now.serial > before
