"""The answer that was taken back, offered again beside the new question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.widgets import kit


def taken_back(asked: SheetContext) -> object:
    """The answer that this question had before undo, as the question reads it; None if none or no longer possible."""
    raw = asked.taken_back
    if raw is None:
        return None
    try:
        return asked.question.read(raw)
    except BadAnswer:
        return None


def before(look: Look, t: Texts, asked: SheetContext, fill: Callable[[Any], object]) -> list[ft.Control]:
    """A chip that puts the earlier answer into the draft; nothing when there is none."""
    value = taken_back(asked)
    if value is None:
        return []
    p = look.palette
    text = t(msg("ui-before", answer=asked.question.answer_text(value)))
    body = ft.Container(
        kit.line(
            [
                kit.icon(look, "history", look.sizes.body * 1.2, p.on_parchment_muted),
                pen(look, text, colour=p.on_parchment_muted, max_lines=2, expand=True, expand_loose=True),
            ],
            tight=True,
        ),
        bgcolor=p.paper_shade,
        border_radius=TOUCH / 2,
        height=TOUCH * look.zoom,
        padding=ft.Padding.symmetric(horizontal=16),
        on_click=lambda _: asked.steady(lambda: fill(value))(),
    )
    return [ft.Row([kit.tagged(body, "before", "")], wrap=True)]
