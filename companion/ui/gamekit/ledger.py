"""Where the points of somebody came from, line by line, as long as the evening lasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

import flet as ft

from companion.core.values.messages import Msg
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.gamekit.boards import block
from companion.ui.gamekit.frame import Frame
from companion.ui.look.theme import Look
from companion.ui.widgets import kit

WHEN = 82
"""Width of the moment in logical pixels at zoom 1."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Points won or lost: when, why, how many, and by which rule."""

    when: Msg
    why: Msg
    amount: int
    rule: str


def ledger(look: Look, t: Texts, frame: Frame, heading: Msg, gains: Sequence[Gain], width: int = WHEN) -> ft.Control:
    """Every gain and loss, the newest first, each with the total that it made. width: of the moment."""
    p = look.palette
    made = zip(gains, accumulate(each.amount for each in gains), strict=True)
    drawn: list[ft.Control] = [
        kit.line(
            [
                ft.Container(kit.caption(look, t(each.when)), width=width * look.zoom),
                kit.words(look, t(each.why), expand=True),
                kit.words(look, signed(each.amount), bold=True, colour=p.text_good if each.amount >= 0 else p.text_bad),
                kit.words(look, f"= {total}", colour=p.text_muted),
                kit.rule_tag(look, each.rule, frame.on_rule),
            ],
            8,
        )
        for each, total in made
    ]
    return block(look, t, heading, drawn[::-1])
