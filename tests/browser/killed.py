"""A tablet whose browser is killed while somebody plays: `python -m tests.crash --tablet`.

What a kill leaves is read twice: as it lies in the private file system, by a page that starts nothing, and by our own
store; only then the app takes the evening up again.
"""

from __future__ import annotations

import base64
import json
import os
import re
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import BrowserContext, Error, Playwright, expect, sync_playwright

from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game_ids
from companion.store import Store, StoreFault
from companion.store.database import _is_good, backups
from companion.tablet.build import build
from tests.browser.driver import Screen
from tests.browser.fixtures import CHROMIUM_FLAGS, chromium
from tests.browser.player import Player
from tests.support.figures import ROOT, Row, commit

PATIENCE: Final = 400_000
"""Milliseconds that a start may take."""
STUCK: Final = 20_000
"""Milliseconds after which a player who finds no answer is killed."""
PAUSE: Final = 450
"""Milliseconds that the app wants between a change and the next tap."""
LONGEST: Final = 12.0
"""Seconds after which the browser is killed, at most, once it has shown its first question."""
EARLY: Final = 0.2
"""The share of kills while an evening is taken up."""
AT_ONCE: Final = 6.0
"""Seconds after which the browser is killed then, at most."""
IN_A_ROW: Final = 4
"""Kills in one game before the next one is played."""
HEADER: Final = 4096
"""Bytes of a copy of a header; see `companion/tablet/browser/storage.js`."""
STILL: Final = "licences.txt"
"""A page of the folder that starts nothing."""
SHOWN: Final = re.compile(r"sheet-[a-z]+-(\d+)")
"""The name of a sheet holds how many entries of the journal it shows."""
WATCH: Final = """
(() => {
  let last = '';
  const look = () => {
    const sheet = document.querySelector("[flt-semantics-identifier^='sheet-']");
    const name = sheet?.getAttribute('flt-semantics-identifier') ?? '';
    if (name && name !== last) __shown(last = name);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()
"""
SLOTS: Final = r"""
async () => {
  const root = await navigator.storage.getDirectory(), names = [];
  for await (const name of root.keys()) if (/^vigie(-\d+)?$/.test(name)) names.push(name);
  const folder = await root.getDirectoryHandle(names.sort().at(-1));
  const found = {};
  for await (const [name, handle] of folder.entries()) {
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    found[name] = btoa(text);
  }
  return found;
}
"""


@dataclass
class TabletReport:
    """What came of the kills. answers: entries that a screen has shown since the kill before.  under_way: entries that
    were on the disk and not shown.  faults: in words.  by: how often in which game.  at: how often at which commit.
    early: of them while an evening was taken up."""

    kills: int = 0
    answers: int = 0
    under_way: int = 0
    backups: int = 0
    stuck: int = 0
    early: int = 0
    by: Counter[str] = field(default_factory=Counter)
    at: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @property
    def note(self) -> str:
        """Of which code the kills are, where it is not all one."""
        told = ", ".join(f"{n} at `{commit}`" for commit, n in self.at.items())
        return f"The sum of several runs: {told}." if len(self.at) > 1 else ""

    @property
    def rows(self) -> Iterator[Row]:
        """What is kept of it."""
        yield Row("kills of the browser", self.kills)
        yield from (Row(f"in {game}", n) for game, n in sorted(self.by.items()))
        yield Row("while an evening was taken up", self.early)
        yield Row("entries of journals shown", self.answers)
        yield Row("on disk before they were shown", self.under_way)
        yield Row("faults", len(self.faults), wanted="0")

    def __str__(self) -> str:
        games = ", ".join(f"{n} in {game}" for game, n in sorted(self.by.items()))
        return (
            f"{self.kills} kills of the browser ({games}): {self.answers} entries shown, none may be lost; "
            f"{self.under_way} more were on disk; at most {self.backups} whole backups; {self.stuck} times nothing was "
            f"answered; {len(self.faults)} faults"
        )

    @classmethod
    def kept(cls, path: Path | None) -> TabletReport:
        """The report that an earlier run has left in a file, a new one where there is none."""
        if path is None or not path.exists():
            return cls()
        known = json.loads(path.read_text("utf-8"))
        return cls(**{**known, "by": Counter(known["by"]), "at": Counter(known["at"])})

    def keep(self, path: Path | None) -> None:
        """For a later run, which goes on with it."""
        if path is not None:
            path.write_text(json.dumps(asdict(self) | {"by": self.by, "at": self.at}, indent=1), "utf-8")


def kill_tablet(
    kills: int, seed: int, told: Callable[[str], None], site: Path | None = None, counts: Path | None = None
) -> TabletReport:
    """Kill the browser of a tablet until so many kills are counted, the games in turn.

    site: a folder that was built before.  counts: a file that keeps them after each kill; a later run goes on with it.
    """
    report = TabletReport.kept(counts)
    if report.kills >= kills:
        return report
    chance = Random(f"{seed}/{report.kills}")
    with TemporaryDirectory(prefix="vigie-tablet-") as room, sync_playwright() as playwright:
        folder = site or Path(room) / "vigie"
        if site is None:
            build(folder, "en")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder.parent)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        base = f"http://127.0.0.1:{server.server_port}/{folder.name}"
        expect.set_options(timeout=STUCK)
        tablet = _Tablet(playwright, Path(room) / "profile", base, report, chance)
        tablet.visited()
        games = game_ids()
        while report.kills < kills:
            game = games[report.kills // IN_A_ROW % len(games)]
            tablet.one(game, Path(room) / "read")
            report.keep(counts)
            told(str(report))
        tablet.close()
        server.shutdown()
        server.server_close()
    return report


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - named so by its base
        """Nothing."""


class _Tablet:
    """A browser with all that it keeps on its disk."""

    def __init__(self, playwright: Playwright, profile: Path, base: str, report: TabletReport, chance: Random) -> None:
        self._playwright = playwright
        self._profile = profile
        self._base = base
        self._report = report
        self._chance = chance
        self._context: BrowserContext | None = None
        self._killed = threading.Event()
        """Set with the first process that is ended."""
        self._game = ""
        self._place = ""
        self._kept: dict[str, int] = {}
        """Entries of each evening that were on the disk after the last kill."""

    def visited(self) -> None:
        """The first visit, until Python's memory is kept: starts after that take seconds."""
        context = self._started()
        page = context.new_page()
        page.goto(f"{self._base}/")
        page.wait_for_function("globalThis.vigie?.snapshot !== undefined")
        self.close()

    def one(self, game: str, folder: Path) -> None:
        """Play until the browser is killed, and look at what it leaves. It stays open for the next one."""
        report, shown = self._report, 0
        try:
            shown = self._played(self._started(), game)
        except (AssertionError, Error) as fault:
            report.faults.append(f"kill {report.kills + 1}, {game}: {type(fault).__name__}: {str(fault)[:300]}")
        finally:
            self._kill()
            self.close()
        report.kills += 1
        report.by[game] += 1
        report.at[commit(ROOT)] += 1
        try:
            page = self._started().new_page()
            page.goto(f"{self._base}/{STILL}")
            self._looked_at(page.evaluate(SLOTS), shown, folder / str(report.kills))
            page.close()
        except (AssertionError, StoreFault, ValueError, KeyError, Error) as fault:
            report.faults.append(f"kill {report.kills}, {game}: {type(fault).__name__}: {fault}")
            self.close()

    def close(self) -> None:
        """End the browser, if it is there."""
        if self._context is not None:
            with suppress(Error):
                self._context.close()
        self._context = None

    def _started(self) -> BrowserContext:
        """The browser, running."""
        if self._context is not None:
            return self._context
        self._killed.clear()
        context = self._context = self._playwright.chromium.launch_persistent_context(
            str(self._profile),
            executable_path=chromium(),
            args=CHROMIUM_FLAGS,
            viewport={"width": 1280, "height": 800},
            locale="en-GB",
            has_touch=True,
        )
        context.set_default_timeout(PATIENCE)
        return context

    def _played(self, context: BrowserContext, game: str) -> int:
        """Play an evening of a game; how many entries of its journal were shown before the end came."""
        screen, seen = Screen(context, self._base), [0]
        context.set_default_timeout(PATIENCE)

        def shown(name: str) -> None:
            if found := SHOWN.match(name):
                seen.append(int(found[1]))

        screen.page.expose_function("__shown", shown)
        early = game == self._game and self._chance.random() < EARLY
        end = threading.Timer(self._chance.uniform(0, AT_ONCE if early else LONGEST), self._kill)
        if early:
            self._report.early += 1
            end.start()
        player = None
        try:
            player = self._taken_up(screen, game)
            screen.page.evaluate(WATCH)
            if not early:
                context.set_default_timeout(STUCK)
                end.start()
            while not self._killed.is_set():
                player.answer()
        except (AssertionError, Error):
            if not self._killed.is_set():
                end.cancel()
                if player is None:
                    raise
                self._report.stuck += 1
                self._game = ""  # another evening is begun
        if end.ident is not None:
            end.join()
        return seen[-1]

    def _taken_up(self, screen: Screen, game: str) -> Player:
        """A player at the evening that was left, or at a new one."""
        new = game != self._game
        screen.page.goto(f"{self._base}/{'' if new else self._place}")
        screen.page.wait_for_function("!document.getElementById('splash')")
        screen.awake()
        if new:
            screen.tap_id(f"game-{game}")
            screen.page.wait_for_timeout(PAUSE)
            screen.tap_id("home-demo")
        player = Player(screen, pause=PAUSE)
        player.asked()
        screen.page.wait_for_function("location.hash.includes('/table/')")
        self._game, self._place = game, f"#{screen.page.url.partition('#')[2]}"
        return player

    def _kill(self) -> None:
        """End all processes of the browser as a power cut does, without a word to them."""
        self._killed.set()
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                if str(self._profile).encode() in path.read_bytes():
                    os.kill(int(path.parent.name), signal.SIGKILL)

    def _looked_at(self, slots: Mapping[str, str], shown: int, folder: Path) -> None:
        """What is on the disk after a kill, against what was shown before it."""
        for path, content in _files(slots).items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        evening = self._place.rpartition("/")[2]
        with closing(Store(folder)) as store:
            assert store.spoiled() == [], "an evening is damaged"
            kept = backups(folder)
            assert all(map(_is_good, kept)), "a backup is not whole"
            there = {saved.id: len(store.bodies(saved.id)) for saved in store.evenings()}
            for each, before in self._kept.items():
                assert there.get(each, 0) >= before, f"{before} entries were kept, {there.get(each, 0)} are there"
            if evening:
                assert there[evening] >= shown, f"{shown} entries were shown, {there[evening]} are there"
                assert Host(store, Settings(store)).resume(evening).now.serial >= shown
                self._report.answers += max(0, shown - self._kept.get(evening, 0))
                self._report.under_way += there[evening] - shown if shown else 0
        self._kept = there
        self._report.backups = max(self._report.backups, len(kept))


def _files(slots: Mapping[str, str]) -> dict[str, bytes]:
    """The files in slots as they lie on the disk: each by the newer of its two headers that is whole."""
    found: dict[str, tuple[float, bytes]] = {}
    for name, raw in slots.items():
        content = base64.b64decode(raw)
        headers = [_header(content[at : at + HEADER]) for at in (0, HEADER)]
        newest = max(filter(None, headers), key=lambda header: header["number"], default=None)
        assert newest is not None or len(content) <= 2 * HEADER, f"{name} has lost its name"
        if newest is None or newest["path"] is None:
            continue
        path, when = newest["path"], newest["time"]
        assert ".." not in path, path
        if path not in found or found[path][0] <= when:
            found[path] = when, content[2 * HEADER :]
    return {path: content for path, (_, content) in found.items()}


def _header(raw: bytes) -> dict[str, Any] | None:
    """One copy of a header, None where it is not whole."""
    if len(raw) < HEADER:
        return None
    total, length = (int.from_bytes(raw[at : at + 4], sys.byteorder) for at in (0, 4))
    body = raw[8 : 8 + length]
    if not length or length > HEADER - 8 or _sum(body) != total:
        return None
    read: dict[str, Any] = json.loads(body)
    return read


def _sum(body: bytes) -> int:
    """FNV-1a."""
    total = 0x811C9DC5
    for byte in body:
        total = (total ^ byte) * 0x01000193 & 0xFFFFFFFF
    return total
