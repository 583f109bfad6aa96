"""PC-EVT-02, A-18: Buccaneering: half of each kind of loot goes to whoever played the card, rounded up."""

from __future__ import annotations

from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.state import State


def split(s: State, book: Book, victim: SeatId, n: int) -> tuple[tuple[SeatId, int], ...]:
    """A-18: so many of one kind, divided: first what is left to the victim, then the half of each Buccaneering."""
    left, parts = n, []
    for each in s.buccaneers:
        if each.victim == victim:
            half = -(-left // book.numbers.shares)
            parts.append((each.seat, half))
            left -= half
    return ((victim, left), *parts)
