"""Every kind of question and every page of every game at every size: nothing broken, cut off, hidden or overlapping.

What is measured is what is painted (`ink.py`). The evenings are those of `tests/saves`, one for each kind of question;
VIGIE_ALL_QUESTIONS=1 opens all that are kept. With VIGIE_SHOTS=1 pictures are taken, into `shots/sizes/`.

Always: the two sizes with least room, in French, whose words are longer. With VIGIE_SIZES=1 (half an hour, two at a
time with -n 2) both languages, both themes, all five sizes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from companion.library.texts import LANGUAGES
from companion.store import Store
from companion.table.games import game_ids
from companion.table.settings import Settings
from companion.ui.games import screens_of
from tests.browser.driver import SHOTS, SHOTS_WANTED, NewScreen, Screen
from tests.browser.house import House
from tests.browser.ink import ink, listen, resize
from tests.browser.player import Player
from tests.saves.kept import expectations, unpack, versions

Sizes = Mapping[str, Mapping[str, Sequence[tuple[int, int]]]]
"""Screens in logical pixels by language and by the size of the words."""
EVERY: Final[Mapping[str, Sequence[tuple[int, int]]]] = {
    "1.0": ((1280, 800), (1024, 768), (800, 1280), (390, 844)),
    "1.5": ((1280, 800),),
}
"""Tablets, one held upright, a phone; a tablet for tired eyes."""
SIZES: Final[Sizes] = dict.fromkeys(LANGUAGES, EVERY)
LEAST: Final[Sizes] = {"fr": {"1.0": ((1024, 768), (390, 844))}}
THEMES: Final[Mapping[str, tuple[str, str]]] = {"fr": ("dark", "light"), "en": ("light", "dark")}
"""The theme in each language, and with larger words."""
PICTURES: Final = SHOTS / "sizes"
TOLD: Final = "[flt-semantics-identifier^='sheet-told-']"
WANTED: Final = bool(os.environ.get("VIGIE_SIZES"))
"""Whether all sizes are looked at."""
ALL: Final = bool(os.environ.get("VIGIE_ALL_QUESTIONS"))
PAGES: Final = ("", "new/{game}", "rules/{game}", "library/{game}", "evenings", "records", "settings", "receive")
"""Addresses that are no evening's."""
OF_AN_EVENING: Final = ("share", "send", "phones")


def kept(game: str) -> dict[str, list[str]]:
    """By version, the kept evenings of a game that are opened: the first with each kind of question, or all."""
    seen: set[str] = set()
    found: dict[str, list[str]] = {}
    for version in versions():
        for each in expectations(version):
            kinds = {question["kind"] for question in each.questions} or {"over"}
            if each.game == game and (ALL or kinds - seen):
                seen |= kinds
                found.setdefault(version, []).append(each.name)
    return found


def sizes_of(lang: str) -> Mapping[str, Sequence[tuple[int, int]]]:
    """The sizes that are looked at in a language, by the size of the words."""
    return (SIZES if WANTED else LEAST)[lang]


class Looker:
    """Looks at a screen at several sizes, takes a picture of each when pictures are wanted, and collects what is wrong.

    name: of the pictures.
    """

    def __init__(self, screen: Screen, name: str, sizes: Sequence[tuple[int, int]]) -> None:
        self.screen = screen
        self.faults: list[str] = []
        self._name = name
        self._sizes = sizes

    def look(self, at: str) -> None:
        """at: what is looked at."""
        for width, height in self._sizes:
            resize(self.screen.page, width, height)
            painted = ink(self.screen.page)
            self.faults += dict.fromkeys(f"{at}, {width}×{height}: {fault}" for fault in painted.faults())
            if SHOTS_WANTED:
                self.screen.page.screenshot(path=PICTURES / f"{self._name}-{at}-{width}.jpeg", type="jpeg", quality=80)
        resize(self.screen.page, *self._sizes[0])
        ink(self.screen.page)

    def look_at_question(self, at: str, address: str) -> None:
        """What is told when an evening is opened, and what is asked then."""
        self.screen.open(address)
        self.screen.by_id("tab-table").wait_for(state="attached")
        ink(self.screen.page)
        self.look(at)
        if self.screen.page.locator(TOLD).count():
            Player(self.screen).read()
            self.look(f"{at}-asked")

    def look_at_pages(self, game: str, address: str) -> None:
        """Every page of a table, and those that are no table's."""
        self.screen.open(address)
        Player(self.screen).read()
        for tab in (*(tab.id for tab in screens_of(game).tabs), "log", "rules"):
            self.screen.tap_id(f"tab-{tab}")
            self.look(f"tab-{tab}")
        for aside in ("correct", "may-i", "ways"):
            self.screen.tap_id(aside)
            self.look(aside)
        for path in (*PAGES, *(f"{page}/{Path(address).name}" for page in OF_AN_EVENING)):
            self.screen.open("/" + path.format(game=game))
            self.look(path.partition("/")[0] or "home")


def settle(folder: Path, **settings: str) -> None:
    """How the app looks on a data folder."""
    store = Store(folder)
    kept_settings = Settings(store)
    for name, value in ({"dice": "virtual", "motion": "off"} | settings).items():
        kept_settings.put(name, value)
    store.close()


def evenings(folder: Path, game: str) -> dict[Path, dict[str, str]]:
    """By data folder, the names of the kept evenings that are opened, with their addresses."""
    found = {}
    for version, wanted in kept(game).items():
        data = folder / version
        data.mkdir()
        unpack(version, data)
        store = Store(data)
        addresses = {saved.title: f"/table/{saved.id}" for saved in store.evenings() if saved.game == game}
        store.close()
        found[data] = {name: addresses[name] for name in wanted}
    return found


@pytest.mark.parametrize("lang", LANGUAGES if WANTED else LEAST)
@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_question_and_every_page(
    game: str, lang: str, tmp_path: Path, opened: Callable[..., House], new_screen: NewScreen
) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    found = evenings(tmp_path, game)
    most = max(found, key=lambda data: len(found[data]))
    for data, wanted in found.items():
        for theme, (zoom, sizes) in zip(THEMES[lang], sizes_of(lang).items(), strict=False):
            settle(data, language=lang, theme=theme, zoom=zoom)
            house = opened("--lang", lang, folder=data)
            screen = new_screen(house.server.url, locale=lang)
            listen(screen.page)
            looker = Looker(screen, f"{game}-{lang}-{zoom}", sizes)
            for name, address in wanted.items():
                looker.look_at_question(name, address)
            if data == most:
                looker.look_at_pages(game, next(iter(wanted.values())))
            faults += [f"zoom {zoom}: {fault}" for fault in looker.faults]
            house.server.stop()
            screen.page.close()
    assert not faults, "\n" + "\n".join(faults)
