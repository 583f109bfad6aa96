"""1.3 The hold: squares and icons, weight and draft; 1.15 damage in it; 1.19 rearranging it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CardKnown, CopiedCard, known
from companion.core.questions.kinds import BadAnswer
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.combat import capture, damage, gunnery, outcomes
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.fleet.ships import DRAFTS, player_ship_form
from companion.games.captains_log.harbour import crewing, ship_sales
from companion.games.captains_log.model import stowage
from companion.games.captains_log.model.ids import NO_CARD, CardId, SheetId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Goods, State
from companion.games.captains_log.model.stowage import Aboard, Hold, Load
from companion.games.captains_log.sailing import cargo
from companion.games.captains_log.sailing.cargo import Jettisoned, Rearranged
from companion.games.captains_log.ship import hold, repair, upgrades
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from tests.games.captains_log.rules.fleet import ICONS, at_sea, cubes, hold_card, player, ship_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1
from tests.support.verdicts import refused_by

SLOOP = ("ggg", "sss", "sss")
"""Nine squares; numbered from the top left: 0 1 2 / 3 4 5 / 6 7 8."""
PLANS = tuple(
    tuple(str(row) for row in card["squares"])
    for (schema, _), card in load_sample(game("captains_log")).items()
    if schema == "hold"
)


def with_hold(state: State, *rows: str, keel: str = "A-1-2", **icons: Any) -> State:
    """The state with the hold of a position of the keel copied."""
    others = tuple(card for card in state.cards if (card.schema, card.subject) != ("hold", keel))
    return replace(state, cards=(*others, hold_card(keel, *(rows or SLOOP), **(ICONS | icons)))).stowed()


def laden(*loads: Load, state: State | None = None, **changes: Any) -> State:
    """Seat 1 with these loads in its squares from the top left on, each just where it is named."""
    sea = with_hold(state or at_sea())
    goods = Goods(**{load: loads.count(load) for load in Goods.__dataclass_fields__})
    squares = sea.player("seat-1").hold
    nothing: Load = ""
    placed = (*loads, *[nothing] * (len(squares) - len(loads)))
    laid = tuple(replace(square, load=load) for square, load in zip(squares, placed, strict=True))
    values: dict[str, Any] = {"goods": goods, "cannons": loads.count("cannon"), "hold": laid}
    return player(sea, **(values | changes))


def loads(state: State) -> list[str]:
    """What lies in the squares of seat 1, damage after a slash."""
    squares = state.player("seat-1").hold
    return [f"{square.load}/{square.damage}" if square.damage else square.load for square in squares]


def hit(state: State, n: int, harm: str, answers: dict[str, Any] | None = None) -> Played:
    """n damage of one kind on seat 1."""
    return play(damage.hurt, state, answers or {}, ship="seat-1", n=n, harm=harm, by="npc-1", key="k")


def stow(state: State, source: int, target: int | str) -> Played:
    """Seat 1 moves the load of one square to another."""
    return play(cargo.rearrange, state, {"what": str(source), "where": str(target)}, seat="seat-1")


# ---------------------------------------------------------------- squares and icons


@pytest.mark.rule("T-10", "CL-SHP-06", "CL-SHP-07")
@pytest.mark.parametrize(
    ("keel", "counts"),
    [
        ("A-1-2", {"slots": 15, "gunports": 6, "cannons": 4, "damage": 2}),
        ("B-3-3", {"slots": 26, "gunports": 8, "cannons": 8, "rowboats": 4, "cabins": 5, "damage": 6}),
        ("B-2-1.5", {"slots": 13, "gunports": 7, "cannons": 5, "rowboats": 1, "cabins": 2, "damage": 3}),
    ],
)
def test_t_10_holds_of_the_examples(keel: str, counts: dict[str, int]) -> None:
    side, level, draft = keel.split("-")
    ship = ship_card("ship-09", draft=draft) if side == "B" else ship_card("board-A-1", draft=draft)
    card = "ship-09" if side == "B" else ""
    state = player(replace(at_sea(), cards=(ship,)), board=side, level=int(level), ship=card)
    assert {name: hold.number(state, book(), SEAT_1, name) for name in counts} == counts
    drawn = dict(load_sample(game("captains_log"))["hold", keel])
    known_hold = replace(state, cards=(ship, CopiedCard("hold", keel, tuple(drawn.items())))).stowed()
    assert {name: hold.number(known_hold, book(), SEAT_1, name) for name in counts} == counts
    assert len(known_hold.player("seat-1").hold) == counts["slots"]


@pytest.mark.rule("CL-SHP-06", "A-80")
def test_cl_shp_06_the_keel_stands_where_level_and_draft_want_it() -> None:
    state = at_sea()
    assert state.keel(state.player("seat-1")) == "A-1-2"
    unknown = replace(state, cards=())
    assert unknown.keel(unknown.player("seat-1")) == "" and unknown.player("seat-1").hold == ()
    answers = {"k-draft": {"draft": "1.5"}, "hold-A-1-1.5": {"squares": list(SLOOP), "damage": 2}}
    copied = play(hold.surveyed, unknown, answers, seat="seat-1", key="k").state
    assert len(copied.player("seat-1").hold) == 9
    assert not play(hold.surveyed, copied, {}, seat="seat-1", key="k").asked  # once for ever
    assert len([keel for keel in hold.keels() if keel.startswith("B-4")]) == len(DRAFTS)


@pytest.mark.rule("CL-SHP-06")
def test_cl_shp_06_only_squares_left_free_take_cargo() -> None:
    squares = stowage.plan((".gg", "s.s"))
    assert [(square.row, square.column, square.kind) for square in squares] == [
        (0, 1, "gunport"),
        (0, 2, "gunport"),
        (1, 0, "plain"),
        (1, 2, "plain"),
    ]
    form = hold.hold_form(book(), "A-1-2")
    assert form.admits({"squares": ["gg", "sss"]}) and not form.admits({"squares": ["x"]})
    assert not form.admits({"squares": ["c"]}), "board A has no cabins"
    assert dict(form.read({"squares": [".."]}))["squares"] is None


@pytest.mark.rule("CL-SHP-07", "CL-SHP-11")
def test_cl_shp_07_an_icon_is_asked_only_while_nobody_knows_it() -> None:
    state = replace(at_sea(), cards=(ship_card("board-A-1", draft="2"),))
    assert not play(hold.asked, state, {}, seat="seat-1", name="damage", key="k").asked  # the rulebook counts them
    deeper = replace(state, cards=(ship_card("board-A-1", draft="3"),))
    answers = {"hold-A-1-3": {"squares": None}, "k-damage": {"damage": 4}}
    asked = play(hold.asked, deeper, answers, seat="seat-1", name="damage", key="k").state
    assert hold.number(asked, book(), SEAT_1, "damage") == 4


@pytest.mark.rule("CL-SHP-09", "CL-SHP-10", "CL-RNG-03", "CL-UPG-01", "A-96")
def test_cl_shp_09_cannons_fire_from_gunports_only() -> None:
    guns = laden("cannon", "tea", "cannon", "cannon")
    assert hold.battery(guns, book(), SEAT_1) == 2
    one_icon = with_hold(guns, cannons=1)
    assert hold.battery(one_icon, book(), SEAT_1) == 1
    fired = {"target": "npc-1", "fire-ammunition": "normal", "distance": 1, "fire-cover": [], "fire-shots": [1, 1]}
    asked = play(gunnery.fire, guns, {k: v for k, v in fired.items() if k != "fire-ammunition"}, seat="seat-1").asked
    assert [question.only() for question in asked if question.key == "fire-guns"] == [(2,)]
    cargo_only = laden("tea", "tea", "tea", "cannon")
    assert [r.rule for r in gunnery.ready(cargo_only, SEAT_1).refusals] == ["CL-SHP-09"]
    assert gunnery.ready(at_sea(), SEAT_1).allowed


@pytest.mark.rule("A-96", "CL-SHP-10")
def test_a_96_icons_may_limit_the_cannons_owned() -> None:
    state = with_hold(laden("cannon"), cannons=1)
    assert upgrades.may_gain(state, book(), SEAT_1, "cannon").allowed
    strict = replace(state, options=replace(state.options, rulings=(("A-96", "owned"),)))
    assert [r.rule for r in upgrades.may_gain(strict, book(), SEAT_1, "cannon").refusals] == ["CL-SHP-10"]
    assert upgrades.room_for(strict, book(), SEAT_1, "gunner") == (None, "")


@pytest.mark.rule("CL-SHP-09", "CL-SHP-14")
def test_cl_shp_14_a_cabin_takes_its_square() -> None:
    state = with_hold(player(at_sea(switches=Switches(boarding=True)), board="B"), "cg", "ss", keel="B-1-2")
    full = player(state, goods=Goods(tea=2, sugar=1), cannons=1)
    assert sorted(loads(full)) == ["cannon", "sugar", "tea", "tea"]
    built = player(full, upgrades=("cabin",), goods=Goods(tea=2))
    assert loads(built)[:2] == ["cabin", "cannon"]
    assert [r.rule for r in cargo.may_take(built.player("seat-1").hold[0]).refusals] == ["CL-SHP-14"]


# ---------------------------------------------------------------- weight and draft


@pytest.mark.rule("CL-SHP-15", "CL-DMG-08", "CL-SHP-19", "A-51", "CL-NAU-01", "CL-UPG-05")
def test_cl_shp_15_everything_in_the_hold_weighs() -> None:
    plain = player(at_sea(), goods=Goods(tea=2), cannons=3, water=1, fire=1)
    assert hold.weight(plain, book(), SEAT_1).total == 7
    heavy = player(plain, upgrades=("reinforced_hull", "rowboat", "sails"), ammunition=("chain",), sails=3)
    total = hold.weight(heavy, book(), SEAT_1)
    assert total.total == 12
    assert [(term.value, term.rule) for term in total.terms] == [
        (2, "CL-SHP-15"),
        (3, "CL-SHP-15"),
        (2, "CL-DMG-08"),
        (5, "CL-NAU-01"),
    ]


@pytest.mark.rule("CL-SHP-16", "CL-SHP-17", "A-07", "T-07", "T-08")
def test_cl_shp_16_five_charges_press_it_down_by_one() -> None:
    def depth(charges: int, initial: str = "2") -> float | None:
        ship = at_sea(ship={"draft": initial})
        deep = hold.draft(player(ship, cannons=0, goods=Goods(wood=charges)), book(), SEAT_1)
        return deep.total if deep else None

    assert [depth(n) for n in (0, 4, 5, 9, 10)] == [2, 2, 3, 3, 4]
    assert depth(5, "1.5") == 2.5
    deep = hold.draft(player(at_sea(), cannons=2, goods=Goods(wood=1)), book(), SEAT_1)
    assert deep is not None and (deep.left, deep.sunk_by) == (1, 0)
    assert hold.draft(replace(at_sea(), cards=()), book(), SEAT_1) is None


@pytest.mark.rule("CL-SHP-15", "CL-SHP-16")
def test_cl_shp_16_a_plan_tells_weight_and_draft_after_it() -> None:
    light = player(at_sea(), cannons=2)
    heavier, deeper = player(light, goods=Goods(tea=1)), player(light, goods=Goods(tea=3))
    told = [hold.aftermath(light, after, book(), SEAT_1) for after in (light, heavier, deeper)]
    assert [[texts_in("en")(line) for line in lines] for lines in told] == [
        [],
        ["Weight 2, then 3; draught stays 2"],
        ["Draught 2 becomes 2 + 1 (5 charges, one step every 5) = 3"],
    ]


@pytest.mark.rule("CL-SHP-16", "CL-REP-14")
def test_cl_rep_14_friends_of_holland_sink_by_sixes() -> None:
    line = CopiedCard("reputation-line", "holland-A", (("benefit", 4),))
    state = player(at_sea(), goods=Goods(wood=3), cannons=2)
    friend = replace(state, cards=(*state.cards, line))
    friend = player(friend, standing=replace(friend.player("seat-1").standing, holland=5))
    depths = [hold.draft(s, book(), SEAT_1) for s in (state, friend)]
    assert [deep.total for deep in depths if deep] == [3, 2]


@pytest.mark.rule("CL-SHP-17", "CL-SHP-18")
def test_cl_shp_18_the_first_penalty_of_a_deep_ship_is_printed_already() -> None:
    track = CopiedCard("draft-track", "track", (("from_1", "3"), ("from_2", "4"), ("from_3", "5"), ("from_4", "none")))

    def lost(initial: str, charges: int) -> int | None:
        ship = at_sea(ship={"draft": initial})
        state = player(replace(ship, cards=(*ship.cards, track)), cannons=0, goods=Goods(wood=charges))
        term = hold.penalty(state, book(), SEAT_1)
        return term.value if term else None

    assert [lost("2", n) for n in (0, 4, 5, 10, 15)] == [0, 0, -1, -2, -3]
    assert [lost("3", n) for n in (0, 5, 10)] == [0, -1, -2]
    assert [lost("2.5", n) for n in (0, 5, 10)] == [0, 0, -1]
    assert hold.penalty(at_sea(), book(), SEAT_1) is None
    answers = {"draft-track": {"from_1": "3", "from_2": "none", "from_3": "none", "from_4": "none"}}
    assert play(hold.sounded, at_sea(), answers, seat="seat-1", key="k").of(CardKnown)


# ---------------------------------------------------------------- damage


@pytest.mark.rule("CL-DMG-02", "CL-DMG-04", "A-16")
def test_cl_dmg_02_water_comes_from_the_bottom_right() -> None:
    squares = stowage.plan(SLOOP)
    assert stowage.order(squares, "water") == (8, 7, 6, 5, 4, 3, 2, 1, 0)
    assert stowage.order(squares, "fire") == tuple(range(9))
    played = hit(laden("", "", "", "", "", "", "", "tea", "sugar"), 3, "water")
    assert loads(played.state)[6:] == ["/water", "/water", "/water"]
    assert played.state.loose == Goods(tea=1, sugar=1) and not played.asked
    again = hit(played.state, 1, "water")
    assert loads(again.state)[5] == "/water"


@pytest.mark.rule("CL-DMG-04", "A-16")
def test_a_16_a_table_may_lay_damage_by_columns() -> None:
    squares = stowage.plan(SLOOP)
    assert stowage.order(squares, "water", "columns")[:4] == (8, 5, 2, 7)
    assert stowage.order(squares, "fire", "columns")[:4] == (0, 3, 6, 1)
    state = laden()
    columns = replace(state, options=replace(state.options, rulings=(("A-16", "columns"),)))
    hurt = hit(player(columns, cannons=0), 2, "water").state.player("seat-1").hold
    assert [i for i, square in enumerate(hurt) if square.damage] == [5, 8]


@pytest.mark.rule("CL-DMG-03", "CL-DMG-04")
def test_cl_dmg_03_fire_comes_from_the_top_left_and_burns_goods() -> None:
    state = laden("tea", "", "silver")
    played = hit(state, 3, "fire")
    assert loads(played.state)[:3] == ["/fire", "/fire", "/fire"]
    assert played.state.reserve.tea == state.reserve.tea + 1 and played.state.loose == Goods()
    assert loads(hit(played.state, 8, "water").state) == ["/fire"] * 3 + ["/water"] * 6


@pytest.mark.rule("CL-DMG-05", "CL-SHP-19", "CL-SHP-15")
def test_cl_dmg_05_a_cannon_stays_under_the_damage() -> None:
    played = hit(laden("cannon", "cannon"), 1, "fire")
    assert loads(played.state)[:2] == ["cannon/fire", "cannon"]
    assert hold.battery(played.state, book(), SEAT_1) == 1
    assert hold.weight(played.state, book(), SEAT_1).total == 3
    both = hit(laden("cannon"), 1, "fire").state
    assert [r.rule for r in gunnery.ready(both, SEAT_1).refusals] == ["CL-SHP-19"]
    assert [r.rule for r in cargo.may_take(both.player("seat-1").hold[0]).refusals] == ["CL-SHP-19"]


@pytest.mark.rule("CL-DMG-06")
def test_cl_dmg_06_oil_takes_fire_and_may_chain() -> None:
    state = laden("oil", "tea", "", "", "", "", "", "", "oil")
    played = hit(state, 2, "water")
    assert loads(played.state) == ["/fire", "/fire", "/fire", "", "", "", "", "", "/water"]
    anne = played.state.player("seat-1")
    assert (anne.water, anne.fire) == (1, 3)  # 2 - 1 water; 2 fires, one of them on oil: 1 + 2
    assert played.state.reserve.oil == state.reserve.oil + 2
    assert cubes(played.state) == cubes(state)


@pytest.mark.rule("CL-TWR-01", "CL-DMG-02")
def test_cl_twr_01_the_tower_is_asked_for_what_was_covered() -> None:
    state = laden("", "", "", "", "", "", "", "tea", "tea", state=at_sea(switches=Switches(cargo_tower=True)))
    played = hit(state, 2, "water", {"k-tower-tea": 1})
    assert (played.state.loose.tea, played.state.reserve.tea) == (1, state.reserve.tea + 1)


@pytest.mark.rule("CL-OUT-03", "CL-DMG-04")
def test_cl_out_03_damage_beyond_a_full_hold_is_lost() -> None:
    state = with_hold(at_sea(ship={"hull": 9}), "gg", "ss")
    played = hit(player(state, water=2, fire=1), 4, "fire")
    assert (played.state.player("seat-1").water, played.state.player("seat-1").fire) == (2, 2)
    lost = play(outcomes._loss, played.state, {}, ship="seat-1", key="end")
    assert not lost.asked


@pytest.mark.rule("CL-OUT-03")
def test_cl_out_03_the_table_tells_where_nobody_counted_the_squares() -> None:
    ship = replace(at_sea(), cards=(ship_card("board-A-1", draft="3", hull=9), hold_card("A-1-3")))
    state = player(ship, water=8, fire=4, last_damage="fire")
    answers = {"end-full": True, "end-hold-damage": {"damage": 3}}
    lost = play(outcomes.check, state, answers, ship="seat-1", by="", key="end")
    assert [event.how for event in lost.of(outcomes.ShipLost)] == ["collapsed"]
    assert lost.state.player("seat-1").water == 3
    safe = play(outcomes.check, player(ship, water=6, fire=2), {}, ship="seat-1", by="", key="end")
    assert not safe.asked, "fewer than its hull fill no hold"


@pytest.mark.rule("CL-OUT-10", "CL-SHP-11")
def test_cl_out_10_a_destroyed_ship_comes_back_with_the_damage_of_its_icons() -> None:
    state = laden("cannon", "cannon", "", "", "tea", water=5, fire=2, last_damage="water")
    lost = play(outcomes.destroy, state, {}, victim="seat-1", how="lost", by="", key="k")
    assert loads(lost.state) == ["cannon", "cannon", "", "", "", "", "", "/water", "/water"]


@pytest.mark.rule("CL-DMG-07", "CL-UPG-06", "A-93", "T-17")
def test_cl_dmg_07_a_cabin_under_damage_gives_no_room_until_repaired() -> None:
    expert = at_sea(switches=Switches(boarding=True))
    sailing = replace(expert, cards=(*expert.cards, ship_card("ship-09", draft="2", crew=8))).with_player(
        "seat-1", board="B", ship="ship-09", upgrades=("cabin", "cabin"), crew=11, cannons=0
    )
    state = with_hold(sailing, "cc", "ss", keel="B-1-2")
    assert crewing.crew_limit(state, book(), SEAT_1) == 12
    burnt = hit(state, 1, "fire").state
    assert crewing.crew_limit(burnt, book(), SEAT_1) == 10
    assert burnt.player("seat-1").crew == 11 and crewing.crew_room(burnt, book(), SEAT_1) == 0
    mended = player(burnt, fire=0)
    assert crewing.crew_limit(mended, book(), SEAT_1) == 12


@pytest.mark.rule("CL-FIX-01", "CL-SHP-19")
def test_cl_fix_01_repairs_free_cannons_first() -> None:
    state = laden("cannon", "", "", "wood", fire=3)
    assert loads(state)[:4] == ["cannon/fire", "/fire", "/fire", "wood"]
    mended = play(repair.repair_at_sea, state, {}, seat="seat-1").state
    assert loads(mended)[:4] == ["cannon", "/fire", "", ""]


# ---------------------------------------------------------------- rearranging


@pytest.mark.rule("CL-FRE-01", "CL-SHP-09")
def test_cl_fre_01_loads_move_freely_and_change_places() -> None:
    state = laden("tea", "", "", "cannon")
    moved = stow(state, 3, 1)
    assert loads(moved.state)[:4] == ["tea", "cannon", "", ""]
    assert len(moved.events) == 1 and moved.of(Rearranged)
    swapped = stow(moved.state, 0, 1).state
    assert loads(swapped)[:2] == ["cannon", "tea"]
    assert state.turn.halves == swapped.turn.halves == ()


@pytest.mark.rule("CL-FRE-01", "CL-DMG-11", "CL-SHP-19")
def test_cl_dmg_11_damage_and_what_lies_under_it_stay() -> None:
    state = laden("cannon", "tea", "", "", "", "", "", "", "", fire=1, water=1)
    squares = state.player("seat-1").hold
    assert [[r.rule for r in cargo.may_take(square).refusals] for square in (squares[0], squares[8])] == [
        ["CL-SHP-19"],
        ["CL-DMG-11"],
    ]
    questions = stow(state, 1, 4).asked
    refused = {option.id for q in questions for option in getattr(q, "options", ()) if not option.verdict.allowed}
    assert refused == {"0", "8"}
    assert cargo.may_take(squares[2]).refusals[0].rule == "CL-FRE-01"


@pytest.mark.rule("CL-FRE-04", "CL-FRE-01")
def test_cl_fre_04_a_load_may_go_over_the_side() -> None:
    state = laden("cannon", "tea", "tea")
    dropped = stow(state, 1, "overboard")
    assert loads(dropped.state)[:3] == ["cannon", "", "tea"]
    assert dropped.state.loose.tea == 1 and dropped.state.turn.jettisoned.tea == 1 and dropped.of(Jettisoned)
    assert stow(state, 0, "overboard").state.player("seat-1").cannons == 0


@pytest.mark.rule("CL-FRE-01")
def test_cl_fre_01_is_offered_in_the_own_turn_wherever_the_ship_is() -> None:
    state = laden("tea").with_turn(stage="player", started=True)
    assert [offer.command.name for offer in cargo.offers(state, book())] == ["rearrange"]
    assert cargo.may_rearrange(player(at_sea(), goods=Goods(tea=1), cannons=1), "seat-1").allowed
    assert cargo.offers(state.with_turn(port="spain"), book())[0].option.verdict.allowed
    assert refused_by(cargo.offers(player(state, goods=Goods()), book())[0].option.verdict) == ["CL-FRE-01"]
    assert refused_by(cargo.offers(player(state, afloat=False), book())[0].option.verdict) == ["CL-OUT-12"]
    declined = at_sea()
    assert cargo.offers(declined, book()) == ()


@pytest.mark.rule("CL-FRE-03", "A-77", "CL-FRE-04")
def test_cl_fre_03_what_does_not_fit_goes_overboard_at_the_players_choice() -> None:
    state = player(with_hold(at_sea(), "gg", "ss"), cannons=2, goods=Goods(tea=2, sugar=2)).with_turn(started=True)
    assert cargo.overfull(state) == "seat-1"
    command = AGENDA.next(state, book())
    assert getattr(command, "name", "") == "surplus"
    answers = {"overboard-0": "tea", "overboard-1": "sugar"}
    kept = play(cargo.surplus, state, answers, seat="seat-1").state
    assert kept.player("seat-1").goods == Goods(tea=1, sugar=1) and kept.loose == Goods(tea=1, sugar=1)
    assert cargo.overfull(kept) == "" and sorted(loads(kept)) == ["cannon", "cannon", "sugar", "tea"]
    unarmed = play(cargo.surplus, state, {"overboard-0": "cannon", "overboard-1": "tea"}, seat="seat-1").state
    assert unarmed.player("seat-1").cannons == 1 and cargo.overfull(unarmed) == ""


@pytest.mark.rule("CL-SHP-06", "CL-YRD-04", "A-38")
def test_cl_shp_06_another_ship_has_another_hold() -> None:
    state = with_hold(laden("cannon", "tea", fire=2), "gggg", "ssss", keel="A-2-2")
    card = ship_card("board-A-2", draft="2")
    state = replace(state, cards=(*state.cards, card))
    changed = ship_sales.ShipChanged(SEAT_1, 2, NO_CARD, 0, rule="CL-YRD-04").apply(state)
    squares = changed.player("seat-1").hold
    assert len(squares) == 8 and not any(square.damage for square in squares)
    assert sorted(square.load for square in squares if square.load) == ["cannon", "tea"]


@pytest.mark.rule("CL-SHP-06", "CL-BOA-13", "A-80")
def test_cl_boa_13_a_captured_ship_brings_its_damage_and_its_own_hold() -> None:
    state = with_hold(laden("cannon", "tea", "tea"), "gg", "ss", keel="A-4-3")
    state = replace(state, cards=(*state.cards, ship_card("ship-40", draft="3")))
    taken = capture.ShipTaken(SEAT_1, NPC_1, CardId("ship-40"), 4, 1, 1, 0, rule="CL-BOA-13").apply(state)
    assert loads(taken) == ["/fire", "cannon", "tea", "/water"]
    boxed = replace(state, box=(CardId("ship-40"), CardId("ship-41")))
    again = capture.ShipTaken(SEAT_1, NPC_1, CardId("ship-40"), 4, 1, 1, 0, rule="CL-BOA-13").apply(boxed)
    assert again.box == ("ship-41",), "a ship that sails is not in the box"
    assert cargo.overfull(taken) == "seat-1"  # one cube of tea finds no square


@pytest.mark.rule("CL-SHP-02")
def test_a_ship_copied_with_its_hold_in_earlier_days_can_still_be_read() -> None:
    form = player_ship_form(SheetId("board-A-1"))
    assert dict(form.read({"hull": 9, "slots": 15, "cannons": 4}))["hull"] == 9


@pytest.mark.rule("CL-SHP-06")
def test_a_correction_by_hand_shows_in_the_hold() -> None:
    state = laden("tea")
    corrected = CORRECTIONS.correct(state, book(), "players.seat-1.water", 2, "").apply(state)
    assert loads(corrected)[7:] == ["/water", "/water"]


@pytest.mark.rule("CL-SHP-06")
def test_a_hold_that_becomes_known_shows_what_is_aboard() -> None:
    def copy(t: Ctx) -> Any:
        yield from known(t, hold.hold_form(book(), "A-1-2"))

    state = replace(at_sea(), cards=(ship_card("board-A-1", draft="2"),))
    state = player(state, goods=Goods(tea=1), cannons=2, water=1)
    told = play(copy, state, {"hold-A-1-2": {"squares": list(SLOOP)}}).state
    assert sorted(loads(told)) == ["", "", "", "", "", "/water", "cannon", "cannon", "tea"]
    assert loads(told)[:3].count("cannon") == 2  # into gunports


# ---------------------------------------------------------------- laws


def agrees(squares: Hold, aboard: Aboard) -> None:
    """The hold shows what is aboard as far as it has room, in squares that may take it."""
    for harm in stowage.HARMS:
        assert stowage.damaged(squares, harm) <= aboard.of(harm)
    free = sum(square.free for square in squares)
    out = stowage.surplus(squares, aboard)
    assert not (free and out), "nothing waits while there is room"
    for load, n in aboard.loads.items():
        assert stowage.count(squares, load) <= n
    assert all(square.kind == "cabin" for square in squares if square.load == stowage.CABIN)
    goods = [square for square in squares if square.load not in ("", stowage.GUN, stowage.CABIN)]
    assert not any(square.damage for square in goods), "goods never lie under damage"
    assert stowage.stow(squares, stowage.bare(squares), aboard) == squares, "and it stays so"


counts = st.fixed_dictionaries({load: st.integers(0, 5) for load in (*Goods.__dataclass_fields__, "cannon", "cabin")})
cargoes = st.builds(Aboard, counts, st.integers(0, 9), st.integers(0, 9), st.sampled_from(("rows", "columns")))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.sampled_from(PLANS), st.lists(cargoes, min_size=1, max_size=6))
def test_hold_and_counts_always_agree(rows: Sequence[str], states: Sequence[Aboard]) -> None:
    squares = stowage.plan(tuple(rows))
    laid = squares
    for aboard in states:
        before, laid = laid, stowage.stow(laid, squares, aboard)
        agrees(laid, aboard)
        for harm in stowage.HARMS:
            was = {i for i, square in enumerate(before) if square.damage == harm}
            now = {i for i, square in enumerate(laid) if square.damage == harm}
            assert was <= now or now <= was, "damage comes and goes, but never moves"


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(0, 10**6))
def test_nothing_appears_or_vanishes_in_a_hold(seed: int) -> None:
    chance = Random(seed)
    state = player(
        with_hold(at_sea(ship={"hull": 40}), *(row.replace("c", "s") for row in chance.choice(PLANS))),
        cannons=chance.randint(0, 4),
        goods=Goods(*(chance.randint(0, 2) for _ in range(6))),
    ).with_turn(stage="player", started=True)
    total = cubes(state)
    for _ in range(8):
        before = state.player("seat-1")
        match chance.choice(("water", "fire", "move", "surplus")):
            case "surplus" if cargo.overfull(state):
                run = partial(play, cargo.surplus, seat="seat-1")
                n = stowage.surplus(before.hold, before.aboard("rows"))
                kinds = [good for good in Goods.__dataclass_fields__ if before.goods.of(good)]  # type: ignore[arg-type]
                chosen = chance.choice(kinds) if kinds else "cannon"
                if kinds and before.goods.of(chosen) >= n:  # type: ignore[arg-type]
                    state = run(state, {f"overboard-{i}": chosen for i in range(n)}).state
                    assert cargo.overfull(state) == ""
            case "move":
                squares = before.hold
                able = [i for i, square in enumerate(squares) if cargo.may_take(square).allowed]
                open_to = [i for i, square in enumerate(squares) if cargo.may_lift(square).allowed]
                if able and len(open_to) > 1:
                    source = chance.choice(able)
                    target = chance.choice([i for i in open_to if i != source])
                    state = stow(state, source, target).state
                    after = state.player("seat-1")
                    assert [s.damage for s in after.hold] == [s.damage for s in squares]
                    assert replace(after, hold=()) == replace(before, hold=())
            case harm if harm in ("water", "fire"):
                state = hit(state, chance.randint(1, 4), harm).state
        assert cubes(state) == total
        assert state.player("seat-1").cannons <= before.cannons
        agrees(state.player("seat-1").hold, state.player("seat-1").aboard("rows"))


@pytest.mark.rule("CL-FRE-01")
def test_cl_fre_01_a_hold_in_which_nothing_lies_leaves_nothing_to_move() -> None:
    played = play(cargo.rearrange, laden(), {}, seat="seat-1")
    assert played.asked == [] and [event.rule for event in played.of(Announced)] == ["CL-FRE-01"]


def put_right(state: State, square: int, what: str, value: str) -> State:
    """Seat 1's hold with a square corrected by hand."""
    path = f"players.seat-1.hold.{square // 3 + 1}-{square % 3 + 1}.{what}"
    return CORRECTIONS.correct(state, book(), path, value, "").apply(state)


@pytest.mark.rule("CL-FRE-01")
def test_cl_fre_01_where_a_load_lies_is_corrected_by_an_exchange() -> None:
    sea = laden("tea", "", "", "cannon")
    put = put_right(sea, 8, "load", "tea")
    assert loads(put) == ["", "", "", "cannon", "", "", "", "", "tea"]
    assert loads(put_right(put, 8, "load", "cannon")) == ["", "", "", "tea", "", "", "", "", "cannon"]
    assert put.player("seat-1").goods == sea.player("seat-1").goods
    with pytest.raises(BadAnswer, match="one of tea, , cannon"):
        put_right(sea, 8, "load", "silver")


@pytest.mark.rule("CL-DMG-02", "CL-DMG-05")
def test_cl_dmg_05_where_damage_lies_is_corrected_and_cargo_never_lies_under_it() -> None:
    sea = player(laden("tea", "cannon"), water=1)
    assert loads(sea) == ["tea", "cannon", "", "", "", "", "", "", "/water"]
    assert loads(put_right(sea, 1, "damage", "water")) == ["tea", "cannon/water", "", "", "", "", "", "", ""]
    assert loads(put_right(sea, 0, "damage", "water")) == ["/water", "cannon", "", "", "", "", "", "", "tea"]
    assert loads(put_right(sea, 8, "load", "cannon")) == ["tea", "", "", "", "", "", "", "", "cannon/water"]
    assert put_right(sea, 1, "damage", "water").player("seat-1").water == 1
    whole = CORRECTIONS.correctable(laden("tea", "cannon"), book())
    assert not [line.path for line in whole if ".hold." in line.path and line.path.endswith(".damage")]
    for what, value in (("load", "tea"), ("damage", "fire")):
        with pytest.raises(BadAnswer, match="is needed, or leave it unknown"):
            put_right(sea, 8, what, value)


@pytest.mark.rule("CL-SHP-14")
def test_cl_shp_14_a_cabin_is_corrected_onto_its_own_squares_only() -> None:
    squares = stowage.stow((), stowage.plan(("ccs",)), Aboard({"cabin": 1, "tea": 1}, 0, 0))
    assert [square.load for square in squares] == ["", "cabin", "tea"]
    moved = stowage.put_right(squares, 0, "load", "cabin")
    assert moved is not None and [square.load for square in moved] == ["cabin", "", "tea"]
    assert stowage.put_right(squares, 2, "load", "cabin") is None
