"""States of this game in which something cannot be."""

from __future__ import annotations

from typing import Final

from tests.support.broken_states import Broken, put

SEED: Final = 6
"""Of a random evening in whose midst the state is taken."""


BROKEN: Final[list[Broken]] = [
    (put("players", 0, "id", to="Anne"), "players.0.id", "seat…"),
    (put("players", 0, "upgrades", to=["cabbin"]), "players.seat-1.upgrades.0", "cabbin"),
    (put("players", 0, "captains", to=["nobody"]), "players.seat-1.captains.0", "nobody"),
    (put("players", 0, "ship", to="ship-99"), "players.seat-1.ship", "ship-99"),
    (put("players", 0, "ammunition", to=["rum"]), "players.seat-1.ammunition.0", "rum"),
    (put("players", 0, "level", to=9), "players.seat-1.level", "1"),
    (put("players", 0, "doubloons", to="many"), "players.0.doubloons", "many"),
    (put("npcs", 0, "card", to="ship-99"), "npcs.npc-1.card", "ship-99"),
    (put("npcs", 0, "seat", to="seat-7"), "npcs.npc-1.seat", "seat-7"),
    (put("npcs", 1, "id", to="npc-1"), "npcs.1.id", "npc-1"),
    (put("turn", "seat", to=7), "turn.seat", "7"),
    (put("turn", "steps", to=["dance"]), "turn.steps.0", "dance"),
    (put("turn", "npcs", to=["npc-99"]), "turn.npcs.0", "npc-99"),
    (put("events", to=[99]), "events.0", "99"),
    (put("ledger", 0, to={"round": 1, "who": "x", "cause": "", "amount": 1, "rule": ""}), "ledger.0", "holland…"),
    (put("cards", 0, "subject", to="ship-99"), "cards.0", "ship-99"),
    (put("cards", 0, "record", to=[["rum", 1]]), "cards.0", "rum"),
]
