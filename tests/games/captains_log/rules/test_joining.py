"""1.23 Joining a nation."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.state import Reputation, State
from companion.games.captains_log.reputation import joining, reputation
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.rules.test_reputation import column, npc
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.verdicts import refused_by


def near(joined: tuple[str, ...] = (), **changes: int) -> State:
    """A table at which Anne is close to joining somebody."""
    return a_table().with_player("seat-1", standing=Reputation(**changes), joined=joined)


def rise(s: State, country: str, answers: dict[str, Any], by: int = 1) -> Played:
    return play(reputation.move, s, answers, seat="seat-1", country=country, by=by, rule="CL-REP-06")


JOIN_ENGLAND = "join-seat-1-england-CL-REP-06"


@pytest.mark.rule("CL-JON-01", "CL-JON-04", "CL-JON-06", "A-36")
def test_cl_jon_01_joining_brings_fame_and_the_anger_of_its_enemies() -> None:
    played = rise(near(england=10, spain=3, france=-5, pirates=2), "england", {JOIN_ENGLAND: True})
    player = played.state.player("seat-1")
    assert player.joined == ("england",)
    assert player.standing == Reputation(england=11, spain=-4, france=-5, pirates=2)
    assert [(event.cause, event.amount) for event in played.of(FameScored)] == [("F-JON", 1)]


@pytest.mark.rule("CL-JON-02")
def test_cl_jon_02_declining_loses_the_point_and_leaves_the_choice() -> None:
    declined = rise(near(england=9), "england", {JOIN_ENGLAND: False}, by=3)
    assert column(declined.state, "england") == 10
    assert declined.state.player("seat-1").joined == ()
    again = rise(declined.state, "england", {JOIN_ENGLAND: True})
    assert again.state.player("seat-1").joined == ("england",)


@pytest.mark.rule("CL-JON-03")
def test_cl_jon_03_only_one_country() -> None:
    played = rise(near(joined=("spain",), england=10), "england", {})
    assert column(played.state, "england") == 10
    assert [told.rule for told in played.of(Announced)] == ["CL-JON-03"]
    assert refused_by(joining.may_join(played.state, SEAT_1, "england")) == ["CL-JON-03"]


@pytest.mark.rule("CL-JON-03", "CL-JON-04")
def test_cl_jon_03_the_pirates_besides_and_the_country_forgives_its_corsair() -> None:
    s = near(joined=("england",), england=11, spain=-4, holland=2, pirates=10)
    played = rise(s, "pirates", {"join-seat-1-pirates-CL-REP-06": True})
    assert played.state.player("seat-1").joined == ("england", "pirates")
    assert played.state.player("seat-1").standing == Reputation(england=11, spain=-4, holland=-4, france=-4, pirates=11)


@pytest.mark.rule("CL-JON-01")
def test_cl_jon_01_a_member_is_not_asked_again() -> None:
    played = rise(near(joined=("england",), england=10), "england", {})
    assert column(played.state, "england") == 11
    assert played.of(FameScored) == []


@pytest.mark.rule("CL-JON-05", "CL-JON-06")
def test_cl_jon_05_attacking_ones_own_nation() -> None:
    s = npc("spain").with_player("seat-1", standing=Reputation(spain=11), joined=("spain",))
    member = rise(
        s.with_player("seat-1", joined=(), standing=Reputation(spain=10)),
        "spain",
        {"join-seat-1-spain-CL-REP-06": True},
    )
    betrayed = play(reputation.attack, member.state, {}, seat="seat-1", victim="npc-1")
    player = betrayed.state.player("seat-1")
    assert (player.joined, player.standing.spain) == ((), book().numbers.fall_column)
    assert betrayed.state.fame("seat-1") == 0


@pytest.mark.rule("CL-JON-05", "A-87")
def test_cl_jon_05_only_attacks_that_the_player_decided() -> None:
    s = npc("spain").with_player("seat-1", standing=Reputation(spain=11), joined=("spain",))
    forced = play(reputation.attack, s, {}, seat="seat-1", victim="npc-1", decided=False)
    assert forced.state.player("seat-1").joined == ("spain",)
    assert column(forced.state, "spain") == 10
