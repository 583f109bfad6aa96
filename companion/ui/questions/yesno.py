"""Yes or no, with what follows from each."""

from __future__ import annotations

import flet as ft

from companion.core.questions import YesNo
from companion.core.text import msg
from companion.ui import kit
from companion.ui.questions.before import before
from companion.ui.questions.forecast import KEY, forecast
from companion.ui.questions.option_cards import figure_row
from companion.ui.questions.paper import Action, Asked, lay_out
from companion.ui.questions.parchment import Desk


def yesno_body(desk: Desk, asked: Asked, question: YesNo) -> ft.Control:
    """Two buttons that answer at once; the likely answer (yes, unless the question says otherwise) is the main one."""
    look, t = desk.look, desk.t
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
