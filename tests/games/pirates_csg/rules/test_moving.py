"""Main actions and moves: who may be given what, how far, and where a ship lies then."""

from __future__ import annotations

import pytest

from companion.core.events.announcement_events import Shown
from companion.core.values.frozen_records import replace
from companion.games.pirates_csg.gunnery.shots import may_shoot
from companion.games.pirates_csg.model.ids import Action, CrewId, TerrainId
from companion.games.pirates_csg.model.names import OPEN_SEA
from companion.games.pirates_csg.model.records import Extra, Given, Hindered, Terrain
from companion.games.pirates_csg.sea.contacts import ShipMoved, free_to_move, may_dock, pinned_by
from companion.games.pirates_csg.sea.moving import ABOUT, AND, BOTH, may_move, may_sail_clear, move, offers, sail_clear
from companion.games.pirates_csg.ship.base_move import base_move, spelled
from companion.games.pirates_csg.ship.cards import used
from companion.games.pirates_csg.ship.hold import UNLOADED
from companion.games.pirates_csg.ship.orders import ActionGiven, may_act
from companion.games.pirates_csg.shore.repairs import may_repair
from companion.library.texts import texts_in
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.seas import (
    AWAY,
    FAR,
    HOME,
    WILD,
    asked,
    masts,
    options,
    played,
    rules,
    sea,
    touching,
    with_coin,
    with_crew,
    with_ship,
)
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, THREE, TWO


@pytest.mark.rule("CSG-ACT-01")
def test_each_ship_has_one_main_action_a_turn() -> None:
    s = with_ship(with_ship(sea(), ANNE), ANNE)
    run = played(move, s, {}, ship=ONE)
    assert run.state.actions_of(ONE) == ("move",)
    assert rules(may_move(run.state, ONE)) == ["CSG-ACT-01"] and may_move(run.state, TWO).allowed


@pytest.mark.rule("CSG-ACT-02")
def test_nobody_commands_the_ships_of_others() -> None:
    s = with_ship(with_ship(sea(), ANNE), BART)
    assert rules(may_act(s, TWO, "move")) == ["CSG-ACT-02"]
    assert [offer.option.id for offer in offers(s, BOOK)] == [f"clear-{ONE}", f"move-{ONE}"]


@pytest.mark.rule("CSG-MOVE-07")
def test_a_move_that_touches_nothing_is_told_by_itself() -> None:
    s = with_ship(with_ship(sea(), ANNE, now={"docked": FAR}), BART)
    told, asked = played(sail_clear, s, {}, ship=ONE), played(move, s, {"where": "sea"}, ship=ONE)
    assert told.state == asked.state and not told.state.ship(ONE).docked


@pytest.mark.rule("CSG-TERR-FOG")
def test_who_sails_out_of_fog_tells_the_whole_of_it() -> None:
    s = replace(with_ship(sea(), ANNE), terrain=(Terrain(TerrainId("terrain-1"), "fog"),))
    lost = s.with_ship(ONE, on=(TerrainId("terrain-1"),))
    assert rules(may_sail_clear(lost, ONE)) == ["CSG-TERR-FOG"] and may_sail_clear(s, ONE).allowed
    assert [offer.option.id for offer in offers(lost, BOOK)] == [f"move-{ONE}"]


@pytest.mark.rule("CSG-ACT-03", "CSG-RAM-01")
def test_what_asks_for_no_action_uses_none_up() -> None:
    s = with_ship(with_ship(sea(), ANNE), BART)
    run = played(move, s, {"where": TWO, "ram-dice-ship-2": (3, 3), "board-ship-1-ship-2": False}, ship=ONE)
    assert [event.action for event in run.of(ActionGiven)] == ["move"]


@pytest.mark.rule("CSG-MOVE-01")
def test_ships_move_in_any_order_before_anybody_does_anything_else() -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE), ANNE), BART)
    s = played(move, s, {}, ship=TWO).state
    assert may_move(s, ONE).allowed
    shot = ActionGiven(TWO, "shoot", rule="CSG-ACT-01").apply(replace(s, turn=replace(s.turn, given=())))
    assert rules(may_move(shot, ONE)) == ["CSG-MOVE-01"]


@pytest.mark.rule("CSG-MOVE-03", "CSG-CREW-HELMSMAN", "CSG-CREW-OARSMAN")
def test_segments_of_a_move() -> None:
    """Worked examples 1, 2 and 3."""
    s = with_ship(with_ship(sea(), ANNE, move="L+S"), ANNE)
    assert [texts_in("en")(offer.option.note) for offer in offers(s, BOOK) if offer.option.note] == ["L+S", "S+L"]
    assert played(move, s, {}, ship=ONE).announcements() == [], "how far stands in the menu, and it has sailed"
    s = with_crew(s, TWO, skills=["helmsman"])
    assert spelled(base_move(s, TWO)[0]) == "S+L+S"
    s = masts(with_crew(s, TWO, skills=["oarsman"]), TWO, 0)
    assert spelled(base_move(s, TWO)[0]) == "S+S"


@pytest.mark.rule("CSG-MOVE-03", "CSG-KW-FLOTILLA", "CSG-TERR-REEF", "CSG-COM-02")
def test_nobody_makes_a_floating_battery_or_a_wreck_sail() -> None:
    """A helmsman and an oarsman are aboard."""
    battery = with_ship(sea(), ANNE, move="T", keywords=["flotilla"])
    wreck = masts(with_ship(sea(), ANNE, now={"wreck": True}), ONE, 0)
    for s in (battery, wreck):
        crewed = with_crew(with_crew(s, ONE, skills=["helmsman"]), ONE, skills=["oarsman"])
        assert base_move(crewed, ONE) == ((), ())
        assert [reason.rule for reason in may_move(crewed, ONE).refusals] and not list(offers(crewed, BOOK))


@pytest.mark.rule("CSG-MOVE-02", "CSG-MOVE-07")
def test_what_a_ship_touches_ends_its_move_and_is_all_it_can_be_at() -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE), BART), ANNE)
    run = played(move, s, {"where": WILD}, ship=ONE)
    assert options(run, "where") == [OPEN_SEA, HOME, WILD, FAR, TWO, THREE, BOTH, ABOUT]
    assert run.state.ship(ONE).docked == WILD and len(run.asked) == 1


@pytest.mark.rule("CSG-MOVE-07", "CSG-DOCK-01", "CSG-RAM-01")
def test_a_ship_may_dock_beside_an_enemy_that_it_rams() -> None:
    s = sea()
    for seat, at in ((ANNE, ""), (BART, WILD), (BART, AWAY), (ANNE, WILD)):
        s = with_ship(s, seat, now={"docked": at})
    run = played(move, s, {"where": f"{WILD}{AND}{TWO}", "ram-ship-2": "side"}, ship=ONE)
    assert run.state.ship(ONE).docked == WILD and run.state.touching(ONE) == (TWO,)
    assert [each for each in options(run, "where") if AND in each] == [f"{WILD}{AND}{TWO}"]
    home = with_coin(with_ship(with_ship(sea(), ANNE), BART, now={"docked": HOME}), ONE, 4)
    home = masts(home, TWO, 0)
    run = played(move, home, {"where": f"{HOME}{AND}{TWO}", "ram-ship-2": "tow"}, ship=ONE)
    assert run.state.coins[0].where == HOME and run.state.ship(TWO).towed == ONE
    places = [texts_in("fr")(dict(line.args)["place"]) for line in run.lines(ShipMoved)]
    assert places == ["Île de départ d’Anne, contre Ship 2"]


@pytest.mark.rule("CSG-MOVE-07", "CSG-DOCK-02", "CSG-RAM-01")
def test_a_ship_may_dock_against_an_enemy_that_lies_off_the_island() -> None:
    s = sea()
    for seat, at in ((ANNE, ""), (BART, ""), (BART, ""), (BART, WILD), (ANNE, "")):
        s = with_ship(s, seat, now={"docked": at})
    told = {"where": BOTH, "beside-island": FAR, "beside-ship": THREE, "ram-ship-3": "side"}
    run = played(move, s, told, ship=ONE)
    assert run.state.ship(ONE).docked == FAR and run.state.touching(ONE) == (THREE,)
    assert not run.state.ship(THREE).docked
    assert options(run, "beside-ship") == [TWO, THREE], "no own ship, and none that is docked"
    assert options(run, "beside-island") == [HOME, WILD, FAR], "not at home with Bart"


@pytest.mark.rule("CSG-MOVE-07", "CSG-DOCK-01")
@pytest.mark.parametrize("docked", [WILD, ""])
def test_nothing_is_asked_of_a_corner_where_no_enemy_lies_at_sea(docked: str) -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE), ANNE), BART, now={"docked": docked})
    assert (BOTH in options(played(move, s, ship=ONE), "where")) is (not docked)
    derelict = masts(with_ship(with_ship(sea(), ANNE), ANNE), TWO, 0)
    run = played(move, derelict, {"where": BOTH, "beside-island": WILD, "tow-ship-2": True}, ship=ONE)
    assert run.state.ship(TWO).towed == ONE and run.state.ship(TWO).docked == WILD


@pytest.mark.rule("CSG-DOCK-01")
def test_no_home_of_others() -> None:
    s = with_ship(with_ship(sea(), ANNE), ANNE, now={"mode": "spectral"})
    assert rules(may_dock(s, ONE, AWAY)) == ["CSG-DOCK-01"] and may_dock(s, ONE, HOME).allowed
    assert rules(may_dock(s, TWO, WILD)) == ["CSG-KW-GHOST"]


@pytest.mark.rule("CSG-KW-MERCENARY", "CSG-KW-EXPATRIOT")
def test_a_mercenary_docks_at_no_home_and_an_ex_patriot_makes_one() -> None:
    s = with_ship(with_ship(sea(), ANNE, keywords=["mercenary"]), ANNE)
    s = with_crew(s, TWO, nation="french", keywords=["expatriot"])
    for ship in (ONE, TWO):
        assert rules(may_dock(s, ship, HOME)) == ["CSG-KW-MERCENARY"] and may_dock(s, ship, WILD).allowed


@pytest.mark.rule("CSG-MOVE-05")
def test_turning_by_size_is_left_to_the_table() -> None:
    for turning in (True, False):
        run = played(move, with_ship(sea({"turning": turning}), ANNE), {}, ship=ONE)
        notes = [texts_in("en")(told.note) for told in run.announcements() if told.note]  # type: ignore[union-attr]
        assert any("agreed" in note for note in notes) == turning


@pytest.mark.rule("CSG-MOVE-06")
def test_an_about_turn_rams_whom_the_bow_swings_into() -> None:
    s = with_ship(with_ship(sea(), ANNE, now={"docked": WILD}), BART)
    quiet = played(move, s, {"where": ABOUT}, ship=ONE)
    assert quiet.state.ship(ONE).docked == WILD and not quiet.state.touches
    given = {
        "where": ABOUT,
        "swung": TWO,
        "ram-dice-ship-2": (6, 1),
        "board-ship-1-ship-2": False,
        "board-ship-2-ship-1": False,
    }
    run = played(move, s, given, ship=ONE)
    assert run.state.ship(TWO).left == 2 and pinned_by(run.state, ONE) == (TWO,)


@pytest.mark.rule("CSG-MOVE-06", "CSG-MOVE-08")
def test_an_about_turn_takes_the_bow_away_and_leaves_who_touches_the_ship() -> None:
    s = masts(with_ship(with_ship(with_ship(sea(), ANNE), BART), BART), TWO, 0)
    s = touching(touching(s, ONE, TWO, bow=True), THREE, ONE)
    run = played(move, s, {"where": ABOUT, "swung": "nobody"}, ship=ONE)
    assert run.state.touching(ONE) == (THREE,)


@pytest.mark.rule("CSG-MOVE-08", "CSG-RAM-03")
def test_a_bow_at_an_enemy_pins_until_one_of_them_moves() -> None:
    s = touching(with_ship(with_ship(sea(), ANNE), BART), ONE, TWO, bow=True)
    assert rules(may_move(s, ONE)) == ["CSG-MOVE-08"]
    assert free_to_move(s, TWO).allowed
    assert may_move(masts(s, TWO, 0), ONE).allowed, "a derelict pins nobody"
    assert may_move(ShipMoved(TWO, WILD).apply(s), ONE).allowed


@pytest.mark.rule("CSG-MOVE-08")
def test_own_ships_do_not_pin_each_other() -> None:
    s = with_ship(with_ship(sea(), ANNE), ANNE)
    run = played(move, s, {"where": TWO}, ship=ONE)
    assert run.state.touching(ONE) == (TWO,) and not pinned_by(run.state, ONE) and len(run.asked) == 1


@pytest.mark.rule("CSG-MOVE-08")
def test_only_the_ship_whose_bow_it_is_is_pinned() -> None:
    s = touching(with_ship(with_ship(with_ship(sea(), ANNE), BART), ANNE), THREE, TWO, bow=True)
    assert pinned_by(s, THREE) == (TWO,) and may_move(s, ONE).allowed and not pinned_by(s, ONE)


@pytest.mark.rule("CSG-KW-GHOST", "CSG-MOVE-08")
@pytest.mark.parametrize(("mode", "by"), [("spectral", ()), ("", (TWO,))])
def test_nothing_pins_a_ghost_ship_while_it_is_spectral(mode: str, by: tuple[str, ...]) -> None:
    s = with_ship(with_ship(sea(), ANNE, keywords=["ghost"], now={"mode": mode}), BART)
    assert pinned_by(touching(s, ONE, TWO, bow=True), ONE) == by


@pytest.mark.rule(
    "CSG-KW-GALLEY", "CSG-KW-LONGSHIP", "CSG-KW-TITAN", "CSG-KW-SEAMONSTER", "CSG-KW-SEADRAGON", "CSG-KW-SUBMARINE"
)
@pytest.mark.parametrize(
    ("keyword", "pinned", "pins"),
    [
        ("galley", False, False),
        ("longship", False, False),
        ("submarine", False, False),
        ("seadragon", False, False),
        ("canoe", False, False),
        ("kraken", False, False),
        ("titan", False, True),
        ("seamonster", False, True),
        ("flotilla", True, True),
        ("turtle", True, True),
    ],
)
def test_who_pins_and_who_is_pinned(keyword: str, pinned: bool, pins: bool) -> None:
    s = with_ship(with_ship(sea(), ANNE, keywords=[keyword]), BART)
    assert bool(pinned_by(touching(s, ONE, TWO, bow=True), ONE)) == pinned
    assert bool(pinned_by(touching(s, TWO, ONE, bow=True), TWO)) == pins


@pytest.mark.rule("CSG-KW-LONGSHIP")
def test_a_longship_that_is_the_better_boarder_is_pinned_and_pins() -> None:
    s = with_ship(with_ship(sea(K_02="other"), ANNE, keywords=["longship"]), BART)
    assert pinned_by(touching(s, ONE, TWO, bow=True), ONE) == (TWO,)
    assert pinned_by(touching(s, TWO, ONE, bow=True), TWO) == (ONE,)


@pytest.mark.rule("CSG-KW-CATAMARAN", "CSG-KW-TRIMARAN")
@pytest.mark.parametrize("keyword", ["catamaran", "trimaran"])
def test_small_hulls_keep_a_ship_free_while_one_is_left(keyword: str) -> None:
    s = with_ship(with_ship(sea(), ANNE, keywords=[keyword], now={"plates": 1}), BART)
    assert not pinned_by(touching(s, ONE, TWO, bow=True), ONE)
    assert pinned_by(touching(s, TWO, ONE, bow=True), TWO) == (ONE,), "it pins others all the same"
    bare = s.with_ship(ONE, plates=0)
    assert pinned_by(touching(bare, ONE, TWO, bow=True), ONE) == (TWO,)


@pytest.mark.rule("CSG-MOVE-09")
def test_what_a_derelict_may_do() -> None:
    s = masts(with_ship(with_ship(sea(), ANNE, now={"docked": HOME}), BART), ONE, 0)
    assert rules(may_move(s, ONE)) == ["CSG-MOVE-09"]
    assert "CSG-MOVE-09" in rules(may_shoot(s, BOOK, ONE)) and rules(may_act(s, ONE, "build")) == ["CSG-MOVE-09"]
    assert may_act(s, ONE, "explore").allowed and may_repair(s, ONE).allowed
    assert may_shoot(with_crew(s, ONE, skills=["musketeer"]), BOOK, ONE).allowed
    assert may_shoot(with_crew(s, ONE, keywords=["marine"]), BOOK, ONE).allowed


@pytest.mark.rule("CSG-KW-GALLEY", "CSG-KW-LONGSHIP", "CSG-KW-TURTLE")
@pytest.mark.parametrize("keyword", ["galley", "longship", "turtle"])
def test_oars_move_a_derelict(keyword: str) -> None:
    s = masts(with_ship(sea(), ANNE, keywords=[keyword]), ONE, 0)
    assert base_move(s, ONE)[0] == ("S",) and may_move(s, ONE).allowed


@pytest.mark.rule("CSG-KW-FEAR", "CSG-CREW-HELMSMAN")
def test_fear_leaves_a_base_move_of_s() -> None:
    s = with_crew(
        with_ship(sea(A_20="bare"), ANNE, now={"hindered": (Hindered("slow", ANNE),)}), ONE, skills=["helmsman"]
    )
    assert base_move(s, ONE)[0] == ("S", "S"), "a helmsman still adds to it"


@pytest.mark.rule("CSG-KW-FLOTILLA", "CSG-KW-SEAMONSTER", "CSG-KW-TITAN", "CSG-KW-KRAKEN", "CSG-KW-SEADRAGON")
@pytest.mark.parametrize(
    ("keyword", "allowed"),
    [
        ("flotilla", {"shoot", "repair"}),
        ("seamonster", {"move", "shoot"}),
        ("seadragon", {"move", "shoot"}),
        ("kraken", {"move", "shoot"}),
        ("titan", {"move", "shoot", "explore"}),
    ],
)
def test_main_actions_of_creatures_and_batteries(keyword: str, allowed: set[str]) -> None:
    s = with_ship(sea(), ANNE, keywords=[keyword])
    actions = ("move", "shoot", "explore", "repair", "build")
    assert {action for action in actions if may_act(s, ONE, action).allowed} == allowed  # type: ignore[arg-type]


@pytest.mark.rule("CSG-KW-SEADRAGON")
def test_a_sea_dragon_goes_anywhere_and_touches_nothing() -> None:
    s = with_ship(with_ship(sea(), ANNE, move="D", keywords=["seadragon"]), BART)
    run = played(move, s, {}, ship=ONE)
    assert options(run, "where") == [OPEN_SEA, ABOUT]
    (order,) = run.of(Shown)
    assert order.text.key == "csg-order-anywhere"
    rowed = masts(with_crew(s, ONE, skills=["oarsman"]), ONE, 0)
    (order,) = played(move, rowed, {}, ship=ONE).of(Shown)
    assert order.text.key == "csg-order-sail", "a derelict goes no farther than it is rowed"


@pytest.mark.rule("CSG-KW-SCHOONER", "CSG-KW-WINDCATCHER", "CSG-KW-GHOST")
@pytest.mark.parametrize(("keyword", "mode"), [("schooner", ""), ("windcatcher", ""), ("ghost", "spectral")])
def test_how_a_ship_is_moved_by_hand_is_said_with_the_order(keyword: str, mode: str) -> None:
    s = with_ship(sea(), ANNE, keywords=[keyword], now={"mode": mode})
    notes = [told.note for told in played(move, s, {}, ship=ONE).announcements() if told.note]  # type: ignore[union-attr]
    assert len(notes) == 1 and len(texts_in("fr")(notes[0])) > 10


@pytest.mark.rule("CSG-EXTRA-02", "CSG-CREW-CAPTAIN")
@pytest.mark.parametrize("first", ["repair", "move"])
def test_a_captain_shoots_in_an_extra_move_whatever_came_first(first: Action) -> None:
    """Worked example 4."""
    s = with_crew(with_ship(with_ship(sea(), ANNE), BART), ONE, skills=["captain"])
    s = s.with_crew(CrewId("crew-1"), shown=True).with_turn(more=(Extra(ONE),))
    s = s.with_turn(given=(Given(ONE, first),), used=(f"captain:{ONE}",) if first == "move" else ())
    given = {"target-1": TWO, "guns-1": ["mast-0"], "shots-1": (1,), "target-2": "nobody"}
    run = played(move, s, given, ship=ONE)
    assert run.state.actions_of(ONE) == (first, "move")


@pytest.mark.rule("CSG-CREW-CAPTAIN", "CSG-SHOOT-08")
def test_a_captain_shoots_before_the_ram() -> None:
    s = with_crew(with_ship(with_ship(sea(), ANNE), BART), ONE, skills=["captain"])
    given = {
        "where": "captain",
        "where-2": TWO,
        "target-1": TWO,
        "guns-1": ["mast-0"],
        "shots-1": (1,),
        "target-2": "nobody",
        "ram-ship-2": "side",
    }
    run = played(move, s, given, ship=ONE)
    keys = [each.key for each in run.asked]
    assert keys.index("shots-1") < keys.index("ram-ship-2")


@pytest.mark.rule("CSG-DOCK-02", "CSG-DOCK-04")
def test_gold_is_unloaded_where_a_ship_docks_at_home() -> None:
    empty = played(move, with_ship(sea(), ANNE), {"where": HOME}, ship=ONE)
    assert not used(empty.state, UNLOADED, ONE), "who brings nothing has unloaded nothing"
    s = with_coin(with_ship(sea(), ANNE), ONE, 4)
    run = played(move, s, {"where": HOME}, ship=ONE)
    assert run.state.coins[0].where == HOME and asked(run, "where").default == OPEN_SEA
