"""Lessons at the table: a note beside the first question that brings one, read once, turned off, begun again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from companion.core.procedures.menus import Menu
from companion.host.tips_shown import KEY
from companion.library.game_registry import game
from companion.session.game_session import GameSession
from tests.browser.around_question import within
from tests.browser.driver import NewScreen, Screen
from tests.browser.running_app import GAME, House, at_the_table, prepared

SOON = 2000
"""Milliseconds after which something that is not there to be tapped is looked for anew."""
KEYS = frozenset(lesson.key for lesson in game(GAME).lessons)


def teaches(evening: GameSession) -> bool:
    """Whether a menu is open that brings a lesson."""
    question = evening.question
    return isinstance(question, Menu) and any(lesson.comes_with(question) for lesson in evening.game.lessons)


def notes(screen: Screen) -> Locator:
    """The notes on the screen."""
    return screen.page.locator(", ".join(f"[flt-semantics-identifier='{key}']" for key in sorted(KEYS)))


def put_away(screen: Screen, words: str) -> None:
    """Tap a button of the note, which folds where the screen turns out to have no room for all, and has to be opened
    then."""

    def away() -> bool:
        with suppress(PlaywrightTimeout):
            if not screen.button(words).count():
                notes(screen).click(timeout=SOON)
            screen.button(words).click(timeout=SOON)
        return notes(screen).count() == 0

    screen.until(away)


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.long), (390, 844)])
def test_a_lesson_stands_beside_what_brings_it_until_somebody_has_understood_it(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, size: tuple[int, int]
) -> None:
    address = prepared(tmp_path, teaches, lessons="on")
    house = opened("--lang", "fr")
    screen = at_the_table(screen_of(house.server.url, width=size[0], height=size[1]), address)
    before = house.table()
    expect(notes(screen)).to_have_count(1)
    within(screen, notes(screen))
    screen.keep_shot(f"lesson-{size[0]}")
    put_away(screen, "Compris")
    screen.by_id("question").wait_for(state="attached")
    assert house.table() == before, "a lesson changes nothing"
    screen.reload()
    screen.by_id("question").wait_for(state="attached")
    expect(notes(screen)).to_have_count(0)
    screen.open("/settings")
    forget = screen.by_id(f"forget-{GAME}")
    screen.by_id("theme-light").wait_for(state="attached")
    screen.page.mouse.move(size[0] / 2, size[1] / 2)
    screen.scrolled_to(forget)
    screen.keep_shot(f"lesson-settings-{size[0]}")
    forget.scroll_into_view_if_needed()
    screen.tap_id(f"forget-{GAME}")
    expect(forget).to_have_count(0)
    assert GAME not in house.setting(KEY), "a lesson may be given again"


def test_no_more_lessons_are_given_once_somebody_wants_none(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, teaches, lessons="on")
    house = opened("--lang", "fr")
    screen = at_the_table(screen_of(house.server.url), address)
    expect(notes(screen)).to_have_count(1)
    put_away(screen, "Arrêter les leçons")
    screen.until(lambda: house.setting("lessons") == "off")
