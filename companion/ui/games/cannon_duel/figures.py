"""The figures of both ships, to mark those that have just changed."""

from __future__ import annotations

from functools import partial

from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import missing_planks
from companion.ui.figures.recent_changes import owned, since


def figures(s: State) -> dict[str, int]:
    """Every tracked figure by name: "seat-1.hull-bow", "seat-1.hand", "seat-1.planks"."""
    found: dict[str, int] = {}
    for player in s.players:
        found |= owned(player.id, _of_player(player))
    return found


news = partial(since, figures=figures)
"""By how much each figure has changed with the last answer on this screen."""


def _of_player(player: Player) -> dict[str, int]:
    if not player.zones:  # the first markers are no news
        return {"hand": len(player.hand)}
    zones = {str(zone.id): zone.strength for zone in player.zones}
    return zones | {"hand": len(player.hand), "planks": missing_planks(player)}
