"""Both sides of the table: the ship of the first captain at the left, that of the second at the right."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.model.ids import Penalty
from companion.games.cannon_duel.model.names import card_name, suit_name
from companion.games.cannon_duel.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.read_aloud import board
from companion.ui.figures.recent_changes import FigureMark, News, marked, touchable
from companion.ui.figures.tracks import counter
from companion.ui.gamekit.boards import side, use_board
from companion.ui.games.cannon_duel.art import tracks
from companion.ui.games.cannon_duel.art.targets import LaidAim
from companion.ui.games.cannon_duel.figures import news
from companion.ui.games.cannon_duel.pieces import (
    AimedTarget,
    DuelShip,
    MountedGun,
    Struck,
    board_picture,
    cannon_row,
    grade_picture,
    paint_of,
    penalty_row,
    scale,
    vessel,
)
from companion.ui.look.theme import Look
from companion.ui.runtime.memo import Kept, use_kept
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

LARGEST = 1.25
"""Zoom beyond which a side grows no more."""
BOARD, TRACK, NARROW = 232, 20, 234
"""Heights of a ship's board and of a track, width of what stands below a board or beside it, in pixels at zoom 1."""


@component
def _Side(session: ScreenSession, place: int) -> ft.Control:
    """The ship of one of the two captains. place: 0 for the first."""
    look, t, s = use_board(session, State)
    each = vessel(s, session.view.game.book, s.players[place].id)
    return side([kit.still(Ship, look, t, each, news(session).of(each.player.id))])


FirstSide = partial(_Side, place=0)
"""The left side."""
SecondSide = partial(_Side, place=1)
"""The right side."""


@component
def Ship(look: Look, t: Texts, each: DuelShip, fresh: News) -> ft.Control:
    """A ship: title, board with cannons, planks, penalties, Target cards in short, tracks."""
    p, size, keep = look.palette, min(look.zoom, LARGEST), use_kept()
    if each.berths:
        halves = [
            [touchable(board_picture(t, each, BOARD * size, fresh), fresh.mark("zones"))],
            _details(keep, look, t, each, fresh),
        ]
        drawn = [kit.rows(half, 5, width=NARROW * size) for half in halves]
        ship: ft.Control = ft.Row(
            list[ft.Control](drawn), wrap=True, spacing=16, run_spacing=4, alignment=ft.MainAxisAlignment.CENTER
        )
    else:
        ship = kit.caption(look, t(msg("cd-ui-no-board")))
    body = kit.panel(
        look,
        kit.rows([title(look, t, each, fresh), ship], 4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=6,
        border=ft.Border.all(2, p.coral if each.active else p.panel),
    )
    return board(t, each.player.name, body, f"ship-{each.player.id}")


def _details(keep: Kept, look: Look, t: Texts, each: DuelShip, fresh: News) -> list[ft.Control]:
    """What stands below a board, or beside it where there is room."""
    parts = [keep("planks", planks, look, t, each.missing, each.sunk_at, fresh.told("planks"))]
    if each.cannons:
        parts.append(keep("cannons", _guns, look, t, each.cannons, fresh.mark("cannons")))
    if each.bare:
        parts.append(keep("penalties", _penalties, look, t, each.bare))
    if each.aims:
        parts.append(keep("aims", _aims, look, t, each.aims))
    return [*parts, keep("used", used_up, look, t, each.struck, each.values)]


def _guns(look: Look, t: Texts, cannons: tuple[MountedGun, ...], mark: FigureMark) -> ft.Control:
    return touchable(cannon_row(look, t, cannons), mark)


def _penalties(look: Look, t: Texts, bare: tuple[tuple[Penalty, int], ...]) -> ft.Control:
    return ft.Row(penalty_row(look, t, bare, 24 * scale(look)), wrap=True, spacing=10, run_spacing=2)


def _aims(look: Look, t: Texts, aims: tuple[AimedTarget, ...]) -> ft.Control:
    return ft.Row([_short(look, t, aim) for aim in aims], wrap=True, spacing=4, run_spacing=4)


def title(look: Look, t: Texts, each: DuelShip, fresh: News) -> ft.Control:
    """Ship in the captain's colour, name, cards in hand, in the deck."""
    player = each.player
    name = kit.words(look, player.name, bold=True, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    hand = counter(
        look,
        "aim:unknown",
        f"{len(player.hand)}/{each.limit}",
        height=24,
        label=t(msg("cd-ui-hand")),
        mark=fresh.mark("hand"),
    )
    rest = counter(look, "token:deck", each.deck, height=24, label=t(msg("cd-ui-deck")))
    tricks = (
        [counter(look, "token:dirty-trick", len(player.tricks), height=24, label=t(msg("cd-ui-tricks")))]
        if player.tricks
        else []
    )
    return kit.name_line(look, [paint_of(player, 30 * scale(look))], name, [*tricks, hand, rest])


def planks(look: Look, t: Texts, missing: int, sunk_at: int, mark: FigureMark) -> ft.Control:
    """How many planks are missing of those that sink the ship."""
    label = t(msg("cd-ui-planks", n=missing, all=sunk_at))
    track = kit.pic_markup(tracks.planks(missing, sunk_at), 21 * min(look.zoom, LARGEST), label)
    figure = kit.words(look, f"{missing}/{sunk_at}", bold=True)
    return kit.line([track, marked(look, figure, mark, harm=True)], 8)


def used_up(look: Look, t: Texts, struck: Struck, most: int) -> ft.Control:
    """The tracks: suits for Broadsides, values for Swerves and for Dodges; what is struck cannot be used again."""
    (broadsides, swerves, dodges), size = struck, min(look.zoom, LARGEST)
    rows: tuple[tuple[str, str, tuple[Msg, ...]], ...] = (
        ("broadside", tracks.suits(broadsides, most), tuple(map(suit_name, broadsides))),
        ("swerve", tracks.values(swerves, most), tuple(map(_number, swerves))),
        ("dodge", tracks.values(dodges, most), tuple(map(_number, dodges))),
    )
    drawn = [
        kit.line(
            [
                kit.pic(f"duel:{name}", 22 * size, t(msg(f"cd-ui-track-{name}"))),
                kit.pic_markup(markup, TRACK * size, t(msg("cd-ui-used", n=len(covered), what=covered))),
            ],
            4,
        )
        for name, markup, covered in rows
    ]
    return kit.rows(drawn, 2)


def _number(value: int) -> Msg:
    return msg("core-said-number", n=value)


def _short(look: Look, t: Texts, aim: AimedTarget) -> ft.Control:
    """A Target card in short: what lies left of it and below it, and what it comes to."""
    size = 27 * min(look.zoom, LARGEST)
    cards = [_card(look, t, laid, size) for laid in (aim.left, aim.below)]
    return ft.Container(
        kit.line([*cards, grade_picture(t, aim.grade, size * 0.92)], 3, tight=True),
        bgcolor=look.palette.panel_sunk,
        border_radius=6,
        padding=3,
    )


def _card(look: Look, t: Texts, laid: LaidAim | None, size: float) -> ft.Control:
    """An Aim card, or where one may lie."""
    if laid is not None:
        return kit.pic(f"aim:{laid.card}", size, t(card_name(laid.card)), value=str(laid.value))
    edge = ft.Border.all(1, look.palette.text_muted)
    return ft.Container(width=size * 0.72, height=size * 0.92, border=edge, border_radius=3)
