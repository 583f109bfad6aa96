"""A lesson: a small note beside what brought it, with a drawing, a few sentences, and where the rulebook says it.

Nobody has to touch it: it goes with the question. Where there is no room it lies folded, and opens under a touch.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.journal.lessons import Raised
from companion.core.values.messages import msg
from companion.ui.look.language import use_texts
from companion.ui.look.palette import DISPLAY_FONT, FOCUS_SHARE, SANS_FONT
from companion.ui.look.theme import FALLBACK_FONTS, TOUCH, Look, use_look
from companion.ui.questions.sheet.printed_parts import use_printed
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

PICTURE, SMALL = 52, 32
"""Height of the drawing, and of that of a folded note, in logical pixels at zoom 1."""
EDGE, GAP = 12, 10
"""Left and right of what stands on the note, and between its parts."""
LINE = 1.25
"""Height of a line of words, by that of its letters."""


def _text_width(look: Look, width: float) -> float:
    """What the drawing leaves to the words of a note of this width."""
    return width - PICTURE * look.zoom - GAP - 2 * EDGE - 6  # its frame, and what rounding takes


def lesson_note(
    session: ScreenSession, lesson: Raised, on_rule: Callable[[str], None], width: float, *, folded: bool
) -> ft.Control:
    """The note of a lesson. width: that it may take.  folded: whether its words have to give way."""
    return kit.keyed(f"lesson-{lesson.lesson.key}", Note, session, lesson, on_rule, width, folded)


@component
def Note(
    session: ScreenSession, raised: Raised, on_rule: Callable[[str], None], width: float, folded: bool
) -> ft.Control:
    """A lesson, open or folded; from the moment that it stands here it counts as given."""
    look, t, printed = use_look(), use_texts(), use_printed()
    touched, open_ = ft.use_state(False)
    opened = touched or not folded
    ft.use_effect(lambda: session.lessons.given(raised), [raised])
    p, lesson = look.palette, raised.lesson
    title, narrow = t(lesson.title), kit.is_small(width)
    if not opened:
        words = kit.headline(look, title, size=look.sizes.body, colour=p.on_parchment)
        more = quiet(
            look, "" if narrow else t(lesson.text), max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=True
        )
        sign = kit.icon(look, "down", 20, p.on_parchment_muted)
        line = kit.line([kit.pic(lesson.picture, SMALL * look.zoom), words, more, sign], GAP)
        note = kit.tagged(_paper(look, line, lambda: open_(True), TOUCH * look.zoom), lesson.key, title)
        return ft.Container(note, key="folded")  # a node of another role is another one, else it loses its name
    page = printed.page(lesson.rule)
    where = t(msg("ui-lesson-page" if page[0].isdigit() else "ui-lesson-section", page=page)) if page else lesson.rule
    shown = pen(look, "", size=look.sizes.small, width=_text_width(look, width))
    shown.spans = [
        ft.TextSpan(f"{title}\n", _style(look.sizes.title * 0.9, DISPLAY_FONT, p.on_parchment)),
        ft.TextSpan(f"{t(lesson.text)} ", _style(look.sizes.small, SANS_FONT, p.on_parchment)),
        ft.TextSpan(where, _style(look.sizes.small, SANS_FONT, p.on_parchment_muted, linked=True)),
    ]
    content = ft.Row(
        [
            kit.pic(lesson.picture, PICTURE * look.zoom),
            shown,
            _small(look, t(msg("ui-lesson-understood")), partial(session.lessons.understood, raised)),
            _small(look, t(msg("ui-lesson-no-more")), session.lessons.stop),
        ],
        spacing=GAP,
        run_spacing=0,
        wrap=True,
        alignment=ft.MainAxisAlignment.END,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    body = kit.within_reach(_paper(look, content, partial(on_rule, lesson.rule)))
    return ft.Container(ft.Semantics(content=body, **kit.named(lesson.key), container=True), key="open")


def _paper(look: Look, content: ft.Control, tap: Callable[[], object], height: float | None = None) -> ft.Control:
    """The paper of a note, in a frame of brass."""
    p = look.palette
    return ft.Container(
        content,
        bgcolor=p.paper_shade,
        border=ft.Border.all(2, p.mark),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=4),
        height=height,
        on_click=lambda _: tap(),
    )


def _style(size: float, font: str, colour: str, *, linked: bool = False) -> ft.TextStyle:
    under = ft.TextDecoration.UNDERLINE if linked else None
    return ft.TextStyle(
        size=size, font_family=font, font_family_fallback=FALLBACK_FONTS, color=colour, height=LINE, decoration=under
    )


def _small(look: Look, words: str, tap: Callable[[], object]) -> ft.Control:
    """A quiet button of one control, without a ripple."""
    p = look.palette
    style = ft.ButtonStyle(
        color=p.on_parchment,
        overlay_color={
            ft.ControlState.FOCUSED: ft.Colors.with_opacity(FOCUS_SHARE, p.focus),
            ft.ControlState.DEFAULT: ft.Colors.TRANSPARENT,
        },
        padding=ft.Padding.symmetric(horizontal=14),
        text_style=ft.TextStyle(
            size=look.sizes.small,
            font_family=SANS_FONT,
            font_family_fallback=FALLBACK_FONTS,
            decoration=ft.TextDecoration.UNDERLINE,
        ),
        animation_duration=0,
    )
    return ft.TextButton(words, style=style, height=look.link_height, on_click=lambda _: tap())
