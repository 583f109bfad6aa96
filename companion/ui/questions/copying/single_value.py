"""The only value of a form: all that it may be side by side, as large as any other answer."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.questions.kinds import Field, FieldValue
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.questions.kinds.number import Scale
from companion.ui.questions.parts.option_cards import chip, option_cards, tiles
from companion.ui.questions.sheet.printed_parts import Printed
from companion.ui.questions.sheet.sheet_frame import SheetContext

MOST_ALONE = 40
"""Values of a number that stands alone and are all shown."""


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
        return option_cards(look, t, asked, line.options, fill_in, printed=Printed())
    picked = (value,) if isinstance(value, str) else ()
    return option_cards(look, t, asked, line.options, fill_in, printed=Printed(), chosen=picked, mark="one")
