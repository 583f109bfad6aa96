"""The pirates' side of the table: the log of every pirate in play; a tap opens what his card prints."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.rules.verdicts import Sum
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import SeatId
from companion.games.blackbeard.model.names import player_name
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing.pirates import allowance
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.figures.read_aloud import board, sentence
from companion.ui.figures.recent_changes import News
from companion.ui.figures.tracks import bar
from companion.ui.gamekit.boards import side, use_board
from companion.ui.games.blackbeard.characteristics import Characteristic
from companion.ui.games.blackbeard.log import PirateLog, booty, hold_slots, log_of, marks, title, token, track_line
from companion.ui.games.blackbeard.parts.figures import news
from companion.ui.games.blackbeard.parts.pieces import place_picture
from companion.ui.look.theme import Look
from companion.ui.runtime.memo import use_kept
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@dataclass(frozen=True, slots=True)
class Ashore:
    """A player without a pirate in play. came: pirates brought into play so far, of all."""

    seat: SeatId
    name: Msg
    colour: str
    holder: bool
    came: int
    all: int


@component
def PlayersSide(session: ScreenSession) -> ft.Control:
    """The left side of the table: pirates of the player with the dice first, then in the order of the seats."""
    look, t, s, book = use_board(session, State, Book)
    fresh = news(session)
    goal = book.numbers.notoriety_to_win
    seats = sorted((player.id for player in s.players), key=lambda seat: seat != s.turn.holder)
    panels: list[ft.Control] = []
    for seat in seats:
        pirates = s.pirates_of(seat)
        panels += [kit.still(LogCard, look, t, log_of(s, book, each), goal, fresh.of(each.id)) for each in pirates]
        if not pirates:
            panels.append(kit.still(AshoreCard, look, t, ashore(s, book, seat)))
    return side(panels)


def ashore(s: State, book: Book, seat: SeatId) -> Ashore:
    """A player without a pirate, as the side shows it."""
    player = s.player(seat)
    holder = seat == s.turn.holder and s.turn.stage != "setup"
    came = len(player.activated)
    return Ashore(seat, player_name(s, seat), player.colour, holder, came, allowance(s, book, seat))


@component
def AshoreCard(look: Look, t: Texts, player: Ashore) -> ft.Control:
    """A player who has no pirate at sea, and how many are still to come."""
    p = look.palette
    boat = kit.pic("ship:rowboat", 34, hull=kit.colour_of(player.colour))
    told = kit.caption(look, t(msg("bb-ui-pirates-came", n=player.came, all=player.all)))
    name = kit.words(look, t(player.name), bold=True, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    head = kit.line([boat, ft.Column([name, told], spacing=0, expand=True)])
    panel = kit.panel(look, head, border=ft.Border.all(2, p.coral if player.holder else p.panel))
    return board(t, t(player.name), panel)


@component
def LogCard(look: Look, t: Texts, log: PirateLog, goal: int, fresh: News) -> ft.Control:
    """One pirate's log in short; a tap opens the characteristics of his card. goal: Notoriety with which one wins."""
    opened, open_ = ft.use_state(False)
    p, keep = look.palette, use_kept()
    content: list[ft.Control] = [
        title(look, t, log, fresh.mark("notoriety")),
        keep("goal", bar, look, log.pirate.notoriety / goal, kit.colour_of(log.colour), height=6),
        ft.Row(
            [
                keep("place", place_line, look, t, log.where, log.pirate.place),
                keep("opened", kit.icon, look, "up" if opened else "down", 18, p.text_muted),
            ],
            spacing=4,
        ),
        *(
            keep(name, track_line, look, t, track, fresh.mark(name))
            for track, name in zip(log.tracks, LOST, strict=True)
        ),
        keep("holds", hold_slots, look, t, log.pirate.holds, log.holds, fresh.mark("holds")),
        ft.Row(booty(look, t, log, fresh, keep), wrap=True, spacing=12, run_spacing=4),
    ]
    if drawn := marks(look, t, log):
        content.append(ft.Row(drawn, wrap=True, spacing=10, run_spacing=4))
    if opened:
        content += [trait_line(look, t, each) for each in log.traits]
    body = kit.panel(
        look,
        kit.rows(content, 1),
        border=ft.Border.all(2, p.coral if log.holder else p.panel),
        on_click=lambda _: open_(not opened),
    )
    said = sentence(t, t(log.name), body)
    return kit.tagged(body, f"log-{log.pirate.id}", said, expanded=opened, whole=True)


LOST = ("damage", "slow")
"""The figures that count the boxes lost on the two tracks."""


def place_line(look: Look, t: Texts, where: Msg, place: Place) -> ft.Control:
    """Where he is, with the kind of place as the chart draws it."""
    words = kit.words(look, t(where), size=look.sizes.small, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    words.expand = True
    return kit.line([token(look, place_picture(place), 24), words], 8, expand=True)


def trait_line(look: Look, t: Texts, trait: Characteristic) -> ft.Control:
    """A characteristic as it counts, and why it is not what is printed."""
    p = look.palette
    changed = trait.now != trait.printed
    colour = p.text if not changed else p.text_bad if trait.now < trait.printed else p.text_good
    name = kit.words(look, t(trait.sum.label), size=look.sizes.small, expand=True)
    figure = kit.words(look, str(trait.now), bold=True, colour=colour)
    if not changed:
        return kit.line([name, figure])
    return kit.rows([kit.line([name, figure]), kit.caption(look, arithmetic(t, trait.sum))], 0)


def arithmetic(t: Texts, total: Sum) -> str:
    """The sum behind a characteristic: printed 4, minor wound −2."""
    return ", ".join(f"{t(term.label)} {signed(term.value) if i else term.value}" for i, term in enumerate(total.terms))
