"""What a seat may see: faces of Merchants and Warships belong to those who have looked at them (9.6, 2.34, 6.34)."""

from __future__ import annotations

from companion.core.frozen import replace
from companion.games.blackbeard.records import Counter
from companion.games.blackbeard.state import State


def seen_by(s: State, seat: str) -> State:
    """The state without the printed sides that a seat does not know. seat: "" for somebody who only watches.

    Everything else lies open on the table: what nobody has drawn yet is not in the state at all.
    """
    return replace(s, counters=tuple(_veiled(counter, seat) for counter in s.counters))


def _veiled(counter: Counter, seat: str) -> Counter:
    return counter if counter.known_to(seat) else replace(counter, face=None)
