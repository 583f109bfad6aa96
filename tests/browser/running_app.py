"""An app with the evenings in its data folder, and what the tests want to know of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Locator

from companion.core.journal.journal import Entry
from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Form, Number, Pick, YesNo
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import Texts
from companion.session.game_session import GameSession
from companion.store import Store
from companion.ui.games import screens_of
from companion.ui.questions.copying.form_lines import first_values, lacking
from tests.browser.driver import Screen
from tests.browser.player import Player
from tests.browser.server import Server
from tests.support.about import ANY

GAME = ANY
SEED = 3
QUICK = "tests.browser.fast_app"
TABLET, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}

E = TypeVar("E", bound=Entry)


@dataclass
class House:
    """An app with its data folder, and what lies in that folder."""

    folder: Path
    server: Server

    def evening(self) -> GameSession:
        """The evening last played, as the disk has it: taken up in this process, writing nothing."""
        store = Store(self.folder)
        saved = store.evenings()[0]
        played = game(saved.game)
        entries = store.entries(saved.id, played.events)
        store.close()
        return GameSession(played, saved.options, seed=saved.seed, entries=entries)

    def evenings(self) -> int:
        """How many evenings have been begun."""
        store = Store(self.folder)
        begun = len(store.evenings())
        store.close()
        return begun

    def table(self) -> str:
        """The state on disk, and the question at which it waits."""
        evening = self.evening()
        assert evening.question is not None
        return json.dumps([evening.game.dump(evening.state), evening.question.key], sort_keys=True)

    def entries(self, kind: type[E]) -> list[E]:
        """The entries of one kind in force."""
        return [entry for _, entry in self.evening().journal.live if isinstance(entry, kind)]

    def setting(self, name: str) -> Any:
        """A setting as it is kept."""
        store = Store(self.folder)
        value = store.setting(name)
        store.close()
        return value


def prepared(
    folder: Path,
    until: Callable[[GameSession], bool],
    game_id: str = GAME,
    seed: int = SEED,
    *,
    shown: bool = False,
    **settings: str,
) -> str:
    """A demonstration evening played by its likely answers up to some point; its address. settings: put afterwards.

    shown: with what the demonstration of the first page has besides.
    """
    store = Store(folder)
    host = Host(store, Settings(store, language="fr"))
    screens = screens_of(game_id)
    options = {**screens.demo(), **screens.shown} if shown else screens.demo()
    evening = host.new_evening(game_id, options, seed=seed)
    while not until(evening):
        question = evening.question
        assert question is not None
        evening.answer(question.main if isinstance(question, Menu) else likely(question))
    for name, value in settings.items():
        host.settings.put(name, value)
    store.close()
    return f"/table/{evening.origin.identity}"


def with_the_box(folder: Path, game_id: str) -> str:
    """An evening just begun with a box whose cards are all copied, and are dealt by the app; its address."""
    store, screens = Store(folder), screens_of(game_id)
    host = Host(store, Settings(store, language="fr"))
    for component, values in load_sample(game(game_id)).items():
        host.shelf(game_id).put(*component, values)
    evening = host.new_evening(game_id, screens.sample, seed=SEED)
    store.close()
    return f"/table/{evening.origin.identity}"


def likely(question: Any) -> Any:
    """The default, else the first legal answer, as a player gives it who taps the big button wherever he can."""
    if question.default is not None:
        return question.default
    match question:
        case YesNo():
            return True
        case Number():
            return question.lo
        case BuildDeck():
            return question.ready[(int(question.who.rpartition("-")[2]) - 1) % len(question.ready)].id
        case Form():
            draft = first_values(question)
            while missing := lacking(question, draft):
                line = missing[0]
                likely_one = line.options[0].id if line.options else line.likely or line.lo
                draft[line.name] = () if line.kind == "many" else likely_one
            return draft
    legal = [option.id for option in question.options if option.verdict.allowed]
    return legal[: max(1, question.lo)] if isinstance(question, Pick) else legal[0]


def beginning(evening: GameSession) -> bool:
    """Nobody has answered anything yet."""
    return True


def asks(key: str) -> Callable[[GameSession], bool]:
    """Whether the question with this key is open."""
    return lambda evening: evening.question is not None and evening.question.key == key


def offers_fire(evening: GameSession) -> bool:
    """Whether the player whose turn it is may fire."""
    question = evening.question
    return isinstance(question, Menu) and any(o.id == "fire" and o.verdict.allowed for o in question.options)


def at_the_table(screen: Screen, address: str) -> Screen:
    """Open an evening by its address, and read what is told there."""
    screen.open(address)
    Player(screen).read()
    return screen


def everything(screen: Screen) -> Locator:
    """All that the screen says."""
    return screen.page.locator("flt-semantics-host")


def shows_question(screen: Screen, t: Texts, evening: GameSession) -> None:
    """Wait until the question of the moment stands there in its words, or what is told before it."""
    assert evening.question is not None
    shows(screen, on_tablet(evening), t(evening.question.text))


def on_tablet(evening: GameSession) -> int:
    """Number of the question that the tablet shows: while several are asked together it stays."""
    return evening.now.posed if evening.now.together else evening.now.number()


def shows(screen: Screen, serial: int, words: str) -> None:
    """Wait until the question of this number stands there in its words, or as a row of a card, or what is told before.

    Of several people who are asked at the same time the tablet shows one.
    """
    asked, told = (
        screen.page.locator(f"[flt-semantics-identifier='sheet-{kind}-{serial}'], {_of_several(kind, serial)}")
        for kind in ("asked", "told")
    )
    asked.or_(told).first.wait_for(state="attached")
    if asked.count() and not screen.by_id("rows").count():
        screen.reads("question", words)


def _of_several(kind: str, serial: int) -> str:
    return f"[flt-semantics-identifier^='sheet-{kind}-{serial}-']"
