"""The last page of an evening, on parchment like a page torn from the log: verdict, curves, table, sums, accounts.

Each part is a function; a game's summary says what goes into it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.text import Msg
from companion.core.verdicts import Sum
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.games import Frame
from companion.ui.table.notebook import rule_tag
from companion.ui.table.plot import HEIGHT, Curve, plot
from companion.ui.theme import Look

RANK, FIGURE = 20, 96
"""Widths of the columns of the final table, in logical pixels at zoom 1."""


@dataclass(frozen=True, slots=True)
class Side:
    """A player, team or nation at the end, with the points it has and how it came by them."""

    name: Msg
    picture: ft.Control
    points: int
    curve: Curve


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the final table. rank: as won, the same for equals.  figures: one for each heading."""

    rank: int
    name: Msg
    picture: ft.Control
    figures: tuple[str, ...]
    note: Msg | None = None


def sheet(look: Look, frame: Frame, content: Sequence[ft.Control]) -> ft.Control:
    """The page itself."""
    return ft.Container(
        ft.ListView(list(content), spacing=14, expand=True),
        bgcolor=look.palette.parchment,
        border_radius=kit.RADIUS + 4,
        padding=ft.Padding.symmetric(horizontal=16 if frame.compact else 24, vertical=18),
        expand=True,
    )


def heading(look: Look, text: str) -> ft.Control:
    """The title of a part of the page."""
    return kit.headline(look, text, size=look.sizes.title, colour=look.palette.on_parchment)


def crown(
    look: Look, t: Texts, frame: Frame, verdict: Msg, picture: ft.Control, moment: Msg, rule: str = ""
) -> ft.Control:
    """Who has won, under which sail, when, and by which rule. moment: when the evening ended."""
    p = look.palette
    place: list[ft.Control] = [kit.words(look, t(moment), colour=p.on_parchment_muted)]
    if rule:
        place.append(rule_tag(look, rule, frame.on_rule, p.on_parchment_muted))
    size = look.sizes.question * (1 if frame.compact else 1.25)
    title = ft.Semantics(
        content=kit.headline(look, t(verdict), size=size, colour=p.on_parchment),
        identifier="outcome",
        header=True,
        container=True,
    )
    below = ft.Row(place, wrap=True, spacing=10, run_spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    words = kit.rows([title, below], 0)
    words.expand = True
    return kit.line([picture, words], 20)


def curves(
    look: Look, t: Texts, frame: Frame, sides: Sequence[Side], label: Msg, last: int, goal: int = 0
) -> list[ft.Control]:
    """Whose curve is whose, with the points at the end, and the plot. label: what is plotted, read aloud.

    last: number of the last round or card.  goal: points that win, 0 where no number of points does.
    """
    drawing = plot([side.curve for side in sides], last, goal)
    return [_legend(look, t, sides), kit.pic_markup(drawing, 160 if frame.compact else HEIGHT, t(label))]


def _legend(look: Look, t: Texts, sides: Sequence[Side]) -> ft.Control:
    p = look.palette
    entries: list[ft.Control] = [
        kit.line(
            [
                side.picture,
                kit.words(look, t(side.name), colour=p.on_parchment),
                kit.headline(look, str(side.points), size=look.sizes.title * 1.2, colour=p.on_parchment),
            ],
            8,
            tight=True,
        )
        for side in sides
    ]
    return ft.Row(entries, wrap=True, spacing=26, run_spacing=4)


def table(look: Look, t: Texts, heads: Sequence[Msg], places: Sequence[Place], compact: bool) -> ft.Control:
    """The final table: rank, ship and name of each player, and a column of figures under each heading.

    compact: on a phone the figures stand below the name, each with its heading.
    """
    narrow = compact or look.zoom > 1.25
    lines = [_place(look, t, heads, place, narrow) for place in places]
    if narrow:
        return kit.rows(lines, 6)
    titles = kit.line([ft.Container(expand=True), *(_cell(look, _small(look, t(head))) for head in heads)], 12)
    return kit.rows([ft.Container(titles, padding=ft.Padding.symmetric(horizontal=14)), *lines], 6)


def _place(look: Look, t: Texts, heads: Sequence[Msg], place: Place, narrow: bool) -> ft.Control:
    """One player's line; the winner's has a frame of brass."""
    p = look.palette
    figures = [kit.words(look, figure, colour=p.on_parchment, bold=True) for figure in place.figures]
    number = kit.headline(look, str(place.rank), size=look.sizes.title * 1.2, colour=p.on_parchment)
    rank = ft.Container(number, width=RANK * look.zoom)
    name: list[ft.Control] = [kit.words(look, t(place.name), colour=p.on_parchment, bold=True)]
    if place.note is not None:
        name.append(_small(look, t(place.note)))
    who = [rank, place.picture, ft.Column(name, spacing=0, expand=True)]
    if narrow:
        pairs = zip(heads, figures, strict=True)
        below = [kit.line([_small(look, t(head)), figure], 6, tight=True) for head, figure in pairs]
        body: ft.Control = kit.rows([kit.line(who, 12), ft.Row([*below], wrap=True, spacing=18, run_spacing=2)], 4)
    else:
        body = kit.line([*who, *(_cell(look, figure) for figure in figures)], 12)
    return ft.Container(
        body,
        bgcolor=p.paper,
        border=ft.Border.all(2, p.brass if place.rank == 1 else p.paper),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def _cell(look: Look, words: ft.Control) -> ft.Control:
    return ft.Container(words, width=FIGURE * look.zoom, alignment=ft.Alignment.CENTER_RIGHT)


def _small(look: Look, text: str) -> ft.Text:
    return kit.words(look, text, size=look.sizes.small, colour=look.palette.on_parchment_muted)


def product(look: Look, t: Texts, total: Msg, parts: Sequence[Sum], compact: bool) -> ft.Control:
    """A score that is the product of sums: what comes out, and each sum with its terms."""
    p = look.palette
    figures = " × ".join(str(part.total) for part in parts)
    line = ft.Row(
        [
            kit.headline(look, t(total), colour=p.on_parchment),
            kit.words(look, f"= {figures}", size=look.sizes.title, colour=p.on_parchment_muted),
        ],
        wrap=True,
        spacing=14,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    cards = [_sum(look, t, part) for part in parts]
    if compact or look.zoom > 1.25:
        return kit.rows([line, *cards], 10)
    for card in cards:
        card.expand = 1
    row = ft.Row([*cards], spacing=10, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return kit.rows([line, row], 10)


def _sum(look: Look, t: Texts, part: Sum) -> ft.Container:
    """One sum as people write it: terms under each other, a line, the total."""
    p = look.palette

    def entry(label: str, value: str) -> ft.Control:
        words = kit.words(look, label, size=look.sizes.small, colour=p.on_parchment, expand=True)
        figure = kit.words(look, value, colour=p.on_parchment, bold=True)
        return ft.Row([words, figure], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)

    terms = [entry(t(term.label), f"−{-term.value}" if term.value < 0 else str(term.value)) for term in part.terms]
    head = kit.words(look, t(part.label), size=look.sizes.small, colour=p.on_parchment_muted, bold=True)
    content = [head, *terms, rule_off(look), entry("", f"= {part.total}")]
    return ft.Container(kit.rows(content, 5), bgcolor=p.paper, border_radius=12, padding=12)


def rule_off(look: Look) -> ft.Control:
    """The line under a column of figures."""
    return ft.Container(height=2, bgcolor=look.palette.paper_line)


def account(look: Look, owner: str, *groups: Sequence[tuple[str, int]], nothing: str) -> ft.Control:
    """Where the points of one side came from: amounts by reason, groups of them apart. nothing: said without any."""
    p = look.palette
    lines: list[ft.Control] = [kit.words(look, owner, bold=True, colour=p.on_parchment)]
    for number, group in enumerate(group for group in groups if group):
        lines += [rule_off(look)] if number else []
        lines += [_amount(look, label, total) for label, total in group]
    if len(lines) == 1:
        lines.append(kit.words(look, nothing, size=look.sizes.small, colour=p.on_parchment_muted))
    return ft.Container(kit.rows(lines, 4), bgcolor=p.paper, border_radius=12, padding=12, width=200 * look.zoom)


def accounts(drawn: Iterable[ft.Control]) -> ft.Control:
    """The accounts of all sides beside each other."""
    return ft.Row(list(drawn), wrap=True, spacing=10, run_spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)


def _amount(look: Look, label: str, total: int) -> ft.Control:
    """A label and an amount of points."""
    paint = look.palette.on_parchment
    words = kit.words(look, label, size=look.sizes.small, colour=paint, expand=True)
    amount = f"+{total}" if total >= 0 else f"−{-total}"
    return kit.line([words, kit.words(look, amount, bold=True, colour=paint)], 8)
