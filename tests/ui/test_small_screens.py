"""On a small screen the question ends above the bar below it, and the boards show that they follow."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.questions.sheet.sheet_frame import BAR as BUTTONS
from companion.ui.questions.sheet.sheet_frame import EDGES_IN_LETTERS
from tests.ui.test_questions import Table
from tests.ui.test_unconfirmed_answers import at_table

BAR, EDGE = 72, 8
"""Height of the bar at the bottom of a phone, and what lies between it and the question."""


@pytest.mark.parametrize("size", [(390, 844), (412, 915)])
async def test_the_sheet_ends_above_the_bar_and_leaves_the_boards_a_strip(size: tuple[int, int]) -> None:
    async with at_table(Table("choose"), size) as screen:
        (bar,) = [each for each in screen.find(ft.Container) if each.height == BAR]
        heights = [each.height for each in screen.find(ft.Container) if (each.height or 0) > size[1] / 2]
        assert bar.visible and heights
        assert max(heights) < size[1] - 2 * (BAR + EDGE)


@pytest.mark.parametrize(("kind", "others"), [("choose", 0), ("yesno", 1)])
async def test_held_sideways_the_buttons_share_all_the_width_by_their_longest_words(kind: str, others: int) -> None:
    async with at_table(Table(kind), (640, 400)) as screen:
        (bar,) = [each for each in screen.find(ft.Row) if each.key == BUTTONS]
        first, *rest = bar.controls
        assert len(rest) == others and first.expand
        for row in rest:
            words = [each.value.split() for each in screen.walk(row) if isinstance(each, ft.Text) and each.value]
            assert row.expand == sum(max(map(len, each)) + EDGES_IN_LETTERS for each in words)
