"""The end of the evening: who won and by which rule, the score with its arithmetic, fame round by round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

import flet as ft

from companion.core.text import Msg, msg
from companion.core.verdicts import Sum
from companion.games.captains_log.names import side
from companion.games.captains_log.options import NATIONS
from companion.games.captains_log.score import Score, solo_score
from companion.games.captains_log.state import State
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.art.base import Mark, circle, num, svg
from companion.ui.art.numerals import number
from companion.ui.games import Frame
from companion.ui.games.captains_log.pieces import flag
from companion.ui.live import use_live
from companion.ui.palette import CORAL
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.table.notebook import rule_tag
from companion.ui.text import use_texts
from companion.ui.theme import Look, use_look

WIDTH, HEIGHT = 640, 236
LEFT, RIGHT, TOP, FOOT = 34, 12, 12, 26
"""Edges of the plot around its curves, in units of the drawing."""
STEPS = (1, 2, 5, 10, 20, 50)
LABELS = 8
"""Numbers along an axis at most."""


@component
def SummaryPage(room: Room, frame: Frame) -> ft.Control:
    """On parchment, like a page torn from the log."""
    use_live(room)
    look, t = use_look(), use_texts()
    s: State = room.evening.state
    p = look.palette
    content: list[ft.Control] = [_crown(look, t, s, frame)]
    content += [
        _legend(look, t, s),
        kit.pic_markup(fame_plot(s), 160 if frame.compact else HEIGHT, t(msg("cl-ui-plot"))),
    ]
    if (score := solo_score(s, room.evening.game.book)) is not None:
        content.append(_score(look, t, score, frame.compact))
    content.append(kit.headline(look, t(msg("cl-ui-ledger")), size=look.sizes.title, colour=p.on_parchment))
    content.append(_causes(look, t, s))
    return ft.Container(
        ft.ListView(content, spacing=14, expand=True),
        bgcolor=p.parchment,
        border_radius=kit.RADIUS + 4,
        padding=ft.Padding.symmetric(horizontal=16 if frame.compact else 24, vertical=18),
        expand=True,
    )


def _crown(look: Look, t: Texts, s: State, frame: Frame) -> ft.Control:
    """Who has won, under which sail, and by which rule."""
    p = look.palette
    outcome = s.outcome
    verdict: Msg = msg("ui-evening-over")
    picture: ft.Control = kit.pic("compass:rose", 96)
    place: list[ft.Control] = [kit.words(look, t(msg("cl-ui-round", n=s.turn.round)), colour=p.on_parchment_muted)]
    if outcome is not None:
        verdict = msg(f"cl-ui-{outcome.kind}", who=side(s, outcome.winner))
        if outcome.winner in NATIONS:
            paint, ensign = kit.colour_of(outcome.winner), outcome.winner
            picture = kit.pic("ship:ship_of_the_line", 104, hull=paint, flag=ensign)
        else:
            wide = 104 if len(s.team(outcome.winner)) == 1 else 44 if frame.compact else 72
            ships = [kit.pic("ship:schooner", wide, hull=kit.colour_of(p.colour)) for p in s.team(outcome.winner)]
            picture = kit.line(list[ft.Control](ships), 4, tight=True)
        place.append(rule_tag(look, outcome.rule, frame.on_rule, p.on_parchment_muted))
    size = look.sizes.question * (1 if frame.compact else 1.25)
    title = ft.Semantics(
        content=kit.headline(look, t(verdict), size=size, colour=p.on_parchment),
        identifier="outcome",
        header=True,
        container=True,
    )
    words = kit.rows([title, kit.line(place, 10)], 0)
    words.expand = True
    return kit.line([picture, words], 20)


def _legend(look: Look, t: Texts, s: State) -> ft.Control:
    """Whose curve is whose, with the fame at the end."""
    p = look.palette
    signs = [
        *((kit.pic("ship:schooner", 34, hull=kit.colour_of(s.player(seat).colour)), seat) for seat in s.parties),
        *((flag(nation, 24), nation) for nation in s.enemies),
    ]
    entries: list[ft.Control] = [
        kit.line(
            [
                sign,
                kit.words(look, t(side(s, owner)), colour=p.on_parchment),
                kit.headline(look, str(s.fame(owner)), size=look.sizes.title * 1.2, colour=p.on_parchment),
            ],
            8,
            tight=True,
        )
        for sign, owner in signs
    ]
    return ft.Row(entries, wrap=True, spacing=26, run_spacing=4)


def _score(look: Look, t: Texts, score: Score, compact: bool) -> ft.Control:
    """CL-SCR-05: the three values with their sums, and their product."""
    p = look.palette
    parts = (score.value1, score.value2, score.value3)
    product = " × ".join(str(part.total) for part in parts)
    line = ft.Row(
        [
            kit.headline(look, t(msg("cl-ui-score", n=score.total)), colour=p.on_parchment),
            kit.words(look, f"= {product}", size=look.sizes.title, colour=p.on_parchment_muted),
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

    def entry(label: str, value: str, bold: bool = False) -> ft.Control:
        words = kit.words(look, label, size=look.sizes.small, colour=p.on_parchment, bold=bold, expand=True)
        figure = kit.words(look, value, colour=p.on_parchment, bold=True)
        return ft.Row([words, figure], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)

    terms = [entry(t(term.label), f"−{-term.value}" if term.value < 0 else str(term.value)) for term in part.terms]
    line = ft.Container(height=2, bgcolor=p.paper_line)
    total = entry("", f"= {part.total}")
    head = kit.words(look, t(part.label), size=look.sizes.small, colour=p.on_parchment_muted, bold=True)
    return ft.Container(kit.rows([head, *terms, line, total], 5), bgcolor=p.paper, border_radius=12, padding=12)


def _causes(look: Look, t: Texts, s: State) -> ft.Control:
    """Fame by reason, owner after owner; in a team also who brought how much."""
    p = look.palette
    blocks: list[ft.Control] = []
    for owner in (*s.parties, *s.enemies):
        totals = fame_by_cause(s, owner)
        lines: list[ft.Control] = [kit.words(look, t(side(s, owner)), bold=True, colour=p.on_parchment)]
        lines += [_entry(look, t(msg(f"cl-fame-{cause}")), total) for cause, total in totals.items()]
        if len(s.team(owner)) > 1 and totals:
            lines.append(ft.Container(height=2, bgcolor=p.paper_line))
            lines += [_entry(look, player.name, fame_brought(s, player.id)) for player in s.team(owner)]
        if not totals:
            nothing = kit.words(look, t(msg("core-nothing")), size=look.sizes.small, colour=p.on_parchment_muted)
            lines.append(nothing)
        width = 200 * look.zoom
        blocks.append(ft.Container(kit.rows(lines, 4), bgcolor=p.paper, border_radius=12, padding=12, width=width))
    return ft.Row(blocks, wrap=True, spacing=10, run_spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)


def _entry(look: Look, label: str, total: int) -> ft.Control:
    """A label and an amount of fame."""
    paint = look.palette.on_parchment
    words = kit.words(look, label, size=look.sizes.small, colour=paint, expand=True)
    amount = f"+{total}" if total >= 0 else f"−{-total}"
    return kit.line([words, kit.words(look, amount, bold=True, colour=paint)], 8)


def fame_brought(s: State, seat: str) -> int:
    """The part of one player in the fame of the team."""
    return sum(point.amount for point in s.ledger if point.who == seat)


def fame_by_cause(s: State, owner: str) -> dict[str, int]:
    """What a seat with its team, or a nation, has scored by cause, in the order of the first time."""
    totals: dict[str, int] = {}
    team = s.options.team(owner)
    for point in s.ledger:
        if point.who in team:
            totals[point.cause] = totals.get(point.cause, 0) + point.amount
    return totals


def fame_by_round(s: State, owner: str) -> list[int]:
    """Fame of a seat with its team, or of a nation, at the end of each round, from round 0."""
    team = s.options.team(owner)
    gains = [sum(f.amount for f in s.ledger if f.who in team and f.round == r) for r in range(s.turn.round + 1)]
    return list(accumulate(gains))


def ticks(top: int) -> list[int]:
    """Round numbers from 0 to `top` to write along an axis, few enough to be read."""
    step = next((step for step in STEPS if top / step <= LABELS), STEPS[-1])
    return list(range(0, top + 1, step))


def fame_plot(s: State) -> str:
    """A line per player or team (solid) and nation (dashed) with a dot at its end; the target is a dotted line. SVG."""
    series = {owner: fame_by_round(s, owner) for owner in (*s.parties, *s.enemies)}
    paints = {seat: kit.colour_of(s.player(seat).colour) for seat in s.parties}
    paints |= {nation: kit.colour_of(nation) for nation in s.enemies}
    top = max([s.target, 1, *(max(values) for values in series.values())])
    last = max(1, s.turn.round)

    def x(turn: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * turn / last

    def y(fame: float) -> float:
        return TOP + (HEIGHT - FOOT - TOP) * (1 - fame / top)

    def across(fame: float) -> str:
        return f"M{LEFT} {num(y(fame))}H{WIDTH - RIGHT}"

    ink, faint = "#6b5320", "#d9c898"
    marks: list[Mark] = []
    for fame in ticks(top):
        marks += [_line(across(fame), faint, 1.2), *number(str(fame), LEFT - 16, y(fame), 11, ink)]
    for turn in ticks(last):
        marks += number(str(turn), x(turn), HEIGHT - 9, 11, ink)
    marks += [_line(path, CORAL, 2) for path in _dashes([(LEFT, y(s.target)), (WIDTH - RIGHT, y(s.target))], 3, 5)]
    for order, (owner, values) in enumerate(series.items()):
        points = [(x(turn), y(fame) - 2 * (order if owner in s.enemies else 0)) for turn, fame in enumerate(values)]
        whole = "M" + "L".join(f"{num(a)} {num(b)}" for a, b in points)
        marks += [_line(path, paints[owner], 4) for path in (_dashes(points, 9, 7) if owner in s.enemies else [whole])]
        marks.append(Mark(circle(*points[-1], 6), fill=paints[owner], width=2, halo=False))
    return svg(marks, WIDTH, HEIGHT, rim=None)


def _line(path: str, paint: str, width: float) -> Mark:
    return Mark(path, stroke=paint, width=width, halo=False)


def _dashes(points: Sequence[tuple[float, float]], dash: float, gap: float) -> list[str]:
    """A polyline as short strokes, for renderers that know no dashes. dash, gap: lengths in units of the drawing."""
    strokes: list[str] = []
    walked = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        start = -(walked % (dash + gap))
        while start < length:
            a, b = max(0.0, start), min(length, start + dash)
            if b > a:
                at = [(x0 + (x1 - x0) * d / length, y0 + (y1 - y0) * d / length) for d in (a, b)]
                strokes.append("M" + "L".join(f"{num(px)} {num(py)}" for px, py in at))
            start += dash + gap
        walked += length
    return strokes
