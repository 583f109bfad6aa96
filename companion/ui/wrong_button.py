"""The button for somebody to whom something looks wrong: one sign, the same on every page."""

from __future__ import annotations

import flet as ft

from companion.library.texts import Texts
from companion.ui import kit, safety
from companion.ui.theme import Look


def wrong_button(look: Look, t: Texts) -> list[ft.Control]:
    """The button; none on a screen where nothing follows from it."""
    page = ft.context.page
    if not safety.can_be_told(page):
        return []

    def tell() -> None:
        safety.something_wrong(page)

    return [kit.sign_button(look, "warning", t(safety.SOMETHING_WRONG), tell, "something-wrong")]
