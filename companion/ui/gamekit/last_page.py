"""The last page of an evening, on parchment like a page torn from the log."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.rules.verdicts import Sum
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.figures.tracks import decimal, grouped
from companion.ui.gamekit.ending import (
    Account,
    Accounts,
    B,
    Contender,
    Crown,
    Curves,
    EndingPart,
    Fortune,
    Fortunes,
    LastPageOf,
    PartTitle,
    Product,
    Rank,
    Ranking,
    S,
    fortunes,
    standings,
)
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.plot import HEIGHT, plot
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

RANK, FIGURE, NAMED = 20, 96, 260
"""Widths of the columns of the final table, and what its ranks, ships, names and edges need, in logical pixels."""


@component
def LastPage(session: ScreenSession, frame: Frame, told: LastPageOf[S, B] | None = None) -> ft.Control:
    """The page shown when the evening is over. told: by the game, the score if it says nothing."""
    use_live(session)
    look, t = use_look(), use_texts()
    return parchment(look, t, frame, parts_of(session, frame, told))


def parts_of(session: ScreenSession, frame: Frame, told: LastPageOf[S, B] | None) -> Sequence[EndingPart]:
    """What stands on the page of an evening. told: as for `LastPage`."""
    game, state = session.view.game, session.view.final_state
    parts = told(state, game.book, frame) if told is not None else standings(game, state)
    return [*parts, *fortunes(session.view.journal, game.seats(state))]


def parchment(look: Look, t: Texts, frame: Frame, parts: Sequence[EndingPart]) -> ft.Control:
    """Parts of a last page on their sheet, for any page that has some of them."""
    content = [drawn for part in parts for drawn in _part(look, t, frame, part)]
    return ft.Container(
        kit.listed(content, spacing=14, expand=True),
        bgcolor=look.palette.parchment,
        border_radius=kit.RADIUS + 4,
        padding=ft.Padding.symmetric(horizontal=16 if frame.compact else 24, vertical=18),
        expand=True,
    )


def _part(look: Look, t: Texts, frame: Frame, part: EndingPart) -> list[ft.Control]:
    """A part of the page as it is drawn."""
    match part:
        case Crown():
            return [crown(look, t, frame, part)]
        case PartTitle(text):
            return [kit.headline(look, t(text), size=look.sizes.title, colour=look.palette.on_parchment)]
        case Curves():
            return curves(look, t, frame, part)
        case Ranking():
            needed = NAMED + len(part.heads) * (FIGURE + 12)
            return [table(look, t, part, frame.compact or frame.width < needed)]
        case Product():
            return [product(look, t, part, frame.compact)]
        case Fortunes(lucky):
            most = max([1000, *(max(1000 * each.came, each.due) for each in lucky)])
            return [kit.rows([fortune(look, t, each, most) for each in lucky], 6)]
        case Accounts(accounts):
            drawn: list[ft.Control] = [account(look, t, each) for each in accounts]
            start = ft.CrossAxisAlignment.START
            return [ft.Row(drawn, wrap=True, spacing=10, run_spacing=10, vertical_alignment=start)]


def crown(look: Look, t: Texts, frame: Frame, part: Crown) -> ft.Control:
    """The picture, beside it the verdict, and smaller when and by which rule."""
    p = look.palette
    place: list[ft.Control] = [kit.words(look, t(part.moment), colour=p.on_parchment_muted)]
    if part.rule:
        place.append(kit.rule_tag(look, part.rule, frame.on_rule, p.on_parchment_muted))
    size = look.sizes.question * (1 if frame.compact else 1.25)
    verdict = kit.headline(look, t(part.verdict), size=size, colour=p.on_parchment)
    verdict.style = ft.TextStyle(height=kit.CLOSE)
    title = ft.Semantics(content=verdict, identifier="outcome", header=True, container=True)
    below = ft.Row(place, wrap=True, spacing=10, run_spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    words = kit.rows([title, below], 0)
    words.expand = True
    return kit.line([part.picture, words], 20)


def curves(look: Look, t: Texts, frame: Frame, part: Curves) -> list[ft.Control]:
    """Whose curve is whose, with the points at the end, and the plot."""
    drawing = plot([side.curve for side in part.sides], part.last, part.goal)
    height = 160 if frame.compact else HEIGHT
    return [_legend(look, t, part.sides), kit.pic_markup(drawing, height, t(part.label))]


def _legend(look: Look, t: Texts, sides: Sequence[Contender]) -> ft.Control:
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


def table(look: Look, t: Texts, part: Ranking, compact: bool) -> ft.Control:
    """compact: on a phone, and where words are enlarged, the figures stand below the name, each with its heading."""
    narrow = compact or look.zoom > 1
    heads = part.heads
    lines = [_place(look, t, heads, place, narrow) for place in part.places]
    if narrow:
        return kit.rows(lines, 6)
    titles = kit.line([ft.Container(expand=True), *(_cell(look, _small(look, t(head))) for head in heads)], 12)
    return kit.rows([ft.Container(titles, padding=ft.Padding.symmetric(horizontal=14)), *lines], 6)


def _place(look: Look, t: Texts, heads: Sequence[Msg], place: Rank, narrow: bool) -> ft.Control:
    """One player's line; the winner's has a frame of brass."""
    p = look.palette
    written = [figure if isinstance(figure, str) else grouped(t, figure) for figure in place.figures]
    figures = [kit.words(look, figure, colour=p.on_parchment, bold=True) for figure in written]
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
        border=ft.Border.all(2, p.mark if place.rank == 1 else p.paper),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def _cell(look: Look, words: ft.Control) -> ft.Control:
    return ft.Container(words, width=FIGURE * look.zoom, alignment=ft.Alignment.CENTER_RIGHT)


def _small(look: Look, text: str) -> ft.Text:
    return kit.words(look, text, size=look.sizes.small, colour=look.palette.on_parchment_muted)


def product(look: Look, t: Texts, part: Product, compact: bool) -> ft.Control:
    """What comes out, and below it the sums side by side."""
    p = look.palette
    figures = " × ".join(str(each.total) for each in part.parts)
    line = ft.Row(
        [
            kit.headline(look, t(part.total), colour=p.on_parchment),
            kit.words(look, f"= {figures}", size=look.sizes.title, colour=p.on_parchment_muted),
        ],
        wrap=True,
        spacing=14,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    cards = [_sum(look, t, each) for each in part.parts]
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


def fortune(look: Look, t: Texts, part: Fortune, most: int) -> ft.Control:
    """Whose dice, how many did well, how many were due, and both as bars. most: so many thousandths fill a bar."""
    p = look.palette
    by = round(part.came - part.due / 1000, 1)
    paint = p.on_parchment_good if by >= 0 else p.on_parchment_bad
    name = kit.words(look, t(part.name), bold=True, colour=p.on_parchment, expand=True)
    figure = kit.words(look, signed(by, decimal(t, abs(by))), bold=True, colour=paint)
    line = msg("ui-ending-luck-line", came=part.came, due=round(part.due / 1000, 1))
    bars = kit.rows([_share(1000 * part.came / most, paint), _share(part.due / most, p.paper_line)], 3)
    body = kit.rows([kit.line([name, figure], 8), _small(look, t(line)), bars], 3)
    body.expand = True
    return ft.Container(
        kit.line([part.picture, body], 12),
        bgcolor=p.paper,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def _share(share: float, paint: str) -> ft.Control:
    return ft.ProgressBar(value=min(1.0, share), color=paint, bgcolor="transparent", bar_height=8, border_radius=4)


def rule_off(look: Look) -> ft.Control:
    """The line under a column of figures."""
    return ft.Container(height=2, bgcolor=look.palette.paper_line)


def account(look: Look, t: Texts, part: Account) -> ft.Control:
    """One side's account on a slip of paper."""
    p = look.palette
    lines: list[ft.Control] = [kit.words(look, t(part.owner), bold=True, colour=p.on_parchment)]
    for number, group in enumerate(group for group in part.groups if group):
        lines += [rule_off(look)] if number else []
        lines += [_amount(look, t(label), total) for label, total in group]
    if len(lines) == 1:
        lines.append(kit.words(look, t(msg("core-nothing")), size=look.sizes.small, colour=p.on_parchment_muted))
    return ft.Container(kit.rows(lines, 4), bgcolor=p.paper, border_radius=12, padding=12, width=200 * look.zoom)


def _amount(look: Look, label: str, total: int) -> ft.Control:
    """A label and an amount of points."""
    paint = look.palette.on_parchment
    words = kit.words(look, label, size=look.sizes.small, colour=paint, expand=True)
    return kit.line([words, kit.words(look, signed(total), bold=True, colour=paint)], 8)
