"""The drawn side of Newgame: a chip in the top bar and a ship for each seat; the kit draws the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.core.values.messages import msg
from companion.games.newgame.book import Book
from companion.games.newgame.state import State
from companion.ui.gamekit.frame import Chip
from companion.ui.gamekit.screens import GameScreens
from companion.ui.setup.declared import Setup


def chips(s: State, book: Book) -> Sequence[Chip]:
    """What lies in the heap and how many points win, in the top bar."""
    return (Chip("token:coin", msg("ng-ui-heap", n=s.turn.heap, of=s.options.goal), rule="NG-4"),)


SCREENS: Final = GameScreens(chips=chips, setup=Setup(ship="ship:sloop"))
