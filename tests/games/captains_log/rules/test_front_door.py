"""The front door, typed by this game."""

from __future__ import annotations

import companion
from companion.games.captains_log.game import CaptainsLog
from companion.games.captains_log.model.state import State


def test_an_evening_is_typed_by_its_game() -> None:
    played = companion.game("captains_log")
    assert isinstance(played, CaptainsLog)
    state: State = companion.begin(played).state
    assert state.players
