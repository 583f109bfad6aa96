"""The ships page: both boards as large as the page lets them be, and what their revealed penalties do."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.cannon_duel.model.names import penalty_name
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import RULES
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import News
from companion.ui.gamekit.boards import page, side_by_side, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.cannon_duel.art import board
from companion.ui.games.cannon_duel.figures import news
from companion.ui.games.cannon_duel.pieces import DuelShip, board_picture, cannon_row, vessel
from companion.ui.games.cannon_duel.players import planks, title, used_up
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

TWO = 560
"""Width of a page from which the ships stand beside each other."""
HIGHEST = 380
"""Height of a board at most, in logical pixels."""
AROUND = 56
"""What lies left and right of a board within its page."""


@component
def ShipsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Both ships."""
    look, t, s = use_board(session, State)
    abreast = frame.width >= TWO and not frame.compact
    width = frame.width / (2 if abreast else 1) - AROUND
    fresh = news(session)
    ships = [
        _ship(look, t, vessel(s, session.view.game.book, player.id), fresh.of(player.id), width, frame)
        for player in s.players
    ]
    if not abreast:
        return page(look, ships, 10)
    return page(look, [side_by_side(look, frame, [[ship] for ship in ships])])


def _ship(look: Look, t: Texts, each: DuelShip, fresh: News, width: float, frame: Frame) -> ft.Control:
    """A ship with its cannons, what it lacks and what that does. width: for the board."""
    parts: list[ft.Control] = [title(look, t, each, fresh)]
    if each.berths:
        height = min(HIGHEST, width * board.HEIGHT / board.WIDTH)
        picture = board_picture(t, each, height, fresh)
        parts += [
            ft.Row([picture], alignment=ft.MainAxisAlignment.CENTER),
            planks(look, t, each.missing, each.sunk_at, fresh.told("planks")),
        ]
    else:
        parts.append(kit.caption(look, t(msg("cd-ui-no-board"))))
    if each.cannons:
        parts.append(cannon_row(look, t, each.cannons))
    if each.berths:
        parts += [_penalties(look, t, each, frame), used_up(look, t, each.struck, each.values)]
    body = ft.Container(
        kit.rows(parts, 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=look.palette.panel_raised,
        border_radius=12,
        padding=10,
    )
    return ft.Semantics(content=body, identifier=f"board-of-{each.player.id}", container=True)


def _penalties(look: Look, t: Texts, each: DuelShip, frame: Frame) -> ft.Control:
    """What each revealed penalty does, with its rule."""
    if not each.bare:
        return kit.caption(look, t(msg("cd-ui-no-penalty")))
    lines = [
        kit.line(
            [
                kit.pic(f"penalty:{kind}", 26, t(penalty_name(kind))),
                kit.words(look, t(msg(f"cd-ui-penalty-{kind}", n=n)), size=look.sizes.small, expand=True),
                kit.rule_tag(look, RULES[kind], frame.on_rule),
            ],
            6,
        )
        for kind, n in each.bare
    ]
    return kit.rows(lines, 0)
