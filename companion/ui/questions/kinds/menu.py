"""What is done next: the trunk's question, whose options answer at once.

What is possible comes first, as small cards. What is not waits behind one line; opened, it says why, under which rule,
and lets the table have the last word where that can come to anything. What a card has no room to say of itself is said
when somebody asks for it. On the side, where a plan is only tried, everything is one card beside the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Figure, Option
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.page.answers import are_faces, is_rose, menu_parts
from companion.ui.page.foot import of_menu
from companion.ui.page.foreseen import foreseen_at_first
from companion.ui.page.menu_table import outside, table_of
from companion.ui.questions.kinds.menu_rows import table_rows
from companion.ui.questions.parts.forecast import forecast
from companion.ui.questions.parts.option_cards import figure_row
from companion.ui.questions.parts.option_groups import in_groups
from companion.ui.questions.parts.picture_options import face, faces
from companion.ui.questions.parts.refusal_reasons import reasons
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_column import NOTHING_TOLD
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_frame import columns, lay_out
from companion.ui.questions.sheet.sheet_text import drawn, in_middle, pen, quiet
from companion.ui.runtime.memo import Kept
from companion.ui.widgets import kit

Turned = Literal["", "refused", "noted"]
"""What the cards were turned over to: reasons why not, or their notes."""
POSSIBLE: Turned = ""
ACROSS = 3
LONGEST, LOCKED = 10, 3
"""Letters of a word that a small card of a phone has room for, and how many fewer where a lock stands beside them."""
WORDY = 28
"""Letters of a label from which a card of a phone needs the whole width."""
ROSE = 132
"""Height of the rose of what each direction is worth, in logical pixels."""
FIGURES = 2
"""Figures of an option that a small card has room for, beside each other or one below the other."""
SHEET, CARD_EDGE, LETTER = 640, 74, 9.4
"""Logical pixels: width of a wide sheet, what of a card is not words, and a letter of a label at zoom 1."""


def menu_body(inputs: SheetInputs, asked: EveningContext, question: Menu) -> ft.Control:
    """The possible as cards, the impossible in one line."""
    look, t = inputs.look, inputs.t
    if asked.session.rights.trying:
        return _tried(look, t, inputs.keep, asked, question)
    turned, turn = inputs.draft.begin(POSSIBLE)
    parts = menu_parts(question)
    table, refused = parts.table, parts.refused
    opened = turned == "refused" and bool(refused)

    def over(to: Turned) -> Callable[[], None]:
        return asked.steady(lambda: turn(lambda old: POSSIBLE if old == to else to))

    toggle = over("refused")
    asked = replace(asked, part=turned)
    if opened or turned == "noted":  # in the place of what was told above the cards: at the top, where it is seen
        asked = replace(asked, told=NOTHING_TOLD)
    if opened:
        answers: list[ft.Control] = [refusal(look, t, asked, option) for option in refused]
    else:
        rows = [] if table is None else table_rows(look, t, inputs.keep, asked, table, lambda _: toggle())
        answers = [*rows, *_with_rose(look, t, inputs.keep, asked, parts.cards, bool(rows), turned == "noted")]
    hidden = opened or table is None or any(option.id not in table.locked for option in refused)
    below = [_not_now(look, t, asked, refused, opened, toggle)] if refused and hidden else []
    if not opened and (turned == "noted" or _silent(look, t, asked, parts.cards)):
        below.append(_explain(look, t, turned == "noted", over("noted"), alone=not below))
    line = [ft.Row(below, spacing=8)] if below else []
    foreseen = [] if opened else [forecast(asked, each.value, each.title) for each in foreseen_at_first(question)]
    foot = asked.actions(t, of_menu(question, asked.session.rights, asked.done))
    if asked.told.tells:  # its room belongs to what is told and to the answers
        return lay_out(look, t, asked, [*answers, *line], *foot, foreseen)
    return lay_out(look, t, asked, answers, *foot, foreseen, line)


def _tried(look: Look, t: Texts, keep: Kept, asked: EveningContext, question: Menu) -> ft.Control:
    """Everything that a plan may begin with, what is refused under lock, each as a small card and none as a button."""
    table = table_of(question)
    rows: list[ft.Control] = []
    cards = list(question.options)
    if table is not None:
        rows = table_rows(look, t, keep, asked, table, lambda cell: asked.answer(cell.refused[0].id))
        cards = [option for option in outside(cards, table) if option.id not in table.locked]
    return lay_out(look, t, asked, [*rows, *_cards(look, t, keep, asked, cards, bool(rows))], None)


def second_line(label: str, note: str, session: int) -> str:
    """The note of a small card if it and the label fit on a line each, else nothing. room: letters of a label."""
    return note if len(label) <= session and len(note) <= session * 1.15 else ""


def _few(t: Texts, figures: Sequence[Figure], session: int) -> bool:
    """Whether figures are as few and short as a small card has room for. room: letters of a label."""
    words = (f"{'' if figure.picture else t(figure.label)} {t(figure.value)}" for figure in figures)
    return len(figures) <= FIGURES and all(len(each) <= session * 1.15 for each in words)


def _across(look: Look, asked: EveningContext) -> tuple[int, int]:
    """How many cards stand beside each other, and how many letters of a label each has room for."""
    across = 2 if asked.compact and look.zoom <= 1 else columns(asked, look, ACROSS)
    return across, 11 if asked.compact else int((SHEET / across - CARD_EDGE) / (LETTER * look.zoom))


def _silent(look: Look, t: Texts, asked: EveningContext, options: Sequence[Option]) -> bool:
    """Whether any card has no room for what there is to say of it."""
    session = _across(look, asked)[1]
    return any(
        (option.note is not None and (option.figures or not second_line(t(option.label), t(option.note), session)))
        or not _few(t, option.figures, session)
        for option in options
        if not are_faces((option,)) and not is_rose(option.figures)
    )


def _with_rose(
    look: Look, t: Texts, keep: Kept, asked: EveningContext, options: Sequence[Option], below: bool, noted: bool
) -> list[ft.Control]:
    """The cards; an option that has a figure for each of six directions as a rose beside them, on a phone above."""
    led = next((option for option in options if is_rose(option.figures)), None)
    if led is None:
        return _cards(look, t, keep, asked, options, below, noted)
    rest = [option for option in options if option is not led]
    main = isinstance(asked.question, Menu) and led.id == asked.question.main
    drawn_rose = _rose_card(look, t, asked, led, named=not main)
    if asked.compact or look.zoom > 1 or not rest:
        return [ft.Row([drawn_rose]), *_cards(look, t, keep, asked, rest, True, noted)]
    others = kit.rows(_cards(look, t, keep, asked, rest, below, noted, ACROSS - 1), expand=ACROSS - 1)
    return [ft.Row([drawn_rose, others], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)]


def _rose_card(look: Look, t: Texts, asked: EveningContext, option: Option, *, named: bool) -> ft.Control:
    """What an option is worth in each direction, as it lies on the map; a tap answers.

    named: whether it says what it is, which the big button says of its own.
    """
    p = look.palette
    told = ", ".join(f"{t(figure.label)}: {t(figure.value)}" for figure in option.figures)
    values = tuple(int(t(figure.value)) for figure in option.figures)
    picture = kit.pic("compass:points", ROSE, told, values=values)
    words: list[ft.Control] = [pen(look, t(option.label), bold=True)] if named else []
    words += [quiet(look, t(option.note))] if option.note is not None else []
    text = kit.rows(words, 2, tight=True)
    if asked.compact and not (asked.flat and asked.told.tells):  # what is told has the other half
        text.expand = True
        content: ft.Control = kit.line([picture, text], 12)
    else:
        content = kit.rows([picture, text], 6, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True)
    body = ft.Container(
        content,
        bgcolor=p.paper,
        border=ft.Border.all(2, p.paper_line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=10, vertical=8),
        on_click=lambda _: asked.answer(option.id),
    )
    return kit.tagged(body, f"answer-{option.id}", "", expand=1)


def _cards(
    look: Look,
    t: Texts,
    keep: Kept,
    asked: EveningContext,
    options: Sequence[Option],
    below: bool,
    noted: bool = False,
    most: int = ACROSS,
) -> list[ft.Control]:
    """Group after group; the first one needs no heading, but for cards that do not say what they do.

    below: something else stands above them.  noted: each says all that there is to say of it.  most: cards beside each
    other.
    """
    across, session = _across(look, asked)
    across = min(across, most)
    if noted:
        across, session = 1 if asked.compact else min(across, 2), 0
    content: list[ft.Control] = []
    for number, (group, members) in enumerate(in_groups(options).items()):
        hand = are_faces(members)
        if (number or below or hand) and group:
            content.append(quiet(look, t(msg(f"ui-group-{group}")), bold=True))
        if hand:
            content.append(faces(look, asked, members, partial(_face, look, t, asked)))
            continue
        wordy = asked.compact and any(len(t(option.label)) > WORDY for option in members)
        trying, answer = asked.session.rights.trying, keep.deed("answer", asked.answer)
        drawn_ = [
            keep(f"card-{number}-{n}", _card, look, t, asked.compact, trying, option, session, answer)
            for n, option in enumerate(members)
        ]
        content.append(kit.grid(drawn_, 1 if wordy else across, 6 if asked.session.rights.trying else 8))
    return content


def _face(look: Look, t: Texts, asked: EveningContext, option: Option) -> ft.Control:
    """A card of a hand; under lock where only a trial may play it."""
    locked = not option.verdict.allowed
    lock = kit.icon(look, "lock", look.sizes.body, look.palette.on_parchment_muted) if locked else None
    return face(look, t, asked, option, lambda: asked.answer(option.id), None, lock)


def _shrunk(label: str, longest: int) -> float:
    """How much smaller a label is written on a narrow card, so that its longest word is not broken.

    longest: letters of a word that there is room for.
    """
    return longest / max(longest, *map(len, re.split(r"[\s’-]+", label)))


def _card(
    look: Look, t: Texts, compact: bool, trying: bool, option: Option, session: int, answer: Callable[[str], object]
) -> ft.Control:
    """A small card. room: letters of its label, 0 where it says all that there is to say."""
    p = look.palette
    label, note = t(option.label), t(option.note) if option.note is not None else ""
    height = 30 if compact or trying else 42
    image = drawn(option.picture, height, option.colour)
    locked = not option.verdict.allowed
    least = (TOUCH if trying else kit.ANSWER) - 16
    # a picture has no width before it is drawn; without one the words would be measured too wide
    sign = [ft.Container(image, width=height * 1.1, height=least, alignment=ft.Alignment.CENTER)] if image else []
    strut = [] if image else [ft.Container(width=0, height=least)]
    narrow = compact and look.zoom <= 1
    size = look.sizes.small if compact or trying else look.sizes.body
    name = pen(look, label, bold=True, size=size * _shrunk(label, LONGEST - LOCKED * locked) if narrow else size)
    name.style = ft.TextStyle(height=kit.CLOSE)
    weighed = figure_row(look, t, option.figures) if not session or _few(t, option.figures, session) else []
    short = note if not session else "" if weighed or trying else second_line(label, note, session)
    words = in_middle([name, *weighed, *([quiet(look, short)] if short else [])], 1)
    lock = [kit.icon(look, "lock", look.sizes.small, p.on_parchment_muted)] if locked else []
    body = ft.Container(
        ft.Row([*sign, words, *lock, *strut], spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        bgcolor=p.paper_shade if locked else p.paper,
        border=ft.Border.all(2, p.paper_line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.only(left=9, right=(6 if locked else 2) + (8 if image else 0), top=6, bottom=6),
        on_click=lambda _: answer(option.id),
    )
    return kit.tagged(body, f"answer-{option.id}", "", expand=1)


def _not_now(
    look: Look, t: Texts, asked: EveningContext, refused: Sequence[Option], opened: bool, toggle: Callable[[], None]
) -> ft.Control:
    """The line that names what is refused; a tap turns the cards over to the reasons and back."""
    p = look.palette
    names = tuple(option.label for option in refused)
    told = t(msg("ui-possible-again")) if opened else t(msg("ui-not-now", what=names))
    body = ft.Container(
        kit.line(
            [
                kit.icon(look, "left" if opened else "lock", look.sizes.body * 1.2, p.on_parchment_muted),
                pen(
                    look,
                    told,
                    colour=p.on_parchment_muted,
                    max_lines=1 if look.zoom <= 1 and not asked.compact else 2,
                    overflow=ft.TextOverflow.ELLIPSIS,
                    expand=True,
                ),
                *([] if opened or asked.compact else [quiet(look, t(msg("ui-why")))]),
                ft.Container(width=0, height=TOUCH - 8),
            ]
        ),
        bgcolor=p.paper_shade,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        on_click=lambda _: toggle(),
    )
    return kit.tagged(body, "not-now", told, expand=1)


def _explain(look: Look, t: Texts, noted: bool, turn: Callable[[], None], *, alone: bool) -> ft.Control:
    """The way to what the cards have no room to say, and back.

    noted: whether they say it now.  alone: whether there is room for words.
    """
    p = look.palette
    words = t(msg("ui-short" if noted else "ui-explain"))
    sign = kit.icon(look, "info", look.sizes.body * 1.2, p.on_parchment_muted)
    body = ft.Container(
        kit.line([sign, *([quiet(look, words)] if alone else [])], tight=True),
        height=TOUCH,
        bgcolor=p.paper if noted else p.paper_shade,
        border=ft.Border.all(2, p.paper_line) if noted else None,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=14),
        alignment=ft.Alignment.CENTER,
        on_click=lambda _: turn(),
    )
    return kit.tagged(body, "explain", words, selected=noted)


def refusal(look: Look, t: Texts, asked: EveningContext, option: Option) -> ft.Control:
    """A refused option: every reason with its rule to tap, and for the table the way to do it all the same."""
    p = look.palette
    image = drawn(option.picture, 36, option.colour)
    broken = reasons(t, option.verdict)
    why = [
        pen(look, text, size=look.sizes.small, colour=p.on_parchment_bad)
        for text in dict.fromkeys(x for _, x in broken)
    ]
    tags = [
        kit.rule_tag(look, rule, asked.on_rule, p.on_parchment_muted)
        for rule in dict.fromkeys(r for r, _ in broken)
        if rule
    ]
    words = ft.Container(kit.rows([pen(look, t(option.label), bold=True), *why], 0), expand=True)
    parts = [*([ft.Container(image, opacity=0.5)] if image else []), words]
    ways = (
        [_anyway(look, t, asked, option)]
        if asked.session.rights.overrule and asked.session.could(option.id, seat=asked.seat)
        else []
    )
    if asked.on_may is not None:
        ways.insert(0, _may(look, t, asked.steady(partial(asked.on_may, option.id)), option))
    content: ft.Control = kit.line([*parts, *([] if asked.compact else [*tags, *ways])], 10)
    if asked.compact:
        content = kit.rows([content, ft.Row([*tags, *ways], alignment=ft.MainAxisAlignment.END, wrap=True)], 0)
    body = ft.Container(
        content, bgcolor=p.paper_shade, border_radius=10, padding=ft.Padding.symmetric(horizontal=10, vertical=6)
    )
    return ft.Semantics(content=body, identifier=f"refused-{option.id}", container=True)


def _may(look: Look, t: Texts, ask: Callable[[], None], option: Option) -> ft.Control:
    """The way from a refused option to the checker, which tells more of it and tries it."""
    words = t(msg("ui-may-i"))
    return kit.sign_button(look, "scales", words, ask, f"may-{option.id}", TOUCH)


def _anyway(look: Look, t: Texts, asked: EveningContext, option: Option) -> ft.Control:
    return kit.button(
        look,
        t(msg("ui-anyway-short")),
        asked.steady(partial(asked.overrule, option.id)),
        identifier=f"anyway-{option.id}",
        height=TOUCH,
        size=look.sizes.small,
    )
