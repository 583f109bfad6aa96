"""Where the question, the boards and another page stand on the table's screen: beside each other, or below."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.main_screen.header import HEIGHT, Fact
from companion.ui.main_screen.page_tabs import bar_height
from companion.ui.main_screen.sides import GAP, Build, Layout, laid_out
from companion.ui.page.moment import LONG, needs_the_boards
from companion.ui.page.shapes import ScreenShape
from companion.ui.page.whose import headline
from companion.ui.runtime.live import use_live
from companion.ui.runtime.memo import use_memo_part
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

PEEK = 34
"""How much of the boards shows under the question of a phone, so that one knows they are there."""

LITTLE = 12
"""The same where it is held sideways."""

SHORTEST = 420
"""Least height of a question on a phone."""

PAIRED, PAIRED_BELOW = 484, 500
"""Width of a question that stands beside a page, and height of one that stands below it on an upright tablet."""


def sheet_height(layout: Layout) -> float:
    """Height of the sheet on a phone: such that one sees that the boards follow."""
    if layout.shape is ScreenShape.FLAT:
        return layout.height - 2 * GAP - LITTLE
    return max(SHORTEST, height_between_bars(layout) - PEEK)


def height_between_bars(layout: Layout) -> float:
    """Height that the two bars leave; held sideways a phone has none."""
    if layout.shape is ScreenShape.FLAT:
        return layout.height - 2 * GAP
    return layout.height - HEIGHT - bar_height(layout) - 4 * GAP


def on_tablet(
    layout: Layout,
    screens: GameScreens,
    session: ScreenSession,
    question: ft.Control,
    strip: list[ft.Control],
    page: ft.Control | None,
    why: ft.Control | None,
    broad: bool,
    whole: bool,
    paired: bool,
) -> ft.Control:
    """The question with the boards beside or below it.

    page: what one has stepped aside for; the question stays behind it with all that was chosen there.  why: a rule that
    covers the boards on the right, or those on the left beside a broad page.  whole: whether the page takes the room of
    both; then a rule stands beside it.  paired: whether the question stands beside the page.
    """
    middle = _middle(question, page is None, strip, page, paired, upright=layout.shape is ScreenShape.TALL)
    left = None if whole else partial(screens.left, session)
    right = None if broad else partial(screens.right, session)
    there = (layout, page is not None)
    return laid_out(layout, left, right, middle, why, lambda build: GivingWay(session, build, there))


def _middle(
    question: ft.Control, asking: bool, strip: list[ft.Control], page: ft.Control | None, paired: bool, *, upright: bool
) -> ft.Control:
    """The question, or in its place another page; it is never taken down, so that a half-made choice is not lost.

    paired: both, beside each other; upright: one below the other.
    """
    other = ft.Column([*strip, *([page] if page is not None else [])], spacing=GAP, expand=True, visible=not asking)
    sheet = ft.Container(question, expand=not paired, visible=asking or paired)
    gap, stretch = GAP if paired else 0, ft.CrossAxisAlignment.STRETCH
    if upright:
        sheet.height = PAIRED_BELOW if paired else None
        return ft.Column([other, sheet], spacing=gap, expand=True, horizontal_alignment=stretch)
    sheet.width = PAIRED if paired else None
    return ft.Row([other, sheet], spacing=gap, expand=True, vertical_alignment=stretch)


def on_small_screen(
    layout: Layout,
    screens: GameScreens,
    session: ScreenSession,
    question: ft.Control,
    height: float,
    strip: list[ft.Control],
    page: ft.Control | None,
    why: ft.Control | None,
    on_rule: Callable[[str], None],
) -> ft.Control:
    """A small screen: the question with the boards below it, or in their place another page, or a rule.

    height: of the question, so that the bar below it is always in sight. While a card is copied it stands there alone:
    the copying screen moves to the value that is told next, and everything that can move goes along.
    """
    asking = page is None and why is None
    sides = [partial(screens.left, session), partial(screens.right, session)] if asking else []
    boards: list[ft.Control] = [GivingWay(session, side, (layout, False), 0) for side in sides]
    if asking and layout.shape is ScreenShape.FLAT:  # there is no bar for them
        boards.insert(0, Facts(session, screens, on_rule))
    shown = [ft.Container(kit.apart(question), height=height), *map(kit.apart, boards)]
    table = kit.rows(shown, GAP, scroll=kit.SCROLLS, expand=True)
    behind = ft.Container(table, expand=True, visible=asking)
    other = ft.Container(ft.Column([*strip, *([page] if page is not None else [])], spacing=GAP, expand=True))
    other.expand, other.visible = True, page is not None and why is None
    return ft.Column([behind, other, *([why] if why is not None else [])], spacing=0, expand=True)


@component
def Facts(session: ScreenSession, screens: GameScreens, on_rule: Callable[[str], None]) -> ft.Control:
    """What time it is at sea and what lasts, in a row."""
    use_live(session)
    look, t = use_look(), use_texts()
    facts = screens.chips(session.view.state, session.view.game.book)
    drawn: list[ft.Control] = [kit.still(Fact, look, t, fact, on_rule) for fact in facts]
    return ft.Row(drawn, spacing=8, scroll=ft.ScrollMode.HIDDEN)


@component
def GivingWay(session: ScreenSession, build: Build, where: tuple[Layout, bool], longest: int = LONG) -> ft.Control:
    """A side of the table; it leaves its place to a long card that is being copied, and to a collection.

    where: how the screen is laid out, and whether another page than the question stands in the middle.  longest: lines
    of a card beside which it stays.
    """
    use_live(session)
    _, aside = where
    away = needs_the_boards(session.view.question, longest) and not aside
    # the side redraws itself: as long as the same one is given back, it is neither drawn nor compared again
    return use_memo_part(lambda: ft.Container(width=0) if away else build(), [away, session, where])


@component
def Reminder(session: ScreenSession, on_back: Callable[[], None]) -> ft.Control:
    """While another page is open: what the table is being asked, and the way back."""
    use_live(session)
    look, t = use_look(), use_texts()
    asked = headline(session)
    words = kit.headline(look, t(asked), size=look.sizes.title, colour=look.palette.on_parchment)
    words.max_lines, words.overflow, words.expand = 2, ft.TextOverflow.ELLIPSIS, True
    body = ft.Container(
        kit.line([kit.icon(look, "left", 24, look.palette.on_parchment), words]),
        bgcolor=look.palette.parchment,
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=16, vertical=10),
        on_click=lambda _: on_back(),
    )
    return kit.tagged(body, "back-to-question", t(asked))
