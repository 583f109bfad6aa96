"""Every flush and every run that a hand holds: for whoever asks what could be done with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from companion.games.cannon_duel.hands.combinations import is_suited
from companion.games.cannon_duel.model.ids import SUITS, Suit
from companion.games.cannon_duel.model.names import is_joker, suit_of, value_of


@dataclass(frozen=True, slots=True)
class HeldFlush:
    """Cards of one suit, jokers last (CD-COMP-10)."""

    suit: Suit
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HeldRun:
    """Cards of consecutive values, in their order; jokers stand in for missing ones (CD-COMP-11)."""

    values: tuple[int, ...]
    cards: tuple[str, ...]

    @property
    def suited(self) -> bool:
        """Whether all of them are of one suit (CD-COMP-13)."""
        return is_suited(self.cards)

    @property
    def jokers(self) -> int:
        """How many jokers are among them."""
        return sum(map(is_joker, self.cards))


def flushes(hand: Sequence[str], used: Iterable[Suit], shortest: int) -> tuple[HeldFlush, ...]:
    """The longest flush of every suit that is still open, jokers among it."""
    closed = tuple(used)
    jokers = tuple(card for card in hand if is_joker(card))
    held = [HeldFlush(s, (*(card for card in hand if suit_of(card) == s), *jokers)) for s in SUITS if s not in closed]
    return tuple(each for each in held if len(each.cards) >= shortest)


def runs(hand: Sequence[str], used: Iterable[int], values: int, shortest: int) -> tuple[HeldRun, ...]:
    """Every run of values that are still open, each once with one card for every value.

    values: how many there are.  Of several cards of a value the suited way comes first; jokers fill gaps and go on at
    either end. A run in which one more joker brings a single suit stands beside that without; the same cards are told
    once, with their lowest values.
    """
    closed = tuple(used)
    found: dict[tuple[tuple[int, ...], int], HeldRun] = {}
    for suit in (*SUITS, None):  # those of one suit come first, and stay
        for run in _runs(hand, closed, values, shortest, suit):
            found.setdefault((run.values, run.jokers), run)
    once: dict[frozenset[str], HeldRun] = {}
    for run in sorted(found.values(), key=lambda run: run.values):
        once.setdefault(frozenset(run.cards), run)
    return tuple(once.values())


def _runs(
    hand: Sequence[str], closed: Sequence[int], values: int, shortest: int, suit: Suit | None
) -> Iterator[HeldRun]:
    """The runs of one suit, or of any with None."""
    cards = {value_of(card): card for card in hand if not is_joker(card) and suit in (None, suit_of(card))}
    jokers = [card for card in hand if is_joker(card)]
    for first in range(values):
        run: list[str] = []
        told: list[int] = []
        spare = list(jokers)
        for step in range(values):
            value = (first + step) % values + 1
            card = cards.get(value) or (spare.pop(0) if spare else None)
            if card is None or value in closed:
                break
            run.append(card)
            told.append(value)
            if len(run) >= shortest:
                yield HeldRun(tuple(told), tuple(run))
