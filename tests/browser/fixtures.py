"""A real server in its own process, and a real Chromium: fixtures for the browser tests of the house and of every game.

They are known to all tests, so nothing is imported before a browser is wanted. A test that fails says what its screens
showed.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.driver import NewScreen, Screen
    from tests.browser.house import House
    from tests.browser.relay import Relay
    from tests.browser.server import Server

DEVICE: Final[dict[str, Any]] = {"locale": "fr-FR", "has_touch": True, "color_scheme": "dark"}
"""Of a reader who has set nothing up."""
CHROMIUM_FLAGS = [  # no GPU, not even an emulated one: Flutter paints on the processor itself, with half the work
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-software-rasterizer",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


_SCREENS: Final[pytest.StashKey[list[Screen]]] = pytest.StashKey()
"""Those of the test that runs."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to what is told of a failed test what its screens showed."""
    report = yield
    if report.when == "call" and report.failed and _SCREENS in item.stash:
        screens = item.stash[_SCREENS]
        for number, screen in enumerate(screens):
            report.sections.append((f"Screen {number}", screen.state()))
    return report


@pytest.fixture
def vigie(tmp_path: Path) -> Iterator[Server]:
    """The app with a fresh data folder."""
    from tests.browser.server import start_vigie

    server = start_vigie(tmp_path)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def workshop() -> Iterator[Server]:
    """The tiny app of `workshop.py`."""
    from tests.browser.server import Server, free_port

    port = free_port()
    server = Server("tests.browser.workshop", str(port), port=port)
    yield server
    server.stop()


@pytest.fixture
def relay(workshop: Server) -> Iterator[Relay]:
    """The workshop through a cable that can be pulled."""
    from tests.browser.relay import Relay

    cable = Relay(workshop.port)
    yield cable
    cable.cut()


def chromium() -> str:
    """Where Chromium is on this machine."""
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if path is None:
        pytest.fail("The browser tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.")
    return path


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    """One browser for all tests. Not named `browser`: that name belongs to a plugin."""
    from playwright.sync_api import expect, sync_playwright

    from tests.browser.driver import PATIENCE

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_screen(chrome: Browser, request: pytest.FixtureRequest) -> Iterator[NewScreen]:
    """Makes screens: `new_screen(server.url)`, on a phone `new_screen(url, width=390, height=844)`."""
    from tests.browser.driver import Screen

    contexts = []
    screens: list[Screen] = request.node.stash.setdefault(_SCREENS, [])

    def make(base: str, width: int = 1280, height: int = 800, **options: object) -> Screen:
        viewport: dict[str, object] = {"viewport": {"width": width, "height": height}}
        contexts.append(chrome.new_context(**(DEVICE | viewport | options)))
        screens.append(Screen(contexts[-1], base))
        return screens[-1]

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Opens the app on the data folder of the test: `opened("--lang", "fr")`, again after it was killed."""
    from tests.browser.house import QUICK, House
    from tests.browser.server import start_vigie

    servers: list[Server] = []

    def start(*more: str, module: str = "", port: int | None = None, folder: Path = tmp_path) -> House:
        servers.append(start_vigie(folder, port, *(more or ("--lang", "fr")), module=module or QUICK))
        return House(folder, servers[-1])

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def screen_of(new_screen: NewScreen) -> Iterator[NewScreen]:
    """Makes screens that, at the end, have asked nothing from another machine."""
    made: list[Screen] = []

    def make(*given: Any, **options: Any) -> Screen:
        made.append(new_screen(*given, **options))
        return made[-1]

    yield make
    assert [screen.foreign_requests() for screen in made] == [[] for _ in made]
