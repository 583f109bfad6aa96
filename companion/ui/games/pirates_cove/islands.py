"""The chart: five outer islands around Treasure Island, the Cove apart; a tap tells what an island is for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

import flet as ft

from companion.core.values.messages import msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import ISLANDS
from companion.games.pirates_cove.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import News
from companion.ui.gamekit.boards import page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_cove.parts.figures import news
from companion.ui.games.pirates_cove.parts.pieces import ship
from companion.ui.games.pirates_cove.sea import Anchorage, anchorages, contents, resolved, stranger_line
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

WIDTH, CARD, EDGES = 678, 206, 24
"""Width of the chart, width of an island on it, and edges of the page around it, in logical pixels."""
COLUMNS: Final = (("crew", "cannon"), ("tavern", "treasure", "cove"), ("hull", "sails"))
"""The islands from left to right, those of a column below each other: clockwise as on the compass rose."""
SPREAD, MOST = 40, 3
"""Between the islands of a column that has few, in logical pixels, and how many are many."""
MIDDLE: Final = ft.MainAxisAlignment.CENTER
RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "tavern": ("PC-T5-01",),
    "hull": ("PC-T5-02", "PC-UPG-01"),
    "sails": ("PC-T5-02", "PC-UPG-01"),
    "cannon": ("PC-T5-02", "PC-UPG-01"),
    "crew": ("PC-T5-02", "PC-UPG-01"),
    "treasure": ("PC-T5-03", "PC-T5-04"),
    "cove": ("PC-T5-05", "PC-T5-06"),
}
"""The rules of what each is for."""


@component
def IslandsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The chart, and what the island that was tapped is for; it opens on the one that is resolved."""
    look, t, s, book = use_board(session, State, Book)
    fresh = news(session)
    found: dict[str, Anchorage] = {each.island: each for each in anchorages(s, book)}
    chosen, choose = ft.use_state(resolved(s) or ISLANDS[0])
    told = _told(look, t, found[chosen], frame, fresh)
    if frame.compact or look.zoom > 1 or frame.width < WIDTH + EDGES:
        drawn: list[ft.Control] = []
        for island, at in found.items():
            drawn.append(_card(look, t, at, island == chosen, partial(choose, island), fresh, None))
            drawn += [told] if island == chosen else []
        return page(look, drawn, 6)
    cards = {
        island: _card(look, t, at, island == chosen, partial(choose, island), fresh, CARD)
        for island, at in found.items()
    }
    columns: list[ft.Control] = [
        kit.rows([cards[island] for island in column], SPREAD if len(column) < MOST else 10, alignment=MIDDLE)
        for column in COLUMNS
    ]
    chart = ft.Row(columns, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, width=WIDTH)
    return page(look, [chart, told], 10)


def _card(
    look: Look, t: Texts, at: Anchorage, chosen: bool, choose: partial[None], fresh: News, width: int | None
) -> ft.Control:
    """An island on the chart: number, picture, name, loot, ships."""
    p = look.palette
    scale = min(look.zoom, 1.5)
    name = kit.words(look, t(at.name), size=look.sizes.small, bold=True, max_lines=2)
    place = ISLANDS.index(at.island) + 1  # on the compass rose
    number = kit.words(look, str(place), size=look.sizes.small, colour=p.text_brass, bold=True)
    figures = contents(look, t, at, fresh)
    fleet = [ship(player, 28 * scale, player.name) for player in at.players]
    fleet += [kit.pic("tavern:map", 26 * scale, t(msg("pc-ui-map-chest", name=who))) for who in at.chests]
    fleet += [kit.pic(each.ship, 28 * scale, t(each.name)) for each in at.strangers]
    beside: list[ft.Control] = [kit.line([number, ft.Container(name, expand=True)], 6)]
    beside += [ft.Row(figures, wrap=True, spacing=8, run_spacing=2)] if figures else []
    beside += [ft.Row(fleet, wrap=True, spacing=4, run_spacing=2)] if fleet else []
    edge = p.coral if at.here else p.brass if chosen else p.line
    body = ft.Container(
        kit.line([kit.pic(f"island:{at.island}", 46 * scale), kit.rows(beside, 2, expand=True)], 6),
        width=width,
        bgcolor=p.panel_raised if chosen else p.panel_sunk,
        border=ft.Border.all(2, edge),
        border_radius=14,
        padding=ft.Padding.symmetric(horizontal=8, vertical=6),
        on_click=lambda _: choose(),
    )
    return kit.tagged(body, f"chart-{at.island}", "", selected=chosen)


def _told(look: Look, t: Texts, at: Anchorage, frame: Frame, fresh: News) -> ft.Control:
    """What can be done at an island, with its rules, and the ships that nobody plays there."""
    p = look.palette
    name = kit.headline(look, t(at.name), size=look.sizes.title, colour=p.text_brass)
    tags = [kit.rule_tag(look, rule, frame.on_rule) for rule in RULES[at.island]]
    head = ft.Row([name, *tags], wrap=True, spacing=10, run_spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    does = kit.words(look, t(msg(f"pc-ui-island-{at.island}")))
    lines = [stranger_line(look, t, each, fresh.mark(f"{each.id}.hull")) for each in at.strangers]
    body = ft.Container(
        kit.rows([head, does, *lines], 4), bgcolor=p.panel_raised, border_radius=12, padding=ft.Padding.all(10)
    )
    return ft.Semantics(content=body, identifier="island-told", container=True)
