"""States of this game in which something cannot be."""

from __future__ import annotations

from typing import Any, Final

from tests.support.broken_states import Broken, put

SEED: Final = 4
"""Of a random evening in whose midst the state is taken."""


def without_turn(raw: dict[str, Any]) -> None:
    """A state that does not say whose turn it is."""
    del raw["turn"]


BROKEN: Final[list[Broken]] = [
    (put("players", 0, "id", to="seat-9"), "players.0.id", "seat-9"),
    (put("players", to=[]), "players", "0"),
    (put("players", 0, "zones", 0, "id", to="cabin"), ".zones.0.id", "sails-bow"),
    (put("players", 0, "zones", 1, "id", to="sails-bow"), ".zones.1.id", "sails-bow"),
    (put("players", 0, "cannons", 0, "gun", to="mortar"), ".cannons.0.gun", "long-nine"),
    (put("players", 0, "cannons", 0, "loaded", to=["stone"]), ".loaded.0", "grape"),
    (put("players", 0, "hand", to=["ace"]), ".hand.0", "ace"),
    (put("players", 0, "discards", to=["hearts-11"]), ".discards.0", "hearts-11"),
    (put("players", 0, "broadsides", to=["coins"]), ".broadsides.0", "spades"),
    (put("players", 0, "swerves", to=[3, 3]), ".swerves.1", "3"),
    (put("players", 0, "dodges", to=[11]), ".dodges.0", "11"),
    (put("players", 0, "disasters", to=["sails", "sails"]), ".disasters.1", "sails"),
    (put("players", 0, "reputation", to="77"), ".reputation", "77"),
    (put("targets_gone", to=["99"]), "targets_gone.0", "99"),
    (put("tricks_gone", to=["1", "1"]), "tricks.1", "1"),
    (put("wear", 0, "seat", to="seat-3"), "wear.0", "seat-3"),
    (put("turn", "phase", to="lunch"), "turn.phase", "actions"),
    (put("turn", "seat", to="seat-3"), "turn.seat", "seat-3"),
    (without_turn, "turn", ""),
    (put("players", 0, "zones", 0, "markers", to=99), ".zones.sails-bow.markers", ""),
]
