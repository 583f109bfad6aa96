"""What the rules refuse is heard from outside, with its rule: of a command, or of an answer to a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from companion.core.copying import Card
from companion.core.procedure import Run, command
from companion.games.captains_log.combat import boarding, gunnery, ramming
from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.hand.mission_form import mission_form
from companion.games.captains_log.harbour import market, shipyard, tavern
from companion.games.captains_log.missions import missions
from companion.games.captains_log.sailing import actions, dynamic_map
from companion.games.captains_log.ship import upgrades
from companion.games.captains_log.table.ids import NO_WIND, CardId, FloatId, MissionCardId, MissionId, SheetId, WindId
from companion.games.captains_log.table.options import Switches
from companion.games.captains_log.table.state import FamePoint, Floating, Goods, Mission, Port, Sale, State
from companion.games.captains_log.table.stowage import GUN, Square
from companion.table.games import game
from tests.games.captains_log.named import NPC_1, NPC_2, SEAT_1
from tests.games.captains_log.rules.fleet import at_sea, moved, player, ship_card
from tests.games.captains_log.rules.harbour import at_market, filled, friends, in_port, owning, price, with_card
from tests.games.captains_log.rules.scripted import book
from tests.games.captains_log.rules.tables import with_fame

GAME: Final = game("captains_log")
ONE: Final = MissionId("mission-1")


def refused(state: State, name: str, **params: Any) -> list[str]:
    """The rules under which a command of the first player is refused."""
    verdict = GAME.judge(state, command(name, seat=SEAT_1, **params), SEAT_1)
    return [reason.rule for reason in verdict.refusals]


def words(state: State, name: str, **params: Any) -> list[str]:
    """The keys of the reasons."""
    verdict = GAME.judge(state, command(name, seat=SEAT_1, **params), SEAT_1)
    return [reason.text.key for reason in verdict.refusals]


def answering(
    function: Callable[..., Any], state: State, answers: Mapping[str, Any], key: str, value: Any, **params: Any
) -> list[str]:
    """The rules under which an answer to a question of a procedure is refused; `answers` lead to that question."""
    run: Run[State, Any] = Run(function, command("test", **params), state, book())
    run.start()
    while (question := run.question) is not None and question.key != key:
        only = question.only() if question.forced else None
        run.answer(question.read(answers[question.key]) if only is None else only[0])
    assert question is not None, f"{key} is never asked"
    return [reason.rule for reason in question.judgement(value).verdict.refusals]


def on(state: State, **switches: Any) -> State:
    """With these switches."""
    return replace(state, options=replace(state.options, switches=replace(state.options.switches, **switches)))


def holding(mission: Mission, card: str = "", **copied: Any) -> State:
    """Anne with a mission, its card copied as far as it is told."""
    state = owning(at_market(), missions=(mission,))
    return with_card(state, filled(mission_form(book(), MissionCardId(card)), **copied)) if card else state


# ---------------------------------------------------------------------- missions


NATION = holding(Mission(ONE, "rescue", 12), "rescue-12", to_1="nation", nation_1="spain")
TILE = replace(holding(Mission(ONE, "rescue", 12), "rescue-12", to_1="tile", tile_1=9), ports=(Port("england", (), 9),))
WAYS = holding(Mission(ONE, "transport", 1, True, 1), "transport-1", ways=1, way_1=2)
LOADED: Final = {
    "to_1": "tile",
    "tile_1": 18,
    "load": "silver",
    "cubes": 3,
    "ways": 1,
    "way_1": 7,
    "way_1_row": "legal",
}
SALE = holding(Mission(ONE, "transport", 9, True, 1), "transport-9", **LOADED)
COUNTER = owning(at_market(), missions=(Mission(ONE, "rescue", 2, True, counter="float-1"),))  # type: ignore[arg-type]


@pytest.mark.rule("CL-MIS-05", "CL-MIS-06", "CL-MIS-07", "CL-MIS-T01", "CL-MIS-T09", "CL-MIS-T23", "CL-MIS-R11")
@pytest.mark.parametrize(
    ("state", "where", "rule", "key"),
    [
        (in_port(NATION, "france"), "port", "CL-MIS-R11", "cl-mission-nation"),
        (in_port(TILE, "spain"), "port", "CL-MIS-R11", "cl-mission-tile"),
        (in_port(WAYS, "england").with_turn(tile=9), "port", "CL-MIS-T01", "cl-mission-not-here"),
        (in_port(holding(Mission(ONE, "transport", 23, True)), "spain"), "port", "CL-MIS-T23", "cl-mission-native"),
        (
            in_port(holding(Mission(ONE, "transport", 23, True, 1)), "native"),
            "port",
            "CL-MIS-T23",
            "cl-mission-any-nation",
        ),
        (
            in_port(holding(Mission(ONE, "rescue", 5, True, 1, nation="spain")), "spain"),
            "port",
            "CL-MIS-R04",
            "cl-mission-other-nation",
        ),
        (in_port(holding(Mission(ONE, "transport", 9, True, 1)), "spain"), "port", "CL-MIS-T09", "cl-mission-sale"),
        (in_port(SALE, "spain").with_turn(tile=13), "port", "CL-MIS-T09", "cl-mission-other-market"),
        (
            in_port(SALE, "spain").with_turn(tile=7, sales=(Sale("silver", "legal", 1),)),
            "port",
            "CL-MIS-T09",
            "cl-mission-sell-first",
        ),
        (in_port(NATION, "spain", boats=0), "port", "CL-PRT-10", "cl-no-boat-left"),
        (moved(COUNTER), "sea", "CL-MIS-R01", "cl-mission-pick-up"),
    ],
)
def test_cl_mis_05_a_step_is_refused_with_what_is_wrong(state: State, where: str, rule: str, key: str) -> None:
    assert rule in refused(state, "mission-step", where=where) and key in words(state, "mission-step", where=where)


@pytest.mark.rule("CL-MIS-P14", "CL-MIS-12")
def test_cl_mis_p14_who_is_too_poor_hears_it() -> None:
    miser = owning(holding(Mission(ONE, "personal", 14)), doubloons=19_000)
    assert refused(miser, "mission-finish") == ["CL-MIS-P14"]


# ---------------------------------------------------------------------- at sea


@pytest.mark.rule("CL-GEN-10", "CL-RAM-01")
def test_cl_gen_10_a_table_without_ramming_hears_that_it_plays_so() -> None:
    assert refused(on(moved(at_market()), ramming=False), "ram") == ["CL-GEN-10"]


@pytest.mark.rule("CL-EXP-05")
def test_cl_exp_05_nothing_is_left_to_be_told_of_the_tiles() -> None:
    assert refused(at_market(revealed=()), "survey") == ["CL-EXP-05"]


@pytest.mark.rule("CL-CAP-36", "CL-GEN-11")
def test_cl_cap_36_the_barter_asks_for_a_selling_port_and_goods_on_both_sides() -> None:
    state = owning(at_market(), goods=Goods(tea=1, sugar=1), captains=("cornelis_tromp",))
    assert refused(state, "barter") == ["CL-CAP-36"]
    assert words(in_port(state, "france", services=("buy",)), "barter") == ["cl-barter-where"]
    empty = replace(in_port(state, "france", services=("sell",)), reserve=Goods())
    assert refused(empty, "barter") == ["CL-GEN-11"]


@pytest.mark.rule("CL-CAP-11", "CL-SHP-01", "CL-OUT-12")
def test_cl_cap_11_the_flagship_is_for_a_ship_of_board_b_on_the_map() -> None:
    state = owning(at_market(), captains=("edward_teach",), doubloons=8000, level=3)
    assert refused(state, "flagship") == ["CL-SHP-01"]
    card = owning(state, board="B", ship=CardId("ship-30"))
    card = with_card(card, ship_card("ship-30", level=3, draft="2", crew=9))
    assert refused(card, "flagship") == []
    assert refused(owning(card, afloat=False), "flagship") == ["CL-OUT-12"]


@pytest.mark.rule("CL-EXP-04", "CL-DYN-05")
def test_cl_dyn_05_what_is_used_up_is_not_laid() -> None:
    table = on(at_market(), dynamic_map=True, unexplored_tiles=True)
    numbers = book().numbers
    no_gaps = replace(table, gaps=("reef",) * numbers.gap_tiles)
    assert answering(dynamic_map.explore, no_gaps, {}, "step-1", "reef", seat=SEAT_1) == ["CL-DYN-05"]
    every = tuple(range(1, numbers.last_special_tile + 1))
    no_tiles = replace(table, revealed=every)
    assert answering(dynamic_map.explore, no_tiles, {}, "step-1", "tile", seat=SEAT_1) == ["CL-EXP-04"]


# ---------------------------------------------------------------------- in port


@pytest.mark.rule("CL-SHP-08", "CL-YRD-06")
def test_cl_shp_08_the_yard_too_looks_at_the_level_icon() -> None:
    french = next(u.id for u in book().upgrades if u.nation == "france" and upgrades.in_play(at_market(), u))
    state = with_card(friends(at_market(), france=4), price(french, 3000, level="3"), price("cannon", 2000))
    there = in_port(state, "france", services=("yard",))
    assert "CL-SHP-08" in answering(shipyard.buy, there, {}, "ware", french, seat=SEAT_1)


def settled(state: State, **ways: str) -> State:
    """With points of rule settled this way, "A_42" for A-42."""
    rulings = tuple((name.replace("_", "-"), way) for name, way in ways.items())
    return replace(state, options=replace(state.options, rulings=rulings))


@pytest.mark.rule("CL-MKT-16", "A-42", "CL-MKT-06", "CL-MKT-11")
def test_cl_mkt_06_what_a_port_does_not_trade_is_asked_for_and_refused() -> None:
    spanish = owning(in_port(at_market(), "spain"), goods=Goods(tea=1))
    assert answering(market.buy_here, spanish, {}, "row", "england:legal", seat=SEAT_1) == ["CL-MKT-06"]
    assert answering(market.sell_here, spanish, {}, "sale", "england:legal", seat=SEAT_1) == ["CL-MKT-11"]
    pirates = settled(in_port(at_market(), "pirates"), A_42="never")
    assert "CL-MKT-16" in refused(pirates, "market-buy")


@pytest.mark.rule("CL-TAV-03", "A-56")
def test_cl_tav_03_fame_once_a_turn_where_the_table_has_settled_it() -> None:
    state = settled(in_port(at_market(), "france", services=("tavern",)), A_56="once-a-turn")
    assert refused(state, "tavern-fame") == []
    bought = replace(state, ledger=(FamePoint(1, SEAT_1, "F-TAV", 1, "CL-TAV-03"),))
    assert refused(bought, "tavern-fame") == ["CL-TAV-03"]


@pytest.mark.rule("CL-CAP-06")
def test_cl_cap_06_nobody_has_three_captains() -> None:
    state = on(in_port(friends(at_market(), holland=4), "holland", services=("tavern",)), captains=True)
    two = owning(with_fame(state, seat_1=9), board="B", captains=("cornelis_tromp", "piet_hein"))
    assert words(two, "tavern-captain") == ["cl-has-two-captains"]


@pytest.mark.rule("CL-YRD-11", "CL-CAP-25")
def test_cl_yrd_11_no_ship_is_larger_than_the_largest() -> None:
    state = friends(in_port(at_market(), "france", services=("yard",)), france=4)
    assert refused(owning(state, level=book().numbers.board_a_levels), "yard-ship") == ["CL-YRD-11"]
    assert refused(owning(state, outcast="france"), "yard-ship") == ["CL-CAP-25"]


# ---------------------------------------------------------------------- fights


@pytest.mark.rule("CL-RNG-01", "CL-BOA-02", "CL-RAM-01")
@pytest.mark.parametrize(
    ("function", "rule"), [(gunnery.fire, "CL-RNG-01"), (boarding.board, "CL-BOA-02"), (ramming.ram, "CL-RAM-01")]
)
def test_a_ship_that_is_not_on_the_map_can_be_named_and_is_refused(function: Any, rule: str) -> None:
    state = player(at_sea(switches=Switches(boarding=True, ramming=True)), crew=8, cannons=2)
    state = moved(state) if function is ramming.ram else state
    away = state.with_npc(NPC_2, on_map=False)
    assert answering(function, away, {}, "target", NPC_2, seat=SEAT_1) == [rule]


@pytest.mark.rule("CL-AMM-06", "CL-CAP-11", "CL-GEN-09")
def test_cl_amm_06_shot_that_nobody_owns_or_a_captain_never_loads_is_refused() -> None:
    state = player(at_sea(), cannons=2, ammunition=("chain",))

    def load(state: State, kind: str) -> list[str]:
        return answering(gunnery.fire, state, {"target": NPC_1}, "fire-ammunition", kind, seat=SEAT_1)

    assert (load(state, "normal"), load(state, "chain"), load(state, "explosive")) == ([], [], ["CL-AMM-06"])
    assert load(state, "grapeshot") == ["CL-GEN-09", "CL-AMM-06"]
    teach = player(state, captains=("edward_teach",))
    assert load(teach, "chain") == ["CL-CAP-11"]


@pytest.mark.rule("CL-SHP-19", "CL-RNG-03")
def test_cl_shp_19_cannons_under_damage_do_not_fire() -> None:
    hull = (Square(0, 0, "gunport", GUN, "water"),)
    state = player(at_sea(), cannons=1, water=1)
    anne, *others = state.players
    assert refused(replace(state, players=(replace(anne, hold=hull), *others)), "fire") == ["CL-SHP-19"]


@pytest.mark.rule("CL-OFF-08")
def test_cl_off_08_who_hangs_on_hooks_does_not_move() -> None:
    assert refused(owning(at_market(), grappled_by="seat-2"), "move") == ["CL-OFF-08"]


# ---------------------------------------------------------------------- what floats, clues, NPCs


@pytest.mark.rule("CL-MIS-R01", "CL-MIS-P11", "CL-FRE-02")
def test_cl_mis_r01_a_counter_is_for_the_mission_that_it_belongs_to() -> None:
    counter = Floating(FloatId("float-1"), "mission", 4, 7)
    state = replace(moved(at_market()), floating=(counter,))
    assert answering(actions.pick_up, state, {}, "what", "float-1", seat=SEAT_1) == ["CL-MIS-R01"]
    rescue = Mission(ONE, "rescue", 1, True, counter=counter.id)
    hunter = Mission(MissionId("mission-2"), "personal", 11, True)
    both = owning(state, missions=(rescue, hunter))
    picked = answering(missions.validate, both, {}, "missions", ["mission-2"], seat=SEAT_1, where="afloat")
    assert picked == ["CL-MIS-P11"]


@pytest.mark.rule("CL-MIS-P01")
def test_cl_mis_p01_a_ship_without_a_clue_is_refused() -> None:
    state = player(at_sea(), missions=(Mission(ONE, "personal", 1, True),))
    chosen = answering(missions.validate, state, {}, "mission-1-ship", "seat-2", seat=SEAT_1, where="action")
    assert chosen == ["CL-MIS-P01"]


@pytest.mark.rule("CL-TRN-05")
def test_cl_trn_05_an_npc_waits_for_those_before_it() -> None:
    state = at_sea().with_turn(stage="npcs", npcs=(NPC_1, NPC_2))
    verdict = GAME.judge(state, command("npc-activation", npc=NPC_2), SEAT_1)
    assert [reason.rule for reason in verdict.refusals] == ["CL-TRN-05"]


# ---------------------------------------------------------------------- once, and while there is any


@pytest.mark.rule("CL-EVT-12", "CL-OUT-12", "CL-MOV-17")
def test_cl_out_12_a_ship_that_is_sunk_braves_no_storm_and_gives_nothing_up() -> None:
    sunk = owning(moved(at_market()), afloat=False)
    assert "cl-not-afloat" in words(sunk, "brave-storm")
    assert "cl-not-afloat" in words(sunk, "give-up")


@pytest.mark.rule("CL-EVT-12")
def test_cl_evt_12_a_storm_is_counted_by_the_app_where_it_counts_the_movement() -> None:
    state = moved(at_market())
    counting = state.with_turn(voyage=replace(state.turn.voyage, allowance=4))
    assert "cl-storm-counted" in words(counting, "brave-storm")


@pytest.mark.rule("CL-MOV-05")
def test_cl_mov_05_the_wind_is_told_once_and_only_where_a_card_lies() -> None:
    state = at_market()

    def wind(s: State) -> list[str]:
        return [reason.text.key for reason in GAME.judge(s, command("describe-wind")).refusals]

    assert "cl-no-wind-card" in wind(replace(state, wind=NO_WIND))
    card = Card("wind-card", "wind-1", tuple((f"at_{hour}", 0) for hour in range(2, 13, 2)))
    assert wind(with_card(replace(state, wind=WindId("wind-1")), card)) == ["cl-wind-known"]


@pytest.mark.rule("CL-TRS-02", "CL-TRS-07")
def test_cl_trs_02_a_clue_too_many_and_one_to_a_treasure_that_is_gone_are_refused() -> None:
    state = at_market()
    assert words(owning(state, clues=book().numbers.treasure_clues), "clue") == ["cl-clues-complete"]
    assert words(replace(state, treasure=SEAT_1), "clue") == ["cl-treasure-gone"]


@pytest.mark.rule("CL-CAP-36")
def test_cl_cap_36_one_good_is_too_few_to_barter() -> None:
    state = owning(at_market(), goods=Goods(tea=1), captains=("cornelis_tromp",))
    assert words(in_port(state, "france", services=("sell",)), "barter") == ["cl-barter-few"]


@pytest.mark.rule("CL-DYN-05")
def test_cl_dyn_05_without_a_tile_left_no_gap_is_entered() -> None:
    table = on(moved(at_market()), dynamic_map=True, unexplored_tiles=True)
    used = replace(table, gaps=("reef",) * book().numbers.gap_tiles)
    assert "cl-no-gap-tiles" in words(used, "cross-gap")


@pytest.mark.rule("CL-FSH-01", "A-57")
def test_cl_fsh_01_who_has_fished_in_this_movement_hears_it() -> None:
    table = on(moved(at_market()), fishing=True)
    once = replace(table, options=replace(table.options, rulings=(("A-57", "once-a-move"),)))
    assert "cl-fished-already" in words(once.with_turn(fished=True), "fish")


@pytest.mark.rule("CL-CRW-01", "CL-CRW-02")
def test_cl_crw_01_what_nobody_has_left_or_no_ship_has_room_for_is_refused() -> None:
    def shown(function: Callable[..., Any], state: State, **params: Any) -> set[str]:
        run: Run[State, Any] = Run(function, command("test", seat=SEAT_1, **params), state, book())
        run.start()
        assert run.question is not None
        return {reason.text.key for option in run.question.options for reason in option.verdict.refusals}

    taken = owning(owning(at_market(), upgrades=("expert_gunner",)), "seat-2", upgrades=("expert_helmsman",))
    assert "cl-none-left" in shown(tavern.choose_recruit, taken, key="")
    full = with_card(
        owning(at_market(), upgrades=("gunner", "carpenter", "informant")),
        filled(player_ship_form(SheetId("board-A-1")), max_upgrades=3),
    )
    french = friends(in_port(full, "france"), france=5)
    assert "cl-crew-full" in shown(shipyard.buy, french)


@pytest.mark.rule("CL-SET-23", "A-62")
def test_cl_set_23_where_only_purchases_are_made_before_the_start_no_mission_is_taken() -> None:
    state = in_port(at_market(), "native").with_turn(stage="setup")
    bought = replace(state, options=replace(state.options, rulings=(("A-62", "purchases"),)))
    assert "cl-no-mission-before-start" in words(bought, "mission-take")
