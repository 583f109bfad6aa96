"""What is drawn face down from a cup is fixed by its name, before it is asked for."""

from __future__ import annotations

import pytest

import companion
from companion.core.procedures.menus import Menu


@pytest.mark.rule("BB-7.2B")
def test_bb_7_2b_a_draw_is_fixed_by_name_before_it_is_asked() -> None:
    """As an answer ahead, in a plan and in a deed; the same as the place where the card lies."""
    evening = companion.begin("blackbeard", {"edition": "sample"}, seed=2)
    evening.answer_defaults()
    while not (prizes := [each for each in evening.legal_answers if str(each).startswith("prize")]):
        assert isinstance(evening.question, Menu)
        evening.answer(evening.question.main)
        evening.answer_defaults()
    prize = prizes[0]
    named, placed = (evening.preview(prize, {"look-draw": draw, "attack": True}) for draw in ("merchant-06", 6))
    assert named.odds is not None and named.odds == placed.odds and named.consequences == placed.consequences
    one, other = evening.copy(), evening.copy()
    one.answer(prize, {"look-draw": "merchant-06", "attack": True})
    other.answer(prize, {"look-draw": 6, "attack": True})
    assert one.save() == other.save()
    with pytest.raises(companion.BadAnswer, match="merchant-99"):
        evening.answer(prize, {"look-draw": "merchant-99"})
