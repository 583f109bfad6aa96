"""Yes or no, with what follows from each."""

from __future__ import annotations

import flet as ft

from companion.core.questions.kinds import YesNo
from companion.core.values.messages import msg
from companion.ui.questions.parts.forecast import KEY, forecast
from companion.ui.questions.parts.option_cards import figure_row
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_frame import Action, EveningContext, lay_out
from companion.ui.widgets import kit


def yesno_body(inputs: SheetInputs, asked: EveningContext, question: YesNo) -> ft.Control:
    """Two buttons that answer at once; the likely answer (yes, unless the question says otherwise) is the main one."""
    look, t = inputs.look, inputs.t
    likely = question.default is not False
    words = {True: question.yes, False: question.no}

    def action(value: bool, identifier: str) -> Action:
        return Action(t(words[value]), lambda: asked.answer(value), identifier)

    forecasts: list[ft.Control] = [
        ft.Container(forecast(asked, value, msg("ui-if", what=words[value])), expand=1)
        for value in (likely, not likely)
    ]
    foreseen = (
        kit.rows(forecasts, key=KEY)
        if asked.compact
        else ft.Row(forecasts, vertical_alignment=ft.CrossAxisAlignment.START, key=KEY)
    )
    return lay_out(
        look,
        t,
        asked,
        [*before(look, t, asked, asked.answer), *figure_row(look, t, question.figures)],
        action(likely, "answer-main"),
        [action(not likely, "answer-no" if likely else "answer-yes")],
        [foreseen],
    )
