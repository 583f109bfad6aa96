"""The frame of every page around the table: a title, and the way home at the same place."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.text import msg
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.phones_button import PhonesButton
from companion.ui.theme import TOUCH, Look


def page_frame(
    look: Look, t: Texts, title: str, body: ft.Control, on_home: Callable[[], None], *more: ft.Control
) -> ft.Control:
    """A page with its title bar."""
    bar = kit.line(
        [
            kit.button(look, t(msg("ui-home")), on_home, kind="sea", sign="home", identifier="home", height=TOUCH),
            ft.Container(kit.headline(look, title, size=look.sizes.title * 1.2), expand=True),
            *more,
            PhonesButton(),
        ],
        spacing=14,
    )
    return ft.Container(ft.Column([bar, body], spacing=14, expand=True), padding=14, expand=True)
