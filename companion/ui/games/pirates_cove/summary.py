"""The end of the year, and fame while it lasts: who won, the ranking, the curves, where the fame came from."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.names import player_name
from companion.games.pirates_cove.model.records import Player, Tally
from companion.games.pirates_cove.model.state import State
from companion.ui.gamekit.boards import use_board
from companion.ui.gamekit.ending import (
    Account,
    Accounts,
    Contender,
    Crown,
    Curves,
    EndingPart,
    PartTitle,
    Rank,
    Ranking,
    running,
    totals,
)
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.last_page import parchment
from companion.ui.gamekit.plot import Curve
from companion.ui.games.pirates_cove.parts.pieces import ship
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

HEADS = (msg("pc-ui-fame"), msg("pc-ui-hits"), msg("pc-ui-sunk"), msg("pc-ui-routed"))


def ending(s: State, book: Book, frame: Frame) -> Sequence[EndingPart]:
    """Verdict, ranking, curves, sources of fame."""
    return [_crown(s, frame), *parts(s)]


def parts(s: State) -> Sequence[EndingPart]:
    """Everything about fame but the verdict: the page of the evening under way has it too."""
    curves = msg("pc-ui-curves")
    return [
        Ranking(HEADS, [_place(s, player, rank) for player, rank in ranked(s)]),
        PartTitle(curves),
        Curves(curves, sides(s), s.turn.month),
        PartTitle(msg("pc-ui-sources")),
        Accounts([Account(player_name(s, player.id), [sources(s, player.id)]) for player, _ in ranked(s)]),
    ]


def ranked(s: State) -> tuple[tuple[Player, int], ...]:
    """PC-END-02, PC-END-03: everybody by fame; whoever won the last battle before those of the same fame."""
    winners = () if s.outcome is None else s.outcome.winners
    placed = sorted(s.players, key=lambda player: (-player.fame, player.id not in winners))

    def rank(player: Player) -> int:
        ahead = [other for other in s.players if other.fame > player.fame]
        beaten = [other for other in s.players if other.fame == player.fame and other.id in winners]
        return 1 + len(ahead) + (len(beaten) if player.id not in winners else 0)

    return tuple((player, rank(player)) for player in placed)


def sides(s: State) -> tuple[Contender, ...]:
    """Every player with the fame at the end of each month, from month 0."""
    found = []
    for player in s.players:
        paint = kit.colour_of(player.colour)
        values = by_month(s, player.id)
        found.append(Contender(player_name(s, player.id), ship(player, 34), values[-1], Curve(paint, values)))
    return tuple(found)


def by_month(s: State, seat: SeatId) -> tuple[int, ...]:
    """A player's fame after each month, from month 0."""
    return running(((line.month, line.by) for line in s.fame if line.seat == seat), s.turn.month)


def sources(s: State, seat: SeatId) -> Sequence[tuple[Msg, int]]:
    """What a player's fame came from and went to."""
    found = totals((line.why, line.by) for line in s.fame if line.seat == seat)
    return [(msg(f"pc-why-{why}"), amount) for why, amount in found.items() if amount]


def _crown(s: State, frame: Frame) -> Crown:
    """Who has won, and how."""
    moment = msg("pc-ui-months", n=s.turn.month)
    outcome = s.outcome
    if outcome is None or not outcome.winners:
        return Crown(msg("ui-evening-over"), kit.pic("compass:rose", 96), moment)
    winners = [s.player(seat) for seat in outcome.winners]
    names = tuple(player_name(s, player.id) for player in winners)
    verdict = msg("pc-ui-wins", n=len(winners), names=names, fame=winners[0].fame)
    if outcome.by == "battle":
        moment = msg("pc-ui-by-battle", moment=moment)
    picture = ship(winners[0], 72 if frame.compact else 104)
    return Crown(verdict, picture, moment, "PC-END-03" if outcome.by == "battle" else "PC-END-02")


def _place(s: State, player: Player, rank: int) -> Rank:
    """A player's line, with what the tallies say."""
    tally = next((each for each in s.tallies if each.seat == player.id), Tally(player.id))
    hits = f"{tally.hits}/{tally.shots}"
    note = msg("pc-ui-deeds", islands=tally.islands, fled=tally.fled)
    figures = (player.fame, hits, tally.sunk, tally.crippled)
    return Rank(rank, player_name(s, player.id), ship(player, 40), figures, note)


@component
def FamePage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The same as on the last page, while the year lasts."""
    look, t, s = use_board(session, State)
    told: tuple[EndingPart, ...] = tuple(parts(s))
    return parchment(look, t, frame, told)
