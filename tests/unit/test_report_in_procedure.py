"""A report that is taken in the middle of a procedure can be begun from: nothing of the procedure is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest

import companion
from companion.core.procedures.menus import Menu
from companion.library.game_registry import game_ids
from companion.library.texts import texts_in
from companion.referee.referee import BadScenario, play

SAY = texts_in("en")


def interrupted(game_id: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two steps of a scenario of which the first leaves a question open: the whole scenario, and the answer."""
    evening, robot = companion.begin(game_id, {"edition": "sample"}, seed=3), companion.Robot(seed=2)
    for _ in range(300):
        asked = evening.question
        assert asked is not None
        value = robot.answer(asked)
        if isinstance(asked, Menu) and len(evening.questions) == 1:
            tried = evening.copy()
            tried.answer(value)
            following = tried.question
            if following is not None and not isinstance(following, Menu) and len(tried.questions) == 1:
                state = evening.game.dump(evening.state)
                answer = companion.Robot(seed=4).answer(following)
                begun = {"game": game_id, "state": state, "seed": 5, "commands": [{"do": value}]}
                return json.loads(json.dumps(begun)), {"answers": {following.key: _plain(answer)}}
        evening.answer(value)
    pytest.fail("nothing was ever left open")


def _plain(value: object) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_procedure_goes_on_from_a_report_as_if_it_had_never_stopped(game_id: str) -> None:
    begun, answer = interrupted(game_id)
    whole = play({**begun, "commands": [*begun["commands"], answer]}, SAY)
    report = json.loads(play(begun, SAY).model_dump_json())
    assert report["under_way"]["journal"], "and so it is told that the state is not all"
    rest = {"game": game_id, "seed": 5, "commands": [answer], "under_way": report["under_way"]}
    for scenario in (rest, {**rest, "state": report["state"]}):
        after = play(scenario, SAY)
        assert (after.state, after.question, after.under_way) == (whole.state, whole.question, whole.under_way)
        assert [event.event for event in after.steps[0].events] == [event.event for event in whole.steps[1].events]


@pytest.mark.parametrize("game_id", game_ids())
def test_what_was_not_under_way_is_refused(game_id: str) -> None:
    begun, _ = interrupted(game_id)
    report = json.loads(play(begun, SAY).model_dump_json())
    over = play({key: value for key, value in begun.items() if key != "commands"}, SAY)
    assert over.under_way is None
    journal = report["under_way"]["journal"]
    without = [journal[1:]] if journal[1:] else []
    for wrong in ([*journal, {"k": "ended"}], *without, [{"k": "rum"}], [{**journal[0], "cmd": "dance"}]):
        with pytest.raises(BadScenario) as error:
            play({"game": game_id, "under_way": {**report["under_way"], "journal": wrong}}, SAY)
        assert error.value.field.startswith("under_way")
