"""Newgame as a game of the house: its parts, each told by the chapter that knows it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.declared.tracked_values import lines
from companion.core.kit.agenda import Agenda, offered
from companion.core.kit.corrections import Corrections, Groups, people
from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.procedures.menus import Menu, menu
from companion.core.procedures.procedure import Command
from companion.core.values.messages import msg
from companion.core.values.seats import Standing
from companion.games.newgame import turns
from companion.games.newgame.book import Book
from companion.games.newgame.state import Options, State, first_state
from companion.games.newgame.turns import over


def follows(s: State, book: Book) -> Command | Menu | None:
    """NG-1, NG-4: a menu for each turn, then nothing more."""
    if over(s):
        return None
    text = msg("ng-q-turn", name=s.active.name)
    return menu("turn", text, "NG-1", offered((turns,), s, book), "roll", (), asked=s.turn.seat)


def values(s: State, book: Book) -> Groups:
    """Everything that can be set right by hand."""
    for player in s.players:
        yield msg("core-said", text=player.name), [*lines(player, f"players.{player.id}", book)]
    yield msg("ng-fix-turn"), [*lines(s.turn, "turn", book, within={"seat": people(s)})]


class Newgame(Game[State, Book]):
    """The game with its printed book."""

    id = "newgame"
    title = msg("ng-title")
    state, printed = State, Book
    evening_start = EveningStart(Options, lambda options, book: first_state(options))
    agenda = Agenda(follows, turn_of=lambda s, seat: s.with_turn(seat=seat))
    corrections = Corrections(values)

    def on_turn(self, state: State) -> str:
        """Whose turn it is."""
        return state.turn.seat

    def score(self, state: State) -> Sequence[Standing]:
        """NG-4: most points win."""
        return state.by_points(lambda player: player.points) if over(state) else ()
