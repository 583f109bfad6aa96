"""A tablet that plays without a host: a browser with all that it keeps on its disk, and a web server that may be ended.

To start Python in the browser costs half a minute and more on a busy machine. So the folder is built once, and one
tablet is visited once by all tests that claim nothing about a first visit.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from companion.tablet.build import MARK
from tests.browser.driver import Screen
from tests.browser.fixtures import CHROMIUM_FLAGS, chromium
from tests.browser.player import Player

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


@contextmanager
def serving(folder: Path, host: str = "127.0.0.1") -> Iterator[ThreadingHTTPServer]:
    """A web server for a folder, until it is no longer wanted; it may be ended before. host: where it is found."""
    server = ThreadingHTTPServer((host, 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def plain_host() -> str:
    """An address of this machine at which no browser trusts it."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent; without a network it fails
        if not (host := str(probe.getsockname()[0])).startswith("127."):
            return host
    pytest.skip("this machine has no address but its own")


def address_of(server: ThreadingHTTPServer) -> str:
    """Where the folder is served."""
    return f"http://{server.server_address[0]!s}:{server.server_port}/{BELOW}"


def publish(site: Path, script: str, changed: Callable[[str], str]) -> str:
    """Make the folder another version, in which a script is another one. Its build."""
    (site / script).write_text(changed((site / script).read_text("utf-8")), "utf-8")
    old = json.loads((site / MARK).read_text("utf-8"))["build"]
    new = hashlib.sha256(f"{old}{(site / script).read_text('utf-8')}".encode()).hexdigest()[:12]
    for name in ("index.html", "build.js", MARK, "service-worker.js"):
        (site / name).write_text((site / name).read_text("utf-8").replace(old, new), "utf-8")

    def listed(found: re.Match[str]) -> str:
        files: dict[str, Any] = json.loads(found[1])
        for name in ("./", script, "build.js"):
            content = (site / ("index.html" if name == "./" else name)).read_bytes()
            files[name] = {"size": len(content), "sum": hashlib.sha256(content).hexdigest()}
        return f"const FILES = {json.dumps(files)};"

    worker = site / "service-worker.js"
    worker.write_text(re.sub(r"^const FILES = (.+);$", listed, worker.read_text("utf-8"), flags=re.M), "utf-8")
    return new


class Tablet:
    """A browser with all that it keeps on its disk; it can be killed and started anew."""

    def __init__(self, chrome: Browser, profile: Path, base: str) -> None:
        self._chrome = chrome
        self._profile = profile
        self.base = base
        self._context: BrowserContext | None = None
        self.screens: list[Screen] = []
        """The one that was opened last, if it is still there."""

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
        screen = Screen(self._context or self.started(), self.base)
        screen.context.set_default_timeout(PATIENCE)
        self.screens[:] = [screen]
        screen.page.goto(f"{self.base}/{place}")
        screen.page.wait_for_function("!document.getElementById('splash')")
        return screen.awake()

    def turned_to(self, place: str) -> Screen:
        """The screen that is open, at another place of the app, as by its address; it is opened if none is."""
        if not self.screens:
            return self.at(f"#/{place}")
        (screen,) = self.screens
        screen.page.goto(f"{self.base}/#/{place}")
        named = f"[flt-semantics-identifier^='screen-'][flt-semantics-identifier$='/{place}']"
        screen.page.locator(named).wait_for(state="attached")
        return screen

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
        self.screens.clear()


def player_of(screen: Screen) -> Player:
    """Somebody who plays on a screen of it."""
    return Player(screen, pause=PAUSE)


def until(page: Page, promised: str) -> None:
    """Wait until what an expression promises is true. (`wait_for_function` takes the promise itself for a yes.)"""
    page.evaluate(f"""async () => {{
      const last = performance.now() + {PATIENCE};
      while (!await ({promised})) {{
        if (performance.now() > last) throw new Error('it has not come true');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }}
    }}""")


def shown(screen: Screen) -> tuple[str, str]:
    """Where a screen is, and which sheet lies there."""
    return screen.page.url.partition("#")[2], str(screen.page.evaluate(SHEET))
