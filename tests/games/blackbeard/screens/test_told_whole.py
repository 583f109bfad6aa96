"""A solitaire is told in the middle of the screen whole, with few taps for the false players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import mean, median

import pytest

from companion.ui.context.app_context import House
from tests.browser.house import beginning, prepared
from tests.games.blackbeard.browser.test_evening import FEW, MOST, TURNS, short_solitaire
from tests.ui.reader import read_on
from tests.ui.sitting import Sitting

GAME = "blackbeard"


def turns(log: Sequence[tuple[str, int]]) -> Iterator[int]:
    """The taps of each false player's turn: from the one that begins it to the one that turns the next card."""
    begun = None
    for (key, before), (_, after) in pairwise(log):
        begun = before if key == "false-turn" else begun
        if key == "draw" and begun is not None:
            yield after - begun
            begun = None


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.long), (390, 844)])
async def test_a_solitaire_is_told_in_the_middle_whole(tmp_path: Path, house: House, size: tuple[int, int]) -> None:
    sitting = Sitting(house, prepared(tmp_path, beginning, GAME, seed=short_solitaire()))
    async with sitting.tablet(size) as screen:
        reading = await read_on(sitting, screen)
        assert "outcome" in screen.names()
    taps = list(turns(reading.log))
    assert len(taps) >= TURNS
    assert median(taps) < FEW and mean(taps) < FEW, taps
    assert reading.told > MOST and reading.missed == []
