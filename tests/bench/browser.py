"""The screens in a real Chromium: first load, resume, and from a tap to its picture, of every game and on a phone.

Everything is measured beside a page with one text (`floor`), which shows what Flet, the browser and this machine need
by themselves. A machine without a GPU draws every frame on its processor, so the floor is high there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from companion.library.game_registry import game_ids
from tests.bench import pages, without_semantics
from tests.bench.engine import GAME
from tests.bench.evening import an_evening
from tests.bench.report import Figure, resident, spread
from tests.bench.taps import FLAGS, PAUSE, PHONE, TABLET, Taps, metered, play, seen, touches
from tests.browser.fixtures import chromium
from tests.browser.player import Player
from tests.browser.server import Server, free_port, start_vigie
from tests.load.measured_app import on_disk

TAPS, FEWER = 30, 15
"""Taps at the table that is measured closely, and at each of the others."""
LOADS: Final = 3
SLOW: Final = 4
"""How many times slower a tablet's processor is taken to be."""
NETWORK: Final = {"offline": False, "latency": 2, "downloadThroughput": 2_500_000, "uploadThroughput": 2_500_000}
"""20 Mbit/s, as Chromium takes it."""


def figures(folder: Path) -> list[Figure]:
    """Every figure of the screen; the evenings are kept in `folder`."""
    evenings = {game_id: an_evening(folder, game_id) for game_id in game_ids()}
    evening = evenings[GAME]
    vigie = start_vigie(folder)
    port = free_port()
    floor = Server("tests.bench.floor", str(port), port=port)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            found: list[Figure] = []
            for slower in (1, SLOW):
                found += _opening(browser, vigie, floor, evening, slower)
            for slower in (1, SLOW):
                found += _floor(browser, floor, slower)
                found += _table(browser, vigie, evening, "tap to picture", TAPS, slower)
                found += _bare(browser, folder, slower)
            for size, what in ((TABLET, "tap"), (PHONE, "tap on a small screen")):
                for game_id, each in evenings.items():
                    if size is PHONE or game_id != GAME:
                        found += _table(browser, vigie, each, f"{what}, {game_id}", FEWER, 1, size)
            found += pages.turned(browser, vigie, evening)
            found += pages.joined(browser, folder / "phones")
            found.append(Figure("Chromium", float(browser.version.split(".")[0]), "(version)"))
            browser.close()
        memory = resident(vigie.process.pid)
        return [*found, *([] if memory is None else [Figure("memory of the server", memory, "MB")])]
    finally:
        vigie.stop()
        floor.stop()


def _opening(browser: Browser, vigie: Server, floor: Server, evening: str, slower: int) -> list[Figure]:
    """First load with an empty cache and with a full one, and the reload of a running evening."""
    how = f" ({slower}x, 20 Mbit/s)" if slower > 1 else ""
    cold, warm, resumed, bare_cold, bare_warm = [], [], [], [], []
    for server, sign, first, again in ((floor, "question", bare_cold, bare_warm), (vigie, "home-rules", cold, warm)):
        for _ in range(LOADS):
            with metered(browser, server, slower) as (screen, protocol):
                if slower > 1:
                    protocol.send("Network.enable")
                    protocol.send("Network.emulateNetworkConditions", NETWORK)
                for times in (first, again):
                    screen.page.goto("about:blank")
                    screen.page.goto(server.url)
                    times.append(seen(screen.page, sign))
                if server is vigie:
                    screen.page.goto(f"{server.url}/table/{evening}")
                    seen(screen.page, "question")
                    screen.page.reload()
                    resumed.append(seen(screen.page, "question"))
    return [
        *spread(f"first load, cold{how}", cold, parts=(0.5,), target=4000),
        *spread(f"  floor: one text, cold{how}", bare_cold, parts=(0.5,)),
        *spread(f"first load, warm{how}", warm, parts=(0.5,), target=1000),
        *spread(f"  floor: one text, warm{how}", bare_warm, parts=(0.5,)),
        *spread(f"resume: reload to question{how}", resumed, parts=(0.5,), target=1000),
    ]


def _floor(browser: Browser, floor: Server, slower: int) -> list[Figure]:
    """The same tap again and again, at a page with one text."""
    taps = Taps()
    with metered(browser, floor, slower) as (screen, _):
        screen.page.goto(floor.url)
        seen(screen.page, "question")
        for _ in range(TAPS):
            screen.by_id("answer-main").tap(force=True)
            taps.note(screen.page)
            screen.page.wait_for_timeout(PAUSE)
    return spread(f"floor: tap at one text{_how(slower)}", taps.picture, parts=(0.5, 0.95))


def _table(
    browser: Browser, vigie: Server, evening: str, name: str, number: int, slower: int, size: tuple[int, int] = TABLET
) -> list[Figure]:
    """From a finger leaving the glass to the frame after the one that shows what follows."""
    taps, how = Taps(), _how(slower)
    with metered(browser, vigie, slower, size) as (screen, _):
        screen.page.goto(f"{vigie.url}/table/{evening}")
        Player(screen).sheet()  # which may lie covered, or have been told only
        play(screen, vigie, taps, number)
    return [
        *spread(f"{name}{how}", taps.picture, parts=(0.5, 0.95), target=100 if slower == 1 else 200),
        *spread(f"  of it the server{how}", taps.server, parts=(0.5, 0.95), target=25 if slower == 1 else None),
        *(taps.shares() if slower == 1 else []),
    ]


def _bare(browser: Browser, folder: Path, slower: int) -> list[Figure]:
    """The same without the tree for screen readers, at two evenings that were dealt alike: of each the same taps."""
    read, again = (folder / f"{name}-{slower}" for name in ("read", "again"))
    evenings = []
    for each in (read, again):
        each.mkdir()
        evenings.append(an_evening(each, GAME))
    first, second = start_vigie(read), start_vigie(again)
    try:
        with metered(browser, first, slower) as (screen, _):
            screen.page.goto(f"{first.url}/table/{evenings[0]}")
            Player(screen).sheet()
            play(screen, first, Taps(), TAPS)
            same = touches(screen.page)
        with without_semantics.bare(browser, f"{second.url}/table/{evenings[1]}", slower) as page:
            times = without_semantics.again(page, same)
    finally:
        first.stop()
        second.stop()
    if on_disk(read, evenings[0]).now.serial != on_disk(again, evenings[1]).now.serial:
        raise RuntimeError("the same taps have led elsewhere")
    name = f"tap to picture, without the tree for screen readers{_how(slower)}"
    return spread(name, times, parts=(0.5, 0.95), target=100 if slower == 1 else 200)


def _how(slower: int) -> str:
    return f" ({slower}x)" if slower > 1 else ""
