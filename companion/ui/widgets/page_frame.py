"""The frame of every page around the table: a title, the way home at the same place, the sign for what looks wrong."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.widgets import error_boundary, kit
from companion.ui.widgets.phones_button import PhonesButton

WIDEST = 1280
"""Logical pixels of a screen that has not said yet how large it is."""
LETTER, BUTTONS = 0.56, 232
"""Width of a broad letter of a title as a share of its height, and what the buttons beside it and the edges take on a
phone: a title that does not fit there in one line has the next one to itself."""


def page_frame(
    look: Look, t: Texts, title: str, body: ft.Control, on_home: Callable[[], None], *more: ft.Control
) -> ft.Control:
    """A page with its title bar. more: what else can be done there; on a small screen it stands below the title.

    A long title stands below the buttons there, so that no word of it is broken.
    """
    small = kit.is_small(ft.context.page.width or WIDEST)
    words = t(msg("ui-home"))
    home = (
        kit.sign_button(look, "home", words, on_home, "home")
        if small
        else kit.button(look, words, on_home, kind="sea", sign="home", identifier="home", height=TOUCH)
    )
    size = look.sizes.title * 1.2
    heading = kit.headline(look, title, size=size)
    apart = small and len(title) * size * LETTER > (ft.context.page.width or WIDEST) - BUTTONS
    beside = ft.Container(None if apart else heading, expand=True)
    bar = kit.line([home, beside, *([] if small else more), *wrong_button(look, t), PhonesButton()], spacing=14)
    below: list[ft.Control] = [heading] if apart else []
    if small and more:
        below.append(ft.Row(list(more), wrap=True, spacing=10, run_spacing=8))
    return ft.Container(ft.Column([bar, *below, body], spacing=14, expand=True), padding=14, expand=True)


def wrong_button(look: Look, t: Texts) -> list[ft.Control]:
    """The button for somebody to whom something looks wrong; none on a screen where nothing follows from it."""
    page = ft.context.page
    if not error_boundary.can_be_reported(page):
        return []

    def tell() -> None:
        error_boundary.something_wrong(page)

    return [kit.sign_button(look, "warning", t(error_boundary.SOMETHING_WRONG), tell, "something-wrong")]
