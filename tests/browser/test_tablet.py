"""Vigie without a server, as a tablet has it: the folder is built once, visited once, and played from then on without
a network; the browser is killed in between.

Each test starts Python in the browser anew, which costs half a minute and more on a busy machine.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, expect

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.tablet.build import build
from tests.browser.driver import Screen
from tests.browser.fixtures import CHROMIUM_FLAGS, chromium
from tests.browser.player import Player

pytestmark = pytest.mark.long
FR = texts_in("fr")
PATIENCE: Final = 400_000
"""Milliseconds that a start may take."""
PAUSE: Final = 450
"""Milliseconds that the app wants between a change and the next tap."""
BELOW: Final = "vigie"
"""The path below which the folder is served."""
OFFLINE: Final = "navigator.serviceWorker.getRegistration().then(found => found?.active?.state === 'activated')"
SHEET: Final = """
document.querySelector("[flt-semantics-identifier^='sheet-']")?.getAttribute("flt-semantics-identifier")
"""


class Quiet(SimpleHTTPRequestHandler):
    """Any web server, which tells nobody what it does."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - named so by its base
        """Nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, built once."""
    folder = tmp_path_factory.mktemp("site") / BELOW
    build(folder, "fr")
    return folder


@pytest.fixture
def served(site: Path) -> Iterator[ThreadingHTTPServer]:
    """A web server that a test may end."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site.parent)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


class Tablet:
    """A browser with all that it keeps on its disk; it can be killed and started anew."""

    def __init__(self, chrome: Browser, profile: Path, base: str) -> None:
        self._chrome = chrome
        self._profile = profile
        self._base = base
        self._context: BrowserContext | None = None

    def started(self) -> BrowserContext:
        """The browser, running."""
        context = self._chrome.browser_type.launch_persistent_context(
            str(self._profile),
            executable_path=chromium(),
            args=CHROMIUM_FLAGS,
            viewport={"width": 1280, "height": 800},
            locale="fr-FR",
            has_touch=True,
        )
        self._context = context
        return context

    def at(self, place: str = "") -> Screen:
        """A screen of it at a place of the app, once it is drawn."""
        screen = Screen(self._context or self.started(), self._base)
        screen.context.set_default_timeout(PATIENCE)
        screen.page.goto(f"{self._base}/{place}")
        screen.page.wait_for_function("!document.getElementById('splash')")
        return screen.awake()

    def kill(self) -> None:
        """End all its processes as a power cut does, without a word to them."""
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                if str(self._profile) in path.read_text("utf-8", "replace"):
                    os.kill(int(path.parent.name), signal.SIGKILL)
        self.close()

    def close(self) -> None:
        """End it."""
        if self._context is not None:
            with suppress(Error):
                self._context.close()
        self._context = None


@pytest.fixture
def tablet(chrome: Browser, tmp_path: Path, served: ThreadingHTTPServer) -> Iterator[Tablet]:
    """One that has visited nothing yet."""
    before = 60_000
    expect.set_options(timeout=PATIENCE)
    found = Tablet(chrome, tmp_path / "profile", f"http://127.0.0.1:{served.server_port}/{BELOW}")
    yield found
    found.close()
    expect.set_options(timeout=before)


def test_after_one_visit_it_plays_without_a_network_and_no_answer_is_lost(
    tablet: Tablet, served: ThreadingHTTPServer
) -> None:
    screen = tablet.at()
    screen.tap_id("home-demo")
    player = Player(screen, pause=PAUSE)
    player.asked()
    for _ in range(2):  # a later one may be refused in part, with which this player does not know what to do
        player.answer()
    player.asked()
    screen.page.wait_for_function(OFFLINE)
    place, shown = screen.page.url.partition("#")[2], screen.page.evaluate(SHEET)
    asked = set(screen.requests) - screen.refused
    tablet.kill()
    served.shutdown()
    served.server_close()

    again = tablet.at(f"#{place}")
    player = Player(again, pause=PAUSE)
    player.asked()
    assert again.page.evaluate(SHEET) == shown
    player.answer()
    player.asked()
    assert again.page.evaluate(SHEET) != shown
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
