"""The pages of the table as tabs: in a bar below, on a phone held sideways at the edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.gamekit.frame import TABLE
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.main_screen.notebook import LastLines
from companion.ui.main_screen.sides import GAP, Layout
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.phones_button import CALL, PhonesButton
from companion.ui.widgets.rail import RailItem, rail

BOTTOM = 92
"""Height of the bottom bar of a tablet."""
TAB, SMALL_BAR, BAR_EDGE, BETWEEN = 92, 72, 6, 2
"""Width of a tab at zoom 1, height of the bottom bar of a phone, its padding, and what lies between two tabs."""
LEAST_TAB = 84
"""Width of a tab at zoom 1 in which the longest label still has room, where all find room by that."""
SHOWS = 0.35
"""How much of the last tab in sight shows at least when there are more: enough to tell that the row moves."""
LINES = 340
"""Least width of the last lines of the notebook in the bottom bar."""
LOG, RULES = "log", "rules"

Aside = Literal["", "ways", "set-up", "plan", "call", "correct", "people", "past", "settings", "library", "trouble"]
"""What was stepped aside for: the ways from here, the set-up, a plan, the phones, corrections, who plays, what is past,
another page, or that something is wrong."""
NOWHERE: Aside = ""


@component
def TableRail(
    session: ScreenSession,
    screens: GameScreens,
    tab: str,
    aside: str,
    height: float,
    on_tab: Callable[[str], None],
    turn_to: Callable[[Aside], None],
) -> ft.Control:
    """The ways of the table on a phone held sideways: its pages, undo, the checker, and all else. height: of the column
    in which they stand."""
    use_live(session)
    look, t = use_look(), use_texts()
    undone = session.view.undo_caption
    taken_back = msg("ui-undo-nothing") if undone is None else msg("ui-undo", what=undone)
    table, *pages = _tabs(session, screens)
    return rail(
        look,
        t,
        [
            _way_to(table, tab, on_tab),
            RailItem(
                "undo", "icon:undo", msg("ui-rail-undo"), None if undone is None else session.undoing.last, taken_back
            ),
            RailItem(
                "may-i", "icon:scales", msg("ui-rail-may"), lambda: turn_to("plan"), msg("ui-may-i"), aside == "plan"
            ),
            RailItem(
                "ways", "icon:ways", msg("ui-rail-ways"), lambda: turn_to("ways"), msg("ui-ways"), aside == "ways"
            ),
            *(_way_to(page, tab, on_tab) for page in pages),
        ],
        height,
    )


def _way_to(page: tuple[str, Msg, str], tab: str, on_tab: Callable[[str], None]) -> RailItem:
    name, label, picture = page
    return RailItem(f"tab-{name}", picture, label, lambda: on_tab(name), chosen=name == tab)


def _tabs(session: ScreenSession, screens: GameScreens) -> list[tuple[str, Msg, str]]:
    """The pages of the table: name, label and picture of each."""
    state = session.view.state
    return [
        (TABLE, msg("ui-tab-table"), "icon:ship"),
        *((each.id, each.label, each.picture) for each in screens.tabs_of(state)),
        (LOG, msg("ui-tab-log"), "icon:log"),
        (RULES, msg("ui-tab-rules"), "icon:book"),
    ]


@component
def BottomBar(
    session: ScreenSession,
    screens: GameScreens,
    tab: str,
    layout: Layout,
    on_tab: Callable[[str], None],
    on_phones: Callable[[], None],
) -> ft.Control:
    """The pages of the table, the last lines of the notebook; on a small or upright screen the way to the phones."""
    use_live(session, of=lambda: _tabs(session, screens))
    look, t = use_look(), use_texts()
    phones = layout.stacked
    tabs = _tabs(session, screens)
    height = bar_height(layout)
    row = layout.width - 2 * GAP - 2 * BAR_EDGE - (BAR_EDGE + CALL if phones else 0)
    wide = _tab_width(row, look.zoom, len(tabs))
    drawn: list[ft.Control] = ft.use_memo(  # an answer hardly ever changes them
        lambda: [_tab(look, t, each, wide, each[0] == tab, height, on_tab) for each in tabs],
        [look, t, tabs, wide, tab, height, on_tab],
    )
    told = not phones and row - len(tabs) * (wide + BETWEEN) >= LINES * look.zoom
    content = ft.Row(drawn, spacing=BETWEEN, scroll=ft.ScrollMode.HIDDEN, expand=not told)
    if told:
        line = ft.VerticalDivider(width=1, color=look.palette.line)
        content = ft.Row([content, line, ft.Container(LastLines(session, lambda: on_tab(LOG)), expand=True)], spacing=6)
    elif phones:
        content = ft.Row([content, PhonesButton(CALL, on_phones)], spacing=BAR_EDGE)
    return ft.Container(content, bgcolor=look.palette.bar, border_radius=kit.RADIUS, padding=BAR_EDGE, height=height)


def _tab_width(row: float, zoom: float, tabs: int) -> float:
    """Near the usual width, a little less where all find room so; else such that the last tab in sight of a row that
    moves shows in part."""
    wished, each = TAB * zoom, row / tabs - BETWEEN
    if each >= LEAST_TAB * zoom:
        return min(wished, each)
    whole = max(1, round(row / wished - SHOWS))
    return (row - whole * BETWEEN) / (whole + SHOWS)


def _tab(
    look: Look,
    t: Texts,
    tab: tuple[str, Msg, str],
    wide: float,
    chosen: bool,
    bar: float,
    on_tab: Callable[[str], None],
) -> ft.Control:
    name, label, picture = tab
    ink = look.palette.text_brass if chosen else look.palette.text
    family, _, rest = picture.partition(":")
    sign = kit.icon(look, rest, 26, ink) if family == "icon" else kit.pic(picture, 28)
    body = ft.Container(
        ft.Column(
            [sign, kit.words(look, t(label), size=look.sizes.small, colour=ink, max_lines=1)],
            spacing=2 if bar == SMALL_BAR else 4,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=look.palette.panel if chosen else None,
        border=ft.Border.only(bottom=ft.BorderSide(3, look.palette.mark)) if chosen else None,
        border_radius=12,
        width=wide,
        height=bar - 2 * BAR_EDGE,
        on_click=lambda _: on_tab(name),
    )
    return kit.tagged(body, f"tab-{name}", t(label), selected=chosen)


def bar_height(layout: Layout) -> float:
    """Height of the bottom bar: a tablet held upright has no more width for it than a phone has height."""
    return SMALL_BAR if layout.stacked else BOTTOM
