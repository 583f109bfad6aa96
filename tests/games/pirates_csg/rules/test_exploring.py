"""Exploring, what lies ashore, and what crew does there."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Fate, Order
from companion.core.questions.kinds import Choose, Pick, Roll
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.inventory import INVENTORY
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.ids import CoinId, CrewId, PlaceId
from companion.games.pirates_csg.model.names import said
from companion.games.pirates_csg.model.records import Coin, Given, Touch
from companion.games.pirates_csg.model.secrets import seen_by
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea import moving, towing
from companion.games.pirates_csg.sea.canoes import CanoesLaunched
from companion.games.pirates_csg.sea.contacts import ShipMoved
from companion.games.pirates_csg.setup.fleets import FleetMustered
from companion.games.pirates_csg.setup.treasure import CoinsBrought
from companion.games.pirates_csg.ship import crew_aboard
from companion.games.pirates_csg.ship.crew_aboard import CrewCaptured, CrewLost, RansomPaid
from companion.games.pirates_csg.ship.sinking import scuttle, sinks
from companion.games.pirates_csg.shore import ashore, exploring, reach
from companion.games.pirates_csg.shore.exploring import UniqueFound, may_capture
from companion.games.pirates_csg.shore.reach import IslandMarked
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.shores import (
    ANNE,
    BART,
    FAR,
    HOME,
    RIM,
    THERE,
    WILD,
    do,
    refused,
    run,
    ship,
    shown,
    table,
    verdict,
    with_coins,
    with_crew,
    with_fort,
    with_ship,
    with_unique,
)

EXPLORE = "explore-ship-1-island-3"
ONE = CrewId("crew-1")


def lying(**values: object) -> State:
    """Anne's ship at a wild island since the turn began, with three coins face down."""
    return with_ship(table(), docked=WILD, **values).with_island(WILD, coins=3)  # type: ignore[arg-type]


def touching(s: State) -> State:
    """With the first two ships in contact since the turn began."""
    pair = (ship(1), ship(2))
    return replace(s, touches=(Touch(*pair, bow=True),)).with_turn(moored=(pair, pair[::-1]))


# ---------------------------------------------------------------------- islands


@pytest.mark.rule("CSG-EXPL-01", "CSG-EXPL-02", "CSG-EXPL-03")
def test_a_wild_island_is_explored_by_who_lay_there_when_the_turn_began() -> None:
    s = lying(cargo=5)
    assert verdict(s, EXPLORE).allowed
    assert refused(s.with_turn(moored=()), EXPLORE) == ["CSG-EXPL-03"]
    assert refused(s.with_island(WILD, coins=0), EXPLORE) == ["CSG-EXPL-03"]
    assert not shown(with_fort(s, BART, WILD), EXPLORE), "a fort makes an island no wild one"
    home = with_ship(table(), docked=HOME).with_island(HOME, coins=1)
    assert not shown(home, "explore-ship-1-island-1")


@pytest.mark.rule("CSG-EXPL-01", "CSG-EXPL-02")
def test_why_a_place_is_not_explored() -> None:
    s = lying()
    fort = with_fort(s, BART, WILD)
    home = with_ship(table(), docked=HOME).with_island(HOME, coins=1)
    foe = touching(with_ship(with_ship(table()), BART))
    apart = replace(foe, touches=())
    found = {
        "csg-explore-away": (s, FAR),
        "csg-explore-fort": (fort, WILD),
        "csg-explore-home": (home, HOME),
        "csg-explore-enemy": (foe, ship(2)),
        "csg-explore-nothing": (fort, PlaceId("fort-1")),
    }
    for key, (state, place) in found.items():
        rule = "CSG-EXPL-02" if key in ("csg-explore-fort", "csg-explore-home") else "CSG-EXPL-01"
        reasons = exploring.lies_at(state, ship(1), place).refusals
        assert [(reason.rule, reason.text.key) for reason in reasons] == [(rule, key)]
        assert reasons[0] in exploring.may_explore(state, ship(1), place).refusals
    assert "csg-explore-away" in [r.text.key for r in exploring.lies_at(apart, ship(1), ship(2)).refusals]


@pytest.mark.rule("CSG-EXPL-03", "CSG-EXPL-04", "CSG-EXPL-05")
def test_what_is_found_is_for_the_explorer_alone_and_as_much_is_loaded_as_there_is_room() -> None:
    s = do(lying(cargo=5), EXPLORE).state
    assert len(s.coins_at(ship(1))) == 3 and s.island(WILD).coins == 0
    assert all(coin.known == (ANNE,) for coin in s.coins)
    played = do(lying(cargo=2), EXPLORE)
    load = played.asked[-1]
    assert isinstance(load, Pick) and load.secret and load.hi == 2
    assert (len(played.state.coins_at(ship(1))), len(played.state.coins_at(WILD))) == (2, 1)
    assert all(coin.known == (ANNE,) for coin in played.state.coins), "what was left has been seen as well"


@pytest.mark.rule("CSG-EXPL-04")
def test_who_has_room_for_all_is_not_asked_and_may_leave_some() -> None:
    """As many treasures as one likes, up to the free cargo space."""
    played = do(lying(cargo=5), EXPLORE)
    load = next(each for each in played.asked if each.key == "load")
    assert isinstance(load, Pick) and load.quiet and load.hi == 3 and len(load.default or ()) == 3
    few = do(lying(cargo=5), EXPLORE, {"load": [load.options[0].id]}).state
    assert (len(few.coins_at(ship(1))), len(few.coins_at(WILD))) == (1, 2)


@pytest.mark.rule("CSG-EXPL-03", "CSG-EXPL-04")
def test_unique_treasures_are_revealed_with_their_text_and_take_no_room() -> None:
    s = with_unique(with_ship(table(), docked=WILD, cargo=0), WILD, name="Mug", text="It hums.")
    played = do(s, EXPLORE)
    assert [coin.unique for coin in played.state.coins_at(ship(1))] == [s.coins[0].unique]
    left = do(s, EXPLORE, {"uniques": []}).state
    assert left.coins_at(WILD) and not left.coins_at(ship(1))
    hidden = with_unique(lying(cargo=5), FAR, name="Mug", text="It hums.")
    mug = hidden.coins[0].unique
    hidden = hidden.with_player(ANNE, uniques=(mug,), coins=()).with_player(BART, coins=())
    hidden = hidden.with_island(WILD, coins=1)
    found = run(exploring.look, replace(hidden, coins=()), seat=ANNE, place=WILD, key="coin-1", n=1)
    (fate,) = found.announcements(UniqueFound)
    assert isinstance(fate, Fate) and (fate.title, fate.text) == (
        msg("csg-ev-unique", name=said("Mug")),
        said("It hums."),
    )
    assert found.state.coins[0].known == (ANNE, BART)
    assert (found.state.coins[0].value, found.state.coins[0].unique) == (0, mug), "worth no gold (CSG-FLEET-09)"


@pytest.mark.rule("CSG-EXPL-05")
def test_an_island_with_the_own_marker_is_explored_freely_later() -> None:
    s = with_coins(with_ship(table(), docked=WILD), WILD, 2).with_turn(moored=()).with_island(WILD, marks=(ANNE,))
    assert shown(s, "revisit-ship-1") and not shown(s, EXPLORE)
    after = do(s, "revisit-ship-1").state
    assert [coin.value for coin in after.coins_at(ship(1))] == [2] and not after.actions_of("ship-1")
    other = s.with_island(WILD, marks=(BART,))
    assert refused(other, EXPLORE) == ["CSG-EXPL-03"]
    explored = s.with_turn(given=(Given("ship-1", "explore"),))
    assert not shown(explored, "revisit-ship-1") and "CSG-ACT-01" in refused(explored, EXPLORE)
    empty = replace(s, coins=())
    assert not shown(empty, "revisit-ship-1") and "CSG-EXPL-03" in refused(empty, EXPLORE)


@pytest.mark.rule("CSG-EXPL-05")
def test_the_marker_is_laid_on_leaving_and_serves_who_docks_there_later() -> None:
    """Whoever stays has laid none, and who lies there already has not docked at an island with a marker."""
    s = with_coins(with_ship(lying(cargo=1), docked=WILD), WILD, 2, 3)
    s = do(s, EXPLORE, {"load": []}).state
    assert s.island(WILD).marks == () and s.ship(ship(1)).searched == (WILD,)
    assert not shown(s, "revisit-ship-1") and not shown(s, "revisit-ship-2")
    later = s.with_turn(given=(), used=())
    assert not shown(later, "revisit-ship-1"), "it has not left"
    reasons = exploring.may_revisit(later, ship(1), WILD).refusals
    assert [reason.text.key for reason in reasons] == ["csg-revisit-unmarked", "csg-revisit-done"]
    gone = run(moving.move, later, {"where": "sea"}, ship=ship(1))
    assert gone.state.island(WILD).marks == (ANNE,) and not gone.state.ship(ship(1)).searched
    (order,) = gone.announcements(ShipMoved)
    assert isinstance(order, Order) and (order.text.key, order.seat) == ("csg-order-marker", ANNE)
    assert [r.text.key for r in exploring.may_revisit(gone.state, ship(2), WILD).refusals] == ["csg-revisit-done"]
    for vessel in (ship(1), ship(2)):
        back = run(moving.move, gone.state.with_turn(given=()), {"where": WILD}, ship=vessel).state
        assert exploring.may_revisit(back, vessel, WILD).allowed


@pytest.mark.rule("CSG-EXPL-05")
def test_a_derelict_that_was_explored_bears_a_marker_unless_it_comes_along() -> None:
    s = with_coins(touching(with_ship(with_ship(table()), BART, lost=3)), ship(2), 2)
    s = do(s, "explore-ship-1-ship-2").state
    gone = run(moving.move, s.with_turn(given=()), {"where": "sea"}, ship=ship(1)).state
    assert gone.ship(ship(2)).marks == (ANNE,) and not gone.ship(ship(1)).searched
    towed = run(towing.take_in_tow, s, ship=ship(1), other=ship(2)).state
    assert not run(moving.move, towed.with_turn(given=()), {"where": "sea"}, ship=ship(1)).state.ship(ship(2)).marks


@pytest.mark.rule("CSG-EXPL-05")
def test_why_an_island_is_not_explored_freely() -> None:
    s = with_coins(with_ship(table(), docked=WILD), WILD, 2).with_island(WILD, marks=(ANNE,))
    assert exploring.may_revisit(s, ship(1), WILD).allowed
    found = {
        "csg-act-not-yours": s.with_turn(seat=BART),
        "csg-explore-away": s.with_ship(ship(1), docked=FAR),
        "csg-revisit-unmarked": s.with_island(WILD, marks=(BART,)),
        "csg-revisit-done": s.with_turn(given=(Given("ship-1", "explore"),)),
        "csg-explore-empty": replace(s, coins=()),
    }
    rules = ["CSG-ACT-03", "CSG-EXPL-01", "CSG-EXPL-05", "CSG-EXPL-05", "CSG-EXPL-03"]
    for (key, state), rule in zip(found.items(), rules, strict=True):
        reasons = exploring.may_revisit(state, ship(1), WILD).refusals
        assert [(reason.rule, reason.text.key) for reason in reasons] == [(rule, key)]


@pytest.mark.rule("CSG-EXPL-05", "CSG-GEN-03")
def test_an_island_with_the_own_marker_is_explored_freely_once_a_stay() -> None:
    s = with_coins(with_ship(table(), docked=WILD, cargo=1), WILD, 2, 3).with_island(WILD, marks=(ANNE,))
    after = do(s, "revisit-ship-1").state
    assert after.coins_at(WILD) and not shown(after, "revisit-ship-1") and shown(after, EXPLORE)


@pytest.mark.rule("CSG-EXPL-04", "CSG-FLEET-09")
def test_unique_treasures_that_are_left_stay_and_push_no_coin_out() -> None:
    s = with_coins(with_unique(with_ship(table(), docked=WILD, cargo=1), WILD, name="Mug"), WILD, 3)
    played = do(s, EXPLORE, {"uniques": []})
    asked = [question.key for question in played.asked if not question.quiet]
    assert asked == ["uniques"], "there is room for the one coin"
    assert [coin.unique for coin in played.state.coins_at(WILD)] == [s.coins[0].unique]
    assert [coin.value for coin in played.state.coins_at(ship(1))] == [3]


@pytest.mark.rule("CSG-EXPL-08", "CSG-CREW-EXPLORER", "A-17")
def test_an_explorer_explores_where_the_move_ends() -> None:
    s = with_crew(lying(cargo=5), ship(1), skills=["explorer"]).with_turn(moored=())
    played = run(exploring.free_search, s, ship=ship(1), island=WILD)
    assert len(played.state.coins_at(ship(1))) == 3 and played.state.mate(ONE).shown
    nobody = run(exploring.free_search, lying(), ship=ship(1), island=WILD)
    assert not nobody.events


@pytest.mark.rule("CSG-EXPL-02", "CSG-EXPL-08", "CSG-CREW-EXPLORER")
def test_an_explorer_finds_nothing_where_a_fort_stands_or_at_home() -> None:
    s = with_crew(lying(cargo=5), ship(1), skills=["explorer"])
    for island, there in ((WILD, with_fort(s, BART, WILD)), (HOME, with_coins(s, HOME, 3))):
        assert not run(exploring.free_search, there, ship=ship(1), island=island).events
    bare = run(exploring.free_search, s.with_island(WILD, coins=0), ship=ship(1), island=WILD)
    assert not bare.state.mate(ONE).shown, "nobody is turned up for nothing"


# ---------------------------------------------------------------------- ships


@pytest.mark.rule("CSG-EXPL-01", "A-16", "A-41")
def test_treasure_is_taken_from_a_friendly_ship_in_contact() -> None:
    s = touching(with_coins(with_ship(with_ship(table())), ship(2), 3))
    after = do(s, "explore-ship-1-ship-2").state
    assert [coin.value for coin in after.coins_at(ship(1))] == [3]
    assert refused(s.with_turn(moored=()), "explore-ship-1-ship-2") == ["CSG-EXPL-03"]


@pytest.mark.rule("CSG-EXPL-01", "CSG-EXPL-03", "CSG-KW-SECRETHOLD")
def test_an_enemy_derelict_is_explored_but_a_secret_hold_keeps_its_treasure() -> None:
    s = with_coins(with_ship(with_ship(table()), BART, lost=3), ship(2), 3)
    assert [coin.value for coin in do(touching(s), "explore-ship-1-ship-2").state.coins_at(ship(1))] == [3]
    assert not shown(touching(with_coins(with_ship(with_ship(table()), BART), ship(2), 3)), "explore-ship-1-ship-2")
    sealed = with_coins(with_ship(with_ship(table()), BART, lost=3, keywords=["secrethold"]), ship(2), 3, known=())
    kept = do(touching(sealed), "explore-ship-1-ship-2").state
    assert not kept.coins_at(ship(1)) and kept.coins[0].known == (ANNE,)
    own = touching(with_coins(with_ship(with_ship(table()), keywords=["secrethold"]), ship(2), 3))
    assert do(own, "explore-ship-1-ship-2").state.coins_at(ship(1)), "it is sealed for enemies only"


# ---------------------------------------------------------------------- crew of others


@pytest.mark.rule("CSG-EXPL-07")
def test_enemy_crew_where_one_has_explored_is_taken_or_eliminated() -> None:
    s = with_crew(lying(cargo=5), WILD, BART)
    taken = do(s, EXPLORE)
    assert taken.of(CrewCaptured) and taken.state.mate(ONE).where == ship(1)
    assert (taken.state.mate(ONE).seat, taken.state.mate(ONE).owner) == (ANNE, BART)
    gone = do(s, EXPLORE, {"prisoner-crew-1": "eliminated"})
    assert gone.of(CrewLost) and gone.state.mate(ONE).gone and gone.state.mate(ONE).shown
    left = do(s, EXPLORE, {"prisoner-crew-1": "left"}).state
    assert left.mate(ONE).where == WILD
    asked = taken.asked[-1]
    assert isinstance(asked, Choose) and asked.secret
    dear = with_crew(lying(points=1), WILD, BART, points=5)
    (question,) = [q for q in do(dear, EXPLORE).asked if q.key == "prisoner-crew-1"]
    assert isinstance(question, Choose) and not question.options[0].verdict.allowed


@pytest.mark.rule("CSG-EXPL-07", "CSG-KW-MARINE")
def test_marines_who_have_landed_are_out_of_reach() -> None:
    s = with_crew(lying(cargo=5), WILD, BART, keywords=["marine"])
    assert do(s, EXPLORE).state.mate(ONE).where == WILD
    aboard = touching(with_crew(with_ship(with_ship(table()), BART, lost=3), ship(2), BART, keywords=["marine"]))
    assert do(aboard, "explore-ship-1-ship-2").state.mate(ONE).where == ship(1)


@pytest.mark.rule("CSG-KW-RANSOM", "CSG-EXPL-04", "CSG-EXPL-07")
@pytest.mark.parametrize(("cargo", "refused_by"), [(1, []), (0, ["CSG-EXPL-04"])])
def test_a_ransom_is_captured_where_a_coin_fits_however_many_points_it_costs(cargo: int, refused_by: list[str]) -> None:
    s = with_crew(with_ship(table(), points=1, cargo=cargo), FAR, BART, keywords=["ransom"], points=5)
    said = may_capture(s, BOOK, ship(1), s.mate(ONE))
    assert [reason.rule for reason in said.refusals] == refused_by


@pytest.mark.rule("CSG-KW-RANSOM")
def test_example_25_a_ransom_is_worth_five_captured_and_one_eliminated() -> None:
    s = with_crew(lying(cargo=5), WILD, BART, keywords=["ransom"])
    captured = do(s, EXPLORE)
    (event,) = captured.of(RansomPaid)
    assert (event.coin.value, event.coin.where) == (5, ship(1)) and captured.state.mate(ONE).gone
    killed = run(crew_aboard.eliminate, s, crew=ONE, by=ANNE, rule="CSG-BOARD-04").state
    assert gold.at_home(killed, ANNE) == 1 and gold.in_play(killed) == 30
    assert gold.unseen(killed) == gold.unseen(s), "a ransom is no coin that was brought"
    assert not run(crew_aboard.eliminate, s, crew=ONE, by=BART, rule="CSG-BOARD-04").of(RansomPaid)


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-RANSOM")
@pytest.mark.parametrize(("ransom", "brings"), [(True, 5), (False, 0)])
def test_a_plan_does_not_know_whether_a_card_face_down_is_a_ransom(ransom: bool, brings: int) -> None:
    """Its player is asked there, and who plans may suppose either; with the card in sight nobody is."""
    s = with_crew(lying(cargo=5), WILD, BART, keywords=["ransom"])
    captured = run(
        crew_aboard.capture, seen_by(s, ANNE), {"face-down-crew-1": ransom}, crew=ONE, ship=ship(1), rule="X"
    )
    (asked,) = captured.asked
    assert (asked.who, asked.rule) == (BART, "CSG-SETUP-10")
    assert sum(event.coin.value for event in captured.of(RansomPaid)) == brings
    assert not run(crew_aboard.capture, s, crew=ONE, ship=ship(1), rule="X").asked


# ---------------------------------------------------------------------- going ashore


@pytest.mark.rule("CSG-EXPL-06")
def test_treasure_is_left_on_any_island_but_the_own_home_and_on_derelicts() -> None:
    s = with_coins(lying(), ship(1), 4, 2, known=(ANNE,))
    after = do(s, "leave-ship-1", {"left": ["coin-1"]}).state
    assert [coin.value for coin in after.coins_at(WILD)] == [4] and after.coins_at(WILD)[0].known == (ANNE,)
    assert not shown(with_coins(with_ship(table(), docked=HOME), ship(1), 4), "leave-ship-1")
    near = touching(with_coins(with_ship(with_ship(table()), BART, lost=3), ship(1), 4))
    assert do(near, "leave-ship-1", {"left": ["coin-1"]}).state.coins[0].where == ship(2)


@pytest.mark.rule("CSG-DOCK-03", "CSG-EXPL-06", "CSG-FLEET-06")
def test_crew_goes_ashore_aboard_and_to_another_ship_at_the_same_island() -> None:
    s = with_ship(lying(), docked=WILD, cargo=0)
    s = with_crew(with_crew(s, ship(1)), WILD, nation="spanish")
    (asked,) = do(s, "crew-ship-1").asked
    assert isinstance(asked, Choose) and asked.secret
    allowed = {option.id: option.verdict.allowed for option in asked.options}
    assert allowed == {"crew-1>island-3": True, "crew-1>ship-2": False, "crew-2>ship-1": True}
    assert asked.options[2].note is not None, "the other nation is told"
    ashore = do(s, "crew-ship-1", {"crew-to": "crew-1>island-3"}).state
    assert ashore.mate(ONE).where == WILD
    assert not shown(with_crew(with_ship(table()), ship(1)), "crew-ship-1")
    assert not shown(with_crew(with_ship(table(), docked=FAR), THERE), "crew-ship-1")


# ---------------------------------------------------------------------- from a distance


@pytest.mark.rule("CSG-DOCK-03", "CSG-EXPL-06")
def test_crew_of_somebody_else_is_moved_by_nobody_but_its_player() -> None:
    s = with_crew(with_crew(lying(cargo=5), ship(1), BART), WILD, BART)
    assert not tuple(ashore.moves(s, BOOK, ship(1))) and not shown(s, "crew-ship-1")
    mine = with_crew(s, ship(1))
    assert {crew.id for crew, _, _ in ashore.moves(mine, BOOK, ship(1))} == {"crew-3"}


@pytest.mark.rule("CSG-KW-DORIES")
def test_dories_unload_at_home_from_a_distance_with_their_linked_crew() -> None:
    s = with_coins(with_ship(table(), name="Tern", keywords=["dories"]), ship(1), 3)
    assert refused(s, "dories-ship-1") == ["CSG-KW-DORIES"]
    crewed = with_crew(s, ship(1), link="Tern")
    assert gold.at_home(do(crewed, "dories-ship-1").state, ANNE) == 3


@pytest.mark.rule("CSG-KW-DORIES", "CSG-FLEET-09")
def test_dories_have_something_to_do_where_gold_is_aboard_and_not_at_home() -> None:
    s = with_ship(table(), name="Tern", keywords=["dories"])
    assert not shown(s, "dories-ship-1") and not shown(with_unique(s, ship(1)), "dories-ship-1")
    assert not shown(with_coins(with_ship(table()), ship(1), 3), "dories-ship-1"), "no other ship has dories"
    for island, can in ((HOME, False), (WILD, True)):
        there = with_coins(with_ship(table(), docked=island, keywords=["dories"]), ship(1), 3)
        assert shown(there, "dories-ship-1") is can


@pytest.mark.rule("CSG-LINK-01", "CSG-KW-DORIES")
def test_crew_is_linked_to_the_ship_whichever_of_the_two_cards_says_so() -> None:
    s = with_coins(with_ship(table(), name="Tern", keywords=["dories"], link="Mary Ash"), ship(1), 3)
    assert refused(with_crew(s, ship(1), name="Captain Oak"), "dories-ship-1") == ["CSG-KW-DORIES"]
    assert verdict(with_crew(s, ship(1), name="Mary Ash"), "dories-ship-1").allowed


@pytest.mark.rule("CSG-KW-HOIST")
def test_a_hoist_explores_loads_and_hands_over_what_it_touches() -> None:
    s = with_coins(with_ship(with_ship(table(), keywords=["hoist"])), WILD, 2, 3)
    explored = do(s, "hoist-ship-1", {"touched": WILD}).state
    assert sum(coin.value for coin in explored.coins_at(ship(1))) == 5 and not shown(explored, "hoist-ship-1")
    handed = do(explored, "hand-ship-1", {"touched": "ship-2", "handed": ["coin-1"]}).state
    assert [coin.value for coin in handed.coins_at(ship(2))] == [2]
    assert not shown(s, "load-ship-1") and not shown(with_coins(s, ship(1), 1), "hand-ship-1"), "nothing is explored"
    marked = s.with_island(WILD, marks=(ANNE,))
    assert not shown(marked, "load-ship-1"), "after a Move only"
    moved = marked.with_turn(given=(Given(ship(1), "move"),))
    assert shown(moved, "load-ship-1")
    assert not shown(moved.with_turn(used=(f"hoist-load:{ship(1)}",)), "load-ship-1"), "once a turn"
    assert not shown(replace(moved, coins=()), "load-ship-1"), "nothing is left to load"
    assert not shown(s.with_turn(given=(Given(ship(1), "move"),)), "load-ship-1"), "nobody has explored it"
    searched = s.with_turn(given=(Given(ship(1), "explore"),))
    assert not shown(searched, "hand-ship-1"), "nothing is aboard to hand over"
    empty = with_ship(table(), keywords=["hoist"]).with_island(RIM, coins=0)
    assert not tuple(reach.offers(empty, BOOK)), "there is nothing to find anywhere"


@pytest.mark.rule("CSG-KW-HOIST", "CSG-EXPL-01", "CSG-EXPL-02")
def test_a_hoist_touches_wild_islands_friends_and_derelicts_with_anything_to_find() -> None:
    s = with_ship(table(), keywords=["hoist"]).with_island(RIM, coins=0)
    s = with_ship(with_ship(with_ship(with_ship(s), BART), BART, lost=3), docked=FAR)
    for place in (HOME, WILD, FAR, *(ship(n) for n in (1, 2, 3, 4))):
        s = with_coins(s, place, 2)
    s = with_fort(s, BART, FAR)
    assert reach.reachable(s, ship(1)) == (WILD, ship(2), ship(4))


@pytest.mark.rule("CSG-KW-HOIST")
@pytest.mark.parametrize(("place", "most"), [("ship-2", 1), (WILD, 3)])
def test_a_hoist_hands_a_ship_what_it_has_room_for_and_an_island_all(place: str, most: int) -> None:
    s = with_ship(with_ship(table(), keywords=["hoist"], cargo=5), cargo=1)
    s = with_coins(s, ship(1), 1, 2, 3, known=(ANNE,)).with_turn(given=(Given("ship-1", "explore"),))
    picked = next(each for each in do(s, "hand-ship-1", {"touched": place}).asked if each.key == "handed")
    assert isinstance(picked, Pick) and picked.hi == most


@pytest.mark.rule("CSG-EXPL-03")
@pytest.mark.parametrize("aloud", [False, True])
def test_what_a_coin_shows_is_told_in_secret_unless_everybody_sees_it(aloud: bool) -> None:
    s = with_ship(table(coins="table"), docked=WILD).with_island(WILD, coins=1)
    played = run(exploring.look, s, seat=ANNE, place=WILD, key="coin-1", n=1, aloud=aloud)
    assert [question.secret for question in played.asked] == [not aloud]
    assert played.state.coins[0].known == ((ANNE, BART) if aloud else (ANNE,))
    assert [coin.id for coin in played.state.coins] == ["coin-1"]
    (question,) = played.asked
    assert isinstance(question, Choose)
    assert [each.id for each in question.options] == [str(n) for n in range(1, 8)], "coins show 1 to 7"
    assert [each.label for each in question.options] == [msg("csg-coin", n=n) for n in range(1, 8)]


@pytest.mark.rule("CSG-KW-EMPEROR")
def test_the_emperors_commander_marks_an_island_for_his_player_alone() -> None:
    s = with_crew(with_ship(table(), name="Court"), ship(1), keywords=["emperor"], link="Court")
    s = s.with_island(WILD, marks=(BART,))
    played = do(s, "mark-ship-1", {"marked": WILD})
    orders = played.announcements(IslandMarked)
    assert [order.seat for order in orders if isinstance(order, Order)] == [ANNE], "the marker is his to lay"
    after = played.state
    assert after.island(WILD).marks == (ANNE,) and not shown(after, "mark-ship-1")
    assert not shown(with_crew(with_ship(table()), ship(1), keywords=["emperor"]), "mark-ship-1")
    everywhere = s
    for island in (island.id for island in s.islands if not island.home):
        everywhere = everywhere.with_island(island, marks=(ANNE,))
    assert not shown(everywhere, "mark-ship-1"), "his own markers lie on every wild island"


@pytest.mark.rule("CSG-SCUT-01", "A-08")
def test_scuttling_succeeds_on_four_and_six_or_from_four() -> None:
    assert [sinks(table(), BOOK, face) for face in (3, 4, 5, 6)] == [False, True, False, True]
    lenient = table(rulings={"A-08": "from-four"})
    assert [sinks(lenient, BOOK, face) for face in (3, 4, 5, 6)] == [False, True, True, True]
    for s in (table(), lenient):
        played = run(scuttle, with_ship(s), {"scuttle": [5]}, ship=ship(1))
        (roll,) = [each for each in played.asked if isinstance(each, Roll)]
        assert roll.hoped is not None and roll.hoped((5,)) is sinks(s, BOOK, 5) is played.state.ship(ship(1)).scuttled


@pytest.mark.rule("CSG-EXPL-04")
@pytest.mark.parametrize(("cargo", "asked", "taken"), [(0, 0, []), (1, 1, [4]), (2, 1, [4, 3]), (3, 1, [2, 4, 3])])
def test_where_there_is_no_room_for_all_coins_the_best_are_likely(cargo: int, asked: int, taken: list[int]) -> None:
    s = with_coins(with_ship(table(), docked=WILD, cargo=cargo), WILD, 2, 4, 3)
    played = do(s, EXPLORE)
    questions = [each for each in played.asked if isinstance(each, Pick) and each.key == "load"]
    assert [(each.lo, each.hi, each.secret) for each in questions] == [(0, cargo, True)] * asked
    assert all(each.quiet is (cargo == 3) for each in questions)
    order = ["coin-1", "coin-2", "coin-3"] if cargo == 3 else ["coin-2", "coin-3", "coin-1"]
    assert all([option.id for option in each.options] == order for each in questions), "the best first, if it matters"
    assert sorted(coin.value for coin in played.state.coins_at(ship(1))) == sorted(taken)


@pytest.mark.rule("CSG-EXPL-07", "CSG-SETUP-09")
def test_who_cannot_be_taken_aboard_is_likely_eliminated() -> None:
    for points, likely in ((1, "eliminated"), (9, "aboard")):
        s = with_crew(lying(points=points, cargo=5), WILD, BART, points=5)
        (question,) = [each for each in do(s, EXPLORE).asked if each.key == "prisoner-crew-1"]
        assert question.default == likely


@pytest.mark.rule("CSG-SINK-01", "CSG-KW-PARLEY")
def test_coins_that_are_out_of_the_game_lie_nowhere() -> None:
    s = with_coins(table(), "", 3, 4)
    assert [coin.value for coin in s.coins_at(PlaceId(""))] == [3, 4]
    gone = replace(s, coins=(replace(s.coins[0], gone=True), s.coins[1]))
    assert [coin.value for coin in gone.coins_at(PlaceId(""))] == [4]


@pytest.mark.rule("CSG-WIN-01", "CSG-SETUP-07")
def test_all_the_gold_that_was_brought_is_counted_whether_or_not_anybody_has_looked_at_it() -> None:
    """Anne and Bart have brought 15 gold each, most of it in coins of which there are several alike."""
    s = with_coins(table().with_player(ANNE, uniques=("T-mug",)), WILD, 3, 2)
    found = {where: n for kind, where, n in INVENTORY.counts(s, BOOK) if kind == "gold" and where == "unseen"}
    assert found == {"unseen": 2 * 15 - 3 - 2}


@pytest.mark.rule("CSG-SETUP-07", "CSG-FLEET-01", "CSG-KW-CHIEFTAIN", "CSG-KW-RANSOM")
def test_masts_come_with_ships_and_gold_with_coins_and_ransoms() -> None:
    s = with_ship(with_ship(table(), masts=4), BART, lost=2)
    assert INVENTORY.pieces(s, BOOK)["masts"] == {each.id: len(each.masts) for each in s.ships}
    flows, coins = INVENTORY.flows, CoinsBrought(ANNE, (1, 2, 5))
    mustered = FleetMustered(ANNE, s.ships, (), (), (), ())
    assert flows[FleetMustered](s, mustered) == {"masts": sum(len(each.masts) for each in s.ships)}
    launched = CanoesLaunched(ANNE, WILD, (), s.ships[:1])
    assert flows[CanoesLaunched](s, launched) == {"masts": len(s.ships[0].masts)}
    ransom = RansomPaid(ONE, Coin(CoinId("coin-share1"), 5, HOME, ()))
    for mixed, brought in (("app", 8), ("table", None)):
        t = table(coins=mixed)
        assert flows[CoinsBrought](t, coins).get("gold") == brought
        assert flows[RansomPaid](t, ransom).get("gold") == (brought and 5)


@pytest.mark.rule("CSG-WIN-01", "CSG-SETUP-07")
@pytest.mark.parametrize(("mixed", "gold"), [("app", -3), ("table", None)])
def test_gold_that_leaves_the_game_is_counted_only_where_the_app_has_mixed_the_coins(
    mixed: str, gold: int | None
) -> None:
    s = with_coins(table(coins=mixed), WILD, 3, 4)
    lost = CoinsMoved((s.coins[0].id,), PlaceId(""))
    assert INVENTORY.flows[CoinsMoved](s, lost).get("gold") == gold
    kinds = {kind for kind, _, _ in INVENTORY.counts(s, BOOK)}
    assert ("gold" in kinds) is (gold is not None)
