"""How the sea lies while a game of Pirates is set up: islands, homes, coins (CSG-SETUP-04, -06, -07, -08)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.state import State
from companion.ui.art.painting import Mark
from companion.ui.gamekit.board_preview import PreviewTable
from companion.ui.look.palette import INK
from companion.ui.widgets.kit import colour_of

SIDE, ISLAND, RADIUS = 260, 54, 92
"""Of the sea, of an island, and of the ring in which we draw them; where they lie the table decides."""
STEPS: Final = ("sea", "treasure", "fleets")
WATER: Final = "#bcd6da"


def preview(s: State, book: Book, step: str) -> str:
    """The islands with their numbers, how far apart they lie, whose home they are, and the coins on the wild ones."""
    if step not in STEPS or not s.islands:
        return ""
    table = PreviewTable(SIDE, SIDE).area(2, 2, SIDE - 4, SIDE - 4, WATER)
    places = {}
    for n, island in enumerate(s.islands):
        angle = 2 * pi * n / len(s.islands) - pi / 2
        places[island.id] = (SIDE / 2 + RADIUS * cos(angle), SIDE / 2 + RADIUS * sin(angle))
    (ax, ay), (bx, by) = list(places.values())[:2]
    table.shape([Mark(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", stroke=INK, width=2, halo=False)])
    for island in s.islands:
        x, y = places[island.id]
        if not island.home:
            table.put("csg:island", x, y, ISLAND).badge(str(island.id.number), x - 18, y - 18, 11)
            if step != "sea" and island.coins:
                table.put("csg:coin-back", x + 10, y + 18, 24).figure(str(island.coins), x + 28, y + 18, 14)
            continue
        table.put("csg:home", x, y, ISLAND).badge(str(island.id.number), x - 18, y - 18, 11)
        if step == "fleets":
            owner = s.player(island.home)
            table.put("csg-ship:3-3", x + 14, y + 16, 34)
            table.area(x - 22, y + 20, 16, 10, colour_of(owner.colour))
    return table.drawn()
