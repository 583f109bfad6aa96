"""CD-COMP-09 to -13: flushes, runs and pairs of Aim cards, with jokers. Nothing here knows a table."""

from __future__ import annotations

from collections.abc import Sequence

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
