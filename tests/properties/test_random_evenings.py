"""Whole evenings of every game at random, as `companion simulate` plays them."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.questions.kinds import BadAnswer
from companion.library.game_registry import game, game_ids
from companion.simulation.replay import dealt
from companion.simulation.simulator import Simulation

SEEDS = range(1, 7)
MOST = 120


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_random_evening_breaks_no_law(game_id: str, seed: int) -> None:
    played = Simulation(game_id, most=MOST, every=MOST // 2).evening(seed)
    assert played.fault is None, (played.fault, played.plan)
    assert played.tally.answers == MOST or played.tally.endings


@pytest.mark.parametrize("game_id", game_ids())
def test_any_options_are_those_of_an_evening_that_a_table_can_begin(game_id: str) -> None:
    played, seen = game(game_id), set()
    for seed in range(60):
        options = dealt(played, played.any_options(Random(seed)))
        played.start(options)
        seen.add(repr(options))
    assert len(seen) > 50
    with pytest.raises(BadAnswer):
        played.start({**options, "no such option": 1})


def test_several_processes_play_the_same_evenings_as_one() -> None:
    game_id = game_ids()[0]
    together = list(Simulation(game_id, most=10, every=10).evenings(range(3), jobs=2))
    alone = list(Simulation(game_id, most=10, every=10).evenings(range(3)))
    assert sorted(p.plan.seed for p in together) == [0, 1, 2]
    assert {p.plan.seed: p.plan.deeds for p in together} == {p.plan.seed: p.plan.deeds for p in alone}
