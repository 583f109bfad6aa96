"""What "May I?" says is what happens: the law of the one judge, in short, for every game."""

from __future__ import annotations

from random import Random

import pytest

from companion.library.game_registry import game, game_ids
from companion.simulation.law_of_judging import judged
from companion.simulation.replay import Script, act, answering, dealt, seat
from companion.simulation.robot import Robot

SEEDS = (1, 2)
ANSWERS = 60


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", game_ids())
def test_what_may_i_says_is_what_happens(game_id: str, seed: int) -> None:
    played, chance = game(game_id), Random(f"{game_id}/{seed}")
    plan = Script(game_id, dealt(played, played.any_options(chance)), seed, "virtual")
    evening, robot = seat(played, plan), Robot(seed, main=0.3)
    for _ in range(ANSWERS):
        if evening.question is None:
            break
        judged(evening, chance)
        deed = answering(evening, robot)
        assert deed is not None
        act(evening, deed)
