"""Whoever reads only the middle of the screen misses nothing of a solo evening."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.library.texts import texts_in
from tests.browser.driver import NewScreen
from tests.browser.house import PHONE, TABLET, House
from tests.browser.reader import Reader

SEED = 3
WISHES = ("fire", "end-turn")
"""An evening of raids that the two enemies win by and by."""
TOLD = 300


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_a_solo_evening_is_told_in_the_middle_whole(
    size: dict[str, int], monkeypatch: pytest.MonkeyPatch, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    monkeypatch.setenv("QUICK_SEED", str(SEED))
    house = opened("--lang", "fr")
    screen = screen_of(house.server.url, **size).open()
    screen.by_id("home-demo").wait_for(state="attached")
    screen.tap_id("home-demo")
    reader = Reader(screen, house, texts_in("fr"), WISHES)
    reader.play()
    assert house.evening().state.outcome is not None
    assert reader.missed == []
    assert reader.told > TOLD
