"""The turns of NPCs whose sea is on the screen: they play by themselves, and hardly anybody is asked anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.core.procedures.menus import Menu
from companion.games.captains_log.model.state import State
from companion.simulation.robot import Robot
from companion.ui.games.captains_log.screens import SCREENS
from tests.games.captains_log.screens.test_boards import a_demonstration

SHORT, WHOLE = 40, 200
"""Turns that are counted in every run, and where time is taken for it."""
UNASKED = 0.95
"""Share of them at least in which nothing is asked between the one tap and the next menu."""
LIKES = {"explore": 6.0, "steer": 2.0, "end_turn": 0.5}
STEPS = 1500
"""Answers of an evening after which another one is begun."""


def questions(seed: int) -> Iterator[int]:
    """How many questions each turn of an NPC on the map cost, in a demonstration evening."""
    evening, robot = a_demonstration(seed, **SCREENS.shown), Robot(seed, LIKES)
    for _ in range(STEPS):
        asked: Any = evening.question
        if asked is None:
            return
        s: State = evening.state
        acts = isinstance(asked, Menu) and s.turn.stage == "npcs" and s.turn.npcs and s.npc(s.turn.npcs[0]).on_map
        evening.answer(asked.main if acts else robot.answer(asked))
        met = 0
        while acts and evening.question is not None and not isinstance(evening.question, Menu):
            met += 1
            evening.answer(robot.answer(evening.question))
        if acts:
            yield met


@pytest.mark.parametrize("turns", [SHORT, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_hardly_any_turn_of_an_npc_asks_anything(turns: int) -> None:
    met: list[int] = []
    for seed in range(1, turns):
        met += questions(seed)
        if len(met) >= turns:
            break
    met = met[:turns]
    assert len(met) == turns and sum(not each for each in met) >= UNASKED * turns, met
