"""The table on screen: the question in the middle, the state around it, tabs and notebook below.

On a tablet the boards stand left and right of the question; on a phone they follow under it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal

import flet as ft

from companion.core.muster import Muster
from companion.core.questions import Form, Option
from companion.core.rulebook import RuleIndex
from companion.core.text import Msg, msg
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.gamekit.frame import TABLE, Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.kept import use_kept
from companion.ui.live import use_live
from companion.ui.phones_button import CALL, PhonesButton
from companion.ui.questions.peek import headline
from companion.ui.questions.printed import NOTHING, Collection, Printed, PrintedContext, no_face, page_of
from companion.ui.questions.sheet import QuestionSheet
from companion.ui.questions.waiting import NO_PHONES, AtHand
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.table.chimes import Chimes
from companion.ui.table.corrections import Corrections
from companion.ui.table.header import HEIGHT, Header
from companion.ui.table.last_sheet import After, last_sheet
from companion.ui.table.may_i import MayI
from companion.ui.table.notebook import LastLines, Notebook
from companion.ui.table.past import PastPage
from companion.ui.table.rule_search import RuleSearch
from companion.ui.table.sides import GAP, LARGEST, LEFT, MORE, RIGHT, between, scale
from companion.ui.table.why import explained
from companion.ui.telling.before import before
from companion.ui.text import use_texts
from companion.ui.theme import Look, use_look

BOTTOM = 92
"""Height of the bottom bar of a tablet."""
TAB, SMALL_BAR, BAR_EDGE, BETWEEN = 92, 72, 6, 2
"""Width of a tab at zoom 1, height of the bottom bar of a phone, its padding, and what lies between two tabs."""
SHOWS = 0.65
"""How much of the last tab in sight shows when there are more: enough for a thumb, and to tell that the row moves."""
PEEK = 34
"""How much of the boards shows under the question of a phone, so that one knows they are there."""
SHORTEST = 420
"""Least height of a question on a phone."""
LOW = 760
"""Height of a tablet's screen below which what will follow from an answer scrolls with the answers."""
COMPACT = 900
"""Below this width in logical pixels the boards go under the question."""
LONG = 8
"""Lines of a card from which it needs the whole width."""
LOG, RULES = "log", "rules"
REMINDER = 54
"""Height of the line that says what is asked while another page is open, about."""


Aside = Literal["", "plan", "call", "correct", "past"]
"""What was stepped aside for: a plan, the phones, corrections, or what is past."""
NOWHERE: Aside = ""


@dataclass(frozen=True, slots=True)
class Around:
    """What there is around a table. sound: whether the reader wants to hear something.

    face: how printed cards look, by their pictures.  collection: out of which cards are chosen.  phones: whose own
    phone asks them.  phones_page: draws, for a small screen or a large one, who may come with a phone.  When the
    evening is over, share sends its result, and again begins another one with the same people.
    """

    sound: bool = False
    face: Callable[[str], Option | None] = no_face
    collection: Collection = NOTHING
    phones: AtHand = NO_PHONES
    phones_page: Callable[[bool], ft.Control] | None = None
    share: Callable[[], None] | None = None
    again: Callable[[], None] | None = None


@component
def TableScreen(
    room: Room,
    screens: GameScreens,
    index: RuleIndex,
    size: tuple[float, float],
    on_home: Callable[[], None],
    around: Around = Around(),
) -> ft.Control:
    """One evening. size: of the screen in logical pixels."""
    look, t = use_look(), use_texts()
    tab, set_tab = ft.use_state(TABLE)
    rule, set_rule = ft.use_state("")
    aside, step_aside = ft.use_state(NOWHERE)
    printed = ft.use_memo(lambda: Printed(partial(page_of, index), around.face, around.collection), [index])
    width, height = size
    compact = width < COMPACT

    def show(new: str) -> None:
        set_tab(new)
        step_aside(NOWHERE)
        set_rule("")

    def turn_to(new: Aside) -> None:
        step_aside(NOWHERE if aside == new else new)
        set_rule("")

    broad = not aside and any(each.id == tab and each.broad for each in screens.tabs)
    sides = 0.0 if compact else (LEFT + RIGHT) * scale(look) + 2 * GAP
    if broad and not compact:
        sides = RIGHT * scale(look) + MORE + GAP if rule else 0.0
    high = height - HEIGHT - (SMALL_BAR if compact else BOTTOM) - 5 * GAP - REMINDER * look.zoom
    frame = Frame(compact, set_rule, show, width - 2 * GAP - sides, high)
    call = partial(turn_to, "call")
    header = Header(
        room,
        lambda: list(screens.chips(room.evening.state, room.evening.game.book)),
        frame,
        partial(turn_to, "correct"),
        on_home,
        partial(turn_to, "plan"),
        call,
    )
    page: ft.Control
    if aside == "plan":
        page = PrintedContext(printed, lambda: MayI(room, compact, set_rule, lambda: show(TABLE)))
    elif aside == "call" and around.phones_page is not None:
        page = ft.Container(around.phones_page(compact), expand=True)
    elif aside == "correct":
        page = Corrections(room, compact, lambda: step_aside(NOWHERE))
    elif aside == "past":
        page = PastPage(room, screens, index, compact, lambda: step_aside(NOWHERE))
    elif tab != TABLE:
        page = _tab_page(room, screens, index, frame, tab, partial(turn_to, "past"))
    else:
        space = _sheet_height(look, height, compact)
        after = After(partial(turn_to, "past"), around.again, around.share)
        page = PrintedContext(
            printed, partial(_question, look, t, screens, room, frame, around.phones, after, height < LOW, space)
        )
    away = bool(aside) or tab != TABLE
    strip = [Reminder(room, lambda: show(TABLE))] if away else []
    if aside == "past":
        return ft.Container(page, padding=GAP, expand=True)
    why = explained(room, index, rule, set_rule)
    if aside == "plan":
        body = _planning(look, screens, room, page, compact, why)
    elif broad and not compact:
        body = _broad(look, page, strip, why)
    elif not compact:
        body = _tablet(look, screens, room, page, strip, why)
    elif why is not None:
        body = ft.Column([why], expand=True)
    elif away:
        body = ft.Column([*strip, page], spacing=GAP, expand=True)
    else:
        body = _phone(screens, room, page, _sheet_height(look, height, compact))
    lit = TABLE if aside in ("call", "correct") else tab
    bar = BottomBar(room, screens, lit, width if compact else 0, show, call)
    content = ft.Container(ft.Column([header, body, bar], spacing=GAP, expand=True), padding=GAP, expand=True)
    return ft.Column([content, *([Chimes(room)] if around.sound else [])], spacing=0, expand=True)


def _sheet_height(look: Look, height: float, compact: bool) -> float:
    """Height of the sheet in the middle. height: of the screen."""
    if compact:
        return max(SHORTEST, height - HEIGHT - SMALL_BAR - 4 * GAP - PEEK)
    return height - HEIGHT - BOTTOM - 4 * GAP


def _tab_page(
    room: Room, screens: GameScreens, index: RuleIndex, frame: Frame, tab: str, relive: Callable[[], None]
) -> ft.Control:
    """The notebook, the rules, or a board of the game."""
    if tab == LOG:
        return Notebook(room, frame, relive)
    if tab == RULES:
        return ft.Container(RuleSearch(index, frame.width), expand=True)
    return ft.Container(next(each for each in screens.tabs if each.id == tab).build(room, frame), expand=True)


def _question(
    look: Look,
    t: Texts,
    screens: GameScreens,
    room: Room,
    frame: Frame,
    phones: AtHand,
    after: After,
    low: bool,
    space: float,
) -> ft.Control:
    """What is told and the question of the moment, or the last page. low: there is little height.

    space: height of the sheet.
    """
    return QuestionSheet(
        room,
        frame.compact,
        frame.on_rule,
        partial(before, look, screens, room, frame, space),
        partial(last_sheet, look, t, screens, room, frame, after),
        phones,
        low,
    )


def _tablet(
    look: Look, screens: GameScreens, room: Room, page: ft.Control, strip: list[ft.Control], why: ft.Control | None
) -> ft.Control:
    middle = ft.Column([*strip, page], spacing=GAP, expand=True)
    return between(look, screens.left(room), middle, lambda wide: Beside(room, screens, wide, bool(strip)), why)


def _broad(look: Look, page: ft.Control, strip: list[ft.Control], why: ft.Control | None) -> ft.Control:
    """A page that takes the room of both sides; a rule that is explained stands beside it."""
    explained_ = [] if why is None else [ft.Container(why, width=RIGHT * scale(look) + MORE)]
    return ft.Row(
        [ft.Column([*strip, page], spacing=GAP, expand=True), *explained_],
        spacing=GAP,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _planning(
    look: Look, screens: GameScreens, room: Room, page: ft.Control, compact: bool, why: ft.Control | None
) -> ft.Control:
    """A plan on the side takes the place of the question and of the boards on the right; a rule covers those on the
    left, on a phone everything but the plan keeps its place."""
    if compact:
        return ft.Stack([page, *([why] if why is not None else [])], expand=True)
    wide = LEFT * scale(look) + (MORE if why else 0)
    left = ft.Container(screens.left(room) if why is None else why, width=wide)
    return ft.Row(
        [left, ft.Container(page, expand=True)],
        spacing=GAP,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def Beside(room: Room, screens: GameScreens, width: float, aside: bool) -> ft.Control:
    """The other ships' side of the table; it leaves its place to a long card that is being copied, and to a collection.

    aside: whether another page than the question stands in the middle.
    """
    use_live(room)
    question = room.evening.question
    broad = isinstance(question, Muster) or (isinstance(question, Form) and len(question.fields) > LONG)
    away = broad and not aside
    # the side redraws itself: as long as the same one is given back, it is neither drawn nor compared again
    return use_kept(
        lambda: ft.Container(width=0) if away else ft.Container(screens.right(room), width=width),
        [away, room, screens, width],
    )


def _phone(screens: GameScreens, room: Room, page: ft.Control, height: float) -> ft.Control:
    """The question, then the boards. height: of the question, so that the bar below it is always in sight."""
    return ft.Column(
        [ft.Container(page, height=height), screens.left(room), screens.right(room)],
        spacing=GAP,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
    )


@component
def Reminder(room: Room, on_back: Callable[[], None]) -> ft.Control:
    """While another page is open: what the table is being asked, and the way back."""
    use_live(room)
    look, t = use_look(), use_texts()
    asked = headline(room)
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


@component
def BottomBar(
    room: Room,
    screens: GameScreens,
    tab: str,
    narrow: float,
    on_tab: Callable[[str], None],
    on_phones: Callable[[], None],
) -> ft.Control:
    """The pages of the table, and the last lines of the notebook; on a small screen the way to the phones.

    narrow: width of a small screen in logical pixels, 0 on a tablet.
    """
    look, t = use_look(), use_texts()
    compact = narrow > 0
    tabs = [
        (TABLE, msg("ui-tab-table"), "icon:ship"),
        *((each.id, each.label, each.picture) for each in screens.tabs),
        (LOG, msg("ui-tab-log"), "icon:log"),
        (RULES, msg("ui-tab-rules"), "icon:book"),
    ]
    wide = TAB * look.zoom
    if compact:
        wide = _tab_width(narrow - 2 * GAP - 3 * BAR_EDGE - CALL, wide, len(tabs))
    drawn = [_tab(look, t, each, wide, each[0] == tab, compact, on_tab) for each in tabs]
    alone = compact or look.zoom > LARGEST
    content = ft.Row(drawn, spacing=BETWEEN, scroll=ft.ScrollMode.HIDDEN, expand=alone)
    if not alone:
        line = ft.VerticalDivider(width=1, color=look.palette.line)
        content = ft.Row([content, line, ft.Container(LastLines(room, lambda: on_tab(LOG)), expand=True)], spacing=6)
    elif compact:
        content = ft.Row([content, PhonesButton(CALL, on_phones)], spacing=BAR_EDGE)
    height = SMALL_BAR if compact else BOTTOM
    return ft.Container(content, bgcolor=look.palette.bar, border_radius=kit.RADIUS, padding=BAR_EDGE, height=height)


def _tab_width(row: float, wished: float, tabs: int) -> float:
    """Near the wished width, such that the last tab in sight of a row that moves shows in part."""
    if tabs * (wished + BETWEEN) <= row:
        return wished
    whole = max(1, round(row / wished - SHOWS))
    return (row - whole * BETWEEN) / (whole + SHOWS)


def _tab(
    look: Look,
    t: Texts,
    tab: tuple[str, Msg, str],
    wide: float,
    chosen: bool,
    compact: bool,
    on_tab: Callable[[str], None],
) -> ft.Control:
    name, label, picture = tab
    ink = look.palette.text_brass if chosen else look.palette.text
    family, _, rest = picture.partition(":")
    sign = kit.icon(look, rest, 26, ink) if family == "icon" else kit.pic(picture, 28)
    body = ft.Container(
        ft.Column(
            [sign, kit.words(look, t(label), size=look.sizes.small, colour=ink, max_lines=1)],
            spacing=2 if compact else 4,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=look.palette.panel if chosen else None,
        border=ft.Border.only(bottom=ft.BorderSide(3, look.palette.brass)) if chosen else None,
        border_radius=12,
        width=wide,
        height=(SMALL_BAR if compact else BOTTOM) - 12,
        on_click=lambda _: on_tab(name),
    )
    return kit.tagged(body, f"tab-{name}", t(label), selected=chosen)
