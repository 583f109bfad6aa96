"""1.24 Tavern."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose, Number
from companion.games.captains_log import rounds
from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.game import CaptainsLog
from companion.games.captains_log.harbour import crewing, tavern, tavern_stock
from companion.games.captains_log.harbour.tavern_stock import TavernFilled
from companion.games.captains_log.model.ids import SheetId
from companion.games.captains_log.model.ledger import CoinsChanged
from companion.games.captains_log.model.names import coins
from companion.games.captains_log.model.state import FamePoint, State
from companion.games.captains_log.renown import fame
from tests.games.captains_log.rules.harbour import at_market, expert, filled, friends, in_port, owning, price, with_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.rules.tables import play_out, solo_table
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.verdicts import refused_by


def tavern_board(where: str, **values: int) -> Any:
    return filled(tavern.tavern_form("A", book().numbers), where=where, **values)


def recruited(state: State, space: str, upgrade: str, **answers: Any) -> Played:
    return play(tavern.recruit, state, {"space": space, "upgrade": upgrade} | answers, seat="seat-1")


def by_space(**columns: Any) -> State:
    """In a French tavern whose first line sells at 2000, 3000 and 4000, the second at 5000."""
    prices = {"price_1_1": 2000, "price_1_2": 3000, "price_1_3": 4000, "price_2_1": 5000}
    tokens = tuple(price(item, None) for item in ("gunner", "helmsman", "carpenter"))
    state = with_card(at_market(), tavern_board("space", **prices), *tokens)
    return in_port(friends(state, **columns), "france", services=("tavern",))


@pytest.mark.rule("CL-TAV-01", "CL-TAV-02", "CL-TAV-04", "CL-SET-10")
def test_cl_tav_04_a_line_asks_for_its_reputation() -> None:
    played = recruited(by_space(france=1), "1-2", "gunner")
    player = played.state.player("seat-1")
    assert (player.doubloons, player.upgrades) == (17_000, ("gunner",))
    assert played.state.turn.tavern_bought
    spaces = {option.id: option.verdict for option in played.asked[0].options}  # type: ignore[attr-defined]
    assert [reason.rule for reason in spaces["2-1"].refusals] == ["CL-TAV-01"]
    assert spaces["2-1"].sums[0].total == 1
    assert len(spaces) == 9


@pytest.mark.rule("CL-TAV-02")
def test_cl_tav_02_any_number_in_a_turn() -> None:
    state = recruited(by_space(france=2), "1-1", "gunner").state
    state = recruited(state, "2-1", "carpenter").state
    assert state.player("seat-1").upgrades == ("gunner", "carpenter")
    assert state.player("seat-1").doubloons == 13_000


@pytest.mark.rule("CL-TAV-02", "CL-TAV-01")
def test_cl_tav_01_prices_on_tokens_are_asked_once_and_kept() -> None:
    state = in_port(friends(at_market(), france=1), "france", services=("tavern",))
    first = recruited(state, "1-0", "gunner", tavern={"where": "token"}, **{"price-gunner": {"price": 3000}})
    assert first.state.player("seat-1").doubloons == 17_000
    second = recruited(first.state, "1-0", "gunner")
    assert second.state.player("seat-1").doubloons == 14_000
    unknown = recruited(first.state, "1-0", "carpenter", **{"price-carpenter": {}, "price": 2000})
    assert unknown.state.player("seat-1").doubloons == 15_000


@pytest.mark.rule("CL-TAV-01", "CL-TAV-02")
def test_cl_tav_01_a_space_says_its_price_as_far_as_it_is_known() -> None:
    spaces = recruited(by_space(france=1), "1-1", "gunner").asked[0]
    assert isinstance(spaces, Choose)
    notes = {option.id: option.note and option.note.key for option in spaces.options}
    assert (notes["1-1"], notes["3-1"]) == (coins(2000).key, "cl-price-unknown")


@pytest.mark.rule("CL-TAV-01", "CL-TAV-02")
def test_cl_tav_02_a_price_on_a_space_is_read_off_when_it_is_paid_and_stays_on_the_space() -> None:
    played = recruited(by_space(france=3), "3-2", "gunner", **{"space-price": {"price_3_2": 6000}})
    assert played.state.player("seat-1").doubloons == 14_000
    assert tavern.space_price(played.state, 3, 2) == 6000 and tavern.space_price(played.state, 3, 1) is None
    assert tavern.space_price(played.state, 1, 1) == 2000
    again = recruited(played.state, "3-2", "carpenter")
    assert again.state.player("seat-1").doubloons == 8_000
    assert not any(question.key == "price-gunner" for question in played.asked)


@pytest.mark.rule("CL-SHP-08")
def test_cl_shp_08_the_level_icon_asks_for_a_larger_ship() -> None:
    state = with_card(by_space(france=1), price("gunner", None, level="2"))
    played = recruited(state, "1-1", "carpenter")
    whom = next(question for question in played.asked if question.key == "upgrade")
    gunner = next(option for option in whom.options if option.id == "gunner")  # type: ignore[attr-defined]
    assert [reason.rule for reason in gunner.verdict.refusals] == ["CL-SHP-08"]
    fresh = recruited(by_space(france=1), "1-1", "gunners_mate", **{"price-gunners_mate": {"level": "2"}})
    assert [e.rule for e in fresh.of(Announced)] == ["CL-SHP-08"]
    assert fresh.state.player("seat-1").upgrades == ()
    assert recruited(owning(state, level=2), "1-1", "gunner").state.player("seat-1").upgrades == ("gunner",)


@pytest.mark.rule("CL-TAV-08")
def test_cl_tav_08_a_unique_that_is_owned_is_grey() -> None:
    state = owning(by_space(france=1), upgrades=("helmsman",))
    played = recruited(state, "1-1", "carpenter")
    whom = next(question for question in played.asked if question.key == "upgrade")
    verdicts = {option.id: option.verdict.allowed for option in whom.options}  # type: ignore[attr-defined]
    assert not verdicts["helmsman"]
    assert verdicts["gunner"]


@pytest.mark.rule("CL-TAV-05", "CL-NAU-02", "CL-NAU-01")
def test_cl_tav_05_a_nation_sells_its_own_upgrade_from_reputation_4() -> None:
    state = with_card(at_market(), tavern_board("token"), price("merchant", 4000))
    dutch = in_port(friends(state, holland=4), "holland", services=("tavern",))
    played = play(tavern.recruit, dutch, {"space": "merchant"}, seat="seat-1")
    assert played.state.player("seat-1").upgrades == ("merchant",)
    assert played.state.player("seat-1").doubloons == 16_000
    offered = recruited(played.state, "1-0", "gunner", **{"price-gunner": {"price": 3000}}).asked[0]
    assert isinstance(offered, Choose)
    assert refused_by(offered.options[-1].verdict) == ["CL-TAV-08"], "one merchant is enough for anybody"
    assert "merchant" not in [u.id for u in tavern.of_nation(in_port(state, "spain"), book())]
    assert tavern.of_nation(in_port(state, "france"), book()) == ()


@pytest.mark.rule("CL-TAV-01")
def test_cl_tav_01_where_nothing_is_open_the_offer_is_grey() -> None:
    offer = tavern.offers(by_space(), book())[0]
    assert [reason.rule for reason in offer.option.verdict.refusals] == ["CL-TAV-01"]
    assert tavern.offers(by_space(france=1), book())[0].option.verdict.allowed
    poor = owning(by_space(france=1), doubloons=1000)
    assert "CL-GEN-02" in [reason.rule for reason in tavern.offers(poor, book())[0].option.verdict.refusals]


@pytest.mark.rule("CL-TAV-03", "A-56")
def test_cl_tav_03_fame_as_often_as_it_can_be_paid() -> None:
    state = in_port(at_market(), "native", services=("tavern",))
    played = play(tavern.buy_fame, state, {"fame": 2}, seat="seat-1")
    assert played.state.fame("seat-1") == 2
    (often,) = (each for each in played.asked if isinstance(each, Number))
    assert (often.lo, often.hi, often.default) == (1, 2, 1)
    assert [(e.amount, e.cause) for e in played.of(CoinsChanged)] == [(-16_000, "fame")]
    assert refused_by(tavern.may_buy_fame(played.state, book(), SEAT_1)) == ["CL-GEN-02"]


@pytest.mark.rule("CL-TAV-03", "CL-TAV-04")
def test_cl_tav_04_three_offers_of_crew() -> None:
    state = in_port(expert(friends(at_market(), france=2)), "france", services=("tavern",))
    assert [(c.n, c.price, c.needs) for c in crewing.crews(book().numbers)] == [
        (2, 1000, 0),
        (5, 2000, 2),
        (3, 1000, 3),
    ]
    played = play(crewing.hire, state, {"crew": "1"}, seat="seat-1")
    assert (played.state.player("seat-1").crew, played.state.player("seat-1").doubloons) == (5, 18_000)
    assert [option.verdict.allowed for option in played.asked[0].options] == [True, True, False]  # type: ignore[attr-defined]
    poor = play(crewing.hire, owning(state, doubloons=0), {}, seat="seat-1")
    assert not poor.asked and poor.state.player("seat-1").crew == state.player("seat-1").crew


@pytest.mark.rule("CL-UPG-06", "CL-TAV-03")
def test_cl_upg_06_nobody_hires_beyond_the_limit_of_ship_and_cabins() -> None:
    card = filled(player_ship_form(SheetId("board-A-1")), crew=8)
    state = in_port(with_card(expert(owning(at_market(), crew=7)), card), "france", services=("tavern",))
    assert play(crewing.hire, state, {"crew": "0"}, seat="seat-1").state.player("seat-1").crew == 8
    full = owning(state, crew=8)
    refusal = crewing.may_hire(full, book(), SEAT_1, crewing.crews(book().numbers)[0])
    assert [reason.rule for reason in refusal.refusals] == ["CL-UPG-06"]
    assert crewing.crew_room(owning(full, upgrades=("cabin",)), book(), SEAT_1) == 2


@pytest.mark.rule("CL-TAV-06", "CL-SHP-13", "T-32")
def test_cl_tav_06_enlisting_fills_the_initial_crew_for_nothing() -> None:
    state = expert(owning(friends(at_market(), france=4, pirates=3), level=3, crew=1))
    french = in_port(state, "france", services=("tavern",))
    enlisted = play(crewing.enlist, french, {}, seat="seat-1").state
    assert (enlisted.player("seat-1").crew, enlisted.player("seat-1").doubloons) == (5, 20_000)
    assert [reason.rule for reason in crewing.may_enlist(enlisted, book(), SEAT_1).refusals] == ["CL-TAV-06"]
    assert crewing.may_enlist(in_port(state, "pirates"), book(), SEAT_1).allowed
    assert refused_by(crewing.may_enlist(in_port(friends(state, france=3), "france"), book(), SEAT_1)) == ["CL-TAV-01"]


@pytest.mark.rule("CL-TAV-05", "CL-CAP-06", "T-43")
def test_cl_cap_06_a_second_captain_asks_for_fame_and_reputation() -> None:
    state = expert(owning(friends(at_market(), spain=4), captains=("anne_bonny",), board="B"), captains=True)
    state = in_port(state, "spain", services=("tavern",))
    assert [reason.rule for reason in tavern.may_take_captain(state, book(), SEAT_1).refusals] == ["CL-CAP-06"]
    famous = replace(state, ledger=(FamePoint(1, SEAT_1, "F-SAL", 10, "CL-MKT-13"),))
    assert tavern.may_take_captain(famous, book(), SEAT_1).allowed
    joined = play(tavern.take_captain, famous, {"captain": "antonio_barcelo"}, seat="seat-1").state
    assert joined.player("seat-1").captains == ("anne_bonny", "antonio_barcelo")
    assert [c.nation for c in tavern.available_captains(joined, book())].count("spain") == 5
    assert refused_by(tavern.may_take_captain(joined, book(), SEAT_1)) == ["CL-CAP-06"]


@pytest.mark.rule("CL-SOL-05")
def test_cl_sol_05_alone_the_uniques_one_owns_leave_the_offer() -> None:
    cards = by_space(france=1).cards
    state = in_port(friends(solo_table(cards=cards), france=1), "france", services=("tavern",))
    state = owning(state.with_turn(stage="player"), doubloons=9000, upgrades=("helmsman",))
    played = recruited(state, "1-1", "gunner")
    assert "CL-SOL-05" in [e.rule for e in played.of(Announced)]
    assert "CL-SOL-05" not in [e.rule for e in recruited(by_space(france=1), "1-1", "gunner").of(Announced)]


OFFER = (
    "gunner",
    "carpenter",
    "helmsman",
    "gunner",
    "doctor",
    "informant",
    "expert_gunner",
    "gunners_mate",
    "overloaded",
)


def kept_by_app(*offer: str, **columns: Any) -> State:
    """In a French tavern whose nine spaces the app keeps, without crews."""
    return replace(by_space(**columns), tavern=offer or OFFER)


@pytest.mark.rule("CL-SET-10", "CL-TAV-02", "CL-CRW-01", "A-79")
def test_cl_set_10_the_app_fills_nine_spaces_from_the_bag() -> None:
    empty = kept_by_app(*[""] * 9)
    empty = replace(empty, options=replace(empty.options, rulings=(("A-79", "removed"),)))
    assert tavern_stock.is_short(empty, book())
    filling = play_out(tavern_stock.fill, empty)
    assert [len(event.drawn) for event in filling.of(TavernFilled)] == [1] * 9, "nothing slides in an empty tavern"
    filled_up = filling.state
    assert len(filled_up.tavern) == 9 and "" not in filled_up.tavern
    assert not tavern_stock.is_short(filled_up, book())
    in_bag = dict(tavern_stock.bag(filled_up, book()).contents)
    for upgrade in tavern.recruits(empty, book()):
        assert in_bag.get(upgrade.id, 0) + filled_up.tavern.count(upgrade.id) == upgrade.count
    assert not {u.id for u in book().upgrades if u.expert} & set(filled_up.tavern)


@pytest.mark.rule("CL-TAV-02", "CL-TAV-04", "CL-TAV-08", "CL-SHP-08")
def test_cl_tav_02_what_is_recruited_leaves_its_space_until_the_end_of_the_turn() -> None:
    state = with_card(kept_by_app(france=1), price("carpenter", None, level="2"))
    played = play(tavern.recruit, state, {"space": "1-1"}, seat="seat-1")
    after = played.state
    assert after.player("seat-1").upgrades == ("gunner",) and after.tavern[0] == ""
    assert not tavern_stock.is_short(after, book()) and after.turn.tavern_bought
    again = play(tavern.recruit, after, {"space": "1-3"}, seat="seat-1")
    verdicts = {o.id: [r.rule for r in o.verdict.refusals] for o in again.asked[0].options}  # type: ignore[attr-defined]
    assert verdicts["1-1"] == ["CL-TAV-02"] and verdicts["1-2"] == ["CL-SHP-08"] and verdicts["1-3"] == []
    assert verdicts["2-1"] == ["CL-TAV-01"]
    ended = play_out(rounds.end_turn, again.state, {"tavern-2": "carpenter", "tavern-3": "gunner"}, seat="seat-1").state
    assert ended.tavern[:3] == ("carpenter", "carpenter", "gunner") and ended.tavern[3:] == OFFER[3:]


@pytest.mark.rule("CL-FAM-05")
def test_cl_fam_05_the_first_column_goes_back_to_the_bag() -> None:
    renewed = fame.TavernRenewed(5, rule="CL-FAM-05").apply(kept_by_app())
    assert renewed.tavern == ("", "carpenter", "helmsman", "", "doctor", "informant", "", "gunners_mate", "overloaded")
    assert CaptainsLog(book()).next(replace(renewed, fame_read=99)) == command("tavern-fill")
    told = {"tavern-3": "gunner", "tavern-6": "gunner", "tavern-9": "carpenter"}
    refilled = play(tavern_stock.fill, renewed, told)
    slid = refilled.of(TavernFilled)[0]
    assert slid.drawn == () and slid.tavern[:3] == ("carpenter", "helmsman", ""), "they slide before anything is drawn"
    filled_up = refilled.state
    assert filled_up.tavern[:3] == ("carpenter", "helmsman", "gunner")
    assert filled_up.tavern[6:] == ("gunners_mate", "overloaded", "carpenter")


@pytest.mark.rule("CL-SOL-05", "CL-TAV-08")
def test_cl_sol_05_owned_uniques_leave_the_offer_of_the_app() -> None:
    solo = replace(kept_by_app(france=1), options=solo_table().options)
    state = replace(solo, tavern=("helmsman", "helmsman", *OFFER[2:]))
    played = play(tavern.recruit, state, {"space": "1-1"}, seat="seat-1").state
    assert played.tavern[:3] == ("", "", "")
