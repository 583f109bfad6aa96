"""The fleets page: every ship of one player as its card lies there, with masts, crew, coins and keywords."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import UNKNOWN, SeatId
from companion.games.pirates_csg.model.names import card_name, fort_name, island_name
from companion.games.pirates_csg.model.records import Fort
from companion.games.pirates_csg.model.state import State
from companion.library.texts import Texts
from companion.ui.gamekit.boards import page, picks, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_csg.keywords import Keywords
from companion.ui.games.pirates_csg.pieces import ShipView, cannon_row, drawn, fleet, hold_row, nation_flag, scale
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

TWO = 620
"""Width of a page from which cards stand two abreast."""


@component
def FleetsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """One player's fleet at a time; it opens on that of who is on turn."""
    look, t, _ = use_board(session, State)
    s: State = session.view.state
    chosen, choose = ft.use_state("")
    seat = SeatId(chosen) if chosen else s.turn.seat or s.players[0].id
    names = [(player.id, player.name) for player in s.players]
    return page(
        look,
        [*picks(look, names, seat, choose, "fleet"), *fleet_cards(look, t, s, session.view.game.book, frame, seat)],
        10,
    )


def fleet_cards(look: Look, t: Texts, s: State, book: Book, frame: Frame, seat: SeatId) -> list[ft.Control]:
    """Ships, then what else the fleet has: forts, events."""
    cards: list[ft.Control] = [ShipCard(look, t, book, frame, ship) for ship in fleet(s, book, seat)]
    if not cards:
        cards = [kit.words(look, t(msg("csg-ui-no-fleet")), colour=look.palette.text_muted)]
    elif not frame.compact and look.zoom <= 1 and frame.width >= TWO:
        halves = [kit.rows(cards[side::2], 10, expand=1) for side in range(2)]
        cards = [ft.Row(list[ft.Control](halves), spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)]
    return [*cards, *_others(look, t, s, seat)]


@component
def ShipCard(look: Look, t: Texts, book: Book, frame: Frame, ship: ShipView) -> ft.Control:
    """A ship's card: name, points, masts with their cannons, base move, what is aboard, keywords."""
    p = look.palette
    name = kit.words(look, t(ship.name), bold=True, max_lines=2)
    told = kit.caption(look, t(msg("csg-ui-card", move=ship.move or "–", cargo=ship.cargo, points=ship.points)))
    head = kit.line(
        [drawn(ship, 56 * scale(look)), kit.rows([name, told], 0, expand=True), *nation_flag(t, ship.nation, 26)], 8
    )
    happened = [
        kit.line([kit.pic(picture, 24), kit.words(look, t(words), size=look.sizes.small, expand=True)], 6)
        for picture, words in ship.marks
    ]
    parts: list[ft.Control] = [head, cannon_row(look, t, ship, 40), hold_row(look, t, ship, 34), *happened]
    if ship.keywords:
        parts.append(Keywords(look, t, book, frame, ship.keywords, ship.id))
    body = ft.Container(kit.rows(parts, 8), bgcolor=p.panel_raised, border_radius=12, padding=12)
    return ft.Semantics(content=body, identifier=f"card-{ship.id}", container=True)


def _others(look: Look, t: Texts, s: State, seat: SeatId) -> list[ft.Control]:
    """Forts and events: built ones, those in hand, backs of what is hidden; ships that have sunk."""
    lines: list[ft.Control] = []
    colour = kit.colour_of(s.player(seat).colour)
    for fort in s.forts:
        if fort.seat != seat:
            continue
        name = msg("csg-ui-fort-hidden") if fort.card == UNKNOWN else fort_name(s, fort.id)
        flags = fort.flags if fort.built else 0
        said = _line(
            look, t, kit.pic("csg:fort", 34, hull=colour, flags=max(0, min(4, flags))), name, _fort_state(s, fort)
        )
        lines.append(said)
    for event in s.events:
        if event.seat == seat:
            name = msg("csg-ui-event-hidden") if event.card == UNKNOWN else card_name(s, "csg-event", event.card)
            state = msg("csg-ui-event-played") if event.played else msg("csg-ui-event-ready")
            lines.append(_line(look, t, kit.pic("event:any", 34), name, state))
    for ship in s.ships:
        if ship.owner == seat and ship.sunk:
            name = card_name(s, "csg-ship", ship.card)
            lines.append(_line(look, t, kit.pic("token:wreck", 34), name, msg("csg-ui-sunk")))
    return lines


def _fort_state(s: State, fort: Fort) -> Msg:
    if fort.gone:
        return msg("csg-ui-fort-gone")
    if not fort.built:
        return msg("csg-ui-fort-unbuilt")
    place = island_name(s, fort.island)
    return (
        msg("csg-ui-fort-abandoned", place=place)
        if fort.abandoned
        else msg("csg-ui-fort-built", place=place, n=fort.flags)
    )


def _line(look: Look, t: Texts, picture: ft.Control, name: Msg, state: Msg) -> ft.Control:
    words = kit.rows([kit.words(look, t(name), bold=True), kit.caption(look, t(state))], 0, expand=True)
    return ft.Container(kit.line([picture, words], 10), bgcolor=look.palette.panel_raised, border_radius=12, padding=10)
