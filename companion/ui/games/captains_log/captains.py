"""The captains page: one whole sheet at a time with everything tracked, and where every point of fame came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.ships import PlayerShip, ship_known, ship_title
from companion.games.captains_log.hand.mission_cards import counted, limit
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId, SideId
from companion.games.captains_log.model.names import coins, side, who
from companion.games.captains_log.model.names import nation as nation_name
from companion.games.captains_log.model.state import FamePoint, Player, State
from companion.games.captains_log.ship.upgrades import find
from companion.games.captains_log.ship.upgrades import name as upgrade_name
from companion.library.texts import Texts
from companion.ui.figures.tracks import decimal, origin_mark
from companion.ui.gamekit.boards import bare_page, block, page, picks, sheet, side_by_side, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.ledger import Gain, ledger
from companion.ui.games.captains_log.parts.figures import news
from companion.ui.games.captains_log.parts.hold import HoldBoard
from companion.ui.games.captains_log.parts.missions import missions_of
from companion.ui.games.captains_log.parts.pieces import flag, origin
from companion.ui.games.captains_log.players import TeamBoard, counters, reputation_lines, sheet_top, summed_up, team_of
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

BOARD, BOARD_COMPACT = 600, 318
"""Room for the hold beside the boards of a tablet, and on a phone, in logical pixels."""
ROUND = 74
"""Width of the number of a round in logical pixels at zoom 1."""
SHIP_VALUES = ("level", "defence", "hull", "movement", "crew", "max_upgrades")


@component
def CaptainsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The sheet of one captain; in solo also the fame of the nations."""
    look, t, s = use_board(session, State)
    chosen, set_chosen = ft.use_state("")
    if not s.players:
        return bare_page(look)
    owners: list[SideId] = [*(player.id for player in s.players), *map(SideId, s.enemies)]
    owner = next((each for each in owners if each == chosen), s.active.id)
    head = picks(look, ((each, t(who(s, each))) for each in owners), owner, set_chosen, "captain")
    body = _sheet(look, t, session, frame, s.player(owner.seat)) if owner.is_player else []
    content = [*head, *body, _ledger(look, t, s, frame, owner)]
    return page(look, content)


@dataclass(frozen=True, slots=True)
class Blocks:
    """The parts of a captain's sheet. top: ship, name and fame, among allies under the board of the team."""

    top: list[ft.Control]
    hold: ft.Control
    carried: ft.Control
    missions: ft.Control
    tokens: ft.Control
    ship: ft.Control
    owned: ft.Control
    reputation: ft.Control


def blocks(look: Look, t: Texts, session: ScreenSession, frame: Frame, player: Player) -> Blocks:
    """A captain's sheet, part by part."""
    s: State = session.view.state
    book: Book = session.view.game.book
    own: State = s if session.rights.alone else session.view.state_of(player.id)  # turned by hand alone
    captain, fresh = summed_up(s, player), news(session).of(player.id)
    fame = fresh.mark("fame")
    common = [TeamBoard(look, t, team_of(s, s.party(player.id)), fame)] if captain.fame is None else []
    reputation = reputation_lines(look, t, s.standing(player.id), fresh.of("standing"))
    board = kit.keyed(player.id, HoldBoard, session, player.id, BOARD_COMPACT if frame.compact else BOARD)
    held = msg("cl-ui-missions", n=len(counted(s, player.id)), limit=limit(s, book, player.id))
    return Blocks(
        top=[*common, *sheet_top(look, t, captain, fame)],
        hold=block(look, t, msg("cl-hold-title", name=player.name), [board]),
        carried=block(look, t, msg("cl-ui-aboard"), counters(look, t, captain, fresh)),
        missions=block(look, t, held, missions_of(own, book, own.player(player.id), private=session.rights.alone)),
        tokens=block(look, t, msg("cl-ui-tokens"), _tokens(look, t, s, book, player)),
        ship=block(look, t, msg("cl-ui-ship"), _ship(look, t, s, player)),
        owned=block(look, t, msg("cl-ui-upgrades"), _upgrades(look, t, s, book, player, frame)),
        reputation=block(look, t, msg("cl-ui-standing", who=side(s, player.id)), reputation),
    )


@component
def CaptainHand(session: ScreenSession, seat: str, frame: Frame) -> ft.Control:
    """A captain's own sheet on a phone: what is secret first, then the hold, then what is counted."""
    look, t, s = use_board(session, State)
    own = blocks(look, t, session, frame, s.player(SeatId(seat)))
    parts = [*own.top, own.missions, own.hold, own.carried, own.tokens, own.owned, own.ship, own.reputation]
    return sheet(parts)


def _sheet(look: Look, t: Texts, session: ScreenSession, frame: Frame, player: Player) -> list[ft.Control]:
    """The sheet as a page of the table."""
    parts = blocks(look, t, session, frame, player)
    columns = [[parts.carried, parts.missions, parts.tokens], [parts.ship, parts.owned, parts.reputation]]
    return [*parts.top, parts.hold, side_by_side(look, frame, columns)]


def _pair(look: Look, label: str, value: str) -> ft.Control:
    """A label with its value at the right."""
    return kit.line([kit.words(look, label, expand=True), kit.words(look, value, bold=True)], 8)


def _ship(look: Look, t: Texts, s: State, player: Player) -> list[ft.Control]:
    """The printed values of the ship as far as they have been copied, with their origin."""
    subject = player.sheet
    name = kit.words(look, t(ship_title(subject)), bold=True)
    source = origin(s, "player-ship", subject)
    if not source:
        return [name, kit.caption(look, t(msg("cl-ui-not-copied")))]
    known: PlayerShip = ship_known(s, player.id)
    values = [(field, getattr(known, field)) for field in (*SHIP_VALUES, "draft")]
    lines = [
        _pair(look, t(msg(f"cl-ship-{field.replace('_', '-')}")), decimal(t, value))
        for field, value in values
        if value is not None
    ]
    return [name, *lines, origin_mark(look, t, source)]


def _upgrades(look: Look, t: Texts, s: State, book: Book, player: Player, frame: Frame) -> list[ft.Control]:
    """Ammunition, ship upgrades and crew by their names with what they do, and the captain cards."""
    owned = [*player.ammunition, *player.upgrades]
    lines: list[ft.Control] = []
    for each in dict.fromkeys(owned):
        upgrade = find(book, each)
        copies = f" × {owned.count(each)}" if owned.count(each) > 1 else ""
        effect = t(msg(f"cl-upgrade-{each}.effect"))
        lines.append(_owned(look, frame, upgrade.picture, t(upgrade_name(each)) + copies, effect, upgrade.rule))
    captains = {captain.id: captain for captain in book.captains}
    for each in player.captains:
        captain = captains[each]
        borne = equipment.burden(player, captain)
        note = " · ".join(map(t, (equipment.words(s, captain), *borne)))
        lines.append(_owned(look, frame, f"flag:{captain.nation}", captain.name, note, captain.rule))
    return lines


def _owned(look: Look, frame: Frame, picture: str, name: str, note: str, rule: str) -> ft.Control:
    """Something owned; a tap opens its rule."""
    words = kit.rows([kit.words(look, name, bold=True), kit.words(look, note, size=look.sizes.small)], 0)
    words.expand = True
    body = ft.Container(
        kit.line([kit.pic(picture, 30), words, kit.icon(look, "why", 22, look.palette.text_muted)], 8),
        border_radius=8,
        padding=ft.Padding.symmetric(vertical=4),
        on_click=lambda _: frame.on_rule(rule),
    )
    return kit.tagged(body, f"rule-{rule}", name)


def _tokens(look: Look, t: Texts, s: State, book: Book, player: Player) -> list[ft.Control]:
    """Destructions, oil, clues, bounty, allegiances: what lies beside a sheet."""
    most = s.options.difficulty.destructions if s.solo_rules else book.numbers.destructions_per_penalty
    lines = [_pair(look, t(msg("cl-fix-destroyed")), f"{player.destroyed} / {most}")]
    if player.oil_token:
        lines.append(_pair(look, t(msg("cl-fix-oil-token")), t(msg("core-yes"))))
    if player.clues or player.treasure_tried:
        lines.append(_pair(look, t(msg("cl-fix-clues")), str(player.clues)))
    if player.treasure_tried:
        lines.append(kit.words(look, t(msg("cl-ui-treasure-tried"))))
    if player.bounty or player.wanted:
        lines.append(_pair(look, t(msg("cl-fix-bounty")), t(coins(player.bounty))))
        lines.append(_flags(look, t, msg("cl-fix-wanted"), player.wanted))
    if joined := s.joined(player.id):
        lines.append(_flags(look, t, msg("cl-fix-joined"), joined))
    return lines


def _flags(look: Look, t: Texts, label: Msg, nations: Sequence[str]) -> ft.Control:
    shown = [kit.line([flag(n, 20), kit.words(look, t(nation_name(n)))], 6, tight=True) for n in nations]
    return ft.Row([kit.words(look, t(label)), *shown], wrap=True, spacing=10, run_spacing=4)


def _reason(s: State, point: FamePoint) -> Msg:
    """Why there was fame, and among allies thanks to whom."""
    cause = msg(f"cl-fame-{point.cause}")
    return msg("cl-ev-of", name=who(s, point.who), what=cause) if len(s.team(point.who)) > 1 else cause


def _ledger(look: Look, t: Texts, s: State, frame: Frame, owner: SideId) -> ft.Control:
    """Every point of fame: round, reason, rule; in a team who made it."""
    team = s.options.team(owner)
    gains = [
        Gain(msg("cl-ui-round", n=point.round), _reason(s, point), point.amount, point.rule)
        for point in s.ledger
        if point.who in team
    ]
    return ledger(look, t, frame, msg("cl-ui-ledger-of", who=side(s, owner), n=s.fame(owner)), gains, ROUND)
