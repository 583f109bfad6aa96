"""What a table agrees on beforehand, and what is true at this moment of the evening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from companion.core.declared.references import SeatName
from companion.core.declared.tracked_values import ByHand
from companion.core.kit import state
from companion.core.kit.options import EveningOptions, SeatOptions
from companion.core.kit.rulings import Rulings
from companion.core.kit.state import TableState


@dataclass(frozen=True, slots=True)
class Options(EveningOptions):
    """What a table agrees on; the set-up page follows from it."""

    MODES: ClassVar = {"": (2, 3, 4)}
    RULINGS: ClassVar = Rulings({"A-01": ("heap", "all")})

    seats: tuple[SeatOptions, ...] = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))
    goal: Literal[20, 50] = 20
    """Points that win the game (NG-4)."""


@dataclass(frozen=True, slots=True)
class Player(state.Player):
    """A person at the table."""

    points: Annotated[int, ByHand("ng-fix-points", picture="token:coin")] = 0
    """What was banked."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Where in the game we are."""

    seat: Annotated[SeatName, ByHand("ng-fix-whose")]
    """Whose turn it is."""
    heap: Annotated[int, ByHand("ng-fix-heap")] = 0
    """Points that were rolled and not yet banked."""


@dataclass(frozen=True, slots=True)
class State(TableState[Options, Player]):
    """The whole table."""

    options: Options
    """What was agreed before."""
    players: tuple[Player, ...]
    """In seating order."""
    turn: Turn
    """Where in the game we are."""

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.player(self.turn.seat)


def first_state(options: Options) -> State:
    """The table before the first question."""
    players = tuple(Player(*each) for each in options.people)
    return State(options, players, Turn(players[0].id))
