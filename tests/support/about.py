"""What the shared tests want to know of a game: it stands in modules of its own folder below tests/games/."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from companion.library.game_registry import game_ids

ANY: Final = game_ids()[0]
"""The game that a test plays where any would do."""
OTHER: Final = game_ids()[1]
"""Another one."""


def about(game_id: str, topic: str) -> ModuleType:
    """What the folder of a game says of a topic: "rulebook", "secrets", "evenings" …"""
    return import_module(f"tests.games.{game_id}.{topic}")


def telling(topic: str) -> tuple[str, ...]:
    """The games that have anything to say of a topic: one that hides nothing needs no "secrets"."""
    return tuple(game_id for game_id in game_ids() if find_spec(f"tests.games.{game_id}.{topic}") is not None)
