"""The last automatic turn: what people now do with the pieces on the board."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.values.messages import Msg
from companion.ui.gamekit.frame import Frame
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

FEW = 3
"""Orders that may be as large as a question."""


@component
def Orders(heading: Msg, deeds: Sequence[Msg], rest: Sequence[Msg], frame: Frame) -> ft.Control:
    """Whose orders, what is to be done, and quieter what comes to nothing."""
    look, t = use_look(), use_texts()
    p = look.palette
    size = look.sizes.title * (1.0 if frame.compact or len(deeds) > FEW else 1.25)
    head = ft.Container(kit.words(look, t(heading), bold=True, colour=p.on_parchment_muted))
    drawn = [
        *(_order(look, kit.headline(look, t(order), size=size, colour=p.on_parchment), "right") for order in deeds),
        *(_order(look, kit.words(look, t(order), colour=p.on_parchment_muted), "cross") for order in rest),
    ]
    card = ft.Container(
        kit.rows([head, *drawn], 6),
        bgcolor=p.paper,
        border=ft.Border.all(2, p.mark),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
    return ft.Semantics(content=card, identifier="orders", container=True)


def _order(look: Look, words: ft.Text, sign: str) -> ft.Control:
    words.expand = True
    size = look.sizes.body * 1.1
    drop = ((words.size or size) * 1.3 - size) / 2  # level with the first line of the words
    mark = ft.Container(
        kit.icon(look, sign, size, look.palette.on_parchment_muted), padding=ft.Padding.only(top=max(0.0, drop))
    )
    return ft.Row([mark, words], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
