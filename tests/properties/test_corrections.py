"""Whatever a table corrects by hand, at any moment, the evening goes on: no rule breaks on it afterwards."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.questions.kinds import BadAnswer
from companion.library.game_registry import game, game_ids
from companion.session.game_session import GameSession
from companion.simulation.replay import Script, act, answering, dealt, seat
from companion.simulation.robot import Robot

SEEDS = range(10)
ANSWERS = 100
"""Questions that a robot answers in each evening, so many of them after a correction."""
CORRECTED = 0.4


def an_evening(game_id: str, seed: int, chance: Random) -> GameSession:
    """Any evening that a table could begin."""
    options = dealt(game(game_id), game(game_id).any_options(chance))
    return seat(game(game_id), Script(game_id, options, seed, "virtual" if seed % 2 else "own"))


def correct(evening: GameSession, robot: Robot, chance: Random) -> tuple[str, object] | None:
    """Set any line to any value that it takes. None where that is refused, which leaves everything as it was."""
    lines = evening.game.correctable(evening.state)
    group = chance.choice(list(dict.fromkeys(line.group for line in lines)))
    line = chance.choice([line for line in lines if line.group == group])
    value, before = robot.fill(line.field), evening.state
    try:
        evening.correct(line.path, value)
    except BadAnswer:
        assert evening.state == before
        return None
    return line.path, value


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", game_ids())
def test_an_evening_goes_on_after_any_corrections_at_any_moment(game_id: str, seed: int) -> None:
    chance, robot = Random(f"corrections/{game_id}/{seed}"), Robot(seed, main=0.3)
    evening, done = an_evening(game_id, seed, chance), []
    for _ in range(ANSWERS):
        if chance.random() < CORRECTED:
            done.append(correct(evening, robot, chance))
        if (deed := answering(evening, robot)) is None:
            break
        try:
            act(evening, deed)
        except Exception as error:
            error.add_note(f"after {list(filter(None, done))[-6:]}, answering {deed}")
            raise
    assert any(done)
