"""Anne and Bob at sea with two of our ready fleets, and answers that bring them to a moment worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from companion.games.pirates_csg.model.options import Options
from companion.session.game_session import GameSession
from tests.browser.phones import ANNE, BOB, NAMES
from tests.support.demonstration import demonstration

GAME: Final = "pirates_csg"
ADRIFT: Final = (
    ("turn", "move-ship-5"),
    ("where", "sea"),
    ("turn", "end"),
    ("turn", "move-ship-2"),
    ("where", "island-3"),
    ("turn", "end"),
    ("turn", "end"),
)
"""Bart has a ship at sea, Anne one at an island since her last turn: hers is a turn in which everything is possible."""
CALLED: Final = (
    *ADRIFT[:3],
    ("turn", "move-ship-4"),
    ("where", "captain"),
    ("where-2", "sea"),
    ("target-1", "nobody"),
    *ADRIFT[3:],
)
"""The same, but her captain was called in an earlier turn, and lies face up since."""


def captains() -> Mapping[str, Any]:
    """Two of them, with the sample edition."""
    seats = [{"name": NAMES[ANNE], "colour": "green"}, {"name": NAMES[BOB], "colour": "blue"}]
    return demonstration(GAME, {**Options().dump(), "seats": seats})


def asks_turn(evening: GameSession) -> bool:
    """Whether the player on turn is asked what to do."""
    return evening.question is not None and evening.question.key == "turn"


def after(*answers: tuple[str, Any]) -> Callable[[GameSession], bool]:
    """Whether these answers were given, each as soon as the question with its key is asked."""
    left = list(answers)

    def given(evening: GameSession) -> bool:
        while left and evening.question is not None and evening.question.key == left[0][0]:
            evening.answer(left.pop(0)[1])
        return not left and evening.question is not None

    return given
