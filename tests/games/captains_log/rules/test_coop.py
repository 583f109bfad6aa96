"""1.36 The cooperative mode: two allies, one set of markers, against nations by the solo rules."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

from companion.core.questions.kinds import BadAnswer, Pick
from companion.core.values.messages import msg
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.hand import mission_progress
from companion.games.captains_log.hand.mission_cards import MissionGone, counted, limit, may_go_on, open_to
from companion.games.captains_log.missions import mission_taking, missions
from companion.games.captains_log.model.ids import FloatId, MissionId, SideId
from companion.games.captains_log.model.ledger import FameScored, ReputationMoved
from companion.games.captains_log.model.options import Options
from companion.games.captains_log.model.state import Floating, Mission, Outcome, State, Turn
from companion.games.captains_log.modes import solo
from companion.games.captains_log.renown import fame, reputation_board
from companion.games.captains_log.reputation import joining, reputation
from companion.games.captains_log.sailing.actions import trade
from companion.games.captains_log.voyage import flotation
from companion.paths import PACKAGE
from tests.games.captains_log.rules.allies import COOP, PAIR, Table, coop_table
from tests.games.captains_log.rules.fleet import at_sea
from tests.games.captains_log.rules.harbour import in_port
from tests.games.captains_log.rules.scripted import a_table, book, play
from tests.games.captains_log.rules.tables import play_out, with_fame
from tests.games.captains_log.seat_ids import NPC_2, SEAT_1, SEAT_2

NUMBERS = book().numbers
SECRET = Mission(MissionId("mission-1"))
PUBLIC = Mission(MissionId("mission-2"), "transport", 9, public=True)


def holding(state: State, **held: tuple[Mission, ...]) -> State:
    """With these missions in the hands of the seats."""
    for seat, missions_held in held.items():
        state = state.with_player(seat.replace("_", "-"), missions=missions_held)
    return state


def standing_at(state: State, **columns_: int) -> State:
    """With the common markers on these columns."""
    return state.with_player("seat-1", standing=replace(state.standing("seat-1"), **columns_))


# ---------------------------------------------------------------- the mode


@pytest.mark.rule("CL-COO-01", "CL-SET-01", "CL-SET-26")
def test_cl_coo_01_two_allies_play_by_the_solo_rules() -> None:
    assert Options.read(COOP.dump()) == COOP
    for seats in (PAIR[:1], (*PAIR, replace(PAIR[0], colour="orange"))):
        with pytest.raises(BadAnswer):
            Options.read(replace(COOP, seats=seats).dump())
    assert COOP.solo_rules and not replace(COOP, mode="competitive").solo_rules
    assert solo.target(coop_table(), book()) == 19
    standard_map = replace(COOP, difficulty=replace(COOP.difficulty, standard_map=True))
    dynamic = replace(standard_map, switches=replace(COOP.switches, dynamic_map=True))
    assert not dynamic.dynamic_map


@pytest.mark.rule("CL-COO-01", "CL-SOL-04", "A-89")
@pytest.mark.parametrize(("number", "acting"), [(1, 1), (2, 2), (3, 2)])
def test_cl_coo_01_each_ally_has_one_more_npc_from_round_two(number: int, acting: int) -> None:
    table = coop_table(turn=Turn(round=number))
    for mine in (("npc-1", "npc-3"), ("npc-2", "npc-4")):
        assert solo.entered(table, mine) == mine[:acting]
        at_once = replace(table, options=replace(COOP, rulings=(("A-89", "all-at-once"),)))
        assert solo.entered(at_once, mine) == mine


@pytest.mark.rule("CL-COO-01", "CL-PIN-01")
def test_cl_pin_01_allies_pin_a_ship_between_them() -> None:
    assert ships.allied(coop_table(), SEAT_1, SEAT_2)
    assert not ships.allied(a_table(), SEAT_1, SEAT_2)


# ---------------------------------------------------------------- one set of markers


@pytest.mark.rule("CL-COO-02")
def test_cl_coo_02_the_fame_of_both_is_one_number() -> None:
    table = with_fame(coop_table(), seat_1=3, seat_2=4)
    assert (table.fame("seat-1"), table.fame("seat-2")) == (7, 7)
    lost = play(fame.score, table, {}, who="seat-2", cause="F-TOK", amount=-6, rule="CL-OUT-16").state
    assert lost.fame("seat-1") == 1
    empty = play(fame.score, lost, {}, who="seat-1", cause="F-TOK", amount=-6, rule="CL-OUT-16")
    assert [event.amount for event in empty.of(FameScored)] == [-1]
    assert table.parties == ("seat-1",) and a_table().parties == ("seat-1", "seat-2")


@pytest.mark.rule("CL-COO-02", "CL-REP-01", "CL-SOL-01")
def test_cl_coo_02_the_reputation_of_both_is_one_marker() -> None:
    moved = play(reputation.move, coop_table(), {}, seat="seat-2", country="holland", by=2, rule="CL-REP-08").state
    again = play(reputation.move, moved, {}, seat="seat-1", country="holland", by=1, rule="CL-REP-08").state
    assert (again.standing("seat-1").holland, again.standing("seat-2").holland) == (3, 3)
    enemies = play(solo.choose_enemies, coop_table(enemies=()), {})
    assert [(e.seat, e.nation, e.to) for e in enemies.of(ReputationMoved)] == [
        ("seat-1", "spain", -5),
        ("seat-1", "france", -5),
    ]
    assert enemies.state.ledger == () and enemies.state.standing("seat-2").spain == -5


@pytest.mark.rule("CL-COO-02", "CL-REP-11", "CL-REP-13", "CL-NPC-09")
def test_cl_coo_02_what_the_marker_brings_holds_for_both() -> None:
    table = standing_at(coop_table(), england=-5, holland=4)
    for seat in ("seat-1", "seat-2"):
        assert reputation.suffers(table, seat, "england", "contempt")
        assert reputation_board.prestige(table, seat, "england") == (-5,)
        assert [reputation_board.locked(table, book(), seat, "england", by) for by in (1, 0, -1)] == [
            True,
            False,
            False,
        ]
        assert reputation.enjoys(table, seat, "holland", "benefit")
    gained = play(reputation_board.shift, coop_table(), {}, seat="seat-2", country="england", to=-5, rule="CL-REP-02")
    assert gained.state.fame("seat-1") == 1


@pytest.mark.rule("CL-COO-02", "CL-JON-01", "CL-JON-06")
def test_cl_coo_02_allies_join_and_betray_a_nation_together() -> None:
    joined = play(joining.join, coop_table(), {}, seat="seat-2", country="holland").state
    assert joined.joined("seat-1") == joined.joined("seat-2") == ("holland",)
    assert joined.fame("seat-1") == NUMBERS.join_fame
    assert ships.sides(joined, SEAT_1) == ships.sides(joined, SEAT_2) == ("holland",)
    betrayed = play(joining.betray, joined, {}, seat="seat-1", country="holland").state
    assert betrayed.joined("seat-2") == () and betrayed.fame("seat-2") == 0


@pytest.mark.rule("CL-COO-02", "CL-BTY-02")
def test_cl_coo_02_a_good_name_clears_the_bounty_cards_of_both() -> None:
    table = standing_at(coop_table(), england=NUMBERS.bounty_cleared_at - 1)
    for seat in ("seat-1", "seat-2"):
        table = table.with_player(seat, wanted=("england",), bounty=2000)
    at = NUMBERS.bounty_cleared_at
    cleared = play(reputation_board.shift, table, {}, seat="seat-2", country="england", to=at, rule="CL-REP-08").state
    assert [(p.wanted, p.bounty) for p in cleared.players] == [((), 0), ((), 0)]


@pytest.mark.rule("CL-COO-02", "CL-SOL-08")
def test_cl_coo_02_allies_win_and_lose_together() -> None:
    won = play(fame.score, with_fame(coop_table(), seat_1=18), {}, who="seat-2", cause="F-SAL", amount=1, rule="")
    assert won.state.outcome == Outcome("win", SEAT_1, "CL-SOL-08")
    assert [event.line(won.state, book()) for event in won.of(fame.GameEnded)] == [msg("cl-ev-won", name="Anne & Bart")]
    lost = play(fame.score, with_fame(coop_table(), spain=20), {}, who="spain", cause="N-DES", amount=1, rule="")
    assert lost.state.outcome == Outcome("loss", SideId("spain"), "CL-SOL-08")


@pytest.mark.rule("CL-COO-01", "CL-COO-02", "CL-SCR-04")
def test_cl_coo_02_the_score_counts_the_common_fame() -> None:
    won = with_fame(coop_table(outcome=Outcome("win", SEAT_1, "CL-SOL-08")), seat_1=12, seat_2=7, spain=4)
    result = solo.solo_score(won, book())
    assert result is not None and result.value3.total == 19 - 4


@pytest.mark.rule("CL-COO-02", "CL-GEN-01")
def test_cl_coo_02_the_common_markers_are_corrected_once() -> None:
    paths = [each.path for each in CORRECTIONS.correctable(coop_table(), book())]
    assert paths.count("fame.seat-1") == 1 and "fame.seat-2" not in paths
    assert "players.seat-1.standing.spain" in paths and "players.seat-2.standing.spain" not in paths
    event = CORRECTIONS.correct(with_fame(coop_table(), seat_2=4), book(), "fame.seat-1", 6, "")
    assert event.apply(with_fame(coop_table(), seat_2=4)).fame("seat-2") == 6


@pytest.mark.rule("CL-COO-02")
def test_cl_coo_02_nobody_reads_a_marker_past_the_team() -> None:
    """Only the state itself knows on whose sheet the markers of a seat are kept."""
    folders = (PACKAGE / "games" / "captains_log", PACKAGE / "ui" / "games" / "captains_log")
    direct = {}
    for path in (file for folder in folders for file in sorted(folder.rglob("*.py")) if file.name != "state.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        direct[path.name] = [
            ast.unparse(node)
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and node.attr in ("standing", "joined") and id(node) not in called
        ]
    assert {name: read for name, read in direct.items() if read} == {}


# ---------------------------------------------------------------- missions


@pytest.mark.rule("CL-COO-03", "CL-MIS-02")
def test_cl_coo_03_three_ongoing_missions_for_both_together() -> None:
    more = tuple(Mission(MissionId(f"mission-{i}"), "rescue", i) for i in (3, 4))
    table = holding(coop_table(), seat_1=(SECRET, PUBLIC), seat_2=more)
    assert limit(table, book(), SEAT_2) == NUMBERS.mission_limit
    assert len(counted(table, SEAT_1)) == 4
    played = play(mission_taking.within_limit, table, {"discard-seat-2": ["mission-2"]}, seat="seat-2", key="")
    assert [(e.seat, e.mission.id) for e in played.of(MissionGone)] == [("seat-1", "mission-2")]
    alone = holding(a_table(), seat_1=(SECRET, PUBLIC), seat_2=more)
    assert play(mission_taking.within_limit, alone, {}, seat="seat-2", key="").events == []


@pytest.mark.rule("CL-COO-03", "CL-MIS-04")
def test_cl_coo_03_a_secret_mission_goes_on_with_either_and_belongs_to_who_validates_it() -> None:
    table = in_port(holding(coop_table(), seat_2=(SECRET,)), "france")
    assert open_to(table, SEAT_1) == (SECRET,)
    played = play_out(missions.validate, table, {"mission-1-result": "public"}, seat="seat-1", where="port")
    (mine,) = played.state.player("seat-1").missions
    assert (mine.id, mine.step, mine.public) == ("mission-1", 1, True)
    assert played.state.player("seat-2").missions == ()
    assert open_to(played.state, SEAT_2) == ()


@pytest.mark.rule("CL-COO-03", "CL-MIS-12")
def test_cl_coo_03_a_deed_of_one_ally_serves_a_secret_mission_of_the_other() -> None:
    hunt = Mission(MissionId("mission-1"), "combat", 1)
    table = at_sea(merchant={"symbols": ("mission",)})
    table = holding(replace(table, options=COOP), seat_2=(hunt, replace(PUBLIC, type="combat", number=2)))
    assert mission_progress.served(table, book(), SEAT_1, NPC_2, "sunk") == (("seat-1", "mission-1"),)
    reached = play(mission_progress.mark, table, {}, reached=(("seat-1", "mission-1"),), ship="npc-2", rule="CL-MIS-12")
    (mine,) = reached.state.player("seat-1").missions
    assert (mine.id, mine.due) == ("mission-1", True)
    assert [m.id for m in reached.state.player("seat-2").missions] == ["mission-2"]
    alone = replace(table, options=a_table().options)
    assert mission_progress.served(alone, book(), SEAT_1, NPC_2, "sunk") == ()


@pytest.mark.rule("CL-COO-03")
def test_cl_coo_03_only_its_owner_goes_on_with_a_public_mission() -> None:
    table = in_port(holding(coop_table(), seat_1=(SECRET,), seat_2=(PUBLIC,)), "france")
    assert may_go_on(table, SEAT_2, PUBLIC).allowed
    refused = may_go_on(table, SEAT_1, PUBLIC)
    assert [reason.rule for reason in refused.refusals] == ["CL-COO-03"]
    assert open_to(table, SEAT_1) == (SECRET,)
    question = play_out(missions.validate, table, {"missions": ["mission-1"]}, seat="seat-1", where="port").asked[0]
    assert isinstance(question, Pick)
    assert [(o.id, o.verdict.allowed) for o in question.options] == [("mission-1", True), ("mission-2", False)]


@pytest.mark.rule("CL-COO-03", "CL-COO-05", "CL-MIS-09", "CL-TRD-02")
def test_cl_coo_03_a_trade_hands_over_missions_but_never_barrels() -> None:
    table = holding(coop_table(turn=Turn("player", 2, started=True)), seat_2=(PUBLIC,))
    table = table.with_player("seat-2", barrels=2).with_player("seat-1", barrels=1)
    answers = {"partner": "seat-2", "give-what": [], "get-what": ["mission-2"], "agreed": True}
    played = play(trade, table, answers, seat="seat-1")
    assert [m.id for m in played.state.player("seat-1").missions] == ["mission-2"]
    assert may_go_on(played.state, SEAT_1, PUBLIC).allowed and not may_go_on(played.state, SEAT_2, PUBLIC).allowed
    offered = [o.id for q in played.asked if isinstance(q, Pick) for o in q.options]
    assert set(offered) == {"doubloons", "mission-2"}
    assert [p.barrels for p in played.state.players] == [1, 2]


# ---------------------------------------------------------------- barrels


@pytest.mark.rule("CL-COO-04")
def test_cl_coo_04_two_sunk_barrels_are_two_fame_for_each_enemy() -> None:
    flotsam = (Floating(FloatId("float-1"), "barrel", 1, 4), Floating(FloatId("float-2"), "barrel", 1, 5))
    played = play(flotation.turn_notches, coop_table(floating=flotsam, time=2), {})
    assert (played.state.fame("spain"), played.state.fame("france")) == (2, 2)
    assert {event.rule for event in played.of(FameScored)} == {"CL-COO-04"}
    one = play(flotation.turn_notches, coop_table(floating=flotsam[:1], time=2), {}).state
    assert one.sunk_barrels == 1 and one.ledger == ()


@pytest.mark.rule("CL-COO-05", "CL-BAR-07")
def test_cl_coo_05_each_ally_counts_the_own_barrels() -> None:
    table = coop_table().with_player("seat-1", barrels=2).with_player("seat-2", barrels=1)
    kept = play(flotation.keep_barrel, table, {}, seat="seat-2").state
    assert [p.barrels for p in kept.players] == [2, 2] and kept.ledger == ()
    third = play(flotation.keep_barrel, kept, {}, seat="seat-1").state
    assert [p.barrels for p in third.players] == [0, 2] and third.fame("seat-2") == 1


# ---------------------------------------------------------------- an evening


@pytest.mark.rule("CL-COO-01", "CL-COO-02", "CL-COO-03", "CL-COO-05", "CL-SET-20", "CL-SET-26", "A-89")
def test_cl_coo_01_an_evening_of_two_allies_from_setup_to_victory() -> None:
    table = Table(COOP)
    table.to_menu({"first": "seat-2"})
    state = table.state
    assert (len(state.npcs), len(state.revealed), state.target) == (4, 2, 19)
    assert state.enemies == ("spain", "france") and state.standing("seat-2").france == -5
    assert {"CL-COO-02", "CL-COO-03", "CL-COO-05", "CL-SOL-06"} <= table.told()
    table.choose("begin")
    assert table.round() == ["seat-2", "npc-1", "seat-1", "npc-2"]
    assert table.round() == ["seat-2", "npc-3", "seat-1", "npc-4"], "the others wait, which takes no tap"
    table.evening.correct("fame.seat-1", 18, "", msg("ui-correct"))
    nearly = table.state
    assert nearly.outcome is None and nearly.fame("seat-2") == 18
    table.evening.correct("fame.seat-1", 19, "", msg("ui-correct"))
    assert table.state.outcome == Outcome("win", SEAT_1, "CL-SOL-08")
    assert table.to_menu() is None and solo.solo_score(table.state, book()) is not None
    table.evening.undo()
    reopened = table.state
    assert reopened.outcome is None and table.to_menu() is not None
