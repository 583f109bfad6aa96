"""Whole duels of the app against itself: they end, and each strength is felt. They are measured by `duels.py`."""

from __future__ import annotations

import pytest

from tests.games.cannon_duel.duels import BUTTON, DUELS, PAIRS, Player, duel, measured


@pytest.mark.parametrize(("strong", "weak"), PAIRS)
def test_each_strength_beats_the_next_lower_one_and_every_duel_ends(strong: Player, weak: Player) -> None:
    """So few do not tell 65 of 100 from 80; they tell a captain that has lost its mind."""
    few = measured(strong, weak, 12)
    assert len(few.ended) == 12 and few.won >= 4, few.told()


@pytest.mark.long
@pytest.mark.parametrize(("strong", "weak"), PAIRS)
def test_over_many_duels_each_strength_beats_the_next_lower_one_as_often_as_it_is_wanted(
    strong: Player, weak: Player
) -> None:
    many = measured(strong, weak, DUELS)
    assert list(many.faults) == [], many.told()


@pytest.mark.rule("CD-WIN-01")
@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=() if seed in (9, 14) else pytest.mark.long) for seed in range(1, 41)]
)
def test_a_duel_of_two_captains_who_only_press_the_big_button_ends(seed: int) -> None:
    assert duel(BUTTON, BUTTON, seed).winner == BUTTON
