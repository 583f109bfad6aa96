"""1.21 The order in which an NPC prefers its targets (CL-NPC-27..29, CL-NPC-33): pure, from what the app knows."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from companion.games.captains_log.fleet.hostility import activation_order, card_of
from companion.games.captains_log.fleet.npc_card import Conduct, NpcCard
from companion.games.captains_log.model.ids import NpcId, ShipId
from companion.games.captains_log.model.state import State

PLAYER = "player"
CLASSES: dict[Conduct, tuple[str, ...]] = {
    "aggressive": (PLAYER, "merchant", "aggressive", "defensive"),
    "defensive": (PLAYER, "defensive", "aggressive", "merchant"),
    "merchant": (PLAYER, "aggressive", "merchant", "defensive"),
}
"""CL-NPC-27, -28, -33: second criterion, by the conduct of the NPC that chooses."""


def class_of(s: State, ship: ShipId) -> str:
    """What a ship is to an NPC: a player, or an NPC by its conduct."""
    if ship.is_player:
        return PLAYER
    card = card_of(s, ship)
    return card.conduct if card else "merchant"


def preference(s: State, card: NpcCard, ship: ShipId) -> tuple[int, int]:
    """Class, then reputation: the smaller, the sooner it is chosen.

    Only players have a reputation: on the Pirates' line for pirates and corsairs, none for a legend (A-29).
    """
    kind = class_of(s, ship)
    judged = kind == PLAYER and not card.legend
    return CLASSES[card.conduct].index(kind), s.standing(ship).of(card.sides[0]) if judged else 0


def ranked(s: State, npc_id: NpcId, card: NpcCard, ships: Iterable[ShipId]) -> tuple[tuple[ShipId, ...], ...]:
    """Ships in groups of equal preference, the best first; within a group the next one to act first.

    Between ships of one group only the distance decides before the order of activation (CL-NPC-29).
    """
    order = activation_order(s, npc_id)
    chosen = sorted(ships, key=lambda ship: (preference(s, card, ship), order.index(ship)))
    return tuple(tuple(group) for _, group in groupby(chosen, key=lambda ship: preference(s, card, ship)))


def in_order(s: State, npc_id: NpcId, card: NpcCard, ships: Iterable[ShipId]) -> tuple[ShipId, ...]:
    """Ships from the best target to the last."""
    return tuple(ship for group in ranked(s, npc_id, card, ships) for ship in group)
