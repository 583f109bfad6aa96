"""A short text: a name, a note."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import flet as ft

from companion.core.questions.kinds import Words
from companion.ui.look.language import use_texts
from companion.ui.look.palette import SANS_FONT
from companion.ui.look.theme import FALLBACK_FONTS, Look, use_look
from companion.ui.page.foot import of_words
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.questions.sheet.sheet_frame import lay_out
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.writing import Writing


def written(
    look: Look, text: str, longest: int, on_change: Callable[[str], object], *, key: str = "writing", **more: Any
) -> ft.Control:
    """A line to write on, in the colours of the parchment. on_change: keeps what stands there.  key: of another line
    another one."""
    return kit.keyed(key, Writing, text, on_change, partial(_field, look, longest, more))


def _field(
    look: Look, longest: int, more: Mapping[str, Any], value: str, write: Callable[[ft.Event[ft.TextField]], None]
) -> ft.TextField:
    p = look.palette
    return ft.TextField(
        value=value,
        on_change=write,
        max_length=longest,
        counter=ft.Container(),
        text_style=ft.TextStyle(
            size=look.sizes.body, color=p.on_parchment, font_family=SANS_FONT, font_family_fallback=FALLBACK_FONTS
        ),
        label_style=ft.TextStyle(color=p.on_parchment_muted, size=look.sizes.small),
        cursor_color=p.coral,
        filled=True,
        fill_color=p.paper,
        border=ft.OutlineInputBorder(side=ft.BorderSide(2, p.paper_line), border_radius=10),
        **more,
    )


@component
def WordsBody(asked: SheetContext, question: Words) -> ft.Control:
    """The one kind of question that needs the keyboard."""
    look, t = use_look(), use_texts()
    text, write = ft.use_state(question.default or "")
    ready = bool(text.strip())
    field = written(
        look,
        text,
        question.longest,
        write,
        label=t(question.caption),
        autofocus=True,
        on_submit=lambda: asked.answer(text) if ready else None,
    )
    return lay_out(look, t, asked, [*before(look, t, asked, write), field], *asked.actions(t, of_words(text)))
