"""What the page itself says: to whoever listens, and where the browser keeps nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from tests.browser.driver import NewScreen
from tests.browser.running_app import House

REFUSES: Final = """
for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
"""
"""A browser in which somebody has forbidden all data of sites."""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_where_the_browser_keeps_nothing_the_page_begins_anew_twice_and_says_why(
    lang: str, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    house = opened("--lang", lang)
    screen = screen_of(house.server.url, locale=lang)
    screen.page.add_init_script(REFUSES)
    screen.page.goto(house.server.url)
    told = screen.page.locator("#lost")
    expect(told).to_have_text(texts_in(lang)(msg("door-blocked")))
    assert screen.page_loads() == 3


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_starter_of_a_screen_reader_speaks_the_reader_s_language(
    lang: str, opened: Callable[..., House], new_screen: NewScreen
) -> None:
    house = opened("--lang", lang)
    page = new_screen(house.server.url, locale=lang).context.new_page()  # in which nothing has started it yet
    page.goto(house.server.url)
    starter = page.locator("flt-semantics-placeholder")
    expect(starter).to_have_attribute("aria-label", texts_in(lang)(msg("foundation-hear")))
    page.close()
