"""1.18, 1.19 Cubes that float on hexes of the map that the app follows (CL-FRE-02, -04, CL-DMG-02, CL-TWR-01)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.captains_log.combat import damage, spoils
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.model.ids import LOOSE, RESERVE, FloatId
from companion.games.captains_log.model.ledger import CubesMoved
from companion.games.captains_log.model.sea import Cargo, LaidTile
from companion.games.captains_log.model.state import Floating, Goods, State, Turn
from companion.games.captains_log.sailing import actions
from companion.games.captains_log.sea import floats
from companion.hexmap import Hex
from tests.games.captains_log.rules.scripted import a_table, book, play
from tests.games.captains_log.rules.sea_scenes import open_sea, with_sea
from tests.games.captains_log.rules.test_taking_up import put, table
from tests.games.captains_log.seat_ids import SEAT_1, SEAT_2

HERE, THERE = Hex(0, 0), Hex(2, 0)


def at_sea(**changes: object) -> State:
    """Anne's turn on open sea, with three of tea and one of sugar aboard; Bart far off."""
    s = a_table(turn=Turn(stage="player", round=1, started=True), npcs=())
    s = with_sea(s, open_sea(5), seat_1=(HERE.q, HERE.r), seat_2=(4, 0))
    return s.with_player(SEAT_1, placed=True, goods=Goods(tea=3, sugar=1), **changes)


def stands(s: State, at: Hex) -> State:
    """With Anne's ship on another hex."""
    assert s.sea is not None
    spot = s.sea.spot(SEAT_1)
    assert spot is not None
    return s.at(SEAT_1, replace(spot, at=at))


def cargo(s: State) -> dict[Hex, Goods]:
    """Which cubes are known to float where."""
    return {} if s.sea is None else {pile.at: pile.goods for pile in s.sea.cargo}


@pytest.mark.rule("CL-FRE-04")
def test_what_is_thrown_overboard_floats_on_the_hex_of_the_ship() -> None:
    played = play(actions.jettison, at_sea(), {"drop": ["tea"], "drop-tea": 2, "cannons": 0}, seat="seat-1")
    s = played.state
    assert cargo(s) == {HERE: Goods(tea=2)} and s.loose == Goods(tea=2)
    assert s.turn.dropped == (Cargo(HERE, Goods(tea=2)),)
    assert actions.within_reach(s) == Goods()  # dropped this turn


@pytest.mark.rule("CL-FRE-02")
def test_goods_are_picked_up_on_their_own_hex_only() -> None:
    s = play(actions.jettison, at_sea(), {"drop": ["tea"], "drop-tea": 2, "cannons": 0}, seat="seat-1").state
    later = s.with_turn(jettisoned=Goods(), dropped=())
    assert actions.within_reach(later) == Goods(tea=2)
    away = stands(later, THERE)
    assert actions.within_reach(away) == Goods()
    assert [reason.text.key for reason in actions.may_gather(away).refusals] == ["cl-goods-elsewhere"]
    picked = play(
        actions.pick_up,
        later.with_turn(halves=("move",)),
        {"what": "goods", "take": ["tea"], "take-tea": 1},
        seat="seat-1",
    )
    assert cargo(picked.state) == {HERE: Goods(tea=1)} and picked.state.player(SEAT_1).goods.tea == 2


@pytest.mark.rule("CL-FRE-04")
def test_what_others_lost_elsewhere_may_be_taken_in_the_turn_in_which_one_drops_the_same() -> None:
    s = play(actions.jettison, at_sea(), {"drop": ["tea"], "drop-tea": 2, "cannons": 0}, seat="seat-1").state
    assert s.sea is not None
    s = replace(s, loose=s.loose.plus("tea", 1), sea=s.sea.with_cargo(THERE, Goods(tea=1)))
    assert actions.within_reach(s) == Goods()
    assert actions.within_reach(stands(s, THERE)) == Goods(tea=1)


@pytest.mark.rule("CL-FRE-02")
def test_goods_of_which_nobody_has_told_where_they_float_may_be_taken_anywhere() -> None:
    s = replace(at_sea(), loose=Goods(silver=2))
    assert actions.within_reach(s) == Goods(silver=2) == actions.within_reach(stands(s, THERE))


@pytest.mark.rule("CL-EVT-15")
def test_oil_on_a_counter_is_lifted_with_it() -> None:
    s = replace(at_sea(), loose=Goods(oil=2), floating=(Floating(FloatId("float-1"), "oil", 6, 2, 2),))
    assert floats.oil_adrift(s) == 2 and actions.within_reach(s) == Goods()


@pytest.mark.rule("CL-DMG-02", "CL-TWR-01")
def test_what_water_damage_covers_falls_onto_the_hex_of_the_ship() -> None:
    played = play(damage.overboard, at_sea(), {}, cube="sugar", n=1, source=SEAT_1, key="hit")
    assert cargo(played.state) == {HERE: Goods(sugar=1)}


@pytest.mark.rule("CL-TWR-02")
def test_the_cargo_of_a_wreck_floats_where_it_sank() -> None:
    s = at_sea()
    switches = replace(s.options.switches, cargo_tower=True)
    s = replace(s, options=replace(s.options, switches=switches)).with_player(SEAT_2, goods=Goods(cotton=3))
    answers = {"x-spoils-cotton": 2}
    played = play(spoils.divide_goods, s, answers, victim=SEAT_2, paid="sunk", heir=SEAT_1, key="x")
    assert cargo(played.state) == {Hex(4, 0): Goods(cotton=2)}


def test_cubes_that_are_gone_float_nowhere() -> None:
    s = play(actions.jettison, at_sea(), {"drop": ["tea"], "drop-tea": 2, "cannons": 0}, seat="seat-1").state
    fewer = CORRECTIONS.correct(s, book(), "cubes.loose.tea", 1, "").apply(s)
    assert cargo(fewer) == {HERE: Goods(tea=1)} and fewer.reserve.tea == s.reserve.tea + 1
    assert cargo(CubesMoved("tea", 2, LOOSE, RESERVE).apply(s)) == {}


def test_without_a_map_cubes_have_no_hex() -> None:
    s = replace(at_sea(), sea=None)
    played = play(actions.jettison, s, {"drop": ["tea"], "drop-tea": 2, "cannons": 0}, seat="seat-1")
    assert [event.at for event in played.events if isinstance(event, CubesMoved)] == [None]
    assert played.state.turn.dropped == () and played.state.sea is None


def test_cubes_are_put_by_hand_where_they_float_and_go_with_their_tile() -> None:
    s = table(LaidTile(Hex(0, 0), 0, 1), LaidTile(Hex(2, -3), 0, 2))
    assert s.sea is not None
    s = replace(s, loose=Goods(tea=1, wood=1), sea=s.sea.with_cargo(Hex(1, 0), Goods(tea=1)))
    moved = put(s, "sea.cargo-1,0.at", "0,1")
    assert cargo(moved) == {Hex(0, 1): Goods(tea=1)}
    turned = put(moved, "sea.tile-1.turn", "2")
    assert cargo(turned) == {Hex(-1, 1): Goods(tea=1)}
    assert cargo(put(turned, "sea.tile-1.at", "")) == {} and cargo(put(moved, "sea.cargo-0,1.at", "")) == {}
