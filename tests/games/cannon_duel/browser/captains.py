"""Anne and Bob in a duel with our sample cards, and moments of it worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from companion.games.cannon_duel.table.options import Options
from companion.table.evening import Evening
from tests.browser.phones import ANNE, BOB, NAMES
from tests.support.demonstration import demonstration

GAME: Final = "cannon_duel"
WISHES: Final = ("none", "nothing")
"""Whoever is shot at plays nothing."""
SEATS: Final = tuple({"name": NAMES[seat], "colour": colour} for seat, colour in ((ANNE, "blue"), (BOB, "red")))


def captains(*, alone: bool = False, **options: Any) -> Mapping[str, Any]:
    """Two of them, or Anne alone against a ship that the app plays. options: beside the usual ones."""
    people: Sequence[Mapping[str, str]] = SEATS[:1] if alone else SEATS
    mode = "partner" if alone else ""
    return demonstration(GAME, {**Options().dump(), "seats": people, "mode": mode, **options})


def in_turn(number: int) -> Callable[[Evening], bool]:
    """Whether this turn has begun, and somebody is asked, or the duel is over."""

    def begun(evening: Evening) -> bool:
        return evening.question is None or (
            evening.state.turn.number >= number and evening.question.key.startswith("turn-")
        )

    return begun
