"""A television that looks on: what happens told large, the boards around it, and nothing to tap."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from companion.ui.announcements.cards import Cards
from companion.ui.announcements.telling import shown_on
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, LookContext, use_look
from companion.ui.main_screen.header import Fact
from companion.ui.main_screen.last_sheet import After, last_sheet
from companion.ui.main_screen.sides import GAP, Layout, laid_out
from companion.ui.page.announced_cards import cards
from companion.ui.page.shapes import ScreenShape
from companion.ui.phone_screens.bars import chips
from companion.ui.phone_screens.question_page import awaited
from companion.ui.questions.sheet.printed_parts import PrintedContext, PrintedInfo
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

DESIGNED: Final = 1280
"""Width of a screen in logical pixels on which words have their own size; on a larger one they grow with it."""
LARGEST: Final = 3.0
TOLD: Final = 1.35
"""How much larger than the boards is what is told: it is read from afar."""


def watched_from_afar(session: ScreenSession, size: tuple[float, float], look: Look) -> bool:
    """Whether somebody only looks on, on a screen on which boards stand beside what is told."""
    return not session.seat and Layout.of(size, look).shape is ScreenShape.WIDE


@component
def Television(
    session: ScreenSession,
    screens: GameScreens,
    printed: PrintedInfo,
    frame: Frame,
    size: tuple[float, float],
    after: After,
) -> ft.Control:
    """The evening for all who look on. after: where one goes once all is over."""
    look = use_look()
    zoom = max(look.zoom, min(LARGEST, size[0] / DESIGNED))
    boards = replace(look, zoom=zoom)
    layout = replace(Layout.of(size, look), zoom=zoom)
    left, right = partial(screens.left, session), partial(screens.right, session)

    def drawn() -> ft.Control:
        middle = LookContext(replace(look, zoom=zoom * TOLD), lambda: Story(session, screens, printed, frame, after))
        return laid_out(layout, left, right, ft.Container(middle, expand=True), None)

    return LookContext(boards, drawn)


@component
def Story(session: ScreenSession, screens: GameScreens, printed: PrintedInfo, frame: Frame, after: After) -> ft.Control:
    """Whose turn it is, what is asked as far as all may know it, and what was told since the last answer."""
    use_live(session, first=True)
    look, t = use_look(), use_texts()
    if session.view.over:
        return last_sheet(look, t, screens, session, frame, after)
    view = session.view
    facts = [kit.still(Fact, look, t, fact, frame.on_rule) for fact in screens.chips(view.state, view.game.book)]
    news = session.news or session.round
    lying = cards(news, brief=frame.compact and bool(session.news))
    told = [PrintedContext(printed, lambda: Cards(shown_on(session, frame), lying))] if news else []
    parts = [*([chips(facts)] if facts else []), awaited(look, t, view), *told]
    return kit.rows(parts, GAP, expand=True, scroll=kit.SCROLLS, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
