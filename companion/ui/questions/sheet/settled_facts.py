"""What was settled without asking, as one folded line; opened, each stands there with its answers.

A tap on another answer puts it right, and the same evening goes on anew.
"""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.core.values.messages import msg
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.questions.sheet.question_rows import answer_row
from companion.ui.questions.sheet.sheet_text import quiet
from companion.ui.questions.sheet.unconfirmed import use_draft
from companion.ui.screen_session.questioner import Questioner
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def Inferred(session: Questioner, number: object, stacked: bool) -> ft.Control:
    """How many answers were inferred; a tap opens and folds them.

    number: of the question beside which they stand; they are folded with it.  stacked: answers stand below theirs.
    """
    look, t = use_look(), use_texts()
    opened, open_ = use_draft(number).begin(False)
    p, standing = look.palette, session.view.settled
    told = quiet(look, t(msg("ui-inferred", n=len(standing))))
    sign = kit.icon(look, "up" if opened else "down", look.sizes.small, p.on_parchment_muted)
    fold = ft.Container(
        kit.line([told, sign], 6, tight=True),
        height=look.link_height,
        alignment=ft.Alignment.CENTER_LEFT,
        on_click=lambda _: open_(not opened),
    )
    line = ft.Row([kit.tagged(fold, "inferred", t(msg("ui-inferred", n=len(standing))), selected=opened)])
    if not opened:
        return line
    rows = [
        answer_row(look, t, question, value, partial(session.revise, entry), "settled", stacked)
        for entry, question, value in reversed(standing)
    ]
    card = ft.Container(
        kit.rows(
            [quiet(look, t(msg("ui-inferred-note"))), *rows], 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        ),
        bgcolor=p.paper,
        border=ft.Border.all(2, p.paper_line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
    return kit.rows([line, card], 0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
