"""Questions of one sheet, on one page: a row for each, filled with what was said last or is likely, else empty.

Only the rows that matter with what is chosen now are there, and a live line says what follows. One tap on the main
button gives all the answers; it is closed while a row is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import TABLE, Form, Pick, Question, Roll, YesNo
from companion.core.rules.verdicts import Reason
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.session.auto_answers import ROLLED
from companion.session.one_sheet import Gathered, SheetRow
from companion.ui.look.theme import Look
from companion.ui.questions.kinds.dice_rows import Change, dice_rows, faces_of
from companion.ui.questions.parts.forecast import dice_of, news_of
from companion.ui.questions.parts.key_rows import key_rows
from companion.ui.questions.parts.option_cards import figure_row
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.question_rows import answer_row, fits_a_line
from companion.ui.questions.sheet.sheet_context import BarButton, EveningContext
from companion.ui.questions.sheet.sheet_frame import lay_out
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.widgets import kit
from companion.ui.widgets.person_marks import mark

SELDOM: Final = "seldom"
"""In the draft of a sheet: somebody wants the rows that seldom matter."""
LINES = 3
"""Of what follows; more is told when it has happened."""


def on_one_sheet(question: Question, gathered: Gathered) -> bool:
    """Whether questions are better asked on one page: several rows, or more that come as soon as the first is filled,
    or those of a turn that is then played at once. Dice alone have a page with their odds."""
    rows = gathered.rows
    if not all(fits_a_line(row.question) or row.question.sheet for row in rows):
        return False
    first = rows[0].question
    if isinstance(question, Menu) or len(rows) > 1:
        return True
    return bool(first.sheet) and not gathered.whole and not isinstance(first, Roll)


def sheet_body(
    inputs: SheetInputs, asked: EveningContext, question: Question, likely: Gathered, main: str = ""
) -> ft.Control:
    """The page. likely: what it shows at first.

    main: of a menu, the answer from which the questions follow; "" for one that is already asked.
    """
    look, t = inputs.look, inputs.t
    draft, put = inputs.draft.begin(dict[str, object]())
    gathered = (asked.gather(draft, main) if draft else likely) or likely
    rows = gathered.rows
    people = {row.question.who for row in rows} - {TABLE}

    def choose(key: str, change: Callable[[object], object]) -> None:
        # of two quick taps the second adds to the first, though the page was not drawn anew between them
        shown = next(row.value for row in rows if row.question.key == key)
        put(lambda old: {**old, key: change(old.get(key, shown))})

    meant = inputs.draft.as_drawn()

    def play(**instead: object) -> None:
        values = {row.question.key: row.value for row in rows} | instead
        first = main or values.pop(question.key)
        if meant():
            asked.answer(first, ahead=values)

    def seldom(row: SheetRow) -> bool:
        return row.question.seldom and row.value == row.question.default and SELDOM not in draft

    def drawn(row: SheetRow) -> ft.Control:
        seat = asked.person(row.question.who) if len(people) > 1 else None
        if isinstance(row.question, Form):
            return _face(look, t, asked, row.question, play)
        return _row(look, t, asked, row, lambda change: asked.steady(partial(choose, row.question.key, change))(), seat)

    named = rows[0].question.sheet
    heading = [pen(look, t(msg("voice-facts")), bold=True, colour=look.palette.on_parchment_muted)]
    card = _card(look, [*(heading if main and not named else []), *(drawn(row) for row in rows if not seldom(row))])
    content: list[ft.Control] = [ft.Semantics(content=card, identifier="rows", container=True)]
    if gathered.whole and (lines := foreseen(gathered)):
        content.append(_then(look, t, lines))
    last = rows[-1].question
    rolled = BarButton(t(msg("ui-roll-for-me")), lambda: play(**{last.key: ROLLED}), "roll-for-me")
    others = [rolled] if isinstance(last, Roll) and not gathered.whole else []
    if any(map(seldom, rows)):
        shown = asked.steady(lambda: put(lambda old: {**old, SELDOM: True}))
        called = f"{named}-seldom"
        others.append(BarButton(t(msg(called if t.knows(called) else "ui-rows-seldom")), shown, "rows-seldom"))
    return lay_out(look, t, _headed(asked, rows[0].question, main), content, _main(t, gathered, play), others)


def _headed(asked: EveningContext, first: Question, main: str) -> EveningContext:
    """The question under the headline of its sheet; facts that follow from a menu stand under the menu's own words.

    first: of its rows.  main: the answer from which they follow, "" for none.
    """
    if first.sheet:
        return replace(asked, title=Msg(first.sheet, first.text.args))
    return asked if main else replace(asked, title=msg("voice-facts"))


def _card(look: Look, content: Sequence[ft.Control]) -> ft.Control:
    """The paper on which rows stand."""
    return ft.Container(
        kit.rows(content, 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=look.palette.paper,
        border=ft.Border.all(2, look.palette.paper_line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )


def _face(look: Look, t: Texts, asked: EveningContext, face: Form, play: Callable[..., None]) -> ft.Control:
    """A face with its keys, each of which tells it, and gives all answers of the sheet."""

    def tell(values: object) -> None:
        asked.steady(lambda: play(**{face.key: values}))()

    return key_rows(look, t, face, tell, asked.compact)


def _row(
    look: Look, t: Texts, asked: EveningContext, row: SheetRow, take: Callable[[Change], None], seat: Seat | None
) -> ft.Control:
    """A question with its answers. take: puts down what a tap makes of the answer.  seat: of several people whose it
    is."""
    asks, stacked = row.question, asked.compact or look.zoom > 1
    if isinstance(asks, Roll):
        return dice_rows(look, t, asks, row.value, take, asked.compact)
    answers = answer_row(look, t, asks, row.value, lambda value: take(lambda _: value), "row", stacked, row.again)
    above = [] if seat is None else [_whose(look, seat)]
    at_stake = figure_row(look, t, asks.figures) if isinstance(asks, YesNo) else []
    below = [*at_stake, *(quiet(look, t(reason.text)) for reason in _against(row))]
    return kit.rows([*above, answers, *below], 2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _main(t: Texts, gathered: Gathered, play: Callable[[], object]) -> BarButton:
    """The button that gives all answers, while a row is empty what is missing."""
    last = gathered.rows[-1]
    if not gathered.whole and isinstance(last.question, Roll):
        missing = sum(not face for face in faces_of(last.question, last.value))
        return BarButton(t(msg("ui-roll-missing", n=missing)), None, "answer-main")
    if not gathered.whole:
        return BarButton(t(msg("ui-choose-first")), None, "answer-main")
    first = gathered.rows[0].question
    named = Msg(f"{first.sheet}-do", first.text.args)
    words = named if t.knows(named.key) else gathered.deed or msg("voice-done" if first.sheet else "voice-so")
    if first.sheet and len(gathered.rows) == 1:
        words = msg("ui-confirm", what=first.answer_text(first.read(gathered.rows[0].value)))
    dice = "icon:dice" if isinstance(gathered.question, Roll) else ""
    return BarButton(t(words), play, "answer-main", dice)


def _against(row: SheetRow) -> Sequence[Reason]:
    """Why a selection cannot stand as it was picked: the first reason."""
    if isinstance(row.question, Pick) and isinstance(row.value, tuple):
        return row.question.judged(row.value).refusals[:1]
    return ()


def _whose(look: Look, seat: Seat) -> ft.Control:
    """Of several people the one to whom a row is put."""
    return kit.line([mark(seat, look.sizes.small), pen(look, seat.name, bold=True)], 6)


def foreseen(gathered: Gathered) -> Sequence[Msg]:
    """What follows from the rows: what would be told, else what the notebook would note, and the roll that comes."""
    told = news_of(gathered.happened)
    noted = [each.line for each in gathered.happened if each.line is not None]
    lines = (told or noted)[:LINES]
    following = gathered.question
    if following is not None and following.nature == "chance" and not following.secret:
        lines.append(following.text)
        if isinstance(following, Roll) and following.odds is not None:
            lines.append(following.odds().headline)
        elif following.note is not None:
            lines.append(following.note)
        lines += dice_of(following)
    return lines


def _then(look: Look, t: Texts, lines: Sequence[Msg]) -> ft.Control:
    first = kit.line([pen(look, t(msg("voice-then")), bold=True), _wide(pen(look, t(lines[0])))], 8)
    body = ft.Container(
        kit.rows([first, *(pen(look, t(line)) for line in lines[1:])], 4),
        bgcolor=look.palette.paper_shade,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
    return ft.Semantics(content=body, identifier="forecast", container=True)


def _wide(text: ft.Text) -> ft.Text:
    text.expand = True
    return text
