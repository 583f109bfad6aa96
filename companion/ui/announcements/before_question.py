"""Before a question: the news above it where both fit, else alone; and the way back to what was told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.events.event import Happened
from companion.core.procedures.decision_report import NodePassed
from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Choose, Form, Question, Words
from companion.core.values.messages import Msg, msg
from companion.library.sample import is_sample
from companion.session.announcements import AnnouncementEntry, blocks, headline, is_set_up
from companion.ui.announcements.announcement_layout import LEAVES, LINK, Leaves, alone, fault_strip, fits, fits_alone
from companion.ui.announcements.card_frame import ShownOn
from companion.ui.announcements.guided_setup import GuidedSetup, Setting, SetupCopying
from companion.ui.announcements.lesson import lesson_note, open_height
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.theme import Look
from companion.ui.questions.kinds.menu import only_way
from companion.ui.questions.question_sheet import ToldBefore, Upcoming
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.privacy_cover import seat_of
from companion.ui.questions.sheet.sheet_frame import GAP, SMALL_EDGE, WIDE_EDGE, Action
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


def screen_of(session: ScreenSession, frame: Frame) -> ShownOn:
    """What a telling knows of this screen."""
    people = {seat.id: seat.name for seat in session.evening.game.seats(session.evening.state)}
    return ShownOn(frame.compact, frame.on_rule, lambda seat: people.get(seat, ""))


def before(
    look: Look,
    screens: GameScreens,
    session: ScreenSession,
    frame: Frame,
    height: float,
    upcoming: Upcoming,
) -> ToldBefore:
    """What is told before a question. height: of the sheet in logical pixels."""
    if upcoming.recalled:
        on, round_ = screen_of(session, frame), session.round
        whole = (upcoming.serial, "recalled"), on, round_, msg("voice-back"), partial(upcoming.recall, False)
        return ToldBefore(alone=lambda inputs: alone(inputs, *whole, msg("voice-round")))
    again = (lambda: upcoming.recall(True)) if session.round else None
    if session.rights.trying:
        return ToldBefore(recall=again)
    question, news = upcoming.question, session.news
    standing: list[AnnouncementEntry] = []
    if question is not None and question.stands is not None:  # its dice lie there instead of those without an event
        news = [each for each in news if not each.bare]
        standing = [AnnouncementEntry(upcoming.serial, question.stands, question.rule)]
    told = _Telling(look, screens, session, frame, height, upcoming, again, news, standing)
    if question is None:
        return told.over()
    return told.covered(question) if _covered(session, question) else told.open(question)


@dataclass(frozen=True, slots=True)
class _Telling:
    """How what is new is told on one screen."""

    look: Look
    screens: GameScreens
    session: ScreenSession
    frame: Frame
    height: float
    """Of the sheet, in logical pixels."""
    upcoming: Upcoming
    again: Callable[[], object] | None
    """Brings back what was told; None where there is nothing."""

    news: Sequence[AnnouncementEntry]
    standing: Sequence[AnnouncementEntry]
    """What lies on the table while the question is answered, such as its dice."""

    @property
    def laid(self) -> tuple[AnnouncementEntry, ...]:
        """What of it is laid out before the game."""
        return tuple(filter(is_set_up, self.news))

    @property
    def _decision(self) -> Callable[[], object] | None:
        """Shows how it was decided."""
        page = self.screens.decision if _decided(self.session) else ""
        return partial(self.frame.on_tab, page) if page else None

    def _fits(self, told: Sequence[AnnouncementEntry], question: Question, more: float = 0) -> bool:
        """Whether something can be told above a question, with something `more` high."""
        return fits(blocks(told), question, self.height - more, self.look, self.frame.compact)

    def _teach(self, told: Sequence[AnnouncementEntry], question: Question | None) -> ft.Control | None:
        return _lesson(self.look, self.session, self.frame, self.height, told, question)

    def _leaves(
        self, told: Sequence[AnnouncementEntry], decision: Callable[[], object] | None = None
    ) -> ft.Control | None:
        on = screen_of(self.session, self.frame)
        return kit.keyed(LEAVES, Leaves, on, told, decision=decision) if told else None

    def _guided(self, main: str, following: Msg) -> ToldBefore:
        """The set-up, step by step."""
        known = self.screens, self.session, self.frame, self.laid, self.news
        return ToldBefore(alone=partial(_guided_setup, *known, self.upcoming, main, following))

    def over(self) -> ToldBefore:
        """When the evening is over."""
        if not self.news or not self.session.unread:
            return ToldBefore(recall=self.again, lesson=self._teach([], None))
        return self._guided("", _following(None, "")) if self.laid else self._alone(None, "")

    def covered(self, question: Question) -> ToldBefore:
        """Before a question under a cover: what all may read never lies under it, but on it."""
        session, news, laid = self.session, self.news, self.laid
        if laid and session.unread and not self._fits(news, question):
            keeper = seat_of(session, question.who)
            following = msg("ui-peek-secret") if keeper is None else msg("ui-peek-question", name=keeper.name)
            return self._guided("", following)
        told = [*(each for each in news if session.unread or each not in laid), *self.standing]
        leaves = self._leaves(told, self._decision if news else None)
        over = [each for each in (self._teach(told, None), leaves) if each is not None]
        return ToldBefore(
            top=self._leaves(self.standing),
            over=kit.rows(over, GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH) if over else None,
            recall=self.again,
        )

    def open(self, question: Question) -> ToldBefore:
        """Before a question that all may read: above it where both fit, else alone until it was read."""
        session, news, standing = self.session, self.news, self.standing
        if standing:
            short = self._fits([*news, *standing], question)
            if short or not news or not session.unread:
                told = [*news, *standing] if short else standing
                return self._above(told, question)
        elif news and self._fits(news, question):
            ample = isinstance(question, Menu) and self._fits(news, question, LINK * self.look.zoom)
            return self._above(news, question, self._decision if ample else None)
        if not news or not session.unread:
            return ToldBefore(recall=self.again, lesson=self._teach([], question))
        main = "" if self.upcoming.in_part else only_way(question)
        return self._guided(main, _following(question, main)) if self.laid else self._alone(question, main)

    def _above(
        self, told: Sequence[AnnouncementEntry], question: Question, decision: Callable[[], object] | None = None
    ) -> ToldBefore:
        top = self._leaves(told, decision)
        return ToldBefore(top=top, recall=self.again, lesson=self._teach(told, question))

    def _alone(self, question: Question | None, main: str) -> ToldBefore:
        """In the place of the question. main: its only answer, which the button gives."""
        session, upcoming, news = self.session, self.upcoming, self.news
        stays = question.stays if isinstance(question, Choose) and not upcoming.in_part else None
        answer = question.default if stays is not None and question is not None else main
        go = partial(session.answer, answer, upcoming.serial, seat=upcoming.seat) if answer else session.has_read
        title = headline(news, session.evening.journal, session.seat if session.rights.alone else None)
        return ToldBefore(
            alone=partial(
                alone,
                of=(upcoming.serial, "told"),
                on=screen_of(session, self.frame),
                told=news,
                following=stays or _following(question, main),
                go=go,
                title=title,
                decision=self._decision,
                fault=session.fault,
                answers=bool(answer),
                instead=None if stays is None else session.has_read,
                lesson=self._teach(news, None),
            )
        )


def _lesson(
    look: Look,
    session: ScreenSession,
    frame: Frame,
    height: float,
    told: Sequence[AnnouncementEntry],
    question: Question | None,
) -> ft.Control | None:
    """What is taught here. told: what stands here.  question: above which, None where it stands without."""
    if isinstance(question, Form | BuildDeck | Words):  # they need all the room there is
        return None
    due = session.lesson(told, question)
    if due is None:
        return None
    width = frame.width - 2 * (SMALL_EDGE if frame.compact else WIDE_EDGE)
    needed = open_height(look, width) + GAP
    if question is None:
        ample = fits_alone(blocks(told), needed, height, look, frame.compact)
    else:
        ample = fits(blocks(told), question, height - needed, look, frame.compact)
    return lesson_note(session, due, frame.on_rule, width, folded=not ample)


def _guided_setup(
    screens: GameScreens,
    session: ScreenSession,
    frame: Frame,
    laid: tuple[AnnouncementEntry, ...],
    news: Sequence[AnnouncementEntry],
    upcoming: Upcoming,
    main: str,
    following: Msg,
    inputs: SheetInputs,
) -> ft.Control:
    """The set-up, led, with what else has come about on its last page."""
    on, rest = screen_of(session, frame), [each for each in news if not is_set_up(each)]
    go = partial(session.answer, main, upcoming.serial, seat=upcoming.seat) if main else session.has_read
    setting = Setting(
        session.ticks,
        on,
        laid,
        session.seat if session.rights.alone else "",
        drawing_of(screens, session),
        Action(inputs.t(msg("led-all")), go, "answer-main" if main else "told-on", then=inputs.t(following)),
        copying_of(session, frame),
        lambda: [kit.keyed(LEAVES, Leaves, on, rest)] if rest else [],
        lambda: [fault_strip(inputs.look, inputs.t, session.fault)] if session.fault is not None else [],
    )
    return kit.keyed(f"led-{laid[0].number}", GuidedSetup, setting, bool(main))


def copying_of(session: ScreenSession, frame: Frame) -> SetupCopying | None:
    """The way to the copying screen from here; None where the cards are invented, or nobody can copy."""
    if frame.on_copy is None or is_sample(session.evening.options):
        return None
    return SetupCopying(session.evening.game, frame.on_copy)


def drawing_of(screens: GameScreens, session: ScreenSession) -> Callable[[str], str]:
    """Draws how the table lies after a step of the set-up."""
    return lambda step: screens.preview(session.evening.state, session.evening.game.book, step)


@component
def SetUpAgain(session: ScreenSession, screens: GameScreens, frame: Frame) -> ft.Control:
    """All that was laid out so far, with its ticks, for whoever wants to see it again."""
    use_live(session)
    told = session.set_up
    if not told:
        return ft.Container()
    setting = Setting(
        session.ticks,
        screen_of(session, frame),
        told,
        "",
        drawing_of(screens, session),
        copying=copying_of(session, frame),
    )
    return kit.keyed("led-again", GuidedSetup, setting, False)


def _decided(session: ScreenSession) -> bool:
    """Whether a flowchart or a list of priorities was walked since this glass was touched."""
    live, since = session.evening.journal.live, session.evening.journal.position(session.touched + 1)
    return any(isinstance(each, Happened) and isinstance(each.event, NodePassed) for _, each in live[since:])


def _covered(session: ScreenSession, question: Question) -> bool:
    """Whether a question is kept here from all but the person who is asked."""
    return question.secret and not session.rights.alone and seat_of(session, question.who) is not None


def _following(question: Question | None, main: str) -> Msg:
    """What comes next, in few words."""
    if question is None:
        return msg("voice-end")
    return question.answer_text(main) if main else question.caption
