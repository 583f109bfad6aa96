"""A short evening of Barbe Noire in a real browser: set up, played from card to card, its boards looked at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.core.text import msg
from companion.library.texts import texts_in
from companion.ui.games import screens_of
from tests.browser.conftest import NewScreen
from tests.browser.house import PHONE, TABLET, House, at_the_table, beginning, everything, headline, prepared
from tests.browser.player import Player

GAME = "blackbeard"
CARDS = 6
"""Action cards that are turned."""


@pytest.mark.parametrize(("lang", "size"), [("fr", TABLET), ("en", PHONE)])
def test_an_evening_is_played_from_card_to_card(
    lang: str, size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, beginning, GAME, language=lang)
    house, t = opened("--lang", lang), texts_in(lang)
    screen = at_the_table(screen_of(house.server.url, **size), address)
    player = Player(screen, wishes=("draw",))
    while house.evening().state.turn.cards < CARDS:
        player.answer()
    evening = house.evening()
    assert evening.state.pirates
    screen.reads("question", headline(t, evening))
    for tab in screens_of(GAME).tabs:
        screen.tap_id(f"tab-{tab.id}")
        expect(screen.by_id(f"tab-{tab.id}")).to_have_attribute("aria-current", "true")
        expect(everything(screen)).not_to_contain_text(t(msg("foundation-broken-part")))


def test_an_evening_for_two_is_set_up_with_few_taps(opened: Callable[..., House], screen_of: NewScreen) -> None:
    house = opened("--lang", "fr")
    screen = screen_of(house.server.url, **TABLET).open(f"/new/{GAME}")
    screen.tap_id("players-2")
    screen.tap_id("length-short")
    screen.tap_id("wizard-start")
    screen.by_id("question").wait_for(state="attached")
    options = house.evening().state.options
    assert (len(options.seats), options.length, options.mode) == (2, "short", "competitive")
