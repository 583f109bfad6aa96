"""A ship that the app plays, as its captain sees the table, and how well it is played: three strengths, ours and no
part of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeVar
from zlib import crc32

from companion.games.cannon_duel.bot import worth
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId, ZoneId
from companion.games.cannon_duel.model.names import value_of
from companion.games.cannon_duel.model.options import Strength
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State


@dataclass(frozen=True, slots=True)
class Skill:
    """What a captain of the app looks at.

    combines: cards that a flush or a run must have before it is spent on an action; None for never.  mends: whether it
    does.  waits: damage from which it fires though an aim could still become better.  plans: whether it weighs what
    brings the end nearer, for both ships.  misses: of a hundred things that it could do, so many do not come to mind.
    """

    combines: int | None
    mends: bool
    waits: int
    plans: bool
    misses: int


SKILLS: Final[dict[Strength, Skill]] = {
    "cabin-boy": Skill(combines=None, mends=False, waits=1, plans=False, misses=11),
    "boatswain": Skill(combines=3, mends=False, waits=1, plans=False, misses=6),
    "captain": Skill(combines=2, mends=True, waits=3, plans=True, misses=0),
}
"""The weakest first."""


T = TypeVar("T")
ARMED: Final = 1.5
"""What it is worth that the active cannon can fire again."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A ship that the app plays, as it sees the table."""

    s: State
    book: Book
    me: SeatId

    @property
    def skill(self) -> Skill:
        """How well it plays."""
        return SKILLS[self.s.options.strength]

    def misses(self, thing: str) -> bool:
        """Whether something that it could do does not come to its mind: as good as drawn by lot, and yet the same
        whenever the table is the same."""
        if not self.skill.misses:
            return False
        turn, ship = self.s.turn, self.ship
        ships = ship.hand, len(ship.discards), ship.aboard, self.foe.aboard
        moment = thing, turn.number, turn.taken, turn.phase, *ships
        return crc32(repr(moment).encode()) % 100 < self.skill.misses

    def thought_of(self, things: Iterable[T], named: Callable[[T], str]) -> list[T]:
        """What comes to its mind of some things: all of them if none does."""
        every = list(things)
        return [each for each in every if not self.misses(named(each))] or every

    @property
    def ship(self) -> Player:
        """Its own ship."""
        return self.s.player(self.me)

    @property
    def foe(self) -> Player:
        """The other ship."""
        return self.s.other(self.me)

    @property
    def stake(self) -> float:
        """What a marker of the zone is worth at which it aims."""
        return self.marker(self.ship.crosshair) if self.ship.crosshair else 1.0

    def marker(self, zone: ZoneId) -> float:
        """What a marker of a zone of the other ship is worth; all the same to a captain who does not plan."""
        return worth.marker(self.book, self.foe, zone) if self.skill.plans else 1.0

    def values(self, *spent: str) -> tuple[int, ...]:
        """The values in the hand, less those of the cards that are spent."""
        left = self.ship.without(*spent)
        return tuple(value for card in left if (value := value_of(card)) is not None)

    def card(self, card: str) -> float:
        """What a card is worth in the hand."""
        return worth.card(self.book, self.ship.hand, card) if self.skill.plans else worth.CARD
