"""The end of the game, and gold while it lasts: who won and how, the ranking, the curves, deeds."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.values.messages import msg
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import SeatId
from companion.games.pirates_csg.model.names import player_name
from companion.games.pirates_csg.model.records import Player, Tally
from companion.games.pirates_csg.model.state import State
from companion.ui.gamekit.boards import bare_page, use_board
from companion.ui.gamekit.ending import Contender, Crown, Curves, EndingPart, PartTitle, Rank, Ranking
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.last_page import parchment
from companion.ui.gamekit.plot import Curve
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

HEADS = (msg("csg-ui-gold"), msg("csg-ui-masts"), msg("csg-ui-sunk-head"))
DEEDS = (msg("csg-ui-hits"), msg("csg-ui-explored"), msg("csg-ui-rams"), msg("csg-ui-boardings"))


def ending(s: State, book: Book, frame: Frame) -> Sequence[EndingPart]:
    """Verdict, ranking, curves."""
    return [_crown(s, frame), *parts(s)]


def parts(s: State) -> Sequence[EndingPart]:
    """Everything about gold but the verdict: the page of the game under way has it too."""
    curves = msg("csg-ui-curves")
    goal = gold.in_play(s) // 2 + 1
    turns = s.gold[-1].turn if s.gold else 0
    return [
        Ranking(HEADS, [_place(s, player, rank) for player, rank in ranked(s)]),
        PartTitle(curves),
        Curves(curves, sides(s), turns, goal),
        PartTitle(msg("csg-ui-deeds")),
        Ranking(DEEDS, [_deeds(s, player, rank) for player, rank in ranked(s)]),
    ]


def hoard(s: State, seat: SeatId) -> int:
    """A player's gold at home and in forts; none before there is a home."""
    return gold.hoard(s, seat) if any(island.home == seat for island in s.islands) else 0


def ranked(s: State) -> tuple[tuple[Player, int], ...]:
    """CSG-WIN-03: everybody by gold, then by masts."""
    marks = {player.id: (hoard(s, player.id), player.masts) for player in s.players}
    placed = sorted(s.players, key=lambda player: marks[player.id], reverse=True)
    return tuple((player, 1 + sum(mark > marks[player.id] for mark in marks.values())) for player in placed)


def by_turn(s: State, seat: SeatId) -> tuple[int, ...]:
    """A player's gold after each turn, from turn 0."""
    at = sorted(player.id for player in s.players).index(seat)
    found = {line.turn: line.gold[at] for line in s.gold}
    values, now = [0], 0
    for turn in range(1, (s.gold[-1].turn if s.gold else 0) + 1):
        now = found.get(turn, now)
        values.append(now)
    return tuple(values)


def sides(s: State) -> tuple[Contender, ...]:
    """Every player with the gold after each turn."""
    return tuple(
        Contender(
            player_name(s, player.id),
            ship(player, 34),
            hoard(s, player.id),
            Curve(kit.colour_of(player.colour), by_turn(s, player.id)),
        )
        for player in s.players
    )


def ship(player: Player, height: float) -> ft.Control:
    """A ship in a player's colour."""
    return kit.pic("csg-ship:3-3", height, hull=kit.colour_of(player.colour))


def _crown(s: State, frame: Frame) -> Crown:
    """Who has won, and how."""
    moment = msg("csg-ui-turns", n=s.turn.number)
    outcome = s.outcome
    if outcome is None or not outcome.winners:
        return Crown(msg("ui-evening-over"), kit.pic("compass:rose", 96), moment)
    winners = [s.player(seat) for seat in outcome.winners]
    names = tuple(player_name(s, player.id) for player in winners)
    verdict = msg("csg-ui-wins", n=len(winners), names=names, gold=hoard(s, winners[0].id))
    moment = msg(f"csg-ui-ended-{outcome.by}", moment=moment)
    picture = ship(winners[0], 72 if frame.compact else 104)
    return Crown(verdict, picture, moment, "CSG-WIN-01" if outcome.by == "half" else "CSG-WIN-02")


def _place(s: State, player: Player, rank: int) -> Rank:
    """A player's line: gold, then what decides between equals."""
    figures = (hoard(s, player.id), player.masts, _tally(s, player).sunk)
    return Rank(rank, player_name(s, player.id), ship(player, 40), figures)


def _deeds(s: State, player: Player, rank: int) -> Rank:
    """What a player did."""
    tally = _tally(s, player)
    figures = (f"{tally.hits}/{tally.shots}", tally.explored, tally.rams, tally.boardings)
    return Rank(rank, player_name(s, player.id), ship(player, 40), figures)


def _tally(s: State, player: Player) -> Tally:
    return next((each for each in s.tallies if each.seat == player.id), Tally(player.id))


@component
def GoldPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The same as on the last page, while the game lasts."""
    look, t, s = use_board(session, State)
    if not gold.in_play(s):
        return bare_page(look, t(msg("csg-ui-no-gold")))
    told: tuple[EndingPart, ...] = tuple(parts(s))
    return parchment(look, t, frame, told)
