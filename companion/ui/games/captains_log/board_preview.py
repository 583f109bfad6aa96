"""How the table lies while Captain's Log is set up (CL-SET-02, -03, -05, -15)."""

from __future__ import annotations

from math import ceil, sqrt
from typing import Final

from companion.games.captains_log.harbour.market import PRODUCT
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import MarketRow
from companion.games.captains_log.model.state import State
from companion.ui.gamekit.board_preview import PreviewTable

HEX, RING = 46, 44
"""Width of a map tile in the middle, and of one of those around it."""
ROW, CUBE = 58, 17
"""Height of a market tile, and side of a cube on it."""
TRACK, ACROSS = 30, 7
"""Side of a space of the fame track as it is drawn, and how many stand in a row."""
ROWS: Final[tuple[MarketRow, ...]] = ("legal", "contraband")
LEGAL, CONTRABAND = "#c9a3b3", "#b9a489"


def preview(s: State, book: Book, step: str) -> str:
    """The map, the markets, or the fame track."""
    match step:
        case "map" if s.revealed:
            return _map(s)
        case "markets" if s.market:
            return _markets(s)
        case "end" if s.target is not None:
            return _fame(s.target)
    return ""


def _map(s: State) -> str:
    """The start tiles with their numbers in the middle, on the standard map with hidden ones around them."""
    across = ceil(sqrt(len(s.revealed)))
    down = ceil(len(s.revealed) / across)
    edge = 0 if s.options.dynamic_map else RING
    table = PreviewTable((across + 0.5) * HEX + 2 * edge + 8, down * HEX * 0.88 + 12 + 2 * edge)
    if edge:
        wide, high = int(table.width // RING), int(table.height // RING)
        for column in range(wide):
            for row in range(high):
                if column in (0, wide - 1) or row in (0, high - 1):
                    x = (column + 0.5) * table.width / wide
                    table.put("hex:hidden", x, (row + 0.5) * table.height / high, RING - 6)
    for n, tile in enumerate(s.revealed):
        row, column = divmod(n, across)
        x = edge + (column + 0.5 + 0.5 * (row % 2)) * HEX + 4
        y = edge + (row + 0.5) * HEX * 0.88 + 6
        table.put("hex:tile", x, y, HEX).badge(str(tile), x, y + 10, 11)
    return table.drawn()


def _markets(s: State) -> str:
    """The tiles from top to bottom: legal cubes on the upper row of each, contraband on the lower one."""
    table = PreviewTable(240, ROW * len(s.market) + 4)
    for n, tile in enumerate(s.market):
        top = n * ROW + 4
        table.area(2, top, 236, ROW - 6)
        table.put(f"flag:{tile.nation}", 26, top + 26, 36)
        for row, kind in enumerate(ROWS):
            y, cubes = top + 3 + row * 23, tile.row(kind)
            table.area(50, y, 184, 22, (LEGAL, CONTRABAND)[row])
            for place in range(cubes):
                table.put(f"good:{PRODUCT[tile.nation]}", 62 + place * min(CUBE, 168 / cubes), y + 11, CUBE)
    return table.drawn()


def _fame(target: int) -> str:
    """The track of fame with the end token on its space."""
    rows = ceil((target + 1) / ACROSS)
    table = PreviewTable(ACROSS * TRACK + 4, rows * TRACK + 4)
    for space in range(target + 1):
        row, column = divmod(space, ACROSS)
        x, y = 2 + column * TRACK, 2 + row * TRACK
        table.area(x, y, TRACK - 2, TRACK - 2)
        if space == target:
            table.put("token:fame", x + TRACK / 2 - 1, y + TRACK / 2 - 1, TRACK - 4)
        else:
            table.figure(str(space), x + TRACK / 2 - 1, y + TRACK / 2 - 1, 10)
    return table.drawn()
