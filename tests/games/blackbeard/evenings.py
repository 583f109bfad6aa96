"""Evenings of this game that shared tests play."""

from __future__ import annotations

from typing import Any, Final

MANY: Final[dict[str, Any]] = {"mode": "competitive"}
"""How four people, or as many as can, play against each other; who they are is said elsewhere."""
TWO: Final[dict[str, Any]] = {"mode": "competitive"}
"""How two people play, whom the table asks one thing after the other."""
AT_ONCE: Final[dict[str, Any]] = {}
"""With what an evening begins at its first menu: nothing more is needed."""
ENDED: Final = ("solitaire",)
"""Golden recordings of evenings that end."""
ENDINGS: Final = ("EveningEnded BB-3a", "EveningEnded BB-3b", "EveningEnded BB-23.1")
"""Every event that ends an evening, with its rule."""
TAP: Final = (311, 101, 17_500)
"""Controls drawn, controls sent and bytes sent for a tap, at most: a tenth more than when it was counted."""
