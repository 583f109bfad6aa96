"""Faults found when the code of these chapters was read against the rulebook line by line: each stays corrected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.questions.kinds import Choose
from companion.games.captains_log import ports, setup
from companion.games.captains_log.events import event_cards, weather
from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.harbour import captains, market, tavern
from companion.games.captains_log.missions import rewards
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.event_deck import EventDrawn, PileShuffled, event_card_form
from companion.games.captains_log.model.event_deck import find as event_card
from companion.games.captains_log.model.ids import NATIONS, CardId, FloatId, MissionId, SheetId
from companion.games.captains_log.model.ledger import CoinsChanged, FameScored
from companion.games.captains_log.model.options import Difficulty, Options, SeatOptions, StartShip, Switches
from companion.games.captains_log.model.state import Floating, Goods, Lasting, Mission, State
from companion.games.captains_log.modes import solo
from companion.games.captains_log.sailing import actions
from companion.games.captains_log.setup import StartShipTaken
from companion.games.captains_log.ship import upgrades
from companion.games.captains_log.voyage import voyage
from tests.games.captains_log.rules.fleet import hold_card
from tests.games.captains_log.rules.harbour import at_market, expert, filled, in_port, owning, with_card
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.rules.tables import play_out, solo_table
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.verdicts import refused_by

SEATS = (
    SeatOptions("Anne", "green", "B"),
    SeatOptions("Bart", "blue", "B"),
    SeatOptions("Cleo", "orange", "B"),
    SeatOptions("Dirk", "purple", "B"),
)
STARTS = (
    *(StartShip(CardId(f"ship-{n:02}"), 1) for n in (3, 7, 11)),
    *(StartShip(CardId(f"ship-{n:02}"), 2) for n in (4, 8, 10)),
)


def asking_for_more(numbers: Sequence[int], state: State) -> State:
    """With these event cards copied, each of which says to draw another."""
    forms = (event_card_form(event_card(book(), number)) for number in numbers)
    return with_card(state, *(filled(form, wind_change=False, draw_another=True) for form in forms))


def ship(state: State, **values: Any) -> State:
    """With the printed ship of board A copied."""
    return with_card(state, filled(player_ship_form(SheetId("board-A-1")), **values))


def set_up(players: int, scripted: dict[str, Any] | None = None, **changes: Any) -> Played:
    """The set-up of an evening on player boards B."""
    options = Options(**({"mode": "competitive" if players > 1 else "solo", "seats": SEATS[:players]} | changes))
    return play_out(setup.set_up, setup.first_state(options, book()), scripted)


# ---------------------------------------------------------------- events


@pytest.mark.rule("CL-EVT-02", "CL-FAM-07")
def test_cl_evt_02_cards_that_all_ask_for_another_one_come_to_an_end() -> None:
    calm = (1, 2, 3, 4)
    others = tuple(Lasting(number, "game") for number in range(5, book().numbers.event_cards + 1))
    table = asking_for_more(calm, a_table(events=(3, 4), discards=(1, 2), lasting=others))
    played = play_out(event_cards.draw_event, table)
    drawn = [event.number for event in played.of(EventDrawn)]
    assert set(drawn[:2]) == {3, 4} and set(drawn) == set(calm)
    assert len(played.of(PileShuffled)) == 1 and drawn[-1] not in drawn[:-1]


@pytest.mark.rule("CL-EVT-02")
def test_cl_evt_02_one_more_is_drawn_only_while_a_card_asks_for_it() -> None:
    table = asking_for_more((1, 2), a_table(events=(1, 2, 3)))
    last = with_card(table, filled(event_card_form(event_card(book(), 3)), wind_change=False, draw_another=False))
    drawn = play(event_cards.draw_event, last, {"event-1-card": "1", "event-2-card": "2", "event-3-card": "3"}).of(
        EventDrawn
    )
    assert [event.number for event in drawn] == [1, 2, 3]


# ---------------------------------------------------------------- difficulty of the solo mode


@pytest.mark.rule("CL-SOL-10", "CL-MOV-15", "CL-TIL-01")
def test_cl_sol_10_the_optional_tiles_bring_the_calm_card_and_the_port_of_tile_22() -> None:
    hard = Options(seats=SEATS[:1], enemies=("spain",), difficulty=Difficulty(optional_tiles=True))
    table = solo_table(options=hard)
    assert weather.CALM in weather.wind_cards(table, book())
    assert solo.tiles_in_use(table, book().numbers)[-1] == book().numbers.last_special_tile
    flags = play_out(ports.enter, table, seat="seat-1").asked[0]
    assert isinstance(flags, Choose) and "native-22" in [option.id for option in flags.options]
    pictures = {option.id: option.picture for option in flags.options}
    assert (pictures["native-22"], pictures["native"], pictures["spain"]) == (
        "flag:native",
        "flag:native",
        "flag:spain",
    )
    assert weather.CALM not in weather.wind_cards(solo_table(), book())


@pytest.mark.rule("CL-SOL-10", "CL-SCR-03")
def test_cl_sol_10_the_pre_laid_map_overrules_the_dynamic_one() -> None:
    dynamic = Options(seats=SEATS[:1], switches=Switches(dynamic_map=True))
    laid = replace(dynamic, difficulty=Difficulty(standard_map=True))
    assert dynamic.dynamic_map and not laid.dynamic_map
    assert "standard_map" not in solo.chosen(dynamic) and "standard_map" in solo.chosen(laid)
    rules = [event.rule for event in set_up(1, difficulty=laid.difficulty, switches=laid.switches).of(Announced)]
    assert "CL-SET-03" not in rules


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("CL-GEN-09")
def test_cl_gen_09_each_expert_part_is_left_in_the_box_by_its_own_switch() -> None:
    def left(switches: Switches) -> set[str]:
        told = set_up(2, switches=switches).of(Announced)
        return {event.text.key for event in told if event.rule == "CL-GEN-09"}

    assert left(Switches()) == {"cl-setup-no-crew", "cl-setup-no-special-tiles", "cl-setup-no-calm"}
    assert left(Switches(boarding=True)) == {"cl-setup-no-special-tiles", "cl-setup-no-calm"}
    assert left(Switches(special_tiles=True, calm_wind=True)) == {"cl-setup-no-crew"}


@pytest.mark.rule("CL-SET-02", "CL-EXP-05", "CL-BAR-01", "CL-BAR-03")
def test_cl_exp_05_what_the_start_tiles_show_lies_there_from_the_start() -> None:
    tiles = {"tiles": ["3", "14"], "barrels-3": {"barrels": 2}, "barrels-14": {"barrels": 0}}
    sinking = set_up(2, tiles, switches=Switches(flotation=True), cards="table").state
    assert [(token.kind, token.tile, token.left) for token in sinking.floating] == [("barrel", 3, 6)] * 2
    assert dict(sinking.fortresses) == {14: "pirates"}
    standard = set_up(2, {"tiles": ["3", "14"]}, cards="table")
    assert standard.state.floating == () and "CL-BAR-01" in [event.rule for event in standard.of(Announced)]


@pytest.mark.rule("CL-SET-19", "CL-SET-26", "CL-SHP-01")
def test_cl_set_19_board_b_opens_with_a_card_of_the_seal_of_the_place_in_playing_order() -> None:
    chosen = {"first": "seat-2", "ship-seat-2": "ship-07", "ship-seat-1": "ship-10", "ship-seat-3": "ship-04"}
    played = set_up(4, chosen | {"ship-seat-4": "ship-11"}, start_ships=STARTS)
    assert [player.ship for player in played.state.players] == ["ship-10", "ship-07", "ship-04", "ship-11"]
    questions = {q.key: q for q in played.asked if isinstance(q, Choose) and q.rule == "CL-SET-19"}
    offered = {key: [option.id for option in question.options] for key, question in questions.items()}
    assert offered["ship-seat-1"] == ["ship-04", "ship-08", "ship-10"]
    assert offered["ship-seat-2"] == ["ship-03", "ship-07", "ship-11"]
    assert offered["ship-seat-3"] == ["ship-04", "ship-08"]
    assert offered["ship-seat-4"] == ["ship-03", "ship-11"]
    assert all(question.nature == "decision" for question in questions.values())
    assert played.state.players[0].sheet == "ship-10"


@pytest.mark.rule("CL-SET-19", "CL-SET-17")
def test_cl_set_17_a_start_ship_is_told_by_the_table_and_leaves_the_cards_of_the_npcs() -> None:
    played = set_up(2, {"ship-seat-1": "ship-30", "ship-seat-2": "ship-41"})
    assert [event.ship for event in played.of(StartShipTaken)] == ["ship-30", "ship-41"]
    assert set(played.state.dealt) >= {"ship-30", "ship-41"}
    mixed = (SEATS[0], replace(SEATS[1], board="A"))
    assert [event.seat for event in set_up(2, seats=mixed).of(StartShipTaken)] == ["seat-1"]


@pytest.mark.rule("CL-SET-19")
def test_cl_set_19_the_start_ships_belong_to_the_options_of_the_evening() -> None:
    options = Options(seats=SEATS[:1], start_ships=STARTS)
    assert Options.read(options.dump()) == options


@pytest.mark.rule("CL-SOL-01", "CL-SOL-02")
def test_cl_sol_01_enemies_that_nobody_chose_are_drawn_before_the_end_token_is_laid() -> None:
    played = set_up(1, {"enemies": 3, "enemy-1": "pirates", "enemy-2": "france", "enemy-3": "holland"}, enemies=())
    assert played.state.enemies == ("pirates", "france", "holland")
    assert played.state.target == 18


# ---------------------------------------------------------------- captains


@pytest.mark.rule("CL-CAP-01")
def test_cl_cap_01_three_captains_are_dealt_to_everybody_and_one_is_kept() -> None:
    hands = {"captain-seat-1-1": "henry_every", "captain-seat-1-2": "hannah_snell", "captain-seat-1-3": "piet_hein"}
    scripted = hands | {"captain-seat-1": "hannah_snell"}
    played = set_up(2, scripted, switches=Switches(captains=True))
    choices = {q.key: q for q in played.asked if isinstance(q, Choose) and q.rule == "CL-CAP-01"}
    assert {option.id for option in choices["captain-seat-1"].options} == set(hands.values())
    others = {option.id for option in choices["captain-seat-2"].options}
    assert len(others) == book().numbers.captains_dealt and not others & set(hands.values())
    assert played.state.players[0].captains == ("hannah_snell",) and len(played.state.players[1].captains) == 1
    assert not any("captain" in question.key for question in set_up(2).asked)


@pytest.mark.rule("CL-CAP-01")
def test_cl_cap_01_a_captain_of_crew_is_of_no_use_on_board_a() -> None:
    seats = (SeatOptions("Anne", "green"), SEATS[1])
    switches = Switches(captains=True)
    app = set_up(2, seats=seats, switches=switches)
    hand = next(question for question in app.asked if question.key == "captain-seat-1")
    needs_b = {captain.id for captain in book().captains if captain.board_b == "yes"}
    assert isinstance(hand, Choose) and not needs_b & {option.id for option in hand.options}
    own = set_up(
        2, {"captain-seat-1": "piet_hein", "captain-seat-2": "mary_read"}, seats=seats, switches=switches, cards="table"
    )
    mine, theirs = (q for q in own.asked if isinstance(q, Choose) and q.rule == "CL-CAP-01")
    partly = {
        captain.id for captain in book().captains if captain.board_b == "partly"
    }  # p. 50: who speaks of it at all
    assert {option.id for option in mine.options if not option.verdict.allowed} == needs_b | partly
    assert all(option.verdict.allowed for option in theirs.options)
    assert "piet_hein" not in [option.id for option in theirs.options]


@pytest.mark.rule("CL-CAP-02", "T-42")
@pytest.mark.parametrize(
    ("captain", "expected"),
    [
        ("anne_bonny", {"pirates": 1, "holland": -1, "spain": -1, "england": -1, "france": -1}),
        ("hannah_snell", {"england": 1, "spain": -1, "france": -1, "pirates": -1, "holland": 0}),
    ],
)
def test_cl_cap_02_a_captain_is_liked_at_home_and_disliked_by_the_enemies(
    captain: str, expected: dict[str, int]
) -> None:
    kept = set_up(2, {"captain-seat-1": captain}, switches=Switches(captains=True), cards="table")
    standing = kept.state.players[0].standing
    assert {country: standing.of(country) for country in NATIONS} == expected


@pytest.mark.rule("CL-CAP-03", "CL-CAP-18")
def test_cl_cap_18_malika_fadel_is_liked_by_spain_and_the_pirates_whatever_the_war_card_says() -> None:
    for switches in (Switches(captains=True), Switches(captains=True, war_card="B")):
        kept = set_up(2, {"captain-seat-1": "malika_fadel"}, switches=switches, cards="table")
        standing = kept.state.players[0].standing
        assert (standing.spain, standing.pirates) == (1, 1)
        assert (standing.holland, standing.england, standing.france) == (-1, -1, -1)


@pytest.mark.rule("CL-CAP-02", "CL-SOL-01")
def test_cl_cap_02_alone_the_enemies_stand_at_their_lowest_whoever_the_captain_is() -> None:
    alone = set_up(
        1,
        {"captain-seat-1": "piet_hein"},
        switches=Switches(captains=True),
        cards="table",
        enemies=("holland", "spain"),
    )
    standing = alone.state.players[0].standing
    assert (standing.holland, standing.spain, standing.pirates) == (-5, -5, -1)
    assert alone.of(FameScored) == []


@pytest.mark.rule("CL-CAP-02", "CL-SET-13")
def test_cl_cap_02_the_war_card_of_the_evening_counts() -> None:
    wars = a_table(wars=(("holland", "spain"),))
    hein = next(captain for captain in book().captains if captain.id == "piet_hein")
    assert dict(captains.start_reputation(wars, hein, book().numbers)) == {"holland": 1, "spain": -1, "pirates": -1}


@pytest.mark.rule("CL-CAP-18", "CL-CAP-21")
@pytest.mark.parametrize(
    ("captain", "sale", "extra"),
    [
        ("malika_fadel", "england:contraband", 2000),
        ("malika_fadel", "france:legal", 0),
        ("zenon_de_somodevilla", "france:legal", 2000),
        ("zenon_de_somodevilla", "england:contraband", 0),
    ],
)
def test_cl_cap_21_two_captains_are_paid_for_three_goods_of_a_sale(captain: str, sale: str, extra: int) -> None:
    state = owning(at_market(), goods=Goods(cotton=7, sugar=7), captains=(captain,))
    paid = play(market.sell, state, {"sale": sale, "cubes": 7}, seat="seat-1", port="france").of(CoinsChanged)
    assert sum(event.amount for event in paid if event.cause == "captain") == extra


@pytest.mark.rule("CL-CAP-06", "CL-CAP-01")
def test_cl_cap_06_the_second_captain_too_must_fit_the_board() -> None:
    state = in_port(owning(at_market(), captains=("anne_bonny",)), "spain", services=("tavern",))
    famous = with_fame_and_friends(state)
    asked = play(tavern.take_captain, famous, {"captain": "zenon_de_somodevilla"}, seat="seat-1").asked[0]
    assert isinstance(asked, Choose)
    refused = {option.id for option in asked.options if not option.verdict.allowed}
    assert refused == {"blas_de_lezo", "antonio_barcelo"}


def with_fame_and_friends(state: State) -> State:
    """The first player of a table, famous and liked in Spain."""
    return state.with_player("seat-1", standing=replace(state.players[0].standing, spain=4))


# ---------------------------------------------------------------- turns


@pytest.mark.rule("CL-OUT-10", "CL-TRN-02")
def test_cl_out_10_who_is_destroyed_in_the_own_turn_has_nothing_left_to_do() -> None:
    lost = at_market().with_player("seat-1", afloat=False).with_turn(halves=("move",))
    for verdict in (turns.may_use(lost, "move"), turns.may_use(lost, "action")):
        assert "CL-OUT-10" in [reason.rule for reason in verdict.refusals]
    assert refused_by(voyage.may_spend(lost)) == ["CL-OUT-10"]
    assert refused_by(voyage.may_spend(lost, 0)) == ["CL-OUT-10"]
    verdicts = {offer.option.id: offer.option.verdict for offer in actions.offers(lost, book())}
    refusals = {each: refused_by(verdicts[each]) for each in ("explore", "trade", "pick-up")}
    assert refusals == {"explore": ["CL-OUT-10"], "trade": ["CL-OUT-10"], "pick-up": ["CL-OUT-10"]}


@pytest.mark.rule("CL-MIS-R01", "CL-BAR-06")
def test_cl_mis_r01_whoever_has_no_mission_cannot_lift_its_counter() -> None:
    counter = Floating(FloatId("float-1"), "mission", 4, 7)
    state = replace(at_market(), floating=(counter,)).with_turn(halves=("move",))
    assert refused_by(actions.may_lift(state, SEAT_1, counter)) == ["CL-MIS-R01"]
    assert actions.may_lift(state, SEAT_1, replace(counter, kind="barrel")).allowed
    mission = Mission(MissionId("mission-1"), "rescue", 1, public=True)
    owner = state.with_player("seat-1", missions=(mission,))
    played = play(actions.pick_up, owner, {"what": "float-1"}, seat="seat-1").state
    assert played.floating == () and played.player("seat-1").missions[0].step == 1


# ---------------------------------------------------------------- shipyard and tavern


@pytest.mark.rule("CL-SHP-14", "CL-UPG-05", "CL-UPG-06")
@pytest.mark.parametrize("upgrade", ["rowboat", "cabin"])
def test_cl_shp_14_no_more_rowboats_and_cabins_than_the_hold_shows(upgrade: str) -> None:
    keel = hold_card("B-1-2", "cgg", "sss", rowboats=1)
    state = owning(expert(with_card(ship(at_market(), draft="2"), keel)), board="B")
    assert upgrades.may_gain(state, book(), SEAT_1, upgrade).allowed
    full = owning(state, upgrades=(upgrade,))
    assert [r.rule for r in upgrades.may_gain(full, book(), SEAT_1, upgrade).refusals] == ["CL-SHP-14"]


@pytest.mark.rule("CL-TAV-03", "A-94")
def test_a_94_a_reward_of_crew_fills_the_ship_and_no_more() -> None:
    state = owning(expert(ship(at_market(), crew=8)), crew=6)
    answers = {"reward": ["crew"], "crew": 5}
    params = {"kinds": ("crew",), "rule": "CL-MIS-12", "cause": "mission", "fame_cause": "F-MIS", "key": ""}
    assert play(rewards.receive, state, answers, seat="seat-1", **params).state.player("seat-1").crew == 8
    full = owning(state, crew=8)
    assert play(rewards.receive, full, answers, seat="seat-1", **params).state.player("seat-1").crew == 8


@pytest.mark.rule("CL-SET-07", "CL-TAV-02")
def test_cl_set_07_reputation_board_a_has_its_own_tavern() -> None:
    own = expert(a_table(), tavern_board="B")
    assert tavern.side_of(own) == "A"
    assert tavern.side_of(expert(a_table(), tavern_board="B", reputation_board="B")) == "B"
