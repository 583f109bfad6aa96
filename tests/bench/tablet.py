"""A tablet without a host, beside the host in the same run: its first visit, its later starts, a tap, its memory.

The folder is built and served here; the browser is ended between the starts. Where a start takes its time is told by
the marks that page and worker set: booting Python, unpacking, importing, opening the data, and the first picture.
`python -m tests.bench.tablet` measures only this.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from companion.library.game_registry import game_ids
from companion.tablet.build import build
from tests.bench.engine import GAME
from tests.bench.evening import an_evening
from tests.bench.report import Figure, Machine, spread, table
from tests.bench.taps import AFTER, FLAGS, METER, PAUSE, TABLET, Taps, metered, play
from tests.browser.driver import Screen
from tests.browser.fixtures import chromium
from tests.browser.player import Player
from tests.browser.server import start_vigie
from tests.browser.tablet import BELOW, PATIENCE, address_of, serving
from tests.support.figures import Row, offered, record

TAPS: Final = 20
STARTS: Final = 3
"""Later starts of each kind."""
SENT, FIRST, RESTORED, USUAL, MEMORY = 16.0, 12_000.0, 2_500.0, 5_000.0, 450.0
"""What is to be reached: MB, milliseconds, MB."""
BEYOND: Final = 1.1
"""How many times the host's a tap may take."""
DROP: Final = """
navigator.storage.getDirectory().then(root => root.removeEntry('vigie-start', { recursive: true })).catch(() => {})
"""
"""Removes the memory that was kept: the next start is the usual one."""


def figures(folder: Path) -> list[Figure]:
    """Everything. folder: for the site, the browser's own files, and an evening of the host."""
    site = folder / "site" / BELOW
    built = build(site, "fr")
    found = [Figure("tablet: as sent by a server that compresses", built.sent / 1e6, "MB", SENT)]
    with sync_playwright() as playwright, serving(site.parent) as server:
        url = f"{address_of(server)}/"
        profile = folder / "profile"
        with _screen(playwright, profile, url) as (screen, started):
            found += _parts("first visit", [started], "fetched", FIRST)
            screen.page.wait_for_function("vigie.snapshot !== undefined")
            screen.tap_id("home-demo")
            taps = Taps()
            _play(screen, taps)
            place = screen.page.url
            found += _beside(playwright, folder, taps.picture)
            _one_of_each_game(screen, url)
            if (memory := _memory(profile)) is not None:
                name = f"tablet: memory of its tab after {1 + len(game_ids())} evenings"
                found.append(Figure(name, memory, "MB", MEMORY))
        for name, restored, target in (("start out of memory", True, RESTORED), ("usual start", False, USUAL)):
            starts = []
            for _ in range(STARTS):
                with _screen(playwright, profile, place) as (screen, started):
                    if screen.page.evaluate("vigie.restored") is restored:
                        starts.append(started)
                    screen.page.evaluate(DROP if not restored or len(starts) == STARTS else "0")
            if starts:
                found += _parts(name, starts, "page", target)
    return found


@contextmanager
def _screen(playwright: Playwright, profile: Path, url: str) -> Iterator[tuple[Screen, dict[str, float]]]:
    """The tablet at a place, started, with the moments of its start in milliseconds."""
    width, height = TABLET
    context: BrowserContext = playwright.chromium.launch_persistent_context(
        str(profile),
        executable_path=chromium(),
        args=FLAGS,
        viewport={"width": width, "height": height},
        locale="fr-FR",
        has_touch=True,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(METER)
    screen = Screen(context, url)
    screen.page.goto(url)
    yield screen, _marks(screen.page)
    context.close()


def _marks(page: Page) -> dict[str, float]:
    page.wait_for_function("globalThis.vigie?.marks.some(([name]) => name === 'picture')")
    marks: list[tuple[str, float]] = page.evaluate("vigie.marks")
    return dict(sorted(marks, key=lambda mark: mark[1]))


def _parts(name: str, starts: list[dict[str, float]], begin: str, target: float) -> list[Figure]:
    """A start and where its time goes. begin: the mark at which it begins."""

    def between(first: str, last: str) -> list[float]:
        return [start[last] - start[first] for start in starts if first in start and last in start]

    steps = (begin, "boot", "unpack", "import", "data", "picture")
    found = spread(f"tablet: {name}, until the picture", between(begin, "picture"), parts=(0.5,), target=target)
    for first, last in pairwise(steps):
        found += spread(f"  of it {last}", between(first, last), parts=(0.5,))
    return found


def _play(screen: Screen, taps: Taps) -> None:
    player = Player(screen, pause=PAUSE, tapped=lambda: taps.note(screen.page))
    while len(taps.picture) < TAPS:
        player.answer()
    screen.page.wait_for_timeout(AFTER)


def _one_of_each_game(screen: Screen, url: str) -> None:
    """Begin an evening of every game and answer once."""
    player = Player(screen, pause=PAUSE)
    for game in game_ids():
        screen.page.goto(f"{url}#/")
        screen.tap_id(f"game-{game}")
        player.rest()
        screen.tap_id("home-demo")
        player.asked()
        player.rest()
        player.answer()


def _beside(playwright: Playwright, folder: Path, times: list[float]) -> list[Figure]:
    """A tap of the tablet beside one of the host, at the same game."""
    evening = an_evening(folder, GAME)
    vigie = start_vigie(folder)
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    taps = Taps()
    try:
        with metered(browser, vigie) as (screen, _):
            screen.page.goto(f"{vigie.url}/table/{evening}")
            Player(screen).sheet()
            play(screen, vigie, taps, TAPS)
    finally:
        browser.close()
        vigie.stop()
    (host,) = spread("  the host's in the same run", taps.picture, parts=(0.5,))
    (tablet,) = spread("tablet: tap to picture", times, parts=(0.5,), target=BEYOND * host.value)
    return [tablet, host]


def _memory(profile: Path) -> float | None:
    """Of the biggest process of the browser with this profile, in MB; None where the system does not say."""
    sizes = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if "--type=renderer" in (command := (process / "cmdline").read_text("utf-8", "replace")):
                parent = Path("/proc", (process / "stat").read_text().rpartition(")")[2].split()[1])
                lines = (process / "smaps_rollup").read_text()
                if str(profile) in command or _descends(parent, profile):
                    sizes.append(sum(map(int, re.findall(r"^Pss: +(\d+)", lines, re.MULTILINE))) / 1024)
        except OSError:
            continue
    return max(sizes, default=None)


def _descends(process: Path, profile: Path) -> bool:
    """Whether a process was started, by whatever others, by the browser with this profile."""
    while process.name not in ("0", "1"):
        if str(profile) in (process / "cmdline").read_text("utf-8", "replace"):
            return True
        process = Path("/proc", (process / "stat").read_text().rpartition(")")[2].split()[1])
    return False


def main() -> None:
    """Measure the tablet alone, and keep the figures where they are wanted."""
    given = argparse.ArgumentParser(prog="python -m tests.bench.tablet", description=__doc__)
    offered(given)
    wanted, machine = given.parse_args(), Machine()
    with tempfile.TemporaryDirectory() as folder:
        found = figures(Path(folder))
    print(f"{table(found)}\n\n{machine}")
    if wanted.record:
        rows, command = map(Row.of, found), "python -m tests.bench.tablet"
        record("bench-tablet", command, "It judges nothing.", rows, machine=machine)


if __name__ == "__main__":
    main()
