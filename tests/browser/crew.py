"""A table with phones: each question is answered on the device it belongs to, as the evening on disk says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from playwright.sync_api import Locator, expect

from companion.core.game import Seat
from companion.core.journal import PEOPLE, Began, Said
from companion.core.questions import TABLE, Ask
from companion.core.text import msg
from companion.library.texts import Texts, texts_in
from companion.table.evening import Evening
from companion.ui.games import screens_of
from tests.browser.driver import Screen
from tests.browser.house import House
from tests.browser.phones import Heard
from tests.browser.player import Player

FACES: Final = (5, 2, 6, 1, 4)
"""What the dice of the table show, one after the other."""
MARKS: Final = """
(nodes) => nodes.map(node => node.getAttribute("aria-label") || node.textContent)
"""


class Member(Player):
    """Somebody at the table with a device of their own, who types real dice.

    heard: what the device was sent.  lang: in which it speaks.  wishes: what is taken wherever it is offered.
    """

    def __init__(self, screen: Screen, heard: Heard, lang: str, wishes: tuple[str, ...] = ()) -> None:
        super().__init__(screen, wishes)
        self.heard = heard
        self.t: Texts = texts_in(lang)
        self.thrown: tuple[int, ...] = ()
        self._faces: Iterator[int] = cycle(FACES)

    def type_dice(self, *values: int) -> None:
        """Type what lies on the table."""
        dice = sum(name.startswith("die-") for name in self.offers())
        self.thrown = values or tuple(next(self._faces) for _ in range(dice))
        super().type_dice(*self.thrown)

    def gone(self, asked: Locator) -> None:
        """Wait until this question is not there any more; the next one may be somebody else's."""
        asked.wait_for(state="detached")

    def reads(self, begin: str) -> list[str]:
        """What stands in the parts whose names begin so, in their order on the screen."""
        parts = self.screen.page.locator(f"[flt-semantics-identifier^='{begin}']")
        parts.first.wait_for(state="attached")
        found: list[str] = parts.evaluate_all(MARKS)
        return found


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer as it was given at the table: to which question (or menu), and on what kind of device."""

    key: str
    source: str


class Crew:
    """Plays an evening on a tablet and on phones. phones: who answers there, by their seats."""

    def __init__(self, house: House, tablet: Member, phones: Mapping[str, Member]) -> None:
        self.house = house
        self.tablet = tablet
        self.phones = dict(phones)
        self.before = len(house.evening().journal.live)
        """Entries that were there when the crew came to the table."""
        self.given: list[Answered] = []
        """Every answer in its order."""
        self.dice: list[tuple[str, tuple[int, ...]]] = []
        """Dice as they were typed, each with the key of the question."""

    @property
    def members(self) -> tuple[Member, ...]:
        """Everybody with a device, the tablet first."""
        return (self.tablet, *self.phones.values())

    @property
    def taps(self) -> int:
        """How often anybody has tapped in order to answer."""
        return sum(member.taps for member in self.members)

    def play(self, until: Callable[[Evening], bool], most: int) -> Evening:
        """Answer what is asked until something is so; the evening then. most: answers that it may take."""
        for _ in range(most):
            evening = self.house.evening()
            self.shown(evening)
            if until(evening):
                return evening
            self.answer(evening)
        raise AssertionError(f"not there after {most} answers: {self.given[-5:]}")

    def answer(self, evening: Evening) -> None:
        """Answer one question on the device of the seat that is asked; on the tablet where no phone may."""
        question, seat = asked(evening)
        member = self.phones.get(seat, self.tablet)
        member.thrown = ()
        on_tablet = self.tablet.asked()
        member.answer()
        on_tablet.wait_for(state="detached")
        self.given.append(Answered(question.key, "tablet" if member is self.tablet else "phone"))
        if member.thrown:
            self.dice.append((question.key, member.thrown))

    def shown(self, evening: Evening) -> None:
        """Wait until every device shows what is asked: the question, its cover, or who is waited for."""
        question, seat = asked(evening)
        seats = evening.game.seats(evening.state)
        for own, member in self.phones.items():
            mine = evening.put_to(own)
            if mine is not None:
                member.screen.reads("question", member.t(mine.text))
            else:
                member.screen.by_id(f"waiting-{seat or TABLE}").wait_for(state="attached")
                expect(member.screen.by_id("question")).to_have_count(0)
        words = self.tablet.t(msg("ui-peek-pass", name=named(seats, seat)) if question.secret else question.text)
        self.tablet.screen.reads("question", words)

    def journal(self) -> list[Answered]:
        """What the journal on disk holds of people's answers since the crew came."""
        live = self.house.evening().journal.live[self.before :]
        said = [entry for _, entry in live if isinstance(entry, Began | Said) and entry.source in PEOPLE]
        return [Answered(entry.key if isinstance(entry, Said) else entry.command.name, entry.source) for entry in said]

    def facts(self, evening: Evening) -> None:
        """Every device shows the same facts of the moment; the phones on their page of boards."""
        for member in self.phones.values():
            member.screen.tap_id("page-boards")
        for member in self.members:
            told = [member.t(fact.words) for fact in screens_of(evening.game.id).chips(evening.state)]
            assert member.reads("chip-") == told


def named(seats: tuple[Seat, ...], seat: str) -> str:
    """The name of the person who sits there."""
    return next((each.name for each in seats if each.id == seat), "")


def asked(evening: Evening) -> tuple[Ask[object], str]:
    """The question of the moment and the seat that may answer it, "" for nobody in particular."""
    question = evening.question
    assert question is not None
    return question, evening.on_turn if question.who == TABLE else question.who
