"""The Targets page: the Target cards of both captains with their Aim cards, what each comes to, and the last shot."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.fire import damage
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.names import gun_name, player_name, zone_name
from companion.games.cannon_duel.model.records import ShotResult
from companion.games.cannon_duel.model.state import State
from companion.library.texts import Texts
from companion.ui.gamekit.boards import bare_page, page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.cannon_duel.pieces import (
    AimedTarget,
    DuelShip,
    aim_picture,
    grade_name,
    grade_picture,
    paint_of,
    scale,
    vessel,
)
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

CARD = 196
"""Height of a Target card with its Aim cards, in logical pixels at zoom 1."""


@component
def AimsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Whoever is on turn first."""
    look, t, s, book = use_board(session, State, Book)
    order = sorted(s.players, key=lambda player: player.id != s.turn.seat)
    blocks = [_block(look, t, s, book, player.id) for player in order if player.targets]
    last = [_volley(look, t, s, s.volley, frame)] if s.volley is not None else []
    if not blocks and not last:
        return bare_page(look, t(msg("cd-ui-no-target")))
    return page(look, [*blocks, *last], 10)


def _block(look: Look, t: Texts, s: State, book: Book, seat: SeatId) -> ft.Control:
    """A captain's aim: at what, with which cannon, the Target cards."""
    each = vessel(s, book, seat)
    head = kit.line([paint_of(each.player, 34 * scale(look)), _aims_at(look, t, s, each)], 8)
    cards = [_target(look, t, aim) for aim in each.aims]
    parts: list[ft.Control] = [head, ft.Row(cards, wrap=True, spacing=14, run_spacing=10)]
    if outlook := _outlook(s, book, seat):
        parts.append(
            kit.line([kit.pic("duel:crosshair", 26, hull=each.paint), kit.words(look, t(outlook), expand=True)], 8)
        )
    body = ft.Container(kit.rows(parts, 8), bgcolor=look.palette.panel_raised, border_radius=12, padding=12)
    return ft.Semantics(content=body, identifier=f"aim-of-{seat}", container=True)


def _aims_at(look: Look, t: Texts, s: State, each: DuelShip) -> ft.Control:
    """Who aims with which cannon at which zone of whom."""
    player = each.player
    name = kit.words(look, player.name, bold=True)
    if not (player.active and player.crosshair):
        return name
    gun = gun_name(player.cannon(player.active).gun)
    said = msg("cd-ui-aims-at", gun=gun, zone=zone_name(player.crosshair), name=player_name(s, s.other(player.id).id))
    return kit.rows([name, kit.words(look, t(said), size=look.sizes.small)], 0, expand=True)


def _target(look: Look, t: Texts, aim: AimedTarget) -> ft.Control:
    """A Target card as it lies, and what it comes to."""
    size = scale(look)
    said: list[ft.Control] = [
        grade_picture(t, aim.grade, 26 * size),
        kit.words(look, t(grade_name(aim.grade)), size=look.sizes.small),
    ]
    return kit.rows([aim_picture(t, aim, CARD * size), kit.line(said, 6, tight=True)], 4, tight=True)


def _outlook(s: State, book: Book, seat: SeatId) -> Msg | None:
    """What the best shot would do now; None where none can be fired."""
    player = s.player(seat)
    if not (player.active and player.crosshair and s.other(seat).zones and player.cannon(player.active).loaded):
        return None
    shot = damage.best_shot(s, book, seat)
    if shot is None:
        return None
    worst, best = (max(0, total.total) for total in damage.outlook(s, book, seat, shot))
    return msg("cd-ui-outlook", lo=worst, hi=best, sure=int(worst == best))


def _volley(look: Look, t: Texts, s: State, last: ShotResult, frame: Frame) -> ft.Control:
    """The last shot: who, at what, how each Target came out, and the damage."""
    p = look.palette
    words = msg("cd-ui-volley", name=player_name(s, last.seat), zone=zone_name(last.zone))
    grades = [grade_picture(t, each, 34 * scale(look)) for each in last.grades]
    done = kit.headline(look, f"− {last.damage}" if last.damage else "0", colour=p.text_bad if last.damage else p.text)
    line = ft.Row(
        [kit.pic(f"zone:{last.zone}", 48 * scale(look), t(zone_name(last.zone))), *grades, done],
        wrap=True,
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    rule = kit.rule_tag(look, "CD-FIRE-S6", frame.on_rule)
    head = kit.line([kit.words(look, t(words), bold=True, expand=True), rule], 6)
    body = ft.Container(kit.rows([head, line], 6), bgcolor=p.panel_raised, border_radius=12, padding=12)
    return ft.Semantics(content=body, identifier="last-volley", container=True)
