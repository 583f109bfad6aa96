"""Before a question: the news above it where both fit, else alone; and the way back to what was told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.journal.journal import Happened
from companion.core.procedures.decision_report import NodePassed
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
from companion.ui.questions.question_sheet import Scene, Staged
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
    scene: Scene,
) -> Staged:
    """What is told before a question. height: of the sheet in logical pixels."""
    question, serial, recall = scene.question, scene.serial, scene.recall
    on, news = screen_of(session, frame), session.news
    if scene.recalled:
        back = msg("voice-back")
        heading, enough = msg("voice-round"), partial(recall, False)
        return Staged(
            alone=lambda inputs: alone(inputs, (serial, "recalled"), on, session.round, back, enough, heading),
        )
    again = (lambda: recall(True)) if session.round else None
    if session.rights.trying:
        return Staged(recall=again)
    unread = session.unread
    standing: list[AnnouncementEntry] = []
    if question is not None and question.stands is not None:  # its dice lie there instead of those without an event
        news = [each for each in news if not each.bare]
        standing = [AnnouncementEntry(serial, question.stands, question.rule)]
    page = screens.decision if _decided(session) else ""
    decision = partial(frame.on_tab, page) if page else None
    laid = tuple(filter(is_set_up, news))
    teach = partial(_lesson, look, session, frame, height)
    if question is not None and _covered(session, question):  # what all may read never lies under a cover, but on it
        if laid and unread and not fits(blocks(news), question, height, look, frame.compact):
            keeper = seat_of(session, question.who)
            following = msg("ui-peek-secret") if keeper is None else msg("ui-peek-question", name=keeper.name)
            guided = partial(_guided_setup, screens, session, frame, laid, news, scene, "", following)
            return Staged(alone=guided)
        told = [*(each for each in news if unread or each not in laid), *standing]
        leaves = kit.keyed(LEAVES, Leaves, on, told, decision=decision if news else None) if told else None
        over = [each for each in (teach(told, None), leaves) if each is not None]
        return Staged(
            top=kit.keyed(LEAVES, Leaves, on, standing) if standing else None,
            over=kit.rows(over, GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH) if over else None,
            recall=again,
        )
    if question is not None and standing:
        short = fits(blocks([*news, *standing]), question, height, look, frame.compact)
        if short or not news or not unread:
            told = [*news, *standing] if short else standing
            top = kit.keyed(LEAVES, Leaves, on, told)
            return Staged(top=top, recall=again, lesson=teach(told, question))
    if not news:
        return Staged(recall=again, lesson=teach([], question))
    laying = blocks(news)
    if question is not None and not standing and fits(laying, question, height, look, frame.compact):
        ample = fits(laying, question, height - LINK * look.zoom, look, frame.compact)
        top = kit.keyed(LEAVES, Leaves, on, news, decision=decision if ample else None)
        return Staged(top=top, recall=again, lesson=teach(news, question))
    if not unread:
        return Staged(recall=again, lesson=teach([], question))
    main = "" if scene.in_part else only_way(question)
    if laid:
        following = _following(question, main)
        return Staged(alone=partial(_guided_setup, screens, session, frame, laid, news, scene, main, following))
    stays = question.stays if isinstance(question, Choose) and not scene.in_part else None
    following = stays or _following(question, main)
    answer = question.default if stays is not None and question is not None else main
    go = partial(session.answer, answer, serial, seat=scene.seat) if answer else session.has_read
    title = headline(news, session.evening.journal, session.seat if session.rights.alone else None)
    lesson = teach(news, None)
    return Staged(
        alone=lambda inputs: alone(
            inputs,
            (serial, "told"),
            on,
            news,
            following,
            go,
            title,
            decision,
            fault=session.fault,
            answers=bool(answer),
            instead=None if stays is None else session.has_read,
            lesson=lesson,
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
    scene: Scene,
    main: str,
    following: Msg,
    inputs: SheetInputs,
) -> ft.Control:
    """The set-up, led, with what else has come about on its last page."""
    on, rest = screen_of(session, frame), [each for each in news if not is_set_up(each)]
    words = inputs.t(msg("led-all", next=following))
    go = partial(session.answer, main, scene.serial, seat=scene.seat) if main else session.has_read
    setting = Setting(
        session.ticks,
        on,
        laid,
        session.seat if session.rights.alone else "",
        drawing_of(screens, session),
        Action(words, go, "answer-main" if main else "told-on"),
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
