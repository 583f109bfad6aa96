"""A menu as a table: a row for each ship, a button for each thing that it may do, a lock where it may not."""

from __future__ import annotations

from dataclasses import replace

import flet as ft
import pytest

from companion.core.procedures.menus import Rows
from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.page.menu_table import outside, table_of
from tests.ui.fakeclient import FakeClient
from tests.ui.question_game import QUESTIONS, menu_of_ships, say
from tests.ui.test_questions import Table, words_of


def drawn(screen: FakeClient) -> list[str]:
    """What can be tapped in the middle, from top to bottom."""
    names = [each.identifier or "" for each in screen.find(ft.Semantics)]
    return [name for name in names if name.startswith(("answer-", "locked-", "not-now"))]


def test_a_cell_is_what_can_be_done_of_a_group_or_all_that_is_against_it() -> None:
    table = table_of(menu_of_ships())
    assert table is not None and table.groups == ("move", "shoot")
    cells = {at: (cell.open and cell.open.id, [each.id for each in cell.refused]) for at, cell in table.cells.items()}
    assert cells == {
        ("ship-1", "move"): ("move-1", []),
        ("ship-2", "move"): (None, ["move-2"]),
        ("ship-2", "shoot"): ("shoot-2-red", ["shoot-2-blue"]),
    }


def test_options_in_a_cell_are_no_cards_and_several_ways_of_one_ship_are() -> None:
    question = menu_of_ships()
    table = table_of(question)
    assert table is not None and table.taken == {"move-1", "shoot-2-red"} and table.locked == {"move-2"}
    left = [option.id for option in outside([o for o in question.options if o.verdict.allowed], table)]
    assert left == ["stay", "shoot-1-red", "shoot-1-blue", "dump"]
    assert outside(question.options, None) == list(question.options)


@pytest.mark.parametrize("rows", [None, Rows((), ("move",))])
def test_a_menu_without_units_has_no_table(rows: Rows | None) -> None:
    assert table_of(replace(menu_of_ships(), rows=rows)) is None


def test_what_is_asked_for_no_ship_stands_in_no_row() -> None:
    strangers = Rows((replace(menu_of_ships().options[0], id="ship-9", label=say("Le Grèbe")),), ("move", "shoot"))
    table = table_of(replace(menu_of_ships(), rows=strangers))
    assert table is not None and not table.cells and table.groups == ()


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_ship_has_a_row_with_its_name_and_its_buttons(lang: str, compact: bool) -> None:
    t = texts_in(lang)
    async with Table("fleet").screen(lang=lang, compact=compact) as screen:
        told = drawn(screen)
        rows = ["answer-move-1", "locked-ship-2-move", "answer-shoot-2-red"]
        assert [name for name in told if name in rows] == rows
        assert told.index("answer-shoot-2-red") < told.index("answer-shoot-1-red") < told.index("answer-dump")
        assert {"La Hulotte", "Le Vanneau", "bougé"} <= set(screen.texts())
        assert words_of(screen, "answer-move-1") == words_of(screen, "locked-ship-2-move") == [t(msg("ui-group-move"))]


async def test_a_button_begins_what_it_stands_for() -> None:
    table = Table("fleet")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("answer-shoot-2-red")
    assert table.evening.question == QUESTIONS["roll"]
    assert table.evening.now.command is not None and table.evening.now.command.params == (("ship", "ship-2"),)


async def test_a_lock_says_why_and_its_rule_and_changes_nothing() -> None:
    table = Table("fleet")
    async with table.screen() as screen:
        assert "Le Vanneau est pris." not in screen.texts()
        table.clock.settle()
        await screen.tap("locked-ship-2-move")
        assert {"Le Vanneau est pris.", "La Bleue est loin."} <= set(screen.texts())
        await screen.tap("rule-AG-1")
        await screen.tap("not-now")
        assert "Le Vanneau est pris." not in screen.texts()
    assert table.rules == ["AG-1"] and table.said == []


async def test_what_is_refused_beside_a_button_is_told_below_the_rows() -> None:
    async with Table("fleet").screen() as screen:
        assert "not-now" in drawn(screen)
