"""The pages beside the question, and the phone that has just been let in."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from companion.ui.gamekit.frame import TABLE
from companion.ui.games import screens_of
from tests.bench.engine import GAME
from tests.bench.report import Figure, spread
from tests.bench.taps import METER, PAUSE, PHONE, Taps, metered, seen
from tests.browser.driver import Screen
from tests.browser.fixtures import DEVICE
from tests.browser.player import Player
from tests.browser.server import Server
from tests.load.joining import join
from tests.load.measured_app import Running, prepare

SEAT: Final = "seat-1"
OWN: Final = "page-me"
"""What only a phone with a seat shows."""
LOADS: Final = 3


def turned(browser: Browser, vigie: Server, evening: str) -> list[Figure]:
    """From a tap at each tab of the table (market, captains, decision …) to its page, and back to the question."""
    there, back = Taps(), Taps()
    with metered(browser, vigie) as (screen, _):
        screen.page.goto(f"{vigie.url}/table/{evening}")
        Player(screen).sheet()
        for tab in screens_of(GAME).tabs:
            for name, taps in ((tab.id, there), (TABLE, back)):
                screen.page.wait_for_timeout(PAUSE)
                screen.by_id(f"tab-{name}").tap(force=True)
                taps.note(screen.page)
    return [
        *spread("tap at a tab to its page", there.picture, parts=(0.5, 0.95)),
        *spread("  back to the question", back.picture, parts=(0.5, 0.95)),
    ]


def joined(browser: Browser, folder: Path) -> list[Figure]:
    """A phone from the moment it is let in until it can play, with an empty cache and with a full one."""
    folder.mkdir()
    (evening,) = prepare(folder, [GAME])
    cold, warm = [], []
    running = Running(folder)
    try:
        name, _, value = join(running.door, evening.code, "seat", SEAT).partition("=")
        where = urlsplit(running.door)
        for _ in range(LOADS):
            context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, **DEVICE)
            context.add_init_script(METER)
            context.add_cookies([{"name": name, "value": value, "domain": str(where.hostname), "path": "/"}])
            screen = Screen(context, running.door)
            for times in (cold, warm):
                screen.page.goto("about:blank")
                screen.page.goto(running.door)
                times.append(seen(screen.page, OWN))
            context.close()
    finally:
        running.stop()
    return [
        *spread("phone: let in to playable, cold", cold, parts=(0.5,), target=1500),
        *spread("phone: let in to playable, warm", warm, parts=(0.5,)),
    ]
