"""The bars of a phone: above, whose it is and what can be taken back; below, its pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.runtime.live import use_live
from companion.ui.runtime.memo import use_memo_part
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.person_marks import framed
from companion.ui.widgets.rail import RailItem, rail

PAGES = (("table", "question"), ("me", "people"), ("boards", "map"), ("may-i", "scales"), ("log", "log"))
"""The pages with their signs, in the order of the bar."""
FOR_ALL = ("table", "boards", "log")
"""Pages of somebody who only watches."""
GAP = 8
BAR, EDGE = 72, 4
"""Height of the bar of pages, and its margin inside, in logical pixels."""
LABEL = 15
"""Size of the labels of the pages: five of them share the narrowest screen at every zoom."""


def top_height(look: Look, seated: bool) -> float:
    """Height of the top bar: where words are large, what can be taken back has a line of its own."""
    return TOUCH + (TOUCH + GAP if seated and look.zoom > 1 else 0)


@component
def TopBar(
    session: ScreenSession, on_rules: Callable[[], None], on_settings: Callable[[], None], opened: str = ""
) -> ft.Control:
    """Name and shape of the seat, what can be taken back, and the ways to the rules and to the phone's settings.

    opened: which of the two is open.
    """
    use_live(session)
    use_live(session.common or session)
    look, t = use_look(), use_texts()
    seats = session.view.game.seats(session.view.state)
    own = next((seat for seat in seats if seat.id == session.seat), None)
    name = own.name if own is not None else t(msg("ui-phone-watching"))
    words = kit.words(look, name, bold=True, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    sign = framed(look, own) if own is not None else kit.icon(look, "eye", 28)
    signs = [
        _sign(look, t, "search", msg("ui-phone-rules"), on_rules, opened == "rules"),
        _sign(look, t, "gear", msg("ui-phone-settings"), on_settings, opened == "settings"),
    ]
    undo = (
        [
            TakeBack(
                look,
                t,
                session.view.undo_caption,
                session.undoing.requested,
                session.undoing.at_once,
                session.undoing.last,
            )
        ]
        if own is not None
        else []
    )
    aside = look.zoom > 1 or not undo
    words.expand = 1 if aside else None
    if not aside:
        words.width = min(96.0, 11 * len(name) + 4)
    first = ft.Container(kit.line([sign, words, *([] if aside else undo), *signs], GAP), height=TOUCH)
    return kit.rows([first, *([ft.Row(undo)] if aside and undo else [])], GAP)


def _sign(look: Look, t: Texts, picture: str, label: Msg, deed: Callable[[], None], chosen: bool) -> ft.Control:
    p = look.palette
    body = ft.Container(
        kit.icon(look, picture, 26, p.on_brass if chosen else p.text),
        bgcolor=p.brass if chosen else p.panel_raised,
        border=ft.Border.all(1, p.line),
        border_radius=12,
        width=TOUCH,
        height=TOUCH,
        alignment=ft.Alignment.CENTER,
        tooltip=t(label),
        on_click=lambda _: deed(),
    )
    return kit.tagged(body, f"phone-{picture}", t(label), selected=chosen)


def undo_words(caption: Msg | None, undo_requested: bool, at_once: bool) -> Msg:
    """What the button that takes back does: at once, by asking the table, or nothing; or that the table is asked."""
    if undo_requested:
        return msg("ui-phone-undo-asked")
    if caption is None:
        return msg("ui-undo-nothing")
    return msg("ui-phone-undo-own" if at_once else "ui-phone-undo", what=caption)


@component
def TakeBack(
    look: Look, t: Texts, caption: Msg | None, undo_requested: bool, at_once: bool, undo: Callable[[], None]
) -> ft.Control:
    """Asks the table to take back what it names, or does so at once; once asked, it waits until the table decides."""
    p = look.palette
    what = t(caption) if caption is not None else ""
    words = t(undo_words(caption, undo_requested, at_once))
    ready = caption is not None and not undo_requested
    text = kit.words(
        look,
        words if undo_requested or not what else what,
        size=look.sizes.small,
        max_lines=2 if look.zoom <= 1 else 1,
        overflow=ft.TextOverflow.ELLIPSIS,
        colour=p.text_brass if undo_requested else p.text,
    )
    text.style, text.expand = ft.TextStyle(height=1.1), True
    sign = kit.icon(look, "history" if undo_requested else "undo", 24, p.text_brass if undo_requested else p.text)
    body = ft.Container(
        kit.line([sign, text], 6),
        bgcolor=p.panel_raised,
        border=ft.Border.all(1, p.mark if undo_requested else p.line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=8),
        height=TOUCH,
        tooltip=words,
        on_click=(lambda _: undo()) if ready else None,
        opacity=1 if ready or undo_requested else 0.5,
    )
    return kit.tagged(body, "undo", words, ready, True)


@dataclass(frozen=True, slots=True)
class PageTab:
    """An entry of the bar of pages."""

    name: str
    sign: str
    label: Msg
    chosen: bool
    marked: bool
    """Something waits there."""


@component
def PageBar(session: ScreenSession, page: str, on_page: Callable[[str], None]) -> ft.Control:
    """The pages; that of the question says whether something is asked of this seat."""
    use_live(session)
    asked = session.view.awaited
    # of most answers nothing changes here
    return use_memo_part(
        partial(_page_bar, use_look(), use_texts(), session, asked, page, on_page), [session, asked, page, on_page]
    )


@component
def SeatRail(
    session: ScreenSession,
    page: str,
    on_page: Callable[[str], None],
    on_rules: Callable[[], None],
    on_settings: Callable[[], None],
    opened: str,
    height: float,
) -> ft.Control:
    """The ways of a phone held sideways: its pages, undo, the rules and its settings. opened: which of these two.

    height: of the column in which they stand.
    """
    use_live(session)
    use_live(session.common or session)
    look, t = use_look(), use_texts()
    asked, undone = session.view.awaited, session.view.undo_caption
    ways = [
        RailItem(
            f"page-{name}",
            f"icon:{sign}",
            msg("ui-rail-may") if name == "may-i" else _label(name, asked),
            partial(on_page, name),
            _label(name, asked),
            name == page,
            name == "table" and asked,
        )
        for name, sign in PAGES
        if session.seat or name in FOR_ALL
    ]
    if session.seat:
        said = undo_words(undone, session.undoing.requested, session.undoing.at_once)
        ready = undone is not None and not session.undoing.requested
        sign = "icon:history" if session.undoing.requested else "icon:undo"
        ways.append(RailItem("undo", sign, msg("ui-rail-undo"), session.undoing.last if ready else None, said))
    ways += [
        RailItem(
            "phone-search", "icon:search", msg("ui-tab-rules"), on_rules, msg("ui-phone-rules"), opened == "rules"
        ),
        RailItem(
            "phone-gear",
            "icon:gear",
            msg("ui-settings-title"),
            on_settings,
            msg("ui-phone-settings"),
            opened == "settings",
        ),
    ]
    return rail(look, t, ways, height)


def _page_bar(
    look: Look, t: Texts, session: ScreenSession, asked: bool, page: str, on_page: Callable[[str], None]
) -> ft.Control:
    tabs = [
        PageTab(name, sign, _label(name, asked), name == page, name == "table" and asked)
        for name, sign in PAGES
        if session.seat or name in FOR_ALL
    ]
    return ft.Container(
        ft.Row([_tab(look, t, tab, on_page) for tab in tabs], spacing=0),
        bgcolor=look.palette.bar,
        border_radius=kit.RADIUS,
        padding=EDGE,
        height=BAR,
    )


def _label(name: str, asked: bool) -> Msg:
    return msg("ui-phone-page-question") if name == "table" and asked else msg(f"ui-phone-page-{name}")


def _tab(look: Look, t: Texts, tab: PageTab, on_page: Callable[[str], None]) -> ft.Control:
    p = look.palette
    calls = tab.marked and not tab.chosen
    ink = p.on_action if calls else p.text_brass if tab.chosen else p.text
    label = kit.words(look, t(tab.label), size=LABEL, colour=ink, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    body = ft.Container(
        ft.Column(
            [kit.icon(look, tab.sign, 26, ink), label],
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=p.action if calls else p.panel if tab.chosen else None,
        border=ft.Border.only(bottom=ft.BorderSide(3, p.mark)) if tab.chosen else None,
        border_radius=12,
        height=BAR - 2 * EDGE,
        on_click=lambda _: on_page(tab.name),
    )
    said = t(msg("ui-phone-page-waits", page=tab.label)) if calls else t(tab.label)
    return kit.tagged(body, f"page-{tab.name}", said, expand=1, selected=tab.chosen)


@component
def WayBack(session: ScreenSession, on_back: Callable[[], None]) -> ft.Control:
    """On every other page: what this seat is being asked, and the way there; else why the last deed was refused."""
    use_live(session)
    look, t = use_look(), use_texts()
    p = look.palette
    strips: list[ft.Control] = []
    if session.fault is not None:
        strips.append(refusal(look, t, session.fault))
    if (question := session.view.question) is not None and session.view.awaited:
        words = kit.headline(look, t(question.text), size=look.sizes.title, colour=p.on_parchment)
        words.max_lines, words.overflow, words.expand = 2, ft.TextOverflow.ELLIPSIS, True
        body = ft.Container(
            kit.line([kit.icon(look, "left", 24, p.on_parchment), words]),
            bgcolor=p.parchment,
            border=ft.Border.all(2, p.coral),
            border_radius=kit.RADIUS,
            padding=ft.Padding.symmetric(horizontal=14, vertical=10),
            on_click=lambda _: on_back(),
        )
        strips.append(kit.tagged(body, "back-to-question", t(question.text)))
    return kit.rows(strips, GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def refusal(look: Look, t: Texts, why: Msg) -> ft.Control:
    """Why nothing came of the last deed."""
    p = look.palette
    said = ft.Container(pen(look, t(why), colour=p.on_alert), expand=True)
    strip = ft.Container(
        kit.line([kit.icon(look, "warning", 26, p.on_alert), said]), bgcolor=p.alert, border_radius=10, padding=10
    )
    return ft.Semantics(content=strip, identifier="fault", live_region=True, container=True)


def chips(looks: Sequence[ft.Control]) -> ft.Control:
    """Short facts side by side, to be pushed along."""
    return ft.Row(list(looks), spacing=GAP, scroll=ft.ScrollMode.HIDDEN)
