"""The chapters of a rulebook as modules: each registers its procedures (COMMANDS) and its events by itself.

A game's package lists its folders in CONTENTS; whatever modules lie in them and beside them are its chapters. An event
belongs to the module in which its class is defined.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import ModuleType
from typing import Any

from companion.core.events import Event, Upcaster
from companion.core.procedure import ProcedureFunction


def modules(home: str) -> tuple[ModuleType, ...]:
    """The modules of the game to which the module `home` belongs, folder after folder, then those beside the folders.

    A module whose package has no CONTENTS is a game by itself. Raises ValueError for a folder that the contents do not
    list.
    """
    package = import_module(home.rpartition(".")[0] or home)
    contents: tuple[str, ...] | None = getattr(package, "CONTENTS", None)
    return (import_module(home),) if contents is None else tuple(map(import_module, _names(package, contents)))


def _names(package: ModuleType, contents: tuple[str, ...]) -> Iterator[str]:
    beside = list(iter_modules(package.__path__, f"{package.__name__}."))
    listed = [f"{package.__name__}.{folder}" for folder in contents]
    if strange := [found.name for found in beside if found.ispkg and found.name not in listed]:
        raise ValueError(f"{strange[0]} is not among the CONTENTS of {package.__name__}")
    for folder in listed:
        yield folder
        yield from (found.name for found in walk_packages(import_module(folder).__path__, f"{folder}."))
    yield from (found.name for found in beside if not found.ispkg)


def commands(chapters: Iterable[object]) -> dict[str, ProcedureFunction]:
    """The procedures of all chapters by name. Raises ValueError when two chapters use one name."""
    found: dict[str, ProcedureFunction] = {}
    for chapter in chapters:
        for name, procedure in getattr(chapter, "COMMANDS", {}).items():
            if name in found:
                raise ValueError(
                    f"two chapters register the command {name!r}, {getattr(chapter, '__name__', '')} is the second"
                )
            found[name] = procedure
    return found


def events(chapters: Iterable[ModuleType]) -> tuple[type[Event[Any]], ...]:
    """Every kind of event that is defined in a chapter and says what it changes."""
    return tuple(kind for chapter in chapters for kind in vars(chapter).values() if _in(chapter, kind))


def upcasters(chapters: Iterable[ModuleType]) -> dict[tuple[str, int], Upcaster]:
    """How events of older versions are lifted to the next one, by name and version."""
    return {key: lift for chapter in chapters for key, lift in getattr(chapter, "UPCASTERS", {}).items()}


def _in(chapter: ModuleType, kind: object) -> bool:
    is_event = isinstance(kind, type) and issubclass(kind, Event) and kind.apply is not Event.apply
    return is_event and kind.__module__ == chapter.__name__
