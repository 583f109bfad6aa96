"""Vigie without a server, as a tablet has it: the folder is built once, visited once, and played from then on without
a network; the browser is killed in between.

Each test starts Python in the browser anew, which costs half a minute and more on a busy machine.
"""

from __future__ import annotations

from collections.abc import Callable
from http.server import ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from tests.browser.driver import Screen
from tests.browser.pictures import keep
from tests.browser.tablet import BELOW, OFFLINE, Tablet, player_of, shown, until

pytestmark = pytest.mark.long
FR = texts_in("fr")
OF_THE_WORKER = ("build.js", "app/sources.bin", "pyodide/pyodide.mjs")
"""What no page asks for."""


def test_after_one_visit_it_plays_without_a_network_and_no_answer_is_lost(
    tablet: Tablet, served: ThreadingHTTPServer
) -> None:
    screen = tablet.at()
    screen.tap_id("home-demo")
    player = player_of(screen)
    player.asked()
    player.answer()
    player.asked()
    until(screen.page, OFFLINE)
    place, sheet = shown(screen)
    asked = set(screen.requests) - screen.refused
    tablet.kill()
    served.shutdown()
    served.server_close()

    again = tablet.at(f"#{place}")
    player = player_of(again)
    player.asked()
    assert shown(again) == (place, sheet)
    keep(again, "tablet-alone")
    player.answer()
    player.asked()
    assert shown(again) != (place, sheet)
    assert {f"{again.base}/{each}" for each in OF_THE_WORKER} <= asked, "what the worker asks for is counted, too"
    hosts = {url for url in asked | (set(again.requests) - again.refused) if not url.startswith(("blob:", "data:"))}
    assert [url for url in sorted(hosts) if f"127.0.0.1:{served.server_port}/{BELOW}/" not in url] == []


def test_one_tab_at_a_time_writes(tablet: Tablet) -> None:
    first = tablet.at()
    second = Screen(first.context, first.base)
    second.page.goto(f"{first.base}/")
    told: Callable[[Screen], Any] = lambda screen: expect(screen.page.locator("#told p"))  # noqa: E731
    told(second).to_have_text(FR(msg("tablet-open")))
    second.page.locator("#told button").click()
    told(first).to_have_text(FR(msg("tablet-elsewhere")))
    second.page.wait_for_function("!document.getElementById('splash')")
    second.awake().shows(FR(msg("ui-motto")))
