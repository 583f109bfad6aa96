"""The front door in this game: the odds of a prize."""

from __future__ import annotations

import pytest

import companion


@pytest.mark.rule("BB-9.6")
def test_odds_are_told_before_the_dice_fall() -> None:
    evening = companion.begin("blackbeard", {"edition": "sample"}, seed=2)
    evening.answer_defaults()
    for _ in range(2):
        evening.answer(evening.question.default if evening.question else None)
        evening.answer_defaults()
    plan = evening.preview("prize-dr-peter-blood", {"look-draw": "6", "attack": True})
    assert plan.odds is not None and sum(chance for _, chance in plan.odds.bars) == 1
    assert plan.question is not None and plan.question.kind == "roll"
