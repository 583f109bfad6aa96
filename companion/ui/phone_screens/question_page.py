"""The first page of a phone: the question of the moment if it is this seat's, else who is asked and what happened.

When the evening is over, how it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.questions.kinds import TABLE, Question
from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.session.seat_view import SeatView
from companion.ui.announcements.cards import Cards
from companion.ui.announcements.lesson import lesson_note
from companion.ui.announcements.telling import Teller, shown_on
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.main_screen.header import Fact
from companion.ui.main_screen.last_sheet import After, last_sheet
from companion.ui.main_screen.question_sheet import QuestionSheet
from companion.ui.main_screen.sides import both_sides
from companion.ui.page.announced_cards import cards
from companion.ui.page.shapes import ScreenShape
from companion.ui.phone_screens.bars import GAP, chips, refusal
from companion.ui.questions.sheet.printed_parts import PrintedContext, PrintedInfo
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.runtime.live import use_live
from companion.ui.runtime.memo import use_memo_part
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.person_marks import mark

PEEK = 46
"""How much of the own sheet shows under the question, so that one knows it is there."""
SHORTEST = 400
"""Least height of a question."""
SHORT = 560
"""Height below which the question needs all there is."""


@component
def MomentPage(
    session: ScreenSession,
    screens: GameScreens,
    frame: Frame,
    printed: PrintedInfo,
    space: float,
    hand: Callable[[], ft.Control],
    after: After,
    meanwhile: Callable[[], ft.Control],
    shape: ScreenShape = ScreenShape.PHONE,
) -> ft.Control:
    """The question or the wait, and below it the seat's own sheet, for somebody who watches both sides of the table.

    space: height there is, in logical pixels.  after: where one goes once all is over.  meanwhile: draws what may be
    done while others are asked.
    """
    use_live(session, first=True)
    look, t = use_look(), use_texts()
    if session.view.over:
        return last_sheet(look, t, screens, session, frame, after)
    return kit.keyed("going-on", GoingOn, session, screens, frame, printed, space, hand, meanwhile, shape)


@component
def GoingOn(
    session: ScreenSession,
    screens: GameScreens,
    frame: Frame,
    printed: PrintedInfo,
    space: float,
    hand: Callable[[], ft.Control],
    meanwhile: Callable[[], ft.Control],
    shape: ScreenShape,
) -> ft.Control:
    """The page as long as somebody is asked something; drawn again with the one around it."""
    look = use_look()
    asked = session.view.question is not None
    height = max(SHORTEST, space - (PEEK if session.seat and space >= SHORT else 0))
    if shape is ScreenShape.FLAT:  # all there is: its ways lead to everything else
        height = space
    # the sheet redraws itself: as long as the same one is given back, it is neither drawn nor compared again
    question = use_memo_part(
        lambda: ft.Container(_asked(session, screens, frame, printed, shape), height=height) if asked else None,
        [asked, session, screens, printed, height, shape, look],
    )
    below = use_memo_part(
        lambda: Later(hand if session.seat else partial(both_sides, session, screens, GAP)), [session, screens]
    )
    top = (
        question
        if question is not None
        else PrintedContext(printed, lambda: Waiting(session, screens, frame, meanwhile))
    )
    return ft.Column([top, below], spacing=GAP, expand=True, scroll=kit.SCROLLS)


def _asked(
    session: ScreenSession, screens: GameScreens, frame: Frame, printed: PrintedInfo, shape: ScreenShape
) -> ft.Control:
    sheet = PrintedContext(printed, lambda: QuestionSheet(Teller(session, frame, screens), shape))
    return ft.Stack([sheet, Veil(session)], fit=ft.StackFit.EXPAND, expand=True)


@component
def Veil(session: ScreenSession) -> ft.Control:
    """Over a menu that waits until somebody else has chosen: it stays as it is, and takes no tap."""
    use_live(session)
    look, t = use_look(), use_texts()
    view, p = session.view, look.palette
    who = view.waits_for
    if not who:
        return ft.Container(visible=False)
    name = next((seat.name for seat in view.game.seats(view.state) if seat.id == who), "")
    told = kit.words(look, t(msg("ui-phone-paused", name=name)), bold=True, text_align=ft.TextAlign.CENTER)
    strip = ft.Container(told, bgcolor=p.panel, border_radius=kit.RADIUS, padding=14)
    cover = ft.Container(
        strip,
        bgcolor=ft.Colors.with_opacity(0.45, p.sea),
        border_radius=kit.RADIUS + 4,
        padding=20,
        alignment=ft.Alignment.CENTER,
        on_click=lambda _: None,
    )
    return ft.Semantics(content=cover, identifier="paused", live_region=True, container=True)


@component
def Later(build: Callable[[], ft.Control]) -> ft.Control:
    """What need not be there at once: it is drawn as soon as the rest is on its way."""
    there, set_there = ft.use_state(False)
    ft.use_effect(lambda: set_there(True), [])
    return build() if there else ft.Container()


@component
def Waiting(
    session: ScreenSession, screens: GameScreens, frame: Frame, meanwhile: Callable[[], ft.Control]
) -> ft.Control:
    """A calm sheet while others are asked: who that is, and what was told; the whole round where somebody wants it."""
    use_live(session)
    look, t = use_look(), use_texts()
    recalled, recall = ft.use_state(False)
    view = session.view
    facts = [kit.still(Fact, look, t, fact, frame.on_rule) for fact in screens.chips(view.state, view.game.book)]
    parts: list[ft.Control] = [chips(facts)] if facts else []
    if session.fault is not None:
        parts.append(refusal(look, t, session.fault))
    parts += [awaited(look, t, view), meanwhile()]
    told = session.round if recalled else session.news
    if recalled:
        parts.append(kit.words(look, t(msg("voice-round")), bold=True))
    if told:
        lesson = None if recalled else session.lesson(told, None)
        if lesson is not None:
            parts.append(lesson_note(session, lesson, frame.on_rule, frame.width, folded=False))
        parts.append(Cards(shown_on(session, frame), cards(told, brief=frame.compact and not recalled)))
    if recalled or session.round:
        words, sign = t(msg("voice-enough" if recalled else "voice-recall")), "told-recall"
        button = kit.button(
            look, words, lambda: recall(not recalled), kind="sea", sign="log", identifier=sign, wide=True
        )
        parts.append(ft.Row([button]))
    return kit.rows(parts, GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def awaited(look: Look, t: Texts, view: SeatView) -> ft.Control:
    """Who is asked, and what, as far as all may know it."""
    p = look.palette
    seats = view.game.seats(view.state)
    lines: list[ft.Control] = []
    if view.answered:
        named = (whose_is(view, seats, question) for question in view.elsewhere)
        names = tuple(msg("core-said", text=each.name) for each in named if each is not None)
        words = msg("ui-phone-answered-waiting", names=names) if names else msg("ui-phone-answered")
        said = pen(look, t(words), bold=True, colour=p.on_parchment_good)
        said.expand = True
        line = kit.line([kit.icon(look, "check", 26, p.on_parchment_good), said], 10)
        lines.append(ft.Semantics(content=line, identifier="answered", container=True))
    lines += [_asked_elsewhere(look, t, view, seats, question) for question in view.elsewhere]
    return ft.Container(
        kit.rows(lines, 18, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=p.parchment,
        border_radius=kit.RADIUS + 4,
        padding=ft.Padding.symmetric(horizontal=16, vertical=16),
    )


def _asked_elsewhere(look: Look, t: Texts, view: SeatView, seats: Sequence[Seat], question: Question) -> ft.Control:
    """One question of others: of a secret one nothing but whose it is."""
    p = look.palette
    whose = whose_is(view, seats, question)
    name = msg("ui-phone-table") if whose is None else msg("core-said", text=whose.name)
    sign = kit.icon(look, "people", 34, p.on_parchment) if whose is None else mark(whose, 34)
    title = kit.headline(look, t(msg("ui-phone-waiting", name=name)), size=look.sizes.title, colour=p.on_parchment)
    title.expand = True
    words = msg("ui-phone-secret") if question.secret else question.text
    said = pen(look, t(words), colour=p.on_parchment_muted)
    body = kit.rows([kit.line([sign, title], 12), said], 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Semantics(content=body, identifier=f"waiting-{whose.id if whose else TABLE}", container=True)


def whose_is(view: SeatView, seats: Sequence[Seat], question: Question) -> Seat | None:
    """The person who answers a question; None for the whole table."""
    who = view.on_turn if question.who == TABLE else question.who
    return next((seat for seat in seats if seat.id == who), None)


def own_sheet(session: ScreenSession, screens: GameScreens, frame: Frame) -> Callable[[], ft.Control]:
    """Draws the seat's own sheet; nothing for a seat that this evening has not."""
    if all(seat.id != session.seat for seat in session.view.game.seats(session.view.state)):
        return ft.Container
    return partial(screens.hand, session, session.seat, frame)
