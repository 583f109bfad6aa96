"""A whole number: one tap where the range is small, big steppers where it is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.questions.kinds import Number
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.look.theme import Look
from companion.ui.page.answers import FEW
from companion.ui.page.foot import counted, first_number, of_number
from companion.ui.questions.parts.forecast import forecast
from companion.ui.questions.parts.option_cards import chip, tiles
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_frame import EveningContext, grid, lay_out
from companion.ui.questions.sheet.sheet_text import drawn, quiet
from companion.ui.widgets import kit

MONEY_LEAP = 1000


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

    @property
    def leap(self) -> int:
        """The big step: five small ones, or a round thousand of money; 0 where the range is short."""
        money = MONEY_LEAP // 10 <= self.step < MONEY_LEAP and MONEY_LEAP % self.step == 0
        leap = MONEY_LEAP if money else 5 * self.step
        return leap if self.values[-1] - self.lo > leap else 0

    @property
    def moves(self) -> tuple[int, ...]:
        """What the buttons add, from left to right."""
        up = (self.step, self.leap) if self.leap else (self.step,)
        return (*(-move for move in reversed(up)), *up)

    def moved(self, value: int, move: int) -> int:
        """The value after a tap; it stops at the ends."""
        return max(self.lo, min(value + move, self.values[-1]))


def stepper(line: str, move: int) -> str:
    """The name of the button that adds so much to a line; no value of it is named so."""
    return f"{line}-{'less' if move < 0 else 'more'}-{abs(move)}"


def number_body(inputs: SheetInputs, asked: EveningContext, question: Number) -> ft.Control:
    """The value in big figures, or all values side by side; what follows is said for each."""
    look, t = inputs.look, inputs.t
    scale = Scale(question.lo, question.hi, question.step)
    few = len(scale.values) <= FEW
    value, put = inputs.draft.begin(first_number(question))

    def step(move: int) -> None:
        put(lambda old: scale.moved(question.lo if old is None else old, move))

    if few:
        wide = 1 if asked.compact else None
        chips = [
            chip(look, t(msg("ui-number", n=n)), asked.steady(partial(put, n)), f"answer-{n}", n == value, expand=wide)
            for n in scale.values
        ]
        picture = None if asked.compact else drawn(question.unit, 56)
        answers = tiles(asked, look, [*([picture] if picture else []), *chips])
    else:
        shown = question.lo if value is None else value
        answers = _stepper(look, t, asked, question, scale, shown, step)
    forecasts: list[ft.Control] = []
    if value is not None:
        forecasts = [forecast(asked, value, msg("ui-if-count", what=counted(value, question.unit)))]
    foot = asked.actions(t, of_number(question, value))
    return lay_out(look, t, asked, [*before(look, t, asked, put), answers], *foot, forecasts)


def _stepper(
    look: Look, t: Texts, asked: EveningContext, question: Number, scale: Scale, value: int, step: Callable[[int], None]
) -> ft.Control:
    """The value between its buttons; on a phone above them."""
    buttons = [
        chip(
            look,
            signed(move, t(msg("ui-number", n=abs(move)))),
            asked.steady(partial(step, move)) if scale.moved(value, move) != value else None,
            stepper("step", move),
            None,
            expand=1,
            height=kit.ANSWER + 8,
        )
        for move in scale.moves
    ]
    half = len(buttons) // 2
    picture = drawn(question.unit, 56)
    figure = ft.Semantics(
        content=kit.headline(
            look, t(msg("ui-number", n=value)), size=look.sizes.counter * 1.6, colour=look.palette.on_parchment
        ),
        identifier="value",
        container=True,
        live_region=True,
    )
    middle = ft.Row(
        [*([picture] if picture else []), figure], alignment=ft.MainAxisAlignment.CENTER, spacing=14, expand=3
    )
    ends = {name: t(msg("ui-number", n=n)) for name, n in (("lo", scale.lo), ("hi", scale.values[-1]))}
    span = quiet(look, t(msg("ui-range", **ends)), text_align=ft.TextAlign.CENTER)
    if asked.compact or look.zoom > 1:
        across = len(buttons) if look.zoom <= 1 or not asked.compact else half
        return kit.rows([ft.Row([middle]), grid(buttons, across, 8), ft.Row([ft.Container(span, expand=True)])])
    line = ft.Row([*buttons[:half], middle, *buttons[half:]], spacing=10)
    return kit.rows([line, ft.Row([ft.Container(span, expand=True)])])
