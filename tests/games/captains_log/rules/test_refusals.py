"""What the rules refuse is heard from outside, with its rule: of a command, or of an answer to a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import Run, command
from companion.games.captains_log.combat import boarding, gunnery, ramming
from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.hand.mission_form import mission_form
from companion.games.captains_log.harbour import market, shipyard, tavern
from companion.games.captains_log.missions import missions
from companion.games.captains_log.model.ids import (
    NO_WIND,
    CardId,
    FloatId,
    MissionCardId,
    MissionId,
    SheetId,
    ShipId,
    WindId,
)
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import FamePoint, Floating, Goods, Mission, Port, Sale, State, Voyage
from companion.games.captains_log.model.stowage import GUN, Square
from companion.games.captains_log.sailing import actions, cargo, dynamic_map, fishing
from companion.games.captains_log.ship import upgrades
from companion.hexmap import Hex, disc
from companion.library.game_registry import game
from tests.games.captains_log.rules import test_steering
from tests.games.captains_log.rules.fleet import at_sea, moved, player, ship_card
from tests.games.captains_log.rules.harbour import (
    at_market,
    expert,
    filled,
    friends,
    in_port,
    line,
    owning,
    price,
    with_card,
)
from tests.games.captains_log.rules.scripted import book, play
from tests.games.captains_log.rules.sea_scenes import cell, open_sea, with_sea
from tests.games.captains_log.rules.tables import with_fame
from tests.games.captains_log.rules.test_hold import with_hold
from tests.games.captains_log.rules.test_whale import hunting
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2
from tests.support.parameter_names import in_words

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
    return [rule for rule, _ in heard(function, state, answers, key, value, **params)]


def heard(
    function: Callable[..., Any], state: State, answers: Mapping[str, Any], key: str, value: Any, **params: Any
) -> list[tuple[str, str]]:
    """Likewise with the key of each reason."""
    run: Run[State, Any] = Run(function, command("test", **params), state, book())
    run.start()
    while (question := run.question) is not None and question.key != key:
        only = question.only() if question.forced else None
        run.answer(question.read(answers[question.key]) if only is None else only[0])
    assert question is not None, f"{key} is never asked"
    return [(reason.rule, reason.text.key) for reason in question.judgement(value).verdict.refusals]


def told(function: Callable[..., Any], state: State) -> list[tuple[str, str]]:
    """The rules and reasons that a procedure of the first player tells the table, where it has nothing to ask."""
    return [(each.rule, each.text.key) for each in play(function, state, {}, seat=SEAT_1).of(Announced)]


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
    ids=in_words,
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
    ("function", "rule"),
    [(gunnery.fire, "CL-RNG-01"), (boarding.board, "CL-BOA-02"), (ramming.ram, "CL-RAM-01")],
    ids=in_words,
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
    card = CopiedCard("wind-card", "wind-1", tuple((f"at_{hour}", 0) for hour in range(2, 13, 2)))
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


# ---------------------------------------------------------------------- what is missing, or there already


@pytest.mark.rule("CL-BOA-01", "CL-BOA-02", "CL-BOA-03", "CL-OUT-12")
def test_cl_boa_01_who_cannot_board_hears_all_that_is_against_it() -> None:
    state = owning(expert(at_market()), crew=5)
    assert words(state, "board") == []
    alone = replace(owning(state, "seat-2", afloat=False), npcs=())
    assert words(alone, "board") == ["cl-nobody-there"]
    assert words(owning(state, moored=True), "board") == ["cl-board-moored"]
    assert words(owning(state, crew=0), "board") == ["cl-crew-too-small"]
    assert "cl-not-afloat" in words(owning(state, afloat=False), "board")


@pytest.mark.rule("CL-TAV-06", "CL-UPG-06", "CL-TAV-03")
def test_cl_tav_06_a_crew_that_is_complete_or_fills_the_ship_is_not_added_to() -> None:
    state = expert(in_port(friends(at_market(), france=5), "france", services=("tavern",)))
    assert words(owning(state, crew=book().numbers.initial_crew_1), "tavern-enlist") == ["cl-crew-complete"]
    full = owning(with_card(state, ship_card("board-A-1", crew=10)), crew=10)
    assert words(full, "tavern-crew") == ["cl-no-room-for-crew"]


@pytest.mark.rule("CL-MKT-09", "CL-REP-11")
def test_cl_mkt_09_a_trade_treaty_is_heard_of_the_legal_row() -> None:
    state = friends(with_card(in_port(at_market(), "france"), line("france", treaty=-2)), france=-2)
    assert answering(market.buy_here, state, {}, "row", "france:legal", seat=SEAT_1) == ["CL-MKT-09"]
    assert answering(market.buy_here, state, {}, "row", "england:contraband", seat=SEAT_1) == []


@pytest.mark.rule("CL-YRD-02")
def test_cl_yrd_02_who_owns_nothing_gives_nothing_back() -> None:
    state = owning(in_port(at_market(), "france", services=("yard",)), cannons=0)
    assert words(state, "yard-sell") == ["cl-nothing-to-give-back"]
    assert words(owning(state, ammunition=("chain",)), "yard-sell") == []


@pytest.mark.rule("CL-CAP-06")
def test_cl_cap_06_a_second_captain_asks_for_fame_and_for_one_who_is_free() -> None:
    state = on(in_port(friends(at_market(), holland=4), "holland", services=("tavern",)), captains=True)
    state = owning(state, board="B", captains=("edward_teach",))
    assert words(state, "tavern-captain") == ["cl-needs-fame"]
    dutch = tuple(captain.id for captain in tavern.available_captains(state, book()))
    taken = owning(with_fame(state, seat_1=9), "seat-2", captains=dutch)
    assert words(taken, "tavern-captain") == ["cl-no-captain-left"]


@pytest.mark.rule("CL-TAV-07", "CL-MIS-03")
def test_cl_tav_07_the_next_mission_waits_until_the_port_is_left() -> None:
    state = owning(in_port(at_market(), "france", services=("tavern",)), tavern_used=True)
    assert words(state, "mission-take") == ["cl-mission-leave-first"]


@pytest.mark.rule("CL-TRS-05")
def test_cl_trs_05_each_player_looks_for_the_treasure_once() -> None:
    assert words(owning(at_market(), treasure_tried=True), "treasure") == ["cl-treasure-tried"]


@pytest.mark.rule("CL-FRE-04")
def test_cl_fre_04_an_empty_hold_throws_nothing_overboard() -> None:
    state = owning(at_market(), goods=Goods(), cannons=0)
    assert words(state, "jettison") == ["cl-hold-empty"] and words(owning(state, cannons=1), "jettison") == []


@pytest.mark.rule("CL-CAP-11")
def test_cl_cap_11_the_flagship_asks_for_a_ship_of_its_level_and_draft() -> None:
    state = owning(at_market(), captains=("edward_teach",), board="B", level=2, ship=CardId("ship-30"))
    small = with_card(state, ship_card("ship-30", level=2, draft="2", crew=9))
    assert words(small, "flagship") == ["cl-flagship-ship"] and refused(small, "flagship") == ["CL-CAP-11"]


@pytest.mark.rule("CL-SHP-14", "CL-FRE-01")
def test_cl_shp_14_a_cabin_is_not_lifted_out_of_its_square() -> None:
    state = with_hold(player(at_sea(switches=Switches(boarding=True)), board="B"), "cg", "ss", keel="B-1-2")
    state = player(state, upgrades=("cabin",), goods=Goods(tea=1), cannons=1)
    assert answering(cargo.rearrange, state, {}, "what", "0", seat=SEAT_1) == ["CL-SHP-14"]
    assert answering(cargo.rearrange, state, {}, "what", "1", seat=SEAT_1) == []


@pytest.mark.rule("CL-EXP-04")
def test_cl_exp_04_nobody_explores_once_every_tile_is_seen() -> None:
    every = tuple(range(1, book().numbers.last_special_tile + 1))
    assert words(at_market(revealed=every), "explore") == ["cl-all-explored"]


@pytest.mark.rule("CL-RNG-03", "CL-SHP-09")
def test_cl_rng_03_without_a_cannon_in_a_gunport_nobody_fires() -> None:
    assert words(player(at_sea(), cannons=0), "fire") == ["cl-no-cannon"]
    hull = (Square(0, 0, "plain", GUN),)
    state = player(at_sea(), cannons=1)
    anne, *others = state.players
    assert words(replace(state, players=(replace(anne, hold=hull), *others)), "fire") == ["cl-no-cannon-in-port"]


@pytest.mark.rule("CL-AMM-06", "CL-UPG-02")
def test_cl_amm_06_no_ammunition_is_bought_twice_and_no_sail_beyond_the_track() -> None:
    def ware(state: State, ware: str) -> list[str]:
        there = in_port(friends(state, france=4), "france", services=("yard",))
        return answering(shipyard.buy, there, {}, "ware", ware, seat=SEAT_1)

    state = with_card(at_market(), ship_card("board-A-1", max_sails=2))
    assert ware(owning(state, ammunition=("chain",)), "chain") == ["CL-AMM-06"]
    assert ware(owning(state, upgrades=("sails", "sails")), "sails") == ["CL-UPG-02"]


@pytest.mark.rule("CL-TRN-02")
def test_cl_trn_02_a_turn_has_two_halves() -> None:
    spent = at_market().with_turn(halves=("action", "move"))
    assert words(spent, "explore") == ["cl-no-half-left"] and "cl-no-second-move" in words(spent, "move")


@pytest.mark.rule("CL-FIX-01", "CL-FIX-05")
def test_cl_fix_01_a_repair_asks_for_wood_damage_and_a_mooring() -> None:
    assert words(owning(at_market(), goods=Goods()), "repair") == ["cl-no-wood", "cl-nothing-to-repair"]
    by_boat = in_port(at_market(), "france", services=("yard",), boats=1)
    hurt = owning(by_boat, goods=Goods(wood=1), water=1)
    assert words(hurt, "yard-repair") == ["cl-no-repair-by-boat"]


@pytest.mark.rule("CL-RNG-01", "CL-MOV-13")
def test_cl_rng_01_nobody_fires_from_a_mooring_at_who_passes() -> None:
    state = player(moved(at_sea()), "seat-2", cannons=1, moored=True)
    assert answering(gunnery.pass_by, state, {}, "passed", "seat-2", seat=SEAT_1) == ["CL-RNG-01"]


@pytest.mark.rule("CL-MIS-P10")
def test_cl_mis_p10_a_ship_without_a_rescue_has_none_to_steal() -> None:
    state = player(at_sea(), missions=(Mission(ONE, "personal", 10, True),))
    state = player(state, "seat-2", missions=(Mission(MissionId("mission-7"), "rescue", 12, True, 1, nation="spain"),))
    chosen = answering(missions.validate, state, {}, "mission-1-ship", NPC_1, seat=SEAT_1, where="action")
    assert chosen == ["CL-MIS-P10"]


@pytest.mark.rule("CL-YRD-03", "CL-YRD-04", "CL-GEN-11")
def test_cl_yrd_03_wood_is_sold_in_pairs_while_there_is_any_and_pirates_sell_no_ships() -> None:
    state = in_port(at_market(), "france", services=("yard",))
    assert words(replace(state, reserve=Goods()), "yard-wood-buy") == ["cl-no-wood-left"]
    assert words(owning(state, goods=Goods(wood=1)), "yard-wood-sell") == ["cl-wood-in-pairs"]
    pirates = in_port(at_market(), "pirates", services=("yard",))
    assert words(pirates, "yard-ship") == ["cl-no-ships-from-pirates"]


@pytest.mark.rule("CL-TAV-07")
def test_cl_tav_07_one_mission_is_taken_a_turn() -> None:
    state = in_port(at_market(), "france", services=("tavern",)).with_turn(mission_drawn=True)
    assert words(state, "mission-take") == ["cl-mission-once-a-turn"]


@pytest.mark.rule("CL-RAM-01")
def test_cl_ram_01_nobody_is_rammed_with_the_first_step_who_does_not_lie_beside() -> None:
    beside = on(_facing(0, 1), ramming=True)
    assert words(beside, "ram-at-once") == []
    assert words(on(_facing(0, 2), ramming=True), "ram-at-once") == ["cl-not-before-bow"]
    assert words(on(_facing(0, 1), ramming=False), "ram-at-once") == ["cl-not-played"]
    assert "cl-not-on-the-map" in words(beside.at(ShipId("seat-2"), None), "ram-at-once")


@pytest.mark.rule("CL-FRE-02")
def test_cl_fre_02_goods_that_float_on_another_hex_are_not_picked_up() -> None:
    state = _under_way(_facing(2, 0))
    assert state.sea is not None
    state = replace(state, loose=Goods(tea=1), sea=state.sea.with_cargo(Hex(3, 0), Goods(tea=1)))
    tokens = tuple(Floating(FloatId.numbered("float", n), "barrel", 0, 1) for n in (1, 2))
    state = replace(state, floating=tokens)  # of which the map does not tell where they lie
    assert heard(actions.pick_up, state, {}, "what", "goods", seat=SEAT_1) == [("CL-FRE-02", "cl-goods-elsewhere")]


@pytest.mark.rule("CL-TRD-02")
def test_cl_trd_02_nobody_trades_alone() -> None:
    assert words(owning(at_market(), "seat-2", afloat=False), "trade") == ["cl-nobody-to-trade"]


@pytest.mark.rule("CL-FRE-02", "CL-FSH-01")
def test_cl_fre_02_what_does_not_float_is_not_picked_up_and_nobody_fishes_without_a_rowboat() -> None:
    state = moved(at_market())
    assert answering(actions.pick_up, state, {}, "what", "goods", seat=SEAT_1) == ["CL-FRE-02"]
    assert words(on(state, fishing=True), "fish") == ["cl-no-rowboat"]


@pytest.mark.rule("CL-MOV-02")
def test_cl_mov_02_points_are_added_up_before_the_first_is_spent() -> None:
    state = moved(at_market())
    under_way = state.with_turn(voyage=replace(state.turn.voyage, spent=1))
    assert words(state, "sail") == [] and words(under_way, "sail") == ["cl-count-at-start"]


@pytest.mark.rule("CL-PRT-11", "CL-PRT-05", "CL-TAV-06")
def test_cl_prt_11_where_nobody_has_reputation_none_is_enough() -> None:
    state = owning(expert(in_port(at_market(), "native", services=("tavern",))), crew=1)
    assert words(state, "tavern-enlist") == ["cl-no-reputation-here"]


# ---------------------------------------------------------------------- on a map that the app follows


def _facing(q: int, r: int, *, land: bool = False) -> State:
    """Anne in the middle, her bow at 12 o'clock, Bart somewhere with his bow there too."""
    state = replace(owning(expert(at_market()), crew=5, cannons=2), npcs=())
    return with_sea(state, open_sea(4, {(1, 0): "land"} if land else None), seat_1=(0, 0, 12), seat_2=(q, r, 12))


def _under_way(state: State) -> State:
    """In a movement of which the app counts the points, so that it knows where the ship is."""
    return state.with_turn(halves=("move",), voyage=Voyage(allowance=6, spent=1, hexes=1, first=12))


@pytest.mark.rule("CL-RNG-01")
def test_cl_rng_01_land_and_a_blind_bow_are_heard_before_anybody_fires() -> None:
    assert words(_facing(2, 0), "fire") == []
    assert words(_facing(2, 0, land=True), "fire") == ["cl-not-in-sight"]
    assert words(_facing(0, -2), "fire") == ["cl-not-abeam"]


@pytest.mark.rule("CL-BOA-01", "CL-BOA-02")
def test_cl_boa_02_who_is_not_beside_flank_to_flank_is_heard_of() -> None:
    assert words(_facing(1, 0), "board") == []
    assert "cl-not-beside" in words(_facing(2, 0), "board")
    assert words(_facing(0, -1), "board") == ["cl-not-flank-to-flank"]


@pytest.mark.rule("CL-MOV-01")
def test_cl_mov_01_nobody_moves_over_a_map_on_which_somebody_is_missing() -> None:
    assert "cl-not-on-the-map" in words(_facing(2, 0).at(ShipId("seat-2"), None), "steer")


@pytest.mark.rule("CL-MOV-09")
def test_cl_mov_09_who_has_no_hex_ahead_hears_that_the_movement_ends() -> None:
    strait = {at: each for at, each in open_sea(3).items() if at.q == 0 and at.r in (0, 1)}
    state = replace(owning(at_market(), cannons=2), npcs=())
    s = _under_way(with_sea(state, strait, seat_1=(0, 0, 12), seat_2=(9, 9)))
    assert words(s, "steer") == ["cl-no-way-on"]
    assert "cl-no-way-on" not in words(with_sea(s, open_sea(3), seat_1=(0, 0, 12), seat_2=(9, 9)), "steer")


@pytest.mark.rule("CL-KRK-08")
def test_cl_krk_08_nobody_is_near_the_colossal_kraken_who_lies_far_off_on_the_map() -> None:
    state = replace(_facing(2, 0), kraken=(27,))
    assert state.sea is not None
    near, far = (replace(state, sea=replace(state.sea, kraken=(at,))) for at in (Hex(1, 0), Hex(0, 4)))
    assert GAME.judge(near, command("meet-kraken"), SEAT_1).allowed
    verdict = GAME.judge(far, command("meet-kraken"), SEAT_1)
    assert [reason.text.key for reason in verdict.refusals] == ["cl-kraken-far"]


@pytest.mark.rule("CL-MOV-17")
def test_cl_mov_17_who_has_a_way_out_on_the_map_gives_nothing_up() -> None:
    state = replace(test_steering.table(open_sea(3, {(0, 0): "bank-5"})), discards=(22,))
    assert words(state, "give-up") == ["cl-not-stranded"]
    assert words(with_sea(state, {Hex(0, 0): cell("bank-5")}, seat_1=(0, 0), seat_2=(9, 9)), "give-up") == []


@pytest.mark.rule("CL-EVT-14", "CL-MOV-13")
def test_cl_evt_14_nobody_fires_out_of_the_fog() -> None:
    state = with_sea(moved(owning(at_market(), cannons=2)), open_sea(3), seat_1=(0, 0), seat_2=(0, -1))
    armed = state.with_player(SEAT_2, cannons=2)
    assert answering(gunnery.pass_by, armed, {}, "passed", SEAT_2, seat=SEAT_1) == []
    assert armed.sea is not None
    fogged = replace(armed, fog=True, sea=replace(armed.sea, fog=(Hex(0, -1),)))
    assert answering(gunnery.pass_by, fogged, {}, "passed", SEAT_2, seat=SEAT_1) == ["CL-EVT-14"]


@pytest.mark.rule("CL-RAM-01")
def test_cl_ram_01_nobody_is_rammed_who_is_not_before_the_bow() -> None:
    astern, ahead = (on(_under_way(_facing(0, r)), ramming=True) for r in (1, -1))
    assert told(ramming.ram, astern) == [("CL-RAM-01", "cl-not-before-bow")]
    assert ramming.may_ram_ship(ahead, book(), SEAT_1, SEAT_2).allowed


@pytest.mark.rule("CL-TRD-02")
def test_cl_trd_02_nobody_trades_with_who_does_not_lie_beside() -> None:
    assert told(actions.trade, _facing(2, 0)) == [("CL-TRD-02", "cl-not-beside")]
    assert actions.may_trade_with(_facing(1, 0), SEAT_1, SEAT_2).allowed


@pytest.mark.rule("CL-TRS-05")
def test_cl_trs_05_nobody_looks_for_the_treasure_away_from_a_cross() -> None:
    beside, away = (
        with_sea(at_market(), open_sea(3, {(0, r): "land cross"}), seat_1=(0, 0), seat_2=(2, 0)) for r in (-1, -2)
    )
    assert refused(beside, "treasure") == []
    assert (refused(away, "treasure"), words(away, "treasure")) == (["CL-TRS-05"], ["cl-no-cross"])


def _barrels(*at: tuple[int, int]) -> State:
    """Anne under way in the middle, and where each barrel floats."""
    barrels = tuple(Floating(FloatId(f"float-{i}"), "barrel", 4, 2) for i, _ in enumerate(at, 1))
    state = replace(_under_way(_facing(2, 0)), floating=barrels)
    for barrel, where in zip(barrels, at, strict=True):
        state = state.floats(barrel.id, Hex(*where))
    return state


@pytest.mark.rule("CL-BAR-02")
def test_cl_bar_02_a_barrel_that_floats_elsewhere_is_not_reached() -> None:
    here, there = (
        heard(actions.pick_up, _barrels((0, 0), (0, 1)), {}, "what", barrel, seat=SEAT_1)
        for barrel in ("float-1", "float-2")
    )
    assert (here, there) == ([], [("CL-BAR-02", "cl-floats-elsewhere")])


@pytest.mark.rule("CL-BAR-02")
def test_cl_bar_02_no_other_barrel_is_found_where_the_map_tells_of_each() -> None:
    told_of = _barrels((0, 0))
    found = [
        heard(actions.pick_up, state, {}, "what", "barrel", seat=SEAT_1)
        for state in (replace(told_of, sea=None), told_of)
    ]
    assert found == [[], [("CL-BAR-02", "cl-no-barrel-here")]]


def _growing(*holes: tuple[int, int]) -> State:
    """Anne in the middle of a dynamic map that lies without a gap as far as she sees, but for these hexes."""
    sea = {at: each for at, each in open_sea(4).items() if (at.q, at.r) not in holes}
    state = with_card(with_sea(at_market(), sea, seat_1=(0, 0), seat_2=(2, 0)), test_steering.OUTLINE)
    return on(state, dynamic_map=True, unexplored_tiles=True)


@pytest.mark.rule("CL-DYN-02")
def test_cl_dyn_02_no_tile_is_laid_where_none_has_room() -> None:
    wide, narrow = _growing(*((at.q, at.r) for at in disc(Hex(0, -2), 1))), _growing((0, -2))
    laid = [heard(dynamic_map.explore, state, {}, "step-1", "tile", seat=SEAT_1) for state in (wide, narrow)]
    assert laid == [[], [("CL-DYN-02", "cl-no-room-for-tile")]]


@pytest.mark.rule("CL-DYN-05")
def test_cl_dyn_05_no_gap_is_filled_where_none_is_in_sight() -> None:
    filled_in = [
        heard(dynamic_map.explore, state, {}, "step-1", "reef", seat=SEAT_1)
        for state in (_growing((0, -2)), _growing())
    ]
    assert filled_in == [[], [("CL-DYN-05", "cl-no-gap-in-sight")]]


@pytest.mark.rule("CL-DYN-03")
def test_cl_dyn_03_nobody_sails_into_a_gap_that_is_not_ahead() -> None:
    ahead, astern = _under_way(_growing((0, -1))), _under_way(_growing((0, 1)))
    assert refused(ahead, "cross-gap") == []
    assert (refused(astern, "cross-gap"), words(astern, "cross-gap")) == (["CL-DYN-03"], ["cl-no-gap-ahead"])


@pytest.mark.rule("CL-FSH-01")
def test_cl_fsh_01_nobody_fishes_where_the_map_shows_no_whale() -> None:
    state = on(_under_way(owning(_facing(2, 0), upgrades=("rowboat",))), fishing=True)
    whales = with_sea(state, {Hex(0, 0): cell("sea whale")}, seat_1=(0, 0), seat_2=(9, 9))
    assert refused(whales, "fish") == []
    assert (refused(state, "fish"), words(state, "fish")) == (["CL-FSH-01"], ["cl-no-whale-here"])


@pytest.mark.rule("CL-WHL-09")
def test_cl_whl_09_nobody_fishes_for_the_white_whale_from_afar() -> None:
    sea = open_sea(4, {(0, 0): "sea whale"})
    near, far = (with_sea(_under_way(hunting()), sea, seat_1=(0, 0), seat_2=(3, 0), npc_1=(0, r)) for r in (1, 3))
    assert heard(fishing.fish, near, {}, "where", NPC_1, seat=SEAT_1) == []
    assert heard(fishing.fish, far, {}, "where", NPC_1, seat=SEAT_1) == [("CL-WHL-09", "cl-not-beside")]
