"""What can be reached from a table without leaving its question, each way with its sign, its name and what it is for.

So the signs of the bars, which have no room for words, are explained where a finger finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

ACROSS = 2


@dataclass(frozen=True, slots=True)
class WayTo:
    """A way from the table."""

    id: str
    """Its name for tests."""
    sign: str
    label: Msg
    note: Msg | None
    """None where the label says it all."""
    go: Callable[[], object]


@component
def Ways(ways: Sequence[WayTo], compact: bool) -> ft.Control:
    """All ways, as cards to tap."""
    look, t = use_look(), use_texts()
    across = 1 if compact or look.zoom > 1 else ACROSS
    cards = kit.grid([_card(look, t, way) for way in ways], across)
    return ft.Column([cards], expand=True, scroll=kit.SCROLLS)


def _card(look: Look, t: Texts, way: WayTo) -> ft.Control:
    p = look.palette
    note = [kit.words(look, t(way.note), size=look.sizes.small, colour=p.text_muted)] if way.note is not None else []
    words = kit.rows([kit.words(look, t(way.label), bold=True), *note], 2, tight=True)
    words.expand = True
    body = ft.Container(
        kit.line(
            [kit.icon(look, way.sign, 30, p.text_brass), words, ft.Container(width=0, height=kit.ANSWER - 16)], 14
        ),
        bgcolor=p.panel,
        border=ft.Border.all(1, p.line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
        on_click=lambda _: way.go(),
    )
    return kit.tagged(body, way.id, t(way.label), expand=1)


@component
def Titled(title: Msg, content: ft.Control) -> ft.Control:
    """A page of the table under its name."""
    look, t = use_look(), use_texts()
    head = kit.headline(look, t(title), size=look.sizes.title)
    return ft.Column([head, ft.Container(content, expand=True)], spacing=8, expand=True)
