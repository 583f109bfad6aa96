"""Yes or no, with what follows from each."""

from __future__ import annotations

import flet as ft

from companion.core.questions.kinds import YesNo
from companion.ui.page.foot import of_yes_no
from companion.ui.page.foreseen import foreseen_at_first
from companion.ui.questions.parts.forecast import KEY, forecast
from companion.ui.questions.parts.option_cards import figure_row
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_frame import lay_out
from companion.ui.widgets import kit


def yesno_body(inputs: SheetInputs, asked: EveningContext, question: YesNo) -> ft.Control:
    """Two buttons that answer at once; the likely answer (yes, unless the question says otherwise) is the main one."""
    look, t = inputs.look, inputs.t
    forecasts: list[ft.Control] = [
        ft.Container(forecast(asked, each.value, each.title), expand=1) for each in foreseen_at_first(question)
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
        *asked.actions(t, of_yes_no(question)),
        [foreseen],
    )
