"""Two commits on one machine in one run, in turns: `python -m tests.bench --against REV`.

Both servers stand there from the beginning, each with the same evening played by its own code. Round after round a new
screen taps at the one and then at the other, so that whatever else the machine does meets both alike. What is printed
is how much of the old one's the new one needs, over all rounds, with the least and the most of any single round.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.bench import evening
from tests.bench.engine import GAME
from tests.bench.report import aligned, share
from tests.bench.taps import FLAGS, Taps, metered, play, seen
from tests.browser.fixtures import chromium
from tests.browser.server import ROOT, Server, start_vigie

TAPS: Final = 12
"""Of each round."""
MEASURED: Final[Mapping[str, Callable[[Taps], float]]] = {
    "tap to picture, median, ms": lambda taps: share(taps.picture, 0.5),
    "tap to picture, p95, ms": lambda taps: share(taps.picture, 0.95),
    "of it the server, median, ms": lambda taps: share(taps.server, 0.5),
    "of it the server, p95, ms": lambda taps: share(taps.server, 0.95),
    "bytes of a tap": lambda taps: taps.each("bytes"),
    "messages of a tap": lambda taps: taps.each("messages"),
    "frames of a tap": lambda taps: taps.each("frames"),
    "main thread in frames, ms": lambda taps: taps.each("busy"),
    "processor of the server, ms": lambda taps: taps.each("server"),
    "processor of the page, ms": lambda taps: taps.each("renderer"),
    "processor that paints, ms": lambda taps: taps.each("GPU"),
}


def compare(revision: str, folder: Path, rounds: int, slower: int) -> str:
    """What taps need here and at a revision, as a table. slower: how many times slower the processor is taken to be."""
    with _checkout(revision, folder / "tree") as tree, sync_playwright() as playwright:
        sides = [_Side(tree, folder / "old"), _Side(ROOT, folder / "new")]
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for number in range(rounds):
                for side in sides if number % 2 == 0 else sides[::-1]:
                    side.round(browser, slower)
        finally:
            browser.close()
            for side in sides:
                side.server.stop()
    return _table(revision, *(side.rounds for side in sides))


class _Side:
    """One of the two commits: its server, and what each round has found."""

    def __init__(self, tree: Path, folder: Path) -> None:
        folder.mkdir()
        play_it = [sys.executable, "-c", Path(evening.__file__).read_text(), str(folder), GAME]
        played = subprocess.run(play_it, cwd=tree, check=True, capture_output=True, text=True)
        self.evening = played.stdout.split()[-1]
        self.server: Server = start_vigie(folder, root=tree)
        self.rounds: list[Taps] = []

    def round(self, browser: Browser, slower: int) -> None:
        """A new screen taps on where the last one left."""
        taps = Taps()
        with metered(browser, self.server, slower) as (screen, _):
            screen.page.goto(f"{self.server.url}/table/{self.evening}")
            seen(screen.page, "question")
            play(screen, self.server, taps, TAPS)
        self.rounds.append(taps)


@contextmanager
def _checkout(revision: str, tree: Path) -> Iterator[Path]:
    """The files of a revision, beside ours."""
    subprocess.run(["git", "worktree", "add", "--detach", str(tree), revision], cwd=ROOT, check=True)
    try:
        yield tree
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)


def _table(revision: str, old: Sequence[Taps], new: Sequence[Taps]) -> str:
    rows = [("", revision, "here", "ratio", "least", "most")]
    for name, measured in MEASURED.items():
        before, after = measured(_together(old)), measured(_together(new))
        ratios = [measured(b) / (measured(a) or 1) for a, b in zip(old, new, strict=True)]
        figures = (before, after, after / (before or 1), min(ratios), max(ratios))
        rows.append((name, *(f"{each:.2f}" if place > 1 else f"{each:.1f}" for place, each in enumerate(figures))))
    return aligned(rows)


def _together(rounds: Sequence[Taps]) -> Taps:
    """All taps of several rounds."""
    names = {name for taps in rounds for name in taps.spent}
    return Taps(
        [each for taps in rounds for each in taps.picture],
        [each for taps in rounds for each in taps.server],
        [each for taps in rounds for each in taps.size],
        spent={name: sum(taps.spent.get(name, 0) for taps in rounds) for name in names},
    )
