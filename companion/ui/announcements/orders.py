"""Orders: what hands do on the board now, numbered, with a picture of what they take."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.events.announcements import Order
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import AnnouncementEntry
from companion.library.texts import Texts
from companion.ui.announcements.card_frame import ShownOn, card_frame, once, why
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit

DISC, PICTURE, SMALL = 30, 38, 24
"""Of the number of an order, height of the picture beside it, and of one among several below it, in logical pixels at
zoom 1."""
FEW = 3
"""Orders that may be as large as a title."""


def orders_card(
    look: Look, t: Texts, on: ShownOn, told: Sequence[AnnouncementEntry], first: int, said: Msg | None = None
) -> ft.Control:
    """Orders on a card of their own, below their heading. first: the number of the first one.

    said: the headline above it, which it need not repeat.
    """
    heading = told[0].heading or msg("voice-orders")
    head = [] if heading == said else [pen(look, t(heading), bold=True, colour=look.palette.on_parchment_muted)]
    return card_frame(look, [*head, *orders_rows(look, t, on, told, first)], look.palette.brass, "orders")


def orders_rows(
    look: Look, t: Texts, on: ShownOn, told: Sequence[AnnouncementEntry], first: int, above: str = ""
) -> list[ft.Control]:
    """Orders in rows, numbered from `first`. above: the rule to which their card leads already."""
    large = len(told) <= FEW and told[0].heading is None
    rules = once([above, *(each.rule for each in told)])[1:]
    rows = zip(told, rules, strict=True)
    return [_row(look, t, on, each, rule, n, large) for n, (each, rule) in enumerate(rows, first)]


def _row(look: Look, t: Texts, on: ShownOn, each: AnnouncementEntry, rule: str, number: int, large: bool) -> ft.Control:
    assert isinstance(each.telling, Order)
    order = each.telling
    size = look.sizes.body * (1.15 if large and not on.compact else 1)
    disc = number_disc(look, t, number)
    words = pen(look, t(order.text), size=size, bold=True)
    words.expand = True
    name = on.name_of(order.seat)
    said = any(value == name for _, value in order.text.args)  # the words call the person by name
    whose = [quiet(look, name)] if name and not said else []
    how: list[ft.Control] = [quiet(look, t(order.note))] if order.note is not None else []
    how += pieces_row(look, t, order)
    body: ft.Control = words
    if whose or how:
        body = ft.Container(kit.rows([*whose, words, *how], 0), expand=True)
    return kit.line([disc, *sign_of(look, t, order), body, *why(look, on, rule)], 6 if on.compact else 12)


def number_disc(look: Look, t: Texts, number: int, size: float = DISC) -> ft.Control:
    """The number of an order on brass."""
    return ft.Container(
        kit.words(look, t(msg("ui-number", n=number)), bold=True, colour=look.palette.on_brass),
        width=size * look.zoom,
        height=size * look.zoom,
        bgcolor=look.palette.brass,
        border_radius=size,
        alignment=ft.Alignment.CENTER,
    )


def sign_of(look: Look, t: Texts, order: Order, height: float = PICTURE) -> list[ft.Control]:
    """The picture beside an order: of its one kind of pieces with their number, else its own."""
    one = order.pieces[0] if len(order.pieces) == 1 else None
    if one is None:
        picture = drawn(order.picture, height, order.colour)
        return [picture] if picture else []
    picture = drawn(one.picture, height, one.colour)
    count = [kit.headline(look, t(msg("led-times", n=one.n)), size=look.sizes.title, colour=look.palette.on_parchment)]
    return [kit.line([*([picture] if picture else []), *(count if one.n > 1 else [])], 4, tight=True)]


def pieces_row(look: Look, t: Texts, order: Order) -> list[ft.Control]:
    """Several kinds of pieces below an order, each with its number and its name."""
    if len(order.pieces) < 2:
        return []
    chips: list[ft.Control] = []
    for piece in order.pieces:
        picture = drawn(piece.picture, SMALL * look.zoom, piece.colour)
        chips.append(kit.line([*([picture] if picture else []), quiet(look, t(piece.said))], 4, tight=True))
    return [ft.Row(chips, spacing=14, run_spacing=2, wrap=True)]
