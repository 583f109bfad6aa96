"""A real server and a real Chromium: fixtures for the browser tests of the house and of every game.

Each worker has one server process (`shared.py`) and one browser, in which each test finds a house of its own and empty
devices. They are known to all tests, so nothing is imported before a browser is wanted. Of a test that fails, pictures
and consoles of its screens are kept in `shots/failed`.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from http.server import ThreadingHTTPServer

    from playwright.sync_api import Browser

    from tests.browser.devices import Devices
    from tests.browser.driver import NewScreen, Screen
    from tests.browser.relay import Relay
    from tests.browser.running_app import House
    from tests.browser.server import Server, Shared
    from tests.browser.tablet import Tablet

DEVICE: Final[dict[str, Any]] = {
    "locale": "fr-FR",
    "has_touch": True,
    "color_scheme": "dark",
    "device_scale_factor": 1 if {"VIGIE_SHOTS", "VIGIE_SCREENSHOTS"} & os.environ.keys() else 0.25,
}
"""Of a reader who has set nothing up; a screen that nobody looks at has a sixteenth of the dots to be painted."""
LEGIBLE: Final = max(0.5, DEVICE["device_scale_factor"])
"""The scale of a screen of which a picture is read."""
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
TOGETHER: Final = "--process-per-site"
"""All pages of a device run in one process, where those before them have compiled the program."""


FAILED: Final = Path(__file__).resolve().parents[2] / "shots" / "failed"
"""Where pictures and consoles of failed tests lie; not under version control."""
_SCREENS: Final[pytest.StashKey[list[Screen]]] = pytest.StashKey()
"""Those of the test that runs."""
_SHARED: Final[pytest.StashKey[Shared]] = pytest.StashKey()
"""The server in which it runs."""
_WRONG: Final[pytest.StashKey[bool]] = pytest.StashKey()
"""Set once something went wrong in it."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what the screens of a failed test showed, and say where."""
    report = yield
    if report.when != "teardown" and report.failed:
        item.stash[_WRONG] = True
        name = re.sub(r"[^\w.]+", "-", item.nodeid).strip("-")
        for number, screen in enumerate(item.stash.get(_SCREENS, [])):
            kept, told = screen.keep_failure(FAILED / f"{name}-{number}")
            report.sections.append((f"Screen {number}, kept as {kept}", told))
        if _SHARED in item.stash:
            report.sections.append(("Server", item.stash[_SHARED].said()))
    return report


@pytest.fixture(scope="session")
def shared() -> Iterator[Shared]:
    """The server process of this worker."""
    from tests.browser.server import Shared

    server = Shared()
    yield server
    server.end()


def _showing(module: str, shared: Shared, request: pytest.FixtureRequest) -> Iterator[Server]:
    """The server of this worker with the screens of a module in the place of a house."""
    request.node.stash[_SHARED] = shared
    shared.show(module)
    yield shared
    shared.stop()


@pytest.fixture
def workshop(shared: Shared, request: pytest.FixtureRequest) -> Iterator[Server]:
    """The tiny app of `workshop.py`."""
    yield from _showing("tests.browser.failing_app", shared, request)


@pytest.fixture
def copying_app(shared: Shared, request: pytest.FixtureRequest) -> Iterator[Server]:
    """An app with the copying screen of any card."""
    yield from _showing("tests.browser.copying_app", shared, request)


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
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*CHROMIUM_FLAGS, TOGETHER])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def devices(chrome: Browser, shared: Shared) -> Devices:
    """Those of the browser of this worker."""
    from tests.browser.devices import Devices

    return Devices(chrome, f"{shared.url}/tests/idle")


@pytest.fixture
def new_screen(devices: Devices, request: pytest.FixtureRequest) -> Iterator[NewScreen]:
    """Makes screens: `new_screen(server.url)`, on a phone `new_screen(url, width=390, height=844)`; further arguments
    are those of a browser context.
    """
    screens: list[Screen] = request.node.stash.setdefault(_SCREENS, [])

    def make(base: str, width: int = 1280, height: int = 800, **options: Any) -> Screen:
        screens.append(devices.screen(base, width, height, **options))
        return screens[-1]

    yield make
    devices.put_back(_WRONG not in request.node.stash)


@pytest.fixture
def opened(tmp_path: Path, shared: Shared, request: pytest.FixtureRequest) -> Iterator[Callable[..., House]]:
    """Opens the app on the data folder of the test: `opened("--lang", "fr")`, with further arguments of `serve`.

    It is the server of the worker with a fresh house; a second house beside an open one has a process of its own, and
    so has one with own=True, which the test may kill and open again with port=house.server.port.  manner: how the app
    behaves (`quick.py`).
    """
    from tests.browser.fast_app import QUICK as USUAL
    from tests.browser.fast_app import Manner
    from tests.browser.running_app import QUICK, House
    from tests.browser.server import start_vigie

    request.node.stash[_SHARED] = shared
    servers: list[Server] = []

    def start(
        *more: str, own: bool = False, port: int | None = None, folder: Path = tmp_path, manner: Manner = USUAL
    ) -> House:
        arguments = more or ("--lang", "fr")
        if own or shared.taken or port is not None:
            assert manner == USUAL, "a process of its own has the usual manner"
            servers.append(start_vigie(folder, port, *arguments, module=QUICK))
        else:
            shared.open(folder, *arguments, manner=manner)
            servers.append(shared)
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


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for tablets, built once."""
    from companion.tablet.build import build
    from tests.browser.tablet import BELOW

    folder = tmp_path_factory.mktemp("site") / BELOW
    build(folder, "fr")
    return folder


@pytest.fixture
def served(site: Path) -> Iterator[ThreadingHTTPServer]:
    """A web server for that folder, which a test may end."""
    from tests.browser.tablet import serving

    with serving(site.parent) as server:
        yield server


@pytest.fixture
def patient() -> Iterator[None]:
    """Whatever is expected may take as long as a start of Python in the browser."""
    from playwright.sync_api import expect

    from tests.browser import driver
    from tests.browser.tablet import PATIENCE

    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=driver.PATIENCE)


@pytest.fixture
def tablet(
    chrome: Browser, tmp_path: Path, served: ThreadingHTTPServer, patient: None, request: pytest.FixtureRequest
) -> Iterator[Tablet]:
    """A tablet without a host, which has visited nothing yet."""
    from tests.browser.tablet import Tablet, address_of

    found = Tablet(chrome, tmp_path / "profile", address_of(served))
    request.node.stash[_SCREENS] = found.screens
    yield found
    found.close()


@pytest.fixture(scope="session")
def visited(chrome: Browser, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tablet]:
    """A tablet that all tests share: it has visited once, and the web server was ended then."""
    from tests.browser.tablet import OFFLINE, Tablet, address_of, serving, until

    with serving(site.parent) as server:
        found = Tablet(chrome, tmp_path_factory.mktemp("visited"), address_of(server))
        until(found.at().page, OFFLINE)
    yield found
    found.close()


@pytest.fixture
def offline(visited: Tablet, patient: None, request: pytest.FixtureRequest) -> Iterator[Tablet]:
    """The same for one test, without a network. What its screen shows in the end is kept where the test fails."""
    request.node.stash[_SCREENS] = visited.screens
    yield visited
    if _WRONG in request.node.stash:
        visited.close()  # whatever went wrong is no trouble of the next one
