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
from companion.ui.figures.recent_changes import hears_touches
from companion.ui.gamekit.frame import NO_ERRAND, TABLE, Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.main_screen.chimes import Chimes
from companion.ui.main_screen.corrections import Corrections
from companion.ui.main_screen.header import HEIGHT, Fact, Header
from companion.ui.main_screen.last_sheet import After, last_sheet
from companion.ui.main_screen.may_i import NO_WISH, MayI, Wished
from companion.ui.main_screen.notebook import Notebook
from companion.ui.main_screen.page_tabs import (
    LOG,
    NOWHERE,
    RULES,
    Aside,
    BottomBar,
    TableRail,
    bar_height,
)
from companion.ui.main_screen.playback_page import PastPage
from companion.ui.main_screen.player_names import People
from companion.ui.main_screen.question_sheet import QuestionSheet
from companion.ui.main_screen.rule_search import RuleSearch
from companion.ui.main_screen.side_pages import Titled, Ways, WayTo
from companion.ui.main_screen.sides import GAP, Build, Layout, laid_out
from companion.ui.main_screen.why import explained
from companion.ui.page.moment import LONG, needs_the_boards
from companion.ui.page.shapes import Shape
from companion.ui.page.whose import headline
from companion.ui.questions.sheet.aimed import NO_AIM, Aim
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
from companion.ui.runtime.memo import use_memo_part
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.rail import RAIL

PEEK = 34
"""How much of the boards shows under the question of a phone, so that one knows they are there."""
LITTLE = 12
"""The same where it is held sideways."""
SHORTEST = 420
"""Least height of a question on a phone."""
INSET = 28
"""What stands on either side of a board on the sheet of a value, in logical pixels."""
LOW_PAGE = 400
"""Height of a page below which keys lie in two lines."""
PAIRED = 484
"""Width of a question that stands beside a page."""
REMINDER = 54
"""Height of the line that says what is asked while another page is open, about."""


BROAD = ("plan", "settings", "library", RULES)
"""Pages that take the room of the boards on the right, too."""


@dataclass(frozen=True, slots=True)
class Around:
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
    around: Around = Around(),
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
    aim = ft.use_memo(Aim, [])
    copy = at.copy if around.library is not None else None
    frame = Frame(layout.compact, at.explain, at.show, width, height, copy, paired, aim if paired else NO_AIM)
    table = _Table(look, use_texts(), session, screens, index, around, at, layout, frame, printed, on_home)
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
        body = _small(layout, screens, session, question, _sheet_height(layout), strip, page, why, at.explain)
    else:
        body = _tablet(layout, screens, session, question, strip, page, why, broad, whole, paired)
    if layout.shape is Shape.FLAT:
        ways = kit.apart(TableRail(session, screens, "" if at.aside else at.tab, at.aside, at.show, at.turn_to))
        kept = [ways, ft.Container(body, expand=True)]
        side_by_side = ft.Row(kept, spacing=GAP, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
        return _sounding(side_by_side, session, around)
    bar = BottomBar(session, screens, "" if at.aside else at.tab, layout, at.show, partial(at.turn_to, "call"))
    parts = [kit.apart(table.header()), body, kit.apart(bar)]
    return _sounding(kit.rows(parts, GAP, expand=True), session, around)


def _sounding(screen: ft.Control, session: ScreenSession, around: Around) -> ft.Control:
    """The whole screen, with what is heard."""
    content = ft.Container(screen, padding=GAP, expand=True)
    return ft.Column([content, *([Chimes(session)] if around.sound else [])], spacing=0, expand=True)


def _paired(at: Place, layout: Layout, screens: GameScreens) -> bool:
    """Whether the question stands beside a page, where there is room for both."""
    return at.tab in _beside(screens, layout) and not at.aside


def _page_room(layout: Layout, broad: bool, whole: bool, ruled: bool, paired: bool) -> tuple[float, float]:
    """Width and height of a page. ruled: whether a rule is explained.  paired: whether the question stands beside."""
    edge = RAIL + GAP if layout.shape is Shape.FLAT else layout.taken(broad, whole, ruled)
    width = layout.width - 2 * GAP - edge
    if paired:
        return width - PAIRED - GAP, _between_bars(layout)
    return width, _between_bars(layout) - GAP - REMINDER * layout.zoom


def _room_for_two(layout: Layout) -> bool:
    """Whether a page and the question have room beside each other."""
    return layout.shape is Shape.WIDE and layout.zoom == 1


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


def _printed(session: ScreenSession, index: RuleIndex, around: Around, at: Place) -> PrintedInfo:
    """What is known of printed things at a table."""
    own = around.library is not None and not is_sample(session.view.options)
    collection = replace(around.collection, copy=partial(at.turn_to, "library") if own else None)
    return PrintedInfo(partial(page_of, index), around.face, collection, around.copies)


@dataclass(frozen=True, slots=True)
class Place:
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


def use_place(first: str, beside: tuple[str, ...]) -> Place:
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
    return Place(tab, at, rule, wish, errand, show, ask, explain, turn_to, may, copy, touched, put_right, back)


def _room(at: Place, layout: Layout, screens: GameScreens) -> tuple[bool, bool]:
    """Whether a page takes the room of the boards on the right, and whether it takes that of both sides."""
    page_is_broad = not at.aside and any(each.id == at.tab and each.broad for each in screens.tabs)
    elsewhere = bool(at.aside) or at.tab != TABLE
    plan = at.aside == "plan" and layout.shape is not Shape.WIDE
    whole = plan or page_is_broad or (elsewhere and layout.stacked)
    return whole or (at.aside or at.tab) in BROAD, whole


@dataclass(frozen=True, slots=True)
class _Table:
    """What the parts of the table's screen are drawn from."""

    look: Look
    t: Texts
    session: ScreenSession
    screens: GameScreens
    index: RuleIndex
    around: Around
    at: Place
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
        shown = self.session, self.layout.stacked, _between_bars(self.layout), at.explain, at.ask
        return PrintedContext(
            self.printed, lambda: kit.keyed(f"may-i-{wish.rule}-{wish.option}", MayI, *shown, why, wish)
        )

    def aside(self) -> ft.Control | None:
        """What one has stepped aside for; None where there is nothing of the kind."""
        session, around, at, compact = self.session, self.around, self.at, self.layout.compact
        match at.aside:
            case "ways":
                return Titled(msg("ui-ways"), Ways(self._ways(), compact))
            case "set-up" if session.set_up:
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
        if session.set_up:
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
            found.append(WayTo("way-undo", "undo", msg("ui-undo", what=undone), msg("ui-undo-way"), session.undo))
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

        paired: it stands beside a page, as broad as on a phone.
        """
        session, screens, frame, shape = self.session, self.screens, self.frame, self.layout.shape
        if paired:
            frame, shape = replace(frame, compact=True, width=PAIRED), Shape.PHONE
        after = After(partial(self.at.turn_to, "past"), self.around.again, self.around.share)
        return QuestionSheet(
            Teller(session, frame, screens),
            shape,
            partial(last_sheet, self.look, self.t, screens, session, frame, after),
            self.around.phones,
            away,
            lambda option: self.at.may(option=option),
        )


def _sheet_height(layout: Layout) -> float:
    """Height of the sheet on a phone: such that one sees that the boards follow."""
    if layout.shape is Shape.FLAT:
        return layout.height - 2 * GAP - LITTLE
    return max(SHORTEST, _between_bars(layout) - PEEK)


def _between_bars(layout: Layout) -> float:
    """Height that the two bars leave; held sideways a phone has none."""
    if layout.shape is Shape.FLAT:
        return layout.height - 2 * GAP
    return layout.height - HEIGHT - bar_height(layout) - 4 * GAP


def _tablet(
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
    middle = _middle(question, page is None, strip, page, paired)
    left = None if whole else partial(screens.left, session)
    right = None if broad else partial(screens.right, session)
    there = (layout, page is not None)
    return laid_out(layout, left, right, middle, why, lambda build: GivingWay(session, build, there))


def _middle(
    question: ft.Control, asking: bool, strip: list[ft.Control], page: ft.Control | None, paired: bool
) -> ft.Control:
    """The question, or in its place another page; it is never taken down, so that a half-made choice is not lost.

    paired: both, beside each other.
    """
    other = ft.Column([*strip, *([page] if page is not None else [])], spacing=GAP, expand=True, visible=not asking)
    sheet = ft.Container(question, expand=not paired, width=PAIRED if paired else None, visible=asking or paired)
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Row([other, sheet], spacing=GAP if paired else 0, expand=True, vertical_alignment=stretch)


def _small(
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
    if asking and layout.shape is Shape.FLAT:  # there is no bar for them
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
