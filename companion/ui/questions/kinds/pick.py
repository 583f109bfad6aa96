"""Any number of the options, e.g. all ships that can be seen."""

from __future__ import annotations

import flet as ft

from companion.core.questions.kinds import Pick
from companion.core.rules.verdicts import ALLOWED
from companion.core.values.messages import Msg, msg
from companion.ui.page.foot import named, of_pick
from companion.ui.questions.kinds.one_per_group import rows_of_groups
from companion.ui.questions.parts.forecast import forecast
from companion.ui.questions.parts.option_cards import ChosenMark
from companion.ui.questions.parts.option_groups import grouped_cards
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.parts.refusal_reasons import arithmetic, broken_rules
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_frame import hint, lay_out
from companion.ui.widgets import kit


def limits(question: Pick) -> Msg | None:
    """How many must be picked, where not any number will do."""
    hi = question.most
    if question.lo == hi:
        return msg("ui-pick-exactly", n=hi)
    if hi < len(question.options):
        return msg("ui-pick-between", lo=question.lo, hi=hi) if question.lo else msg("ui-pick-at-most", n=hi)
    return msg("ui-pick-at-least", n=question.lo) if question.lo > 1 else None


def _toggled(question: Pick, chosen: tuple[str, ...], option: str) -> tuple[str, ...]:
    """What is chosen once an option was tapped."""
    if option in chosen:
        return tuple(each for each in chosen if each != option)
    most, proposed = question.most, tuple(question.default or ())
    if most == 1 or (len(chosen) == most and chosen == proposed):  # what was only proposed gives way
        return (option,)
    beside = question.beside(chosen, option)
    return (*beside, option) if len(beside) < most else chosen


def _forecast(asked: EveningContext, question: Pick, chosen: tuple[str, ...]) -> ft.Control:
    """What would follow from what is chosen."""
    title = msg("ui-if-count" if len(chosen) > 1 else "ui-if", what=named(question, chosen))
    return forecast(asked, chosen, title)


def pick_body(inputs: SheetInputs, asked: EveningContext, question: Pick) -> ft.Control:
    """Cards that are ticked; the main button counts them, or says how many rules they break together."""
    look, t, printed = inputs.look, inputs.t, inputs.printed
    chosen, choose = inputs.draft.begin(tuple(question.default or ()))
    hi = question.most
    verdict = question.judged(chosen) if chosen else ALLOWED

    def tap(option: str) -> None:
        asked.steady(lambda: choose(lambda old: _toggled(question, old, option)))()

    if question.one_each:
        cards = [rows_of_groups(look, t, asked, question.options, tap, chosen)]
    else:
        mark: ChosenMark = "one" if hi == 1 else "many"
        cards = grouped_cards(
            look, t, asked, question.options, tap, printed=printed, chosen=chosen, mark=mark, on_anyway=tap
        )
    ready = bool(chosen) and question.lo <= len(chosen) <= hi
    likely = [_forecast(asked, question, chosen)] if ready else []
    why = [*broken_rules(look, t, verdict, asked.on_rule), *arithmetic(look, t, verdict.sums)]
    rule = limits(question)
    return lay_out(
        look,
        t,
        asked,
        [*before(look, t, asked, choose), *cards, *([hint(look, t(rule))] if rule else [])],
        *asked.actions(t, of_pick(question, chosen, asked.session.rights)),
        likely,
        [kit.rows(why, 2)] if why else [],
    )
