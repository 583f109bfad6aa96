"""An owner who has copied the whole box plays with it: every game begins, and knows what was copied."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.questions.kinds import Form
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game_ids
from companion.library.sample import load_sample
from companion.simulation.robot import Robot
from companion.store import Store
from companion.ui.games import screens_of

ANSWERS = 60


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    store = Store(tmp_path)
    yield Host(store, Settings(store))
    store.close()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_is_played_with_cards_that_were_all_copied_before(host: Host, game_id: str) -> None:
    shelf = host.shelf(game_id)
    for (schema, subject), values in load_sample(shelf.game).items():
        shelf.put(schema, subject, values)
    evening, robot = host.new_evening(game_id, {**screens_of(game_id).demo(), "edition": "owner"}), Robot(7)
    known = shelf.known()
    for _ in range(ANSWERS):
        if (question := evening.question) is None:
            break
        whole = isinstance(question, Form) and question.kept and not question.part
        assert not whole or (question.schema, question.subject) not in known, "what is on the shelf is not asked"
        evening.answer(robot.answer(question))
    assert evening.state.cards or not shelf.game.needed(evening.state)
