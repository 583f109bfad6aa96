"""The players' side of the table: fame, goods and the ship mat of everybody; a tap opens the whole mat."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.names import card_does, card_title
from companion.games.pirates_cove.model.records import Player
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship.strength import capacity
from companion.library.texts import Texts
from companion.ui.figures.read_aloud import sentence
from companion.ui.figures.recent_changes import News, marked
from companion.ui.figures.tracks import counter
from companion.ui.gamekit.boards import use_board
from companion.ui.gamekit.hidden_hands import own_look
from companion.ui.games.pirates_cove.parts.figures import news
from companion.ui.games.pirates_cove.parts.mat import SectionTrack, long_track, short_mat, tracks
from companion.ui.games.pirates_cove.parts.pieces import island_picture, ship
from companion.ui.look.theme import Look
from companion.ui.runtime.memo import use_kept
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

MANY = 3
"""Players beyond whom their cards must be low to stand below each other."""


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """A player as the side shows one. hold: treasures that the ship carries at most, None for any number."""

    player: Player
    sections: tuple[SectionTrack, ...]
    hold: int | None
    active: bool


def sheet_of(s: State, book: Book, player: Player, active: bool = False) -> PlayerPanel:
    """A player's sheet; of the hand only the number of cards will be drawn."""
    return PlayerPanel(player, tracks(s, book, player.id), capacity(s, player.id), active)


@component
def PlayersSide(session: ScreenSession) -> ft.Control:
    """The left side of the table, in the order of the seats."""
    look, t, s = use_board(session, State)
    game = session.view.game
    fresh, active = news(session), game.on_turn(s)
    dense = len(s.players) > MANY
    sheets = [sheet_of(s, game.book, player, player.id == active) for player in s.players]
    parts: list[ft.Control] = []
    for each in sheets:
        parts.append(kit.still(PlayerCard, look, t, each, fresh.of(each.player.id), dense))
        parts += _hand(session, look, t, s, each.player)
    return kit.listed(parts, spacing=6 if dense else 10, expand=True)


def _hand(session: ScreenSession, look: Look, t: Texts, s: State, player: Player) -> list[ft.Control]:
    """PC-TAV-02: the way for a player to look at cards that the app has dealt, where there is no phone for it."""
    if s.options.cards != "app" or not player.hand:
        return []
    note = msg("pc-ui-look", name=player.name, n=len(player.hand))
    return own_look(session, player.id, note, lambda own: held(look, t, own, session.view.game.book, player.id))


def held(look: Look, t: Texts, s: State, book: Book, seat: SeatId) -> list[ft.Control]:
    """The cards of a hand that is known, with what they do."""
    found: list[ft.Control] = []
    for kind in s.player(seat).hand:
        does = kit.words(look, t(card_does(s, kind)), size=look.sizes.small)
        words = kit.rows([kit.words(look, t(card_title(s, kind)), bold=True), does], 0, expand=True)
        found.append(kit.line([kit.pic(f"tavern:{book.card(kind).id}", 44 * min(look.zoom, 1.5)), words], 8))
    return found


@component
def PlayerCard(look: Look, t: Texts, sheet: PlayerPanel, fresh: News, dense: bool) -> ft.Control:
    """One player in short; a tap opens the whole mat. dense: many sit at the table; what is drawn as low as that is put
    right on the open mat alone.
    """
    opened, open_ = ft.use_state(False)
    p, keep = look.palette, use_kept()
    fresh = fresh.shut if dense and not opened else fresh
    content: list[ft.Control] = [title(look, t, sheet, fresh), goods(look, t, sheet, fresh)]
    if opened:
        content += [long_track(look, t, each, fresh.mark(f"rings.{each.section}")) for each in sheet.sections]
    else:
        content.append(keep("mat", short_mat, look, t, sheet.sections, fresh.of("rings"), dense=dense))
    body = kit.panel(
        look,
        kit.rows(content, 2),
        padding=4 if dense else 8,
        border=ft.Border.all(2, p.coral if sheet.active else p.panel),
        on_click=lambda _: open_(not opened),
    )
    said = sentence(t, sheet.player.name, body)
    return kit.tagged(body, f"mat-{sheet.player.id}", said, expanded=opened, whole=True)


def title(look: Look, t: Texts, sheet: PlayerPanel, fresh: News) -> ft.Control:
    """Ship in the player's colour, name, whether she is crippled, fame."""
    player, scale = sheet.player, min(look.zoom, 1.5)
    name = kit.words(look, player.name, bold=True, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    crippled = [kit.pic("token:skull", 26 * scale, t(msg("pc-ui-crippled")))] if player.crippled else []
    figure = kit.headline(
        look, str(player.fame).replace("-", "−"), size=look.sizes.title, colour=look.palette.text_brass
    )
    fame = kit.line([kit.pic("token:fame", 24 * scale, t(msg("pc-fix-fame"))), figure], 4, tight=True)
    figures = [*crippled, marked(look, fame, fresh.mark("fame"), at_end=True)]
    return kit.name_line(look, [ship(player, 28 * scale)], name, figures)


def goods(look: Look, t: Texts, sheet: PlayerPanel, fresh: News) -> ft.Control:
    """Gold, treasures of those that fit, cards in hand, the island where the ship lies."""
    player = sheet.player
    held = f"{player.treasures}/{'∞' if sheet.hold is None else sheet.hold}"
    parts = [
        counter(look, "token:coin", player.gold, height=20, label=t(msg("pc-fix-gold")), mark=fresh.mark("gold")),
        counter(look, "token:chest", held, height=20, label=t(msg("pc-fix-treasures")), mark=fresh.mark("treasures")),
        counter(look, "token:deck", len(player.hand), height=20, label=t(msg("pc-ui-hand")), mark=fresh.told("cards")),
    ]
    if player.island:
        parts.append(island_picture(t, player.island, 26 * min(look.zoom, 1.5)))
    return ft.Row(parts, wrap=True, spacing=8, run_spacing=2, vertical_alignment=ft.CrossAxisAlignment.CENTER)
