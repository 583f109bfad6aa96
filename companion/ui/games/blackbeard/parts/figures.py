"""The figures of the ships' logs, to mark those that have just changed."""

from __future__ import annotations

from functools import partial

from companion.games.blackbeard.model.records import Commissioner, Pirate
from companion.games.blackbeard.model.state import State
from companion.ui.figures.recent_changes import owned, since


def figures(s: State) -> dict[str, int]:
    """Every tracked figure by name: "edward-teach.notoriety", "kc-2.damage"."""
    found: dict[str, int] = {}
    for pirate in s.pirates:
        found |= owned(pirate.id, _of_pirate(pirate))
    for kc in s.commissioners:
        found |= owned(kc.id, _of_commissioner(kc))
    return found


news = partial(since, figures=figures)
"""By how much each figure has changed with the last answer on this screen."""


def _of_pirate(pirate: Pirate) -> dict[str, int]:
    plain = ("notoriety", "popularity", "worth", "deposited", "damage", "slow", "cunning")
    return {name: getattr(pirate, name) for name in plain} | {
        "holds": len(pirate.holds),
        "cargo": sum(pirate.holds),
        "hostages": len(pirate.hostages),
        "marks": len(pirate.marks),
        "havens": len(pirate.havens),
        "wounds": pirate.wounds.superficial + pirate.wounds.minor + pirate.wounds.healing,
    }


def _of_commissioner(kc: Commissioner) -> dict[str, int]:
    return {"damage": kc.damage, "slow": kc.slow}
