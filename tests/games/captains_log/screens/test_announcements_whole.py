"""Whoever reads only the middle of the screen misses nothing of a solo evening, from its first question to its last."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.procedures.menus import Menu
from companion.ui.context.app_context import AppContext
from tests.browser.phones import usual
from tests.browser.running_app import SEED, beginning, prepared
from tests.ui.prepared_evening import Sitting
from tests.ui.reader import read_on

WISHES: Final = ("fire", "end-turn")
"""An evening of raids that the two enemies win by and by."""
TOLD: Final = 300


def wished(question: Any) -> Any:
    """The first of our wishes that is offered, else the usual answer."""
    if isinstance(question, Menu):
        allowed = [option.id for option in question.options if option.verdict.allowed]
        for wish in WISHES:
            if wish in allowed:
                return wish
    return usual(question)


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.long), (390, 844)])
async def test_a_solo_evening_is_told_in_the_middle_whole(
    tmp_path: Path, context: AppContext, size: tuple[int, int]
) -> None:
    sitting = Sitting(context, prepared(tmp_path, beginning, seed=SEED))
    async with sitting.tablet(size) as screen:
        reading = await read_on(sitting, screen, answer=wished)
        assert "outcome" in screen.names()
    assert reading.missed == []
    assert reading.told > TOLD
