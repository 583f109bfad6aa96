"""Whoever reads only the middle of the screen misses nothing of a month of La Crique des Pirates: in a browser.

In the short run `screens/test_told_whole.py` reads it without one.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.library.texts import texts_in
from tests.browser.driver import NewScreen
from tests.browser.reader import Reader
from tests.browser.running_app import PHONE, TABLET, House, beginning, prepared

GAME = "pirates_cove"
TOLD = 40


@pytest.mark.long
@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_a_month_is_told_in_the_middle_whole(
    size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    """Outfitting, wheels, a Legendary Pirate, volleys between captains until one is left, and the islands."""
    address = prepared(tmp_path, beginning, GAME)
    house = opened()
    reader = Reader(screen_of(house.server.url, **size).open(address), house, texts_in("fr"))
    reader.read()
    while house.evening().state.turn.month < 2:
        reader.answer()
    assert reader.missed == []
    assert reader.told > TOLD
