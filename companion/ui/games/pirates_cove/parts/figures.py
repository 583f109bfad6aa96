"""The figures of mats, black ships and bank, to mark those that have just changed."""

from __future__ import annotations

from functools import partial

from companion.games.pirates_cove.model.ids import SECTIONS
from companion.games.pirates_cove.model.records import Player
from companion.games.pirates_cove.model.state import State
from companion.ui.figures.recent_changes import owned, since


def figures(s: State) -> dict[str, int]:
    """Every tracked figure by name: "seat-1.gold", "seat-1.rings.hull", "legend-1.hull", "bank.gold"."""
    found: dict[str, int] = {}
    for player in s.players:
        found |= owned(player.id, _of_player(player))
    for ship in s.black_ships:
        found |= owned(ship.id, {"hull": ship.hull})
    if s.navy is not None:
        found |= owned("navy", {"hull": s.navy.hull})
    return found | owned("bank", {"gold": s.bank.gold, "treasures": s.bank.treasures or 0})


news = partial(since, figures=figures)
"""By how much each figure has changed with the last answer on this screen."""


def _of_player(player: Player) -> dict[str, int]:
    plain = {"fame": player.fame, "gold": player.gold, "treasures": player.treasures, "cards": len(player.hand)}
    return plain | {f"rings.{section}": player.rings.of(section) for section in SECTIONS}
