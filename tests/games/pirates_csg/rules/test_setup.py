"""The set-up, step by step."""

from __future__ import annotations

from typing import Any

import pytest

import companion
from companion.core.events.announcement_events import Announced, StepBegun
from companion.core.events.announcements import Order, Result
from companion.core.questions.kinds import BadAnswer, Choose
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.cards.schemas import EVENT, FORT, SHIP, TREASURE
from companion.games.pirates_csg.model.gold import gold_each, in_play, unseen
from companion.games.pirates_csg.model.ids import CrewId, SeatId
from companion.games.pirates_csg.model.names import player_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.setup import berths, layout, treasure
from companion.games.pirates_csg.setup.berths import CrewAboard
from companion.games.pirates_csg.setup.fleets import muster, ready
from companion.games.pirates_csg.setup.layout import SeatsOrdered, first_state
from companion.games.pirates_csg.setup.treasure import CoinsBrought, CoinsDealt
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.ship.cards import able, has, nation
from companion.games.pirates_csg.ship.orders import AbilityUsed
from companion.simulation.simulator import Simulation
from tests.games.pirates_csg.rules import fleets
from tests.games.pirates_csg.rules.fleets import BOOK, broken, ship, unique
from tests.games.pirates_csg.rules.shores import (
    ANNE,
    BART,
    CLEO,
    HOME,
    RIM,
    WILD,
    options,
    run,
    table,
    with_coins,
    with_crew,
    with_event,
    with_ship,
    with_unique,
)
from tests.games.pirates_csg.rules.shores import ship as ship_id
from tests.support.setup_counts import taken

N = BOOK.numbers


def fresh(n: int = 2, **more: Any) -> State:
    return first_state(options(n, **more), BOOK)


def dealt(s: State) -> list[int]:
    """Coins face down on each wild island."""
    return [island.coins for island in s.islands if not island.home]


# ---------------------------------------------------------------------- order, sea, islands, homes


@pytest.mark.rule("CSG-SETUP-01", "A-57")
def test_the_highest_begins_and_ties_roll_again_among_themselves() -> None:
    rolls = {"order-1": [3, 4, 6, 6, 3, 4], "order-2": [1, 1, 5, 5]}
    played = run(layout.turn_order, fresh(3), rolls)
    assert [player.id for player in played.state.players] == [BART, CLEO, ANNE]
    (told,) = played.announcements(SeatsOrdered)
    assert isinstance(told, Result) and told.text == msg("csg-told-order", name=player_name(played.state, BART))
    places = {side.who: side.said for side in told.sides}
    assert [places[player_name(played.state, seat)] for seat in (BART, CLEO, ANNE)] == [
        msg("csg-told-place", n=place) for place in (1, 2, 3)
    ]


@pytest.mark.rule("CSG-SETUP-02")
def test_crew_that_raises_the_total_is_revealed_in_turn_order() -> None:
    s = with_crew(with_crew(table(), "", build=5), "", BART, build=3)
    played = run(layout.extra_points, with_crew(s, ""))
    assert [crew.shown for crew in played.state.crew] == [True, True, False]
    assert [event.total for event in played.of(layout.PointsRaised)] == [45, 43]


@pytest.mark.rule("CSG-SETUP-03", "CSG-SETUP-04", "A-01", "A-02")
@pytest.mark.parametrize(("players", "islands"), [(2, 6), (3, 8)])
def test_six_islands_for_two_and_two_more_for_each_other_player(players: int, islands: int) -> None:
    played = run(layout.lay_out, fresh(players))
    assert len(played.state.islands) == islands
    assert [event.rule for event in played.of(Announced)] == ["CSG-SETUP-03", "CSG-SETUP-04"]


@pytest.mark.rule("CSG-FLEET-01", "CSG-FLEET-04", "CSG-FLEET-08", "CSG-FLEET-09")
def test_the_pieces_of_a_fleet_are_numbered_kind_by_kind_after_those_that_are_there() -> None:
    anne = (
        fleets.crew("C"),
        ship("A"),
        fleets.fort("D", cannons="3L-4L"),
        ship("B", masts=2),
        fleets.event("E"),
        unique("F"),
        fleets.crew("G"),
    )
    bart = (
        ship("H", keywords=["catamaran"]),
        fleets.crew("I"),
        fleets.fort("J", cannons="3L"),
        fleets.event("K"),
        unique("L"),
    )
    brought = {f"fleet-{seat}": [card.plain for card in cards] for seat, cards in ((ANNE, anne), (BART, bart))}
    s = run(muster, fresh(), brought).state
    assert [(each.id, s.copied(SHIP, each.card, "name"), each.owner, len(each.masts)) for each in s.ships] == [
        ("ship-1", "A", ANNE, 3),
        ("ship-2", "B", ANNE, 2),
        ("ship-3", "H", BART, 3),
    ]
    assert [each.plates for each in s.ships] == [0, 0, N.catamaran_hulls]
    assert not any(each.deployed for each in s.ships) and all(each.left == len(each.masts) for each in s.ships)
    assert [(each.id, each.seat, each.where) for each in s.crew] == [
        ("crew-1", ANNE, ""),
        ("crew-2", ANNE, ""),
        ("crew-3", BART, ""),
    ]
    assert [(each.id, each.seat, each.flags) for each in s.forts] == [("fort-1", ANNE, 2), ("fort-2", BART, 1)]
    assert [(each.id, each.seat) for each in s.events] == [("event-1", ANNE), ("event-2", BART)]
    assert [player.uniques for player in s.players] == [(anne[5].subject,), (bart[4].subject,)]


@pytest.mark.rule("CSG-SETUP-06")
def test_everybody_picks_the_home_of_the_player_at_their_left() -> None:
    s = run(layout.lay_out, fresh(3)).state
    played = run(
        layout.home_islands, s, {"home-seat-2": "island-4", "home-seat-3": "island-1", "home-seat-1": "island-8"}
    )
    assert [question.who for question in played.asked] == [ANNE, BART, CLEO]
    assert [played.state.home(seat).id for seat in (ANNE, BART, CLEO)] == ["island-8", "island-4", "island-1"]
    last = played.asked[-1]
    assert isinstance(last, Choose)
    free = [f"island-{n}" for n in range(1, 9) if n not in (1, 4)]
    assert [option.id for option in last.options] == free, "nobody loses a home that is given away twice"


@pytest.mark.rule("CSG-SETUP-08", "A-03", "CSG-KW-MERCENARY")
@pytest.mark.parametrize(("way", "words"), [("stern", "csg-order-stern"), ("bow", "csg-order-bow")])
def test_ships_lie_at_home_and_mercenaries_off_it_told_once_for_all(way: str, words: str) -> None:
    s = with_ship(with_ship(with_ship(table(rulings={"A-03": way})), keywords=["mercenary"]), BART)
    s = replace(s, ships=tuple(replace(each, deployed=False) for each in s.ships))
    played = run(layout.deploy, s)
    assert [each.docked for each in played.state.ships] == ["island-1", "", "island-2"]
    assert all(each.deployed for each in played.state.ships)
    orders = [each.text.key for each in played.announcements() if isinstance(each, Order)]
    assert orders == [words, "csg-fleet-of", "csg-fleet-of", "csg-order-mercenary"]
    begun = played.events[0]
    assert isinstance(begun, StepBegun) and begun.id == "fleets", "the orders stand under their part of the set-up"
    assert [taken(played.happened, seat)["ship"] for seat in (ANNE, BART)] == [2, 1]


@pytest.mark.rule("CSG-SETUP-04")
@pytest.mark.parametrize(("players", "islands"), [(2, 6), (3, 8), (4, 10)])
def test_two_players_lay_six_islands_and_each_further_one_brings_two(players: int, islands: int) -> None:
    assert layout.islands(players, BOOK) == islands


@pytest.mark.rule("CSG-SETUP-03", "CSG-SETUP-07", "CSG-SETUP-08", "CSG-SETUP-09")
def test_the_parts_of_the_set_up_are_counted_from_one() -> None:
    begun = [run(layout.part, fresh(), name=name, rule="CSG-SETUP-03").of(StepBegun)[0] for name in layout.PARTS]
    assert [(each.id, each.n, each.of) for each in begun] == [
        ("sea", 1, 4),
        ("treasure", 2, 4),
        ("fleets", 3, 4),
        ("crew", 4, 4),
    ]


@pytest.mark.rule("CSG-FORT-01", "CSG-FLEET-08", "CSG-FLEET-09")
@pytest.mark.parametrize(("kind", "schema"), [("forts", FORT), ("events", EVENT), ("uniques", TREASURE)])
def test_fleets_of_our_own_come_without_what_the_table_plays_without(kind: str, schema: str) -> None:
    every, fewer = (ready(options(**{kind: played}), BOOK) for played in (True, False))
    assert [each.id for each in fewer] == [each.id for each in every]
    for whole, part in zip(every, fewer, strict=True):
        assert part.cards == tuple(card for card in whole.cards if card.schema != schema)
    assert any(card.schema == schema for each in every for card in each.cards)


# ---------------------------------------------------------------------- treasure


@pytest.mark.rule("CSG-SETUP-07", "A-43")
@pytest.mark.parametrize(("total", "gold"), [(20, 9), (30, 12), (40, 15), (50, 18), (60, 21), (100, 33)])
def test_examples_8_and_9_fifteen_gold_at_forty_points_and_three_for_each_ten(total: int, gold: int) -> None:
    assert gold_each(total, N) == gold
    for purse in treasure.purses(N.coins_each, gold, N.coin_least, N.coin_most):
        assert (len(purse), sum(purse)) == (8, gold) and min(purse) >= 1 and max(purse) <= 7


@pytest.mark.rule("CSG-SETUP-07", "A-43")
def test_coins_are_proposed_mixed_evenly_or_with_few_large_ones() -> None:
    mixed, even, steep = treasure.purses(8, 15, 1, 3)
    assert (mixed, even, steep) == ((1, 1, 1, 2, 2, 2, 3, 3), (1, *(2,) * 7), (1, 1, 1, 1, 2, 3, 3, 3))
    assert treasure.purses(5, 12, 1, 6) == ((1, 1, 3, 3, 4), (2, 2, 2, 3, 3), (1, 1, 1, 3, 6))


@pytest.mark.rule("CSG-SETUP-07")
def test_example_9_twenty_coins_are_dealt_and_four_placed_from_the_second_player_on() -> None:
    s = run(layout.lay_out, fresh(3)).state
    s = run(
        layout.home_islands, s, {"home-seat-2": "island-2", "home-seat-3": "island-3", "home-seat-1": "island-1"}
    ).state
    leftovers = {
        f"leftover-{n}": island for n, island in enumerate(("island-4", "island-4", "island-5", "island-8"), 1)
    }
    played = run(treasure.treasure, s, leftovers)
    assert [q.who for q in played.asked if q.key.startswith("leftover")] == [BART, CLEO, ANNE, BART]
    assert dealt(played.state) == [6, 5, 4, 4, 5] and in_play(played.state) == 45
    assert sum(unseen(played.state).values()) == 24


@pytest.mark.parametrize(("coins", "mixed"), [("table", True), ("app", False)])
def test_either_the_faces_of_coins_count_or_the_app_keeps_their_values(coins: str, mixed: bool) -> None:
    s = run(layout.lay_out, fresh(2, coins=coins)).state
    s = run(layout.home_islands, s, {"home-seat-2": "island-2", "home-seat-1": "island-1"}).state
    told = [companion.say(event.line(s, BOOK), "en") for event in run(treasure.treasure, s).of(CoinsDealt)]
    assert "the app keeps what each is worth" in told[0] or mixed
    assert ("mix" in told[0].lower()) is mixed, "real ones are mixed, and never said to be worth something else"


@pytest.mark.rule("CSG-SETUP-07")
def test_a_mix_of_ones_own_has_the_right_count_and_gold_whatever_is_said() -> None:
    s = table()
    own = {"purse-seat-1": "own", "coins-seat-1-7": 1, "coins-seat-1-2": 1}
    (brought, _) = run(treasure.treasure, s, own).of(CoinsBrought)
    assert brought.coins == (1, 1, 1, 1, 1, 1, 2, 7)
    for value in range(N.coin_most, N.coin_least, -1):
        lo, hi = treasure.span(8, 15, value, N.coin_least)
        assert 0 <= lo <= hi <= 8


@pytest.mark.rule("CSG-SETUP-07", "CSG-FLEET-09")
def test_unique_treasures_are_among_the_eight_coins_and_the_gold_is_still_met() -> None:
    s = table().with_player(ANNE, uniques=("T-a", "T-b")).with_island(RIM, coins=0)
    played = run(treasure.treasure, s)
    (anne, bart) = played.of(CoinsBrought)
    assert (len(anne.coins), sum(anne.coins), len(bart.coins)) == (6, 15, 8)
    assert sum(dealt(played.state)) == 16 and unseen(played.state)["T-a"] == 1


@pytest.mark.rule("CSG-FLEET-09")
def test_example_10_at_most_four_of_eight_coins_are_unique() -> None:
    four = [unique(name) for name in "ABCD"]
    assert not broken(ship("A"), *four)
    assert broken(ship("A"), *four, unique("E")) == ["CSG-FLEET-09"]
    assert broken(ship("A"), *four, total=100) == ["CSG-FLEET-09"], "four coins cannot show 33 gold"


# ---------------------------------------------------------------------- crew


@pytest.mark.rule("CSG-SETUP-09", "CSG-FLEET-06")
def test_all_crew_is_placed_as_proposed_with_one_tap_each() -> None:
    s = with_ship(with_ship(with_ship(table(), docked=HOME, cargo=1), docked=HOME, nation="spanish"), BART, cargo=2)
    s = with_crew(with_crew(s, "", points=3), "", nation="spanish")
    s = with_crew(with_crew(with_crew(s, "", BART), "", BART), "", BART)
    played = run(berths.berths, s)
    assert [question.key for question in played.asked] == ["berths-seat-1", "berths-seat-2"]
    assert all(question.secret for question in played.asked)
    assert [crew.where for crew in played.state.crew] == ["ship-1", "ship-2", "ship-3", "ship-3", "island-2"]
    assert not any(crew.shown for crew in played.state.crew)


@pytest.mark.rule("CSG-SETUP-09", "CSG-FLEET-06")
def test_example_29_crew_one_by_one_is_refused_by_points_and_by_room() -> None:
    s = with_ship(with_ship(with_ship(table(), cargo=9, points=9), cargo=0), nation="spanish")
    s = with_crew(s, ship_id(1), points=3)
    for _ in range(3):
        s = with_crew(s, ship_id(1), points=2)
    s = with_crew(with_crew(s, "", points=1), "", points=1)
    played = run(berths.berths, s, {"berths-seat-1": "each", "berth-crew-5": "island-1", "berth-crew-6": "ship-3"})
    first = played.asked[1]
    assert isinstance(first, Choose)
    verdicts = {option.id: [reason.rule for reason in option.verdict.refusals] for option in first.options}
    assert verdicts == {"ship-1": ["CSG-SETUP-09"], "ship-2": ["CSG-SETUP-09"], "ship-3": [], "island-1": []}
    notes = {option.id: option.note.key for option in first.options if option.note is not None}
    assert notes == {"ship-3": "csg-berth-foreign"}
    assert [crew.where for crew in played.state.crew[-2:]] == ["island-1", "ship-3"]


@pytest.mark.rule("CSG-LINK-01", "CSG-SETUP-09")
def test_example_30_three_cargo_two_linked_crew_two_coins() -> None:
    s = with_ship(table(), cargo=3, name="Tern")
    s = with_crew(with_crew(s, ship_id(1), name="Ash", link="Elm"), ship_id(1), name="Elm")
    assert hold.room(s, BOOK, ship_id(1)).total == 2
    assert hold.room(with_crew(s, ship_id(1), link="Tern"), BOOK, ship_id(1)).total == 2, "linked to its ship"
    assert hold.room(with_coins(s, ship_id(1), 3, 1), BOOK, ship_id(1)).total == 0
    assert hold.room(with_unique(s, ship_id(1)), BOOK, ship_id(1)).total == 2


@pytest.mark.rule("CSG-KW-CARGOMASTER")
def test_a_cargo_master_makes_room_on_every_ship_of_the_nation_and_takes_none() -> None:
    s = with_ship(with_ship(with_ship(table(), cargo=3), cargo=2), cargo=2, nation="mercenary", keywords=["mercenary"])
    s = with_crew(s, ship_id(1), keywords=["cargomaster"])
    assert [hold.room(s, BOOK, ship_id(n)).total for n in (1, 2, 3)] == [4, 3, 2]
    ashore = s.with_crew(CrewId("crew-1"), where=WILD)
    assert [hold.room(ashore, BOOK, ship_id(n)).total for n in (1, 2)] == [3, 2]


@pytest.mark.rule("CSG-KW-TREASURESHIP")
def test_crew_takes_no_room_on_a_treasure_ship_with_its_admiral() -> None:
    s = with_ship(table(), cargo=2, points=30, keywords=["treasureship"])
    s = with_crew(with_crew(s, ship_id(1)), ship_id(1))
    assert hold.room(s, BOOK, ship_id(1)).total == 0
    assert hold.room(with_crew(s, ship_id(1), keywords=["emperor"]), BOOK, ship_id(1)).total == 2


@pytest.mark.rule("CSG-SETUP-10")
def test_abilities_work_aboard_only_and_reveal_who_uses_them() -> None:
    s = with_crew(with_crew(with_ship(table()), ship_id(1), skills=["captain"]), HOME, skills=["explorer"])
    assert able(s, ship_id(1), "captain") and not able(s, ship_id(1), "explorer")
    after = AbilityUsed("captain", ship_id(1), CrewId("crew-1")).apply(s)
    assert [crew.shown for crew in after.crew] == [True, False]


@pytest.mark.rule("CSG-FLEET-06", "A-26")
def test_crew_of_another_nation_may_travel_but_uses_no_ability() -> None:
    s = with_crew(with_ship(table()), ship_id(1), nation="spanish", skills=["captain"])
    assert hold.may_take_aboard(s, BOOK, ship_id(1), CrewId("crew-1")).allowed
    assert not able(s, ship_id(1), "captain")


@pytest.mark.rule("CSG-KW-BLACKMARK")
def test_crew_with_a_black_mark_may_begin_as_cursed_for_one_point_more() -> None:
    s = with_crew(with_ship(table(), points=39), "", points=1, keywords=["blackmark"], skills=["captain"])
    assert [r.rule for r in berths.may_begin_aboard(s, BOOK, ship_id(1), CrewId("crew-1"), True).refusals] == [
        "CSG-KW-BLACKMARK"
    ]
    s = with_crew(with_ship(table(), points=10), "", points=1, keywords=["blackmark"], skills=["captain"])
    plain = run(berths.berths, s).state
    assert nation(plain, ship_id(1)) == "pirate" and not plain.crew[0].shown
    marked = run(berths.berths, s, {"berth-crew-1": "ship-1/cursed"}).state
    assert nation(marked, ship_id(1)) == "cursed" and marked.crew[0].shown
    assert able(marked, ship_id(1), "captain")
    assert hold.crew_aboard(marked, BOOK, ship_id(1))[0].points == 2
    cursed = with_crew(with_ship(table(), points=40, nation="cursed"), "", points=1, keywords=["blackmark"])
    assert berths.may_begin_aboard(cursed, BOOK, ship_id(1), CrewId("crew-1"), True).allowed, (
        "its fleet has paid for it"
    )
    narrow = with_crew(with_ship(table(), points=1), "", points=1, keywords=["blackmark"])
    refusals = berths.may_begin_aboard(narrow, BOOK, ship_id(1), CrewId("crew-1"), True).refusals
    assert [reason.rule for reason in refusals] == ["CSG-SETUP-09"], "two points of crew on a ship of one"


@pytest.mark.rule("CSG-KW-BLACKMARK", "CSG-SETUP-09")
def test_who_serves_only_as_cursed_is_proposed_so() -> None:
    s = with_crew(with_ship(table(), points=10), "", points=1, nation="spanish", keywords=["blackmark"])
    assert [(each.where, each.cursed) for each in berths.proposal(s, BOOK, ANNE)] == [("ship-1", True)]


@pytest.mark.rule("CSG-KW-BLACKMARK")
def test_a_black_mark_of_another_fleet_costs_nothing_here() -> None:
    s = with_crew(with_ship(table(), points=38), "", points=1, keywords=["blackmark"])
    s = with_crew(s, "", BART, keywords=["blackmark"]).with_crew(CrewId("crew-2"), cursed=True)
    assert berths.may_begin_aboard(s, BOOK, ship_id(1), CrewId("crew-1"), True).allowed, "38 + 1 + 1"


@pytest.mark.rule("CSG-KW-BLACKMARK", "CSG-FLEET-08")
@pytest.mark.parametrize(("seat", "may"), [(ANNE, False), (BART, True)])
def test_the_point_of_a_black_mark_is_one_that_no_event_of_the_fleet_has_cost(seat: SeatId, may: bool) -> None:
    """A ship of 36 points, an event of 3 and crew of 1 are worth 40 without the mark."""
    s = with_event(with_crew(with_ship(table(), points=36), "", points=1, keywords=["blackmark"]), seat, points=3)
    assert berths.may_begin_aboard(s, BOOK, ship_id(1), CrewId("crew-1"), True).allowed is may


@pytest.mark.rule("CSG-KW-BLACKMARK")
def test_ships_of_others_spend_no_points_of_this_fleet() -> None:
    s = with_ship(with_crew(with_ship(table(), points=38), "", points=1, keywords=["blackmark"]), BART, points=30)
    assert berths.may_begin_aboard(s, BOOK, ship_id(1), CrewId("crew-1"), True).allowed, "38 + 1 + 1"


@pytest.mark.rule("CSG-LINK-01", "CSG-SETUP-09")
@pytest.mark.parametrize(("on_crew", "on_ship"), [("Tern", None), (None, "Mary Ash")])
def test_crew_is_proposed_for_the_ship_of_its_link_whichever_card_names_the_other(
    on_crew: str | None, on_ship: str | None
) -> None:
    s = with_ship(with_ship(table(), cargo=8), name="Tern", link=on_ship)
    s = with_crew(s, "", name="Mary Ash", link=on_crew)
    assert [each.where for each in berths.proposal(s, BOOK, ANNE)] == ["ship-2"]


@pytest.mark.rule("CSG-SETUP-09")
def test_nobody_is_asked_where_crew_goes_that_is_out_of_the_game() -> None:
    s = with_crew(with_crew(with_crew(with_ship(table()), ""), ""), "", BART)
    gone = s.with_crew(s.crew[0].id, gone=True)
    assert [crew.id for crew in berths.waiting(gone, ANNE)] == [s.crew[1].id]


@pytest.mark.rule("CSG-SETUP-10", "CSG-DOCK-03")
def test_crew_that_lies_face_up_stays_so_wherever_it_goes() -> None:
    s = with_crew(with_crew(table(), HOME, shown=True), HOME)
    for crew in s.crew:
        assert CrewAboard(crew.id, WILD).apply(s).mate(crew.id).shown is crew.shown


@pytest.mark.rule("CSG-KW-EXPATRIOT", "CSG-KW-MERCENARY")
def test_an_ex_patriot_makes_any_ship_a_mercenary_off_its_home() -> None:
    s = with_crew(with_ship(table(), docked=HOME), "", nation="spanish", keywords=["expatriot"], skills=["captain"])
    s = run(berths.berths, s).state
    assert s.ship(ship_id(1)).docked == "" and s.crew[0].shown
    assert nation(s, ship_id(1)) == "mercenary" and has(s, ship_id(1), "expatriot") and able(s, ship_id(1), "captain")
    ashore = with_crew(with_ship(table(), docked=HOME, keywords=["kraken"]), "", keywords=["expatriot"])
    ashore = run(berths.berths, ashore).state
    assert ashore.crew[0].where == HOME == ashore.ship(ship_id(1)).docked, "a Kraken takes nobody aboard"


@pytest.mark.rule("CSG-KW-CHIEFTAIN")
def test_a_chieftain_begins_aboard_a_ship() -> None:
    s = with_crew(with_ship(table()), "", keywords=["chieftain"])
    (asked,) = run(berths.berths, s).asked
    assert isinstance(asked, Choose)
    assert [(o.id, o.verdict.allowed) for o in asked.options] == [("ship-1", True), ("island-1", False)]


@pytest.mark.rule("CSG-SETUP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_two_to_five_sit_at_a_table(players: int) -> None:
    colours = ("green", "blue", "orange", "red", "purple", "black")
    seats = [{"name": f"Nina {n}", "colour": colours[n]} for n in range(players)]
    if 2 <= players <= 5:
        evening = companion.begin("pirates_csg", {"edition": "sample", "seats": seats})
        assert len(evening.state.players) == players
    else:
        with pytest.raises(BadAnswer):
            companion.begin("pirates_csg", {"edition": "sample", "seats": seats})


@pytest.mark.rule("CSG-FLEET-01")
def test_every_keyword_of_the_rulebook_lies_before_somebody_in_random_games() -> None:
    evenings = (Simulation("pirates_csg", most=6).evening(seed).session for seed in range(1, 41))
    cards = [dict(card.record) for each in evenings if each is not None for card in each.state.cards]
    seen = {keyword for card in cards for keyword in card.get("keywords") or ()}
    assert {each.id for each in BOOK.keywords if each.known} <= seen


@pytest.mark.rule("CSG-SETUP-03")
@pytest.mark.parametrize(
    ("players", "en", "fr"),
    [
        (2, "from 60\u00a0×\u00a060\u00a0cm to about 1\u00a0m²", "de 60\u00a0×\u00a060\u00a0cm à 1\u00a0m² environ"),
        (3, "about 1.2\u00a0m²", "1,2\u00a0m² environ"),
        (4, "more than the 1.2\u00a0m² of three players", "plus que les 1,2\u00a0m² d’une partie à trois"),
    ],
)
def test_the_size_of_the_sea_is_said_as_it_is_printed(players: int, en: str, fr: str) -> None:
    n = BOOK.numbers
    assert (n.sea_side, n.sea_two, n.sea_three) == (60, 100, 120), "centimetres a side, then square decimetres"
    order = msg("csg-order-sea-sizes", n=players, **layout.sizes(BOOK))
    assert companion.say(order, "en") == f"Lay the sea for {players} players: {en}."
    assert companion.say(order, "fr") == f"Délimitez la mer pour {players} joueurs\u202f: {fr}."
