"""Whoever reads only the middle of the screen misses nothing of a month of La Crique des Pirates."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.ui.context.app_context import AppContext
from tests.browser.running_app import beginning, prepared
from tests.ui.prepared_evening import Sitting
from tests.ui.reader import read_on

GAME = "pirates_cove"
TOLD = 40


@pytest.mark.parametrize("size", [(1280, 800), pytest.param((390, 844), marks=pytest.mark.long)])
async def test_a_month_is_told_in_the_middle_whole(tmp_path: Path, context: AppContext, size: tuple[int, int]) -> None:
    """Outfitting, wheels, a Legendary Pirate, volleys between captains until one is left, and the islands."""
    sitting = Sitting(context, prepared(tmp_path, beginning, GAME))
    async with sitting.tablet(size) as screen:
        reading = await read_on(sitting, screen, lambda evening: evening.state.turn.month > 1)
    assert reading.missed == []
    assert reading.told > TOLD
