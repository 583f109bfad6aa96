"""What the page itself says: to whoever listens, and where the browser keeps nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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


def test_where_the_browser_keeps_nothing_the_page_begins_anew_twice_and_says_why(
    opened: Callable[..., House], screen_of: NewScreen
) -> None:
    house = opened()
    screen = screen_of(house.server.url)
    screen.page.add_init_script(REFUSES)
    screen.page.goto(house.server.url)
    told = screen.page.locator("#lost")
    expect(told).to_have_text(texts_in("fr")(msg("door-blocked")))
    assert screen.page_loads() == 3


def test_the_starter_of_a_screen_reader_speaks_the_reader_s_language(
    opened: Callable[..., House], new_screen: NewScreen
) -> None:
    house = opened()
    page = new_screen(house.server.url).context.new_page()  # in which nothing has started it yet
    page.goto(house.server.url)
    starter = page.locator("flt-semantics-placeholder")
    expect(starter).to_have_attribute("aria-label", texts_in("fr")(msg("foundation-hear")))
    page.close()
