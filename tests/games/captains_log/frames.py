"""What a frame of the map takes of the processor while fingers move and enlarge it: `python -m
tests.games.captains_log.frames`. Reports, never judges.

All processes of the browser count, the one included that paints where there is no GPU. A stroke is so many moves of a
finger, each followed by a frame; its time is shared out among its frames.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, sync_playwright

from companion.core.procedures.menus import Menu
from companion.host.host import Host
from companion.host.settings import Settings
from companion.simulation.robot import Robot
from companion.store import Store
from tests.bench.report import Figure, spread, table
from tests.bench.taps import FLAGS, metered
from tests.browser.driver import Screen
from tests.browser.fixtures import chromium
from tests.browser.player import Player
from tests.browser.running_app import GAME
from tests.browser.server import Server, start_vigie
from tests.games.captains_log.browser.test_map import turned_up
from tests.games.captains_log.evenings import LONG
from tests.support.demonstration import demonstration

SEED: Final = 3
TILES: Final = 21
"""Face up: all of the map that is laid before."""
LIKES: Final = {"explore": 30.0, "steer": 4.0, "end_turn": 0.5, "leave": 0.0}
STROKES, MOVES, APART = 8, 10, 16
"""Strokes of each kind; moves of a finger in each, and milliseconds from one to the next."""
REST: Final = 150
"""Milliseconds after a stroke until its last frame is painted."""
MOST: Final = 50
"""Milliseconds that a frame may take."""


def explored(folder: Path) -> str:
    """An evening whose whole map lies face up, when somebody may do something; its address."""
    store = Store(folder)
    options = {**demonstration(GAME, LONG), "map": True}
    evening, robot = (
        Host(store, Settings(store, language="fr")).new_evening(GAME, options, seed=SEED),
        Robot(SEED, LIKES),
    )
    while turned_up(evening) < TILES or not isinstance(evening.question, Menu):
        question = evening.question
        assert question is not None
        evening.answer(robot.answer(question))
    store.close()
    return f"/table/{evening.origin.identity}"


def spent(browser: Browser, screen: Screen) -> dict[str, float]:
    """Frames so far, milliseconds of the page's main thread in them, and of the processor by kind of process."""
    found = {name: float(screen.page.evaluate(f"window.meter.{name}")) for name in ("frames", "busy")}
    protocol = browser.new_browser_cdp_session()
    for process in protocol.send("SystemInfo.getProcessInfo")["processInfo"]:
        found[process["type"]] = found.get(process["type"], 0.0) + process["cpuTime"] * 1000
    protocol.detach()
    return found


def measured(browser: Browser, screen: Screen, stroke: Callable[[int], None]) -> Iterator[tuple[float, float]]:
    """Of each stroke, for a frame: milliseconds of the processor, and of the page's main thread."""
    for n in range(STROKES):
        before = spent(browser, screen)
        stroke(n)
        screen.page.wait_for_timeout(REST)
        after = spent(browser, screen)
        frames = after["frames"] - before["frames"]
        if frames:
            worked = sum(after[kind] - before.get(kind, 0.0) for kind in ("renderer", "GPU") if kind in after)
            yield worked / frames, (after["busy"] - before["busy"]) / frames


def fingers(protocol: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Puts fingers down, moves or lifts them."""
    touched = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


def figures(folder: Path) -> list[Figure]:
    """Of both kinds of strokes. folder: for the evening."""
    address, found = explored(folder), list[Figure]()
    vigie = start_vigie(folder)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            with metered(browser, vigie) as (screen, protocol):
                found = _moved(browser, vigie, screen, protocol, address)
            browser.close()
    finally:
        vigie.stop()
    return found


def _moved(browser: Browser, vigie: Server, screen: Screen, protocol: CDPSession, address: str) -> list[Figure]:
    """The whole map is enlarged, moved to and fro, and enlarged and made smaller by turns."""
    screen.page.goto(f"{vigie.url}{address}")
    Player(screen).sheet()
    screen.tap_id("tab-map")
    screen.tap_id("cl-map-whole")
    corner = screen.by_id("cl-map-nearer").bounding_box()
    assert corner is not None
    x, y = corner["x"] - 250, corner["y"] + 250

    def move(n: int) -> None:
        way = 1 if n % 2 else -1
        fingers(protocol, "touchStart", (x - 100 * way, y))
        for step in range(MOVES):
            fingers(protocol, "touchMove", (x - 100 * way + 10 * way * step, y + 4 * way * step))
            screen.page.wait_for_timeout(APART)
        fingers(protocol, "touchEnd")

    def enlarge(n: int) -> None:
        first, by = (40, 6) if n % 2 == 0 else (160, -6)
        fingers(protocol, "touchStart", (x - first, y), (x + first, y))
        for step in range(MOVES):
            half = first + by * step
            fingers(protocol, "touchMove", (x - half, y), (x + half, y))
            screen.page.wait_for_timeout(APART)
        fingers(protocol, "touchEnd")

    enlarge(0)  # so that it can be moved
    found = list[Figure]()
    for name, stroke in (("moved", move), ("enlarged", enlarge)):
        times = list(measured(browser, screen, stroke))
        worked, busy = [each for each, _ in times], [each for _, each in times]
        found += spread(f"map {name}: processor for a frame", worked, parts=(0.5, 0.9), target=MOST)
        found += spread("  of it the page's main thread", busy, parts=(0.5, 0.9))
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        print(table(figures(Path(place))))
