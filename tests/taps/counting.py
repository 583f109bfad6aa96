"""An app with an evening in a browser, and a player whose taps are counted between two moments of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import expect, sync_playwright

from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.shelf import Shelf
from companion.session.game_session import GameSession
from companion.store import Store
from tests.browser.driver import PATIENCE, Screen
from tests.browser.evenings import Device, begun, gathered
from tests.browser.fixtures import CHROMIUM_FLAGS, DEVICE, chromium
from tests.browser.player import Player
from tests.browser.running_app import QUICK, SEED, TABLET, House, prepared
from tests.browser.server import Server, start_vigie
from tests.browser.table_with_phones import Crew


@dataclass(frozen=True, slots=True)
class Row:
    """What was counted. wanted: taps that it may take.  counts: each time that it was played."""

    what: str
    wanted: int
    counts: Sequence[int]

    @property
    def reached(self) -> bool:
        """Whether it usually takes no more taps than it may."""
        return bool(self.counts) and median(self.counts) <= self.wanted

    @property
    def told(self) -> str:
        """The usual count, the highest one, and how often it was played."""
        if not self.counts:
            return "never"
        return f"{median(self.counts):g} (at most {max(self.counts)}, {len(self.counts)} times)"

    def __str__(self) -> str:
        return f"{'ok  ' if self.reached else 'MORE'} {self.what:<52} {self.wanted:>3}   {self.told}"


@dataclass
class Table:
    """A tablet with an evening, and who taps on it."""

    screen: Screen
    house: House
    player: Player

    @property
    def evening(self) -> GameSession:
        """As it lies on disk."""
        return self.house.evening()

    @property
    def asked(self) -> str:
        """The key of the question of the moment, "" when the evening is over."""
        question = self.evening.question
        return "" if question is None else question.key

    def until(self, done: Callable[[GameSession], bool], most: int = 60) -> int:
        """Answer until something is so; the taps that it took."""
        before = self.player.taps
        for _ in range(most):
            if done(self.evening):
                return self.player.taps - before
            self.player.answer()
        raise AssertionError(f"not there after {most} answers, but at {self.asked!r}")

    def does(self, *identifiers: str) -> int:
        """Tap these one after the other, each in the sheet that the one before brought; the taps that it took."""
        before = self.player.taps
        for identifier in identifiers:
            self.player.choose(identifier)
        return self.player.taps - before


@contextmanager
def table(
    game_id: str,
    until: Callable[[GameSession], bool] | None,
    wishes: Sequence[str] = (),
    seed: int = SEED,
    options: Mapping[str, Any] | None = None,
    library: bool = False,
    **settings: str,
) -> Iterator[Table]:
    """The demonstration of a game, played up to some point; without one the start page.

    options: of an evening that is played instead of it.  library: whether somebody has copied the whole box (of which
    our own cards take the place).  settings: put before.
    """
    expect.set_options(timeout=PATIENCE)
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        address = "/"
        if library:
            _fill_library(folder, game_id)
        if until is not None and options is None:
            address = prepared(folder, until, game_id, seed, **settings)
        elif until is not None and options is not None:
            address = begun(folder, game_id, options, until, seed, **settings)
        server = start_vigie(folder, None, "--lang", "fr", module=QUICK)
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        try:
            screen = Screen(browser.new_context(viewport=TABLET, **DEVICE), server.url)
            screen.open(address)
            yield Table(screen, House(folder, server), Player(screen, wishes))
        finally:
            browser.close()
            server.stop()


def _fill_library(folder: Path, game_id: str) -> None:
    store = Store(folder)
    shelf = Shelf(store, game(game_id))
    for (schema, subject), values in load_sample(game(game_id)).items():
        shelf.put(schema, subject, values)
    store.close()


@contextmanager
def crew(
    game_id: str, options: Mapping[str, Any], until: Callable[[GameSession], bool], devices: Mapping[str, Device]
) -> Iterator[Crew]:
    """An evening played up to some point, on the tablet and on these phones."""
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        address = begun(folder, game_id, options, until)
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        servers: list[Server] = []

        def opened(*command: str) -> House:
            servers.append(start_vigie(folder, None, *command, module=QUICK))
            return House(folder, servers[-1])

        def screen_of(base: str, width: int, height: int, **more: Any) -> Screen:
            size = {"width": width, "height": height}
            return Screen(browser.new_context(viewport=size, **(DEVICE | more)), base)

        try:
            gathering, cable = gathered(opened, screen_of, address, next(iter(devices)), devices)
            yield gathering
            cable.cut()
        finally:
            browser.close()
            for server in servers:
                server.stop()
