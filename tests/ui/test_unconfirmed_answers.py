"""Stepping aside from a question loses nothing of what was half chosen or half written, on tablets and phones."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.core.rules.rule_index import RuleIndex
from companion.core.values.messages import msg
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.main_screen.screen import TableScreen, TableServices
from tests.ui.fakeclient import FakeClient
from tests.ui.test_questions import FR, Table, words_of


class Nothing(GameScreens):
    """Boards that show nothing."""

    def chips(self, state: Any, book: Any) -> list[Any]:
        return []

    def left(self, session: Any) -> ft.Control:
        return ft.Container()

    def right(self, session: Any) -> ft.Control:
        return ft.Container()


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.ui.screen_session.screen_session.SETTLE", 0.0)


def at_table(table: Table, size: tuple[int, int]) -> FakeClient:
    """A screen of the table, with settings and a library that say so."""
    around = TableServices(settings=lambda: ft.Text("réglages", size=18), library=lambda *_: ft.Text("fonds", size=18))

    def screen() -> ft.Control:
        return TableScreen(table.session, Nothing(), RuleIndex(()), size, lambda: None, around)

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), screen)))

    return FakeClient(main, size=size)


def selected(screen: FakeClient) -> list[str]:
    """What is chosen on the sheet."""
    found = [each for each in screen.find(ft.Semantics) if each.selected and each.identifier]
    return [
        each.identifier or "" for each in found if not (each.identifier or "").startswith(("tab-", "may-i", "ways"))
    ]


async def there_and_back(screen: FakeClient) -> None:
    """To the settings, the library, the rules and corrections, and back to the question each time."""
    for ways, arrived in ((("ways", "way-settings"), "réglages"), (("ways", "way-library"), "fonds")):
        for way in ways:
            await screen.tap(way)
        assert arrived in screen.texts() and "question" not in screen.names()
        await screen.tap("back-to-question")
    for way in ("tab-rules", "tab-log", "correct"):
        await screen.tap(way)
        assert "question" not in screen.names()
        await screen.tap("back-to-question")
    await screen.tap("why")
    await screen.tap("why-close")
    await screen.tap("may-i")
    await screen.tap("trial-close")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize(
    ("ask", "taps"),
    [
        ("choose", ("answer-tea",)),
        ("pick", ("answer-marchand", "answer-corsaire")),
        ("number", ("answer-3",)),
        ("roll", ("key-4",)),
        ("form", ("slot-role", "role-marchand", "nation-france")),
    ],
)
async def test_a_half_made_choice_is_still_there(ask: str, taps: tuple[str, ...], size: tuple[int, int]) -> None:
    table = Table(ask)
    async with at_table(table, size) as screen:
        for tap in taps:
            await screen.tap(tap)
        before = (selected(screen), words_of(screen, "question"), screen.texts())
        await there_and_back(screen)
        assert (selected(screen), words_of(screen, "question")) == before[:2]
        assert [text for text in before[2] if text not in screen.texts()] == []
    assert table.said == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
async def test_half_a_word_is_still_there(size: tuple[int, int]) -> None:
    async with at_table(Table("words"), size) as screen:
        (field,) = screen.find(ft.TextField)
        await screen.type(str(field.label), "La Hul")
        await there_and_back(screen)
        (field,) = screen.find(ft.TextField)
        assert field.value == "La Hul"


async def test_no_page_of_the_table_is_lit_while_one_has_stepped_aside() -> None:
    async with at_table(Table("menu"), (1280, 800)) as screen:
        for aside in ("may-i", "ways", "correct"):
            await screen.tap("tab-log")
            await screen.tap(aside)
            lit = [each.identifier for each in screen.find(ft.Semantics) if each.selected]
            assert lit == [aside]
            await screen.tap("tab-table")


async def test_every_sign_of_the_bar_is_explained_on_the_page_of_ways() -> None:
    table = Table("menu", answers=("sail",))
    async with at_table(table, (390, 844)) as screen:
        await screen.tap("ways")
        told = screen.texts()
        for sign in ("ui-rules-note", "ui-library-note", "ui-settings-note", "ui-trial-note", "ui-correct-way"):
            assert FR(msg(sign)) in told
        assert FR(msg("ui-home-way")) in told
        assert [
            name for name in ("way-rules", "way-library", "way-settings", "home") if name not in screen.names()
        ] == []
