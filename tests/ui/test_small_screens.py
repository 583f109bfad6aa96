"""On a small screen the question ends above the bar below it, and the boards show that they follow."""

from __future__ import annotations

from functools import partial

import flet as ft
import pytest
from PIL import ImageFont

from companion.library.game_registry import game_ids
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.games import screens_of
from companion.ui.look.palette import DARK
from companion.ui.look.theme import TOUCH, Look
from companion.ui.main_screen.sides import GAP as AROUND
from companion.ui.page.shapes import FLAT
from companion.ui.questions.sheet.sheet_bar import BAR as BUTTONS
from companion.ui.questions.sheet.sheet_bar import EDGES_IN_LETTERS, letters_across, main_button
from companion.ui.questions.sheet.sheet_context import BarButton
from companion.ui.widgets.rail import EDGE as EDGE_OF_RAIL
from companion.ui.widgets.rail import GAP, LABEL, LARGEST, MARK, RAIL, way_height
from tests.browser.server import ROOT
from tests.ui.fakeclient import FakeClient
from tests.ui.question_game import QUESTIONS
from tests.ui.test_questions import Table
from tests.ui.test_unconfirmed_answers import at_table

BAR, EDGE = 72, 8
"""Height of the bar at the bottom of a phone, and what lies between it and the question."""
FINELY = 10
"""How much larger than it is drawn a word is measured, as fonts are measured in whole dots."""


@pytest.mark.parametrize("size", [(390, 844), (412, 915)])
async def test_the_sheet_ends_above_the_bar_and_leaves_the_boards_a_strip(size: tuple[int, int]) -> None:
    async with at_table(Table("choose"), size) as screen:
        (bar,) = [each for each in screen.find(ft.Container) if each.height == BAR]
        heights = [each.height for each in screen.find(ft.Container) if (each.height or 0) > size[1] / 2]
        assert bar.visible and heights
        assert max(heights) < size[1] - 2 * (BAR + EDGE)


@pytest.mark.parametrize(("kind", "others"), [("choose", 0), ("yesno", 1)])
async def test_held_sideways_the_buttons_share_all_the_width_by_what_their_words_need(kind: str, others: int) -> None:
    async with at_table(Table(kind), (640, 400)) as screen:
        (bar,) = [each for each in screen.find(ft.Row) if each.key == BUTTONS]
        first, *rest = bar.controls
        assert len(rest) == others and first.expand
        for row in rest:
            words = [each.value for each in screen.walk(row) if isinstance(each, ft.Text) and each.value]
            assert row.expand == sum(letters_across(each) + EDGES_IN_LETTERS for each in words)


@pytest.mark.parametrize(("narrow", "alone", "parts"), [(True, False, 1), (True, True, 2), (False, False, 2)])
async def test_beside_others_the_picture_of_a_narrow_button_gives_way(narrow: bool, alone: bool, parts: int) -> None:
    way = BarButton("Agir", lambda: None, "answer-main", "icon:ship")
    shown = partial(main_button, Look(DARK), way, 64, narrow, alone=alone)
    async with FakeClient(lambda page: page.render(shown)) as screen:
        (button,) = screen.find(ft.FilledButton)
        assert isinstance(button.content, ft.Row) and len(button.content.controls) == parts


@pytest.mark.parametrize(
    ("words", "lines", "letters"), [("Rompre le combat", 2, 9), ("Continuer", 2, 9), ("a b c", 3, 1), ("", 2, 0)]
)
def test_what_words_need_beside_each_other_for_their_lines(words: str, lines: int, letters: int) -> None:
    assert letters_across(words, lines) == letters


async def test_the_rule_of_a_refused_card_and_the_way_around_it_share_a_line() -> None:
    refused = [each.id for each in QUESTIONS["choose"].options if not each.verdict.allowed]
    async with at_table(Table("choose"), (390, 844)) as screen:
        feet = [each for each in screen.find(ft.Row) if str(each.key).startswith("foot-")]
        assert [each.key for each in feet] == [f"foot-{each}" for each in refused] and feet
        for foot in feet:
            rule, *ways = foot.controls
            assert isinstance(rule, ft.Text) and len(ways) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_word_of_the_rail_is_whole(game: str, lang: str) -> None:
    font = ImageFont.truetype(str(ROOT / "assets" / "fonts" / "FiraSans-Regular.ttf"), LABEL * FINELY)
    room = RAIL - 2 * EDGE_OF_RAIL - MARK
    labels = {texts_in(lang)(tab.label) for tab in screens_of(game).tabs}
    assert {label for label in labels if font.getlength(label) / FINELY > room} == set()


@pytest.mark.parametrize("ways", [5, 8, 12])
def test_of_the_rail_no_way_lies_there_cut_off(ways: int) -> None:
    for height in range(60, FLAT):  # a keyboard takes most of it
        each = way_height(height, ways)
        shown = min(ways, (height - 2 * EDGE_OF_RAIL + GAP) / (each + GAP))
        assert each >= TOUCH and shown == pytest.approx(round(shown))
        assert shown < ways or each <= LARGEST


@pytest.mark.parametrize("height", [390, 375, 400])
async def test_the_rail_of_a_table_shares_out_the_height_of_its_screen(height: int) -> None:
    async with at_table(Table("choose"), (667, height)) as screen:
        (rail,) = [each for each in screen.find(ft.Container) if each.width == RAIL]
        high = {each.height for each in screen.walk(rail) if getattr(each, "width", None) == RAIL - 2 * EDGE_OF_RAIL}
        assert isinstance(rail.content, ft.Column)
        assert high == {way_height(height - 2 * AROUND, len(rail.content.controls))}
