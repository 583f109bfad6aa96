"""How the table lies while La Crique is set up: the ring of islands and what lies on each (PC-SETUP-01, -07)."""

from __future__ import annotations

from math import cos, pi, sin

from companion.games.pirates_cove.legends.black_ships import ROUND
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import TREASURE
from companion.games.pirates_cove.model.state import State
from companion.ui.gamekit.board_preview import PreviewTable

SIDE, ISLAND, RADIUS = 260, 62, 92
"""Of the whole, of an island, and of the ring."""


def preview(s: State, book: Book, step: str) -> str:
    """The islands with their Treasure cards, or with the black ships."""
    if step not in ("board", "pirates"):
        return ""
    table = PreviewTable(SIDE, SIDE)
    for n, island in enumerate(ROUND):
        angle = 2 * pi * n / len(ROUND) - pi / 2
        x, y = SIDE / 2 + RADIUS * cos(angle), SIDE / 2 + RADIUS * sin(angle)
        table.put(f"island:{island}", x, y, ISLAND)
        if step == "board" and island == TREASURE:
            table.put("token:coin", x - 12, y + 22, 24).put("token:chest", x + 14, y + 22, 24)
        elif step == "board":
            table.badge(str(book.numbers.treasure_cards_each), x + 18, y + 20, 14)
        elif any(ship.island == island for ship in s.black_ships):
            table.put("ship:black", x + 16, y + 16, 34)
    return table.put("island:cove", SIDE / 2, SIDE / 2, ISLAND).drawn()
