"""The chapters of a rulebook as modules: each may register procedures (COMMANDS) and events (EVENTS)."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any

from companion.core.events import Event
from companion.core.procedure import ProcedureFunction


def commands(chapters: Iterable[ModuleType]) -> dict[str, ProcedureFunction]:
    """The procedures of all chapters by name. Raises ValueError when two chapters use one name."""
    found: dict[str, ProcedureFunction] = {}
    for chapter in chapters:
        for name, procedure in getattr(chapter, "COMMANDS", {}).items():
            if name in found:
                raise ValueError(f"two chapters register the command {name!r}")
            found[name] = procedure
    return found


def events(chapters: Iterable[ModuleType]) -> tuple[type[Event[Any]], ...]:
    """The events of all chapters, each once."""
    return tuple(dict.fromkeys(kind for chapter in chapters for kind in getattr(chapter, "EVENTS", ())))
