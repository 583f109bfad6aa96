"""The parchment on which every question is drawn: trail, headline, answers, forecast, and the bar of buttons below.

The bar keeps its place and height whatever is asked, and its main button never moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.headline import Headline
from companion.ui.questions.sheet.sheet_bar import GAP, bar_of, fault_lines, onward_bar, other_buttons
from companion.ui.questions.sheet.sheet_column import Onward, SheetColumn
from companion.ui.questions.sheet.sheet_context import BarButton, SheetContext
from companion.ui.questions.sheet.sheet_text import quiet
from companion.ui.widgets import kit

SMALL_EDGE, WIDE_EDGE = 16, 22
"""Left and right of what stands on the parchment: on a phone, on a tablet."""


def columns(asked: SheetContext, look: Look, wanted: int) -> int:
    """How many columns of cards there is room for."""
    return 1 if asked.compact else max(1, min(wanted, int(3.2 / look.zoom)))


def hint(look: Look, text: str) -> ft.Control:
    """A remark beside the answers, with a sign."""
    sign = kit.icon(look, "info", look.sizes.small * 1.3, look.palette.on_parchment_muted)
    return kit.line([sign, ft.Container(quiet(look, text), expand=True)])


def lay_out(
    look: Look,
    t: Texts,
    asked: SheetContext,
    answers: Sequence[ft.Control],
    main: BarButton | None,
    others: Sequence[BarButton] = (),
    forecasts: Sequence[ft.Control] = (),
    pinned: Sequence[ft.Control] = (),
    filled: ft.Control | None = None,
) -> ft.Control:
    """The whole parchment. main: None for a question that is answered by tapping an answer.

    pinned: what stands below the answers and never scrolls.  filled: takes the place of the answers and all the height
    that is left, and scrolls by itself.

    Where words are large or the screen is small the headline scrolls with the answers, so that both can be read; where
    both are so, everything scrolls but the main button. What will follow stands last in the column: it gives way.
    """
    outlook = asked.aim.outlook(asked.serial)
    if outlook is not None:  # it has the room of what is pinned below the answers
        answers, pinned = [outlook.draw(look, t), *answers, *pinned], ()
    head = [Headline(asked, filled is not None)]
    cramped = asked.compact or look.zoom > 1
    dense = asked.flat or (asked.compact and look.zoom > 1)
    last = [*pinned, *([] if asked.flat else other_buttons(look, others))] if dense else []
    tapped = main is None and not others and asked.session.rights.trying
    # a plan on the side needs the room for its answers

    def foot(onward: Onward | None) -> list[ft.Control]:
        if onward is not None:
            return [*fault_lines(look, t, asked), onward_bar(look, t, onward, asked.compact)]
        bar = [] if tapped else [bar_of(look, t, asked, main, () if dense and not asked.flat else others)]
        return [*([] if dense else pinned), *fault_lines(look, t, asked), *bar]

    if filled is None:
        sure = asked.inferred(cramped)
        upper, answers = asked.told, [*answers, *forecasts, *last]
        if cramped and not asked.flat:
            upper = replace(upper, head=[*upper.head, *head, *sure])
        else:
            answers = [*(head if cramped else []), *sure, *answers]
        of = (asked.number, asked.part)
        column = kit.keyed(COLUMN, SheetColumn, of, upper, answers, GAP, foot, asked.flat)
        content: list[ft.Control] = [*([] if cramped else head), ft.Container(column, expand=True)]
    else:
        content = [*head, ft.Container(filled, expand=True), *foot(None)]
    return parchment(look, content, asked.compact)


COLUMN = "column"
"""Key of the column of a sheet: it stays, whatever stands in it."""


def parchment(look: Look, content: Sequence[ft.Control], compact: bool) -> ft.Control:
    """The sheet on which something is asked or told: what stands on it, from top to bottom."""
    return ft.Container(
        kit.rows(content, GAP, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=look.palette.parchment,
        border_radius=kit.RADIUS + 4,
        padding=ft.Padding.symmetric(horizontal=SMALL_EDGE, vertical=12)
        if compact
        else ft.Padding.only(left=WIDE_EDGE, right=WIDE_EDGE, top=10, bottom=18),
        expand=True,
    )
