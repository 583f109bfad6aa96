"""1.28 Fame board and end of game."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Fate
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import fame
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.rules.tables import solo_table, with_board, with_fame

ALL_CAUSES = [
    "F-BAR",
    "F-DES",
    "F-CAP",
    "F-RAM",
    "F-SAL",
    "F-MIS",
    "F-SET",
    "F-UPG",
    "F-TAV",
    "F-REP",
    "F-JON",
    "F-TRS",
    "F-CPT",
    "F-TOK",
]


def scored(state: State, who: str, amount: int, cause: str = "F-SAL") -> Played:
    return play(fame.score, state, {}, who=who, cause=cause, amount=amount, rule="CL-GEN-08")


@pytest.mark.rule("CL-GEN-08", "CL-GEN-06")
@pytest.mark.parametrize("cause", ALL_CAUSES)
def test_cl_gen_08_the_ledger_keeps_every_cause_with_its_rule(cause: str) -> None:
    before = with_fame(a_table(), seat_1=2)
    after = scored(before, "seat-1", -1 if cause == "F-TOK" else 1, cause).state
    assert after.fame("seat-1") == (1 if cause == "F-TOK" else 3)
    assert after.ledger[-1].cause == cause and after.ledger[-1].rule == "CL-GEN-08"
    assert after.player("seat-1").standing == before.player("seat-1").standing


@pytest.mark.rule("CL-GEN-07", "CL-FAM-01")
def test_cl_fam_01_the_evening_ends_at_once_at_the_target() -> None:
    played = scored(with_fame(a_table(), seat_2=20), "seat-2", 1)
    assert played.state.outcome is not None
    assert (played.state.outcome.kind, played.state.outcome.winner) == ("win", "seat-2")
    assert played.state.outcome.rule == "CL-FAM-01"
    assert played.state.turn.stage == "over"
    assert scored(with_fame(a_table(), seat_2=19), "seat-2", 1).state.outcome is None
    (end,) = played.announcements(fame.GameEnded)
    assert isinstance(end, Fate) and end.picture == "token:fame"


@pytest.mark.rule("CL-FAM-01")
def test_cl_fam_01_nothing_scores_after_the_end() -> None:
    over = scored(with_fame(a_table(), seat_2=20, seat_1=20), "seat-2", 1).state
    assert scored(over, "seat-1", 1).events == []


@pytest.mark.rule("CL-GEN-08", "A-31")
def test_cl_gen_08_fame_never_falls_below_zero() -> None:
    played = scored(with_fame(a_table(), seat_1=1), "seat-1", -3)
    assert [event.amount for event in played.of(FameScored)] == [-1]
    assert played.state.fame("seat-1") == 0


@pytest.mark.rule("CL-FAM-02", "CL-FAM-03", "A-73")
def test_cl_fam_02_the_first_pc_at_the_icon_removes_a_level_from_the_pile() -> None:
    table = with_board(with_fame(a_table(), seat_1=6, seat_2=13))
    assert fame.due_icons(table) != ()
    first = scored(with_board(with_fame(a_table(), seat_1=6)), "seat-1", 1)
    assert [(e.level, e.rule) for e in first.of(fame.LevelRemoved)] == [(1, "CL-FAM-02")]
    assert first.state.levels_out == (1,)
    assert first.state.npcs == table.npcs
    again = scored(first.state, "seat-2", 8)
    assert again.of(fame.LevelRemoved) == []
    second = scored(first.state, "seat-2", 14)
    assert [(e.level, e.rule) for e in second.of(fame.LevelRemoved)] == [(2, "CL-FAM-03")]


@pytest.mark.rule("CL-FAM-02", "CL-SOL-07")
def test_cl_fam_02_only_players_set_off_the_icons() -> None:
    table = with_board(with_fame(solo_table(), spain=6))
    assert scored(table, "spain", 2, "N-DES").of(fame.LevelRemoved) == []


@pytest.mark.rule("CL-FAM-05")
def test_cl_fam_05_each_tavern_icon_works_once() -> None:
    reached = scored(with_board(with_fame(a_table(), seat_1=4)), "seat-1", 1)
    assert [event.at for event in reached.of(fame.TavernRenewed)] == [5]
    lost = scored(reached.state, "seat-1", -1).state
    assert scored(lost, "seat-2", 6).of(fame.TavernRenewed) == []
    assert [event.at for event in scored(lost, "seat-2", 10).of(fame.TavernRenewed)] == [10]


@pytest.mark.rule("CL-FAM-02", "CL-FAM-03", "CL-FAM-05")
def test_cl_fam_02_the_board_is_copied_at_the_first_fame_and_catches_up() -> None:
    assert not fame.unread(a_table())
    famous = with_fame(a_table(), seat_1=8)
    assert fame.unread(famous)
    answer = {"days": 4, "remove_1": 7, "remove_2": None, "taverns": ["5", "10"]}
    read = play(fame.read_board, famous, {"fame-board-A": answer})
    assert read.state.levels_out == (1,) and read.state.renewed == (5,)
    assert not fame.unread(read.state) and fame.due_icons(read.state) == ()


@pytest.mark.rule("CL-FAM-02", "CL-FAM-03", "CL-FAM-05")
def test_cl_fam_02_icons_left_unknown_are_asked_for_as_their_spaces_are_reached() -> None:
    famous = with_fame(a_table(), seat_1=8)
    unknown = play(fame.read_board, famous, {"fame-board-A": {"remove_2": 14}}).state
    assert unknown.levels_out == () and not fame.unread(unknown)
    higher = with_fame(unknown, seat_1=8, seat_2=10)
    assert fame.unread(higher)
    told = play(fame.read_board, higher, {"icons": ["remove_1", "taverns"]})
    (icons,) = told.asked
    assert [option.id for option in icons.options] == ["remove_1", "taverns"]  # type: ignore[attr-defined]
    assert (told.state.levels_out, told.state.renewed) == ((1,), (10,))
    assert not fame.unread(told.state)


@pytest.mark.rule("CL-SOL-08", "CL-GEN-07")
def test_cl_sol_08_a_nation_at_21_wins_against_the_player() -> None:
    lost = scored(with_fame(solo_table(), spain=20), "spain", 1, "N-DES").state
    assert lost.outcome is not None
    assert (lost.outcome.kind, lost.outcome.winner, lost.outcome.rule) == ("loss", "spain", "CL-SOL-08")
    won = scored(with_fame(solo_table(), seat_1=18, spain=20), "seat-1", 1).state
    assert won.outcome is not None and won.outcome.kind == "win"
    assert book().numbers.solo_nation_wins == 21
