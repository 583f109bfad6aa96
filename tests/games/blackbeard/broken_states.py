"""States of this game in which something cannot be."""

from __future__ import annotations

from typing import Any, Final

from tests.support.broken_states import Broken, Change, put

SEED: Final = 3
"""Of a random evening in whose midst the state is taken."""


def afloat(**values: Any) -> Change:
    """Other values in the log of a pirate who is in play."""

    def change(raw: dict[str, Any]) -> None:
        next(pirate for pirate in raw["pirates"] if pirate["status"] == "active").update(values)

    return change


BROKEN: Final[list[Broken]] = [
    (put("pirates", 0, "id", to="blackbear"), "pirates.0.id", "blackbear"),
    (put("pirates", 0, "letter", to="spain-9"), ".letter", "spain-9"),
    (put("pirates", 0, "owner", to="Anne"), ".owner", "seat…"),
    (put("pirates", 0, "owner", to="seat-9"), ".owner", "seat-9"),
    (afloat(slow=40), ".slow", "0"),
    (put("pirates", 0, "havens", to=[77]), ".havens.0", "77"),
    (put("pirates", 0, "place", to={"kind": "port", "id": "x"}), ".place.id", "x"),
    (put("pirates", 0, "place", to={"kind": "ports", "id": "11"}), ".place.kind", "port"),
    (put("pirates", 0, "place", to={"kind": "hex", "id": "nowhere"}), ".place.id", "nowhere"),
    (put("ports", 3, "number", to=99), "ports.3.number", "99"),
    (put("ports", to=[]), "ports", "36"),
    (put("counters", 0, "id", to="frigate-1"), "counters.0.id", "frigate-1"),
    (put("counters", 0, "seen_by", to=["Bart"]), ".seen_by.0", "seat…"),
    (put("turn", "holder", to="Anne"), "turn.holder", "seat…"),
    (put("turn", "holder", to="seat-9"), "turn.holder", "seat-9"),
    (put("players", to=[]), "players", "0"),
    (put("offers", to=["x"]), "offers.0", "x"),
    (put("discards", to=[0]), "discards.0", "0"),
]
