"""The button for somebody to whom something looks wrong: one sign, the same on every page."""

from __future__ import annotations

import flet as ft

from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.widgets import error_boundary, kit


def wrong_button(look: Look, t: Texts) -> list[ft.Control]:
    """The button; none on a screen where nothing follows from it."""
    page = ft.context.page
    if not error_boundary.can_be_reported(page):
        return []

    def tell() -> None:
        error_boundary.something_wrong(page)

    return [kit.sign_button(look, "warning", t(error_boundary.SOMETHING_WRONG), tell, "something-wrong")]
