"""States as people write them, with something in them that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Change = Callable[[dict[str, Any]], None]
Broken = tuple[Change, str, str]
"""What is changed, the place that is told, and what is named."""


def put(*path: str | int, to: Any) -> Change:
    """Another value at a place of a state."""

    def change(raw: dict[str, Any]) -> None:
        here: Any = raw
        for part in path[:-1]:
            here = here[part]
        here[path[-1]] = to

    return change
