"""What a set-up takes out of the box, counted by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.core.events.announcements import Order
from companion.core.events.event import Happened


def taken(happened: Iterable[Happened], seat: str | None = None) -> Counter[str]:
    """How many of each piece the orders take, by the last part of its name. seat: only what these hands take."""
    found: Counter[str] = Counter()
    for each in happened:
        for told in each.announcements:
            if isinstance(told, Order) and seat in (None, told.seat):
                for piece in told.pieces:
                    found[piece.name.key.partition("-piece-")[2]] += piece.n
    return found
