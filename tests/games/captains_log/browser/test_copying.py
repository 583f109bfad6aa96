"""Cards of this game are copied: a market tile on a tablet, an NPC card on a phone; taps are counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.store import Store
from companion.ui.shell.card_copying import WIDE
from tests.browser.card_copying import copies
from tests.browser.driver import NewScreen, Screen
from tests.browser.player import Player
from tests.browser.running_app import GAME, PHONE, TABLET, House

TILE, CARD = "england-B", "ship-01"
MOST_FOR_A_TILE = 17
"""Sixteen values on a tile of three sections, and the button."""
MOST_FOR_A_CARD = 14
"""A merchant with two stops: name, keys for its values, and the button."""


def at_the_desk(screen: Screen, schema: str, subject: str) -> None:
    """From the library to a card that is copied."""
    screen.open(f"/library/{GAME}")
    picked = [] if subject in game(GAME).box()[schema].alike else [f"pick-{schema}-{subject}"]
    for name in (f"copy-{schema}", *picked):
        screen.by_id(name).wait_for(state="attached")
        screen.by_id(name).scroll_into_view_if_needed()
        screen.tap_id(name)
    screen.by_id("copy-progress").wait_for(state="attached")


@pytest.mark.parametrize(
    ("schema", "subject", "size", "most"),
    [
        pytest.param("market-tile", TILE, TABLET, MOST_FOR_A_TILE, marks=pytest.mark.long),
        ("npc-card", CARD, PHONE, MOST_FOR_A_CARD),
    ],
)
def test_a_card_is_copied_with_a_tap_for_each_value(
    tmp_path: Path,
    opened: Callable[..., House],
    screen_of: NewScreen,
    schema: str,
    subject: str,
    size: dict[str, int],
    most: int,
) -> None:
    form = game(GAME).form(schema, subject)
    values = dict(form.read(dict(load_sample(game(GAME))[schema, subject])))
    screen = screen_of(opened().server.url, **size)
    at_the_desk(screen, schema, subject)
    player = Player(screen)
    screen.keep_shot(f"copy-{schema}-{size['width']}")
    copies(player, form, values, narrow=size["width"] < WIDE)
    screen.keep_shot(f"copied-{schema}")
    player.confirm()
    expect(screen.by_id("copy-progress")).to_have_count(0)
    assert player.taps <= most
    store = Store(tmp_path)
    kept = store.card(GAME, schema, subject)
    assert kept is not None and store.drafts.get(GAME, schema, subject) is None
    store.close()
    asked = {line.name for line in form.fields if not line.seldom}
    told = {n: list(v) if isinstance(v, tuple) else v for n, v in values.items() if v and n in asked}
    assert {name: value for name, value in kept.record.items() if value} == told
