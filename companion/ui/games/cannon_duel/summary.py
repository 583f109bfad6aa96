"""The end of the duel: who won and how, how both ships came out, turn by turn, and what each captain did."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.core.values.messages import msg
from companion.games.cannon_duel.cards import box
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId, layer_of
from companion.games.cannon_duel.model.names import player_name
from companion.games.cannon_duel.model.records import Player, Tally, Wear
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import missing_planks
from companion.ui.gamekit.boards import use_board
from companion.ui.gamekit.ending import Contender, Crown, Curves, EndingPart, PartTitle, Rank, Ranking
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.last_page import parchment
from companion.ui.gamekit.plot import Curve
from companion.ui.games.cannon_duel.pieces import paint_of
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

LEFT = (msg("cd-ui-left-planks"), msg("cd-ui-left-sails"), msg("cd-ui-left-sailors"), msg("cd-ui-left-officers"))
GUNNERY = (msg("cd-ui-shots"), msg("cd-ui-perfect"), msg("cd-ui-hits"), msg("cd-ui-broadsides"))
SEAMANSHIP = (msg("cd-ui-swerves"), msg("cd-ui-dodged"), msg("cd-ui-repaired"))
RULES = {"officers": "CD-EFF-07", "sunk": "CD-EFF-08"}


def ending(s: State, book: Book, frame: Frame) -> Sequence[EndingPart]:
    """Verdict, ships, curves, deeds."""
    return [_crown(s, frame), *parts(s, book)]


def parts(s: State, book: Book) -> Sequence[EndingPart]:
    """Everything but the verdict: the page of the duel under way has it too."""
    placed = ranked(s)
    return [
        Ranking(LEFT, [_ship(s, book, player, rank) for player, rank in placed]),
        *curves(s, book),
        PartTitle(msg("cd-ui-gunnery")),
        Ranking(GUNNERY, [_gunnery(s, player, rank) for player, rank in placed]),
        PartTitle(msg("cd-ui-seamanship")),
        Ranking(SEAMANSHIP, [_seamanship(s, player, rank) for player, rank in placed]),
    ]


def ranked(s: State) -> tuple[tuple[Player, int], ...]:
    """CD-WIN-01: the winner first; while the duel lasts both stand equal, in the order of the table."""
    if s.outcome is None:
        return tuple((player, 1) for player in s.players)
    winner = s.outcome.winner
    return tuple((player, 1 if player.id == winner else 2) for player in (s.player(winner), s.other(winner)))


def _crown(s: State, frame: Frame) -> Crown:
    """Who has won, and how."""
    game, moment = box.title_at(s), msg("cd-ui-turns", n=s.turn.number)
    if s.outcome is None:
        return Crown(msg("ui-evening-over"), kit.pic("compass:rose", 96), moment)
    winner = s.player(s.outcome.winner)
    loser = s.other(winner.id)
    verdict = msg("cd-ui-wins", name=player_name(s, winner.id))
    how = msg(f"cd-ui-ended-{s.outcome.by}", name=player_name(s, loser.id), moment=moment)
    told = msg("cd-ui-ended", game=game, how=how)
    return Crown(verdict, paint_of(winner, 72 if frame.compact else 104), told, RULES[s.outcome.by])


def strength(player: Player, layer: str) -> int:
    """Markers left on one layer of a ship, officers not counted."""
    return sum(zone.markers for zone in player.zones if layer_of(zone.id) == layer)


def _ship(s: State, book: Book, player: Player, rank: int) -> Rank:
    """How a ship stands: planks missing of those that sink it, sails, sailors, officers."""
    planks = f"{missing_planks(player)}/{book.numbers.sunk_at}"
    figures = (planks, strength(player, "sails"), strength(player, "deck"), len(player.officers))
    return Rank(rank, player_name(s, player.id), paint_of(player, 40), figures)


def _gunnery(s: State, player: Player, rank: int) -> Rank:
    done = tally(s, player.id)
    return Rank(
        rank, player_name(s, player.id), paint_of(player, 40), (done.shots, done.perfect, done.hits, done.broadsides)
    )


def _seamanship(s: State, player: Player, rank: int) -> Rank:
    done = tally(s, player.id)
    figures = (done.swerves, done.dodged, done.repaired)
    return Rank(rank, player_name(s, player.id), paint_of(player, 40), figures)


def curves(s: State, book: Book) -> list[EndingPart]:
    """What became of both ships turn by turn: markers left, and planks missing below the line at which a ship sinks."""
    if not s.wear:
        return []
    aboard, missing = msg("cd-ui-curve-aboard"), msg("cd-ui-curve-planks")
    n = s.turn.number
    return [
        PartTitle(aboard),
        Curves(aboard, sides(s, lambda line, _: line.aboard), n),
        PartTitle(missing),
        Curves(missing, sides(s, lambda line, whole: max(0, whole - line.planks)), n, book.numbers.sunk_at),
    ]


def sides(s: State, figure: Callable[[Wear, int], int]) -> tuple[Contender, ...]:
    """Both ships with a figure after each turn. figure: of a line, and of the planks of the ship when it was whole."""
    found = []
    for player in s.players:
        whole = sum(zone.spaces for zone in player.zones if layer_of(zone.id) == "hull")
        values = tuple(figure(line, whole) for line in by_turn(s, player))
        curve = Curve(kit.colour_of(player.colour), values)
        found.append(Contender(player_name(s, player.id), paint_of(player, 34), values[-1], curve))
    return tuple(found)


def by_turn(s: State, player: Player) -> tuple[Wear, ...]:
    """A ship after each turn from the set-up on, and as it is in the present one."""
    now = Wear(s.turn.number, player.id, player.aboard, player.planks)
    noted = {line.turn: line for line in s.wear if line.seat == player.id} | {now.turn: now}
    found, last = [], noted[min(noted)]
    for turn in range(now.turn + 1):
        last = noted.get(turn, last)
        found.append(last)
    return tuple(found)


def tally(s: State, seat: SeatId) -> Tally:
    """What a captain did."""
    return next((each for each in s.tallies if each.seat == seat), Tally(seat))


@component
def DeedsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The same as on the last page, while the duel lasts."""
    look, t, s = use_board(session, State)
    told: tuple[EndingPart, ...] = tuple(parts(s, session.view.game.book))
    return parchment(look, t, frame, told)
