"""Evenings of this game that shared tests play."""

from __future__ import annotations

from typing import Any, Final

MANY: Final[dict[str, Any]] = {}
"""How four people, or as many as can, play against each other; who they are is said elsewhere."""
AT_ONCE: Final[dict[str, Any]] = {}
"""With what an evening begins at its first menu: every one begins with fleets that are mustered."""
ENDED: Final = ("forts_and_fire", "three_in_the_fog")
"""Golden recordings of evenings that end."""
ENDINGS: Final = ("GameEnded CSG-WIN-02",)
"""Every event that ends an evening, with its rule."""
TAP: Final = (258, 107, 8_400)
"""Controls drawn, controls sent and bytes sent for a tap, at most: a tenth more than when it was counted."""
