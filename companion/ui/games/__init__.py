"""The boards of each game: a folder with its name, whose module `screens` declares them as SCREENS.

A game without a folder can be played all the same, with what every game has. What is painted on its box is BOX of the
folder itself: Home shows it without opening the game.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.ui.gamekit.box_art import Box
    from companion.ui.gamekit.screens import GameScreens


@cache
def box_of(game: str) -> Box:
    """What is painted on the box of a game."""
    from companion.ui.gamekit.box_art import PLAIN

    folder = f"{__name__}.{game}"
    painted: Box = getattr(import_module(folder), "BOX", PLAIN) if find_spec(folder) else PLAIN
    return painted


@cache
def screens_of(game: str) -> GameScreens:
    """The drawn side of a game, found by the name of its folder when somebody comes to it."""
    from companion.ui.gamekit.screens import GameScreens

    folder = f"{__name__}.{game}"
    found = find_spec(folder) and find_spec(f"{folder}.screens")
    screens: GameScreens = import_module(f"{folder}.screens").SCREENS if found else GameScreens()
    return replace(screens, game=game)
