"""From the table and back: rules, library and settings do not lose a half-made choice, and reasons open in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.library.game_registry import game_ids
from tests.browser.around_question import SIZES, asks_why_not, drafts, refuses
from tests.browser.driver import NewScreen
from tests.browser.painted_words import resize
from tests.browser.player import SHEET
from tests.browser.running_app import House, at_the_table, prepared


@SIZES
def test_one_comes_back_to_the_same_question_with_what_was_chosen(
    sizes: Sequence[tuple[int, int]], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, drafts, seed=1)
    house = opened()
    before = house.table()
    screen = at_the_table(screen_of(house.server.url, *sizes[0]), address)
    for width, height in sizes:
        resize(screen.page, width, height)
        sheet = screen.page.locator(SHEET).first.get_attribute("flt-semantics-identifier")
        option = screen.page.locator("[flt-semantics-identifier^='answer-'][aria-current='false']").first
        option.wait_for(state="attached")
        chosen = option.get_attribute("flt-semantics-identifier") or ""
        screen.tap_id(chosen)
        expect(screen.by_id(chosen)).to_have_attribute("aria-current", "true")
        for ways, arrived in (
            (("ways", "way-settings"), "theme-light"),
            (("ways", "way-library"), "library-import"),
            (("ways", "way-rules"), "rules-search"),
            (("tab-rules",), "rules-search"),
        ):
            for way in ways:
                screen.tap_id(way)
            screen.by_id(arrived).wait_for(state="attached")
            expect(screen.page.locator(SHEET)).to_have_count(0)
            screen.tap_id("back-to-question")
            expect(screen.by_id(chosen)).to_have_attribute("aria-current", "true")
            assert screen.page.locator(SHEET).first.get_attribute("flt-semantics-identifier") == sheet
    assert house.table() == before


def test_the_rules_are_read_by_chapters_and_the_settings_at_the_table_are_in_force_at_once(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, refuses)
    house = opened()
    screen = at_the_table(screen_of(house.server.url, width=390, height=844), address)
    screen.tap_id("tab-rules")
    chapters = screen.page.locator("[flt-semantics-identifier^='chapter-']")
    chapters.first.wait_for(state="attached")
    chapters.first.click()
    rules = screen.page.locator("[flt-semantics-identifier^='rule-']")
    rules.first.wait_for(state="attached")
    rules.first.click()
    screen.tap_id("rules-back")
    expect(rules.first).to_be_attached()
    screen.tap_id("ways")
    screen.tap_id("way-settings")
    screen.tap_id("language-en")
    screen.until(lambda: house.setting("language") == "en")
    screen.tap_id("back-to-question")
    screen.by_id("question").wait_for(state="attached")


@SIZES
@pytest.mark.parametrize("game_id", game_ids())
def test_the_reasons_why_not_open_where_the_eye_is(
    sizes: Sequence[tuple[int, int]], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, game_id: str
) -> None:
    address = prepared(tmp_path, refuses, game_id)
    house = opened()
    screen = at_the_table(screen_of(house.server.url, *sizes[0]), address)
    for width, height in sizes:
        resize(screen.page, width, height)
        asks_why_not(screen)
