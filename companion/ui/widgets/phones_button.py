"""The way to the phones' page: one button, the same on every page of the tablet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import msg
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, use_look
from companion.ui.runtime.live import Live, use_live
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

NOTHING = Live()
CALL = TOUCH + 6
"""Width of the button on a bar, in logical pixels."""


@dataclass(frozen=True, slots=True)
class PhonesWay:
    """How the page of the phones is opened."""

    open: Callable[[], None]
    door: Live
    """Redrawn when it opens and closes."""
    is_open: Callable[[], bool]
    """Whether it is."""


_NO_WAY: PhonesWay | None = None
WayContext = ft.create_context(_NO_WAY)
"""The way of this screen, None where there are no phones: `WayContext(way, lambda: Page())`."""


@component
def PhonesButton(width: float = CALL, on_open: Callable[[], None] | None = None) -> ft.Control:
    """A sign that shines while phones may come. on_open: what a tap does, else what the way of the screen says."""
    way: PhonesWay | None = ft.use_context(WayContext)
    use_live(NOTHING if way is None else way.door)
    look, t = use_look(), use_texts()
    if way is None:
        return ft.Container(width=0)
    p = look.palette
    shines = way.is_open()
    deed = on_open or way.open
    label = t(msg("ui-phones"))
    body = ft.Container(
        kit.icon(look, "phones", 28, p.text_brass if shines else p.text),
        bgcolor=p.panel_raised,
        border=ft.Border.all(2 if shines else 1, p.mark if shines else p.line),
        border_radius=12,
        width=width,
        height=TOUCH,
        alignment=ft.Alignment.CENTER,
        tooltip=label,
        on_click=lambda _: deed(),
    )
    return kit.tagged(body, "phones", t(msg("ui-phones-on" if shines else "ui-phones-off")))
