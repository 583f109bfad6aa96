"""What has been told since somebody touched this glass: above the question where both fit, else alone before it.

Alone it has one big button that says what comes next; where the table can only go on, the button goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import flet as ft

from companion.core.events.announcements import Change, Fate, Order, Result, Side
from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Choose, Draw, Form, Number, Pick, Question, Roll, Words, YesNo
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.session.announcements import AnnouncementEntry, Block, blocks
from companion.ui.announcements.card_frame import ShownOn
from companion.ui.announcements.changes import changes_card
from companion.ui.announcements.fates import fate_card
from companion.ui.announcements.orders import orders_card
from companion.ui.announcements.result_card import result_card
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.kinds.menu import ACROSS, ON
from companion.ui.questions.kinds.menu_rows import outside, rows_height, table_of
from companion.ui.questions.parts.option_groups import in_groups
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_frame import BAR, GAP, OTHERS_SHARE, SMALL_EDGE, WIDE_EDGE, Action, main_button
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.scroll_column import Scrolled

ROW, NOTE, LEAF, DICE, FATE, SIDE, SUM = 46, 40, 30, 84, 64, 44, 40
"""Heights by which it is judged what fits: a row of words, the small letters below one, the edge and heading of a leaf,
dice, the head of a fate, the name of a side and its sum."""
NEEDS: Final[tuple[tuple[type[Question], int], ...]] = (
    (Form, 600),
    (BuildDeck, 600),
    (Words, 120),
    (YesNo, 90),
    (Number, 140),
    (Roll, 170),
    (Draw, 150),
)
"""Height that the answers of a question need at the least."""
FORECASTS = 120
"""Height of what would follow from a yes and from a no; where dice lie on the table, nobody knows."""
FIGURES = 34
"""Height of the row of what is at stake."""
OPTION, MOST = 70, 3
"""Height of one answer in a list of them, and how many rows must be seen at once; a longer list scrolls."""
LINK = TOUCH + GAP
"""Height of the way to the decision below what is told."""
CARD, HEADING, NOT_NOW = 74, 34, 60
"""Heights of a row of a menu, of the name of a group in it, and of the line that names what is refused."""
SCROLLED_MENU, SCROLLED_LIST = 2 * CARD, OPTION
"""Heights of what must be seen at once of answers that scroll in any case, while the big button names a likely one."""
LEAVES: Final = "leaves"
"""Key of what is told: it stays whether it stands alone or above a question."""
CHROME, CHROME_MENU, CHROME_SMALL, CHROME_SMALL_MENU = 250, 210, 270, 220
"""What of a sheet is neither telling nor answers: headline, button, edges; a menu says where one is in one line."""


def fits(told: Sequence[Block], question: Question, height: float, look: Look, compact: bool) -> bool:
    """Whether a telling can stand above a question, and both be read without scrolling. height: of the sheet.

    Answers that scroll in any case, one of which the big button names, may as well scroll below a telling; so may the
    rows of a sheet or a menu, of which the first ones are seen.
    """
    taken = sum(_height(block, compact) for block in told) * look.zoom
    slim = isinstance(question, Menu) or question.sheet
    small, wide = (CHROME_SMALL_MENU, CHROME_MENU) if slim else (CHROME_SMALL, CHROME)
    session = height - (small if compact else wide)
    needs = _needs(question, compact)
    rows = isinstance(question, Menu) and table_of(question) is not None
    if rows or _whole(question, compact) * look.zoom > session:
        needs = min(needs, _least(question, compact))
    return taken + needs * look.zoom <= session


def fits_alone(told: Sequence[Block], more: float, height: float, look: Look, compact: bool) -> bool:
    """Whether a telling that fills the sheet leaves room for something `more` high. height: of the sheet."""
    taken = sum(_height(block, compact) for block in told) * look.zoom
    return taken + more <= height - (CHROME_SMALL if compact else CHROME)


def _height(block: Block, compact: bool) -> float:
    notes = sum(isinstance(part.telling, Order) and part.telling.note is not None for part in block.parts)
    kinds = sum(isinstance(part.telling, Order) and len(part.telling.pieces) > 1 for part in block.parts)
    rows = (len(block.parts) * ROW + (notes + kinds) * NOTE) * (1.4 if compact else 1)
    match block.first:
        case Order():
            return LEAF + rows
        case Change():
            return LEAF + rows * 0.7
        case Result() as result:
            return _result_height(result, compact) + len(block.changes) * ROW * 0.7 * (1.4 if compact else 1)
        case Fate():
            return LEAF + FATE + rows


def _result_height(result: Result, compact: bool) -> float:
    tall = [_side_height(side, len(result.sides) > 1, compact) for side in result.sides]
    return LEAF + ROW + (sum(tall) if compact else max(tall, default=0))


def _side_height(side: Side, contest: bool, compact: bool) -> float:
    across = 5 if compact or contest else 10
    dice = -(-len(side.dice) // across) * (DICE + 20 * any(die.bonus for die in side.dice))
    return dice + SIDE * contest + SUM * (side.total is not None) + SUM / 2 * (side.bonus is not None)


def _needs(question: Question, compact: bool) -> float:
    """Height of what of the answers must be seen at once."""
    if isinstance(question, Menu):
        return _menu_needs(question, compact)
    if question.sheet:
        return SCROLLED_MENU
    if isinstance(question, Choose | Pick):
        return OPTION * min(MOST, _rows(question, compact))
    forecasts = FORECASTS if isinstance(question, YesNo) and question.stands is None else 0
    figures = FIGURES if isinstance(question, YesNo) and question.figures else 0
    return figures + forecasts + next((height for kind, height in NEEDS if isinstance(question, kind)), 200)


def _least(question: Question, compact: bool) -> float:
    """The same where answers scroll in any case, while the big button names the likely one."""
    likely = question.main if isinstance(question, Menu) else question.default
    if likely is None or likely == "":
        return _needs(question, compact)
    return SCROLLED_MENU if isinstance(question, Menu) else SCROLLED_LIST


def _whole(question: Question, compact: bool) -> float:
    """Height of all that stands between headline and button where nothing is told."""
    lying = 0.0 if question.stands is None else _result_height(question.stands, compact)
    if isinstance(question, Choose | Pick) and not isinstance(question, Menu):
        return lying + OPTION * _rows(question, compact)
    return lying + _needs(question, compact)


def _rows(question: Choose | Pick, compact: bool) -> int:
    n = len(question.options)
    return n if compact else (n + 1) // 2


def _menu_needs(question: Menu, compact: bool) -> float:
    """Height of what a menu offers: its rows, its cards in their groups, and the line of what is refused."""
    across = ACROSS - 1 if compact else ACROSS
    table = table_of(question)
    lines = 0.0 if table is None else rows_height(table, compact)
    apart = outside([o for o in question.options if o.verdict.allowed and o.id != question.main], table)
    beside = [o for o in apart if o.group == ON]
    groups = in_groups([o for o in apart if o not in beside])
    rows = sum(-(-len(members) // across) for members in groups.values())
    refused = any(not o.verdict.allowed for o in question.options)
    stacked = len(beside) if compact else 0  # a small screen has the buttons one above the other
    return lines + (rows + stacked) * CARD + max(0, len(groups) - 1) * HEADING + NOT_NOW * refused


@component
def Leaves(
    on: ShownOn,
    told: Sequence[AnnouncementEntry],
    said: Msg | None = None,
    decision: Callable[[], object] | None = None,
) -> ft.Control:
    """All that is told, a leaf for each kind, the orders numbered throughout.

    said: the headline above them.  decision: shows how it was decided; None where nothing was, or a button does it.
    """
    look, t = use_look(), use_texts()
    drawn: list[ft.Control] = []
    number = 1
    for block in blocks(told):
        drawn.append(_leaf(look, t, on, block, number, said))
        number += len(block.orders)
    if decision is not None:
        words, size = t(msg("voice-decision")), look.sizes.small
        link = kit.button(look, words, decision, sign="map", identifier="see-chart", height=TOUCH, size=size)
        drawn.append(ft.Row([link]))
    return kit.rows(drawn, GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _leaf(look: Look, t: Texts, on: ShownOn, block: Block, number: int, said: Msg | None) -> ft.Control:
    match block.first:
        case Order():
            return orders_card(look, t, on, block.parts, number)
        case Result():
            return result_card(on, block, said)
        case Change():
            return changes_card(look, t, on, block.parts)
        case Fate():
            return fate_card(look, t, on, block, number, said)


def alone(
    inputs: SheetInputs,
    of: object,
    on: ShownOn,
    told: Sequence[AnnouncementEntry],
    following: Msg | None,
    go: Callable[[], object],
    title: Msg | None,
    decision: Callable[[], object] | None = None,
    fault: Msg | None = None,
    answers: bool = False,
    instead: Callable[[], object] | None = None,
    lesson: ft.Control | None = None,
) -> ft.Control:
    """A telling that fills the sheet. following: what comes next, in few words.  decision: shows how it was decided.

    of: tells it from every other one.  title: what a glance must take away.  answers: whether the button answers the
    question.  instead: shows its other answers; None where there are none.  lesson: what it teaches.
    """
    look, t = inputs.look, inputs.t
    p = look.palette
    size = look.sizes.question * (0.8 if on.compact else 1)
    head = kit.headline(look, t(title or msg("voice-orders")), size=size, colour=p.on_parchment)
    head.style = ft.TextStyle(height=1.15)
    shown = ft.Semantics(content=head, identifier="question" if answers else "told", header=True, container=True)
    content: list[ft.Control] = (
        [kit.keyed(LEAVES, Leaves, on, told, title)]
        if told
        else [kit.words(look, t(msg("voice-nothing")), colour=p.on_parchment_muted)]
    )
    taught = [lesson] if lesson is not None else []
    middle = Scrolled(of, [*([shown] if on.compact else []), *taught, *content], GAP)
    go_on = Action(_onward(t, told, following), go, "answer-main" if answers else "told-on")
    whole: list[ft.Control] = [
        *([] if on.compact else [shown]),
        middle,
        *([fault_strip(look, t, fault)] if fault is not None else []),
        _bar(look, t, go_on, instead, decision, on.compact),
    ]
    return parchment(look, whole, on.compact)


def _onward(t: Texts, told: Sequence[AnnouncementEntry], following: Msg | None) -> str:
    """What the big button says: that it is done or read, and what comes next."""
    done = any(isinstance(each.telling, Order | Fate) for each in told)
    word = t(msg("voice-done" if done else "voice-on"))
    return word if following is None else t(msg("voice-next", word=msg("core-said", text=word), next=following))


def _bar(
    look: Look,
    t: Texts,
    go_on: Action,
    instead: Callable[[], object] | None,
    decision: Callable[[], object] | None,
    compact: bool,
) -> ft.Control:
    """The button that goes on, and beside it the ways to other answers and to the decision."""
    height = kit.ANSWER * look.zoom
    main = main_button(look, go_on, height)
    others: list[ft.Control] = []
    if instead is not None:
        words = t(msg("voice-instead"))
        others.append(kit.button(look, words, instead, identifier="told-instead", height=height, expand=1))
    if decision is not None:
        words = t(msg("voice-decision"))
        others.append(kit.button(look, words, decision, sign="map", identifier="see-chart", height=height, expand=1))
    if compact:
        return kit.rows([*(ft.Row([other]) for other in others), ft.Row([main])], GAP, key=BAR)
    return ft.Row([main, ft.Row(others, expand=OTHERS_SHARE)], spacing=GAP, height=height, key=BAR)


def parchment(look: Look, content: Sequence[ft.Control], compact: bool) -> ft.Control:
    """The sheet on which something is told: what stands on it, from top to bottom."""
    return ft.Container(
        kit.rows(content, GAP, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=look.palette.parchment,
        border_radius=kit.RADIUS + 4,
        padding=ft.Padding.symmetric(horizontal=SMALL_EDGE, vertical=12)
        if compact
        else ft.Padding.only(left=WIDE_EDGE, right=WIDE_EDGE, top=14, bottom=18),
        expand=True,
    )


def fault_strip(look: Look, t: Texts, fault: Msg) -> ft.Control:
    """What went wrong with the last touch."""
    return ft.Semantics(
        content=kit.words(look, t(fault), colour=look.palette.on_parchment_bad),
        identifier="fault",
        live_region=True,
        container=True,
    )
