"""The table on screen: the question in the middle, the state around it, tabs and notebook below.

On a tablet the boards stand beside the question, or below it where it is held upright; on a phone they follow under it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import cast

import flet as ft

from companion.core.procedures.copied_cards import CardKey
from companion.core.questions.kinds import Option
from companion.core.rules.rule_index import RuleIndex
from companion.core.values.messages import msg
from companion.library.sample import is_sample
from companion.library.texts import Texts
from companion.ui.announcements.telling import SetUpAgain, Teller
from companion.ui.corrections.corrections_page import Corrections
from companion.ui.corrections.player_names import People
from companion.ui.figures.recent_changes import hears_touches
from companion.ui.gamekit.frame import NO_ERRAND, TABLE, Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.main_screen.chimes import Chimes
from companion.ui.main_screen.header import Header
from companion.ui.main_screen.last_sheet import After, last_sheet
from companion.ui.main_screen.may_i import NO_WISH, MayI, Wished
from companion.ui.main_screen.notebook import Notebook
from companion.ui.main_screen.page_tabs import LOG, NOWHERE, RULES, Aside, BottomBar, TableRail
from companion.ui.main_screen.playback_page import PastPage
from companion.ui.main_screen.question_sheet import QuestionSheet
from companion.ui.main_screen.rule_explained import explained
from companion.ui.main_screen.rule_search import RuleSearch
from companion.ui.main_screen.side_pages import Titled, Ways, WayTo
from companion.ui.main_screen.sides import GAP, Layout
from companion.ui.main_screen.table_layout import (
    PAIRED,
    PAIRED_BELOW,
    Reminder,
    height_between_bars,
    on_small_screen,
    on_tablet,
    sheet_height,
)
from companion.ui.page.moment import needs_the_boards
from companion.ui.page.shapes import ScreenShape
from companion.ui.questions.sheet.aimed import PendingTouch
from companion.ui.questions.sheet.printed_parts import (
    NO_COPIES,
    NOTHING,
    Collection,
    Copies,
    PrintedContext,
    PrintedInfo,
    no_face,
    page_of,
)
from companion.ui.questions.sheet.waiting_for import NO_PHONES, AtHand
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.rail import RAIL

INSET = 28
"""What stands on either side of a board on the sheet of a value, in logical pixels."""

LOW_PAGE = 400
"""Height of a page below which keys lie in two lines."""

REMINDER = 54
"""Height of the line that says what is asked while another page is open, about."""

BROAD = ("plan", "settings", "library", RULES)
"""Pages that take the room of the boards on the right, too."""


@dataclass(frozen=True, slots=True)
class TableServices:
    """What there is around a table.

    settings, library: draw what is set on this machine, and in a width in logical pixels the owner's cards, with those
    that are copied at once, and the way back once they are.
    """

    sound: bool = False
    """Whether the reader wants to hear something."""
    face: Callable[[str], Option | None] = no_face
    """How printed cards look, by their pictures."""
    collection: Collection = NOTHING
    """Out of which cards are chosen."""
    copies: Copies = NO_COPIES
    """What is known while one is copied."""
    phones: AtHand = NO_PHONES
    """Whose own phone asks them."""
    phones_page: Callable[[bool], ft.Control] | None = None
    """Draws, for a small screen or a large one, who may come with a phone."""
    settings: Callable[[], ft.Control] | None = None
    library: Callable[[float, tuple[CardKey, ...], Callable[[], None]], ft.Control] | None = None
    trouble: Callable[[str], ft.Control] | None = None
    """Draws the page of somebody who found something wrong on the page that is named. When the evening is over, share
    sends its result, and again begins another one with the same people."""
    call: Callable[[str, str], object] | None = None
    """Calls somebody, by the name so far, by another one."""
    share: Callable[[], None] | None = None
    again: Callable[[], None] | None = None


@component
def TableScreen(
    session: ScreenSession,
    screens: GameScreens,
    index: RuleIndex,
    size: tuple[float, float],
    on_home: Callable[[], None],
    around: TableServices = TableServices(),
) -> ft.Control:
    """One evening. size: of the screen in logical pixels."""
    look = use_look()
    layout = Layout.of(size, look)
    use_live(session, of=lambda: _opens_on(session, screens, layout))
    at = use_place(_opens_on(session, screens, layout), _beside(screens, layout))
    hears_touches(ft.context.page, at.put_right)
    printed = ft.use_memo(lambda: _printed(session, index, around, at), [index])
    paired = _paired(at, layout, screens)
    broad, whole = _room(at, layout, screens)
    width, height = _page_room(layout, broad, whole, bool(at.rule), paired)
    aim = ft.use_memo(PendingTouch, [])
    copy = at.copy if around.library is not None else None
    frame = Frame(layout.compact, at.explain, at.show, width, height, copy, paired, aim)
    table = _ScreenParts(look, use_texts(), session, screens, index, around, at, layout, frame, printed, on_home)
    why = explained(session, index, at.rule, at.explain, at.may)
    page: ft.Control | None
    if at.aside == "plan":
        page, why = table.checker(why), None
    else:
        page = table.aside() or (table.page() if at.tab != TABLE else None)
        if paired and why is not None:  # a rule that is explained takes the place of the page, not of the question
            page, why = ft.Container(why, expand=True), None
    question = PrintedContext(printed, partial(table.question, page is not None and not paired, paired))
    if at.aside == "past" and page is not None:
        return ft.Container(page, padding=GAP, expand=True)
    strip = [] if page is None or at.aside == "plan" or paired else [Reminder(session, at.ask)]
    body: ft.Control
    if layout.compact:
        body = on_small_screen(layout, screens, session, question, sheet_height(layout), strip, page, why, at.explain)
    else:
        body = on_tablet(layout, screens, session, question, strip, page, why, broad, whole, paired)
    if layout.shape is ScreenShape.FLAT:
        tab, high = "" if at.aside else at.tab, layout.height - 2 * GAP
        ways = kit.apart(TableRail(session, screens, tab, at.aside, high, at.show, at.turn_to))
        kept = [ways, ft.Container(body, expand=True)]
        side_by_side = ft.Row(kept, spacing=GAP, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
        return _sounding(side_by_side, session, around)
    bar = BottomBar(session, screens, "" if at.aside else at.tab, layout, at.show, partial(at.turn_to, "call"))
    parts = [kit.apart(table.header()), body, kit.apart(bar)]
    return _sounding(kit.rows(parts, GAP, expand=True), session, around)


def _sounding(screen: ft.Control, session: ScreenSession, around: TableServices) -> ft.Control:
    """The whole screen, with what is heard."""
    content = ft.Container(screen, padding=GAP, expand=True)
    return ft.Column([content, *([Chimes(session)] if around.sound else [])], spacing=0, expand=True)


def _paired(at: TablePlace, layout: Layout, screens: GameScreens) -> bool:
    """Whether the question stands beside a page, where there is room for both."""
    return at.tab in _beside(screens, layout) and not at.aside


def _page_room(layout: Layout, broad: bool, whole: bool, ruled: bool, paired: bool) -> tuple[float, float]:
    """Width and height of a page. ruled: whether a rule is explained.  paired: whether the question stands beside it,
    or below."""
    edge = RAIL + GAP if layout.shape is ScreenShape.FLAT else layout.taken(broad, whole, ruled)
    width = layout.width - 2 * GAP - edge
    if paired and layout.stacked:
        return width, height_between_bars(layout) - PAIRED_BELOW - GAP
    if paired:
        return width - PAIRED - GAP, height_between_bars(layout)
    return width, height_between_bars(layout) - GAP - REMINDER * layout.zoom


def _room_for_two(layout: Layout) -> bool:
    """Whether a page and the question have room beside each other."""
    return layout.shape in (ScreenShape.WIDE, ScreenShape.TALL) and layout.zoom == 1


def _opens_on(session: ScreenSession, screens: GameScreens, layout: Layout) -> str:
    """The page that stands there until somebody turns to another one: a board that answers the question beside it, once
    there is anything on it; else the question with the boards around it."""
    evening = session.view
    beside = () if needs_the_boards(evening.question) else _beside(screens, layout)
    ready = (each.id for each in screens.tabs_of(evening.state) if each.id in beside and each.opens(evening.state))
    return next(ready, TABLE)


def _beside(screens: GameScreens, layout: Layout) -> tuple[str, ...]:
    """The pages beside which the question stands, on this screen."""
    return tuple(each.id for each in screens.tabs if each.paired) if _room_for_two(layout) else ()


def _printed(session: ScreenSession, index: RuleIndex, around: TableServices, at: TablePlace) -> PrintedInfo:
    """What is known of printed things at a table."""
    own = around.library is not None and not is_sample(session.view.options)
    collection = replace(around.collection, copy=partial(at.turn_to, "library") if own else None)
    return PrintedInfo(partial(page_of, index), around.face, collection, around.copies)


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where somebody is on the table's screen, and the ways from there."""

    tab: str
    """The page of the bar at the bottom."""
    aside: Aside
    """What stands in its place."""
    rule: str
    """That is explained, "" for none."""
    wish: Wished
    """With what the checker was opened."""
    errand: tuple[CardKey, ...]
    """What is to be copied."""
    show: Callable[[str], None]
    """Turns to a page of the bar."""
    ask: Callable[[], None]
    """Turns back to the question, with the page that stood beside it."""
    explain: Callable[[str], None]
    """Explains a rule."""
    turn_to: Callable[[Aside], None]
    """Steps aside, or back from there."""
    may: Callable[..., None]
    """Opens the checker with a rule, or with an option of the menu."""
    copy: Callable[[tuple[CardKey, ...]], None]
    """Goes to copy some components."""
    touched: tuple[str, str]
    """The figure that is put right, and the rule that it was shown with."""
    put_right: Callable[..., None]
    """Opens what stands behind a figure, to set it by hand."""
    back: Callable[[], None]
    """Steps back to the page of the bar."""


def use_place(first: str, beside: tuple[str, ...]) -> TablePlace:
    """Hook: where somebody is on the table's screen. first: the page where nobody has turned to one.  beside: those
    with which the question is in sight."""
    turned, turn = ft.use_state("")
    asked_at, ask_at = ft.use_state("")
    tab = turned or (asked_at if asked_at in (TABLE, *beside) else first)
    rule, explain = ft.use_state("")
    aside, step_aside = ft.use_state(NOWHERE)
    errand, send = ft.use_state(NO_ERRAND)
    wish, want = ft.use_state(NO_WISH)
    touched, touch = ft.use_state(("", ""))

    def ask() -> None:
        turn("")
        step_aside(NOWHERE)
        explain("")

    def show(new: str) -> None:
        ask()
        if new == TABLE or new in beside:
            ask_at(new)
        else:
            turn(new)

    def turn_to(new: Aside) -> None:
        step_aside(NOWHERE if aside == new else new)
        send(NO_ERRAND)
        want(NO_WISH)
        touch(("", ""))
        explain("")

    def put_right(figure: str, rule: str = "") -> None:
        touch((figure, rule))
        step_aside("correct")
        explain("")

    def may(rule: str = "", option: str = "") -> None:
        want(Wished(rule, option))
        step_aside("plan")
        explain("")

    def copy(spots: tuple[CardKey, ...]) -> None:
        send(spots)
        step_aside("library")

    back = partial(step_aside, NOWHERE)
    at = cast(Aside, aside)
    return TablePlace(tab, at, rule, wish, errand, show, ask, explain, turn_to, may, copy, touched, put_right, back)


def _room(at: TablePlace, layout: Layout, screens: GameScreens) -> tuple[bool, bool]:
    """Whether a page takes the room of the boards on the right, and whether it takes that of both sides."""
    page_is_broad = not at.aside and any(each.id == at.tab and each.broad for each in screens.tabs)
    elsewhere = bool(at.aside) or at.tab != TABLE
    plan = at.aside == "plan" and layout.shape is not ScreenShape.WIDE
    whole = plan or page_is_broad or (elsewhere and layout.stacked)
    return whole or (at.aside or at.tab) in BROAD, whole


@dataclass(frozen=True, slots=True)
class _ScreenParts:
    """What the parts of the table's screen are drawn from."""

    look: Look
    t: Texts
    session: ScreenSession
    screens: GameScreens
    index: RuleIndex
    around: TableServices
    at: TablePlace
    layout: Layout
    frame: Frame
    """Of the page in the middle."""
    printed: PrintedInfo
    home: Callable[[], None]
    """Leads away from the table."""

    def header(self) -> ft.Control:
        """The bar at the top."""
        evening, turn_to = self.session.view, self.at.turn_to
        return Header(
            self.session,
            lambda: list(self.screens.chips(evening.state, evening.game.book)),
            self.frame,
            self.layout,
            partial(turn_to, "correct"),
            partial(turn_to, "ways"),
            partial(turn_to, "plan"),
            partial(turn_to, "call"),
            self.at.aside,
        )

    def checker(self, why: ft.Control | None) -> ft.Control:
        """The checker. why: a rule that is explained there."""
        at, wish = self.at, self.at.wish
        shown = self.session, self.layout.stacked, height_between_bars(self.layout), at.explain, at.ask
        drawn = self.screens, self.frame.width
        return PrintedContext(
            self.printed, lambda: kit.keyed(f"may-i-{wish.rule}-{wish.option}", MayI, *shown, why, wish, drawn)
        )

    def aside(self) -> ft.Control | None:
        """What one has stepped aside for; None where there is nothing of the kind."""
        session, around, at, compact = self.session, self.around, self.at, self.layout.compact
        match at.aside:
            case "ways":
                return Titled(msg("ui-ways"), Ways(self._ways(), compact))
            case "set-up" if session.news.set_up:
                return PrintedContext(self.printed, lambda: SetUpAgain(session, self.screens, self.frame))
            case "call" if around.phones_page is not None:
                return ft.Container(around.phones_page(compact), expand=True)
            case "settings" if around.settings is not None:
                return Titled(msg("ui-settings-title"), around.settings())
            case "library" if around.library is not None:
                library = around.library(self.frame.width, at.errand, at.ask)
                return Titled(msg("ui-library"), library)
            case "trouble" if around.trouble is not None:
                return Titled(msg("trouble-title"), around.trouble(f"table/{at.tab}"))
            case "correct":
                low = self.frame.height < LOW_PAGE
                touched = at.touched
                chart = partial(self.screens.chart, session, self.frame.width - 2 * INSET)
                shown = session, compact, low, at.back, at.explain, touched, chart
                return kit.keyed(f"correct-{touched[0]}", Corrections, *shown)
            case "people" if around.call is not None:
                return Titled(msg("ui-people"), People(session, around.call))
            case "past":
                return PastPage(session, self.screens, self.index, self.layout, at.back)
        return None

    def _ways(self) -> list[WayTo]:
        """Where one can go from the table: what keeps its question first, home last."""
        session, around, turn_to = self.session, self.around, self.at.turn_to

        def aside(to: Aside, sign: str, label: str, note: str) -> WayTo:
            return WayTo(f"way-{to}", sign, msg(label), msg(note), partial(turn_to, to))

        undone = session.view.undo_caption
        rules = partial(self.at.show, RULES)
        found = [WayTo("way-rules", "book", msg("ui-rules"), msg("ui-rules-note"), rules)]
        if session.news.set_up:
            found.append(aside("set-up", "check", "led-again", "led-again-note"))
        if around.library is not None:
            found.append(aside("library", "library", "ui-library", "ui-library-note"))
        if around.settings is not None:
            found.append(aside("settings", "gear", "ui-settings", "ui-settings-note"))
        if around.trouble is not None:
            found.append(aside("trouble", "warning", "trouble-title", "trouble-way"))
        found.append(aside("plan", "scales", "ui-may-i", "ui-trial-note"))
        if around.phones_page is not None:
            call = partial(turn_to, "call")
            found.append(WayTo("way-phones", "phones", msg("ui-phones"), msg("ui-phones-way"), call))
        found.append(aside("correct", "correct", "ui-correct", "ui-correct-way"))
        if around.call is not None:
            found.append(aside("people", "people", "ui-people", "ui-people-way"))
        if undone is not None:
            found.append(
                WayTo("way-undo", "undo", msg("ui-undo", what=undone), msg("ui-undo-way"), session.undoing.last)
            )
        return [*found, WayTo("home", "home", msg("ui-home"), msg("ui-home-way"), self.home)]

    def page(self) -> ft.Control:
        """The notebook, the rules, or a board of the game."""
        session, tab = self.session, self.at.tab
        if tab == LOG:
            return Notebook(session, self.frame, partial(self.at.turn_to, "past"))
        if tab == RULES:
            agreed = session.view.game.rulings(session.view.state)
            return ft.Container(RuleSearch(self.index, self.frame.width, agreed=agreed), expand=True)
        board = next(each for each in self.screens.tabs if each.id == tab)
        return ft.Container(board.build(session, self.frame), expand=True)

    def question(self, away: bool, paired: bool) -> ft.Control:
        """What is told and the question of the moment, or the last page. away: another page stands before it.

        paired: it stands beside a page, as broad as on a phone; or below it.
        """
        session, screens, frame, shape = self.session, self.screens, self.frame, self.layout.shape
        if paired and not self.layout.stacked:
            frame, shape = replace(frame, compact=True, width=PAIRED), ScreenShape.PHONE
        after = After(partial(self.at.turn_to, "past"), self.around.again, self.around.share)
        return QuestionSheet(
            Teller(session, frame, screens),
            shape,
            partial(last_sheet, self.look, self.t, screens, session, frame, after),
            self.around.phones,
            away,
            lambda option: self.at.may(option=option),
        )
