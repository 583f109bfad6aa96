"""Evenings of this game that shared tests play."""

from __future__ import annotations

from typing import Any, Final

FOUR: Final[dict[str, Any]] = {}
"""How four people play against each other; who they are is said elsewhere."""
AT_ONCE: Final[dict[str, Any]] = {}
"""With what an evening begins at its first menu: every one begins with fleets that are mustered."""
ENDED: Final[tuple[str, ...]] = ()
"""Golden recordings of evenings that end."""
