"""Evenings of this game that shared tests play."""

from __future__ import annotations

from typing import Any, Final

MANY: Final[dict[str, Any]] = {"mode": "competitive", "enemies": []}
"""How four people, or as many as can, play against each other; who they are is said elsewhere."""
LONG: Final[dict[str, Any]] = {
    "mode": "competitive",
    "seats": [{"name": "Anne", "colour": "green"}, {"name": "Bart", "colour": "blue"}],
    "target": 999,
    "switches": {"boarding": True},
}
"""Two players whose evening does not end: nobody reaches its target."""
TWO: Final[dict[str, Any]] = {"mode": "coop", "enemies": ["spain", "france"], "cards": "table"}
"""How two people play, whom the table asks one thing after the other."""
AT_ONCE: Final[dict[str, Any]] = {"enemies": ["spain", "france"]}
"""With what an evening begins at its first menu."""
ENDED: Final = ("solo_win", "solo_loss")
"""Golden recordings of evenings that end."""
ENDINGS: Final = ("GameEnded CL-FAM-01", "GameEnded CL-SOL-08")
"""Every event that ends an evening, with its rule."""
TAP: Final = (206, 93, 8_500)
"""Controls drawn, controls sent and bytes sent for a tap, at most: a tenth more than when it was counted."""
