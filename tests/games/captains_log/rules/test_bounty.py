"""1.33 The bounty card: when a nation stops wanting a player."""

from __future__ import annotations

import pytest

from companion.games.captains_log.model.state import State
from companion.games.captains_log.reputation import reputation
from tests.games.captains_log.rules.harbour import at_market, friends
from tests.games.captains_log.rules.scripted import Played, play


def wanted(column: int, *nations: str, bounty: int = 2000) -> State:
    return friends(at_market(), spain=column).with_player("seat-1", wanted=nations or ("spain",), bounty=bounty)


def moved(s: State, by: int) -> Played:
    return play(reputation.move, s, {}, seat="seat-1", country="spain", by=by, rule="CL-REP-06")


@pytest.mark.rule("CL-BTY-02")
def test_cl_bty_02_rising_to_one_clears_the_token_and_with_the_last_one_the_money() -> None:
    after = moved(wanted(0), 1).state.player("seat-1")
    assert (after.wanted, after.bounty) == ((), 0)
    two = moved(wanted(0, "spain", "france"), 1).state.player("seat-1")
    assert (two.wanted, two.bounty) == (("france",), 2000)
    short = moved(wanted(-1), 1).state.player("seat-1")
    assert (short.wanted, short.bounty) == (("spain",), 2000)


@pytest.mark.rule("CL-BTY-02")
def test_cl_bty_02_falling_clears_nothing() -> None:
    after = moved(wanted(3), -1).state.player("seat-1")
    assert (after.standing.spain, after.wanted, after.bounty) == (2, ("spain",), 2000)
