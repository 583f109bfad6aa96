"""States of this game in which something cannot be."""

from __future__ import annotations

from typing import Any, Final

from tests.support.broken_states import Broken, Change, put

SEED: Final = 4
"""Of a random evening in whose midst the state is taken."""


def fight(*ships: str, island: str) -> Change:
    """These fight at an island at which the first player alone lies."""

    def change(raw: dict[str, Any]) -> None:
        for player in raw["players"]:
            player["island"] = "tavern"
        raw["players"][0]["island"] = "crew"
        raw["combat"] = {"island": island, "ships": list(ships), "stage": "volleys", "order": list(ships)}

    return change


def without_turn(raw: dict[str, Any]) -> None:
    """A state that does not say where in the year it is."""
    del raw["turn"]


BROKEN: Final[list[Broken]] = [
    (put("players", 0, "id", to="seat-9"), "players.0.id", "seat-9"),
    (put("players", 0, "island", to="atlantis"), ".island", "tavern"),
    (put("players", 0, "hand", to=["ace"]), ".hand.0", "ace"),
    (put("players", 0, "parrot", to={"kind": "smoke"}), ".parrot.kind", "smoke"),
    (put("players", 0, "rings", "hull", to=40), ".rings.hull", "6"),
    (put("players", 0, "fame", to=4000), ".fame", "200"),
    (put("players", to=[]), "players", "0"),
    (put("black_ships", 0, "id", to="legend-7"), "black_ships.0.id", "legend-7"),
    (put("black_ships", 0, "legend", to="sparrow"), ".legend", "sparrow"),
    (put("black_ships", 1, "island", to="cove"), ".island", "treasure"),
    (put("discards", to=["ace"]), "discards.0", "ace"),
    (put("loots", to=[{"island": "tavern"}, {"island": "tavern"}]), "loots.1", "tavern"),
    (put("legends_gone", to=["sparrow"]), "legends_gone.0", "sparrow"),
    (put("turned", to=["99"]), "turned.0", "99"),
    (put("turn", "phase", to="lunch"), "turn.phase", "treasure"),
    (put("turn", "waiting", to=["seat-9"]), "turn.waiting.0", "seat-9"),
    (without_turn, "turn", ""),
    (fight("seat-1", "seat-2", island="crew"), "combat.ships", "PC-COMBAT-01"),
    (fight("seat-2", "seat-3", island="crew"), "combat.ships", "PC-COMBAT-01"),
    (fight("seat-1", "seat-1", island="crew"), "combat.ships", "seat-1"),
]
