"""Cards of this game are copied on the desk: a market tile on a tablet, an NPC card on a phone; taps are counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.library.sample import load_sample
from companion.store import Store
from companion.table.games import game
from companion.ui.questions.copying.slots import first_values
from tests.browser.driver import NewScreen, Screen
from tests.browser.house import GAME, QUICK
from tests.browser.player import Player
from tests.browser.server import start_vigie

TILE, CARD = "england-B", "ship-01"
MOST_FOR_A_TILE = 17
"""Sixteen values on a tile of three sections, and the button."""
MOST_FOR_A_CARD = 26
"""A merchant with two stops: nineteen values, and four that are not as usual, each of which is touched first."""


def copied(player: Player, values: dict[str, Any], first: dict[str, Any]) -> int:
    """Tap the value of each slot as it lights up, then those that are not as `first` expected, and store the card; the
    taps that it took."""
    screen, before = player.screen, player.taps
    while slot := player.lit():
        value = values.get(slot)
        if value is None:
            player.tap(f"{slot}-unread")
        elif isinstance(value, str) and screen.page.get_by_role("textbox").count():
            field = screen.page.get_by_role("textbox")
            field.click()  # without it the text is often lost
            field.fill(value)
            expect(screen.by_id(f"slot-{slot}")).to_contain_text(value)
            player.tap(f"{slot}-next")
        elif isinstance(value, list | tuple):
            for option in value:
                player.tap(f"{slot}-{option}")
            player.tap(f"{slot}-next")
        else:
            player.tap(key(slot, value))
        expect(screen.by_id(f"slot-{slot}")).not_to_have_attribute("aria-current", "true")
        if not left(screen):
            break
    screen.screenshot(f"copied-{'card' if 'name' in values else 'tile'}")
    for slot, value in values.items():
        if value is not None and first[slot] is not None and first[slot] != value:
            player.tap(f"slot-{slot}")
            player.tap(key(slot, value))
            expect(screen.by_id(f"slot-{slot}")).not_to_have_attribute("aria-current", "true")
    player.confirm()
    expect(screen.by_id("copy-progress")).to_have_count(0)
    return player.taps - before


def key(slot: str, value: Any) -> str:
    """The key that tells a value."""
    return f"{slot}-{('core-yes' if value else 'core-no') if isinstance(value, bool) else value}"


def left(screen: Screen) -> bool:
    """Whether any slot is still empty."""
    done, _, everything = (screen.by_id("copy-progress").text_content() or "").partition(" sur ")
    return done != everything


def opened(screen: Screen, schema: str, subject: str) -> None:
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
        ("market-tile", TILE, (1280, 800), MOST_FOR_A_TILE),
        ("npc-card", CARD, (390, 844), MOST_FOR_A_CARD),
    ],
)
def test_a_card_is_copied_with_a_tap_for_each_value(
    tmp_path: Path, new_screen: NewScreen, schema: str, subject: str, size: tuple[int, int], most: int
) -> None:
    values = dict(load_sample(game(GAME))[schema, subject])
    first = first_values(game(GAME).form(schema, subject))
    server = start_vigie(tmp_path, None, "--lang", "fr", module=QUICK)
    try:
        screen = new_screen(server.url, width=size[0], height=size[1])
        opened(screen, schema, subject)
        player = Player(screen)
        screen.screenshot(f"copy-{schema}-{size[0]}")
        assert copied(player, values, first) <= most
        store = Store(tmp_path)
        kept = store.card(GAME, schema, subject)
        assert kept is not None and store.drafts.get(GAME, schema, subject) is None
        store.close()
        assert {name: value for name, value in kept.record.items() if value} == {n: v for n, v in values.items() if v}
    finally:
        server.stop()


def test_a_half_copied_tile_is_there_again_after_a_power_cut(tmp_path: Path, new_screen: NewScreen) -> None:
    server = start_vigie(tmp_path, None, "--lang", "fr", module=QUICK)
    try:
        screen = new_screen(server.url)
        opened(screen, "market-tile", TILE)
        player = Player(screen)
        for key in ("sections-3", "legal_1-3", "legal_2-2"):
            player.tap(key)
            expect(screen.by_id(f"slot-{key.rpartition('-')[0]}")).not_to_have_attribute("aria-current", "true")
        screen.reads("copy-progress", "3 sur 16")
        server.kill()
        server = start_vigie(tmp_path, None, "--lang", "fr", module=QUICK)
        again = new_screen(server.url)
        opened(again, "market-tile", TILE)
        again.reads("copy-progress", "3 sur 16")
        assert Player(again).lit() == "legal_3"
        again.tap_id("copy-undo")
        again.reads("copy-progress", "2 sur 16")
    finally:
        server.stop()
