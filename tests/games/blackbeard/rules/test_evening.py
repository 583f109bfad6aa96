"""Whole evenings: the setup runs by itself, a demonstration asks for nothing printed, and it comes to its end."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.kit.options import SeatOptions
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Form
from companion.games.blackbeard import game as blackbeard
from companion.games.blackbeard.model.options import Mode, Options
from companion.journal_views.notebook import transcript
from companion.library.sample import load_sample
from companion.library.texts import LANGUAGES, texts_in
from companion.session.auto_answers import from_library, virtual_dice
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from tests.games.blackbeard.rules.scene import book

SEATS = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))


def demonstration(mode: Mode, seed: int) -> GameSession:
    """An evening with the sample edition and virtual dice."""
    played = blackbeard.Blackbeard(book())
    sample = load_sample(played)
    seats = SEATS[: 1 if mode == "solo" else 2]
    chosen = Options(mode=mode, seats=seats, length="short", edition="sample")

    def look_up(schema: str, subject: str) -> Any:
        return (sample[schema, subject], "sample") if (schema, subject) in sample else None

    answerers = (virtual_dice(seed, lambda: "virtual"), from_library(look_up))
    return GameSession(played, played.dealt(chosen.dump(), sample), seed=seed, answerers=answerers)


@pytest.mark.rule("BB-4.2", "BB-4.3", "BB-6.2")
@pytest.mark.parametrize("mode", ["solo", "competitive"])
def test_the_setup_runs_by_itself(mode: Mode) -> None:
    evening = demonstration(mode, 1)
    assert isinstance(evening.question, Menu) and evening.question.main == "activate"
    assert len(evening.state.merchants) == 6 and sum(bool(port.governor) for port in evening.state.ports) == 6
    assert evening.state.turn.first == evening.state.turn.holder


@pytest.mark.parametrize("mode", ["solo", "competitive"])
def test_a_demonstration_comes_to_its_end_and_nobody_copies_anything(mode: Mode) -> None:
    evening = demonstration(mode, 4)
    robot = Robot(4, {"forfeit": 0.05}, main=0.5)
    for _ in range(3000):
        if evening.question is None:
            break
        assert not isinstance(evening.question, Form) or evening.question.nature == "fact", evening.question.key
        evening.answer(robot.answer(evening.question))
    assert evening.question is None and evening.state.outcome is not None
    for lang in LANGUAGES:
        assert "⟦" not in transcript(evening.journal, texts_in(lang))
    assert evening.game.load(evening.game.dump(evening.state)) == evening.state
