"""What a captain could do now and what it would bring, told only to who asks for it."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.cannon_duel.advice.lines import AdviceLine, lines
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.names import player_name
from companion.games.cannon_duel.model.state import State
from companion.library.texts import Texts
from companion.ui.games.cannon_duel.pieces import scale
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.parts.refusal_reasons import sum_in_words
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

PICTURE = 44
"""Height of what stands before a piece of advice, in logical pixels at zoom 1."""


@component
def Advice(look: Look, t: Texts, s: State, book: Book, seat: SeatId) -> ft.Control:
    """A button; after a tap on it what `lines` has to say, until the next tap. s: as whoever looks may see it."""
    opened, open_ = ft.use_state(False)
    button = kit.button(
        look,
        t(msg("cd-advice-close" if opened else "cd-advice-ask", name=player_name(s, seat))),
        lambda: open_(not opened),
        kind="sea" if opened else "brass",
        sign="cross" if opened else "why",
        identifier="advice-close" if opened else "advice-ask",
        height=TOUCH,
        wide=True,
    )
    content: list[ft.Control] = [button]
    if opened:
        told = lines(s, book, seat)
        content += [_line(look, t, each) for each in told]
        if not told:
            content.append(kit.words(look, t(msg("cd-advice-none")), colour=look.palette.text_muted))
    body = kit.panel(look, kit.rows(content, 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))
    return ft.Semantics(content=body, identifier=f"advice-of-{seat}", container=True)


def _line(look: Look, t: Texts, line: AdviceLine) -> ft.Control:
    """What could be done, what it brings, and the arithmetic behind it."""
    p = look.palette
    words = [kit.words(look, t(line.text), bold=True), kit.words(look, t(line.does), colour=p.text_brass)]
    if line.total is not None:
        words.append(kit.words(look, sum_in_words(t, line.total), size=look.sizes.small, colour=p.text_muted))
    size = PICTURE * scale(look)
    image = ft.Container(kit.pic(line.picture, size), width=size, alignment=ft.Alignment.CENTER)
    return ft.Container(
        kit.line([image, kit.rows(words, 2, expand=True)], 10), bgcolor=p.panel_sunk, border_radius=10, padding=10
    )
