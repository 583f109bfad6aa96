"""Exactly one of several options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.questions.kinds import Choose, Option, is_hex
from companion.core.questions.question_base import BESIDE
from companion.core.values.messages import msg
from companion.ui.page.answers import answers_at_once, is_weighed, lone
from companion.ui.page.foot import of_choose
from companion.ui.questions.collections.find_by_name import Sought, chooses, finder, found
from companion.ui.questions.kinds.choose_by_signs import is_spelt, spelt_body
from companion.ui.questions.kinds.hex_directions import rose
from companion.ui.questions.parts.forecast import forecast
from companion.ui.questions.parts.option_cards import shown_as
from companion.ui.questions.parts.option_groups import grouped_cards
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_column import ANSWERING, TELLING, share
from companion.ui.questions.sheet.sheet_context import ChartIn, ChartTouch, EveningContext
from companion.ui.questions.sheet.sheet_frame import lay_out


def choose_body(inputs: SheetInputs, asked: EveningContext, question: Choose) -> ft.Control:
    """Cards; a tap chooses, the main button confirms what it names. A lone answer is the main button."""
    if is_spelt(question):
        return spelt_body(inputs, asked, question)
    look, t, printed = inputs.look, inputs.t, inputs.printed
    legal = {option.id: option for option in question.options if option.verdict.allowed}
    sought, put = inputs.draft.begin(Sought(question.default if question.default in legal else None))
    chosen, choose = sought.chosen, chooses(put)
    at_once = answers_at_once(question)
    if (only := lone(question)) is not None:
        return _lone_body(inputs, asked, question, only)

    def tap(option: str) -> None:
        if at_once:
            asked.answer(option)
        else:
            asked.steady(lambda: choose(option))()

    touch = ChartTouch(question, chosen, tap, asked.answer, asked.overrule)
    asked, boards = _with_board(asked, touch)
    charted = question.chart and boards is not None
    search = [] if question.rose or charted else finder(look, t, question.options, sought, put)
    answering = [option for option in question.options if option.group != BESIDE]
    offered = found(t, answering, sought.words) if search else answering
    around = [rose(look, t, asked, question.options, tap, chosen, at_once)] if question.rose else []
    cells = [option for option in offered if charted and is_hex(option.id)]  # the board says, too, why not
    beside = [each for each in offered if each not in cells and not (question.rose and each.verdict.allowed)]
    cards = grouped_cards(
        look,
        t,
        asked,
        beside,
        tap,
        printed=printed,
        chosen=() if at_once or chosen is None else (shown_as(t, question.options, printed, chosen).id,),
        mark="none" if at_once else "one",
        on_anyway=asked.overrule,
    )
    around += boards or ()
    answers = [*before(look, t, asked, asked.answer if at_once else choose), *around, *search, *cards]
    shown = None if at_once or chosen is None else shown_as(t, question.options, printed, chosen)
    follows = [] if shown is None else [forecast(asked, chosen, msg("ui-if", what=shown.label))]
    picked = None if shown is None or chosen is None else replace(shown, id=chosen)
    return lay_out(look, t, asked, answers, *asked.actions(t, of_choose(question, picked)), follows)


def _lone_body(inputs: SheetInputs, asked: EveningContext, question: Choose, only: Option) -> ft.Control:
    """The only answer: the main button gives it; what is weighed with it stands above, and what would follow."""
    look, t, printed = inputs.look, inputs.t, inputs.printed
    cards, follows = list[ft.Control](), list[ft.Control]()
    if is_weighed(only):
        give = partial(asked.answer, only.id)
        shown = shown_as(t, question.options, printed, only.id)
        cards = grouped_cards(look, t, asked, [only], lambda _: give(), printed=printed, chosen=(shown.id,), mark="one")
        follows = [forecast(asked, only.id, msg("ui-if", what=shown.label))]
    again = before(look, t, asked, asked.answer)
    return lay_out(look, t, asked, [*again, *cards], *asked.actions(t, of_choose(question, None)), follows)


def _with_board(asked: EveningContext, touch: ChartTouch) -> tuple[EveningContext, Sequence[ft.Control] | None]:
    """The board of the game on which this is answered, if it is one of its matters: among the answers; on a phone held
    sideways beside them, where nothing is told there. None for no such board."""
    chart, told = asked.chart, replace(asked.told, board=None)
    board = None if chart is None else chart(touch, share(ANSWERING, TELLING) if asked.flat and told.tells else 1.0)
    if chart is None or board is None:
        return asked, None
    if asked.flat and not told.tells:
        return replace(asked, told=replace(told, board=partial(_filled, chart, touch))), ()
    return replace(asked, told=told), (board,)


def _filled(chart: ChartIn, touch: ChartTouch, part: float, height: float) -> ft.Control | None:
    """The board in a share of the sheet's width, as high as there is room."""
    return chart(replace(touch, height=height), part)
