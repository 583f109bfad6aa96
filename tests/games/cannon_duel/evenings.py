"""Evenings of this game that shared tests play."""

from __future__ import annotations

from typing import Any, Final

MANY: Final[dict[str, Any]] = {}
"""How four people, or as many as can, play against each other; who they are is said elsewhere."""
AT_ONCE: Final[dict[str, Any]] = {}
"""With what an evening begins at its first question: nothing more is needed."""
ENDED: Final = ("no_officer_left", "one_disaster_after_another", "against_the_boatswain", "against_the_captain")
"""Golden recordings of evenings that end."""
ENDINGS: Final = ("DuelWon CD-EFF-07", "DuelWon CD-EFF-08")
"""Every event that ends an evening, with its rule."""
TAP: Final = (195, 81, 9_000)
"""Controls drawn, controls sent and bytes sent for a tap, at most: a tenth more than when it was counted."""
