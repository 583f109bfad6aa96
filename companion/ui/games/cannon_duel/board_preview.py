"""How the table lies while the duel is set up: both boards, officers and cannons (CD-SETUP-03, -06)."""

from __future__ import annotations

from typing import Final

from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import layer_of
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State
from companion.ui.gamekit.board_preview import PreviewTable
from companion.ui.look.palette import PAPER
from companion.ui.widgets.kit import colour_of

WIDE, HIGH, GAP = 74, 50, 4
"""Of a zone, and what lies between two."""
BOARD: Final = 3 * (HIGH + GAP) + 34
MARKERS: Final = {"sails": "marker:sail", "deck": "marker:sailor", "hull": "marker:plank"}
STEPS: Final = ("boards", "officers", "cannons", "load")


def preview(s: State, book: Book, step: str) -> str:
    """Both boards as they are filled: so many markers in each zone, and the officers where they stand."""
    if step not in STEPS or not all(player.zones for player in s.players):
        return ""
    table = PreviewTable(3 * (WIDE + GAP) + GAP, len(s.players) * (BOARD + 8))
    for n, player in enumerate(s.players):
        _board(table, player, n * (BOARD + 8) + 2, step)
    return table.drawn()


def _board(table: PreviewTable, player: Player, top: float, step: str) -> None:
    """The sails above, the decks, the hull; cannons below once they are mounted."""
    paint = colour_of(player.colour)
    for n, zone in enumerate(player.zones):
        row, column = divmod(n, 3)
        x, y = GAP + column * (WIDE + GAP), top + row * (HIGH + GAP)
        table.area(x, y, WIDE, HIGH, PAPER, paint)
        table.put(MARKERS[layer_of(zone.id)], x + 22, y + HIGH / 2, 30)
        table.badge(str(zone.markers), x + 50, y + HIGH / 2, 13)
        for place, officer in enumerate(zone.officers):
            table.put(f"officer:{officer}", x + 14 + 26 * place, y + HIGH - 14, 26)
    for n, cannon in enumerate(player.cannons if step in STEPS[2:] else ()):
        middle = GAP + (2 * n + 0.5) * (WIDE + GAP)
        table.put(f"gun:{cannon.gun}", middle, top + BOARD - 16, 32)
