"""The areas of a large component as they lie on it: a tap shows the lines of one."""

from __future__ import annotations

from collections.abc import Callable, Collection

import flet as ft

from companion.core.questions import Form, Option
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.questions.ink import drawn, pen
from companion.ui.questions.paper import Asked, grid
from companion.ui.theme import TOUCH, Look

PICTURE = 38
"""Height of the picture of an area, in logical pixels at zoom 1."""


def areas(
    look: Look,
    t: Texts,
    asked: Asked,
    question: Form,
    opened: str,
    missing: Collection[str],
    turn_to: Callable[[str], object],
) -> ft.Control:
    """All areas; those in which nothing is missing any more have a tick. opened: the one whose lines are shown."""

    def part(area: Option) -> ft.Control:
        return _area(look, t, asked, area, area.id == opened, area.id not in missing, lambda: turn_to(area.id))

    return grid([part(area) for area in question.areas], question.across, 6)


def _area(
    look: Look, t: Texts, asked: Asked, area: Option, opened: bool, full: bool, turn: Callable[[], object]
) -> ft.Control:
    """A part of the whole: its picture and its name, on a phone the picture alone."""
    p = look.palette
    ink = p.on_chosen if opened else p.on_parchment
    label, image = t(area.label), drawn(area.picture, PICTURE * look.zoom)
    content = [image] if image is not None else []
    alone = asked.compact and image is not None
    if not alone:
        words = pen(look, label, size=look.sizes.small, bold=True, colour=ink, max_lines=2)
        words.expand = True
        content.append(words)
    line = kit.line(content, 8, alignment=ft.MainAxisAlignment.CENTER)
    tick = [ft.Container(kit.icon(look, "check", look.sizes.body, ink), right=0, top=0)] if full else []
    strut = ft.Container(line, height=(TOUCH - 8) * look.zoom, alignment=ft.Alignment.CENTER)
    body = ft.Container(
        ft.Stack([strut, *tick]),
        bgcolor=p.chosen if opened else p.paper,
        border=ft.Border.all(3, p.coral) if opened else ft.Border.all(2, p.paper_line),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=5 if opened else 6, vertical=3 if opened else 4),
        on_click=lambda _: turn(),
    )
    return kit.tagged(body, f"area-{area.id}", label if alone else "", expand=1, selected=opened)
