"""Every number that the boards show, by name, so that what just changed can be marked."""

from __future__ import annotations

from functools import partial

from companion.games.captains_log.model.ids import NATIONS, ROWS, CubePlace
from companion.games.captains_log.model.state import GOODS, Npc, Player, State
from companion.ui.figures.recent_changes import owned, since


def figures(s: State) -> dict[str, int]:
    """The numbers of the boards: "seat-1.doubloons", "spain.fame", "npc-2.water", "reserve.tea", "spain.legal"."""
    found: dict[str, int] = {}
    for player in s.players:
        found |= owned(player.id, _of_player(s, player))
    for npc in s.npcs:
        found |= owned(npc.id, _of_npc(npc))
    for tile in s.market:
        found |= {str(CubePlace.of_row(tile.nation, kind)): tile.row(kind) for kind in ROWS}
    found |= {f"{nation}.fame": s.fame(nation) for nation in s.enemies}
    return found | {f"reserve.{good}": s.reserve.of(good) for good in GOODS} | {"kraken": len(s.kraken)}


news = partial(since, figures=figures)
"""By how much each figure has changed with the last answer on this screen."""


def _of_player(s: State, player: Player) -> dict[str, int]:
    plain = (
        "doubloons",
        "cannons",
        "water",
        "fire",
        "sails",
        "crew",
        "level",
        "barrels",
        "destroyed",
        "bounty",
        "clues",
    )
    done = sum(mission.done for mission in player.missions)
    return (
        {name: getattr(player, name) for name in plain}
        | {str(good): player.goods.of(good) for good in GOODS}
        | {f"standing.{nation}": s.standing(player.id).of(nation) for nation in NATIONS}
        | {"missions": len(player.missions) - done, "missions-done": done, "oil": int(player.oil_token)}
        | {"fame": s.fame(player.id)}
        | {"upgrades": len(player.upgrades), "ammunition": len(player.ammunition)}
    )


def _of_npc(npc: Npc) -> dict[str, int]:
    return {
        **{name: getattr(npc, name) for name in ("water", "fire", "wounds", "sails", "coins")},
        **{str(good): npc.cargo.of(good) for good in GOODS},
        "counter": npc.counter or 0,
    }
