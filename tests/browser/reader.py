"""Somebody who reads nothing but the middle of the screen, and notes what was told elsewhere only."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Locator

from companion.core.events.announcements import words_of
from companion.core.journal.journal import Journal
from companion.journal_views.announcements import AnnouncementEntry, announcements_after, last_touch
from companion.library.game_registry import game
from companion.library.texts import Texts
from companion.store import Store
from companion.ui.main_screen.question_sheet import MIDDLE
from companion.ui.page.announced_cards import cards
from tests.browser.driver import Screen
from tests.browser.player import Player
from tests.browser.running_app import House

SAID: Final = """
node => [node.textContent, ...[...node.querySelectorAll("[aria-label]")].map(part => part.getAttribute("aria-label"))]
"""


class Reader(Player):
    """Plays on, and compares what stood in the middle since its last answer with what the journal tells of that time.

    missed: the words of orders, results, changes and turns of fate that did not stand there.
    """

    def __init__(self, screen: Screen, house: House, t: Texts, wishes: Sequence[str] = ()) -> None:
        super().__init__(screen, wishes)
        self.house = house
        self.t = t
        self.missed: list[str] = []
        self.told = 0
        """How many tellings there were."""
        self._seen = ""

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Answer everything until something is so, at the latest to the end of the evening."""
        self.read()
        while not (until() or self.screen.by_id("outcome").count()):
            self.answer()

    def read(self) -> None:
        """Read what is told before the question, and the question's sheet."""
        self._look()
        super().read()
        self._look()

    def go_on(self) -> None:
        """A telling was read to its end."""
        self._look()
        super().go_on()

    def gone(self, asked: Locator) -> None:
        """Read what came of an answer, and note what of it did not stand there."""
        asked.wait_for(state="detached")
        self._seen = ""
        self.read()
        news = self._news()
        if any(each.bare for each in news) and self._stand():
            news = [each for each in news if not each.bare]
        self.told += len(news)
        self.missed += unsaid(news, self.t, self._seen) and unsaid(in_brief(news), self.t, self._seen)

    def _look(self) -> None:
        sheet = self.sheet()  # that of the last telling holds its words itself
        if self.screen.by_id("outcome").count():
            return
        middle = self.screen.by_id(MIDDLE)
        for lying in (sheet, middle.first) if middle.count() else (sheet,):
            self._seen += squeezed(" ".join(part for part in lying.evaluate(SAID) if part))

    def _stand(self) -> bool:
        """Whether the question draws the dice that it is about, in words of its own."""
        question = self.house.evening().question
        return question is not None and question.stands is not None

    def _news(self) -> Sequence[AnnouncementEntry]:
        """What the journal on disk tells since somebody touched the glass."""
        store = Store(self.house.folder)
        saved = store.evenings()[0]
        played = game(saved.game)
        entries = store.entries(saved.id, played.events)
        journal = Journal.of(entries, played.start(played.kept(saved.options)), played.book)
        store.close()
        return announcements_after(journal, last_touch(journal))


def unsaid(told: Sequence[AnnouncementEntry], t: Texts, seen: str) -> list[str]:
    """The words of what was told that are not among those seen."""
    words = [t(each) for one in told for each in words_of(one.telling)]
    return [each for each in words if squeezed(each) not in seen]


def in_brief(told: Sequence[AnnouncementEntry]) -> list[AnnouncementEntry]:
    """The same as a small screen tells it: what does the same twice is told once."""
    return [part for card in cards(told, brief=True) for part in card.block.parts]


def squeezed(words: str) -> str:
    """Words without the spaces at which a line may break."""
    return re.sub(r"\s", "", words)
