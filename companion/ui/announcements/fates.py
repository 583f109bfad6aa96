"""Turns of fate: a card of its own, with title, effect, and what is now to be done on the table."""

from __future__ import annotations

import flet as ft

from companion.core.events.announcements import Fate
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import Block
from companion.library.texts import Texts
from companion.ui.announcements.card_frame import ShownOn, card_frame, why
from companion.ui.announcements.orders import orders_rows
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit

PICTURE = 64
"""Height of the picture of a fate in logical pixels at zoom 1."""


def fate_card(look: Look, t: Texts, on: ShownOn, block: Block, first: int, said: Msg | None = None) -> ft.Control:
    """A turn of fate with the orders that follow from it. first: the number of the first order.

    said: the headline above all leaves; what it says is not said again where anything else is left to say.
    """
    told = block.parts[0]
    assert isinstance(told.telling, Fate)
    p, fate = look.palette, told.telling
    lines: list[ft.Text] = []
    if fate.title != said or (fate.text is None and not block.orders):
        lines.append(kit.headline(look, t(fate.title), size=look.sizes.title * 1.1, colour=p.on_parchment))
    if fate.text is not None:
        lines.append(pen(look, t(fate.text)))
    content: list[ft.Control] = []
    if lines:
        lines[0].expand = True
        head: list[ft.Control] = [kit.line([lines[0], *why(look, on, told.rule)], 10), *lines[1:]]
        picture = drawn(fate.picture, PICTURE * (0.7 if on.compact else 1), fate.colour)
        content.append(kit.line([*([picture] if picture else []), ft.Container(kit.rows(head, 4), expand=True)], 14))
    if block.orders:
        content.append(pen(look, t(msg("voice-orders")), bold=True, colour=p.on_parchment_muted))
        content += orders_rows(look, t, on, block.orders, first, told.rule if lines else "")
    return card_frame(look, content, p.action, "fate", p.paper_shade)
