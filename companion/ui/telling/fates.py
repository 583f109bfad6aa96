"""Turns of fate: a card of its own, with title, effect, and what is now to be done on the table."""

from __future__ import annotations

import flet as ft

from companion.core.text import msg
from companion.core.voice import Fate
from companion.library.texts import Texts
from companion.table.told import Block
from companion.ui import kit
from companion.ui.questions.ink import drawn, pen
from companion.ui.telling.leaf import Telling, leaf, why
from companion.ui.telling.orders import orders_rows
from companion.ui.theme import Look

PICTURE = 64
"""Height of the picture of a fate in logical pixels at zoom 1."""


def fate_leaf(look: Look, t: Texts, on: Telling, block: Block, first: int) -> ft.Control:
    """A turn of fate with the orders that follow from it. first: the number of the first order."""
    told = block.parts[0]
    assert isinstance(told.telling, Fate)
    p, fate = look.palette, told.telling
    title = kit.headline(look, t(fate.title), size=look.sizes.title * 1.1, colour=p.on_parchment)
    title.expand = True
    picture = drawn(fate.picture, PICTURE * (0.7 if on.compact else 1), fate.colour)
    words = [pen(look, t(fate.text))] if fate.text is not None else []
    head: list[ft.Control] = [kit.line([title, *why(look, on, told.rule)], 10), *words]
    body = ft.Container(kit.rows(head, 4), expand=True)
    content: list[ft.Control] = [kit.line([*([picture] if picture else []), body], 14)]
    if block.orders:
        content.append(pen(look, t(msg("voice-orders")), bold=True, colour=p.on_parchment_muted))
        content += orders_rows(look, t, on, block.orders, first)
    return leaf(look, content, p.action, "fate", p.paper_shade)
