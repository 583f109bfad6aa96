"""A screen that goes dark while people move their pieces is a nuisance: it stays awake while an evening is open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.browser.driver import NewScreen
from tests.browser.running_app import House, prepared

LOCKS: Final = """
window.held = 0;
Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => { held++; return { release: async () => { held--; }, addEventListener() {} }; },
} });
"""
"""Counts what keeps the screen awake."""


def test_the_screen_stays_awake_while_an_evening_is_open_and_no_longer(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, lambda _: True)
    screen = screen_of(opened().server.url)
    screen.page.add_init_script(LOCKS)
    screen.open(address)
    screen.page.wait_for_function("held === 1")
    screen.go("/settings")
    screen.page.wait_for_function("held === 0")
