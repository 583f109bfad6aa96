"""A column that scrolls and stays from question to question, while each question is read from its top."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

INTERVAL = 250
"""Milliseconds between two reports of a scrolling finger: only whether it has scrolled matters."""


@component
def Scrolled(of: object, controls: Sequence[ft.Control], spacing: float) -> ft.Control:
    """Controls under each other in the height that is left, at their top again for each new `of`."""
    away = ft.use_ref(False)
    column: MutableRef[ft.Column] = ft.use_ref()

    def scrolled(event: ft.OnScrollEvent) -> None:
        away.current = event.pixels > 0

    async def to_top() -> None:
        if away.current and column.current is not None:
            away.current = False
            with contextlib.suppress(RuntimeError, TimeoutError):  # the screen may have gone
                await column.current.scroll_to(offset=0)

    ft.use_effect(to_top, [of])
    column.current = kit.rows(
        controls,
        spacing,
        scroll=kit.SCROLLS,
        scroll_interval=INTERVAL,
        on_scroll=scrolled,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return column.current
