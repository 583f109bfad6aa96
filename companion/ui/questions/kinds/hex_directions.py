"""Six directions around a hexagon, as they lie on the map: the answers stand where they lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.core.questions.kinds import Option
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.page.answers import LEFT, MIDDLE, RIGHT
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit

LOW, HIGH = 64, 70
"""Least height of what a direction says, on a phone and on a tablet."""


def rose(
    look: Look,
    t: Texts,
    asked: EveningContext,
    options: Sequence[Option],
    on_tap: Callable[[str], object],
    chosen: str | None,
    at_once: bool,
) -> ft.Control:
    """The six directions with what they bring, or what they look like. Why one of them is closed is said elsewhere.

    at_once: a touch answers, and none is chosen before.
    """
    by_hour = {option.id: option for option in options}

    def petal(hour: str) -> ft.Control:
        if hour not in by_hour:  # no answer, and nothing to be said of it
            return ft.Container(height=LOW if asked.compact else HIGH)
        return _petal(look, t, asked, by_hour[hour], on_tap, None if at_once else hour == chosen)

    sides = [kit.rows([petal(hour) for hour in column], 8, expand=1) for column in (LEFT, RIGHT)]
    top, bottom = MIDDLE
    middle = kit.rows([petal(top), _heart(asked, by_hour.get(chosen or "")), petal(bottom)], 8, expand=1)
    return ft.Row([sides[0], middle, sides[1]], spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _heart(asked: EveningContext, chosen: Option | None) -> ft.Control:
    """The hexagon in the middle: the direction chosen, or the compass."""
    height = 60 if asked.compact else 84
    image = drawn(chosen.picture if chosen else "compass:rose", height)
    return ft.Container(image, alignment=ft.Alignment.CENTER, height=height)


def _petal(
    look: Look, t: Texts, asked: EveningContext, option: Option, on_tap: Callable[[str], object], chosen: bool | None
) -> ft.Control:
    """One direction as a card. chosen: None where a touch answers."""
    p, allowed = look.palette, option.verdict.allowed
    ink = p.on_chosen if chosen else p.on_parchment if allowed else p.on_parchment_muted
    size = look.sizes.small if asked.compact else look.sizes.body
    centred = ft.TextAlign.CENTER
    lines: list[ft.Control] = [pen(look, t(option.label), bold=True, colour=ink, size=size, text_align=centred)]
    if option.note is not None:
        lines.append(quiet(look, t(option.note), text_align=centred))
    elif image := drawn(option.picture, 36 if asked.compact else 46):
        lines.insert(0, image)
    side = 3 if chosen else 2
    words = kit.rows(lines, 1, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    strut = ft.Container(width=0, height=LOW if asked.compact else HIGH)
    body = ft.Container(
        kit.line([strut, ft.Container(words, expand=True, alignment=ft.Alignment.CENTER)], 0),
        bgcolor=p.chosen if chosen else p.paper if allowed else p.paper_shade,
        border=ft.Border.all(side, p.coral if chosen else p.paper_line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=6 - side, vertical=7 - side),
        on_click=(lambda _: on_tap(option.id)) if allowed else None,
    )
    return kit.tagged(body, f"answer-{option.id}", "", selected=chosen) if allowed else body
