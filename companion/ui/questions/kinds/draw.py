"""A card or token from a pile: drawn by the app, or pointed at as it lies on the table."""

from __future__ import annotations

import flet as ft

from companion.core.questions.kinds import Draw
from companion.core.values.messages import msg
from companion.ui.page.foot import of_draw
from companion.ui.questions.collections.find_by_name import Sought, chooses, finder, found
from companion.ui.questions.parts.forecast import forecast
from companion.ui.questions.parts.option_cards import option_cards, shown_as
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_frame import lay_out
from companion.ui.questions.sheet.sheet_text import pen


def draw_body(inputs: SheetInputs, asked: EveningContext, question: Draw) -> ft.Control:
    """The app draws by the main button; a tap on a card says that it lies there, then the main button confirms it.

    Of what lies face down nobody can say which it is: there is only the button.
    """
    look, t, printed = inputs.look, inputs.t, inputs.printed
    sought, put = inputs.draft.begin(Sought())
    chosen, choose = sought.chosen, chooses(put)
    if question.unseen:
        return lay_out(look, t, asked, [], *asked.actions(t, of_draw(question, None)))
    shown = shown_as(t, question.options, printed, chosen) if chosen is not None else None
    offered = found(t, question.options, sought.words)
    cards = option_cards(
        look,
        t,
        asked,
        offered,
        lambda option: asked.steady(lambda: choose(option))(),
        printed=printed,
        chosen=(shown.id,) if shown else (),
        mark="one",
    )
    search = finder(look, t, question.options, sought, put)
    which = pen(look, t(msg("ui-draw-which")), bold=True, colour=look.palette.on_parchment_muted)
    answers = [*before(look, t, asked, choose), which, *search, *([cards] if offered else [])]
    foreseen = [] if shown is None else [forecast(asked, chosen, msg("ui-if", what=shown.label))]
    return lay_out(look, t, asked, answers, *asked.actions(t, of_draw(question, shown, chosen)), foreseen)
