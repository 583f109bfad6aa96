"""What the checks are made of: the short run, and what stands behind it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final

from companion.library.game_registry import game_ids

ROOT: Final = Path(__file__).resolve().parents[2]
WORKERS: Final = 2
"""Tests that run side by side. Each may have a server and a browser of its own."""
EVENINGS: Final = 2_000
"""Random evenings of each game in which all laws are looked at."""
SLICES: Final = 10
"""Parts in which they are played: some ten minutes each."""
DRAWN: Final = 60
"""Mutants that are tried of each game."""


@dataclass(frozen=True)
class Part:
    """Something that is played as a whole: a command, `python -m` before it. Exit code 0 means that it passed.

    tests: what pytest is given to play, where it is pytest that plays.  browser: whether these tests open one.
    env: set besides what is set.
    """

    name: str
    command: Sequence[str]
    tests: Sequence[str] = ()
    browser: bool = False
    env: Mapping[str, str] = field(default_factory=dict)

    @property
    def line(self) -> list[str]:
        """The whole command."""
        return [*self.command, *self.tests]


def _browser() -> list[str]:
    """The folders of the browser tests. They run in processes of their own: Playwright keeps an event loop running in
    the main thread."""
    return ["tests/browser", *sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/games/*/browser"))]


def _simulated() -> Iterator[Part]:
    """Random evenings of every game under all laws, in slices that are played again alone."""
    for slice_, game in product(range(SLICES), game_ids()):
        name = f"laws in {game}, {slice_ + 1} of {SLICES}"
        each = EVENINGS // SLICES
        yield Part(name, ("companion", "simulate", game, "--evenings", str(each), "--seed", str(slice_ * each)))


PYTEST: Final = ("pytest", "-q", "-n", str(WORKERS), "--dist", "worksteal")
BROWSER: Final = _browser()
WITHOUT_BROWSER: Final = ("tests", *(f"--ignore={folder}" for folder in BROWSER))
LONG: Final = ("-m", "long")

SHORT: Final = (
    Part("lint", ("ruff", "check", ".")),
    Part("format", ("ruff", "format", "--check", ".")),
    Part("types", ("mypy", "--strict", "companion")),
    Part("tests", PYTEST, WITHOUT_BROWSER),
    Part("browser", PYTEST, BROWSER, browser=True),
)
"""`python -m tests`, in this order."""

BEHIND: Final = (
    Part("long tests", (*PYTEST, *LONG), WITHOUT_BROWSER),
    *(Part(f"long browser tests of {Path(each).parent.name}", (*PYTEST, *LONG), (each,), True) for each in BROWSER),
    Part("fuzz", ("tests.fuzz", "--long")),
    Part("crash", ("tests.crash", "--kills", "1000")),
    Part("crash of a tablet", ("tests.crash", "--tablet"), browser=True),
    Part("load", ("tests.load",)),
    Part("load, rude", ("tests.load", "--rude")),
    Part("load, a crowd", ("tests.load", "--crowd", "1", "40")),
    *(Part(f"mutants of {game}", ("tests.mutants", "--game", game, "--sample", str(DRAWN))) for game in game_ids()),
    Part("mutants, planted", ("tests.mutants", "--planted")),
    Part("soak", ("tests.soak",)),
    *_simulated(),
    Part("pictures", ("pytest", "-q", *LONG, "-k", "picture"), BROWSER, True, {"VIGIE_SCREENSHOTS": "1"}),
)
"""`python -m tests --all`: what stands behind the short run, the quicker parts first."""
