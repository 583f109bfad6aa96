"""The Python interface: its documentation runs, and what it exports is there."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys

import pytest

from companion import api
from companion.core.questions import Form, Roll
from companion.paths import PACKAGE

GAME = api.games()[0]


def test_the_examples_of_the_documentation_run() -> None:
    results = doctest.testmod(api, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert results.attempted > 10 and results.failed == 0


def test_everything_that_is_exported_is_there_and_documented() -> None:
    assert sorted(api.__all__) == sorted(set(api.__all__))
    for name in api.__all__:
        assert getattr(api, name).__doc__ or name == "Cards", name
    public = {name for name, value in vars(api).items() if getattr(value, "__module__", "") == api.__name__}
    assert public <= set(api.__all__)


def test_own_dice_are_asked_and_known_cards_are_read() -> None:
    own = api.start(GAME, dice="own")
    assert own.question is not None and own.question.nature in ("chance", "fact")
    asked = api.start(GAME, seed=3)
    seen = set()
    robot = api.Robot(seed=2)
    while asked.question is not None and not seen:
        assert not isinstance(asked.question, Roll)
        if isinstance(asked.question, Form):
            seen.add((asked.question.schema, asked.question.subject))
        asked.answer(robot.answer(asked.question))
    form = next(iter(sorted(seen)))
    values = dict(robot.answer(asked.game.form(*form)))
    known = api.start(GAME, seed=3, cards={form: values})
    robot = api.Robot(seed=2)
    for _ in asked.journal.live:
        assert known.question is not None
        assert not (isinstance(known.question, Form) and (known.question.schema, known.question.subject) == form)
        known.answer(robot.answer(known.question))


def test_equal_seeds_and_answers_give_equal_evenings_and_a_state_can_be_taken_on() -> None:
    one, two = (api.start(GAME, {"edition": "sample"}, seed=5) for _ in range(2))
    for table in (one, two):
        robot = api.Robot(seed=9)
        for _ in range(6):
            assert table.question is not None
            table.answer(robot.answer(table.question))
    assert one.state == two.state and api.events(one) == api.events(two)
    dumped = one.game.dump(one.state)
    assert one.game.load(dumped) == one.state
    assert api.start(GAME, {"edition": "sample"}, state=one.game.load(dumped)).state.options == one.state.options


def test_a_wrong_option_is_named() -> None:
    with pytest.raises(api.BadAnswer):
        api.start(GAME, {"mode": "duel"})
    with pytest.raises(api.BadAnswer, match="chess"):
        api.start("chess")


PLAYED = """
import hashlib
from companion import api

table, robot = api.start(api.games()[0], {"edition": "sample"}, seed=11), api.Robot(seed=4)
for _ in range(60):
    if table.question is not None:
        table.answer(robot.answer(table.question))
print(hashlib.sha256(repr([table.game.dump(table.state), api.notebook(table)]).encode()).hexdigest())
"""


def test_an_evening_does_not_depend_on_the_order_of_sets() -> None:
    """Another process with other hashes comes to the same state and the same notebook."""
    outcomes = {
        subprocess.run(
            [sys.executable, "-c", PLAYED],
            cwd=PACKAGE.parent,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outcomes) == 1 and outcomes != {""}
