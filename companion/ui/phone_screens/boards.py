"""The public boards on a phone: what stands around the question on the tablet, and the pages of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.main_screen.header import Fact
from companion.ui.main_screen.sides import both_sides
from companion.ui.phone_screens.bars import GAP, chips
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

OVERVIEW = "overview"
"""The page with both sides of the table."""


@component
def BoardsPage(
    session: ScreenSession, screens: GameScreens, frame: Frame, board: str, on_board: Callable[[str], None]
) -> ft.Control:
    """One board at a time; the others are a tap away. board: which one."""
    look, t = use_look(), use_texts()
    there = screens.tabs_of(session.view.state)
    tab = next((each for each in there if each.id == board), None)
    entries: list[tuple[str, Msg, str]] = [(OVERVIEW, msg("ui-phone-overview"), "icon:ship")]
    entries += [(each.id, each.label, each.picture) for each in there]
    shown = tab.id if tab is not None else OVERVIEW
    picks = [_pick(look, t, each, each[0] == shown, partial(on_board, each[0])) for each in entries]
    page: ft.Control
    if tab is not None:
        page = ft.Container(tab.build(session, frame), expand=True)
    else:
        facts = Facts(session, screens, frame)
        page = ft.Column([facts, both_sides(session, screens, GAP)], spacing=GAP, expand=True, scroll=kit.SCROLLS)
    return ft.Column([chips(picks), kit.keyed(f"board-{shown}", Board, page)], spacing=GAP, expand=True)


@component
def Board(page: ft.Control) -> ft.Control:
    """A board that starts afresh when another one takes its place."""
    return page


@component
def Facts(session: ScreenSession, screens: GameScreens, frame: Frame) -> ft.Control:
    """What time it is at sea, and what lasts."""
    use_live(session)
    look, t = use_look(), use_texts()
    facts = screens.chips(session.view.state, session.view.game.book)
    return chips([kit.still(Fact, look, t, fact, frame.on_rule) for fact in facts])


def _pick(look: Look, t: Texts, entry: tuple[str, Msg, str], chosen: bool, choose: Callable[[], None]) -> ft.Control:
    name, label, picture = entry
    p = look.palette
    ink = p.on_brass if chosen else p.text
    family, _, rest = picture.partition(":")
    sign = kit.icon(look, rest, 24, ink) if family == "icon" else kit.pic(picture, 26)
    body = ft.Container(
        kit.line([sign, kit.words(look, t(label), colour=ink, bold=chosen)], 8, tight=True),
        bgcolor=p.brass if chosen else p.panel,
        border_radius=TOUCH / 2,
        padding=ft.Padding.symmetric(horizontal=16),
        height=TOUCH * max(1, look.zoom * 0.85),
        on_click=lambda _: choose(),
    )
    return kit.tagged(body, f"board-{name}", t(label), selected=chosen)
