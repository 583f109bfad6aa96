"""States of this game in which something cannot be."""

from __future__ import annotations

from typing import Any, Final

from tests.support.broken_states import Broken, Change, put

SEED: Final = 4
"""Of a random evening in whose midst the state is taken."""
CREW: Final = {"id": "crew-1", "card": "1", "owner": "seat-1", "seat": "seat-1", "where": ""}


def without(name: str) -> Change:
    """A state that says nothing of this."""

    def change(raw: dict[str, Any]) -> None:
        del raw[name]

    return change


def moved_home(raw: dict[str, Any]) -> None:
    """The first player has the home island of the second, too."""
    homes = [island for island in raw["islands"] if island["home"]]
    homes[1]["home"] = homes[0]["home"]


def touching_from_afar(raw: dict[str, Any]) -> None:
    """A ship that is not on the table touches another one."""
    raw["ships"][0] |= {"deployed": False, "docked": "", "towed": ""}
    raw["touches"] = [{"ship": raw["ships"][0]["id"], "other": raw["ships"][1]["id"]}]


def in_line(raw: dict[str, Any]) -> None:
    """A ship in tow tows another one."""
    second, third = (ship["id"] for ship in raw["ships"][1:3])
    raw["ships"][0]["towed"], raw["ships"][1]["towed"] = second, third


def ashore(raw: dict[str, Any]) -> None:
    """Nobody has put a ship on the table, and somebody is on turn."""
    raw["touches"] = []
    for ship in raw["ships"]:
        ship["deployed"] = False


BROKEN: Final[list[Broken]] = [
    (put("players", 0, "id", to="seat-9"), "players.0.id", "seat-9"),
    (put("players", to=[]), "players", "0"),
    (put("turn", "seat", to="seat-9"), "turn.seat", "seat-9"),
    (put("turn", "phase", to="lunch"), "turn.phase", "actions"),
    (put("ships", 0, "id", to="ship-2"), "ships.1.id", "ship-2"),
    (put("ships", 0, "seat", to="seat-9"), "ships.ship-1", "seat-9"),
    (put("ships", 0, "docked", to="island-99"), ".docked", "island-99"),
    (put("ships", 0, "towed", to="ship-99"), ".towed", "ship-99"),
    (put("ships", 0, "wraps", to="ship-99"), ".wraps", "ship-99"),
    (put("ships", 0, "prey", to="ship-99"), ".prey", "ship-99"),
    (put("ships", 0, "on", to=["terrain-99"]), ".on", "terrain-99"),
    (put("ships", 0, "owner", to="seat-9"), "ships.ship-1", "seat-9"),
    (put("ships", 0, "masts", to=["broken"]), "masts", "standing"),
    (put("crew", to=[CREW | {"seat": "seat-9"}]), "crew.crew-1", "seat-9"),
    (put("crew", to=[CREW | {"owner": "seat-9"}]), "crew.crew-1", "seat-9"),
    (put("crew", to=[CREW | {"where": "ship-99"}]), "crew.crew-1.where", "ship-99"),
    (put("forts", to=[{"id": "fort-1", "card": "1", "seat": "seat-9"}]), "forts.fort-1.seat", "seat-9"),
    (
        put("forts", to=[{"id": "fort-1", "card": "1", "seat": "seat-1", "island": "island-99"}]),
        "forts.fort-1.island",
        "island-99",
    ),
    (put("events", to=[{"id": "event-1", "card": "1", "seat": "seat-9"}]), "events.event-1.seat", "seat-9"),
    (put("tallies", 0, "seat", to="seat-9"), "tallies.0", "seat-9"),
    (put("outcome", to={"winners": ["seat-9"], "by": "half"}), "outcome.winners", "seat-9"),
    (put("islands", 0, "home", to="seat-9"), ".home", "seat-9"),
    (put("islands", 0, "marks", to=["seat-9"]), ".0", "seat-9"),
    (put("touches", to=[{"ship": "ship-1", "other": "ship-99"}]), "touches.0", "ship-99"),
    (put("touches", to=[{"ship": "ship-99", "other": "ship-1"}]), "touches.0", "ship-99"),
    (put("coins", to=[{"id": "coin-1", "value": 2, "where": "", "known": ["seat-9"]}]), "coins.coin-1.known", "seat-9"),
    (put("coins", to=[{"id": "coin-1", "value": 2, "where": "island-99"}]), ".where", "island-99"),
    (without("turn"), "turn", ""),
    (without("islands"), "islands", ""),
    (put("islands", 1, "id", to="island-1"), "islands.1", "island-1"),
    (moved_home, "islands", "CSG-SETUP-06"),
    (put("ships", 0, "masts", to=["standing"] * 9), "ships.ship-1.masts", "CSG-REP-01"),
    (touching_from_afar, "touches.0", "CSG-MOVE-08"),
    (in_line, "ships.ship-1.towed", "CSG-TOW-01"),
    (ashore, "deployed", "CSG-SETUP-08"),
]
