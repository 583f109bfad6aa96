"""Options whose pictures need no words, such as the cards of a hand: many of them beside each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.core.questions.kinds import Figure, Option
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit

FACE, LOW = 70, 60
"""Height of a card on a wide sheet and on a phone, in logical pixels at zoom 1."""
SIGN = 24
"""Height of what lies on a card: what it may bring, or a tick."""
EDGE = 10
"""How far such a thing stands over the edge of the card."""
ACROSS, NARROW = 8, 4
"""Cards beside each other on a wide sheet and on a phone, at zoom 1."""
LETTERS = 9
"""Of a figure that has room under a card at the size of small words."""


def faces(
    look: Look, asked: SheetContext, options: Sequence[Option], face: Callable[[Option], ft.Control]
) -> ft.Control:
    """The options side by side, each as `face` draws it."""
    most = NARROW if asked.compact or asked.session.rights.trying else ACROSS
    return kit.grid([face(option) for option in options], max(2, int(most / look.zoom)), 8)


def face(
    look: Look,
    t: Texts,
    asked: SheetContext,
    option: Option,
    on_tap: Callable[[], object],
    chosen: bool | None,
    sign: ft.Control | None,
) -> ft.Control:
    """A card, on it the picture of what it may bring, below it the word for that.

    chosen: None for what answers at once.  sign: in the corner, such as a tick or a lock.
    """
    p = look.palette
    image = kit.pic(option.picture, (LOW if asked.compact else FACE) * look.zoom)
    on_it = [drawn(figure.picture, SIGN * look.zoom) for figure in option.figures]
    tokens = ft.Column([each for each in on_it if each is not None], spacing=0, right=0, bottom=0)
    top = ft.Stack([ft.Container(image, padding=ft.Padding.symmetric(horizontal=EDGE)), tokens])
    if sign is not None:
        top.controls.append(ft.Container(sign, left=0, top=0))
    allowed = option.verdict.allowed
    frame = ft.Container(
        kit.rows(
            [top, *(_value(look, t, each) for each in option.figures)],
            0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=p.chosen if chosen else p.paper if allowed else p.paper_shade,
        border=ft.Border.all(3, p.coral) if chosen else ft.Border.all(2, p.paper_line),
        border_radius=10,
        padding=3 if chosen else 4,
        on_click=lambda _: on_tap(),
    )
    told = ", ".join([t(option.label), *(t(each.value) for each in option.figures)])
    return kit.tagged(frame, f"answer-{option.id}", told, expand=1, selected=chosen)


def _value(look: Look, t: Texts, figure: Figure) -> ft.Control:
    """The word for what a card may bring, small enough for the width of a card."""
    p, value = look.palette, t(figure.value)
    ink = {True: p.on_parchment_good, False: p.on_parchment_bad, None: p.on_parchment}[figure.good]
    size = look.sizes.small * LETTERS / max(LETTERS, len(value))
    return pen(look, value, size=size, bold=True, colour=ink, max_lines=1)
