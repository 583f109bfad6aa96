"""CSG-KW-CATAMARAN, -TRIMARAN, -FLOTILLA: what a ship has that hits take before its masts."""

from __future__ import annotations

from companion.games.pirates_csg.cards.collection import ShipCard
from companion.games.pirates_csg.model.book import Book


def plates(card: ShipCard, book: Book) -> int:
    """Small hulls, or the flag of a floating battery, as the ship is built."""
    n = book.numbers
    for keyword, count in (
        ("catamaran", n.catamaran_hulls),
        ("trimaran", n.trimaran_hulls),
        ("flotilla", n.flotilla_flags),
    ):
        if keyword in card.keywords:
            return count
    return 0
