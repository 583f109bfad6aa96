"""What a phone at the table shows: five pages of one seat, or three of somebody who watches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, cast

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.procedures.copied_cards import CardKey
from companion.core.rules.rule_index import RuleIndex
from companion.host.exchange.play_export import play_of
from companion.library.dates import day_of
from companion.library.sample import is_sample
from companion.phones.admission import Device
from companion.store import StoreFault
from companion.ui.context.app_context import AppContext
from companion.ui.context.bug_report_dialog import TroublePage
from companion.ui.gamekit.frame import NO_ERRAND, TABLE, Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.games import screens_of
from companion.ui.look import theme
from companion.ui.look.language import Lang, set_language, use_texts
from companion.ui.look.theme import TOUCH, LookContext, Mode, use_look
from companion.ui.main_screen.last_sheet import After
from companion.ui.main_screen.may_i import NO_WISH, MayI, Wished
from companion.ui.main_screen.notebook import Notebook
from companion.ui.main_screen.playback_page import PastPage
from companion.ui.main_screen.rule_explained import explained
from companion.ui.main_screen.rule_search import RuleSearch
from companion.ui.main_screen.sides import Layout
from companion.ui.page.shapes import ScreenShape, shape_of
from companion.ui.parcels.result import ResultPage
from companion.ui.phone_screens.bars import BAR, GAP, PAGES, PageBar, SeatRail, TopBar, WayBack, top_height
from companion.ui.phone_screens.boards import OVERVIEW, BoardsPage
from companion.ui.phone_screens.buzz import Buzz
from companion.ui.phone_screens.copying import CopyingPage, Invitation
from companion.ui.phone_screens.phone_settings import OWN, Ashore, PhoneSettings
from companion.ui.phone_screens.question_page import MomentPage, own_sheet
from companion.ui.phone_screens.watcher import Television, watched_from_afar
from companion.ui.questions.sheet.aimed import PendingTouch
from companion.ui.questions.sheet.printed_parts import PrintedContext, PrintedInfo, page_of
from companion.ui.runtime.host_services import ServicesContext
from companion.ui.runtime.live import attach, use_live
from companion.ui.runtime.memo import use_memo_part
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import error_boundary, kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.rail import RAIL

Aside = Literal["", "rules", "settings", "past", "send", "copying", "wrong"]
NOWHERE: Aside = ""
LARGEST = float(OWN["zoom"][-1])
"""Text size beyond which a phone would show too little."""


@dataclass(frozen=True, slots=True)
class Phone:
    """A phone with a place at the table."""

    context: AppContext
    session: ScreenSession
    device: str
    """Its id."""
    values: tuple[tuple[str, str], ...]
    """Its own settings in force."""


@component
def PhoneApp(context: AppContext, device_id: str) -> ft.Control:
    """The frame of one phone: in its own language and look, as long as it has a place at the table."""
    use_live(context)
    use_live(context.people)
    page = ft.context.page
    size, set_size = ft.use_state((page.width or 390, page.height or 844))
    theme.use_device_light(page)
    gone, go = ft.use_state(False)
    wrong, say_wrong = ft.use_state(False)
    last: MutableRef[Device] = ft.use_ref()
    device = context.doorkeeper.known(device_id)
    if device is not None:
        last.current = device
    settings = context.host.settings.all()
    own = last.current
    values = {name: (getattr(own, name) if own is not None else "") or settings[name] for name in OWN}
    values["zoom"] = str(min(float(values["zoom"]), LARGEST))
    look = theme.look_for(
        page, Mode(values["theme"]), float(values["zoom"]), LARGEST, motion=settings["motion"] == "on"
    )

    def resized(event: ft.PageResizeEvent) -> None:
        set_size((event.width, event.height))

    def leave() -> None:
        go(True)
        context.doorkeeper.dismiss(device_id, refused=False)

    page.on_resize = resized
    error_boundary.when_wrong(page, partial(say_wrong, True))
    set_language(page, values["language"])
    theme.apply(page, look)
    session = _session_on(context, device)
    attach(page, context, context.people, context.darkroom, *((session, session.common) if session is not None else ()))

    def body() -> ft.Control:
        if session is None:
            return Ashore(_why_ashore(context, own, left=gone))
        phone = Phone(context, session, device_id, tuple(values.items()))
        if wrong:
            return Wrong(context, session, partial(say_wrong, False))
        return kit.keyed(f"phone-{session.id}-{session.seat}", PhoneScreen, phone, size, leave)

    return Lang(values["language"], lambda: LookContext(look, lambda: ServicesContext(context.services, body)))


def _session_on(context: AppContext, device: Device | None) -> ScreenSession | None:
    """What a device may see; None when it has no place, or its evening cannot be opened."""
    if device is None or not device.admitted:
        return None
    try:
        return context.seat_session(device)
    except StoreFault:
        return None


def _why_ashore(context: AppContext, device: Device | None, *, left: bool) -> str:
    """Why a phone has nothing to show."""
    if left:
        return "left"
    if device is not None and context.doorkeeper.known(device.id) is not None:
        return "shut" if device.admitted else "knocking"
    saved = None if device is None else context.host.find(device.evening)
    goes_on = device is None or (saved is not None and saved.finished is None)
    return "gone" if goes_on else "put-away"


@component
def Wrong(context: AppContext, session: ScreenSession, back: Callable[[], None]) -> ft.Control:
    """In the place of everything else, where a part of it cannot be drawn: what is wrong is told."""
    return ft.Container(TroublePage(context.reporter(session), "phone", back), padding=GAP, expand=True)


@component
def PhoneScreen(phone: Phone, size: tuple[float, float], on_leave: Callable[[], None]) -> ft.Control:
    """The pages, in the look and language of the moment."""
    # the pages redraw themselves: as long as the same ones are given back, they are neither drawn nor compared again
    return use_memo_part(lambda: Pages(phone, size, on_leave), [phone, size])


def _sideways(ways: ft.Control, middle: list[ft.Control]) -> ft.Control:
    """A phone held sideways: its ways in a column at the edge."""
    kept = [ways, ft.Column(middle, spacing=GAP, expand=True)]
    row = ft.Row(kept, spacing=GAP, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(row, padding=GAP, expand=True)


@component
def Pages(phone: Phone, size: tuple[float, float], on_leave: Callable[[], None]) -> ft.Control:
    """A phone between its two bars. The page of the question stays behind every other one, with what was chosen there;
    of the others one at a time is built."""
    look = use_look()
    session, context = phone.session, phone.context
    screens, index = screens_of(session.game), context.host.rules(session.game)
    at = use_place(phone)
    copy = ft.use_memo(lambda: at.copy, [])
    printed = ft.use_memo(lambda: _printed(phone, index, copy), [index, session])
    flat = shape_of(*size, look.zoom) is ScreenShape.FLAT
    shape = ScreenShape.FLAT if flat else ScreenShape.PHONE
    space = size[1] - (2 * GAP if flat else top_height(look, bool(session.seat)) + BAR + 4 * GAP)
    width = size[0] - 2 * GAP - (RAIL + GAP if flat else 0)
    high = space - 2 * (TOUCH * max(1, look.zoom) + GAP)  # the boards to choose from, and the way back
    aim, of = ft.use_memo(PendingTouch, []), [session, size, high]
    frame = ft.use_memo(lambda: Frame(True, at.explain, at.open_board, width, high, copy, aim=aim), of)
    hand = ft.use_memo(lambda: own_sheet(session, screens, frame), [session])
    after = After(partial(at.beside, "past"), send=partial(at.beside, "send"))
    if watched_from_afar(session, size, look) and not at.aside and not at.rule:
        return _television(at, session, Television(session, screens, printed, frame, size, after))
    why = explained(session, index, at.rule, at.explain, at.may if session.seat else None)
    body: ft.Control | None
    if why is not None and at.page != "may-i":
        body = why
    elif at.aside:
        body = _aside(phone, at, screens, index, frame, Layout.of(size, look), on_leave)
    elif at.page == "me":
        body = ft.Column([Invitation(context, session, copy), hand()], expand=True, scroll=kit.SCROLLS)
    elif at.page == "may-i":
        checker = session, True, space, at.explain, partial(at.show, "table"), why, at.wish, (screens, frame.width)
        body = PrintedContext(printed, lambda: kit.keyed(f"may-i-{at.wish.rule}", MayI, *checker))
    else:
        body = _page(phone, at, screens, frame)
    invited = partial(Invitation, context, session, copy)
    moment = MomentPage(session, screens, frame, printed, space, hand, after, invited, shape)
    planning = at.page == "may-i" and not at.aside  # it has a way back of its own
    strip = [] if planning else [WayBack(session, partial(at.show, "table"))]
    other = [] if body is None else [*strip, ft.Container(body, expand=True)]
    middle: list[ft.Control] = [
        ft.Container(moment, expand=True, visible=body is None),
        ft.Container(ft.Column(other, spacing=GAP, expand=True), expand=True, visible=body is not None),
        *([Buzz(session)] if session.seat and context.host.settings["buzz"] == "on" else []),
    ]
    rules, settings, page = partial(at.beside, "rules"), partial(at.beside, "settings"), "" if at.aside else at.page
    if flat:
        return _sideways(SeatRail(session, page, at.show, rules, settings, at.aside, space), middle)
    parts = [TopBar(session, rules, settings, at.aside), *middle, PageBar(session, page, at.show)]
    return ft.Container(ft.Column(parts, spacing=GAP, expand=True), padding=GAP, expand=True)


def _television(at: PhonePlace, session: ScreenSession, shown: ft.Control) -> ft.Control:
    """What is watched, below the few ways from there."""
    top = TopBar(session, partial(at.beside, "rules"), partial(at.beside, "settings"), at.aside)
    return ft.Container(ft.Column([top, ft.Container(shown, expand=True)], spacing=GAP, expand=True), padding=GAP)


@dataclass(frozen=True, slots=True)
class PhonePlace:
    """Where somebody is on a phone, and the ways from there."""

    page: str
    """Of the bar at the bottom."""
    aside: Aside
    """What covers it."""
    board: str
    """Which of the boards lies open on their page."""
    rule: str
    """That is explained, "" for none."""
    wish: Wished
    """With what the checker was opened."""
    errand: tuple[CardKey, ...]
    """What is to be copied."""
    show: Callable[[str], None]
    """Turns to a page."""
    lay: Callable[[str], None]
    """Opens one of the boards."""
    explain: Callable[[str], None]
    """Explains a rule."""
    step_aside: Callable[[Aside], None]
    may: Callable[[str], None]
    """Opens the checker with what a rule is about."""
    copy: Callable[..., None]
    """Goes to copy some components, by default to where one chooses them."""

    def open_board(self, name: str) -> None:
        """Turn to a board of the game, or to the table."""
        if name == TABLE:
            self.show(PAGES[0][0])
        else:
            self.lay(name)
            self.show("boards")

    def beside(self, name: Aside) -> None:
        """Cover the page with something else, or uncover it."""
        self.step_aside(NOWHERE if self.aside == name else name)
        self.explain("")

    def back(self) -> None:
        """Uncover the page."""
        self.step_aside(NOWHERE)


def use_place(phone: Phone) -> PhonePlace:
    """Hook: where somebody is on a phone. Who had begun to copy a card goes on with it."""
    session, locks = phone.session, phone.context.copyists.locks
    page, turn = ft.use_state(PAGES[0][0])
    board, lay = ft.use_state(OVERVIEW)
    began = ft.use_memo(lambda: locks.of(session.game, phone.device), [session])
    aside, step_aside = ft.use_state("copying" if began is not None else NOWHERE)
    errand, send = ft.use_state(NO_ERRAND)
    rule, explain = ft.use_state("")
    wish, want = ft.use_state(NO_WISH)

    def show(name: str) -> None:
        turn(name)
        step_aside(NOWHERE)
        explain("")
        want(NO_WISH)

    def may(about: str) -> None:
        show("may-i")
        want(Wished(about))

    def copy(spots: tuple[CardKey, ...] = NO_ERRAND) -> None:
        send(spots)
        step_aside("copying")

    return PhonePlace(page, cast(Aside, aside), board, rule, wish, errand, show, lay, explain, step_aside, may, copy)


def _printed(phone: Phone, index: RuleIndex, copy: Callable[[tuple[CardKey, ...]], None]) -> PrintedInfo:
    """What is known of printed things on a phone. copy: goes to copy some."""
    session, context = phone.session, phone.context
    own = None if is_sample(session.view.options) else partial(copy, NO_ERRAND)
    return PrintedInfo(
        partial(page_of, index),
        partial(context.face, session),
        replace(context.collection(session), copy=own),
        context.copies(session, phone.device),
    )


def _aside(
    phone: Phone,
    at: PhonePlace,
    screens: GameScreens,
    index: RuleIndex,
    frame: Frame,
    layout: Layout,
    on_leave: Callable[[], None],
) -> ft.Control | None:
    """What covers the page."""
    session, context, width = phone.session, phone.context, layout.width
    match at.aside:
        case "rules":
            agreed = session.view.game.rulings(session.view.state)
            return ft.Container(RuleSearch(index, width, agreed=agreed), expand=True)
        case "settings":
            tell = partial(at.step_aside, "wrong")
            return PhoneSettings(context.doorkeeper, phone.device, dict(phone.values), on_leave, tell)
        case "copying":
            return CopyingPage(context, session, phone.device, width, at.errand, partial(at.show, "table"))
        case "wrong":
            return TroublePage(context.reporter(session), f"phone/{at.page}", at.back)
        case "past":
            return PastPage(session, screens, index, layout, at.back)
        case "send":
            return _result(context, session, screens, frame, width, at.back)
        case "":
            return None


def _page(phone: Phone, at: PhonePlace, screens: GameScreens, frame: Frame) -> ft.Control | None:
    """The boards or the notebook; None for the page of the question, which is always there."""
    if at.page == "boards":
        return BoardsPage(phone.session, screens, frame, at.board, at.lay)
    if at.page == "log":
        return Notebook(phone.session, frame, partial(at.beside, "past"))
    return None


def _result(
    context: AppContext,
    session: ScreenSession,
    screens: GameScreens,
    frame: Frame,
    width: float,
    back: Callable[[], None],
) -> ft.Control:
    """What came of the evening, to be sent from this phone."""
    title, saved = use_texts()(context.host.shelf(session.game).title()), context.host.store.evening(session.id)
    play = play_of(session.view.game, session.view.state, saved)
    return ResultPage(title, day_of(saved.finished or saved.touched), screens.ended(session, frame), play, width, back)
