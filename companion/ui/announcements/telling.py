"""How one screen draws what its page tells: the cards above the answers, the lesson, the set-up that is led."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import flet as ft

from companion.core.questions.kinds import Question
from companion.core.values.messages import Msg
from companion.journal_views.announcements import AnnouncementEntry, is_set_up
from companion.library.sample import is_sample
from companion.ui.announcements.card_frame import ShownOn
from companion.ui.announcements.cards import CARDS, Cards, read_sheet
from companion.ui.announcements.guided_setup import GuideContext, GuidedSetup, SetupCopying
from companion.ui.announcements.lesson import lesson_note
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.page.announced_cards import cards
from companion.ui.page.page import AnnouncementCard, Give, Page
from companion.ui.page.shapes import ScreenShape
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_bar import fault_strip
from companion.ui.questions.sheet.sheet_column import BETWEEN, NOTHING_TOLD, BoardIn, Upper
from companion.ui.questions.sheet.sheet_context import BarButton, ChartIn, said_next
from companion.ui.questions.sheet.sheet_frame import SMALL_EDGE, WIDE_EDGE
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

SEEN: Final = 150.0
"""Height from which a board is worth its place, in logical pixels."""


def shown_on(session: ScreenSession, frame: Frame) -> ShownOn:
    """What a telling knows of this screen."""
    own = session.seat if session.rights.alone else ""  # nobody is called by name on the own phone
    people = {seat.id: seat.name for seat in session.view.game.seats(session.view.state) if seat.id != own}
    return ShownOn(frame.compact, frame.on_rule, lambda seat: people.get(seat, ""), frame.paired)


@dataclass(frozen=True, slots=True)
class Teller:
    """What a telling is drawn with."""

    session: ScreenSession
    frame: Frame
    screens: GameScreens | None = None
    """Of the game, None where nothing of its own is drawn."""
    head: tuple[ft.Control, ...] = ()
    """What stands above all that is told."""

    @property
    def on(self) -> ShownOn:
        """What it knows of this screen."""
        return shown_on(self.session, self.frame)

    @property
    def chart(self) -> ChartIn | None:
        """Draws a board of the game among the answers; None where there is no room for it."""
        if self.screens is None or (self.frame.compact and not self.screens.chart_on_phones):
            return None
        draw = self.screens.chart
        if self.frame.paired:
            return lambda asked, part=1.0: draw(self.session, 0.0, asked)
        return lambda asked, part=1.0: draw(self.session, self._width(part), asked)

    def _width(self, part: float) -> float:
        """Width of a part of the sheet."""
        whole = self.frame.width - 2 * (SMALL_EDGE if self.frame.compact else WIDE_EDGE)
        return whole if part == 1 else (whole - BETWEEN) * part

    def decision(self, page: Page) -> Callable[[], object] | None:
        """Shows how it was decided; None where nothing was."""
        tab = self.screens.decision if page.decided and self.screens is not None else ""
        return partial(self.frame.on_tab, tab) if tab else None

    def upper(self, page: Page) -> Upper:
        """What stands above the answers, up to the last order, and what follows it."""
        keys = [card.key for card in page.told]
        until = keys.index(page.foot.after) + 1 if page.foot.after else 0
        said = page.heading.text if page.heading is not None and page.heading.says == "news" else None
        own = page.stands == "asked" and said is not None  # before answers to weigh there is no room for it
        ways = [page.told[:until], page.told[until:]]
        drawn = [self._cards(each, said, self.decision(page) if own and n else None) for n, each in enumerate(ways)]
        news = own or page.stands in ("told", "recalled")
        of = f"{page.key}-{page.foot.after}"
        return Upper(of, self.head, self._lesson(page), drawn[0], drawn[1], self._onward, self._board(news))

    def _board(self, news: bool) -> BoardIn | None:
        """The board on which is seen what was told and what can be done, unless it stands beside. news: whether what
        was told is shown on it in any case; else where there is room."""
        beneath = None if self.screens is None or self.frame.paired else self.screens.beneath
        if beneath is None:
            return None

        def draw(part: float, height: float) -> ft.Control | None:
            high = height if height >= SEEN else 0.0
            frame = replace(self.frame, width=self._width(part), height=high, paired=True)
            return beneath(self.session, frame) if high or news else None

        return draw

    def lying(self, question: Question, serial: int) -> Upper:
        """What lies on the table while a question is weighed that one person alone may read."""
        if question.stands is None:
            return NOTHING_TOLD
        told = cards([AnnouncementEntry(serial, question.stands, question.rule)], brief=self.frame.compact)
        return Upper("", rest=self._cards(told, None, None))

    def _cards(
        self, told: tuple[AnnouncementCard, ...], said: Msg | None, decision: Callable[[], object] | None
    ) -> list[ft.Control]:
        if not told and decision is None:
            return []
        return [kit.keyed(f"{CARDS}-{bool(decision)}", Cards, self.on, told, said, decision)]

    def _onward(self) -> bool:
        """Somebody wants to read on: no tap that comes at once is meant for what follows."""
        if self.session.hasty():
            return False
        self.session.uncovered()
        return True

    def _lesson(self, page: Page) -> Callable[[bool], ft.Control] | None:
        due, frame = page.lesson, self.frame
        if due is None:
            return None
        width = frame.width - 2 * (SMALL_EDGE if frame.compact else WIDE_EDGE)
        width /= 2 if page.shape is ScreenShape.FLAT else 1  # there the answers stand beside it
        return lambda folded: lesson_note(self.session, due, frame.on_rule, width, folded=folded)

    def read(self, inputs: SheetInputs, page: Page, back: Callable[[], object]) -> ft.Control:
        """A page that is read by itself. back: to the question, from what was told once more."""
        if page.stands == "led":
            return self._led(inputs, page)
        go = back if page.stands == "recalled" else self.session.has_read
        return read_sheet(inputs, page, self.upper(page), self.on, go, self.decision(page))

    def _led(self, inputs: SheetInputs, page: Page) -> ft.Control:
        """The set-up, led, with what else has come about on its last page."""
        session, frame = self.session, self.frame
        told = sorted((part for card in page.told for part in card.block.parts), key=lambda each: each.number)
        laid = tuple(filter(is_set_up, told))
        rest = [each for each in told if not is_set_up(each)]
        finish = page.foot.main
        assert finish is not None
        answers = isinstance(finish.deed, Give)
        setting = GuideContext(
            session.ticks,
            self.on,
            laid,
            session.seat if session.rights.alone else "",
            drawing_of(self.screens, session),
            BarButton(
                inputs.t(finish.words), partial(self._finish, page), finish.key, then=said_next(inputs.t, finish)
            ),
            copying_of(session, frame),
            lambda: [kit.keyed(CARDS, Cards, self.on, cards(rest))] if rest else [],
            lambda: [fault_strip(inputs.look, inputs.t, session.fault)] if session.fault is not None else [],
        )
        return kit.keyed(f"led-{laid[0].number}", GuidedSetup, setting, answers)

    def _finish(self, page: Page) -> None:
        """All lies there: the question's only answer is given, or the question comes."""
        deed = None if page.foot.main is None else page.foot.main.deed
        if isinstance(deed, Give):
            self.session.answer(deed.value, page.serial, seat=page.seat)
        else:
            self.session.has_read()


def copying_of(session: ScreenSession, frame: Frame) -> SetupCopying | None:
    """The way to the copying screen from here; None where the cards are invented, or nobody can copy."""
    if frame.on_copy is None or is_sample(session.view.options):
        return None
    return SetupCopying(session.view.game, frame.on_copy)


def drawing_of(screens: GameScreens | None, session: ScreenSession) -> Callable[[str], str]:
    """Draws how the table lies after a step of the set-up."""
    if screens is None:
        return lambda step: ""
    return lambda step: screens.preview(session.view.state, session.view.game.book, step)


@component
def SetUpAgain(session: ScreenSession, screens: GameScreens, frame: Frame) -> ft.Control:
    """All that was laid out so far, with its ticks, for whoever wants to see it again."""
    use_live(session)
    told = session.set_up
    if not told:
        return ft.Container()
    setting = GuideContext(
        session.ticks,
        shown_on(session, frame),
        told,
        "",
        drawing_of(screens, session),
        copying=copying_of(session, frame),
    )
    return kit.keyed("led-again", GuidedSetup, setting, False)
