"""The islands page: each with its coins, exploration markers, its fort, and who lies there; terrain below."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.values.messages import msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.names import fort_name, island_name, player_name
from companion.games.pirates_csg.model.records import Island, Terrain
from companion.games.pirates_csg.model.state import State
from companion.library.texts import Texts
from companion.ui.gamekit.boards import bare_page, page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_csg.pieces import coin_picture, drawn, piece, scale, vessel
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

TWO = 620
"""Width of a page from which islands stand two abreast."""
MOST_FLAGS = 4
"""Flags that are drawn on a fort."""


@component
def IslandsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Every island in the order of its number."""
    look, t, s, book = use_board(session, State, Book)
    if not s.islands:
        return bare_page(look, t(msg("csg-ui-no-islands")))
    cards = [island_card(look, t, s, book, island) for island in s.islands]
    cards += [_terrain(look, t, s, book, each) for each in s.terrain if not each.gone]
    if frame.compact or look.zoom > 1 or frame.width < TWO:
        return page(look, cards, 8)
    halves = [kit.rows(cards[side::2], 8, expand=1) for side in range(2)]
    start = ft.CrossAxisAlignment.START
    return page(look, [ft.Row(list[ft.Control](halves), spacing=8, vertical_alignment=start)])


def island_card(look: Look, t: Texts, s: State, book: Book, island: Island) -> ft.Control:
    """An island: whose it is, what lies there, who lies there."""
    size = scale(look)
    colour = kit.colour_of(s.player(island.home).colour) if island.home else ""
    picture = kit.pic("csg:home", 52 * size, hull=colour) if colour else kit.pic("csg:island", 52 * size)
    name = kit.words(look, t(island_name(s, island.id)), bold=True)
    known = [coin_picture(t, piece(s, coin), 30 * size) for coin in s.coins_at(island.id)]
    hidden = [kit.pic("csg:coin-back", 30 * size, t(msg("csg-coin-back"))) for _ in range(island.coins)]
    if island.home:
        total = sum(coin.value for coin in s.coins_at(island.id))
        known = [kit.pic("token:coin", 28 * size, t(msg("csg-ui-gold"))), kit.words(look, str(total), bold=True)]
    markers = [
        kit.pic("csg:marker", 28 * size, t(msg("csg-ui-marker", name=player_name(s, seat))), hull=_paint(s, seat))
        for seat in island.marks
    ]
    rows: list[ft.Control] = [name, _row([*known, *hidden, *markers])]
    if (fort := s.fort_on(island.id)) is not None:
        image = kit.pic("csg:fort", 40 * size, hull=_paint(s, fort.seat), flags=min(MOST_FLAGS, fort.flags))
        told = [kit.words(look, t(fort_name(s, fort.id)), size=look.sizes.small)]
        inside = [coin_picture(t, piece(s, coin), 26 * size) for coin in s.coins_at(fort.id)]
        inside += [kit.pic("csg:coin-back", 26 * size, t(msg("csg-coin-back"))) for _ in range(fort.coins)]
        rows.append(_row([image, *told, *inside]))
    docked = [
        drawn(vessel(s, book, ship), 36 * size, t(vessel(s, book, ship).name))
        for ship in s.afloat()
        if ship.docked == island.id
    ]
    if docked:
        rows.append(_row(docked))
    return _framed(look, picture, rows, f"isle-{island.id}")


def _terrain(look: Look, t: Texts, s: State, book: Book, each: Terrain) -> ft.Control:
    """A piece of terrain, its number, and who is in it."""
    name = kit.words(look, t(msg(f"csg-ui-on-{each.kind}")), bold=True)
    held = [
        drawn(vessel(s, book, ship), 36, t(vessel(s, book, ship).name)) for ship in s.afloat() if each.id in ship.on
    ]
    number = [kit.caption(look, str(each.number))] if each.number else []
    return _framed(look, kit.pic(f"csg:{each.kind}", 48), [name, _row([*number, *held])], f"isle-{each.id}")


def _framed(look: Look, picture: ft.Control, rows: Sequence[ft.Control], identifier: str) -> ft.Control:
    body = ft.Container(
        kit.line([picture, kit.rows(rows, 4, expand=True)], 10),
        bgcolor=look.palette.panel_raised,
        border_radius=12,
        padding=8,
    )
    return ft.Semantics(content=body, identifier=identifier, container=True)


def _row(parts: Sequence[ft.Control]) -> ft.Control:
    middle = ft.CrossAxisAlignment.CENTER
    return ft.Row(list(parts), wrap=True, spacing=4, run_spacing=3, vertical_alignment=middle)


def _paint(s: State, seat: str) -> str:
    return kit.colour_of(next((player.colour for player in s.players if player.id == seat), ""))
