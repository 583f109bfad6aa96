"""A solitaire is told in the middle of the screen whole, with few taps for the false players."""

from __future__ import annotations

from pathlib import Path
from statistics import mean, median

import pytest

from companion.ui.context.app_context import AppContext
from tests.browser.running_app import beginning, prepared
from tests.games.blackbeard.browser.test_evening import FEW, MOST, TURNS, short_solitaire, turns
from tests.ui.prepared_evening import Sitting
from tests.ui.reader import read_on

GAME = "blackbeard"


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.long), (390, 844)])
async def test_a_solitaire_is_told_in_the_middle_whole(
    tmp_path: Path, context: AppContext, size: tuple[int, int]
) -> None:
    sitting = Sitting(context, prepared(tmp_path, beginning, GAME, seed=short_solitaire()))
    async with sitting.tablet(size) as screen:
        reading = await read_on(sitting, screen)
        assert "outcome" in screen.names()
    taps = list(turns(reading.log))
    assert len(taps) >= TURNS
    assert median(taps) < FEW and mean(taps) < FEW, taps
    assert reading.told > MOST and reading.missed == []
