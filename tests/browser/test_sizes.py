"""Every kind of question and every page of every game at every size: nothing broken, cut off, hidden or overlapping.

What is measured is what is painted (`painted_words.py`). Evenings: of `tests/saves`, one for each kind of question.
With VIGIE_SHOTS=1 pictures are taken, into `shots/sizes/`.

In the short run: the two sizes with least room, in French, whose words are longer; a kind of question at one of them in
turn, which is the other one in the next game; pages that are no game's once.
Behind it both languages, both themes, all sizes of screens and of words; and at the two sizes all evenings that are
kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from companion.host.settings import Settings
from companion.library.game_registry import game_ids
from companion.store import Store
from companion.ui.games import screens_of
from tests.browser.driver import SHOTS, SHOTS_WANTED, NewScreen, Screen
from tests.browser.painted_words import ink, listen
from tests.browser.player import Player
from tests.browser.running_app import GAME, House
from tests.saves.saved_evenings import expectations, unpack, versions

pytestmark = pytest.mark.slow
TABLETS: Final = ((1280, 800), (1024, 768), (800, 1280), (1920, 1080), (3840, 2160))
PHONES: Final = ((390, 844), (844, 390), (667, 375), (640, 400), (320, 640))
"""In logical pixels. The widest phones held sideways are also tablets whose browser shows all at twice its size."""
LARGER: Final = {"1.25": ((1024, 768),), "1.5": ((1280, 800), (390, 844)), "2.0": ((1280, 800), (1920, 1080))}
"""By the size of our words: a tablet for tired eyes, and a phone."""
OWN_SIZE: Final = {"20": ((1024, 768), (390, 844)), "24": ((1280, 800), (844, 390)), "32": ((1280, 800),)}
"""By the text size of the browser itself, in pixels; 16 is the usual one."""
LEAST: Final = ((1024, 768), (390, 844))
"""Those with least room of a tablet and of a phone as they are held most."""

OWN: Final = """new MutationObserver((_, seen) => {
  if (!document.head) return;
  seen.disconnect();
  document.head.append(Object.assign(document.createElement('style'), { textContent: ':root { font-size: %spx }' }));
}).observe(document, { childList: true, subtree: true })"""
"""As the settings of a browser do: before any script of the page."""


@dataclass(frozen=True, slots=True)
class Case:
    """How a screen looks."""

    lang: str
    size: tuple[int, int]
    zoom: str = "1.0"
    """Of our words."""
    own: str = ""
    """The text size that the browser is set to, "" for the usual one."""

    @property
    def theme(self) -> str:
        """The two take turns."""
        return "dark" if (self.lang == "fr") == (self.zoom == "1.0") else "light"

    def __str__(self) -> str:
        return f"{self.lang}-{self.size[0]}x{self.size[1]}-{self.zoom}{self.own and f'-{self.own}px'}"


CASES: Final = (
    *(Case(lang, size) for size in (*TABLETS, *PHONES) for lang in ("fr", "en")),
    *(Case(lang, size, zoom) for zoom, sizes in LARGER.items() for size in sizes for lang in ("fr", "en")),
    *(Case("fr", size, own=own) for own, sizes in OWN_SIZE.items() for size in sizes),
)
"""All that is promised: sizes of screens, and on some of them larger words, of ours or of the browser's own."""
PICTURES: Final = SHOTS / "sizes"
TOLD: Final = "[flt-semantics-identifier^='sheet-told-']"
OF_A_GAME: Final = ("new/{game}", "rules/{game}", "library/{game}")
"""Addresses of pages that are a game's own."""
OF_THE_HOUSE: Final = (
    "",
    "evenings",
    "records",
    "settings",
    "receive",
    "share/{evening}",
    "send/{evening}",
    "phones/{evening}",
)
"""Those of pages that are the same for all games."""


def kept(game: str) -> dict[str, list[str]]:
    """By version, of the kept evenings of a game the first with each kind of question."""
    seen: set[str] = set()
    found: dict[str, list[str]] = {}
    for version in versions():
        for each in expectations(version):
            kinds = {question["kind"] for question in each.questions} or {"over"}
            if each.game == game and kinds - seen:
                seen |= kinds
                found.setdefault(version, []).append(each.name)
    return found


class Looker:
    """Looks at a screen of one size, takes a picture of what it sees when pictures are wanted, and collects what is
    wrong.

    name: of the pictures.
    """

    def __init__(self, screen: Screen, name: str) -> None:
        self.screen = screen
        self.faults: list[str] = []
        self._name = name

    def look(self, at: str) -> None:
        """Once everything is still. at: what is looked at."""
        size = self.screen.page.viewport_size
        assert size is not None
        width, height = size["width"], size["height"]
        painted = ink(self.screen.page)
        self.faults += dict.fromkeys(f"{at}, {width}×{height}: {fault}" for fault in painted.faults())
        if SHOTS_WANTED:
            self.screen.page.screenshot(path=PICTURES / f"{self._name}-{at}-{width}.jpeg", type="jpeg", quality=80)

    def look_at_question(self, at: str, address: str) -> None:
        """What is told when an evening is opened, and what is asked then."""
        self.screen.go(address)
        if self.screen.page.locator(TOLD).count():
            self.look(at)
            Player(self.screen).read()
            self.look(f"{at}-asked")
        else:
            self.look(at)

    def look_at_table(self, game: str, address: str) -> None:
        """Every page of a table, and what is opened beside the question."""
        self.screen.go(address)
        Player(self.screen).read()
        for tab in (*(tab.id for tab in screens_of(game).tabs), "log", "rules"):
            if not self.screen.by_id(f"tab-{tab}").count():  # a page that this table has not
                continue
            self.screen.touch_id(f"tab-{tab}")
            expect(self.screen.by_id(f"tab-{tab}")).to_have_attribute("aria-current", "true")
            self.look(f"tab-{tab}")
        for aside in ("correct", "may-i", "ways"):
            if self.screen.by_id(aside).count():
                self.screen.touch_id(aside)
            else:  # a phone held sideways has no bar for it
                self.screen.touch_id("ways")
                self.screen.touch_id(f"way-{aside}")
            self.look(aside)

    def look_at_pages(self, paths: Sequence[str], game: str, address: str) -> None:
        """Pages that are no table's. address: of an evening."""
        for path in paths:
            self.screen.go("/" + path.format(game=game, evening=Path(address).name))
            self.look(path.partition("/")[0] or "home")


def settle(folder: Path, **settings: str) -> None:
    """How the app looks on a data folder."""
    store = Store(folder)
    kept_settings = Settings(store)
    for name, value in ({"dice": "virtual", "motion": "off"} | settings).items():
        kept_settings.put(name, value)
    store.close()


def evenings(folder: Path, game: str, wanted_of: Mapping[str, Sequence[str]]) -> dict[Path, dict[str, str]]:
    """By data folder, the names of kept evenings with their addresses. wanted_of: which ones, by version."""
    found = {}
    for version, wanted in wanted_of.items():
        data = folder / f"{version}-{game}"
        data.mkdir()
        unpack(version, data)
        store = Store(data)
        addresses = {saved.title: f"/table/{saved.id}" for saved in store.evenings() if saved.game == game}
        store.close()
        found[data] = {name: addresses[name] for name in wanted}
    return found


Look = Callable[..., None]


@pytest.fixture
def look(tmp_path: Path, opened: Callable[..., House], new_screen: NewScreen) -> Look:
    """Looks at evenings, and at every page where most of them lie, and says what is wrong with what is painted."""

    def at(
        game: str,
        wanted_of: Mapping[str, Sequence[str]],
        cases: Sequence[Case],
        pages: Sequence[str] = (),
        *,
        in_turn: bool = False,
    ) -> None:
        """in_turn: each evening in one of the cases; else each in all of them.

        Each case has a house of its own: what was read in one is not told there again.
        """
        PICTURES.mkdir(parents=True, exist_ok=True)
        faults: list[str] = []
        found = evenings(tmp_path, game, wanted_of)
        most = max(found, key=lambda data: len(found[data]))
        first = game_ids().index(game)
        for data, wanted in found.items():
            for turn, case in enumerate(cases):
                settle(data, language=case.lang, theme=case.theme, zoom=case.zoom)
                house = opened("--lang", case.lang, folder=data)
                screen = new_screen(house.server.url, *case.size, locale=case.lang)
                listen(screen.page)
                if case.own:
                    screen.page.add_init_script(OWN % case.own)
                screen.open()
                looker = Looker(screen, f"{game}-{case}")
                for number, (name, address) in enumerate(wanted.items(), first):
                    if not in_turn or number % len(cases) == turn:
                        looker.look_at_question(name, address)
                if pages and data == most:
                    looker.look_at_table(game, next(iter(wanted.values())))
                    looker.look_at_pages(pages, game, next(iter(wanted.values())))
                faults += looker.faults
                screen.page.close()
                house.server.stop()
        assert not faults, "\n" + "\n".join(faults)

    return at


@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_question_and_every_page(game: str, look: Look) -> None:
    pages = (*OF_A_GAME, *OF_THE_HOUSE) if game == GAME else OF_A_GAME
    look(game, kept(game), [Case("fr", size) for size in LEAST], pages, in_turn=True)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_question_and_every_page_at_every_size(game: str, case: Case, look: Look) -> None:
    look(game, kept(game), [case], (*OF_A_GAME, *OF_THE_HOUSE) if game == GAME else OF_A_GAME)


@pytest.mark.long
@pytest.mark.parametrize("version", versions())
def test_every_evening_that_is_kept(version: str, look: Look) -> None:
    for game in game_ids():
        names = [each.name for each in expectations(version) if each.game == game]
        if names:
            look(game, {version: names}, [Case("fr", size) for size in LEAST])
