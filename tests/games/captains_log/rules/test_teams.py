"""1.37 Two against two: the normal rules with the sharing rules of coop, and the order of the teams."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg
from companion.games.captains_log import setup
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.model.ids import MissionId
from companion.games.captains_log.model.options import Options
from companion.games.captains_log.model.state import Mission, Outcome, State, Turn
from companion.games.captains_log.modes import solo
from companion.games.captains_log.renown import fame
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.voyage import flotation
from tests.games.captains_log.rules.allies import FOUR, TEAMS, Table, teams_table
from tests.games.captains_log.rules.scripted import book, play
from tests.games.captains_log.rules.tables import play_out, with_fame
from tests.games.captains_log.seat_ids import SEAT_1, SEAT_2, SEAT_3, SEAT_4

NUMBERS = book().numbers


def begun_by(seat: str) -> State:
    """The set-up of an evening of two teams with this first player."""
    return play_out(setup.set_up, setup.first_state(TEAMS, book()), {"first": seat}).state


def names(state: State) -> list[str]:
    """The players in the order of play, from the first one."""
    first = state.turn.first
    return [player.name for player in (*state.players[first:], *state.players[:first])]


@pytest.mark.rule("CL-TVT-01", "CL-SET-01")
def test_cl_tvt_01_four_players_in_two_teams_of_two() -> None:
    assert Options.read(TEAMS.dump()) == TEAMS
    alone = tuple(replace(seat, team=1) for seat in FOUR)
    for seats in (FOUR[:3], alone):
        with pytest.raises(BadAnswer):
            Options.read(replace(TEAMS, seats=seats).dump())
    assert not TEAMS.solo_rules
    assert [TEAMS.team(f"seat-{i}") for i in range(1, 5)] == [
        ("seat-1", "seat-4"),
        ("seat-2", "seat-3"),
        ("seat-2", "seat-3"),
        ("seat-1", "seat-4"),
    ]


@pytest.mark.rule("CL-TVT-01", "CL-COO-02", "CL-FAM-01")
def test_cl_tvt_01_a_team_has_one_fame_and_wins_with_it() -> None:
    table = with_fame(teams_table(), seat_1=12, seat_4=8, seat_2=15)
    assert [table.fame(player.id) for player in table.players] == [20, 15, 15, 20]
    won = play(fame.score, table, {}, who="seat-4", cause="F-SAL", amount=1, rule="CL-MKT-13")
    assert won.state.outcome == Outcome("win", SEAT_1, "CL-FAM-01")
    assert [event.line(won.state, book()) for event in won.of(fame.GameEnded)] == [msg("cl-ev-won", name="Anne & Dirk")]
    assert solo.solo_score(won.state, book()) is None


@pytest.mark.rule("CL-TVT-01", "CL-COO-02", "CL-REP-01")
def test_cl_tvt_01_a_team_has_one_reputation_and_the_other_its_own() -> None:
    moved = play(reputation.move, teams_table(), {}, seat="seat-3", country="spain", by=-2, rule="CL-REP-02").state
    assert [moved.standing(player.id).spain for player in moved.players] == [0, -2, -2, 0]
    assert ships.allied(moved, SEAT_3, SEAT_2) and not ships.allied(moved, SEAT_3, SEAT_1)


@pytest.mark.rule("CL-TVT-01", "CL-COO-03", "CL-COO-05")
def test_cl_tvt_01_missions_count_by_team_and_barrels_by_player() -> None:
    secret, public = Mission(MissionId("mission-1")), Mission(MissionId("mission-2"), "rescue", 5, public=True)
    table = teams_table().with_player("seat-1", missions=(secret, public), barrels=1).with_player("seat-4", barrels=1)
    assert mission_cards.open_to(table, SEAT_4) == (secret,)
    assert mission_cards.open_to(table, SEAT_2) == ()
    assert [len(mission_cards.counted(table, player.id)) for player in table.players] == [2, 0, 0, 2]
    kept = play(flotation.keep_barrel, table, {}, seat="seat-4").state
    assert kept.player("seat-1").barrels == 1 and kept.player("seat-4").barrels == 0
    assert kept.fame("seat-1") == 1


@pytest.mark.rule("CL-TVT-01", "CL-SET-20", "CL-SET-26")
def test_cl_set_26_teams_are_set_up_like_four_players() -> None:
    state = begun_by("seat-1")
    assert (len(state.revealed), len(state.npcs), state.target, state.enemies) == (4, 4, 21, ())
    assert flotation.barrels_per_fame(state, NUMBERS) == NUMBERS.barrels_per_fame
    table = teams_table(turn=Turn(round=1))
    assert solo.entered(table, ("npc-1",)) == ("npc-1",)


@pytest.mark.rule("CL-TVT-02", "CL-SET-21")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("seat-1", ["Anne", "Bart", "Cleo", "Dirk"]),
        ("seat-2", ["Bart", "Anne", "Dirk", "Cleo"]),
        ("seat-3", ["Cleo", "Anne", "Dirk", "Bart"]),
        ("seat-4", ["Dirk", "Bart", "Cleo", "Anne"]),
    ],
)
def test_cl_tvt_02_the_team_that_begins_also_plays_last(first: str, order: list[str]) -> None:
    assert names(begun_by(first)) == order


@pytest.mark.rule("CL-TVT-01", "CL-TVT-02", "CL-FAM-01")
def test_cl_tvt_02_an_evening_of_two_teams_from_setup_to_victory() -> None:
    table = Table(TEAMS)
    table.to_menu({"first": "seat-3"})
    assert {"CL-TVT-02", "CL-COO-02", "CL-COO-03", "CL-COO-05"} <= table.told()
    table.choose("begin")
    played = ["seat-3", "npc-1", "seat-1", "npc-2", "seat-4", "npc-3", "seat-2", "npc-4"]
    people = [seat for seat in played if seat.startswith("seat")]
    assert table.round() == played and table.round() == people, "NPCs that wait take no tap"
    table.evening.correct("fame.seat-2", 20, "", msg("ui-correct"))
    assert (table.state.fame("seat-3"), table.state.fame("seat-1")) == (20, 0)
    table.evening.correct("fame.seat-2", 21, "", msg("ui-correct"))
    assert table.state.outcome == Outcome("win", SEAT_2, "CL-FAM-01")
    assert table.evening.question is None
