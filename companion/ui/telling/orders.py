"""Orders: what hands do on the board now, numbered, with a picture of what they take."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.text import msg
from companion.core.voice import Order
from companion.library.texts import Texts
from companion.table.told import Spoken
from companion.ui import kit
from companion.ui.questions.ink import drawn, pen, quiet
from companion.ui.telling.leaf import Telling, leaf, why
from companion.ui.theme import Look

DISC, PICTURE = 30, 38
"""Of the number of an order, and height of the picture beside it, in logical pixels at zoom 1."""
FEW = 3
"""Orders that may be as large as a title."""


def orders_leaf(look: Look, t: Texts, on: Telling, told: Sequence[Spoken], first: int) -> ft.Control:
    """Orders on a leaf of their own, below their heading. first: the number of the first one."""
    head = pen(look, t(told[0].heading or msg("voice-orders")), bold=True, colour=look.palette.on_parchment_muted)
    return leaf(look, [head, *orders_rows(look, t, on, told, first)], look.palette.brass, "orders")


def orders_rows(look: Look, t: Texts, on: Telling, told: Sequence[Spoken], first: int) -> list[ft.Control]:
    """Orders in rows, numbered from `first`."""
    large = len(told) <= FEW and told[0].heading is None
    return [_row(look, t, on, each, n, large) for n, each in enumerate(told, first)]


def _row(look: Look, t: Texts, on: Telling, each: Spoken, number: int, large: bool) -> ft.Control:
    assert isinstance(each.telling, Order)
    p, order = look.palette, each.telling
    size = look.sizes.body * (1.15 if large and not on.compact else 1)
    n = kit.words(look, t(msg("ui-number", n=number)), bold=True, colour=p.on_brass)
    disc = ft.Container(
        n,
        width=DISC * look.zoom,
        height=DISC * look.zoom,
        bgcolor=p.brass,
        border_radius=DISC,
        alignment=ft.Alignment.CENTER,
    )
    picture = drawn(order.picture, PICTURE, order.colour)
    words = pen(look, t(order.text), size=size, bold=True)
    words.expand = True
    name = on.name_of(order.seat)
    said = any(value == name for _, value in order.text.args)  # the words call the person by name
    whose = [quiet(look, name)] if name and not said else []
    how = [quiet(look, t(order.note))] if order.note is not None else []
    body: ft.Control = words
    if whose or how:
        body = ft.Container(kit.rows([*whose, words, *how], 0), expand=True)
    return kit.line([disc, *([picture] if picture else []), body, *why(look, on, each.rule)], 12)
