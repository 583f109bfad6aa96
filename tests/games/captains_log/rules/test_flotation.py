"""1.8 Barrels, flotation, time counters."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.events.announcement_events import Announced
from companion.games.captains_log.model.ids import FloatId, SeatId
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.options import Options, Switches
from companion.games.captains_log.model.state import Floating, Goods, State
from companion.games.captains_log.voyage import flotation
from tests.games.captains_log.rules.scripted import a_table, book, play
from tests.games.captains_log.rules.tables import solo_table


def afloat(state: State, *tokens: Floating, time: int = 0) -> State:
    """With flotation and these tokens on the map."""
    options = replace(state.options, switches=replace(state.options.switches, flotation=True))
    return replace(state, options=options, floating=tokens, time=time)


@pytest.mark.rule("CL-BAR-01", "CL-BAR-03", "CL-BAR-05", "T-51")
def test_cl_bar_03_a_new_token_shows_6_by_day_and_5_by_night() -> None:
    for time, shown in ((0, 6), (1, 5)):
        table = afloat(a_table(), time=time)
        placed = play(flotation.launch, table, {}, kind="barrel", tile=7, rule="CL-BAR-01").state
        assert placed.floating == (Floating(FloatId("float-1"), "barrel", shown, 7),)
        assert flotation.misturned(placed) == ()
        turned = play(flotation.turn_notches, replace(placed, time=time + 1), {}).state
        assert turned.floating[0].left == shown - 1
        assert flotation.misturned(turned) == ()


@pytest.mark.rule("CL-BAR-03", "CL-GEN-09")
def test_cl_gen_09_without_flotation_barrels_have_no_number() -> None:
    placed = play(flotation.launch, a_table(), {}, kind="barrel", tile=7, rule="CL-BAR-01").state
    assert placed.floating[0].left == 0
    assert play(flotation.turn_notches, placed, {}).state.floating == placed.floating


@pytest.mark.rule("CL-BAR-06", "CL-TRN-08", "A-08")
def test_cl_trn_08_time_counters_sink_even_without_flotation_but_not_those_of_npcs() -> None:
    table = a_table()
    table = replace(table, npcs=(replace(table.npcs[0], counter=2), table.npcs[1]))
    placed = play(flotation.launch, table, {}, kind="mission", tile=3, rule="CL-MIS-R01").state
    turned = play(flotation.turn_notches, placed, {}).state
    assert placed.floating[0].left == 6 and turned.floating[0].left == 5
    assert turned.npcs[0].counter == 2


@pytest.mark.rule("CL-BAR-04")
def test_cl_bar_04_a_token_that_reaches_zero_is_removed() -> None:
    table = afloat(
        a_table(), Floating(FloatId("float-1"), "barrel", 1, 4), Floating(FloatId("float-2"), "barrel", 3, 5), time=0
    )
    table = replace(table, time=2)
    played = play(flotation.turn_notches, table, {})
    assert [f.id for f in played.state.floating] == ["float-2"]
    assert [(e.id, e.sunk) for e in played.of(flotation.LeftWater)] == [("float-1", True)]
    assert played.state.sunk_barrels == 0


@pytest.mark.rule("CL-BAR-01", "CL-BAR-04")
def test_cl_bar_01_barrels_that_come_or_sink_together_are_told_in_one_line() -> None:
    come = play(flotation.launch_barrels, afloat(a_table()), {}, n=3, tile=23, rule="CL-BAR-01")
    assert [(f.id, f.kind, f.tile) for f in come.state.floating] == [(f"float-{n}", "barrel", 23) for n in (1, 2, 3)]
    assert [str(line) for line in come.lines()] == ["cl-ev-barrels-floated(n=3, left=6, tile=23)"]
    last = (("float-1", "barrel", 4), ("float-2", "barrel", 5), ("float-3", "oil", 4), ("float-4", "barrel", 4))
    table = afloat(a_table(), *(Floating(token, kind, 1, tile) for token, kind, tile in last), time=1)
    sunk = play(flotation.turn_notches, table, {})
    gone = [(each.event, each.line) for each in sunk.happened]
    assert [(event.tile, line and line.key) for event, line in gone if isinstance(event, flotation.LeftWater)] == [
        (4, "cl-ev-barrels-sank"),
        (5, "cl-ev-sank"),
        (4, "cl-ev-sank"),
        (4, None),
    ]


@pytest.mark.rule("CL-BAR-04", "CL-EVT-15")
def test_cl_bar_04_oil_that_sinks_returns_to_the_reserve() -> None:
    table = afloat(a_table(), Floating(FloatId("float-1"), "oil", 1, 4), time=1)
    table = replace(table, loose=Goods(oil=2))
    after = play(flotation.turn_notches, table, {}).state
    assert after.loose.oil == 0 and after.reserve.oil == table.reserve.oil + 2


@pytest.mark.rule("CL-BAR-05")
def test_cl_bar_05_a_wrong_number_is_pointed_out() -> None:
    table = afloat(a_table(), Floating(FloatId("float-1"), "barrel", 4, 4), time=1)
    fine = play(flotation.turn_notches, table, {})
    assert fine.of(Announced) == [] and fine.state.floating[0].left == 3
    wrong = play(flotation.turn_notches, replace(table, time=2), {})
    assert [told.rule for told in wrong.of(Announced)] == ["CL-BAR-05"]


@pytest.mark.rule("CL-BAR-07", "CL-SOL-11", "A-75")
@pytest.mark.parametrize(("players", "needed"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_cl_bar_07_barrels_are_turned_in_at_once_when_there_are_enough(players: int, needed: int) -> None:
    table = a_table()
    many = tuple(replace(table.players[0], id=SeatId(f"seat-{i + 1}")) for i in range(players))
    table = replace(table, players=many)
    assert flotation.barrels_per_fame(table, book().numbers) == needed
    short = table.with_player("seat-1", barrels=needed - 2)
    kept = play(flotation.keep_barrel, short, {}, seat="seat-1")
    assert kept.state.player("seat-1").barrels == needed - 1 and kept.of(FameScored) == []
    full = play(flotation.keep_barrel, kept.state, {}, seat="seat-1")
    assert full.state.player("seat-1").barrels == 0
    assert [(e.cause, e.amount, e.rule) for e in full.of(FameScored)] == [("F-BAR", 1, "CL-BAR-07")]


@pytest.mark.rule("CL-BAR-02")
def test_cl_bar_02_a_barrel_taken_leaves_the_map() -> None:
    table = afloat(a_table(), Floating(FloatId("float-1"), "barrel", 3, 4))
    after = play(flotation.lift, table, {}, token="float-1", rule="CL-BAR-02")
    assert after.state.floating == ()
    assert [event.sunk for event in after.of(flotation.LeftWater)] == [False]


@pytest.mark.rule("CL-SOL-07", "CL-BAR-04")
def test_cl_sol_07_every_second_sunk_barrel_is_fame_for_each_enemy() -> None:
    options = Options(switches=Switches(flotation=True), enemies=("spain", "france"))
    table = replace(solo_table(options=options), floating=(Floating(FloatId("float-1"), "barrel", 1),), time=1)
    one = play(flotation.turn_notches, table, {}).state
    assert one.sunk_barrels == 1 and one.fame("spain") == 0
    two = play(flotation.turn_notches, replace(one, floating=table.floating), {}).state
    assert two.sunk_barrels == 0
    assert (two.fame("spain"), two.fame("france"), two.fame("england")) == (1, 1, 0)
