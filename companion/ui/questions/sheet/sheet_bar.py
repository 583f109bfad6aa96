"""The bar of buttons at the foot of a sheet: the main one, which never moves, the others, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.palette import INK, SANS_BOLD_FONT, Palette, type_sizes
from companion.ui.look.theme import FALLBACK_FONTS, Look
from companion.ui.page.foot import MORE
from companion.ui.page.shapes import LARGEST
from companion.ui.questions.sheet.sheet_column import Onward
from companion.ui.questions.sheet.sheet_context import BarButton, SheetContext
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit

GAP = 12

BAR = "bar"
"""Key of the buttons at the foot of the sheet: they stay, whatever stands above them."""

MAIN_SHARE, OTHERS_SHARE = 11, 9
"""How the bar of a tablet is divided between the main button and the others."""


def onward_bar(look: Look, t: Texts, onward: Onward, compact: bool) -> ft.Control:
    """The one button that scrolls on."""
    way = BarButton(t(MORE.words), onward.go, onward.name, MORE.picture, blank=onward.blank)
    height = kit.ANSWER * look.zoom
    first = main_button(look, way, height)
    if compact:
        return kit.rows([ft.Row([first])], 10, key=BAR)
    return ft.Row([first, ft.Row(expand=OTHERS_SHARE)], spacing=GAP, height=height, key=BAR)


def fault_lines(look: Look, t: Texts, asked: SheetContext) -> list[ft.Control]:
    """What went wrong with the last answer."""
    fault = asked.session.fault
    return [] if fault is None else [fault_strip(look, t, fault)]


def fault_strip(look: Look, t: Texts, fault: Msg) -> ft.Control:
    """What went wrong with the last touch."""
    p = look.palette
    strip = ft.Container(
        kit.line(
            [
                kit.icon(look, "warning", 26, p.on_alert),
                ft.Container(pen(look, t(fault), colour=p.on_alert), expand=True),
            ]
        ),
        bgcolor=p.alert,
        border_radius=10,
        padding=10,
    )
    return ft.Semantics(content=strip, identifier="fault", live_region=True, container=True)


def bar_of(
    look: Look, t: Texts, asked: SheetContext, main: BarButton | None, others: Sequence[BarButton]
) -> ft.Control:
    """The buttons. On a phone the main one lies lowest, where the thumb is, and the others above it."""
    height = kit.ANSWER * look.zoom
    waits = isinstance(asked.question, Menu) and asked.question.waiting
    hint = t(msg("ui-others-choose" if waits else "ui-tap-answer"))
    first = _resting(look, hint, height)
    if main is not None:
        first = main_button(look, main, height, asked.flat, alone=not others)
    beside = other_buttons(look, others, asked.flat)
    if asked.compact and not asked.flat:
        return kit.rows([*beside, ft.Row([first])], 10, key=BAR)
    if asked.flat:  # there is little width: nothing is left empty, and the longest words have most of it
        first.expand = 1 if main is None else _main_share(look, main)
        for row in beside:
            row.expand = sum(map(_share, others))
        return ft.Row([first, *beside], spacing=GAP, key=BAR)
    rest = beside[0] if beside else ft.Row()
    rest.expand = OTHERS_SHARE
    return ft.Row([first, rest], spacing=GAP, height=height, key=BAR)


def letters_across(words: str, lines: int = 2) -> int:
    """How many letters must stand beside each other so that words take no more lines than that."""
    width = _longest(words)
    while len(wrap(words, max(width, 1), break_long_words=False)) > lines:
        width += 1
    return width


def _share(button: BarButton) -> int:
    """How much of a narrow bar a button takes: what its words need in two lines, and the edges beside them."""
    return letters_across(button.words) + EDGES_IN_LETTERS


def _main_share(look: Look, main: BarButton) -> int:
    """The same for the main button, whose words may be larger, in letters of the others."""
    size, lines = _main_words(look, main, narrow=True)
    return round(letters_across(main.words, lines) * size / _narrow_size(look)) + EDGES_IN_LETTERS


def other_buttons(look: Look, others: Sequence[BarButton], narrow: bool = False) -> list[ft.Row]:
    """The other buttons in a row; no row without any. narrow: whether little room is left to their words."""
    height, size = kit.ANSWER * look.zoom, _narrow_size(look) if narrow else look.sizes.body
    buttons = [
        kit.button(
            look,
            each.words,
            each.do,
            identifier=each.identifier,
            height=height,
            expand=_share(each) if narrow else 1,
            size=size,
            sides=kit.NARROW_SIDES if narrow else kit.BUTTON_SIDES,
        )
        for each in others
    ]
    return [ft.Row(buttons, spacing=GAP)] if buttons else []


EDGES_IN_LETTERS = 4
"""Left and right of the words of a button, as letters."""
SLIM, SLIM_LINES, SLIM_WORD = 16, 3, 6
"""Letters of a narrow main button from which its words are small, in so many lines; and of a single word, from which
no picture stands beside it."""


def _narrow_size(look: Look) -> float:
    """Size of the words of a narrow button: larger ones would break inside a word."""
    return type_sizes(min(look.zoom, LARGEST)).small


def _longest(words: str) -> int:
    return max(map(len, words.split()), default=0)


def _main_words(look: Look, main: BarButton, narrow: bool) -> tuple[float, int]:
    """Size of the words of the main button, and lines that they may take."""
    slim = narrow and not main.then and len(main.words) > SLIM
    broad = narrow and _longest(main.words) > SLIM_WORD
    size = _narrow_size(look) if slim else look.sizes.body if broad else look.sizes.title
    return size, SLIM_LINES if slim else 1 if main.then else 2


@lru_cache
def _style(p: Palette, calm: bool, narrow: bool) -> ft.ButtonStyle:
    """How the main button looks, which is the same whatever it says. calm: whether it looks like any other.  narrow:
    whether little room is left to its words."""
    ground = p.paper if calm else p.action
    return ft.ButtonStyle(
        bgcolor={ft.ControlState.DISABLED: p.paper_shade, ft.ControlState.DEFAULT: ground},
        side=ft.BorderSide(2, p.paper_line) if calm else None,
        overlay_color={
            ft.ControlState.FOCUSED: ft.Colors.with_opacity(0.28, INK),
            ft.ControlState.DEFAULT: ft.Colors.with_opacity(0.08, INK),
        },
        padding=ft.Padding.symmetric(horizontal=kit.NARROW_SIDES if narrow else kit.BUTTON_SIDES, vertical=2),
        shape=ft.RoundedRectangleBorder(radius=kit.RADIUS),
        text_style=ft.TextStyle(font_family=SANS_BOLD_FONT, font_family_fallback=FALLBACK_FONTS),
        animation_duration=0,
    )


def main_button(look: Look, main: BarButton, height: float, narrow: bool = False, *, alone: bool = True) -> ft.Control:
    """The coral button: a real one, so that Enter taps it. height: in logical pixels.  narrow: whether little room is
    left to its words.  alone: whether none stands beside it; else its picture gives way to words with little room.

    A finger taps a glass before it: the ripple of a real button would paint the whole screen again and again while the
    next picture waits.
    """
    p, do = look.palette, main.do
    tap = (lambda *_: do()) if do is not None else None
    ink = p.on_parchment_muted if main.do is None else p.on_parchment if main.calm else p.on_action
    said, then = ("", "") if main.blank else (main.words, main.then)
    broad = narrow and (not alone or _longest(said) > SLIM_WORD)
    picture = None if main.blank or broad else drawn(main.picture, height * 0.55, sign=ink)
    line = {"colour": ink, "overflow": ft.TextOverflow.ELLIPSIS, "text_align": ft.TextAlign.CENTER}
    size, lines = _main_words(look, main, narrow)
    face: ft.Control = pen(look, said, size=size, bold=True, max_lines=lines, **line)
    if then:
        small = pen(look, then, size=look.sizes.small, max_lines=1, **line)
        face = kit.rows([face, small], 0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    face.expand, face.expand_loose = True, True
    body = ft.FilledButton(
        content=ft.Row(
            [*([picture] if picture else []), face], alignment=ft.MainAxisAlignment.CENTER, spacing=10, tight=True
        ),
        style=_style(p, main.calm, narrow),
        height=height,
        autofocus=True,
        key="waits" if main.do is None else "ready",  # another one once it can be tapped, to which the keys come
        disabled=main.do is None,
        on_click=tap,
    )
    glass = ft.Container(on_click=tap, left=0, top=0, right=0, bottom=0)
    stack = ft.Stack([body, glass], fit=ft.StackFit.PASS_THROUGH)
    named = kit.tagged(stack, main.identifier, "", tap is not None)
    return ft.MergeSemantics(named, expand=MAIN_SHARE)  # the button and its glass are one to whoever listens


def _resting(look: Look, text: str, height: float) -> ft.Control:
    """What stands in the main button's place where tapping an answer is enough."""
    return ft.Container(
        pen(look, text, colour=look.palette.on_parchment_muted, text_align=ft.TextAlign.CENTER, max_lines=2),
        height=height,
        alignment=ft.Alignment.CENTER,
        bgcolor=look.palette.paper_shade,
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=18),
        expand=MAIN_SHARE,
    )
