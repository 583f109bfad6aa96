"""Exactly one of several options."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.core.questions.kinds import Choose, Option
from companion.core.questions.question_base import BESIDE
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.questions.collections.find_by_name import Sought, chooses, finder, found
from companion.ui.questions.kinds.hex_directions import HOURS, rose
from companion.ui.questions.kinds.spelt import is_spelt, spelt_body
from companion.ui.questions.parts.forecast import forecast
from companion.ui.questions.parts.option_cards import shown_as
from companion.ui.questions.parts.option_groups import grouped_cards
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_frame import Action, EveningContext, lay_out

PLAIN = 3
"""So many options without a picture answer at once; of what is read off a component any number does."""


def answers_at_once(question: Choose) -> bool:
    """Whether one tap answers: a few plain words, or what is read off a component, which nobody weighs. Pictures are
    first chosen, then confirmed with their forecast."""
    if question.nature == "datum":
        return True
    if question.stands is not None:  # what is at stake lies above: every ability is a button
        return len(question.options) <= PLAIN
    return len(question.options) <= PLAIN and not any(option.picture for option in question.options)


def choose_body(inputs: SheetInputs, asked: EveningContext, question: Choose) -> ft.Control:
    """Cards; a tap chooses, the main button confirms what it names. A lone answer is the main button."""
    if is_spelt(question):
        return spelt_body(inputs, asked, question)
    look, t, printed = inputs.look, inputs.t, inputs.printed
    legal = {option.id: option for option in question.options if option.verdict.allowed}
    sought, put = inputs.draft.begin(Sought(question.default if question.default in legal else None))
    chosen, choose = sought.chosen, chooses(put)
    at_once = answers_at_once(question)
    if len(legal) == len(question.options) == 1:
        return _lone(look, t, asked, question.options[0])

    def tap(option: str) -> None:
        if at_once:
            asked.answer(option)
        else:
            asked.steady(lambda: choose(option))()

    search = [] if question.rose else finder(look, t, question.options, sought, put)
    answering = [option for option in question.options if option.group != BESIDE]
    offered = found(t, answering, sought.words) if search else answering
    around = [rose(look, t, asked, question.options, tap, chosen)] if question.rose else []
    beside = [option for option in offered if not question.rose or not option.verdict.allowed]
    others = [Action(t(o.label), partial(asked.answer, o.id), f"answer-{o.id}") for o in _apart(question)]
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
    if asked.chart is not None and not asked.session.rights.trying:
        around += [board for board in [asked.chart(question, chosen, tap, asked.answer)] if board is not None]
    answers = [*before(look, t, asked, asked.answer if at_once else choose), *around, *search, *cards]
    if at_once:
        return lay_out(look, t, asked, answers, None)
    if chosen is None:
        main, forecasts = Action(t(msg("ui-choose-first")), None, "answer-main"), []
    else:
        label = shown_as(t, question.options, printed, chosen).label
        main = Action(t(msg("ui-confirm", what=label)), lambda: asked.answer(chosen), "answer-main")
        forecasts = [forecast(asked, chosen, msg("ui-if", what=label))]
    if asked.above:  # what lies above the answers is worth more room than what comes next
        return lay_out(look, t, asked, [*answers, *forecasts], main, others)
    return lay_out(look, t, asked, answers, main, others, forecasts)


def _lone(look: Look, t: Texts, asked: EveningContext, only: Option) -> ft.Control:
    """A single answer, which is the main button."""
    way = Action(t(only.label), partial(asked.answer, only.id), "answer-main")
    return lay_out(look, t, asked, before(look, t, asked, asked.answer), way)


def _apart(question: Choose) -> list[Option]:
    """What stands beside the main button: no direction of a rose, or no answer of the kind that is asked for."""
    return [
        option
        for option in question.options
        if option.verdict.allowed and (option.group == BESIDE or (question.rose and option.id not in HOURS))
    ]
