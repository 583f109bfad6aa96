"""To take back is not to roll again: the law of luck, in short, for every game."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.procedures.menus import Menu
from companion.library.game_registry import game, game_ids
from companion.simulation.law_of_luck import lucky
from companion.simulation.replay import Script, act, answering, dealt, seat
from companion.simulation.robot import Robot

SEEDS = (1, 2)
ANSWERS = 80


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", game_ids())
def test_what_was_taken_back_falls_again_as_it_did(game_id: str, seed: int) -> None:
    played, chance = game(game_id), Random(f"{game_id}/{seed}")
    plan = Script(game_id, dealt(played, played.any_options(chance)), seed, "virtual")
    evening, robot = seat(played, plan), Robot(seed, main=0.3)
    for _ in range(ANSWERS):
        if evening.question is None:
            break
        if isinstance(evening.question, Menu):
            lucky(evening, chance, tries=1)
        deed = answering(evening, robot)
        assert deed is not None
        act(evening, deed)
