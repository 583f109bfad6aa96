"""1.15 Damage, 1.17 repair and cargo tower."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CardKnown
from companion.core.questions.kinds import Form, Number
from companion.games.captains_log.combat import damage, outcomes
from companion.games.captains_log.fleet.ships import CARD, PlayerShip, player_ship_form, ship_number
from companion.games.captains_log.model.ids import SheetId
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Goods, State
from companion.games.captains_log.ship import repair
from companion.games.captains_log.ship.repair import Repaired
from tests.games.captains_log.rules.fleet import at_sea, cubes, lines, npc_card, player, ship_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import SEAT_1


def hit(state: State, n: int, harm: str, answers: Mapping[str, Any] | None = None, *, ship: str = "seat-1") -> Played:
    """n damage of one kind from npc-1."""
    return play(damage.hurt, state, answers or {}, ship=ship, n=n, harm=harm, by="npc-1", key="k")


@pytest.mark.rule("CL-DMG-01", "CL-DMG-02", "CL-DMG-04", "A-16")
def test_cl_dmg_02_water_throws_goods_overboard() -> None:
    state = player(at_sea(), goods=Goods(tea=2, sugar=1))
    played = hit(state, 3, "water", {"k-covered": ["tea", "sugar"], "k-covered-tea": 2})
    assert played.state.player("seat-1").goods == Goods()
    assert played.state.loose == Goods(tea=2, sugar=1)
    assert played.state.player("seat-1").water == 3
    assert cubes(played.state) == cubes(state)
    assert lines(played)[-1] == "Anne: 3 water damage"
    assert [question.rule for question in played.asked if question.key == "k-covered"] == ["CL-DMG-02"]
    (tea,) = (question for question in played.asked if question.key == "k-covered-tea")
    assert isinstance(tea, Number) and (tea.lo, tea.hi, tea.default) == (1, 2, 1), "one at least lies under water"


@pytest.mark.rule("CL-DMG-03", "CL-DMG-05")
def test_cl_dmg_03_fire_burns_goods_and_leaves_cannons() -> None:
    state = player(at_sea(), goods=Goods(tea=2))
    played = hit(state, 2, "fire", {"k-covered": ["tea"], "k-covered-tea": 1})
    assert played.state.player("seat-1").goods == Goods(tea=1)
    assert played.state.reserve.tea == state.reserve.tea + 1
    assert (played.state.player("seat-1").fire, played.state.player("seat-1").cannons) == (2, 2)
    assert [question.rule for question in played.asked if question.key == "k-covered"] == ["CL-DMG-03"]
    assert hit(at_sea(), 2, "fire").asked == []


@pytest.mark.rule("CL-DMG-06")
def test_cl_dmg_06_oil_turns_damage_into_two_fires_that_may_chain() -> None:
    state = player(at_sea(), goods=Goods(oil=2, tea=1))
    answers = {"k-covered": ["oil"], "k-covered-oil": 1, "k-oil-covered": ["tea", "oil"]}
    played = hit(state, 3, "water", answers)
    anne = played.state.player("seat-1")
    assert (anne.water, anne.fire) == (2, 3)  # 3 - 1 water; 2 fires, one of them on oil: 1 + 2
    assert anne.goods == Goods() and cubes(played.state) == cubes(state)
    assert played.state.reserve.oil == state.reserve.oil + 2


@pytest.mark.rule("CL-TWR-01")
def test_cl_twr_01_goods_go_through_the_tower() -> None:
    state = player(at_sea(switches=Switches(cargo_tower=True)), goods=Goods(tea=3))
    answers = {"k-covered": ["tea"], "k-covered-tea": 3, "k-tower-tea": 2}
    played = hit(state, 3, "water", answers)
    assert (played.state.loose.tea, played.state.reserve.tea) == (2, state.reserve.tea + 1)


@pytest.mark.rule("T-17", "CL-DMG-07")
def test_t_17_damage_on_a_cabin_kills_nobody() -> None:
    played = hit(player(at_sea(switches=Switches(boarding=True)), crew=8, upgrades=("cabin",)), 1, "water")
    assert played.state.player("seat-1").crew == 8


@pytest.mark.rule("CL-OFF-01", "CL-SPC-05", "A-69")
def test_cl_off_01_carpenters_avert_damage_once_per_attack() -> None:
    state = player(at_sea(), upgrades=("carpenter", "carpenter"))
    played = hit(state, 5, "water")
    assert played.state.player("seat-1").water == 3
    assert hit(state, 1, "fire").state.player("seat-1").fire == 0
    assert hit(state, 2, "sail").state.player("seat-1").sails == 2
    assert hit(state, 5, "water", ship="npc-1").state.npc("npc-1").water == 5


@pytest.mark.rule("T-16", "CL-DMG-10")
def test_t_16_fire_spreads_by_one_for_three() -> None:
    assert [damage.fire_added(fire, book().numbers) for fire in (0, 2, 3, 6, 8)] == [0, 0, 1, 2, 2]
    state = at_sea(ship={"hull": 20}).with_player("seat-1", fire=6)
    played = play(damage.fire_spread, state, {}, ship="seat-1", key="spread")
    assert played.state.player("seat-1").fire == 8
    assert not play(damage.fire_spread, at_sea(), {}, ship="npc-1", key="spread").events


@pytest.mark.rule("CL-OUT-07", "CL-DMG-10")
def test_cl_out_07_a_ship_lost_to_spreading_fire_pays_one_fame() -> None:
    state = at_sea().with_npc("npc-1", fire=8, last_damage="fire", last_hit_by="seat-1")
    hunting = player(state, quarry="npc-1")
    played = play(damage.fire_spread, hunting, {}, ship="npc-1", key="spread")
    assert [(score.who, score.cause, score.amount) for score in played.of(FameScored)] == [("seat-1", "F-DES", 1)]
    assert played.state.player("seat-1").doubloons == state.player("seat-1").doubloons
    assert played.state.npc("npc-1").card == ""
    elsewhere = play(damage.fire_spread, player(state, quarry="npc-2"), {}, ship="npc-1", key="spread")
    assert not elsewhere.of(FameScored)
    assert [told.rule for told in elsewhere.of(Announced)] == ["CL-DMG-10", "CL-OUT-07"]


@pytest.mark.rule("CL-FIX-01", "CL-FIX-03", "A-61")
def test_cl_fix_03_at_sea_a_wood_removes_two() -> None:
    state = player(at_sea(), water=3, fire=2, goods=Goods(wood=3))
    played = play(repair.repair_at_sea, state, {"repair-hull": 2, "repair-fire": 2}, seat="seat-1")
    anne = played.state.player("seat-1")
    assert (anne.water, anne.fire, anne.goods.wood) == (1, 0, 1)
    assert played.state.reserve.wood == state.reserve.wood + 2
    assert played.state.turn.halves == ("action",)
    assert cubes(played.state) == cubes(state)


@pytest.mark.rule("CL-FIX-02", "CL-FIX-04")
def test_cl_fix_02_in_a_yard_four_and_for_sails_two() -> None:
    state = player(at_sea(), water=5, sails=3, goods=Goods(wood=4))
    played = play(repair.repair, state, {"y-hull": 2, "y-sails": 2}, seat="seat-1", yard=True, key="y")
    assert [(event.water, event.fire, event.sails) for event in played.of(Repaired)] == [(5, 0, 3)]
    little = player(state, goods=Goods(wood=2))
    used_up = play(repair.repair, little, {"y-hull": 2}, seat="seat-1", yard=True, key="y")
    assert [question.key for question in used_up.asked] == ["y-hull"], "nobody is asked for wood that is not there"
    wood = [(q.key, q.lo) for q in played.asked if isinstance(q, Number)]
    assert wood == [("y-hull", 0), ("y-sails", 0)], "all of it may go into the sails, or into the hull"
    at_sea_only = play(repair.repair, state, {"y-hull": 0, "y-sails": 3}, seat="seat-1", yard=False, key="y")
    assert at_sea_only.state.player("seat-1").sails == 0
    assert at_sea_only.state.player("seat-1").goods.wood == 1


@pytest.mark.rule("CL-FIX-01", "CL-FIX-05")
def test_cl_fix_01_repairing_needs_wood_and_damage() -> None:
    verdict = repair.may_repair(at_sea(), SEAT_1)
    assert [reason.rule for reason in verdict.refusals] == ["CL-FIX-01", "CL-FIX-01"]
    assert repair.may_repair(player(at_sea(), water=1, goods=Goods(wood=1)), SEAT_1).allowed
    assert [offer.command.name for offer in repair.offers(at_sea(), book())] == ["repair"]
    rowing = at_sea().with_turn(port="spain", boats=1)
    assert repair.offers(rowing, book()) == ()


@pytest.mark.rule("CL-SHP-02", "CL-SHP-03", "CL-SHP-10", "CL-SHP-11", "CL-SHP-16")
def test_cl_shp_02_an_unknown_value_is_asked_when_needed_and_then_known() -> None:
    state = replace(at_sea(), cards=(ship_card("board-A-1", defence=9),)).with_player("seat-1", water=3)
    played = play(outcomes.check, state, {"end-hull": {"hull": 5}}, ship="seat-1", by="", key="end")
    assert ship_number(played.state, "seat-1", "hull") == 5
    (form,) = played.asked
    assert isinstance(form, Form) and [line.name for line in form.fields] == ["hull"], "the card is half known"
    nothing = replace(state, cards=())
    asked = play(outcomes.check, nothing, {"end-hull": {"hull": 5}}, ship="seat-1", by="", key="end").asked
    whole = next(question for question in asked if question.key == "end-hull")
    assert isinstance(whole, Form) and [line.name for line in whole.fields] == [*CARD]
    bare = replace(at_sea(), cards=(npc_card("ship-01", role="merchant", nation="spain", f1_kind="move"),))
    hit = bare.with_npc("npc-1", water=3)
    asked = play(outcomes.check, hit, {"end-hull": {"hull": 5}}, ship="npc-1", by="", key="end").asked
    card = next(question for question in asked if question.key == "end-hull")
    assert isinstance(card, Form) and [line.name for line in card.fields] == ["hull"]
    assert played.of(CardKnown)[0].subject == "board-A-1"
    again = play(outcomes.check, played.state, {}, ship="seat-1", by="", key="end")
    assert not again.asked
    copied = PlayerShip.of(
        SheetId("ship-12"), player_ship_form(SheetId("ship-12")).read({"draft": "1.5", "hull": 7, "level": 2})
    )
    assert (copied.draft, copied.hull, copied.level, copied.crew) == (1.5, 7, 2, None)
