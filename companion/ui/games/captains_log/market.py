"""The market page: four tiles from top to bottom, two rows each, cubes from the left, prices per section."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.captains_log.harbour.market import PRODUCT, copied_face
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import CubePlace, MarketRow
from companion.games.captains_log.model.names import good as good_name
from companion.games.captains_log.model.names import nation as nation_name
from companion.games.captains_log.model.state import GOODS, MarketTile, State
from companion.games.captains_log.model.tile_faces import Section, TileFace
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import FigureMark, News, marked
from companion.ui.figures.tracks import counter, decimal, origin_mark
from companion.ui.gamekit.boards import page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.captains_log.parts.figures import news
from companion.ui.games.captains_log.parts.pieces import flag, origin
from companion.ui.games.captains_log.tavern import tavern_board
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

CUBE = 24
WINE, TIMBER = "#7b3f58", "#5d4226"
"""Grounds of the legal and of the contraband rows."""
NAME = 100
"""Width of a row's name at zoom 1, in logical pixels."""
ON_ROW = "#fff3dd"
THOUSAND = 1000
"""Prices are printed on the tiles in thousands of doubloons."""


@component
def MarketPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The whole market with its reserve."""
    look, t, s, book = use_board(session, State, Book)
    fresh = news(session)
    tiles = [_tile(look, t, s, tile, fresh) for tile in s.market]
    counts = [
        counter(
            look,
            f"good:{good}",
            s.reserve.of(good),
            height=26,
            label=t(good_name(good)),
            mark=fresh.mark(f"reserve.{good}"),
        )
        for good in GOODS
    ]
    reserve = ft.Row(
        [kit.caption(look, t(msg("cl-ui-reserve"))), *counts],
        spacing=16,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    legend = kit.caption(look, t(msg("cl-ui-prices")))
    tavern = [tavern_board(look, t, s, book, frame)] if s.tavern else []
    return page(look, [*tiles, reserve, legend, *tavern], 10)


def _tile(look: Look, t: Texts, s: State, tile: MarketTile, fresh: News) -> ft.Control:
    face = copied_face(s, tile.nation)
    source = origin(s, "market-tile", f"{tile.nation}-{s.options.switches.market_tiles}") if face else ""
    said = origin_mark(look, t, source) if source else kit.caption(look, t(msg("cl-ui-no-prices")))
    name = kit.line(
        [
            flag(tile.nation, 30),
            kit.words(look, t(nation_name(tile.nation)), bold=True),
            kit.pic(f"good:{PRODUCT[tile.nation]}", 26, t(good_name(PRODUCT[tile.nation]))),
        ],
        8,
        tight=True,
    )
    rows = kit.rows(
        [
            _row(look, t, tile, face, kind, fresh.mark(str(CubePlace.of_row(tile.nation, kind))))
            for kind in ("legal", "contraband")
        ],
        6,
    )
    head = ft.Row([name, said], wrap=True, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(kit.rows([head, rows], 6), bgcolor=look.palette.panel_raised, border_radius=12, padding=10)


def _row(
    look: Look, t: Texts, tile: MarketTile, face: TileFace | None, kind: MarketRow, mark: FigureMark
) -> ft.Control:
    """One row: its name, its slots section by section (or just its cubes while the tile is not copied)."""
    ground = WINE if kind == "legal" else TIMBER
    label = kit.words(look, t(msg(f"cl-kind-{kind}")), size=look.sizes.small, colour=look.palette.text_muted)
    name = ft.Container(label, width=NAME * look.zoom)
    held, picture = tile.row(kind), f"good:{PRODUCT[tile.nation]}"
    drawn: list[ft.Control] = []
    if face is None:
        cubes = [kit.pic(picture, CUBE) for _ in range(held)] or [kit.pic("cube:slot", CUBE)]
        drawn.append(_strip(ft.Row(cubes, spacing=3, wrap=True), ground))
    before = 0
    for section in face.sections if face else ():
        slots = section.slots(kind)
        drawn.append(_section(look, t, section, kind, picture, max(0, min(slots, held - before)), ground))
        before += slots
    count = kit.words(look, str(held), bold=True)
    row = ft.Row([*drawn, marked(look, count, mark)], spacing=6, run_spacing=6, wrap=True, expand=True)
    row.vertical_alignment = ft.CrossAxisAlignment.CENTER
    return kit.line([name, row])


def _strip(content: ft.Control, ground: str) -> ft.Control:
    return ft.Container(content, bgcolor=ground, border_radius=8, padding=6)


def _section(
    look: Look, t: Texts, section: Section, kind: MarketRow, picture: str, held: int, ground: str
) -> ft.Control:
    cubes = [kit.pic(picture if i < held else "cube:slot", CUBE) for i in range(section.slots(kind))]
    prices = msg(
        "cl-ui-price-pair", sell=decimal(t, section.price(kind) / THOUSAND), buy=decimal(t, section.buy / THOUSAND)
    )
    words = kit.words(look, t(prices), size=look.sizes.small, colour=ON_ROW)
    return _strip(ft.Row([*cubes, words], spacing=3, run_spacing=3, wrap=True), ground)
