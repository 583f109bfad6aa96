"""CD-COMP-09 to -13: flushes, runs and pairs of Aim cards, with jokers, and every one that a hand holds. Nothing here
knows a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from companion.games.cannon_duel.model.ids import SUITS, Suit
from companion.games.cannon_duel.model.names import is_joker, suit_of, value_of


def suits_of(cards: Sequence[str]) -> tuple[Suit, ...]:
    """The suits of which these cards may be a flush (CD-COMP-10); several only where all of them are jokers."""
    found = {suit_of(card) for card in cards if not is_joker(card)}
    return tuple(suit for suit in SUITS if found <= {suit})


def runs_of(cards: Sequence[str], values: int) -> tuple[tuple[int, ...], ...]:
    """Every run that these cards may be, each as its values from first to last (CD-COMP-11).

    values: how many there are; the last is followed by the first.  Jokers take the places that are missing; none has
    the place of another card (A-17).
    """
    n = len(cards)
    held = [value_of(card) for card in cards if not is_joker(card)]
    if n > values or len(dict.fromkeys(held)) < len(held):
        return ()
    circle = [tuple((first + step) % values + 1 for step in range(n)) for first in range(values)]
    runs = circle if n < values else circle[:1]
    return tuple(run for run in runs if all(value in run for value in held))


def is_suited(cards: Sequence[str]) -> bool:
    """Whether all cards of a run may be of one suit (CD-COMP-13)."""
    return bool(suits_of(cards))


def is_pair(cards: Sequence[str], size: int) -> bool:
    """Whether these cards are a pair: so many of one value (CD-COMP-12)."""
    return len(cards) == size and len({value_of(card) for card in cards if not is_joker(card)}) <= 1


def fits(hand: Sequence[str], which: str, values: int) -> float:
    """How well a card goes with the others of a hand, 1.0 for one that goes with none: as part of a flush or a run.

    values: how many there are; the last is followed by the first.  Ours, and no part of the rules.
    """
    value, suit = value_of(which), suit_of(which)
    if value is None:
        return 3.0 if is_joker(which) else 1.0
    beside = {value % values + 1, (value - 2) % values + 1}
    neighbours = len({value_of(other) for other in hand} & beside)
    same = sum(suit_of(other) == suit for other in hand) - 1
    return 1 + 0.3 * neighbours + 0.2 * same


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
