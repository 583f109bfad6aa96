"""A ship that the app plays, as its captain sees the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeVar
from zlib import crc32

from companion.games.cannon_duel.advice import worth
from companion.games.cannon_duel.bot.skill import SKILLS, Skill
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId, ZoneId
from companion.games.cannon_duel.model.names import value_of
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State

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
