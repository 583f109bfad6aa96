"""One of many options that are told apart by two signs: the first is tapped, then the second, which answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.questions.kinds import Choose
from companion.core.values.messages import msg
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_frame import lay_out
from companion.ui.questions.sheet.sheet_text import quiet
from companion.ui.widgets import kit

FEWEST = 12
"""Options from which they are spelt; fewer are all shown."""
ACROSS, ACROSS_NARROW = 7, 4
"""Keys beside each other, on a tablet and on a phone."""


def is_spelt(question: Choose) -> bool:
    """Whether the options are many, all of them allowed, and each has signs of its own."""
    spelt = {option.spelt for option in question.options if option.verdict.allowed}
    whole = all(len(each) > 1 for each in spelt)
    return len(question.options) >= FEWEST and len(spelt) == len(question.options) and whole


def spelt_body(inputs: SheetInputs, asked: EveningContext, question: Choose) -> ft.Control:
    """The first signs, and below them the second ones that go with what was tapped."""
    look, t = inputs.look, inputs.t
    first, put = inputs.draft.begin("")
    by_signs = {option.spelt: option.id for option in question.options}
    heads = list(dict.fromkeys(signs[0] for signs in by_signs))
    tails = sorted(dict.fromkeys(signs[1:] for signs in by_signs if not first or signs[0] == first))

    def begin(sign: str) -> None:
        ways = [option for signs, option in by_signs.items() if signs[0] == sign]
        if len(ways) == 1:
            asked.answer(ways[0])
        else:
            put(sign)

    def key(sign: str, tap: Callable[[], object] | None, name: str, chosen: bool | None) -> ft.Control:
        return chip(look, sign, asked.steady(tap) if tap is not None else None, name, chosen, expand=1)

    across = ACROSS_NARROW if asked.compact or look.zoom > 1 else ACROSS

    def keys(caption: str, drawn: Sequence[ft.Control]) -> list[ft.Control]:
        return [quiet(look, t(msg(caption))), kit.grid(drawn, across, 8)]

    second = [
        key(sign, partial(asked.answer, by_signs[first + sign]) if first else None, f"second-{sign}", None)
        for sign in tails
    ]
    answers = [
        *before(look, t, asked, asked.answer),
        *keys("ui-spelt-first", [key(sign, partial(begin, sign), f"first-{sign}", sign == first) for sign in heads]),
        *(keys("ui-spelt-second", second) if first else []),
    ]
    return lay_out(look, t, asked, answers, None)
