"""The odds of a roll: the number that matters, and a small plot of what the dice may bring."""

from __future__ import annotations

from fractions import Fraction

import flet as ft

from companion.core.rules.odds import Odds, percent
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.widgets import kit

PLOT = 84
"""Height of the highest bar, in logical pixels."""
MOST = 12
"""Bars side by side; rarer results beyond them are drawn together."""
SLIGHT = Fraction(1, 200)
"""Chances below this are not worth a bar at either end."""


def worth_showing(odds: Odds) -> tuple[tuple[int, Fraction], ...]:
    """The bars without slight ones at the ends; what lies above the last one shown is added to it."""
    bars = list(odds.bars)
    while len(bars) > 1 and bars[0][1] < SLIGHT:
        bars = [(bars[1][0], bars[0][1] + bars[1][1]), *bars[2:]]
    while len(bars) > 1 and (bars[-1][1] < SLIGHT or len(bars) > MOST):
        bars = [*bars[:-2], (bars[-2][0], bars[-2][1] + bars[-1][1])]
    return tuple(bars)


def odds_line(look: Look, t: Texts, odds: Odds) -> ft.Control:
    """The number that matters, in one line."""
    sign = kit.icon(look, "dice", look.sizes.body * 1.2, look.palette.on_parchment_muted)
    return kit.line([sign, ft.Container(pen(look, t(odds.headline), bold=True), expand=True)])


def odds_plot(look: Look, t: Texts, odds: Odds) -> ft.Control:
    """Bars of what may come, with per cents; those of which the headline speaks are coral and bear a frame."""
    bars = worth_showing(odds)
    highest = max(chance for _, chance in bars)
    drawn = [
        _bar(look, t, result, chance, float(chance / highest), odds.likely is not None and result >= odds.likely)
        for result, chance in bars
    ]
    plot = ft.Row(drawn, spacing=4, vertical_alignment=ft.CrossAxisAlignment.END)
    said = ", ".join(f"{result}: {t(percent(chance))}" for result, chance in bars)
    body = kit.rows([odds_line(look, t, odds), plot, quiet(look, t(odds.unit))], 6)
    return ft.Semantics(content=body, identifier="odds", label=f"{t(odds.headline)} {said}", container=True)


def _bar(look: Look, t: Texts, result: int, chance: Fraction, height: float, marked: bool) -> ft.Control:
    p = look.palette
    column = ft.Container(
        height=max(3, PLOT * height),
        bgcolor=p.coral if marked else p.brass,
        border=ft.Border.all(2, p.on_parchment) if marked else None,
        border_radius=ft.BorderRadius.only(top_left=4, top_right=4),
    )
    return ft.Container(
        kit.rows(
            [
                quiet(look, t(percent(chance)), text_align=ft.TextAlign.CENTER, max_lines=1),
                column,
                pen(look, str(result), bold=True, text_align=ft.TextAlign.CENTER, max_lines=1),
            ],
            2,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        expand=1,
    )
