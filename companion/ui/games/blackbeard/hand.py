"""A player's own sheet on a phone: what he alone has looked at, his pirates, his King's Commissioners."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import SeatId
from companion.games.blackbeard.model.state import State
from companion.ui.gamekit.boards import sheet, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.blackbeard.logs import whole_log
from companion.ui.games.blackbeard.parts.figures import news
from companion.ui.games.blackbeard.parts.hunters import HunterCard, hunter_of
from companion.ui.games.blackbeard.parts.sea import laid_open, remembered
from companion.ui.games.blackbeard.players import AshoreCard, ashore
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def PlayerHand(session: ScreenSession, seat: str, frame: Frame) -> ft.Control:
    """What belongs to one player, the pirates in play first."""
    look, t, s, book = use_board(session, State, Book)
    player = s.player(SeatId(seat))
    fresh = news(session)
    parts: list[ft.Control] = []
    if known := remembered(s, player.id):
        told = kit.caption(look, t(msg("bb-boards-knows-own", n=len(known))))
        seen = kit.panel(look, kit.rows([told, *laid_open(look, t, s, book, known)], 8))
        parts.append(ft.Semantics(content=seen, identifier="seen-alone", container=True))
    own = sorted((each for each in s.pirates if each.owner == seat), key=lambda pirate: pirate.status != "active")
    for pirate in own:
        log = whole_log(look, t, s, book, frame, pirate, fresh.of(pirate.id))
        whole = kit.panel(look, sheet(log))
        parts.append(ft.Semantics(content=whole, identifier=f"own-{pirate.id}", container=True))
    if not s.pirates_of(player.id):
        parts.append(kit.still(AshoreCard, look, t, ashore(s, book, player.id)))
    parts += [
        kit.still(HunterCard, look, t, hunter_of(s, book, kc), fresh.of(kc.id))
        for kc in s.commissioners
        if kc.owner == seat
    ]
    return sheet(parts)
