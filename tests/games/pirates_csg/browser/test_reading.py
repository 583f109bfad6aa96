"""Whoever reads only the middle of the screen misses nothing of a turn of Pirates du Nouveau Monde."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.library.texts import texts_in
from tests.browser.driver import NewScreen
from tests.browser.reader import Reader
from tests.browser.running_app import PHONE, TABLET, House, prepared
from tests.games.pirates_csg.browser.captains import CALLED, GAME, after, asks_turn

SAILING, EXPLORING = ("clear-ship-3", "clear-ship-4"), ("explore-ship-2-island-3",)
"""Moves come before anything else: whoever explores first sails no more in that turn."""
TOLD = 0
"""A move that touches nothing is told by nobody but its player; the shot of a captain is."""


@pytest.mark.parametrize("size", [pytest.param(TABLET, marks=pytest.mark.long), PHONE])
def test_a_turn_is_told_in_the_middle_whole(
    size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    """Moves, shots with what they do, coins that are looked at, and the turn of the next player."""
    address = prepared(tmp_path, after(*CALLED), GAME)
    house = opened()
    reader = Reader(screen_of(house.server.url, **size).open(address), house, texts_in("fr"), SAILING)
    reader.read()
    turn = house.evening().state.turn.number
    while len(house.evening().state.turn.given) < len(SAILING) or not asks_turn(house.evening()):
        reader.answer()
    reader.wishes = EXPLORING
    while house.evening().state.turn.number == turn:
        reader.answer()
    assert reader.missed == []
    assert reader.told > TOLD
