"""Part 6: what the rulebook leaves open. Every setting, its usual alternative and the others, where they bite."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import Run, command
from companion.core.questions.kinds import BadAnswer, Form, Roll
from companion.core.values.messages import Msg
from companion.games.captains_log import ports, rounds, setup
from companion.games.captains_log.combat import damage, fortresses, gunnery, outcomes, spoils
from companion.games.captains_log.combat.ballistics import amount
from companion.games.captains_log.combat.melee import npc_dice
from companion.games.captains_log.events import event_effects, kraken
from companion.games.captains_log.fleet.hostility import hostile_cards, is_enemy
from companion.games.captains_log.fleet.ships import npc_card as card_of
from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.game import CaptainsLog
from companion.games.captains_log.harbour import market, ship_sales, tavern
from companion.games.captains_log.missions import missions
from companion.games.captains_log.model.ids import CardId, SheetId, WindId
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.options import RULINGS, Options, Switches
from companion.games.captains_log.model.state import FamePoint, Goods, MarketTile, Reputation, State
from companion.games.captains_log.modes import solo
from companion.games.captains_log.npcs import activation
from companion.games.captains_log.reputation import joining, reputation
from companion.games.captains_log.sailing import actions
from companion.games.captains_log.ship import upgrades
from companion.games.captains_log.ship.upgrades import find
from companion.games.captains_log.voyage import exploring
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES, texts_in
from companion.paths import PACKAGE
from tests.games.captains_log.rules.fleet import at_sea, npc_card
from tests.games.captains_log.rules.harbour import at_market, filled, in_port, line, owning, with_card
from tests.games.captains_log.rules.npc_scenes import activate, orders, scene
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.rules.tables import play_out, solo_table
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1

CODE = PACKAGE / "games" / "captains_log"
BITES = re.compile(r"""ruling\(["'](A-\d+)["']\)\s*(?:[!=]=\s*"([a-z-]+)")?""")


def agreed(state: State, **settings: str) -> State:
    """The table with some points settled otherwise: agreed(state, A_33="example")."""
    points = tuple((name.replace("_", "-"), way) for name, way in settings.items())
    return replace(state, options=replace(state.options, rulings=points))


def named(played: Played) -> list[str]:
    """The settings by which something came out otherwise than usual."""
    return [str(dict(e.text.args)["id"]) for e in played.of(Announced) if e.text.key == "cl-by-ruling"]


def rules(verdict: Any) -> list[str]:
    return [reason.rule for reason in verdict.refusals]


# ---------------------------------------------------------------- the settings themselves


def test_every_setting_stands_in_file_and_code_with_the_same_alternatives() -> None:
    listed = {r.id: tuple(way.id for way in r.alternatives) for r in rule_index("captains_log").rulings.values()}
    assert {ruling: ways for ruling, ways in listed.items() if ways} == dict(RULINGS.alternatives)
    assert all(len(ways) == len(set(ways)) >= 2 for ways in RULINGS.alternatives.values())


def test_every_alternative_has_its_words() -> None:
    for ruling in rule_index("captains_log").rulings.values():
        for way in ruling.alternatives:
            assert set(way.label) == set(LANGUAGES) and way.label["fr"] != way.label["en"], (ruling.id, way.id)
            assert all(4 < len(words) < 75 for words in way.label.values()), (ruling.id, way.id)
            assert not re.search(r"[ \xa0][?!:;»](?!\w)|'", way.label["fr"]), (ruling.id, way.id)


def test_no_setting_is_without_effect_and_no_code_asks_for_what_does_not_exist() -> None:
    bites = [hit for path in sorted(CODE.rglob("*.py")) for hit in BITES.findall(path.read_text(encoding="utf-8"))]
    assert {ruling for ruling, _ in bites} == set(RULINGS.alternatives)
    assert [(ruling, way) for ruling, way in bites if way and way not in RULINGS.alternatives[ruling]] == []


def test_what_is_usual_need_not_be_said() -> None:
    usual = {ruling: ways[0] for ruling, ways in RULINGS.alternatives.items()}
    assert Options().ruling("A-33") == "table" and RULINGS.in_force(()) == usual
    other = RULINGS.settled((), "A-33", "example")
    assert RULINGS.departures(other) == (("A-33", "example"),)
    assert RULINGS.departures(RULINGS.settled(other, "A-33", "table")) == ()
    both = RULINGS.settled(RULINGS.settled((), "A-100", "goods-too"), "A-02", "together")
    assert RULINGS.departures(both) == (("A-02", "together"), ("A-100", "goods-too"))
    assert Options(rulings=(("A-33", "example"),)).ruling("A-33") == "example"


def test_the_settings_of_an_evening_are_read_and_written() -> None:
    options = Options(rulings=(("A-33", "example"), ("A-09", "time-first")))
    assert Options.read(options.dump()) == options
    state = CaptainsLog(book()).start(options.dump())
    assert CaptainsLog(book()).rulings(state)["A-09"] == "time-first"
    assert CaptainsLog(book()).rulings(state)["A-02"] == "apart"
    unsaid = {name: value for name, value in Options().dump().items() if name != "rulings"}
    assert Options.read(unsaid) == Options()


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ([["A-33", "nonsense"]], "rulings.A-33: “nonsense” is none of its ways: "),
        ([["A-01", "any"]], "rulings.A-01: it cannot be set"),
        ([["A-33", "example"], ["A-33", "table"]], "rulings.A-33: it is set twice"),
        ([["A-999", "x"]], "rulings.A-999: it cannot be set"),
    ],
)
def test_a_wrong_setting_is_named_with_what_can_be_set(points: list[list[str]], said: str) -> None:
    with pytest.raises(BadAnswer) as caught:
        Options.read(Options().dump() | {"rulings": points})
    assert said in str(caught.value)
    assert RULINGS.wrong(tuple((ruling, way) for ruling, way in points)) is not None


def test_a_rule_knows_its_rulings_from_both_sides() -> None:
    index = rule_index("captains_log")
    for ruling in index.rulings.values():
        assert all(ruling in index.rulings_of(rule) for rule in ruling.rules)
    assert index.rulings_of("CL-XXX-00") == ()


# ---------------------------------------------------------------- goods and market


@pytest.mark.rule("A-02", "CL-OUT-05", "CL-GEN-03")
def test_a_02_carried_and_printed_goods_halved_together_or_apart() -> None:
    state = at_sea().with_npc("npc-1", cargo=Goods(silver=3))  # 3 printed, 3 carried
    assert spoils.share_of(state, NPC_1).silver == 1 + 1
    assert spoils.share_of(agreed(state, A_02="together"), NPC_1).silver == 3


@pytest.mark.rule("A-04", "CL-SET-05", "CL-EVT-22")
def test_a_04_a_market_filled_by_columns_or_by_rows() -> None:
    empty = MarketTile("spain", 0, 0)
    assert event_effects.filled(empty, 5, 4, 4) == (3, 2)
    assert event_effects.filled(empty, 5, 4, 4, "rows") == (4, 1)
    assert event_effects.filled(empty, 5, event_effects.ENDLESS, event_effects.ENDLESS, "rows") == (3, 2)
    laid = {"market-1": "england", "market-2": "france", "market-3": "holland", "market-4": "spain"}
    told = laid | {"market-dice": [8, 8, 8, 8]}
    bare = at_market(market=())
    usual = play(setup._market, bare, told).state
    by_rows = play(setup._market, agreed(bare, A_04="rows"), told).state
    assert (usual.tile("spain").legal, usual.tile("spain").contraband) == (4, 4)
    assert (by_rows.tile("spain").legal, by_rows.tile("spain").contraband) == (8, 0)
    roll = next(q for q in play(setup._market, bare, told).asked if isinstance(q, Roll))
    assert "A-04" in str(roll.note)


@pytest.mark.rule("A-33", "CL-REP-05", "T-39")
@pytest.mark.parametrize(("n", "usual", "example"), [(1, 0, 0), (2, 0, 1), (3, 1, 1), (6, 2, 2)])
def test_a_33_the_table_or_the_example(n: int, usual: int, example: int) -> None:
    state = at_market()
    assert market.resentment(state, n, book().numbers) == usual
    assert market.resentment(agreed(state, A_33="example"), n, book().numbers) == example
    held = in_port(owning(agreed(state, A_33="example"), goods=Goods(sugar=n)), "pirates")
    sold = play(market.sell_here, held, {"sale": "france:contraband", "cubes": n}, seat="seat-1").state
    assert sold.player("seat-1").standing.france == -example


@pytest.mark.rule("A-42", "CL-MKT-16")
def test_a_42_whether_pirates_sell() -> None:
    state = in_port(at_market(), "pirates")
    row = market.rows(state, "pirates")[0]
    assert market.may_buy(state, SEAT_1, "pirates", row, book().numbers).allowed
    never = agreed(state, A_42="never")
    assert rules(market.may_buy(never, SEAT_1, "pirates", row, book().numbers)) == ["CL-MKT-16"]
    spain = market.TileRow("spain", "legal")
    assert market.may_buy(never, SEAT_1, "spain", spain, book().numbers).allowed


@pytest.mark.rule("A-22", "CL-FRE-02")
def test_a_22_one_point_for_the_hex_or_for_each_cube() -> None:
    state = replace(at_market(), loose=Goods(tea=2)).with_turn(halves=("move",))
    told = {"what": "goods", "take": ["tea"], "take-tea": 2}
    usual = play(actions.pick_up, state, told, seat="seat-1")
    each = play(actions.pick_up, agreed(state, A_22="one-thing"), told, seat="seat-1")
    assert (usual.state.turn.voyage.spent, each.state.turn.voyage.spent) == (1, 2)
    assert [dict(e.text.args) for e in each.of(Announced)] == [{"n": 2, "id": "A-22"}] and not usual.of(Announced)
    one = play(actions.pick_up, agreed(state, A_22="one-thing"), told | {"take-tea": 1}, seat="seat-1")
    assert one.state.turn.voyage.spent == 1 and not one.of(Announced), "for one cube it makes no difference"


@pytest.mark.rule("A-18", "CL-TWR-02")
def test_a_18_a_direct_share_before_the_tower() -> None:
    state = at_sea(switches=Switches(cargo_tower=True)).with_npc("npc-1", water=9, last_damage="water")
    state = state.with_npc("npc-1", cargo=Goods(silver=3))  # with 3 printed
    key = {"key": "x", "victim": "npc-1", "paid": "sunk", "heir": "seat-1"}
    usual = play(spoils.divide_goods, state, {"x-spoils-silver": 4, "x-spoils-tea": 1}, **key).state
    assert (usual.player("seat-1").goods.silver, usual.loose.silver) == (0, 4)
    first = play(spoils.divide_goods, agreed(state, A_18="share-first"), {"x-spoils-silver": 2}, **key).state
    assert (first.player("seat-1").goods.silver, first.loose.silver) == (2, 2)


@pytest.mark.rule("A-30", "CL-BOA-11", "CL-NPC-23")
def test_a_30_an_npc_that_boards_gets_1000_whoever_the_victim_is() -> None:
    state = at_sea().with_npc("npc-2", coins=1000)
    key = {"key": "x", "victim": "npc-2", "paid": "captured", "by": "npc-1"}
    for way, coins in ((None, 1000), ("printed", 2000 + 1000)):
        table = state if way is None else agreed(state, A_30=way)
        assert play(spoils.divide_money, table, {}, **key).state.npc("npc-1").coins == coins


@pytest.mark.rule("A-101", "CL-REP-18", "CL-OUT-07", "CL-DMG-10")
def test_a_101_burnt_down_by_fire_that_spread_counts_as_destroyed_by_who_lit_it() -> None:
    state = at_sea().with_player(
        "seat-1", fire=6, last_hit_by="npc-1", last_damage="fire", standing=Reputation(spain=-2)
    )
    for way, column in ((None, -1), ("unchanged", -2)):
        table = state if way is None else agreed(state, A_101=way)
        burnt = play(damage.fire_spread, table, {}, ship="seat-1", key="x")
        after = burnt.state
        assert not after.player("seat-1").afloat
        assert after.standing("seat-1").spain == column
        assert named(burnt) == ([] if way is None else ["A-101"])
    liked = agreed(state, A_101="unchanged").with_player("seat-1", standing=Reputation(spain=2))
    assert named(play(damage.fire_spread, liked, {}, ship="seat-1", key="x")) == [], "nothing was there to forgive"


@pytest.mark.rule("A-63", "CL-REP-13")
def test_a_63_the_line_of_the_pirates_locks_nobody_who_rises() -> None:
    state = at_sea().with_player("seat-1", standing=Reputation(pirates=-5, spain=-5))
    for nation, way, column in (("pirates", None, -4), ("pirates", "locked", -5), ("spain", None, -5)):
        table = state if way is None else agreed(state, A_63=way)
        moved = play(reputation.move, table, {}, seat="seat-1", country=nation, by=1, rule="CL-REP-09")
        assert moved.state.standing("seat-1").of(nation) == column


@pytest.mark.rule("CL-JON-06", "CL-JON-05", "A-35")
def test_a_35_betrayal_costs_the_fame_of_joining_and_no_prestige() -> None:
    """p. 31; what was won is not won again on the way up."""
    board = CopiedCard("reputation-line", "spain-A", (("prestige", ("5", "7")),))
    state = at_sea().with_player("seat-1", standing=Reputation(spain=11), joined=("spain",))
    paid = (FamePoint(1, SEAT_1, "F-JON", 1, "CL-JON-06"), FamePoint(1, SEAT_1, "F-REP", 2, "CL-REP-13"))
    state = replace(state, cards=(*state.cards, board), ledger=paid)
    betrayed = play(joining.betray, state, {}, seat="seat-1", country="spain")
    assert [(e.cause, e.amount) for e in betrayed.of(FameScored)] == [("F-JON", -1)]
    assert betrayed.state.standing("seat-1").spain == -4
    again = play(reputation.move, betrayed.state, {}, seat="seat-1", country="spain", by=10, rule="CL-REP-09")
    assert again.state.standing("seat-1").spain == 6 and not again.of(FameScored)


@pytest.mark.rule("A-100", "CL-NPC-23", "CL-OUT-15")
def test_a_100_an_npc_takes_money_or_goods_too() -> None:
    state = at_sea().with_npc("npc-2", water=6, last_damage="water", cargo=Goods(tea=4))
    for way, tea in ((None, 0), ("goods-too", 2)):
        table = state if way is None else agreed(state, A_100=way)
        after = play_out(outcomes.destroy, table, victim="npc-2", how="sunk", by="npc-1", key="x").state
        assert after.npc("npc-1").cargo.tea == tea
        assert after.reserve.tea == state.reserve.tea + 4 - tea
    captured = agreed(state, A_100="goods-too")
    taken = play_out(spoils.divide_goods, captured, victim="npc-2", paid="captured", heir="npc-1", key="x").state
    assert taken.npc("npc-1").cargo == Goods()


# ---------------------------------------------------------------- ports and ships


@pytest.mark.rule("A-05", "CL-SET-09")
def test_a_05_a_large_ship_under_a_smaller_card() -> None:
    state = _buying(level=3)
    told = {"space": "any", "card": "ship-30"}
    assert play(ship_sales.new_ship, state, told, seat="seat-1").state.player("seat-1").ship == "ship-30"
    careful = agreed(state, A_05="uncovered-only")
    free = play(ship_sales.new_ship, careful, told | {"covered": False}, seat="seat-1").state
    assert free.player("seat-1").ship == "ship-30"
    covered = play(ship_sales.new_ship, careful, told | {"covered": True}, seat="seat-1")
    assert covered.state.player("seat-1").ship == "ship-07"
    assert [e.rule for e in covered.of(Announced)] == ["CL-SET-09"]
    small = play(ship_sales.new_ship, agreed(_buying(level=2), A_05="uncovered-only"), told, seat="seat-1")
    assert "covered" not in [question.key for question in small.asked], "the smaller card lies on top"


def _buying(level: int) -> State:
    """Anne on board B in a Spanish shipyard, with a ship worth 8000 and another one for 16 000."""
    state = in_port(owning(at_market(), board="B", ship="ship-07", level=2, doubloons=30_000), "spain")
    state = state.with_player("seat-1", standing=replace(state.player("seat-1").standing, spain=3))
    old = filled(player_ship_form(SheetId("ship-07")), level=2, value=8000, crew=9)
    new = filled(player_ship_form(SheetId("ship-30")), level=level, value=16_000, crew=12)
    return with_card(state, old, new)


@pytest.mark.rule("A-38", "CL-YRD-04")
def test_a_38_the_old_ship_is_taken_or_not() -> None:
    told = {"space": "any", "card": "ship-30"}
    full = play(ship_sales.new_ship, _buying(2), told, seat="seat-1").state.player("seat-1")
    less = play(ship_sales.new_ship, agreed(_buying(2), A_38="trade-in"), told, seat="seat-1").state.player("seat-1")
    assert (full.doubloons, less.doubloons) == (14_000, 22_000)
    sale = ship_sales.ShipSale(2000, 2, credit=8000)
    total = ship_sales.ship_price(sale, "spain", 2, "A", book().numbers)
    assert total.total == book().numbers.coin and "A-38" in [term.rule for term in total.terms]


@pytest.mark.rule("A-56", "CL-TAV-03")
def test_a_56_fame_as_often_as_paid_or_once_a_turn() -> None:
    state = in_port(at_market(), "spain")
    twice = play(tavern.buy_fame, state, {"fame": 2}, seat="seat-1")
    assert twice.state.fame("seat-1") == 2 and "A-56" in str(twice.asked[0].note)
    once = play(tavern.buy_fame, agreed(state, A_56="once-a-turn"), {}, seat="seat-1").state
    assert once.fame("seat-1") == 1
    rich = owning(once, doubloons=20_000)
    assert rules(tavern.may_buy_fame(rich, book(), SEAT_1)) == ["CL-TAV-03"]
    assert tavern.may_buy_fame(rich.with_turn(round=2), book(), SEAT_1).allowed


@pytest.mark.rule("A-62", "CL-SET-23")
def test_a_62_a_mission_before_the_first_turn() -> None:
    state = in_port(at_market(), "native", services=("tavern", "yard")).with_turn(stage="setup")
    too = agreed(state, A_62="missions-too")

    def offered(table: State) -> list[str]:
        return [offer.option.id for offer in ports.offers(table, book())]

    assert "mission-take" not in offered(state) and "mission-take" in offered(too)
    assert rules(missions.may_take(state, book(), SEAT_1)) == ["CL-SET-23"]
    assert missions.may_take(too, book(), SEAT_1).allowed
    assert not {"yard-sell", "yard-wood-sell", "market-sell"} & set(offered(too))


@pytest.mark.rule("A-79", "CL-GEN-09", "CL-SET-10")
def test_a_79_crew_tokens_leave_the_bag_or_stay() -> None:
    state = at_market()
    assert upgrades.in_play(state, find(book(), "sabres"))
    assert not upgrades.in_play(state, find(book(), "cabin"))
    assert not upgrades.in_play(agreed(state, A_79="removed"), find(book(), "sabres"))


@pytest.mark.rule("A-96", "CL-SHP-10")
def test_a_96_cannon_icons_limit_what_is_used_or_owned() -> None:
    state = owning(at_sea(), cannons=6)  # six icons
    assert upgrades.may_gain(state, book(), SEAT_1, "cannon").allowed
    owned = agreed(state, A_96="owned")
    assert rules(upgrades.may_gain(owned, book(), SEAT_1, "cannon")) == ["CL-SHP-10"]
    assert upgrades.may_gain(owning(owned, cannons=5), book(), SEAT_1, "cannon").allowed


# ---------------------------------------------------------------- rounds, sailing


@pytest.mark.rule("A-09", "CL-TRN-09", "CL-TRN-07")
def test_a_09_the_order_of_the_end_of_the_round() -> None:
    usual = rounds.in_order(a_table())
    assert usual[:3] == ("round-kraken", "round-fog", "round-time") and usual[-2:] == ("round-event", "round-next")
    late = rounds.in_order(agreed(a_table(), A_09="time-first"))
    assert late[0] == "round-time" and late[-3:] == ("round-kraken", "round-fog", "round-next")
    assert set(late) == set(usual)
    assert rounds.in_order(agreed(a_table(), A_09="event-at-start")) == usual


@pytest.mark.rule("A-09", "CL-TRN-07", "CL-SET-24")
def test_a_09_an_event_before_the_first_turn() -> None:
    state = replace(a_table(), events=(1, 2), wind=WindId("wind-1"))
    assert [each for each in play(setup.begin, state, {}).asked if not isinstance(each, Form) or each.needed] == []
    first = play_out(setup.begin, agreed(state, A_09="event-at-start"))
    assert first.state.discards and first.state.turn.round == 1


@pytest.mark.rule("A-08", "CL-NPC-13", "CL-TRN-08")
def test_a_08_where_the_counters_of_npcs_turn() -> None:
    state = scene(with_spain=(None, None), npc={"counter": 2})
    assert activate(state, {"mooring": False}).state.npc("npc-1").counter == 1
    later = agreed(state, A_08="round-end")
    waiting = activate(later, {"mooring": False})
    assert waiting.state.npc("npc-1").counter == 2 and "counter-later" in orders(waiting)
    assert "round-counters" in rounds.in_order(later) and "round-counters" not in rounds.in_order(state)
    turned = play(activation.turn_counters, waiting.state, {}).state
    assert turned.npc("npc-1").counter == 1
    gone = play_out(activation.turn_counters, turned).state
    assert not gone.npc("npc-1").on_map and gone.npc("npc-1").counter is None


@pytest.mark.rule("A-49", "CL-KRK-07", "CL-KRK-08")
def test_a_49_the_colossal_kraken_alone() -> None:
    state = replace(a_table(), kraken=(27,), revealed=(16,))
    assert kraken.waits(agreed(state, A_49="acts-alone"), book()) == ()
    waited = play(rounds.kraken_step, state, {})
    assert waited.asked == [] and [e.rule for e in waited.of(Announced)] == ["CL-KRK-08"]
    told = {"kraken-24-roll": [1, 3], "kraken-24-dial": {"face_1": "12"}, "kraken-24-met": []}
    together = play(rounds.kraken_step, replace(state, kraken=(24, 27)), told)
    assert not [q for q in together.asked if q.key.startswith("kraken-27")]


@pytest.mark.rule("A-11", "CL-EXP-01")
def test_a_11_a_line_along_land_is_told_where_it_is_judged() -> None:
    state = at_market(revealed=(3,))
    for way in RULINGS.alternatives["A-11"]:
        asked = play(exploring.explore, agreed(state, A_11=way), {"tiles": []}, seat="seat-1").asked[0]
        assert f"cl-sight-{way}" in str(asked.note) and "A-11" in str(asked.note)
        assert all(texts_in(lang)(_note(asked)) for lang in LANGUAGES)


def _note(question: Any) -> Msg:
    assert isinstance(question.note, Msg)
    return question.note


@pytest.mark.rule("A-15", "CL-RNG-01")
def test_a_15_where_a_ship_can_fire_is_told_with_the_targets() -> None:
    for way in RULINGS.alternatives["A-15"]:
        state = agreed(at_sea(), A_15=way)
        run: Run[State, Any] = Run(gunnery.fire, command("fire", seat="seat-1"), state, book())
        run.start()
        assert run.question is not None and run.question.key == "target"
        assert f"cl-arc-{way}" in str(run.question.note) and "A-15" in str(run.question.note)


# ---------------------------------------------------------------- combat


@pytest.mark.rule("A-14", "CL-FRT-02")
def test_a_14_whether_fortresses_fire_at_npcs() -> None:
    state = at_sea()
    assert fortresses.hostile(state, NPC_2, "spain").allowed
    assert rules(fortresses.hostile(agreed(state, A_14="players-only"), NPC_2, "spain")) == ["CL-FRT-02"]


@pytest.mark.rule("A-20", "CL-BOA-04", "CL-BOA-05")
def test_a_20_the_flag_or_the_crew_of_a_defender() -> None:
    card = card_of(at_sea(), NPC_1)  # crew 12, boarding flag 5
    assert npc_dice(card, 2, defending=True) == 3
    assert npc_dice(card, 2, defending=True, by_flag=False) == 10
    assert npc_dice(card, 2, defending=False, by_flag=False) == 3


@pytest.mark.rule("A-39", "CL-AMM-05")
def test_a_39_chain_shot_per_die_or_per_point() -> None:
    damage = (0, 2, 4)
    assert amount(damage, "chain") == 2 and amount(damage, "chain", chain="per-point") == 6
    assert amount(damage, "normal", chain="per-die") == 6


@pytest.mark.rule("A-58", "CL-AMM-04", "CL-RNG-09")
def test_a_58_an_npc_without_crew_is_paid_as_burned_or_as_sunk() -> None:
    state = at_sea(switches=Switches(boarding=True)).with_npc("npc-1", wounds=12, cargo=Goods(silver=2))
    war = {"x-war-bonus": "england"}
    lost: Mapping[str, Any] = {"victim": "npc-1", "how": "crewless", "by": "seat-1", "key": "x"}
    burned = play_out(outcomes.destroy, state, war, **lost).state.player("seat-1")
    sunk = play_out(outcomes.destroy, agreed(state, A_58="as-sunk"), war, **lost).state.player("seat-1")
    assert burned.goods == Goods() and sunk.goods.silver == 2
    assert burned.doubloons == sunk.doubloons


# ---------------------------------------------------------------- NPCs


@pytest.mark.rule("A-26", "CL-NPC-15")
def test_a_26_how_npcs_turn_is_said_with_the_order() -> None:
    state = scene("aggressive", "move6 fire4", with_spain=(-1, None))
    usual = activate(state, {"f1-where": "far"})
    freely = activate(agreed(state, A_26="freely"), {"f1-where": "far"})
    assert "cl-npc-way-freely" not in _ways(usual) and "cl-npc-way-freely" in _ways(freely)


def _ways(played: Any) -> str:
    return str(played.state.report.orders)


@pytest.mark.rule("A-28", "CL-NPC-30", "CL-NPC-27")
def test_a_28_it_stays_with_whom_it_touches_or_leaves_for_a_better_target() -> None:
    state = scene("aggressive", "move6", "merchant england", with_spain=(-1, None))
    seen = {"f1-seen": ["seat-1", "npc-2"], "f1-contact": "npc-2:ready"}
    stays = activate(state, seen | {"mooring": False})
    assert orders(stays)[0].startswith("skip")
    leaves = activate(agreed(state, A_28="leaves"), seen)
    assert orders(leaves)[0].startswith("move") and "Anne" in orders(leaves)[0]
    best = {"f1-seen": ["seat-1", "npc-2"], "f1-contact": "seat-1:ready", "mooring": False}
    assert orders(activate(agreed(state, A_28="leaves"), best))[0].startswith("skip")


@pytest.mark.rule("A-88", "CL-NPC-08", "CL-NPC-09")
def test_a_88_a_member_shares_the_wars_of_its_nation() -> None:
    state = scene(with_spain=(0, None)).with_player("seat-1", joined=("england",))
    assert is_enemy(state, book(), NPC_1, SEAT_1)
    assert not is_enemy(agreed(state, A_88="own-name-only"), book(), NPC_1, SEAT_1)


@pytest.mark.rule("A-90", "CL-NPC-10")
def test_a_90_two_corsairs() -> None:
    state = with_card(
        a_table(),
        npc_card("ship-01", role="aggressive", nation="pirates", country="england"),
        npc_card("ship-02", role="aggressive", nation="pirates", country="spain"),
        npc_card("ship-03", role="aggressive", nation="pirates", country="holland"),
    )
    state = replace(state, npcs=tuple(replace(n, card=CardId(f"ship-0{i}")) for i, n in enumerate(state.npcs, 1)))
    english, spanish = (card_of(state, npc) for npc in ("npc-1", "npc-2"))
    dutch = card_of(state.with_npc("npc-2", card="ship-03"), NPC_2)
    assert not hostile_cards(state, english, spanish)
    countries = agreed(state, A_90="countries")
    assert hostile_cards(countries, english, spanish) and not hostile_cards(countries, english, dutch)


# ---------------------------------------------------------------- reputation, fame, score


@pytest.mark.rule("A-32", "CL-REP-04")
def test_a_32_a_port_violated_once_or_at_each_attack() -> None:
    ship = npc_card("ship-01", role="merchant", nation="spain")
    state = with_card(at_market(), ship).with_npc("npc-1", card="ship-01", revealed=True, on_map=True)
    for way, column in (("once", -2), ("each-attack", -4)):
        table = agreed(state, A_32=way)
        for _ in range(2):
            table = play(reputation.attack, table, {}, seat="seat-1", victim="npc-1", port="france").state
        assert table.player("seat-1").standing.france == column
        assert table.player("seat-1").standing.spain == -1


@pytest.mark.rule("A-35", "CL-REP-13")
def test_a_35_prestige_is_taken_back_or_kept_once() -> None:
    state = with_card(at_market(), line("spain", prestige=("2", "3")))

    def walk(table: State, *steps: int) -> list[int]:
        scored = []
        for by in steps:
            played = play(reputation.move, table, {}, seat="seat-1", country="spain", by=by, rule="CL-REP-06")
            scored += [event.amount for event in played.of(FameScored)]
            table = played.state
        return scored

    assert walk(state, 3, -2, 2) == [2, -2, 2]
    assert walk(agreed(state, A_35="kept"), 3, -2, 2) == [2]
    assert walk(agreed(state, A_35="kept"), 2, -1, 2) == [1, 1]
    back: dict[str, Any] = {"seat": "seat-1", "country": "spain", "by": -2, "rule": "CL-REP-02"}
    for table, told in ((state, []), (agreed(state, A_35="kept"), ["A-35"])):
        risen = play(reputation.move, table, {}, **(back | {"by": 3}))
        assert named(risen) == [] and named(play(reputation.move, risen.state, {}, **back)) == told


@pytest.mark.rule("A-85", "CL-SCR-02")
def test_a_85_enemies_at_war_with_each_other() -> None:
    state = solo_table(wars=(("spain", "france"),))
    usual = solo.enemies_value(state, book())
    others = solo.enemies_value(agreed(state, A_85="others-only"), book())
    assert usual.total == 4 + 2 - 1 - 1 and others.total == 4 + 2
    assert {term.rule for term in usual.terms} == {"CL-SCR-02", "A-85"}


@pytest.mark.rule("A-33", "A-32", "A-100")
def test_what_comes_out_otherwise_than_usual_names_the_setting() -> None:
    held = in_port(owning(at_market(), goods=Goods(sugar=2)), "pirates")
    told = {"sale": "france:contraband", "cubes": 2}
    assert named(play(market.sell_here, held, told, seat="seat-1")) == []
    assert named(play(market.sell_here, agreed(held, A_33="example"), told, seat="seat-1")) == ["A-33"]
    sunk = at_sea().with_npc("npc-2", water=6, last_damage="water", cargo=Goods(tea=4))
    lost: Mapping[str, Any] = {"victim": "npc-2", "how": "sunk", "by": "npc-1", "key": "x"}
    assert named(play_out(outcomes.destroy, sunk, **lost)) == []
    assert named(play_out(outcomes.destroy, agreed(sunk, A_100="goods-too"), **lost)) == ["A-100"]
