"""1.27 Market."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Run, command
from companion.core.questions.kinds import Number
from companion.core.values.messages import msg
from companion.games.captains_log.events import weather
from companion.games.captains_log.harbour import market, prices
from companion.games.captains_log.harbour.market import TileRow
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import COUNTRIES, MarketRow, Nation
from companion.games.captains_log.model.ledger import CoinsChanged, CubesMoved, FameScored, ReputationMoved
from companion.games.captains_log.model.names import coins
from companion.games.captains_log.model.state import GOODS, Good, Goods, Lasting, MarketTile, State
from companion.games.captains_log.model.tile_faces import TileFace
from companion.games.captains_log.voyage import berth
from companion.library.texts import texts_in
from tests.games.captains_log.rules.harbour import at_market, friends, in_port, line, owning, with_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.verdicts import refused_by

ORDER: tuple[Nation, ...] = ("england", "france", "holland", "spain")


def stocked(state: State, tile: Nation, kind: MarketRow, cubes: int) -> State:
    """With so many cubes on one row."""
    return state.with_row(tile, kind, cubes)


def cubes(state: State, cube: Good) -> int:
    """All cubes of one good on the table."""
    rows = sum(t.legal + t.contraband for t in state.market if market.PRODUCT[t.nation] == cube)
    held = sum(p.goods.of(cube) for p in state.players) + sum(n.cargo.of(cube) for n in state.npcs)
    return rows + held + state.reserve.of(cube) + state.loose.of(cube)


def bought(state: State, flag: Nation, row: str, n: int) -> Played:
    return play(market.buy_here, in_port(state, flag), {"row": row, "cubes": n}, seat="seat-1")


def sold(state: State, flag: Nation, sale: str, own: int, oil: int | None = None, **answers: Any) -> Played:
    told: dict[str, Any] = {"sale": sale, "cubes": own} | answers
    if oil is not None:
        told["oil"] = oil
    return play(market.sell_here, in_port(state, flag), told, seat="seat-1")


@pytest.mark.rule("CL-GEN-02", "CL-GEN-03", "T-01")
def test_cl_gen_03_amounts_are_rounded_against_the_player() -> None:
    numbers = book().numbers
    assert prices.round_up(1500, numbers) == 2000
    assert prices.round_down(1500, numbers) == 1000
    assert prices.round_up(3000, numbers) == prices.round_down(3000, numbers) == 3000


@pytest.mark.rule("CL-GEN-03", "A-01")
def test_cl_gen_03_a_receipt_is_never_below_one_coin() -> None:
    assert prices.round_down(500, book().numbers) == 1000
    assert prices.round_down(0, book().numbers) == 0


@pytest.mark.rule("CL-GEN-03", "CL-EVT-12", "T-02", "A-43")
def test_cl_gen_03_half_of_a_movement_is_rounded_down() -> None:
    stormy = replace(at_market(), lasting=(Lasting(6, "day"),))
    assert weather.storm_safe(stormy, book(), 7) == 3
    assert weather.storm_safe(at_market(), book(), 7) == 7


@pytest.mark.rule("CL-MKT-05", "CL-MKT-06", "CL-MKT-11", "CL-MKT-01", "T-36")
def test_cl_mkt_06_contraband_is_the_good_of_the_tile_above() -> None:
    state = at_market()
    legal = {n: market.rows(state, n)[0].good for n in ORDER}
    contraband = {n: market.rows(state, n)[1].good for n in ORDER}
    assert legal == {"england": "cotton", "france": "sugar", "holland": "tea", "spain": "silver"}
    assert contraband == {"england": "silver", "france": "cotton", "holland": "sugar", "spain": "tea"}
    assert market.tile_below(state, "spain") == "england"


@pytest.mark.rule("CL-MKT-03", "CL-MKT-07", "CL-MKT-08", "T-35", "A-01")
@pytest.mark.parametrize(
    ("flag", "row", "stock", "n", "ladder", "paid"),
    [
        ("france", "france:legal", 7, 5, [500, 500, 1000, 1000, 1000], 4000),
        ("france", "england:contraband", 4, 4, [1000, 1000, 1000, 1000], 4000),
        ("holland", "holland:legal", 3, 3, [1000, 1000, 1000], 3000),
        ("holland", "france:contraband", 5, 5, [500, 1000, 1000, 1000, 1000], 5000),
    ],
)
def test_cl_mkt_08_the_price_of_a_row_is_rounded_up(
    flag: Nation, row: str, stock: int, n: int, ladder: list[int], paid: int
) -> None:
    line = next(r for port in COUNTRIES for r in market.rows(at_market(), port) if r.id == row)
    tile, kind = line.tile, line.kind
    state = stocked(at_market(), tile, kind, stock)
    face = market.copied_face(state, tile)
    assert face is not None
    assert list(market.price_of_purchase(face, kind, stock, n)) == ladder
    total = market.purchase_sum(market.price_of_purchase(face, kind, stock, n), book().numbers)
    assert total.total == paid
    played = bought(state, flag, row, n)
    player = played.state.player("seat-1")
    assert player.doubloons == 20_000 - paid
    assert player.goods.of(market.PRODUCT[tile]) == n
    assert played.state.tile(tile).row(kind) == stock - n


@pytest.mark.rule("CL-MKT-08", "CL-PRT-03", "T-35", "T-48")
def test_cl_mkt_08_legal_and_contraband_in_the_same_action() -> None:
    state = stocked(stocked(at_market(), "holland", "legal", 3), "france", "contraband", 5)
    first = bought(state, "holland", "holland:legal", 3).state
    second = play(market.buy_here, first, {"row": "france:contraband", "cubes": 5}, seat="seat-1").state
    assert second.player("seat-1").doubloons == 12_000
    assert second.turn.halves == ("action",)


@pytest.mark.rule("CL-MKT-07", "CL-GEN-02")
def test_cl_mkt_07_no_more_than_the_purse_can_pay() -> None:
    state = owning(stocked(at_market(), "france", "legal", 7), doubloons=2000)
    played = bought(state, "france", "france:legal", 3)
    assert [question.hi for question in played.asked if question.key == "cubes"] == [3]  # type: ignore[attr-defined]
    assert played.state.player("seat-1").doubloons == 0
    broke = owning(state, doubloons=0)
    verdict = market.may_buy(broke, SEAT_1, "france", TileRow("france", "legal"), book().numbers)
    assert [reason.rule for reason in verdict.refusals] == ["CL-GEN-02"]


@pytest.mark.rule("CL-MKT-07", "CL-MKT-03")
def test_cl_mkt_07_where_the_tile_is_not_copied_the_table_reads_the_price() -> None:
    state = in_port(at_market(copied=False), "france")
    answers = {"row": "france:legal", "market-tile-france": {}, "each": 500, "cubes": 3}
    played = play(market.buy_here, state, answers, seat="seat-1")
    assert played.state.player("seat-1").doubloons == 18_000
    assert played.state.player("seat-1").goods.sugar == 3
    assert [e.amount for e in played.of(CoinsChanged)] == [-2000]
    dearer = play(market.buy_here, state, answers | {"price": 3000}, seat="seat-1")  # the last one cost more
    assert [e.amount for e in dearer.of(CoinsChanged)] == [-3000]


@pytest.mark.rule("CL-MKT-07", "CL-MKT-08")
def test_cl_mkt_07_a_price_that_is_read_off_limits_what_can_be_taken() -> None:
    state = owning(in_port(at_market(copied=False), "france"), doubloons=3000)
    told = {"row": "france:legal", "market-tile-france": {}, "each": 1500, "cubes": 2}
    played = play(market.buy_here, state, told, seat="seat-1")
    (each, n) = [question for question in played.asked if question.key in ("each", "cubes")]
    assert isinstance(n, Number)
    assert (each.default, n.hi, n.default) == (None, 2, 2)


@pytest.mark.rule("CL-MKT-09", "CL-REP-11")
def test_cl_mkt_09_a_trade_treaty_closes_only_the_legal_row() -> None:
    state = friends(with_card(at_market(), line("france", treaty=-2)), france=-2)
    rights = {
        row.id: market.may_buy(state, SEAT_1, "france", row, book().numbers).refusals
        for row in market.rows(state, "france")
    }
    assert [reason.rule for reason in rights["france:legal"]] == ["CL-MKT-09"]
    assert rights["england:contraband"] == ()
    loaded = owning(state, goods=Goods(sugar=3, cotton=3))
    assert refused_by(market.may_sell(loaded, SEAT_1, "france", TileRow("france", "legal"))) == ["CL-MKT-09"]
    assert market.may_sell(loaded, SEAT_1, "france", TileRow("england", "contraband")).allowed


@pytest.mark.rule("CL-MKT-10", "CL-MKT-12", "CL-MKT-13", "CL-REP-06", "T-37")
def test_cl_mkt_10_the_first_free_slot_gives_the_price_of_all() -> None:
    state = owning(stocked(at_market(), "england", "legal", 5), goods=Goods(cotton=5))
    played = sold(state, "england", "england:legal", 5)
    player = played.state.player("seat-1")
    assert player.doubloons == 25_000
    assert player.standing.england == 1
    assert played.state.fame("seat-1") == 1
    assert [e.cause for e in played.of(FameScored)] == ["F-SAL"]


@pytest.mark.rule("CL-MKT-10", "CL-REP-05", "CL-REP-07", "A-34", "T-38")
def test_cl_mkt_10_a_full_row_pays_the_lowest_price_of_the_tile() -> None:
    state = owning(stocked(at_market(), "england", "contraband", 8), goods=Goods(cotton=3))
    played = sold(state, "france", "england:contraband", 3)
    player = played.state.player("seat-1")
    assert player.doubloons == 23_000
    assert (player.standing.france, player.standing.england) == (1, -1)
    assert [(e.nation, e.rule) for e in played.of(ReputationMoved)] == [
        ("france", "CL-REP-07"),
        ("england", "CL-REP-05"),
    ]


@pytest.mark.rule("CL-MKT-16", "CL-REP-07", "A-33", "A-64", "T-39")
def test_cl_mkt_16_pirate_ports_take_any_main_good_as_contraband() -> None:
    state = owning(
        stocked(stocked(at_market(), "england", "contraband", 5), "france", "contraband", 2),
        goods=Goods(cotton=3, sugar=2),
    )
    assert [row.kind for row in market.rows(state, "pirates")] == ["contraband"] * 4
    first = sold(state, "pirates", "england:contraband", 3).state
    assert first.player("seat-1").doubloons == 23_000
    second = play(market.sell_here, first, {"sale": "france:contraband", "cubes": 2}, seat="seat-1").state
    player = second.player("seat-1")
    assert player.doubloons == 25_000
    assert (player.standing.pirates, player.standing.england, player.standing.france) == (1, -1, 0)
    assert second.fame("seat-1") == 0


@pytest.mark.rule("CL-MKT-16", "A-42")
def test_cl_mkt_16_a_pirate_port_with_a_buying_icon_sells_from_any_contraband_row() -> None:
    played = bought(at_market(), "pirates", "spain:contraband", 2)
    assert played.state.player("seat-1").goods.silver == 2
    assert played.state.tile("spain").contraband == 1


@pytest.mark.rule("CL-MKT-14", "CL-MKT-15", "T-40")
@pytest.mark.parametrize(
    ("sale", "own", "below", "kind", "n"),
    [
        ("france:contraband", Goods(sugar=4), "holland", "contraband", 2),
        ("holland:legal", Goods(tea=5), "spain", "legal", 2),
    ],
)
def test_cl_mkt_15_half_of_what_was_sold_restocks_the_tile_below(
    sale: str, own: Goods, below: Nation, kind: MarketRow, n: int
) -> None:
    state = owning(at_market(), goods=own)
    before = state.tile(below).row(kind)
    played = sold(state, "holland", sale, own.total)
    assert played.state.tile(below).row(kind) == before + n
    last = played.of(CubesMoved)[-1]
    assert (last.good, last.n, last.source, last.rule) == (market.PRODUCT[below], n, "reserve", "CL-MKT-15")


@pytest.mark.rule("CL-MKT-15")
def test_cl_mkt_15_even_a_single_cube_restocks_one() -> None:
    assert [market.restock(n, book().numbers) for n in range(1, 6)] == [1, 1, 1, 2, 2]
    played = sold(owning(at_market(), goods=Goods(sugar=1)), "france", "france:legal", 1)
    assert played.state.tile("holland").legal == 3 + 1


@pytest.mark.rule("CL-MKT-15", "CL-GEN-11")
def test_cl_mkt_15_what_does_not_fit_or_is_not_there_is_ignored() -> None:
    full = owning(stocked(at_market(), "holland", "legal", 8), goods=Goods(sugar=4))
    assert sold(full, "france", "france:legal", 4).state.tile("holland").legal == 9
    empty = owning(at_market(), goods=Goods(sugar=4))
    empty = replace(empty, reserve=replace(empty.reserve, tea=1))
    played = sold(empty, "france", "france:legal", 4)
    assert (played.state.tile("holland").legal, played.state.reserve.tea) == (4, 0)


@pytest.mark.rule("CL-REP-05", "CL-REP-06", "T-30")
def test_cl_rep_05_every_full_three_goods_count() -> None:
    size = book().numbers.goods_per_reputation
    assert [market.groups(n, size) for n in range(1, 9)] == [0, 0, 1, 1, 1, 2, 2, 2]
    for n in range(1, 9):
        state = owning(stocked(at_market(), "england", "contraband", 0), goods=Goods(cotton=n))
        player = sold(state, "france", "england:contraband", n).state.player("seat-1")
        assert (player.standing.england, player.standing.france) == (-(n // 3), n // 3)


@pytest.mark.rule("CL-REP-08", "CL-MKT-01", "T-31")
def test_cl_rep_08_oil_counts_as_the_good_it_stands_for() -> None:
    state = owning(at_market(), goods=Goods(cotton=2, oil=1))
    player = sold(state, "england", "england:legal", 2, 1).state.player("seat-1")
    assert player.standing.england == 1
    assert player.goods.total == 0


@pytest.mark.rule("CL-MKT-10", "CL-REP-08")
@pytest.mark.parametrize(
    ("goods", "own", "oil", "least"),
    [
        (Goods(cotton=2), 2, None, {"cubes": 1, "oil": 0}),
        (Goods(cotton=2, oil=2), 1, 0, {"cubes": 0, "oil": 0}),
        (Goods(cotton=2, oil=2), 0, 1, {"cubes": 0, "oil": 1}),
    ],
)
def test_cl_mkt_10_nobody_sells_nothing(goods: Goods, own: int, oil: int | None, least: dict[str, int]) -> None:
    played = sold(owning(at_market(), goods=goods), "england", "england:legal", own, oil)
    assert {each.key: each.lo for each in played.asked if isinstance(each, Number)} == least


@pytest.mark.rule("CL-MKT-10", "CL-GEN-03")
def test_cl_mkt_10_what_a_sale_brings_stands_beside_the_number() -> None:
    state = owning(at_market(), goods=Goods(cotton=3, oil=1))
    played = sold(state, "england", "england:legal", 3, 0)
    (asked,) = (question for question in played.asked if question.key == "cubes")
    assert isinstance(asked, Number) and asked.hopes is not None and asked.hopes(0) is None
    (brought,) = played.of(CoinsChanged)
    assert asked.hopes(3) == msg("cl-sale-brings", price=coins(brought.amount))


@pytest.mark.rule("CL-MKT-13", "CL-NAU-02")
def test_cl_nau_02_the_dutch_merchant_needs_one_good_less() -> None:
    state = owning(at_market(), goods=Goods(cotton=3))
    assert sold(state, "england", "england:legal", 3).state.fame("seat-1") == 0
    hired = owning(state, upgrades=("merchant",))
    assert sold(hired, "england", "england:legal", 3).state.fame("seat-1") == 1


@pytest.mark.rule("CL-MKT-10", "CL-MKT-04")
def test_cl_mkt_10_where_the_tile_is_not_copied_the_table_reads_what_the_sale_brings() -> None:
    state = owning(at_market(copied=False), goods=Goods(cotton=3))
    told: dict[str, Any] = {"market-tile-england": {}, "market-tile-france": {}, "each": 1500}
    played = sold(state, "england", "england:legal", 3, **told)
    assert played.state.player("seat-1").doubloons == 24_000


@pytest.mark.rule("CL-MKT-04")
def test_cl_mkt_04_side_b_has_its_own_price_for_contraband() -> None:
    section = (("sections", 1), ("legal_1", 5), ("contraband_1", 5), ("buy_1", 1000), ("sell_1", 1000))
    one = TileFace.of(section)
    two = TileFace.of((*section, ("sell_contraband_1", 2000)))
    assert one is not None and two is not None
    assert (market.price_of_sale(one, "legal", 0), market.price_of_sale(one, "contraband", 0)) == (1000, 1000)
    assert (market.price_of_sale(two, "legal", 0), market.price_of_sale(two, "contraband", 0)) == (1000, 2000)


@pytest.mark.rule("CL-MKT-11")
def test_cl_mkt_11_nothing_to_sell_says_so() -> None:
    verdict = market.may_sell(at_market(), SEAT_1, "england", TileRow("england", "legal"))
    assert [reason.rule for reason in verdict.refusals] == ["CL-MKT-11"]


@pytest.mark.rule("CL-MKT-11")
def test_cl_mkt_11_a_sale_of_nothing_that_the_table_insists_on_asks_for_no_price() -> None:
    """The row of another port, of a good that is not aboard."""
    state = in_port(owning(at_market(), goods=Goods(cotton=2, sugar=2, tea=2)), "england", services=("sell",))
    run: Run[State, Book] = Run(market.sell_here, command("market-sell", seat="seat-1"), state, book())
    run.start()
    assert run.question is not None
    happened = run.answer(run.question.without_refusals().read("spain:legal"))
    assert [each.event.rule for each in happened] == ["CL-MKT-11"] and run.question is None


@pytest.mark.rule("CL-MKT-02", "CL-PRT-05", "CL-PRT-03")
def test_cl_mkt_02_only_ports_with_the_icon_trade() -> None:
    state = owning(at_market(), goods=Goods(cotton=3))
    shown = [offer.option.id for offer in market.offers(in_port(state, "england", services=("sell",)), book())]
    assert shown == ["market-sell"]
    assert market.offers(in_port(state, "native"), book()) == ()
    assert refused_by(berth.may_use(in_port(state, "england", services=("sell",)), book(), "buy")) == ["CL-PRT-03"]


@pytest.mark.rule("CL-MKT-07")
def test_cl_mkt_07_an_empty_market_tells_why_instead_of_asking() -> None:
    empty = replace(at_market(), market=tuple(MarketTile(n) for n in ORDER))
    played = play(market.buy_here, in_port(empty, "france"), {}, seat="seat-1")
    assert [e.rule for e in played.of(Announced)] == ["CL-MKT-07"]
    assert refused_by(market.offers(in_port(empty, "france"), book())[0].option.verdict) == ["CL-MKT-07"]


@pytest.mark.rule("CL-MKT-14", "CL-MKT-15", "CL-MKT-08")
def test_cl_mkt_14_the_notebook_tells_it_in_plain_words() -> None:
    state = owning(at_market(), goods=Goods(sugar=5))
    played = sold(state, "france", "france:legal", 5)
    lines = {lang: [*map(texts_in(lang), played.lines())] for lang in ("fr", "en")}
    assert "+5\u202f000\xa0doublons (vente au marché)" in lines["fr"]
    assert "2 cubes de thé passent de la réserve à la rangée légale de la Hollande" in lines["fr"]
    assert "2 cubes of tea go from the reserve onto the Dutch legal row" in lines["en"]


@pytest.mark.rule("CL-GEN-11", "CL-MKT-14")
@given(
    stock=st.tuples(*[st.integers(0, 9)] * 8),
    hold=st.tuples(*[st.integers(0, 6)] * 5),
    port=st.sampled_from((*COUNTRIES, "pirates")),
    choice=st.integers(0, 3),
)
def test_cl_gen_11_no_sale_makes_or_loses_a_cube(
    stock: tuple[int, ...], hold: tuple[int, ...], port: Nation, choice: int
) -> None:
    tiles = tuple(MarketTile(n, stock[2 * i], stock[2 * i + 1]) for i, n in enumerate(ORDER))
    state = owning(at_market(market=tiles), goods=Goods(hold[0], hold[1], hold[2], hold[3], hold[4]))
    rows = market.rows(state, port)
    row = rows[choice % len(rows)]
    if not market.may_sell(state, SEAT_1, port, row).allowed:
        return
    own, oil = state.player("seat-1").goods.of(row.good), state.player("seat-1").goods.oil
    answers = {"sale": row.id, "cubes": own} | ({"oil": oil} if oil else {})
    after = play(market.sell_here, in_port(state, port), answers, seat="seat-1").state
    assert [cubes(after, good) for good in GOODS] == [cubes(state, good) for good in GOODS]
    assert min(after.reserve.of(good) for good in GOODS) >= 0
