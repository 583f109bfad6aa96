"""Ship and hold are copied while the table is laid out, by whoever wants to; nobody has to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.ui.games import screens_of
from tests.browser.card_copying import copies
from tests.browser.driver import NewScreen, Screen
from tests.browser.evenings import begun
from tests.browser.phones import TWO
from tests.browser.player import Player
from tests.browser.running_app import GAME, PHONE, TABLET, House, asks

OPTIONS: Final[Mapping[str, Any]] = {**screens_of(GAME).demo(), **TWO, "edition": "owner"}
SHIP: Final = ("player-ship", "board-A-1")
HOLD: Final = ("hold", "A-1-2")
COPY: Final = "led-copy-0"


def led_to_own_things(screen: Screen) -> None:
    """Go through the pages of the set-up to the one of everybody's own things."""
    screen.by_id("led-tick-0").wait_for(state="attached")
    pages = screen.page.locator("[flt-semantics-identifier^='led-step-']").count()
    screen.tap_id(f"led-step-{pages - 1}")
    screen.by_id(COPY).wait_for(state="attached")


def copies_ship_and_hold(screen: Screen, *, narrow: bool) -> None:
    """The ship value by value; its hold lies there next, and then the table again."""
    cards = load_sample(game(GAME))
    player = Player(screen)
    screen.tap_id(COPY)
    screen.by_id("copy-progress").wait_for(state="attached")
    copies(player, game(GAME).form(*SHIP), cards[SHIP], narrow=narrow)
    player.confirm()
    screen.by_id("slot-squares").wait_for(state="attached")
    copies(player, game(GAME).form(*HOLD), cards[HOLD], narrow=narrow)
    player.confirm()
    screen.by_id("led-tick-0").wait_for(state="attached")
    expect(screen.by_id(COPY)).to_have_count(0)


@pytest.mark.parametrize("size", [pytest.param(TABLET, marks=pytest.mark.long), PHONE])
def test_ship_and_hold_are_copied_where_they_are_laid_out(
    size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = begun(tmp_path, GAME, OPTIONS, asks("first"))
    house = opened()
    before = house.table()
    screen = screen_of(house.server.url, **size).open(address)
    led_to_own_things(screen)
    screen.keep_shot(f"led-copying-{size['width']}")
    copies_ship_and_hold(screen, narrow=size == PHONE)
    assert house.table() == before, "copying answers nothing"
    player = Player(screen)
    player.read()
    screen.by_id("answer-main").wait_for(state="attached")
    player.answer()
    state = house.evening().state
    assert state.card(*SHIP) is not None and state.card(*HOLD) is not None, "the table knows what was copied"
    assert all(player.hold for player in state.players)
