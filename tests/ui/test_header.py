"""The top bar says as much as it has room for, the most important first, and cuts no word off; what a finger may tap
once more keeps its place.
"""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.look.palette import DARK
from companion.ui.look.theme import TOUCH, ZOOMS, Look
from companion.ui.main_screen.header import undo_button, worded
from tests.ui.fakeclient import FakeClient
from tests.ui.test_questions import Table
from tests.ui.test_unconfirmed_answers import at_table

GAP = 8


@pytest.mark.parametrize(
    ("width", "words"),
    [
        (200 + 150 + 100 + 2 * GAP, 3),
        (200 + 150 + 100 + 2 * GAP - 1, 2),
        (200 + 150 + TOUCH + 2 * GAP, 2),
        (200 + 150 + TOUCH + 2 * GAP - 1, 1),
        (200 + 2 * TOUCH + 2 * GAP, 1),
        (200 + 2 * TOUCH + 2 * GAP - 1, 0),
    ],
)
def test_facts_without_room_lose_their_words_from_the_last_one_on(width: float, words: int) -> None:
    assert worded([200, 150, 100], width) == words


@pytest.mark.parametrize("zoom", ZOOMS)
async def test_both_lines_of_what_undo_takes_back_fit_into_its_button(zoom: float) -> None:
    words = "Annuler « Éperonner Magpie avec Magpie ? »"
    async with FakeClient(lambda page: page.render(lambda: undo_button(Look(DARK, zoom), words, None))) as screen:
        (said,) = [each for each in screen.find(ft.Text) if each.value == words]
        assert said.max_lines and said.size and isinstance(said.style, ft.TextStyle) and said.style.height
        assert said.max_lines * said.size * said.style.height <= TOUCH - 2, "its frame is drawn inside"


async def test_redo_keeps_its_place_after_the_last_until_something_else_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.ui.screen_session.screen_session.SETTLE", 0.0)
    table = Table("yesno")
    async with at_table(table, (390, 844)) as phone:
        assert "redo" not in phone.names()
        table.session.answer(True, table.session.view.serial)
        table.session.undoing.last()
        await phone.settle()
        assert "redo" in phone.names()
        table.session.undoing.redo()
        await phone.settle()
        assert table.evening.now.redo_caption is None and "redo" in phone.names()
        table.session.undoing.last()
        table.session.answer(False, table.session.view.serial)
        await phone.settle()
        assert "redo" not in phone.names()
