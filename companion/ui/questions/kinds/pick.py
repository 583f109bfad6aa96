"""Any number of the options, e.g. all ships that can be seen."""

from __future__ import annotations

import flet as ft

from companion.core.questions.kinds import Option, Pick
from companion.core.rules.verdicts import ALLOWED
from companion.core.values.messages import Msg, msg
from companion.ui.questions.kinds.each_row import rows_of_groups
from companion.ui.questions.parts.forecast import forecast
from companion.ui.questions.parts.option_cards import Mark
from companion.ui.questions.parts.option_groups import grouped_cards
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.parts.refusal_reasons import arithmetic, broken_rules, reasons
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_frame import Action, SheetContext, hint, lay_out
from companion.ui.widgets import kit


def family(options: tuple[Option, ...]) -> str:
    """What is picked, by the common family of the pictures ("ship", "good"); "thing" when they differ."""
    families = {option.picture.partition(":")[0] for option in options}
    return families.pop() if len(families) == 1 and "" not in families else "thing"


def limits(question: Pick) -> Msg | None:
    """How many must be picked, where not any number will do."""
    hi = question.most
    if question.lo == hi:
        return msg("ui-pick-exactly", n=hi)
    if hi < len(question.options):
        return msg("ui-pick-between", lo=question.lo, hi=hi) if question.lo else msg("ui-pick-at-most", n=hi)
    return msg("ui-pick-at-least", n=question.lo) if question.lo > 1 else None


def pick_body(inputs: SheetInputs, asked: SheetContext, question: Pick) -> ft.Control:
    """Cards that are ticked; the main button counts them, or says how many rules they break together."""
    look, t, printed = inputs.look, inputs.t, inputs.printed
    proposed = tuple(question.default or ())
    chosen, choose = inputs.draft.begin(proposed)
    hi, session = question.most, asked.session
    verdict = question.judged(chosen) if chosen else ALLOWED

    def toggled(old: tuple[str, ...], option: str) -> tuple[str, ...]:
        if option in old:
            return tuple(each for each in old if each != option)
        if hi == 1 or (len(old) == hi and old == proposed):  # what was only proposed gives way
            return (option,)
        beside = question.beside(old, option)
        return (*beside, option) if len(beside) < hi else old

    def tap(option: str) -> None:
        asked.steady(lambda: choose(lambda old: toggled(old, option)))()

    def give() -> None:
        (asked.answer if question.admits(chosen) else asked.overrule)(chosen)

    if question.one_each:
        cards = [rows_of_groups(look, t, asked, question.options, tap, chosen)]
    else:
        mark: Mark = "one" if hi == 1 else "many"
        cards = grouped_cards(
            look, t, asked, question.options, tap, printed=printed, chosen=chosen, mark=mark, on_anyway=tap
        )
    ready = bool(chosen) and question.lo <= len(chosen) <= hi
    if len(chosen) == 1:
        label: Msg = next(o.label for o in question.options if o.id in chosen)
        words = msg("ui-confirm", what=label)
    elif chosen:
        label = msg("ui-picked", n=len(chosen), kind=family(question.options))
        words = msg("ui-confirm-picked", n=len(chosen), kind=family(question.options))
    else:
        words = msg("ui-choose-first")
    words = question.does if question.does is not None and ready else words
    main = Action(t(words), give if ready else None, "answer-main")
    others = []
    if not verdict.allowed and not session.rights.trying:  # on the side everything may be tried
        main = Action(t(msg("ui-broken", n=len(reasons(t, verdict)))), None, "answer-main")
        others = [Action(t(msg("ui-anyway-short")), give, "answer-anyway")] if session.rights.overrule else []
    if question.admits(()):
        others.append(Action(t(question.none or msg("ui-none")), lambda: asked.answer(()), "answer-none"))
    why = [*broken_rules(look, t, verdict, asked.on_rule), *arithmetic(look, t, verdict.sums)]
    rule = limits(question)
    return lay_out(
        look,
        t,
        asked,
        [*before(look, t, asked, choose), *cards, *([hint(look, t(rule))] if rule else [])],
        main,
        others,
        [forecast(asked, chosen, msg("ui-if-count" if len(chosen) > 1 else "ui-if", what=label))] if ready else [],
        [kit.rows(why, 2)] if why else [],
    )
