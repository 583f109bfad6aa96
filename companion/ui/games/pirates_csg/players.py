"""Both sides of the table: at the left who is on turn, with every ship; at the right everybody else in short."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import PlaceId, SeatId
from companion.games.pirates_csg.model.names import card_name, coin_name, place_name
from companion.games.pirates_csg.model.records import Coin, Crew, FleetEvent, Player
from companion.games.pirates_csg.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.read_aloud import board
from companion.ui.figures.recent_changes import FigureMark, News, marked, touchable
from companion.ui.figures.tracks import bar, counter
from companion.ui.gamekit.boards import use_board
from companion.ui.gamekit.hidden_hands import own_look
from companion.ui.games.pirates_csg.figures import news
from companion.ui.games.pirates_csg.pieces import PICTURES, ShipView, cannon_row, drawn, fleet, mark_row, scale
from companion.ui.look.theme import Look
from companion.ui.runtime.memo import use_kept
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@dataclass(frozen=True, slots=True)
class Hoard:
    """A player's gold: at home, in forts, and how much wins at once."""

    home: int
    forts: int
    wins: int

    @property
    def total(self) -> int:
        """At home and in forts."""
        return self.home + self.forts


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """A player as the sides show one."""

    player: Player
    hoard: Hoard
    ships: tuple[ShipView, ...]
    active: bool
    forts: int


def hoard_of(s: State, player: Player) -> Hoard:
    """A player's gold, and the first amount that is more than half of all."""
    return Hoard(gold.at_home(s, player.id), gold.in_forts(s, player.id), gold.in_play(s) // 2 + 1)


def sheet_of(s: State, book: Book, player: Player) -> PlayerPanel:
    """A player as whoever looks may see one."""
    forts = sum(fort.built and fort.seat == player.id for fort in s.forts)
    homes = {island.home for island in s.islands}
    hoard = hoard_of(s, player) if player.id in homes else Hoard(0, 0, 0)
    return PlayerPanel(player, hoard, fleet(s, book, player.id), player.id == s.turn.seat, forts)


def split(s: State) -> tuple[tuple[Player, ...], tuple[Player, ...]]:
    """Who is on turn, and the others from the left neighbour on; everybody at the left until somebody is."""
    if not s.turn.seat:
        return s.players, ()
    at = [player.id for player in s.players].index(s.turn.seat)
    return (s.players[at],), (*s.players[at + 1 :], *s.players[:at])


@component
def ActiveSide(session: ScreenSession) -> ft.Control:
    """The left side: the player on turn."""
    look, t, s = use_board(session, State)
    return _sheets(session, look, t, split(s)[0], Own)


@component
def OthersSide(session: ScreenSession) -> ft.Control:
    """The right side: the others."""
    look, t, s = use_board(session, State)
    return _sheets(session, look, t, split(s)[1], Other)


def _sheets(
    session: ScreenSession, look: Look, t: Texts, players: Sequence[Player], drawn_by: Callable[..., ft.Control]
) -> ft.Control:
    """A panel for each of these players, with the way to look at what only he may see."""
    s: State = session.view.state
    book: Book = session.view.game.book
    fresh = news(session)
    parts: list[ft.Control] = []
    for player in players:
        sheet = sheet_of(s, book, player)
        parts += [kit.still(drawn_by, look, t, sheet, fresh.of(player.id)), *_own_look(session, look, t, player)]
    return kit.listed(parts, spacing=8, expand=True)


@dataclass(frozen=True)
class Hidden:
    """What a player knows and not everybody does."""

    crew: tuple[Crew, ...]
    events: tuple[FleetEvent, ...]
    coins: tuple[Coin, ...]

    def __len__(self) -> int:
        return len(self.crew) + len(self.events) + len(self.coins)


def hidden(s: State, seat: SeatId) -> Hidden:
    """CSG-SETUP-09, CSG-EXPL-03: crew that lies face down, events in hand, and coins that not everybody has seen."""
    crew = (each for each in s.crew if each.seat == seat and not (each.shown or each.gone))
    events = (each for each in s.events if each.seat == seat and not each.played)
    coins = (each for each in s.coins if seat in each.known and len(each.known) < len(s.players) and not each.gone)
    return Hidden(tuple(crew), tuple(events), tuple(coins))


def _own_look(session: ScreenSession, look: Look, t: Texts, player: Player) -> list[ft.Control]:
    """The way for a player to look at it, where there is no phone for it."""
    if not (count := len(hidden(session.view.state, player.id))):
        return []
    note = msg("csg-ui-look", name=player.name, n=count)
    return own_look(session, player.id, note, lambda own: held(look, t, own, player.id))


def held(look: Look, t: Texts, s: State, seat: SeatId) -> list[ft.Control]:
    """What a player knows and not everybody does, each with where it lies."""

    def line(picture: str, name: Msg, where: PlaceId | None) -> ft.Control:
        return _held(look, t, picture, name, place_name(s, where) if where else None)

    own = hidden(s, seat)
    return [
        *(line("token:crew", card_name(s, "csg-crew", crew.card), crew.where) for crew in own.crew),
        *(line("token:deck", card_name(s, "csg-event", event.card), None) for event in own.events),
        *(line("token:coin", coin_name(s, coin), coin.where) for coin in own.coins),
    ]


def _held(look: Look, t: Texts, picture: str, name: Msg, where: Msg | None) -> ft.Control:
    place = [] if where is None else [kit.caption(look, t(where))]
    words = kit.rows([kit.words(look, t(name), size=look.sizes.small, bold=True), *place], 0, expand=True)
    return kit.line([kit.pic(picture, 28 * scale(look)), words], 8)


@component
def Own(look: Look, t: Texts, sheet: PlayerPanel, fresh: News) -> ft.Control:
    """A player with every ship: masts with their cannons, what is aboard, what it was given in this turn."""
    p, keep = look.palette, use_kept()
    head = kit.rows([title(look, t, sheet, fresh), *progress(look, t, sheet.hoard)], 4)
    ships = [keep(f"{n}", _row, look, t, ship, fresh.part(ship.id), full=True) for n, ship in enumerate(sheet.ships)]
    body = kit.panel(
        look, kit.rows([head, *ships], 6), padding=8, border=ft.Border.all(2, p.coral if sheet.active else p.panel)
    )
    return board(t, sheet.player.name, body, f"side-{sheet.player.id}")


@component
def Other(look: Look, t: Texts, sheet: PlayerPanel, fresh: News) -> ft.Control:
    """A player in short: gold, and every ship in a line."""
    keep = use_kept()
    ships = [keep(f"{n}", _row, look, t, ship, fresh.part(ship.id), full=False) for n, ship in enumerate(sheet.ships)]
    content = [title(look, t, sheet, fresh), *progress(look, t, sheet.hoard), *ships]
    body = kit.panel(look, kit.rows(content, 1), padding=8)
    return board(t, sheet.player.name, body, f"side-{sheet.player.id}")


def title(look: Look, t: Texts, sheet: PlayerPanel, fresh: News) -> ft.Control:
    """Home island in the player's colour, name, gold at home and in forts."""
    player = sheet.player
    flag = kit.pic("csg:home", 32 * scale(look), hull=kit.colour_of(player.colour))
    name = kit.words(look, player.name, bold=True, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    forts = [counter(look, "csg:fort", sheet.forts, height=22, label=t(msg("csg-ui-forts")))] if sheet.forts else []
    figure = kit.headline(look, str(sheet.hoard.total), size=look.sizes.title, colour=look.palette.text_brass)
    sign = kit.pic("token:coin", 24 * scale(look), t(msg("csg-ui-gold")))
    total = kit.line([sign, figure], 4, tight=True)
    return kit.name_line(look, [flag], name, [*forts, marked(look, total, fresh.mark("gold"), at_end=True)])


def progress(look: Look, t: Texts, hoard: Hoard) -> list[ft.Control]:
    """How near a player is to more than half of all gold; nothing before there is any."""
    if hoard.wins <= 1:
        return []
    words = msg("csg-ui-majority", n=hoard.total, all=hoard.wins)
    if hoard.forts:
        words = msg("csg-ui-majority-forts", n=hoard.total, all=hoard.wins, forts=hoard.forts)
    return [bar(look, hoard.total / hoard.wins, look.palette.mark, height=8), kit.caption(look, t(words))]


def _row(look: Look, t: Texts, ship: ShipView, mark: FigureMark, *, full: bool) -> ft.Control:
    """A ship, which a touch puts right where somebody may."""
    return touchable(_line(look, t, ship, full=full), mark)


def _line(look: Look, t: Texts, ship: ShipView, *, full: bool) -> ft.Control:
    """A ship: its drawing, name, marks, the action that it was given; in full its cannons and its hold too."""
    p = look.palette
    size = scale(look)
    name = kit.words(look, t(ship.name), size=look.sizes.small, bold=full, max_lines=2, style=ft.TextStyle(height=1.05))
    deeds = [kit.pic(PICTURES[action], 20 * size, t(msg(f"csg-action-{action}"))) for action in ship.given]
    signs = [*mark_row(look, t, ship, 20), *(_done(look, deed) for deed in deeds)]
    load = _load(look, t, ship)
    if not full:
        line = kit.name_line(look, [drawn(ship, 30 * size)], name, [*load, *signs], 4)
        return ft.Container(line, bgcolor=p.panel_sunk, border_radius=8, padding=ft.Padding.symmetric(horizontal=5))
    below = kit.line([ft.Container(cannon_row(look, t, ship, 24), expand=True), *load], 4)
    name.expand = True
    words = kit.rows([kit.line([name, *signs], 3), below], 1, expand=True)
    return ft.Container(
        kit.line([drawn(ship, 42 * size), words], 5),
        bgcolor=p.panel_sunk,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=5, vertical=3),
    )


def _done(look: Look, picture: ft.Control) -> ft.Control:
    """An action that was given: on brass."""
    return ft.Container(picture, bgcolor=look.palette.brass, border_radius=6, padding=2)


def _load(look: Look, t: Texts, ship: ShipView) -> list[ft.Control]:
    """How many coins are aboard and how many could be."""
    whole = len(ship.coins) + ship.room
    if not whole:
        return []
    label = t(msg("csg-ui-load", n=len(ship.coins), all=whole))
    words = kit.words(look, f"{len(ship.coins)}/{whole}", size=look.sizes.small)
    return [kit.line([kit.pic("csg:coin-back", 18 * scale(look), label), words], 2, tight=True)]
