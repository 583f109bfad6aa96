"""Phones at the table in real browsers: the code is read off the tablet, a seat chosen, and the tablet lets them in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

import msgpack
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, WebSocket

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Ask
from companion.host.host import Host
from companion.host.settings import Settings
from companion.session.game_session import GameSession
from companion.store import Store
from companion.ui.games import screens_of
from tests.browser.driver import NewScreen, Screen
from tests.browser.fixtures import LEGIBLE
from tests.browser.player import SHEET
from tests.browser.relay import Relay
from tests.browser.running_app import GAME, PHONE, SEED, TABLET, House, at_the_table, likely
from tests.browser.server import steady_port

ANNE, BOB = "seat-1", "seat-2"
NAMES: Final = {ANNE: "Anne", BOB: "Bob"}
TWO: Final[Mapping[str, Any]] = {
    "mode": "competitive",
    "enemies": [],
    "seats": [{"name": "Anne", "colour": "green"}, {"name": "Bob", "colour": "blue"}],
}
"""Options of an evening for two rivals."""
AT_THE_TABLE: Final = """
() => {
    document.querySelector("flt-semantics-placeholder")?.click();
    const shown = name => document.querySelector(`[flt-semantics-identifier${name}]`) !== null;
    return document.getElementById("lost") === null && (shown("^='sheet-'") || shown("^='waiting-'"));
}
"""


def gathered(
    folder: Path,
    until: Callable[[GameSession], bool],
    answers: Mapping[str, Callable[[Any], Any]],
    game_id: str = GAME,
    switches: Mapping[str, Any] | None = None,
    seed: int = SEED,
    **settings: str,
) -> str:
    """An evening of Anne and Bob with the sample edition, played up to some point; its address.

    answers: by key of the question, else the likely one.  switches: of the game, put afterwards.  settings: likewise.
    """
    store = Store(folder)
    host = Host(store, Settings(store, language="fr"))
    options = {**screens_of(game_id).demo(), **TWO}
    if switches:
        options["switches"] = {**options["switches"], **switches}
    evening = host.new_evening(game_id, options, seed=seed)
    while not until(evening):
        question = evening.question
        assert question is not None
        given: Callable[[Any], Any] = answers.get(question.key, usual)
        evening.answer(given(question))
    for name, value in settings.items():
        host.settings.put(name, value)
    store.close()
    return f"/table/{evening.origin.identity}"


def usual(question: Ask[Any]) -> Any:
    """The answer behind the big button, else the likely one."""
    return question.main if isinstance(question, Menu) and question.main else likely(question)


def named(part: str) -> Callable[[Any], Any]:
    """The first allowed option that has this in its id."""
    return lambda question: next(o.id for o in question.options if part in o.id and o.verdict.allowed)


class Party:
    """A table whose tablet has switched the phones on by a tap; whoever comes scans the code on its screen.

    command: further arguments of `serve`.  folder: where the evening lies, by default in the data folder of the test.
    """

    def __init__(
        self, opened: Callable[..., House], screen_of: NewScreen, address: str, *command: str, **options: Any
    ) -> None:
        self.lan_port = steady_port("door")
        self.command = ("--lang", "fr", "--lan", "127.0.0.1", "--lan-port", str(self.lan_port), *command)
        self.door = f"http://127.0.0.1:{self.lan_port}"
        self.evening = address.rsplit("/", 1)[-1]
        self.opened = opened
        self.house = opened(*self.command, **options)
        self.tablet = at_the_table(screen_of(self.house.server.url, device_scale_factor=LEGIBLE, **TABLET), address)
        self._screen_of = screen_of

    def switch_on(self) -> str:
        """Open the page of the phones, let them come, and go back to the table; returns the address in the code."""
        self.turn_to_phones()
        self.tablet.tap_id("phones-on")
        scanned = self.scanned()
        self.back_to_table()
        return scanned

    def turn_to_phones(self) -> None:
        """From the table to the page of the phones."""
        self.tablet.tap_id("phones")
        self.tablet.by_id("phones-state").wait_for(state="attached")

    def restart(self) -> None:
        """Start the server again with the same data, ports and command line."""
        self.house = self.opened(*self.command, port=self.house.server.port)

    def back_to_table(self) -> None:
        """And back."""
        self.tablet.tap_id("back-to-question")
        self.tablet.page.locator(SHEET).wait_for(state="attached")

    def scanned(self, name: str = "phones-code") -> str:
        """What a camera reads off the screen of the tablet."""
        self.tablet.by_id("phones-qr").wait_for(state="attached")
        return scan(self.tablet, name)

    def phone(self, relay: Relay | None = None, **options: Any) -> Screen:
        """A phone that has opened nothing yet. relay: the cable through which it reaches the door."""
        return self._screen_of(self.door if relay is None else relay.url, **(PHONE | options))

    def visit(self, phone: Screen, scanned: str) -> Screen:
        """Open what was scanned."""
        way = urlsplit(scanned)
        assert f"{way.scheme}://{way.netloc}" == self.door
        phone.page.goto(urlunsplit(way._replace(netloc=urlsplit(phone.base).netloc)))
        return phone

    def ask_for(self, phone: Screen, name: str) -> None:
        """Choose a seat, or to watch, on the page at the door."""
        phone.page.locator("#card button", has_text=name).tap()

    def requests(self) -> Locator:
        """The buttons by which the tablet lets somebody in."""
        return self.tablet.page.locator("[flt-semantics-identifier^='accept-guest-']")

    def let_in(self, phone: Screen) -> Screen:
        """The tablet says yes to the only one who waits; returns when the phone shows the table."""
        request = self.requests()
        request.wait_for(state="attached")
        request.tap(force=True)
        return seated(phone)

    def join(self, scanned: str, name: str, phone: Screen | None = None) -> Screen:
        """All of it: scan, choose, be let in."""
        phone = self.visit(phone or self.phone(), scanned)
        self.ask_for(phone, name)
        return self.let_in(phone)


def seated(phone: Screen) -> Screen:
    """Wait until a page that is on its way to the table shows what is asked, of this phone or of others."""
    phone.awake()
    phone.page.locator(SHEET).or_(waiting(phone)).first.wait_for(state="attached")
    return phone


def back(*screens: Screen) -> None:
    """Wait until screens are at the table again, by themselves, whether they had to load their pages anew or not."""
    for screen in screens:
        screen.page.wait_for_function(AT_THE_TABLE, polling=200)


def cut_off(screen: Screen) -> Locator:
    """What a screen says while it cannot reach the table."""
    return screen.page.locator("#lost")


def says(screen: Screen, words: str) -> None:
    """Wait until some part of a screen says so: in words, or as the name of a group."""
    page = screen.page
    page.get_by_text(words).or_(page.get_by_label(words)).first.wait_for(state="attached")


def waiting(phone: Screen) -> Locator:
    """What a phone shows while others are asked."""
    return phone.page.locator("[flt-semantics-identifier^='waiting-']")


def codes_in(picture: Path) -> list[str]:
    """The texts of the codes in a picture."""
    with Image.open(picture) as photo:
        return [code.text for code in zxingcpp.read_barcodes(photo)]


def scan(screen: Screen, name: str) -> str:
    """The text of the one code in the picture of a screen."""
    found: list[str] = []

    def read() -> list[str]:
        found[:] = codes_in(screen.screenshot(name))
        return found

    screen.until(read)
    (text,) = found
    return text


class Heard:
    """What a browser tab is sent through WebSockets, and what it writes down. Begin before it opens a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[bytes] = []
        self.console: list[str] = []
        page.on("websocket", self._listen)
        page.on("console", lambda line: self.console.append(line.text))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._keep)

    def _keep(self, payload: bytes | str) -> None:
        self.frames.append(payload.encode() if isinstance(payload, str) else payload)

    def text(self, since: int = 0) -> str:
        """The raw frames as far as they are text, and every string in them as Flet reads it. since: from which on."""
        frames = self.frames[since:]
        found = [*self.console, *(frame.decode("utf-8", "ignore") for frame in frames)]
        for frame in frames:
            if frame[:1] == b"\x00":
                found += strings(msgpack.unpackb(frame[1:], strict_map_key=False, ext_hook=lambda _c, data: data))
        return "\n".join(found)


def strings(value: Any) -> list[str]:
    """Every text in a decoded message, keys among them."""
    found: list[str] = []
    left = [value]
    while left:
        match left.pop():
            case str(text):
                found.append(text)
            case bytes(text):
                found.append(text.decode("utf-8", "ignore"))
            case dict(inner):
                left += inner
                left += inner.values()
            case list(inner) | tuple(inner):
                left += inner
    return found
