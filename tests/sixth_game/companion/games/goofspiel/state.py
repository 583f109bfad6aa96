"""What a table agrees on beforehand, and what is true at this moment of the evening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from companion.core.declared.counted import Counts
from companion.core.declared.references import Refers
from companion.core.kit.options import EveningOptions, SeatOptions
from companion.core.kit.rulings import Rulings
from companion.core.kit.state import Player, TableState

Rank = Annotated[str, Refers("rank")]
"""What a card is worth, in digits."""


@dataclass(frozen=True, slots=True)
class Options(EveningOptions):
    """What a table agrees on; the set-up page follows from it."""

    MODES: ClassVar = {"": (2, 3, 4)}
    RULINGS: ClassVar = Rulings({"A-01": ("lost", "stays")})

    seats: tuple[SeatOptions, ...] = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))
    suit: Literal[7, 13] = 7
    """Cards of a suit: so many prizes, and so many in each hand (GO-1)."""
    cards: Literal["app", "table"] = "app"
    """Who turns up the prizes."""


@dataclass(frozen=True, slots=True)
class Bidder(Player):
    """A person at the table."""

    hand: tuple[Rank, ...] = ()
    """Cards not yet bid."""
    won: Annotated[tuple[Rank, ...], Counts("prize")] = ()
    """Prizes."""

    @property
    def points(self) -> int:
        """GO-5: the sum of the prizes."""
        return sum(map(int, self.won))


@dataclass(frozen=True, slots=True)
class Turn:
    """Where in the game we are."""

    prizes: Annotated[tuple[Rank, ...], Counts("prize")] = ()
    """Those that lie there to be won."""


@dataclass(frozen=True, slots=True)
class State(TableState[Options, Bidder]):
    """The whole table."""

    options: Options
    """What was agreed before."""
    players: tuple[Bidder, ...]
    """In seating order."""
    turn: Turn = Turn()
    """Where in the game we are."""
    lost: Annotated[tuple[Rank, ...], Counts("prize")] = ()
    """Prizes that nobody won."""

    @property
    def ranks(self) -> tuple[str, ...]:
        """Every card of a suit."""
        return tuple(map(str, range(1, self.options.suit + 1)))


def first_state(options: Options) -> State:
    """GO-1: everybody holds a whole suit."""
    hand = tuple(map(str, range(1, options.suit + 1)))
    return State(options, tuple(Bidder(*each, hand) for each in options.people))
