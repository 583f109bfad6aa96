"""A round of each game by keys alone: whoever taps nothing reaches every button, answers, and goes back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from companion.core.procedures.menus import Menu
from companion.journal_views.chronicle import Chronicle
from companion.library.game_registry import game_ids
from companion.session.game_session import GameSession
from tests.browser.driver import STILL, NewScreen, Screen
from tests.browser.player import Player
from tests.browser.running_app import House, prepared

MOST: Final = 90
"""Keys that lead to anything on a screen at most."""
FOCUSED: Final = "document.activeElement.getAttribute('flt-semantics-identifier')"
NUMBERED: Final = "[role='button'][flt-tappable][flt-semantics-identifier^='answer-']"


class Typist(Player):
    """Plays on by keys alone: digits where an answer has one, else Tab or an arrow to what is wanted, and Enter."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.pressed: set[str] = set()
        """Keys by which something was answered."""

    def _press(self, place: Locator) -> None:
        """Tap what stands there by keys."""
        place.wait_for(state="attached")
        place.evaluate(STILL)
        name = place.get_attribute("flt-semantics-identifier") or ""
        page = self.screen.page
        found = page.locator(NUMBERED).evaluate_all(
            "all => all.map(each => each.getAttribute('flt-semantics-identifier'))"
        )
        numbered = [each for each in found if each != "answer-main"][:9]
        self.taps += 1
        if name in numbered:
            self.pressed.add("digit")
            page.keyboard.press(str(numbered.index(name) + 1))
            return
        self.reach(name, "ArrowDown" if self.taps % 2 else "Tab")
        page.keyboard.press("Space" if self.taps % 2 else "Enter")
        self.pressed.add("Space" if self.taps % 2 else "Enter")

    def reach(self, name: str, key: str = "Tab") -> None:
        """Walk until the keys are at what bears this name."""
        page = self.screen.page
        passed = []
        for _ in range(MOST):
            if (at := page.evaluate(FOCUSED)) == name:
                return
            passed.append(at)
            page.keyboard.press(key)
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        raise AssertionError(f"no key leads to {name}, only to {passed}")


def rounds(evening: GameSession) -> int:
    """How many rounds an evening has begun."""
    return len(Chronicle.of(evening.journal).rounds)


def in_mid_evening(evening: GameSession) -> bool:
    """Whether people play already, and one of them has the choice."""
    return rounds(evening) > 1 and bool(evening.now.on_turn) and isinstance(evening.question, Menu)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_round_is_played_by_keys_alone(
    game_id: str, tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, in_mid_evening, game_id)
    house = opened()
    screen = screen_of(house.server.url).open(address)
    typist, begun = Typist(screen), rounds(house.evening())
    while rounds(house.evening()) == begun and not screen.by_id("outcome").count():
        typist.answer()
    assert {"digit", "Enter", "Space"} & typist.pressed


def test_keys_open_and_close_the_pages_beside_the_question_and_take_back(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, in_mid_evening)
    house = opened()
    screen = screen_of(house.server.url).open(address)
    typist, keyboard = Typist(screen), screen.page.keyboard
    typist.uncover()
    for way, there in (
        ("tab-log", "log-search"),
        ("tab-rules", "rules-search"),
        ("ways", "way-rules"),
        ("may-i", "trial-close"),
    ):
        typist.reach(way)
        keyboard.press("Enter")
        screen.by_id(there).wait_for(state="attached")
        keyboard.press("Escape")
        screen.by_id(there).wait_for(state="detached")
    sheet = typist.sheet()
    lying, before = sheet.get_attribute("flt-semantics-identifier"), house.table()
    typist.answer()
    assert house.table() != before
    keyboard.press("Control+z")
    screen.by_id("redo").and_(screen.page.locator("[flt-tappable]")).wait_for(state="attached")
    assert house.table() == before
    assert lying is not None


def test_what_somebody_writes_is_no_shortcut(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, in_mid_evening)
    house = opened()
    screen = screen_of(house.server.url).open(address)
    typist, before = Typist(screen), house.table()
    typist.uncover()
    typist.reach("tab-rules")
    screen.page.keyboard.press("Enter")
    field = screen.by_id("rules-search").locator("input")
    field.click()
    screen.page.keyboard.type("12", delay=20)
    expect(field).to_have_value("12")
    screen.page.keyboard.press("ArrowLeft")
    screen.page.keyboard.type("3")
    expect(field).to_have_value("132")
    assert house.table() == before
