"""Evenings of this game that shared tests play."""

from __future__ import annotations

from typing import Any, Final

MANY: Final[dict[str, Any]] = {}
"""How four people, or as many as can, play against each other; who they are is said elsewhere."""
AT_ONCE: Final[dict[str, Any]] = {}
"""With what an evening begins at its first menu: nothing more is needed."""
ENDED: Final = ("three_captains", "five_captains")
"""Golden recordings of evenings that end."""
ENDINGS: Final = ("YearEnded PC-END-02", "LastBattleWon PC-END-03")
"""Every event that ends an evening, with its rule."""
FACTS: Final = False
"""Wheels of the box are rows that begin empty."""
TAP: Final = (267, 85, 8_600)
"""Controls drawn, controls sent and bytes sent for a tap, at most: a tenth more than when it was counted."""
