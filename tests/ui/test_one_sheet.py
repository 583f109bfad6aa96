"""Several questions on one page: rows that are touched, dice a die a row, one button for all of it."""

from __future__ import annotations

import flet as ft
import pytest

from tests.ui.fakeclient import FakeClient
from tests.ui.test_questions import Table, main_button

pytestmark = pytest.mark.usefixtures("_no_pause")


@pytest.fixture
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.ui.screen_session.screen_session.SETTLE", 0.0)


def parts(screen: FakeClient) -> list[str]:
    """The rows, in their order."""
    return [each.identifier or "" for each in screen.find(ft.Semantics) if (each.identifier or "") in ROWS]


ROWS = ("row-target", "row-guns", "row-near", "row-shots")


@pytest.mark.parametrize("compact", [False, True])
async def test_rows_come_as_soon_as_the_answers_above_lead_to_them_and_one_button_gives_them_all(compact: bool) -> None:
    table = Table("broadside")
    async with table.screen(compact=compact) as screen:
        assert parts(screen) == ["row-target"] and main_button(screen).disabled
        await screen.tap("row-target-anne")
        assert parts(screen) == ["row-target", "row-guns", "row-shots"] and main_button(screen).disabled
        await screen.tap("die-shots-1-5")
        assert "touché" in screen.texts() and "Encore 1 dé" in screen.texts()
        await screen.tap("die-shots-2-2")
        assert "raté" in screen.texts() and not main_button(screen).disabled
        assert any("anne (5, 2)" in text for text in screen.texts()), "what follows is told live"
        assert table.said == [], "nothing was answered yet"
        await screen.tap("answer-main")
    assert table.said == ["anne", ("2", "3"), (5, 2)]


async def test_each_die_says_from_what_it_hits_and_how_likely_that_is() -> None:
    table = Table("broadside")
    async with table.screen() as screen:
        await screen.tap("row-target-anne")
        assert [text for text in screen.texts() if "touche à" in text] == ["touche à 3+ · 67 %", "touche à 4+ · 50 %"]


async def test_another_answer_takes_away_what_it_does_not_lead_to() -> None:
    table = Table("broadside")
    async with table.screen() as screen:
        await screen.tap("row-target-corsaire")
        assert parts(screen) == ["row-target", "row-guns", "row-near"] and "Choisis d’abord" in screen.texts()
        await screen.tap("row-near-2")
        assert parts(screen) == list(ROWS)
        await screen.tap("row-target-anne")
        assert parts(screen) == ["row-target", "row-guns", "row-shots"]
        await screen.tap("die-shots-1-5")
        await screen.tap("die-shots-2-6")
        await screen.tap("row-guns-2")  # without this gun there is one die, and none of the two lies there
        assert main_button(screen).disabled and "Encore 1 dé" in screen.texts()


async def test_a_die_is_put_right_by_a_touch_and_quick_taps_are_not_lost() -> None:
    table = Table("broadside")
    async with table.screen() as screen:
        await screen.tap("row-target-anne")
        await screen.tap("die-shots-1-5")
        await screen.tap("die-shots-1-3")
        await screen.tap("die-shots-2-1")
        await screen.tap("answer-main")
    assert table.said[-1] == (3, 1)


async def test_the_app_rolls_beside_it_and_all_else_is_given_with_it() -> None:
    table = Table("broadside")
    async with table.screen() as screen:
        assert "roll-for-me" not in screen.names()
        await screen.tap("row-target-marchand")
        await screen.tap("roll-for-me")
    assert table.said[:2] == ["marchand", ("2", "3")] and len(table.said[2]) == 2
    table.evening.undo()
    assert table.said == []


async def test_a_row_of_several_people_names_whose_it_is() -> None:
    table = Table("wheels")
    async with table.screen() as screen:
        for seat in ("seat-1", "seat-2", "seat-3"):
            await screen.tap(f"row-wheel-{seat}-nord")
        assert [name for name in screen.texts() if name in ("Nina", "Omar", "Pia")] == ["Nina", "Omar", "Pia"]
        await screen.tap("answer-main")
    assert table.evening.state.answers == ("nord nord nord",)


@pytest.mark.parametrize("compact", [False, True])
async def test_a_row_that_seldom_matters_comes_when_somebody_asks_for_it(compact: bool) -> None:
    table = Table("helms")
    async with table.screen(compact=compact) as screen:
        assert {"row-helm-Anne", "row-helm-Bart"} <= screen.names() and "row-first" not in screen.names()
        await screen.tap("row-helm-Bart-sud")
        assert main_button(screen).disabled
        await screen.tap("rows-seldom")
        assert "row-first" in screen.names() and "rows-seldom" not in screen.names()
        await screen.tap("row-helm-Anne-cap")
        await screen.tap("answer-main")
    assert table.said == [False, "cap", "sud"]


@pytest.mark.parametrize("compact", [False, True])
async def test_a_key_of_a_face_gives_all_answers_with_the_choice_above_it(compact: bool) -> None:
    table = Table("boarding")
    async with table.screen(compact=compact) as screen:
        assert main_button(screen).disabled and "row-attack" in screen.names()
        assert {"92 %", "83 %"} <= set(screen.texts()), "the chances stand where it is weighed"
        await screen.tap("answer-pad-1-0")
    assert table.said == [True, (("nation", "france"), ("defence", 2))]
    table.evening.undo()
    assert table.said == [], "one tap, one undo"


async def test_a_choice_that_leads_to_no_face_takes_its_keys_away() -> None:
    table = Table("boarding")
    async with table.screen() as screen:
        await screen.tap("row-attack-no")
        assert "answer-pad-0-0" not in screen.names()
        await screen.tap("answer-main")
    assert table.said == [False]
