"""The head of a sheet: where we are, what is asked, and the ways to what was told before and to the rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.sheet.printed_parts import use_printed
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.runtime.memo import Kept, use_kept
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

NATURES = {"fact": "eye", "datum": "library"}
"""Signs for where the answer is to be read; decisions and dice need none."""

AROUND = 150
"""What the ways of the table and the edges take of the width of a phone held sideways, in logical pixels."""
LETTER, FULL = 0.52, 0.85
"""Width of a letter of a headline as a share of its height, and how much of a line its words fill."""
SMALLER = 0.88
"""Size of a headline that finds room beside the ways from there only so."""
BESIDE = 30
"""Letters of where we are that find room on a phone beside the ways from there."""


@component
def Headline(asked: SheetContext, slim: bool = False) -> ft.Control:
    """Where we are, what is asked, and under which rule. slim: as low as it can be, above what needs all the height."""
    look, t, printed, keep = use_look(), use_texts(), use_printed(), use_kept()
    question = asked.question
    size = look.sizes.question * ((0.6 if slim else 0.8) if asked.compact else (0.8 if slim else 1))
    words = kit.headline(look, t(asked.title or question.text), size=size, colour=look.palette.on_parchment)
    words.style = ft.TextStyle(height=kit.CLOSE)
    title = ft.Semantics(content=words, identifier="question", header=True, container=True)
    note = [pen(look, t(question.note))] if question.note is not None and asked.title is None else []
    page = printed.page(question.rule)
    if asked.session.rights.trying:  # what is not an answer gives its room to those that are
        ways = _ways(look, t, keep, asked, None if asked.compact else page)
        line = kit.line([ft.Container(title, expand=True), *ways])
        words.size = size * (0.9 if asked.compact else 0.85)
        return kit.rows([line, *([] if asked.compact or isinstance(question, Menu) else note)], 0)
    if asked.flat and not slim:  # its height belongs to the answers
        ways = _ways(look, t, keep, asked, brief=True)
        fits = partial(_fits_beside, words.value, ways=len(ways), halved=asked.told.tells)
        if not fits(size) and not fits(size * SMALLER):
            return kit.rows([title, ft.Row(ways, alignment=ft.MainAxisAlignment.END), *note], 0)
        words.size = size if fits(size) else size * SMALLER
        return kit.rows([kit.line([ft.Container(title, expand=True), *ways]), *note], 0)
    if slim:
        ways = _ways(
            look, t, keep, asked, page if asked.compact and asked.aside is None else None, brief=asked.aside is not None
        )
        return kit.line([ft.Container(title, expand=True), *ways])
    short = isinstance(question, Menu) or asked.title is not None  # a short headline leaves room beside it
    if short and not question.trail and look.zoom <= 1:
        return kit.rows([kit.line([ft.Container(title, expand=True), *_ways(look, t, keep, asked)]), *note], 0)
    return kit.rows([_trail(look, t, keep, asked, page), title, *note], 4)


def _fits_beside(title: str, size: float, ways: int, halved: bool) -> bool:
    """Whether a headline stands in two lines beside the ways from there, on a phone held sideways.

    halved: what is told has the other half.
    """
    room = (ft.context.page.width or 0) - AROUND
    across = ((room / 2 if halved else room) - ways * TOUCH) / (size * LETTER)
    return max(map(len, title.split()), default=0) <= across and len(title) <= 2 * FULL * across


def _trail(look: Look, t: Texts, keep: Kept, asked: SheetContext, page: str) -> ft.Control:
    question = asked.question
    parts = [t(part) for part in question.trail]
    place: list[ft.Control] = []
    if question.nature in NATURES:
        told = t(msg(f"ui-nature-{question.nature}"))
        place.append(keep("nature", _nature, look, NATURES[question.nature], told))
        parts += [] if asked.compact and parts else [told]
    lines = None if look.zoom > 1 or asked.compact else 2
    place.append(keep("place", _place, look, " · ".join(parts), lines))
    why = _ways(look, t, keep, asked, page if asked.aside is None else None)
    long = asked.compact and len(" · ".join(parts)) > BESIDE
    if parts and (look.zoom > 1 or long):  # many or large words need the whole width
        return kit.rows([kit.line(place), ft.Row(why, alignment=ft.MainAxisAlignment.END)], 0)
    return kit.line([*place, *why])


def _nature(look: Look, sign: str, told: str) -> ft.Control:
    """Where the answer is to be read. told: in words."""
    return kit.pic(f"icon:{sign}", look.sizes.small * 1.3, told, color=look.palette.on_parchment_muted)


def _place(look: Look, text: str, lines: int | None) -> ft.Control:
    return ft.Container(quiet(look, text, max_lines=lines), expand=True)


def _ways(
    look: Look, t: Texts, keep: Kept, asked: SheetContext, page: str | None = None, *, brief: bool = False
) -> list[ft.Control]:
    """To what was told before, and to the rule. page: None where there is no room to name it.  brief: whether a sign
    stands for what was told."""
    found = [] if asked.aside is None else [asked.aside()]
    if asked.recall is not None:
        recall = keep.deed("recall", asked.recall)
        found.append(keep("recall", _recall, look, t, recall, brief or asked.compact or look.zoom > kit.ONE_LINE))
    if asked.question.rule:
        on_rule = keep.deed("rule", asked.on_rule)
        found.append(keep("why", _why, look, t, asked.question.rule, on_rule, page, asked.compact))
    return found


def _recall(look: Look, t: Texts, recall: Callable[[], object], brief: bool) -> ft.Control:
    """The way back to what was told before the question. brief: as a sign."""
    sign = kit.icon(look, "log", look.sizes.small * 1.3, look.palette.on_parchment_muted)
    words = [] if brief else [_linked(look, t(msg("voice-recall")))]
    body = ft.Container(
        kit.line([sign, *words], 6, tight=True),
        height=look.link_height,
        width=TOUCH if brief else None,
        padding=ft.Padding.symmetric(horizontal=4),
        alignment=ft.Alignment.CENTER,
        border_radius=8,
        on_click=lambda _: recall(),
    )
    return kit.tagged(body, "told-recall", t(msg("voice-recall")))


def _linked(look: Look, text: str) -> ft.Text:
    """Small words that can be tapped."""
    return quiet(look, text, style=ft.TextStyle(decoration=ft.TextDecoration.UNDERLINE))


def cited(rule: str, page: str) -> Msg:
    """A rule with its page, or with the section where the rulebook has no page numbers."""
    return msg("ui-rule-page" if page[0].isdigit() else "ui-rule-section", id=rule, page=page)


def _why(
    look: Look, t: Texts, rule: str, on_rule: Callable[[str], object], page: str | None, compact: bool
) -> ft.Control:
    """The rule's id and page, and the way to its words. On a phone a sign stands for "why?".

    page: None where neither is said.
    """
    told = t(cited(rule, page)) if page and not compact else rule
    place = [] if page is None else [quiet(look, told)]
    link: ft.Control = kit.icon(look, "why", look.sizes.small * 1.3, look.palette.on_parchment_muted)
    if not compact:
        link = _linked(look, t(msg("ui-why")))
    body = ft.Container(
        kit.line([*place, link], 8, tight=True),
        height=look.link_height,
        width=TOUCH if compact and not place else None,
        padding=ft.Padding.symmetric(horizontal=4 if place or compact else 8),  # a short word alone is a finger wide
        alignment=ft.Alignment.CENTER,
        border_radius=8,
        on_click=lambda _: on_rule(rule),
    )
    return kit.tagged(body, "why", t(msg("ui-why-rule", id=rule)))
