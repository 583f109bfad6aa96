"""A screen that goes dark while people move their pieces is a nuisance: it stays awake while an evening is open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.browser.driver import NewScreen
from tests.browser.running_app import House, prepared

LOCKS: Final = """
let held = 0;
const hold = by => document.documentElement.dataset.held = held += by;
Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => { hold(1); return { release: async () => hold(-1), addEventListener() {} }; },
} });
"""
"""Counts what keeps the screen awake, where a test sees it."""


def test_the_screen_stays_awake_while_an_evening_is_open_and_no_longer(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, lambda _: True)
    screen = screen_of(opened().server.url)
    screen.page.add_init_script(LOCKS)
    screen.open(address)
    root = screen.page.locator("html")
    expect(root).to_have_attribute("data-held", "1")
    screen.go("/settings")
    expect(root).to_have_attribute("data-held", "0")
