"""The top bar says as much as it has room for, the most important first, and cuts no word off."""

from __future__ import annotations

import pytest

from companion.ui.table.header import worded
from companion.ui.theme import TOUCH

GAP = 8


@pytest.mark.parametrize(
    ("room", "words"),
    [
        (200 + 150 + 100 + 2 * GAP, 3),
        (200 + 150 + 100 + 2 * GAP - 1, 2),
        (200 + 150 + TOUCH + 2 * GAP, 2),
        (200 + 150 + TOUCH + 2 * GAP - 1, 1),
        (200 + 2 * TOUCH + 2 * GAP, 1),
        (200 + 2 * TOUCH + 2 * GAP - 1, 0),
    ],
)
def test_facts_without_room_lose_their_words_from_the_last_one_on(room: float, words: int) -> None:
    assert worded([200, 150, 100], room) == words
