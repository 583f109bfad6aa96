"""Taps of the turns of a duel, from the first action to that of the other ship, whoever answers in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tests.browser.evenings import PHONES
from tests.games.cannon_duel.browser.captains import GAME, WISHES, captains, in_turn
from tests.taps.counting import Row, Table, crew, table

MOST: Final = 3
TURNS: Final = 8
ANSWERS: Final = 24
"""That a turn may take before something is wrong."""
PAPER: Final = {"hands": "table", "targets": "table", "bag": "table"}
"""Everything lies on the table: the app has dealt nothing and reads no card."""


def rows() -> Iterator[Row]:
    """Turns on two phones, with Dirty Tricks; on the tablet with everything on paper, alone, and under covers."""
    yield Row("a turn on phones, both captains together", MOST, _on_phones())
    yield Row("a turn on the tablet, cards on paper", MOST, _on_tablet(**PAPER))
    yield Row("a turn on the tablet, alone", MOST, _on_tablet(alone=True))
    yield Row("a turn on the tablet, hands under covers", MOST + 1, _on_tablet())


def _on_phones() -> list[int]:
    counts: list[int] = []
    with crew(GAME, captains(dirty_tricks=True), in_turn(1), PHONES) as duel:
        for member in duel.members:
            member.wishes = WISHES
        first = duel.house.evening().state.turn.number
        for number in range(first + 1, first + TURNS + 1):
            before = duel.taps
            duel.play(in_turn(number), ANSWERS)
            counts.append(duel.taps - before)
    return counts


def _on_tablet(**options: Any) -> list[int]:
    with table(GAME, in_turn(1), WISHES, options=captains(**options)) as duel:
        duel.player.read()
        first = duel.evening.state.turn.number
        return [_turn(duel, number) for number in range(first + 1, first + TURNS + 1)]


def _turn(duel: Table, number: int) -> int:
    return duel.until(in_turn(number), ANSWERS)
