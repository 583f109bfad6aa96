"""The only value of a form, or its few small numbers: all that each may be, as large as any other answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import flet as ft

from companion.core.questions.kinds import Field, FieldValue
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.kinds.number import Scale
from companion.ui.questions.parts.option_cards import chip, option_cards, tiles
from companion.ui.questions.sheet.printed_parts import PrintedInfo
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit

MOST_ALONE = 40
"""Values of a number that stands alone and are all shown."""
ACROSS_NARROW = 5
"""Values beside each other on a phone."""
PICTURED, GAP = 24, 6
"""Size of the picture beside the name of a number, and space between values."""


def stands_alone(line: Field) -> bool:
    """Whether the only value of a form needs no pad."""
    return line.kind == "choice" or (
        line.kind == "number" and len(Scale(line.lo, line.hi, line.step).values) <= MOST_ALONE
    )


def alone(
    look: Look,
    t: Texts,
    asked: SheetContext,
    line: Field,
    value: FieldValue,
    fill_in: Callable[[FieldValue], object],
    *,
    at_once: bool,
) -> ft.Control:
    """All that a number or a choice may be, to be chosen by a tap. at_once: which answers the question."""

    def to(new: FieldValue) -> Callable[[], None]:
        def told() -> None:
            fill_in(new)

        return told

    if line.kind == "number":
        wide = 1 if asked.compact else None
        chips = [
            chip(
                look,
                t(msg("ui-number", n=n)),
                to(n),
                f"answer-{n}" if at_once else f"{line.name}-{n}",
                None if at_once else n == value,
                expand=wide,
            )
            for n in Scale(line.lo, line.hi, line.step).values
        ]
        return tiles(asked, look, chips)
    if at_once:
        return option_cards(look, t, asked, line.options, fill_in, printed=PrintedInfo())
    picked = (value,) if isinstance(value, str) else ()
    return option_cards(look, t, asked, line.options, fill_in, printed=PrintedInfo(), chosen=picked, mark="one")


def rows_of_numbers(
    look: Look,
    t: Texts,
    asked: SheetContext,
    lines: Sequence[Field],
    values: Mapping[str, FieldValue],
    fill_in: Callable[[str, FieldValue], object],
) -> list[ft.Control]:
    """All that each number may be, under its name."""

    def row(line: Field) -> ft.Control:
        chips: list[ft.Control] = [
            chip(
                look,
                t(msg("ui-number", n=n)),
                asked.steady(partial(fill_in, line.name, n)),
                f"{line.name}-{n}",
                n == values[line.name],
                height=TOUCH,
                expand=1,
            )
            for n in Scale(line.lo, line.hi, line.step).values
        ]
        picture, words = drawn(line.picture, PICTURED), pen(look, t(line.label), bold=True, size=look.sizes.small)
        name = kit.line([*([picture] if picture else []), words], 8)
        across = ACROSS_NARROW if asked.compact else len(chips)
        chunks = [chips[at : at + across] for at in range(0, len(chips), across)]
        return kit.rows([name, *(ft.Row(chunk, spacing=GAP) for chunk in chunks)], 2 if across > ACROSS_NARROW else 4)

    return [row(line) for line in lines]
