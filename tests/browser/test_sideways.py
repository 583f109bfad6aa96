"""A phone held sideways can be played: an answer is in sight, the main button whole, and nothing stands letter by
letter."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.around_question import refuses, within
from tests.browser.driver import NewScreen
from tests.browser.painted_words import ink, listen
from tests.browser.player import Player
from tests.browser.running_app import House, at_the_table, prepared

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "size",
    [(844, 390), pytest.param((667, 375), marks=pytest.mark.long), pytest.param((640, 400), marks=pytest.mark.long)],
)
def test_a_phone_held_sideways_can_be_played(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, size: tuple[int, int]
) -> None:
    address = prepared(tmp_path, refuses)
    house = opened("--lang", "fr")
    screen = screen_of(house.server.url, width=size[0], height=size[1])
    listen(screen.page)
    at_the_table(screen, address)
    player = Player(screen)
    for _ in range(2):
        player.uncover()
        screen.by_id("question").wait_for(state="attached")
        assert [*ink(screen.page).faults()] == []
        within(screen, screen.by_id("answer-main"))
        first = screen.page.locator("[flt-semantics-identifier^='answer-']:not([flt-semantics-identifier$='-main'])")
        if first.count():
            within(screen, first.first)
        player.answer()
    screen.tap_id("tab-log")
    screen.by_id("back-to-question").wait_for(state="attached")
    screen.tap_id("tab-table")
    expect(screen.by_id("back-to-question")).to_have_count(0)
