"""A table with phones: each question is answered on the device it belongs to, as the evening on disk says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Final

from playwright.sync_api import Locator, expect

from companion.core.journal.journal import PEOPLE, Began, Said
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import TABLE, Ask
from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts, texts_in
from companion.session.game_session import GameSession
from companion.ui.games import screens_of
from tests.browser.driver import Screen
from tests.browser.phones import Heard
from tests.browser.player import SHEET, Player
from tests.browser.running_app import House, on_tablet, shows

FACES: Final = (5, 2, 6, 1, 4)
"""What the dice of the table show, one after the other."""
READ: Final = """
nodes => nodes.map(node => [
    node.getAttribute("flt-semantics-identifier"), node.getAttribute("aria-label") || node.textContent
])
"""


class Member(Player):
    """Somebody at the table with a device, who types real dice.

    heard: what the device was sent.  lang: in which it speaks.  wishes: what is taken wherever it is offered.
    """

    def __init__(self, screen: Screen, heard: Heard, lang: str, wishes: Sequence[str] = ()) -> None:
        super().__init__(screen, wishes)
        self.heard = heard
        self.t: Texts = texts_in(lang)
        self.throws: list[tuple[int, ...]] = []
        """Dice as they were typed."""
        self._faces: Iterator[int] = cycle(FACES)

    def type_dice(self, *values: int) -> None:
        """Type what lies on the table."""
        dice = sum(name.startswith("die-") for name in self.offers())
        self.throws.append(values or tuple(next(self._faces) for _ in range(dice)))
        super().type_dice(*self.throws[-1])

    def draft(self, identifier: str) -> None:
        """Tap an answer that is not confirmed yet."""
        self.tap(identifier)
        expect(self.screen.by_id(identifier)).to_have_attribute("aria-current", "true")

    def turn_to(self, *tabs: str) -> None:
        """Open a page, and a page in it."""
        for tab in tabs:
            self.screen.tap_id(tab)
            expect(self.screen.by_id(tab)).to_have_attribute("aria-current", "true")

    def gone(self, asked: Locator) -> None:
        """Wait until this question is not there any more; the next one may be somebody else's."""
        asked.wait_for(state="detached")

    def reads(self, begin: str) -> list[tuple[str, str]]:
        """Names and words of the parts whose names begin so, in their order on the screen."""
        parts = self.screen.page.locator(f"[flt-semantics-identifier^='{begin}']")
        parts.first.wait_for(state="attached")
        return [(name, words) for name, words in parts.evaluate_all(READ)]


@dataclass(frozen=True, slots=True)
class Given:
    """An answer of a person. key: of the question, "" for a menu.  source: "phone" or "tablet"."""

    key: str
    source: str


class Crew:
    """Plays an evening on a tablet and on phones. phones: who answers there, by their seats."""

    def __init__(self, house: House, tablet: Member, phones: Mapping[str, Member]) -> None:
        self.house = house
        self.tablet = tablet
        self.phones = dict(phones)
        self.given: list[Given] = []
        """Every answer in its order."""
        self.dice: list[tuple[str, tuple[int, ...]]] = []
        """Dice as they were typed, each with the key of the question."""
        self._before = len(house.evening().journal.live)

    @property
    def members(self) -> tuple[Member, ...]:
        """Everybody with a device, the tablet first."""
        return (self.tablet, *self.phones.values())

    @property
    def taps(self) -> int:
        """How often anybody has tapped in order to answer."""
        return sum(member.taps for member in self.members)

    # ------------------------------------------------------------------ playing

    def play(self, until: Callable[[GameSession], bool], most: int) -> GameSession:
        """Answer what is asked until something is so; the evening then. most: answers that it may take."""
        for _ in range(most):
            evening = self.house.evening()
            self.shown(evening)
            if until(evening):
                return evening
            self.answer(evening)
        raise AssertionError(f"not there after {most} answers: {self.given[-5:]}")

    def answer(
        self, evening: GameSession, deed: Callable[[Member], None] = Player.answer, *, here: bool = False
    ) -> None:
        """Answer the question on the device of the seat that is asked; on the tablet where no phone may.

        deed: how.  here: on the tablet, in the place of a person.
        """
        question, seat = asked(evening)
        member = self.tablet if here else self.phones.get(seat, self.tablet)
        on_tablet, throws = self.tablet.sheet(), len(member.throws)
        deed(member)
        if not evening.now.apart and self.lying(evening) == question:  # else the tablet keeps what it shows
            on_tablet.wait_for(state="detached")
        key = "" if isinstance(question, Menu) else question.key
        self.given.append(Given(key, "tablet" if member is self.tablet else "phone"))
        self.dice += [(key, dice) for dice in member.throws[throws:]]

    def shown(self, evening: GameSession) -> None:
        """Wait until every device shows what is asked: the question, its cover, or who is waited for."""
        _, seat = asked(evening)
        for own, member in self.phones.items():
            mine = evening.now.put_to(own)
            if mine is not None:
                shows(member.screen, evening.now.number(own), member.t(mine.text))
            elif evening.now.paused(own) is not None:
                member.screen.by_id("paused").wait_for(state="attached")
            else:
                member.screen.by_id(f"waiting-{seat or TABLE}").wait_for(state="attached")
                expect(member.screen.page.locator(SHEET)).to_have_count(0)
        seats, lying = evening.game.seats(evening.state), self.lying(evening)
        cover = "ui-peek-phone" if lying.who in self.phones else "ui-peek-pass"
        words = msg(cover, name=name_of(seats, lying.who)) if lying.secret else lying.text
        shows(self.tablet.screen, on_tablet(evening), self.tablet.t(words))

    def lying(self, evening: GameSession) -> Ask[Any]:
        """The question on the tablet: of several people asked together that of the first one without a phone."""
        together = evening.questions if evening.now.together else ()
        here = [question for question in together if question.who not in self.phones]
        question = here[0] if here else evening.question
        assert question is not None
        return question

    # ------------------------------------------------------------------ what is the same for all

    def journal(self) -> list[Given]:
        """What the journal on disk holds of people's answers since the crew came."""
        return [Given(entry.key if isinstance(entry, Said) else "", entry.source) for entry in self._entries()]

    def said(self, begin: str = "") -> list[tuple[str, Any]]:
        """Key and value of the answers to questions whose key begins so."""
        said = [entry for entry in self._entries() if isinstance(entry, Said) and entry.key.startswith(begin)]
        return [(entry.key, tuple(entry.value) if isinstance(entry.value, list) else entry.value) for entry in said]

    def _entries(self) -> list[Began | Said]:
        live = self.house.evening().journal.live[self._before :]
        return [entry for _, entry in live if isinstance(entry, Began | Said) and entry.source in PEOPLE]

    def agree(self, evening: GameSession, board: str, begin: str) -> None:
        """Every device shows the facts in sight, the same parts of a board, and around the question the same figures.

        board: a page of the game, "" for what stands around the question.  begin: how parts of it are named.
        """
        self.shown(evening)
        for phone in self.phones.values():
            phone.turn_to("page-boards", f"board-{board or 'overview'}")
        self.tablet.turn_to(f"tab-{board or 'table'}")
        lying = figures(self.tablet.reads(begin))
        for member in self.members:
            part = figures(member.reads(begin))
            assert part and part.keys() <= lying.keys()
            assert board or part.items() <= lying.items()  # a page of a phone says less of each part
        for phone in self.phones.values():
            phone.turn_to("board-overview")
        for member in self.members:
            told = [
                member.t(fact.words) for fact in screens_of(evening.game.id).chips(evening.state, evening.game.book)
            ]
            read = [words.split("\n")[0] for _, words in member.reads("chip-")]  # the name, then the words again
            assert read and read == told[: len(read)], (read, told)
            member.turn_to("tab-table" if member is self.tablet else "page-table")
        self.shown(evening)


def figures(parts: Sequence[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """The numbers in some parts of a screen, which are the same in every language."""
    return {name: tuple(re.findall(r"\d+", words)) for name, words in parts}


def name_of(seats: Sequence[Seat], seat: str) -> str:
    """The name of the person who sits there."""
    return next((each.name for each in seats if each.id == seat), "")


def asked(evening: GameSession) -> tuple[Ask[Any], str]:
    """The question of the moment and the seat that may answer it, "" for nobody in particular.

    Where several have a menu each, that of the first one for whom the table waits.
    """
    question = next(iter(evening.now.awaited), None)
    assert question is not None
    return question, evening.now.on_turn if question.who == TABLE else question.who
