"""Scenarios of this game for the referee: states in which something cannot be, and what is not asked."""

from __future__ import annotations

from typing import Any, Final

import pytest

from companion.library.game_registry import game
from companion.referee.scenario_terms import opened
from tests.support.scenarios import EN, play, stopped

GAME: Final = "blackbeard"


@pytest.mark.parametrize(
    ("change", "place", "told"),
    [
        ({"pirates": [{"id": "blackbear", "owner": "seat-1"}]}, "state.pirates.0.id", "blackbear"),
        ({"ports": [{"number": 99}]}, "state.ports.0.number", "99"),
        ({"offers": ["letter-99"]}, "state.offers.0", "letter-99"),
        ({"turn": {"holder": "Anne"}}, "state.turn.holder", "seat…"),
        ({"turn": {"holder": "seat-9"}}, "state.turn.holder", "seat-9"),
    ],
)
def test_a_state_that_names_what_is_not_there_is_told_with_its_place(change: Any, place: str, told: str) -> None:
    state = game(GAME).dump(opened(game(GAME)).state) | change
    fault = stopped(lambda: play(GAME, state=state))
    assert fault.field == place and told in EN(fault.text)


def test_boxes_lost_beyond_those_that_a_ship_has_are_refused() -> None:
    state = game(GAME).dump(opened(game(GAME)).state)
    (ship,) = [each for each in state["pirates"] if each["status"] == "active"]
    ship["slow"] = 40
    fault = stopped(lambda: play(GAME, state=state))
    assert fault.field == f"state.pirates.{ship['id']}.slow"


def test_the_sample_edition_asks_nothing_that_it_has() -> None:
    """It asked how many of the Governors are pro-pirate."""
    report = play(GAME)
    assert report.question is not None and report.question["kind"] == "menu"
    assert {answer.source for answer in report.beginning.answers} <= {"dice", "sample", "forced", "usual", "library"}
