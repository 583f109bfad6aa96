"""1.7, 1.8, 1.11, 1.19, 1.31 Exploring, picking up, trading, jettisoning, treasure."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Order
from companion.games.captains_log.hand import treasure_clues
from companion.games.captains_log.missions import rewards, treasure
from companion.games.captains_log.model.ids import FloatId, MissionId, Nation
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.state import Floating, Goods, Mission, Port, State
from companion.games.captains_log.sailing import actions
from companion.games.captains_log.voyage import exploring
from tests.games.captains_log.rules.harbour import at_market, expert, filled, owning, with_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.rules.tables import solo_table
from tests.games.captains_log.seat_ids import SEAT_2

MOVING = {"halves": ("move",)}


def tile(number: int, **values: Any) -> Any:
    return filled(exploring.tile_form(book(), number), **values)


def explored(state: State, *tiles: int, **answers: Any) -> Played:
    return play(exploring.explore, state, {"tiles": [str(n) for n in tiles]} | answers, seat="seat-1")


def rules(state: State, option: str) -> list[str]:
    offers = (*actions.offers(state, book()), *treasure.offers(state, book()))
    offer = next(o for o in offers if o.option.id == option)
    return [reason.rule for reason in offer.option.verdict.refusals]


@pytest.mark.rule("CL-EXP-01", "CL-EXP-02", "CL-EXP-03", "CL-EXP-04")
def test_cl_exp_04_any_number_of_hidden_tiles_in_one_action() -> None:
    state = with_card(at_market(revealed=(1, 2)), tile(3), tile(9, port="none", barrels=0))
    played = explored(state, 3, 9)
    assert played.state.revealed == (1, 2, 3, 9)
    assert played.state.turn.halves == ("action",)
    hidden = [option.id for option in played.asked[0].options]  # type: ignore[attr-defined]
    assert "1" not in hidden and "21" in hidden and "22" not in hidden
    assert explored(at_market()).state.revealed == ()


@pytest.mark.rule("CL-EXP-04", "CL-TRN-02")
def test_cl_exp_04_nothing_left_or_no_action_left() -> None:
    known = at_market(revealed=tuple(range(1, 22)))
    assert rules(known, "explore") == ["CL-EXP-04"]
    assert rules(expert(known, special_tiles=True), "explore") == []
    assert rules(at_market().with_turn(halves=("move", "action")), "explore") == ["CL-TRN-02"]


@pytest.mark.rule("CL-EXP-05", "CL-BAR-01", "CL-PRT-04", "CL-PRT-05")
def test_cl_exp_05_a_new_tile_brings_its_barrels_and_its_port() -> None:
    state = with_card(at_market(), tile(9, barrels=2, port="spain", services=["sell"]))
    after = explored(state, 9).state
    assert [(f.kind, f.tile) for f in after.floating] == [("barrel", 9), ("barrel", 9)]
    assert after.ports == (Port("spain", ("sell",), 9),)
    form = next(
        q
        for q in explored(at_market(), 18, **{"map-tile-18": {"port": "native", "barrels": 1}}).asked
        if q.key == "map-tile-18"
    )
    assert next(line.start for line in form.fields if line.name == "port") == "native"  # type: ignore[attr-defined]


@pytest.mark.rule("CL-EXP-05", "CL-FRT-01", "CL-PRT-04")
def test_cl_exp_05_port_and_fortress_of_an_island_share_one_drawn_flag() -> None:
    state = with_card(at_market(), tile(5, barrels=0, port="random", services=["tavern"]))
    after = explored(state, 5, **{"flag-5": "england"}).state
    assert after.fortresses == ((5, "england"),)
    assert after.ports == (Port("england", ("tavern",), 5),)
    pirate = explored(with_card(at_market(), tile(14, barrels=0, port="none")), 14).state
    assert pirate.fortresses == ((14, "pirates"),)


@pytest.mark.rule("CL-EXP-05", "CL-BAR-01")
def test_cl_bar_01_an_unknown_tile_is_furnished_by_the_table() -> None:
    played = explored(at_market(), 8, **{"map-tile-8": {}})
    assert [e.rule for e in played.of(Announced)] == ["CL-BAR-01"]
    assert played.state.ports == ()


@pytest.mark.rule("CL-EXP-05", "CL-BAR-01")
def test_cl_bar_01_barrels_that_lie_there_already_are_ordered_no_second_time() -> None:
    for told in ({"barrels": 2, "port": "spain", "services": ["sell"]}, {"port": "spain"}):
        played = play(exploring.survey_one, at_market(revealed=(7,)), {"map-tile-7": told}, seat="seat-1")
        assert len(played.state.floating) == told.get("barrels", 0)
        assert not [
            each for each in played.announcements() if isinstance(each, Order) and each.picture == "token:barrel"
        ]


@pytest.mark.rule("CL-SET-02", "CL-EXP-05")
def test_cl_set_02_the_start_tiles_can_be_described_later() -> None:
    state = at_market(revealed=(7,))
    assert "survey" in [o.option.id for o in actions.offers(state, book())]
    told = {"map-tile-7": {"barrels": 1, "port": "spain", "services": ["sell"]}}
    after = play(exploring.survey_one, state, told, seat="seat-1").state
    assert after.ports[0].tile == 7
    assert "survey" not in [o.option.id for o in actions.offers(after, book())]


@pytest.mark.rule("CL-BAR-02", "CL-BAR-07", "CL-FRE-02", "A-75", "T-07")
def test_cl_bar_07_the_last_barrel_needed_is_turned_in_at_once() -> None:
    state = owning(at_market(floating=(Floating(FloatId("float-1"), "barrel", 0, 4),)), barrels=2).with_turn(**MOVING)
    answers = {
        "what": "float-1",
        "barrel-reward": ["goods"],
        "barrel-goods": ["sugar", "wood"],
        "barrel-sugar": 2,
        "barrel-wood": 1,
    }
    played = play(actions.pick_up, state, answers, seat="seat-1")
    player = played.state.player("seat-1")
    assert (player.goods, player.barrels) == (Goods(sugar=2, wood=1), 0)
    assert played.state.floating == ()
    assert [(e.cause, e.amount) for e in played.of(FameScored)] == [("F-BAR", 1)]


@pytest.mark.rule("CL-BAR-02", "CL-BAR-07", "CL-SOL-11")
def test_cl_bar_07_fewer_barrels_are_kept() -> None:
    state = solo_table(cards=at_market().cards).with_turn(stage="player", **MOVING)
    told = {"what": "barrel", "barrel-reward": ["doubloons", "clue"], "barrel-price": 2000}
    after = play(actions.pick_up, state, told, seat="seat-1").state
    player = after.player("seat-1")
    assert (player.barrels, player.doubloons, player.clues) == (1, 5000, 1)
    assert after.fame("seat-1") == 0


@pytest.mark.rule("CL-MOV-10", "CL-FRE-02", "CL-TRN-04")
def test_cl_mov_10_picking_up_needs_movement() -> None:
    assert rules(at_market(), "pick-up") == ["CL-MOV-10"]
    assert rules(at_market().with_turn(halves=("move", "action")), "pick-up") == ["CL-MOV-10"]
    assert rules(at_market().with_turn(halves=("action", "move")), "pick-up") == []


@pytest.mark.rule("CL-FRE-02", "CL-FRE-03", "A-22", "A-76")
def test_cl_fre_02_goods_afloat_are_taken_together() -> None:
    state = replace(at_market(), loose=Goods(tea=2, oil=1)).with_turn(**MOVING)
    answers = {"what": "goods", "take": ["tea", "oil"], "take-tea": 2, "take-oil": 1}
    after = play(actions.pick_up, state, answers, seat="seat-1").state
    assert after.player("seat-1").goods == Goods(tea=2, oil=1)
    assert after.loose == Goods()


@pytest.mark.rule("CL-FRE-04", "CL-TWR-02")
def test_cl_fre_04_what_was_dropped_this_turn_cannot_be_picked_up_again() -> None:
    state = replace(owning(at_market(), goods=Goods(tea=3)), loose=Goods(tea=1)).with_turn(**MOVING)
    dropped = play(actions.jettison, state, {"drop": ["tea"], "drop-tea": 2, "cannons": 1}, seat="seat-1").state
    assert dropped.player("seat-1").goods == Goods(tea=1)
    assert dropped.player("seat-1").cannons == 1
    assert dropped.loose == Goods(tea=3)
    assert actions.within_reach(dropped) == Goods(tea=1)
    assert actions.within_reach(dropped.with_turn(jettisoned=Goods())) == Goods(tea=3)


@pytest.mark.rule("CL-BAR-06", "CL-FRE-02")
def test_cl_bar_06_a_time_counter_with_oil_is_not_a_barrel() -> None:
    state = at_market(floating=(Floating(FloatId("float-1"), "oil", 4, 4),), loose=Goods(oil=2)).with_turn(**MOVING)
    after = play(actions.pick_up, state, {"what": "float-1"}, seat="seat-1").state
    assert after.player("seat-1").goods == Goods(oil=2)
    assert (after.player("seat-1").barrels, after.loose, after.floating) == (0, Goods(), ())


@pytest.mark.rule("CL-BAR-06", "CL-MIS-R01", "CL-MIS-07")
def test_cl_mis_r01_the_counter_of_a_rescue_is_fetched() -> None:
    rescue = Mission(MissionId("mission-1"), "rescue", 2)
    state = owning(at_market(floating=(Floating(FloatId("float-1"), "mission", 4, 12),)), missions=(rescue,)).with_turn(
        **MOVING
    )
    after = play(actions.pick_up, state, {"what": "float-1"}, seat="seat-1").state
    assert (after.floating, after.player("seat-1").missions[0].step) == ((), 1)


@pytest.mark.rule("CL-TRD-02", "CL-MIS-09")
def test_cl_trd_02_goods_doubloons_and_missions_change_hands_when_both_agree() -> None:
    mission = Mission(MissionId("mission-1"), "transport", 3, True, 1)
    state = owning(owning(at_market(), goods=Goods(tea=3), missions=(mission,)), "seat-2", goods=Goods(oil=1))
    answers = {
        "give-what": ["tea", "mission-1"],
        "give-tea": 2,
        "get-what": ["doubloons"],
        "get-doubloons": 2000,
        "agreed": True,
    }
    after = play(actions.trade, state, {"partner": "seat-2"} | answers, seat="seat-1").state
    anne, bart = after.players
    assert (anne.goods, anne.doubloons, anne.missions) == (Goods(tea=1), 22_000, ())
    assert (bart.goods, bart.doubloons, bart.missions) == (Goods(tea=2, oil=1), 1000, (mission,))
    assert after.turn.halves == ("action",)


@pytest.mark.rule("CL-TRD-02")
def test_cl_trd_02_without_agreement_nothing_happens() -> None:
    answers = {"partner": "seat-2", "give-what": [], "get-what": ["doubloons"], "get-doubloons": 1000, "agreed": False}
    played = play(actions.trade, at_market(), answers, seat="seat-1")
    assert played.state.players == at_market().players
    assert played.state.turn.halves == ()
    assert played.asked[-1].who == "seat-2"
    nothing = play(actions.trade, at_market(), {"partner": "seat-2", "give-what": [], "get-what": []}, seat="seat-1")
    assert nothing.events == []


@pytest.mark.rule("CL-TRD-02", "CL-MIS-02")
def test_cl_trd_02_the_mission_limit_holds_for_whoever_receives_one() -> None:
    held = tuple(Mission(MissionId(f"mission-{i}"), "combat", i) for i in (1, 2, 3))
    gift = Mission(MissionId("mission-4"), "rescue", 1)
    state = owning(owning(at_market(), missions=(gift,)), "seat-2", missions=held)
    answers = {"partner": "seat-2", "give-what": ["mission-4"], "get-what": [], "agreed": True}
    after = play(actions.trade, state, answers | {"trade-discard-seat-2": ["mission-1"]}, seat="seat-1").state
    assert [m.id for m in after.player("seat-2").missions] == ["mission-2", "mission-3", "mission-4"]


@pytest.mark.rule("CL-TRD-02", "CL-ACT-01", "CL-ACT-02")
def test_cl_act_01_alone_there_is_nobody_to_trade_with() -> None:
    alone = solo_table().with_turn(stage="player")
    assert [o.option.id for o in actions.offers(alone, book())] == ["explore", "pick-up", "jettison"]
    wrecked = owning(at_market(), "seat-2", afloat=False)
    assert rules(wrecked, "trade") == ["CL-TRD-02"]


@pytest.mark.rule("CL-TRS-01", "CL-TRS-02", "CL-TRS-03", "CL-TRS-04")
def test_cl_trs_02_two_clues_open_the_two_cards() -> None:
    one = play(treasure_clues.gain_clue, at_market(), {}, seat="seat-1").state
    two = play(treasure.report_clue, one, {}, seat="seat-1").state
    assert (one.player("seat-1").clues, two.player("seat-1").clues) == (1, 2)
    third = play(treasure_clues.gain_clue, two, {}, seat="seat-1")
    assert third.state == two and [e.rule for e in third.of(Announced)] == ["CL-TRS-02"]
    assert "clue" not in [o.option.id for o in treasure.offers(two, book())]


@pytest.mark.rule("CL-TRS-05", "CL-TRS-06", "CL-TRS-07", "A-50")
def test_cl_trs_05_one_attempt_for_each_and_one_treasure_for_all() -> None:
    missed = play(treasure.try_treasure, at_market(), {"found": False}, seat="seat-1").state
    assert missed.turn.halves == ("action",)
    assert rules(missed, "treasure") == ["CL-TRS-05"]
    found = play(
        treasure.try_treasure,
        missed,
        {"found": True, "card-reward": ["doubloons", "fame"], "card-price": 5000, "card-fame": 2},
        seat="seat-2",
    ).state
    assert (found.treasure, found.fame("seat-2"), found.player("seat-2").doubloons) == ("seat-2", 2, 8000)
    assert rules(found.with_turn(halves=()), "treasure") == ["CL-TRS-07", "CL-TRS-05"]
    assert [reason.rule for reason in treasure.may_try(found.with_turn(halves=()), SEAT_2).refusals] == ["CL-TRS-07"]


@pytest.mark.rule("CL-GEN-11")
def test_cl_gen_11_a_reward_takes_only_what_the_reserve_holds() -> None:
    state = replace(at_market(), reserve=Goods(tea=1))
    played = play(rewards.goods, state, {"goods": ["tea"], "tea": 3}, seat="seat-1", rule="CL-BAR-02", key="")
    assert played.state.player("seat-1").goods == Goods(tea=1)
    assert [e.rule for e in played.of(Announced)] == ["CL-GEN-11"]


@pytest.mark.rule("CL-CAP-01", "CL-CAP-06")
def test_cl_cap_01_the_captains_of_the_box() -> None:
    counts: dict[Nation, int] = {}
    for captain in book().captains:
        counts[captain.nation] = counts.get(captain.nation, 0) + 1
    assert counts == {"pirates": 10, "spain": 6, "france": 5, "england": 5, "holland": 5}
    assert len({captain.rule for captain in book().captains}) == 31
    assert [c.id for c in book().captains if c.also] == ["malika_fadel"]


@pytest.mark.rule("CL-FRE-04", "CL-OUT-10", "CL-OUT-12")
def test_cl_out_10_who_sank_in_mid_move_throws_nothing_overboard() -> None:
    sunk = at_market().with_player("seat-1", afloat=False, goods=Goods(tea=2)).with_turn(**MOVING)
    assert rules(sunk, "jettison") == ["CL-OUT-12"]
    assert rules(sunk, "pick-up") == ["CL-OUT-10"]


@pytest.mark.rule("CL-MOV-10", "CL-FRE-02")
@pytest.mark.parametrize(
    ("halves", "advice"),
    [((), "only-while-moving"), (("action",), "only-while-moving"), (("move", "action"), "no-movement-left")],
)
def test_cl_mov_10_nobody_is_told_to_move_who_cannot(halves: tuple[str, ...], advice: str) -> None:
    offers = actions.offers(at_market().with_turn(halves=halves), book())
    verdict = next(offer.option.verdict for offer in offers if offer.option.id == "pick-up")
    assert [reason.text.key for reason in verdict.refusals] == [f"cl-{advice}"]
