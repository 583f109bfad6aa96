"""The sheet in the middle by itself, as a screen of the table or a phone shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.announcements.telling import Teller
from companion.ui.gamekit.frame import Frame
from companion.ui.main_screen.question_sheet import QuestionSheet
from companion.ui.page.shapes import ScreenShape
from companion.ui.screen_session.screen_session import ScreenSession


def sheet_of(
    session: ScreenSession,
    compact: bool = False,
    on_rule: Callable[[str], Any] = print,
    *,
    shape: ScreenShape | None = None,
    **more: Any,
) -> ft.Control:
    """The page of the moment. compact: on a phone, unless a shape is said."""
    teller = Teller(session, Frame(compact, on_rule, print))
    return QuestionSheet(teller, shape or (ScreenShape.PHONE if compact else ScreenShape.WIDE), **more)
