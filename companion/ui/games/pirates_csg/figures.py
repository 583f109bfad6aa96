"""The figures of players and ships, to mark those that have just changed."""

from __future__ import annotations

from functools import partial

from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.state import State
from companion.ui.figures.recent_changes import owned, since


def figures(s: State) -> dict[str, int]:
    """Every tracked figure by name: "seat-1.gold", "ship-2.masts"."""
    found: dict[str, int] = {}
    homes = {island.home for island in s.islands}
    for player in s.players:
        if player.id in homes:
            found |= owned(player.id, {"gold": gold.hoard(s, player.id)})
    for ship in s.afloat():
        found |= owned(ship.id, {"masts": ship.left, "coins": len(s.coins_at(ship.id))})
    return found


news = partial(since, figures=figures)
"""By how much each figure has changed with the last answer on this screen."""
