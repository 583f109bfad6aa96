"""The frame of every page around the table: a title, and the way home at the same place."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.widgets import kit
from companion.ui.widgets.phones_button import PhonesButton
from companion.ui.widgets.report_button import wrong_button

WIDEST = 1280
"""Logical pixels of a screen that has not said yet how large it is."""


def page_frame(
    look: Look, t: Texts, title: str, body: ft.Control, on_home: Callable[[], None], *more: ft.Control
) -> ft.Control:
    """A page with its title bar. more: what else can be done there; on a small screen it stands below the title."""
    small = kit.is_small(ft.context.page.width or WIDEST)
    words = t(msg("ui-home"))
    home = (
        kit.sign_button(look, "home", words, on_home, "home")
        if small
        else kit.button(look, words, on_home, kind="sea", sign="home", identifier="home", height=TOUCH)
    )
    heading = ft.Container(kit.headline(look, title, size=look.sizes.title * 1.2), expand=True)
    bar = kit.line([home, heading, *([] if small else more), *wrong_button(look, t), PhonesButton()], spacing=14)
    below = [ft.Row(list(more), wrap=True, spacing=10, run_spacing=8)] if small and more else []
    return ft.Container(ft.Column([bar, *below, body], spacing=14, expand=True), padding=14, expand=True)
