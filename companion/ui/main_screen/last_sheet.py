"""What stands in the middle when the evening is over: its last page, and what people do then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import GameScreens
from companion.ui.look.theme import TOUCH, Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit

GAP = 10


@dataclass(frozen=True, slots=True)
class After:
    """Where one goes from the last page; None for a way that there is not."""

    relive: Callable[[], None] | None = None
    """Through the evening once more."""
    again: Callable[[], None] | None = None
    """Another evening with the same people."""
    send: Callable[[], None] | None = None
    """The result, to another Vigie or as a file."""


def last_sheet(
    look: Look, t: Texts, screens: GameScreens, session: ScreenSession, frame: Frame, after: After
) -> ft.Control:
    """The last page, and below it the ways from there."""
    ways = (
        ("relive", "history", after.relive, "brass"),
        ("again", "people", after.again, "sea"),
        ("send", "share", after.send, "sea"),
    )
    buttons: list[ft.Control] = []
    below: ft.Control
    flat = frame.compact and frame.width > frame.height
    sides, share = (kit.NARROW_SIDES, 1) if flat else (kit.BUTTON_SIDES, None)
    for name, sign, way, kind in ways:
        if way is not None:
            words, called = t(msg(f"ui-after-{name}")), f"after-{name}"
            more: dict[str, Any] = {"identifier": called, "height": TOUCH, "expand": share, "sides": sides}
            buttons.append(kit.button(look, words, way, kind=kind, sign=sign, **more))
    page = ft.Container(screens.summary(session, frame), expand=True)
    if frame.compact:
        below = (
            ft.Row([*buttons], spacing=GAP)
            if flat
            else kit.rows(buttons, GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        )
        return ft.Column([page, below], spacing=GAP, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    below = ft.Row([*buttons], alignment=ft.MainAxisAlignment.END, wrap=True, spacing=GAP, run_spacing=GAP)
    return ft.Column([page, below], spacing=GAP, expand=True)
