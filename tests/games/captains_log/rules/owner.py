"""Captain's Log with the owner's box: a library that begins empty, and an evening that reads and teaches it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from companion.games.captains_log.game import CaptainsLog
from companion.games.captains_log.model.options import Options, SeatOptions, Switches
from companion.library.game_registry import game
from companion.library.shelf import Shelf
from companion.session.game_session import GameSession
from tests.support.owner import shelf_of, with_library


@cache
def captains_log() -> CaptainsLog:
    """The game, read once."""
    loaded = game("captains_log")
    assert isinstance(loaded, CaptainsLog)
    return loaded


def empty_shelf() -> Shelf:
    """A library in which nothing was ever copied."""
    return shelf_of(captains_log())


def standard(players: int = 2, *, cards: str = "app", **switches: Any) -> dict[str, Any]:
    """The standard preset with the owner's box."""
    seats = (SeatOptions("P0", "green"), SeatOptions("P1", "blue"))[:players]
    solo = players == 1
    options = Options(mode="solo" if solo else "competitive", seats=seats, switches=Switches(**switches))
    chosen = replace(options, enemies=("spain", "france") if solo else (), target=None if solo else 21)
    return chosen.dump() | {"cards": cards}


def an_evening(options: Mapping[str, Any], shelf: Shelf, *, dice: str = "virtual", seed: int = 4) -> GameSession:
    """An evening that reads this library and teaches it."""
    return with_library(captains_log(), options, shelf, dice=dice, seed=seed)
