"""A whole number: one tap where the range is small, figures to type where it is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from companion.core.questions.kinds import Number
from companion.core.questions.question_base import IN_A_ROW
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.look.theme import Look
from companion.ui.page.foot import counted, of_number
from companion.ui.questions.parts.forecast import forecast
from companion.ui.questions.parts.option_cards import chip, tiles
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_frame import lay_out
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit

ACROSS, ACROSS_NARROW = 6, 4
"""Keys beside each other, on a tablet and where there is less room."""
KEYED_ACROSS = 8
"""Values beside each other of which each answers, on a tablet."""
ROOMY = 1.25
"""Zoom from which a tablet has that little."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The values from `lo` to `hi` in steps of `step`."""

    lo: int
    hi: int
    step: int = 1

    @property
    def values(self) -> range:
        """All of them."""
        return range(self.lo, self.hi + 1, self.step)

    def moved(self, value: int, move: int) -> int:
        """The value after so many steps; it stops at the ends."""
        return max(self.lo, min(value + move * self.step, self.values[-1]))

    def has(self, value: int) -> bool:
        """Whether it is one of them."""
        return value in self.values


@dataclass(frozen=True, slots=True)
class Typed:
    """A value as it is told figure by figure. value: None for none.  begun: whether the next figure goes on with it."""

    value: int | None
    begun: bool = False
    other: bool = False
    """Whether it is one of those without a key of their own."""

    def figure(self, figure: int) -> Typed:
        """With one more figure; the first one takes the place of what stood there."""
        new = 10 * self.value + figure if self.begun and self.value is not None else figure
        return replace(self, value=new, begun=True)

    def erased(self) -> Typed:
        """Without the last figure."""
        left = None if self.value is None or self.value < 10 else self.value // 10
        return replace(self, value=left, begun=left is not None)


def number_body(inputs: SheetInputs, asked: EveningContext, question: Number) -> ft.Control:
    """All values side by side, or the value in big figures above their keys; what follows is said for it."""
    look, t = inputs.look, inputs.t
    scale = Scale(question.lo, question.hi, question.step)
    few = len(scale.values) <= IN_A_ROW
    typed, put = inputs.draft.begin(Typed(question.default))
    if question.keys and not typed.other:
        return _keyed(look, t, asked, question, lambda: put(replace(typed, other=True)))
    value = typed.value
    again = before(look, t, asked, lambda old: put(Typed(old)))
    if few:
        wide = 1 if asked.compact else None
        chips = [
            chip(
                look,
                t(msg("ui-number", n=n)),
                asked.steady(partial(put, Typed(n))),
                f"answer-{n}",
                n == value,
                expand=wide,
            )
            for n in scale.values
        ]
        picture = None if asked.compact else drawn(question.unit, 56)
        answers = [tiles(asked, look, [*([picture] if picture else []), *chips])]
    else:
        answers = _keypad(look, t, asked, question, scale, typed, put)
    told = value if value is not None and scale.has(value) else None
    forecasts: list[ft.Control] = []
    if told is not None:
        forecasts = [forecast(asked, told, msg("ui-if-count", what=counted(told, question.unit)))]
        if question.hopes is not None and (hope := question.hopes(told)) is not None:
            answers = [*answers, pen(look, t(hope), bold=True)]
    return lay_out(look, t, asked, [*again, *answers], *asked.actions(t, of_number(question, told)), forecasts)


def _keyed(look: Look, t: Texts, asked: EveningContext, question: Number, other: Callable[[], object]) -> ft.Control:
    """What somebody probably reads off, a key each, which answers; and the way to all other values."""
    keys = [
        chip(look, t(msg("ui-number", n=n)), asked.steady(partial(asked.answer, n)), f"answer-{n}", None, expand=1)
        for n in question.keys
    ]
    more = chip(look, t(msg("ui-number-other")), asked.steady(other), "number-other", None, expand=1)
    across = ACROSS_NARROW if asked.compact or look.zoom > ROOMY else KEYED_ACROSS
    pictured = [] if asked.compact or not question.unit else [ft.Row([drawn(question.unit, 56) or ft.Container()])]
    answers = [*before(look, t, asked, asked.answer), *pictured, kit.grid(keys, across, 8), ft.Row([more])]
    return lay_out(look, t, asked, answers, None)


def _keypad(
    look: Look,
    t: Texts,
    asked: EveningContext,
    question: Number,
    scale: Scale,
    typed: Typed,
    put: Callable[[Typed | Callable[[Typed], Typed]], object],
) -> list[ft.Control]:
    """The value between the keys for one more and one less, and below it the ten figures and the largest value."""
    high, most = kit.ANSWER - (8 if asked.compact else 0), scale.values[-1]
    value = scale.lo if typed.value is None else typed.value

    def key(text: str, new: Callable[[Typed], Typed] | None, name: str, **more: Any) -> ft.Control:
        tap = asked.steady(partial(put, new)) if new is not None else None
        return chip(look, text, tap, name, None, expand=1, height=high, **more)

    def by(steps: int) -> ft.Control:
        moved = scale.moved(value, steps)

        def by_now(old: Typed) -> Typed:
            return Typed(scale.moved(scale.lo if old.value is None else old.value, steps))

        first = typed.value is None and steps < 0  # there is nothing yet of which to take one
        there = by_now if moved != typed.value and scale.has(value) and not first else None
        return key(signed(steps, t(msg("ui-number", n=scale.step))), there, f"step-{'more' if steps > 0 else 'less'}")

    def figure(n: int) -> ft.Control:
        longer = typed.figure(n).value or 0
        return key(str(n), (lambda old: old.figure(n)) if longer <= most else None, f"figure-{n}")

    picture = drawn(question.unit, 56)
    said = "…" if typed.value is None else t(msg("ui-number", n=typed.value))
    big = kit.headline(look, said, size=look.sizes.counter * 1.5, colour=look.palette.on_parchment)
    shown = ft.Semantics(content=big, identifier="value", container=True, live_region=True)
    middle = ft.Row(
        [*([picture] if picture else []), shown], alignment=ft.MainAxisAlignment.CENTER, spacing=14, expand=3
    )
    ends = {name: t(msg("ui-number", n=n)) for name, n in (("lo", scale.lo), ("hi", most))}
    words = msg("ui-range", **ends)
    if scale.step > 1:
        words = msg("ui-range-step", **ends, step=t(msg("ui-number", n=scale.step)))
    span = quiet(look, t(words), text_align=ft.TextAlign.CENTER, expand=True)
    keys = [figure(n) for n in (*range(1, 10), 0)]
    keys.append(key("", Typed.erased if typed.value is not None else None, "figure-erase", picture="icon:backspace"))
    keys.append(key(t(msg("ui-number-most", n=most)), lambda _: Typed(most), "figure-most", size=look.sizes.body))
    pad = kit.grid(keys, ACROSS_NARROW if asked.compact or look.zoom > ROOMY else ACROSS, 8)
    return [ft.Row([by(-1), middle, by(1)], spacing=10), ft.Row([span]), pad]
