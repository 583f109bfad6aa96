"""A player's own sheet on a phone: gold, the fleet with its crew, and the coins that this player has seen."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import SeatId
from companion.games.pirates_csg.model.names import place_name
from companion.games.pirates_csg.model.records import Player
from companion.games.pirates_csg.model.state import State
from companion.library.texts import Texts
from companion.ui.gamekit.boards import block, sheet, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_csg.figures import news
from companion.ui.games.pirates_csg.fleets import fleet_cards
from companion.ui.games.pirates_csg.pieces import coin_picture, mate, piece, scale
from companion.ui.games.pirates_csg.players import progress, sheet_of, title
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def PlayerHand(session: ScreenSession, seat: str, frame: Frame) -> ft.Control:
    """Gold first, then coins that lie about, then the cards of the fleet."""
    look, t, s, book = use_board(session, State, Book)
    player = s.player(SeatId(seat))
    own = sheet_of(s, book, player)
    head = [title(look, t, own, news(session).of(player.id)), *progress(look, t, own.hoard)]
    gold = ft.Semantics(content=kit.panel(look, kit.rows(head, 6)), identifier="own-gold", container=True)
    return sheet(
        [
            gold,
            *_seen(look, t, s, player),
            *_ashore(look, t, s, player),
            *fleet_cards(look, t, s, book, frame, SeatId(seat)),
        ]
    )


def _seen(look: Look, t: Texts, s: State, player: Player) -> list[ft.Control]:
    """CSG-EXPL-03: coins on wild islands that this player has looked at, island by island."""
    lines: list[ft.Control] = []
    for island in s.islands:
        known = [coin for coin in s.coins_at(island.id) if player.id in coin.known and not island.home]
        if known:
            coins = [coin_picture(t, piece(s, coin), 30 * scale(look)) for coin in known]
            name = kit.words(look, t(place_name(s, island.id)), size=look.sizes.small, expand=True)
            lines.append(kit.line([kit.pic("csg:island", 30), name, *coins], 6))
    if not lines:
        return []
    return [ft.Semantics(content=block(look, t, msg("csg-ui-seen"), lines), identifier="own-seen", container=True)]


def _ashore(look: Look, t: Texts, s: State, player: Player) -> list[ft.Control]:
    """Crew of this player that is aboard no ship."""
    crew = [each for each in s.crew if each.seat == player.id and not each.gone and not each.where.is_ship]
    if not crew:
        return []
    lines: list[ft.Control] = [
        kit.line([kit.pic(mate(s, each).picture, 34), kit.words(look, t(mate(s, each).name), expand=True)], 8)
        for each in crew
    ]
    return [block(look, t, msg("csg-ui-ashore"), lines)]
