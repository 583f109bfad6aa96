"""A game that joins the house while it runs, and leaves nothing behind."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Final

HOMES: Final = ("companion.games", "companion.ui.games")
"""The packages in which games are looked for."""


@contextmanager
def guests(root: Path) -> Iterator[None]:
    """The games of another folder are played here too. root: holds `companion/games`, `rulesdata`, `assets` …"""
    for home in HOMES:
        import_module(home).__path__.append(str(root.joinpath(*home.split("."))))
    _forget_what_was_read()
    try:
        yield
    finally:
        for home in HOMES:
            _leave(home, root)
        _forget_what_was_read()


def _leave(home: str, root: Path) -> None:
    """Take the folder out of a package, and every module that came from it."""
    package, folder = import_module(home), root.joinpath(*home.split("."))
    package.__path__.remove(str(folder))
    for path in folder.iterdir():
        name = f"{home}.{path.name}"
        for module in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
            del sys.modules[module]
        vars(package).pop(path.name, None)


def _forget_what_was_read() -> None:
    """Empty every cache of the house: games, screens, rules and texts are found anew."""
    invalidate_caches()
    for module in [module for name, module in sys.modules.items() if name.startswith("companion.")]:
        for kept in list(vars(module).values()):
            if hasattr(kept, "cache_clear") and kept.__module__.startswith("companion."):
                kept.cache_clear()
