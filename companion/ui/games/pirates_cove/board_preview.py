"""How the table lies while La Crique is set up: the islands and what lies on each (PC-SETUP-01, -07)."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import COVE, ISLANDS, OUTER, TREASURE, Island
from companion.games.pirates_cove.model.state import State
from companion.ui.gamekit.board_preview import PreviewTable

SIDE, ISLAND, RADIUS = 260, 62, 86
"""Of the whole, of an island, and of the ring."""
MIDDLE, EDGE = (118, 122), SIDE - ISLAND / 2
"""Of the ring; and as far right and down as an island lies."""


def _places() -> dict[Island, tuple[float, float]]:
    """The outer islands in a ring, clockwise from the top, Treasure Island amid them, the Cove outside."""
    found: dict[Island, tuple[float, float]] = {TREASURE: MIDDLE, COVE: (EDGE, EDGE)}
    for n, island in enumerate(OUTER):
        angle = 2 * pi * n / len(OUTER) - pi / 2
        found[island] = MIDDLE[0] + RADIUS * cos(angle), MIDDLE[1] + RADIUS * sin(angle)
    return found


PLACES: Final[Mapping[Island, tuple[float, float]]] = _places()


def preview(s: State, book: Book, step: str) -> str:
    """The islands with their Treasure cards, or with the black ships."""
    if step not in ("board", "pirates"):
        return ""
    table = PreviewTable(SIDE, SIDE)
    for island in ISLANDS:
        x, y = PLACES[island]
        table.put(f"island:{island}", x, y, ISLAND)
        if step == "board" and island == TREASURE:
            table.put("token:coin", x - 12, y + 22, 24).put("token:chest", x + 14, y + 22, 24)
        elif step == "board" and island in OUTER:
            table.badge(str(book.numbers.treasure_cards_each), x + 18, y + 20, 14)
        elif any(ship.island == island for ship in s.black_ships):
            table.put("ship:black", x + 16, y + 16, 34)
    return table.drawn()
