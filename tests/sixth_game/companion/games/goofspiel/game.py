"""Goofspiel as a game of the house: its parts, each told by the chapter that knows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.declared.counted import Count, counted
from companion.core.declared.references import Kind, Kinds
from companion.core.declared.tracked_values import many
from companion.core.kit.agenda import Agenda
from companion.core.kit.corrections import Corrected, Corrections, Groups
from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.kit.id_checks import Names
from companion.core.kit.inventory import Inventory
from companion.core.procedures.procedure import Command, command
from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.core.values.seats import Standing
from companion.games.goofspiel.bidding import over, rank_name
from companion.games.goofspiel.book import Book
from companion.games.goofspiel.state import Options, State, first_state


def follows(s: State, book: Book) -> Command | None:
    """GO-1, GO-5: one auction after the other, then nothing more."""
    return None if over(s) else command("auction")


def values(s: State, book: Book) -> Groups:
    """Everything that can be set right by hand."""
    suit = [Option(rank, rank_name(rank)) for rank in s.ranks]
    for player in s.players:
        path = f"players.{player.id}"
        hand = many(f"{path}.hand", msg("go-fix-hand"), player.hand, suit)
        yield (msg("core-said", text=player.name), [hand, many(f"{path}.won", msg("go-fix-won"), player.won, suit)])


def unseen(s: State, book: Book) -> Iterator[Count]:
    """The prizes still to come: none appears and none vanishes."""
    yield "prize", "pile", s.options.suit - sum(n for _, _, n in counted(s))


KINDS: Final[Kinds[State, Book]] = {"rank": Kind("go-named-rank", lambda s, book: s.ranks)}


class Goofspiel(Game[State, Book]):
    """The game with its printed book."""

    id = "goofspiel"
    title = msg("go-title")
    state, printed = State, Book
    evening_start = EveningStart(Options, lambda options, book: first_state(options))
    agenda = Agenda(follows)
    corrections = Corrections(values)
    inventory = Inventory(unseen, renewed={Corrected: ("prize",)})
    names = Names(KINDS)

    def score(self, state: State) -> Sequence[Standing]:
        """GO-5: most points win; equals share the place."""
        return state.by_points(lambda player: player.points) if over(state) else ()
