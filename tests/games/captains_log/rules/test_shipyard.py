"""1.24, 1.25 Shipyard."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.harbour import ship_sales, shipyard
from companion.games.captains_log.harbour.ship_sales import ShipSale, ship_price
from companion.games.captains_log.model.ids import Nation, SheetId
from companion.games.captains_log.model.ledger import CoinsChanged
from companion.games.captains_log.model.state import Flag, Goods, State
from companion.games.captains_log.ship import upgrades
from tests.games.captains_log.rules.harbour import at_market, expert, filled, friends, in_port, owning, price, with_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.verdicts import refused_by


def yard(flag: Flag = "france", **columns: Any) -> State:
    """In a shipyard with some prices copied."""
    copied = (price("cannon", 2000), price("sails", 3000), price("chain", 2000), price("reinforced_hull", 5000))
    return in_port(friends(with_card(at_market(), *copied), **columns), flag, services=("yard",))


def bought(state: State, ware: str, **answers: Any) -> Played:
    return play(shipyard.buy, state, {"ware": ware} | answers, seat="seat-1")


@pytest.mark.rule("CL-YRD-01", "CL-UPG-01", "CL-TAV-01")
def test_cl_yrd_01_ship_upgrades_need_no_reputation() -> None:
    player = bought(yard("native"), "cannon", n=3).state.player("seat-1")
    assert (player.cannons, player.doubloons) == (5, 14_000)
    player = bought(yard(), "chain").state.player("seat-1")
    assert (player.ammunition, player.doubloons) == (("chain",), 18_000)


@pytest.mark.rule("CL-YRD-01", "CL-GEN-09")
def test_cl_gen_09_without_boarding_no_yard_sells_what_serves_crews() -> None:
    def sold(state: State) -> set[str]:
        return {ware.id for ware in shipyard.wares(state, book())}

    assert sold(expert(yard())) - sold(yard()) == {"rowboat", "cabin", "grapeshot"}


@pytest.mark.rule("CL-YRD-01", "CL-AMM-06")
def test_cl_yrd_01_what_cannot_be_bought_is_grey_with_its_reason() -> None:
    state = owning(yard(), doubloons=2000, ammunition=("chain",))
    rights = {w.id: shipyard.may_buy(state, book(), w) for w in shipyard.wares(state, book())}
    assert rights["cannon"].allowed
    assert [reason.rule for reason in rights["sails"].refusals] == ["CL-GEN-02"]
    assert "CL-AMM-06" in [reason.rule for reason in rights["chain"].refusals]


@pytest.mark.rule("CL-YRD-01")
def test_cl_yrd_01_an_unknown_price_is_read_off_the_board_and_a_copied_one_kept() -> None:
    asked = bought(yard(), "long_cannons", **{"price-long_cannons": {"price": 4000}, "n": 1}).state
    assert asked.player("seat-1").doubloons == 16_000
    assert bought(asked, "long_cannons", n=1).state.player("seat-1").doubloons == 12_000
    read = bought(yard(), "improved_cannon", **{"price-improved_cannon": {}, "price": 3000, "n": 2}).state
    assert read.player("seat-1").upgrades == ("improved_cannon", "improved_cannon")
    assert read.player("seat-1").doubloons == 14_000


@pytest.mark.rule("CL-YRD-10")
def test_cl_yrd_10_side_b_may_ask_reputation_for_an_upgrade() -> None:
    side_a = with_card(yard(france=1), price("sails", 3000, reputation=2))
    state = expert(side_a, reputation_board="B", tavern_board="B")
    ware = upgrades.find(book(), "sails")
    assert [reason.rule for reason in shipyard.may_buy(state, book(), ware).refusals] == ["CL-TAV-01"]
    assert shipyard.may_buy(friends(state, france=2), book(), ware).allowed
    assert shipyard.may_buy(side_a, book(), ware).allowed


@pytest.mark.rule("CL-YRD-06", "CL-NAU-01")
def test_cl_yrd_06_the_french_officer_is_sold_in_french_yards_from_reputation_4() -> None:
    hull = upgrades.find(book(), "reinforced_hull")
    assert hull in shipyard.wares(yard(), book())
    assert hull not in shipyard.wares(yard("spain"), book())
    assert refused_by(shipyard.may_buy(yard(france=3), book(), hull)) == ["CL-TAV-01"]
    player = bought(yard(france=4), "reinforced_hull").state.player("seat-1")
    assert (player.upgrades, player.doubloons) == (("reinforced_hull",), 16_000)


@pytest.mark.rule("CL-REP-14")
def test_cl_rep_14_friends_of_france_pay_less_but_never_less_than_a_coin() -> None:
    state = yard("spain", france=4)
    assert bought(state, "cannon", n=2).state.player("seat-1").doubloons == 18_000
    cheap = with_card(state, price("cannon", 1000))
    assert bought(cheap, "cannon", n=1).state.player("seat-1").doubloons == 19_000
    total = shipyard.price_sum(state, book(), SEAT_1, 3000)
    assert [(term.value, term.rule) for term in total.terms] == [(3000, ""), (-1000, "CL-REP-14")]


@pytest.mark.rule("CL-YRD-02", "A-38")
def test_cl_yrd_02_ship_upgrades_and_ammunition_go_back_at_their_price() -> None:
    state = owning(yard(), upgrades=("sails", "sails", "gunner"), ammunition=("chain",), doubloons=0)
    played = play(shipyard.sell, state, {"ware": "sails", "n": 2}, seat="seat-1")
    assert played.state.player("seat-1").upgrades == ("gunner",)
    assert played.state.player("seat-1").doubloons == 6000
    offered = [option.id for option in played.asked[0].options]  # type: ignore[attr-defined]
    assert offered == ["cannon", "sails", "chain"]
    friend = play(shipyard.sell, friends(state, france=4), {"ware": "sails", "n": 1}, seat="seat-1").state
    assert friend.player("seat-1").doubloons == 2000
    bare = owning(yard(), cannons=0, upgrades=("gunner",))
    assert [reason.rule for reason in shipyard.may_sell(bare, book(), SEAT_1).refusals] == ["CL-YRD-02"]


@pytest.mark.rule("CL-YRD-03", "CL-REP-08", "CL-MKT-01")
def test_cl_yrd_03_wood_goes_two_for_a_coin_both_ways() -> None:
    state = play(shipyard.buy_wood, yard(), {"wood": 6}, seat="seat-1").state
    assert (state.player("seat-1").goods.wood, state.player("seat-1").doubloons) == (6, 17_000)
    sold = play(shipyard.sell_wood, state, {"wood": 4}, seat="seat-1")
    assert (sold.state.player("seat-1").goods.wood, sold.state.player("seat-1").doubloons) == (2, 19_000)
    assert (sold.state.fame("seat-1"), sold.state.player("seat-1").standing) == (0, yard().player("seat-1").standing)
    assert sold.state.reserve.wood == 23
    by_boat = yard().with_turn(boats=2)
    for trade, goods in ((shipyard.buy_wood, Goods()), (shipyard.sell_wood, Goods(wood=2))):
        assert play(trade, owning(by_boat, goods=goods), {"wood": 2}, seat="seat-1").state.turn.boats == 1


@pytest.mark.rule("CL-YRD-03", "CL-GEN-11")
def test_cl_yrd_03_no_wood_without_money_reserve_or_a_pair() -> None:
    assert refused_by(shipyard.may_buy_wood(owning(yard(), doubloons=0), book(), SEAT_1)) == ["CL-GEN-02"]
    empty = replace(yard(), reserve=Goods(1, 1, 1, 1, 1, 0))
    assert [r.rule for r in shipyard.may_buy_wood(empty, book(), SEAT_1).refusals] == ["CL-GEN-11"]
    one = owning(yard(), goods=Goods(wood=1))
    assert [r.rule for r in shipyard.may_sell_wood(one, book(), SEAT_1).refusals] == ["CL-YRD-03"]
    last = replace(yard(), reserve=Goods(1, 1, 1, 1, 1, 1))
    assert play(shipyard.buy_wood, last, {}, seat="seat-1").state.player("seat-1").goods.wood == 1


@pytest.mark.rule("CL-YRD-04", "CL-YRD-11", "CL-SHP-01")
def test_cl_yrd_11_the_next_level_of_a_printed_ship() -> None:
    card = filled(player_ship_form(SheetId("board-A-2")), value=8000, crew=6)
    state = owning(with_card(yard(france=2), card), water=3, crew=7)
    played = play(ship_sales.new_ship, state, {}, seat="seat-1")
    player = played.state.player("seat-1")
    assert (player.level, player.ship, player.water, player.crew, player.doubloons) == (2, "", 0, 6, 12_000)
    assert played.state.era == 2
    poor_stranger = owning(with_card(yard(france=1), card), doubloons=0)
    assert refused_by(ship_sales.may_buy_ships(poor_stranger, book(), SEAT_1)) == ["CL-TAV-01"], (
        "the price is none of his business"
    )
    assert refused_by(ship_sales.may_buy_ships(owning(state, doubloons=0), book(), SEAT_1)) == ["CL-GEN-02"]
    largest = owning(yard(france=4), level=3)
    assert [r.rule for r in ship_sales.may_buy_ships(largest, book(), SEAT_1).refusals] == ["CL-YRD-11"]


@pytest.mark.rule("CL-YRD-04")
def test_cl_yrd_04_pirate_ports_sell_no_ships() -> None:
    assert "CL-YRD-04" in [
        r.rule for r in ship_sales.may_buy_ships(yard("pirates", pirates=5), book(), SEAT_1).refusals
    ]


@pytest.mark.rule("CL-YRD-07", "CL-YRD-08", "CL-YRD-09", "T-33")
@pytest.mark.parametrize(
    ("have", "value", "level", "space", "pays"),
    [
        (2, 13_000, 2, "holland", 14_000),
        (2, 12_000, 2, "england", 13_000),
        (4, 11_000, 2, "spain", 9000),
        (4, 15_000, 3, "spain", 14_000),
    ],
)
def test_cl_yrd_09_prices_of_side_b(have: int, value: int, level: int, space: Nation, pays: int) -> None:
    assert ship_price(ShipSale(value, level, space), "spain", have, "B", book().numbers).total == pays
    assert ship_price(ShipSale(value, level, space), "spain", have, "A", book().numbers).total == value


def card_yard(flag: Flag, side: str, **columns: int) -> State:
    """A player with board B in a shipyard; ship 7 is worth 11 000, ship 30 is of level 3."""
    ships = (
        filled(player_ship_form(SheetId("ship-07")), level=2, value=11_000, crew=9),
        filled(player_ship_form(SheetId("ship-30")), level=3, value=16_000, crew=12),
    )
    state = expert(
        owning(yard(flag, **columns), board="B", ship="ship-02", crew=5), reputation_board=side, tavern_board=side
    )
    lines = tuple(
        replace(c, subject=c.subject.replace("-A", f"-{side}")) for c in state.cards if c.schema == "reputation-line"
    )
    return with_card(state, *ships, *lines)


@pytest.mark.rule("CL-YRD-07", "CL-YRD-09", "A-38", "CL-FRT-04")
def test_cl_yrd_07_a_ship_card_of_the_nation_on_side_b() -> None:
    state = card_yard("spain", "B", spain=4)
    played = play(ship_sales.new_ship, state, {"space": "spain", "card": "ship-07"}, seat="seat-1")
    player = played.state.player("seat-1")
    assert (player.ship, player.level, player.doubloons, player.crew) == ("ship-07", 2, 11_000, 5)
    assert played.state.box == ("ship-02",)
    spaces = {o.id: o.verdict.refusals for o in played.asked[0].options}  # type: ignore[attr-defined]
    assert [reason.rule for reason in spaces["france"]] == ["CL-YRD-08"]
    assert spaces["holland"] == ()
    dear = owning(card_yard("spain", "B", spain=3), doubloons=10_000)  # 11 000, less 1000 for a point above the need
    sale = ShipSale(11_000, 2, "spain")
    assert ship_sales.may_pay_for(dear, book(), SEAT_1, sale).allowed
    assert refused_by(ship_sales.may_pay_for(friends(dear, spain=2), book(), SEAT_1, sale)) == ["CL-GEN-02"]


@pytest.mark.rule("CL-YRD-07")
def test_cl_yrd_07_a_level_3_ship_asks_for_more_reputation_on_side_b() -> None:
    state = card_yard("spain", "B", spain=2)
    refused = play(ship_sales.new_ship, state, {"space": "spain", "card": "ship-07"}, seat="seat-1")
    cards = {o.id: o.verdict for o in next(q for q in refused.asked if q.key == "card").options}  # type: ignore[attr-defined]
    assert [reason.rule for reason in cards["ship-30"].refusals] == ["CL-TAV-01"]
    fresh = replace(state, cards=tuple(card for card in state.cards if card.subject != "ship-30"))
    told = {"space": "spain", "card": "ship-30", "card-values": {"level": 3, "value": 16_000}}
    played = play(ship_sales.new_ship, fresh, told, seat="seat-1")
    assert [e.rule for e in played.of(Announced)] == ["CL-TAV-01"]
    assert played.state.player("seat-1").ship == "ship-02"
    told = {"space": "spain", "card": "ship-30"}
    sold = play(ship_sales.new_ship, friends(state, spain=3), told, seat="seat-1").state
    assert sold.player("seat-1").level == 3
    assert sold.era == 3


@pytest.mark.rule("CL-YRD-05")
def test_cl_yrd_05_french_ships_only_in_france_unless_only_they_are_left() -> None:
    state = card_yard("spain", "A", spain=2)
    played = play(ship_sales.new_ship, state, {"space": "last", "card": "ship-07"}, seat="seat-1")
    options = {o.id: o.verdict.refusals for o in played.asked[0].options}  # type: ignore[attr-defined]
    assert [reason.rule for reason in options["france"]] == ["CL-YRD-05"]
    assert [e.amount for e in played.of(CoinsChanged)] == [-11_000]
    in_france = play(
        ship_sales.new_ship, card_yard("france", "A", france=2), {"space": "france", "card": "ship-07"}, seat="seat-1"
    )
    assert in_france.state.player("seat-1").ship == "ship-07"
