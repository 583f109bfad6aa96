"""Whoever reads only the middle of the screen misses nothing of a cannon duel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from companion.library.texts import texts_in
from tests.browser.driver import NewScreen
from tests.browser.evenings import begun
from tests.browser.reader import Reader
from tests.browser.running_app import PHONE, TABLET, House
from tests.games.cannon_duel.browser.captains import GAME, WISHES, captains, happened, in_turn

TURN: Final = 4
LATER: Final = 8
TOLD: Final = 20


@pytest.mark.parametrize("size", [pytest.param(TABLET, marks=pytest.mark.long), PHONE])
def test_turns_are_told_in_the_middle_whole(
    size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    """Alone: the own aims and shots, what the other ship says and does, what was hit, and new targets."""
    address = begun(tmp_path, GAME, captains(alone=True, dirty_tricks=True), in_turn(TURN))
    house = opened()
    before = happened(house.evening())
    reader = Reader(screen_of(house.server.url, **size).open(address), house, texts_in("fr"), WISHES)
    reader.read()
    evening = house.evening()
    while not in_turn(LATER)(evening):
        reader.answer()
        evening = house.evening()
    assert {"CardAimed", "ShotFired", "MarkersLost", "PlanTold", "CrosshairPlaced"} <= happened(evening) | before
    assert reader.missed == []
    assert reader.told > TOLD
