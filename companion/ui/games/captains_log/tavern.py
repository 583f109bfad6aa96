"""The tavern where the app keeps it: three lines of three upgrades, as on the board, with prices and what they do."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.captains_log.harbour.prices import printed
from companion.games.captains_log.harbour.tavern import space_price
from companion.games.captains_log.harbour.tavern_stock import offered
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.names import coins
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship.upgrades import find, name
from companion.library.texts import Texts
from companion.ui.gamekit.frame import Frame
from companion.ui.look.theme import Look
from companion.ui.widgets import kit

THREE_LINES = 78
"""Height of a space: a name on two lines, and a price."""


def tavern_board(look: Look, t: Texts, s: State, book: Book, frame: Frame) -> ft.Control:
    """The nine spaces, the reputation of each line at its left; a tap on an upgrade opens its rule."""
    lines: list[ft.Control] = [kit.caption(look, t(msg("cl-ui-tavern")))]
    for line in range(1, book.numbers.tavern_lines + 1):
        spaces: list[ft.Control] = [
            _space(look, t, s, book, frame, line, column) for column in range(1, book.numbers.tavern_columns + 1)
        ]
        needs = kit.line([kit.pic("token:flag", 22, t(msg("cl-reputation"))), kit.words(look, str(line), bold=True)], 4)
        mark = ft.Container(needs, width=52)
        if frame.compact:
            lines.append(kit.rows([mark, *spaces], 6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))
        else:
            lines.append(ft.Row([mark, *spaces], spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER))
    return ft.Container(kit.rows(lines, 8), bgcolor=look.palette.panel_raised, border_radius=12, padding=12)


def _space(look: Look, t: Texts, s: State, book: Book, frame: Frame, line: int, column: int) -> ft.Control:
    """One space: picture, name and price, or an empty place."""
    p = look.palette
    upgrade = offered(s, line, column, book.numbers)
    if not upgrade:
        return ft.Container(
            kit.words(look, t(msg("cl-ui-tavern-empty")), size=look.sizes.small, colour=p.text_muted),
            height=THREE_LINES,
            expand=True,
            alignment=ft.Alignment.CENTER,
            border=ft.Border.all(1, p.line),
            border_radius=8,
        )
    cost = space_price(s, line, column) or printed(s, upgrade)
    price = "" if cost is None else t(coins(cost))
    shown: list[ft.Control] = [kit.words(look, t(name(upgrade)), bold=True, max_lines=2, size=look.sizes.small)]
    if price:
        shown.append(kit.words(look, price, size=look.sizes.small, colour=p.text_brass, max_lines=1))
    words = kit.rows(shown, 0)
    words.expand = True
    known = find(book, upgrade)
    body = ft.Container(
        kit.line([kit.pic(known.picture, 30), words], 8),
        bgcolor=p.panel_sunk,
        border_radius=8,
        padding=8,
        height=None if look.zoom > 1 else THREE_LINES,
        on_click=lambda _: frame.on_rule(known.rule),
        expand=True,
    )
    return kit.tagged(body, f"tavern-{line}-{column}", f"{t(name(upgrade))} {price}".strip(), expand=True)
