"""The drawn side of Goofspiel: what is to be won, and a page of all prizes; the kit draws the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.core.values.messages import msg
from companion.games.goofspiel.bidding import prizes, rank_name
from companion.games.goofspiel.book import Book
from companion.games.goofspiel.state import State
from companion.ui.gamekit.boards import page, use_board
from companion.ui.gamekit.frame import Chip, Frame, Tab
from companion.ui.gamekit.screens import GameScreens
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.setup.declared import Setup
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


def chips(s: State, book: Book) -> Sequence[Chip]:
    """What lies there to be won, in the top bar."""
    return (Chip("token:coin", msg("go-ui-prize", n=sum(map(int, s.turn.prizes))), rule="GO-3"),)


@component
def PrizesPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """What everybody has won, and what is still to come."""
    look, t, s = use_board(session, State)
    lines: list[ft.Control] = [
        kit.line(
            [
                kit.words(look, player.name, bold=True, expand=True),
                kit.words(look, t(msg("go-ui-points", n=player.points)), colour=look.palette.text_brass),
            ]
        )
        for player in s.players
    ]
    left = tuple(rank_name(prize) for prize, _ in prizes(s).contents)
    if left:
        lines.append(kit.words(look, t(msg("go-ui-left", cards=left))))
    return page(look, [kit.headline(look, t(msg("go-ui-tab"))), *lines])


SCREENS: Final = GameScreens(
    tabs=(Tab("prizes", msg("go-ui-tab"), "token:coin", PrizesPage),),
    chips=chips,
    setup=Setup(people=3, ship="ship:sloop"),
)
