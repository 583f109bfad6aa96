"""A question on one line with its answers side by side: rows of a sheet, and what was settled without asking."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.core.questions.kinds import Choose, Number, Option, Pick, Question, YesNo
from companion.core.questions.question_base import IN_A_ROW
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit

SHORT = 30
"""Letters of a note that has room under an answer."""
NAMED = 150
"""Width of the short name of a row, in logical pixels at zoom 1."""
ASKED, ANSWERS = 5, 8
"""How the width is divided between a question and its answers."""

TILES, FEW_TILES = range(5, 8), 3
"""So many options with pictures are tiles in a row of a sheet; and how many of them stand beside each other on a
phone."""
TILE, TILE_PICTURE, BADGE, TILED = 66, 36, 24, 84
"""Height of a tile, of its picture and of the sign in its corner, and width of what the row is called, in logical
pixels at zoom 1."""
FIGURE = 2
"""Letters of an answer that needs no more than the width of a finger."""

Segment = tuple[str, Msg, Option | None, object, bool]
"""Id, words, the option, the answer that a tap gives, and whether it is chosen."""


def fits_a_line(question: Question) -> bool:
    """Whether all answers to a question can stand side by side."""
    match question:
        case Number(lo=lo, hi=hi, step=step):
            return len(range(lo, hi + 1, step)) <= IN_A_ROW
        case Choose(options=options) | Pick(options=options):
            return len(options) <= IN_A_ROW and all(option.verdict.allowed for option in options)
        case _:
            return isinstance(question, YesNo)


def answer_row(
    look: Look,
    t: Texts,
    question: Question,
    value: object,
    choose: Callable[[object], object],
    name: str,
    stacked: bool,
    again: bool = False,
) -> ft.Control:
    """A question with its answers side by side. value: the one that is chosen, None while none is.

    name: begins the ids of the parts.  stacked: the answers stand below.  again: the answer is that of the last time.
    """
    if stands_in_tiles(question):
        row = _tiles(look, t, question, value, choose, name, stacked)
    else:
        row = _segments(look, t, question, value, choose, name, stacked, again)
    return ft.Semantics(content=row, identifier=f"{name}-{question.key}", container=True)


def _segments(
    look: Look,
    t: Texts,
    question: Question,
    value: object,
    choose: Callable[[object], object],
    name: str,
    stacked: bool,
    again: bool,
) -> ft.Control:
    """A row of buttons with words, beside the question or below it."""
    said = question.row or (question.caption if question.sheet else question.text)
    words: list[ft.Control] = [pen(look, t(said), bold=True)]
    note = [] if question.note is None else [quiet(look, t(question.note))]
    if again:
        sign = kit.icon(look, "undo", look.sizes.small, look.palette.on_parchment_muted)
        words.append(kit.line([sign, quiet(look, t(msg("voice-again-said")))], 6))
    answers = ft.Row(
        [_segment(look, t, f"{name}-{question.key}", each, choose) for each in _answers(question, value)],
        wrap=True,
        spacing=8,
        run_spacing=6,
    )
    if stacked:
        label: ft.Control = kit.rows([*words, *note], 0)
        row: ft.Control = kit.rows([label, answers], 4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    elif question.row is not None:  # a short name, which leaves the width to the answers
        label = ft.Container(kit.rows(words, 0), width=NAMED * look.zoom)
        row = kit.rows([kit.line([label, ft.Container(answers, expand=True)], 12), *note], 2)
    else:
        label = ft.Container(kit.rows([*words, *note], 0), expand=ASKED)
        row = kit.line([label, ft.Container(answers, expand=ANSWERS)], 12)
    return row


def stands_in_tiles(question: Question) -> bool:
    """Whether the answers of a row are pictures beside each other, each as broad as the others."""
    return (
        bool(question.sheet)
        and isinstance(question, Choose)
        and len(question.options) in TILES
        and all(option.picture for option in question.options)
    )


def _tiles(
    look: Look,
    t: Texts,
    question: Question,
    value: object,
    choose: Callable[[object], object],
    name: str,
    stacked: bool,
) -> ft.Control:
    """A row of pictures with their names below; on a phone under the question, three beside each other."""
    label = pen(look, t(question.caption), bold=True)
    tiles = [_tile(look, t, f"{name}-{question.key}", each, choose) for each in _answers(question, value)]
    if stacked:
        lines = [ft.Row(tiles[at : at + FEW_TILES], spacing=6) for at in range(0, len(tiles), FEW_TILES)]
        row: ft.Control = kit.rows([label, *lines], 6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    else:
        row = kit.line([ft.Container(label, width=TILED), ft.Row(tiles, spacing=6, expand=True)], 8)
    return row


def _tile(look: Look, t: Texts, name: str, segment: Segment, choose: Callable[[object], object]) -> ft.Control:
    """A picture with its name; a sign in its corner for what threatens there."""
    answer_id, label, option, answer, chosen = segment
    p, allowed = look.palette, option is None or option.verdict.allowed or chosen
    words = pen(
        look,
        t(label),
        size=look.sizes.small,
        bold=chosen,
        colour=p.on_chosen if chosen else p.on_parchment,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    picture = None if option is None else drawn(option.picture, TILE_PICTURE, option.colour)
    face: ft.Control = ft.Container(
        kit.rows(
            [*([picture] if picture else []), words],
            0,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        height=TILE * look.zoom,
        bgcolor=p.chosen if chosen else p.paper,
        border=ft.Border.all(3 if chosen else 2, p.action if chosen else p.paper_line),
        border_radius=10,
        alignment=ft.Alignment.CENTER,
        opacity=1 if allowed else 0.4,
        on_click=(lambda _: choose(answer)) if allowed else None,
    )
    threats = [each for each in (() if option is None else option.figures) if each.good is False]
    marks = [sign for each in threats[:1] if (sign := drawn(each.picture, BADGE)) is not None]
    said = ", ".join((t(label), *(t(each.value) for each in threats)))
    whole = ft.Stack([face, *(ft.Container(mark, right=3, top=2) for mark in marks)]) if marks else face
    return ft.Container(kit.tagged(whole, f"{name}-{answer_id}", said, allowed, selected=chosen), expand=1)


def _answers(question: Question, value: object) -> Sequence[Segment]:
    match question:
        case YesNo(yes=yes, no=no):
            return [("no", no, None, False, value is False), ("yes", yes, None, True, value is True)]
        case Choose(options=options):
            return [(o.id, o.label, o, o.id, o.id == value) for o in options if o.verdict.allowed]
        case Pick(options=options, none=none):
            chosen = tuple(value) if isinstance(value, tuple | list) else ()
            nothing = ("none", none or msg("core-nothing"), None, (), not chosen and value is not None)
            return [
                *([nothing] if question.lo == 0 else []),
                *((o.id, o.label, o, _toggled(question, chosen, o.id), o.id in chosen) for o in options),
            ]
        case Number(lo=lo, hi=hi, step=step):
            values: Sequence[int] = range(lo, hi + 1, step)
            if len(values) > IN_A_ROW and isinstance(value, int):
                first = min(max(0, (value - lo) // step - IN_A_ROW // 2), len(values) - IN_A_ROW)
                values = values[first : first + IN_A_ROW]
            return [(str(n), msg("ui-number", n=n), None, n, n == value) for n in values]
    raise TypeError(f"{type(question).__name__} does not stand on one line")


def _toggled(question: Pick, chosen: tuple[object, ...], one: str) -> tuple[object, ...]:
    """What is picked after a tap on one of the options; where no more may be, the first one makes room."""
    if one in chosen:
        return tuple(each for each in chosen if each != one)
    full = question.hi is not None and len(chosen) >= question.hi
    return (*(chosen[1:] if full else chosen), one)


def _segment(look: Look, t: Texts, name: str, segment: Segment, choose: Callable[[object], object]) -> ft.Control:
    """An answer to tap, with what it is compared by."""
    answer_id, label, option, answer, chosen = segment
    p = look.palette
    picture = drawn(option.picture, 26, option.colour) if option is not None else None
    tick = [kit.icon(look, "check", look.sizes.small * 1.1, p.action)] if chosen else []
    words = pen(look, t(label), size=look.sizes.small, bold=chosen)
    lines = [words, *([] if option is None else _compared(look, t, option))]
    text: ft.Control = words if len(lines) == 1 else kit.rows(lines, 0, tight=True, expand=True, expand_loose=True)
    figure = not (picture or tick) and len(lines) == 1 and len(t(label)) <= FIGURE
    body = ft.Container(
        kit.line([*([picture] if picture else []), *tick, text], 6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=look.link_height if len(lines) == 1 else None,
        width=look.link_height if figure else None,
        bgcolor=p.parchment if chosen else p.paper,
        border=ft.Border.all(2, p.action if chosen else p.paper_line),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=10, vertical=0 if len(lines) == 1 else 4),
        on_click=lambda _: choose(answer),
    )
    return kit.tagged(body, f"{name}-{answer_id}", t(label), selected=chosen)


def _compared(look: Look, t: Texts, option: Option) -> list[ft.Control]:
    """The figures of an option on a line, else its note if that is short."""
    if option.figures:
        said = ((each.picture, t(each.label), t(each.value)) for each in option.figures)
        told = " · ".join(value if picture else f"{label} {value}" for picture, label, value in said)
        return [quiet(look, told)]
    note = "" if option.note is None else t(option.note)
    return [quiet(look, note)] if 0 < len(note) <= SHORT else []
