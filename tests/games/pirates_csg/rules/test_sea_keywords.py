"""Keywords of moving: Navigator, Kraken and its prey, Switchblade, Treasure Ship, canoes, blades that hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.core.events.announcement_events import Shown
from companion.core.events.announcements import Order
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery.kraken import may_be_wrapped, wrap
from companion.games.pirates_csg.gunnery.targets import may_shoot_at
from companion.games.pirates_csg.model.ids import CrewId, FortId, ShipId, TerrainId, UnitId
from companion.games.pirates_csg.model.names import ship_name
from companion.games.pirates_csg.model.records import Fort, Given, Touch
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea import canoes, currents, prey, ramming, treasureships
from companion.games.pirates_csg.sea.canoes import launch
from companion.games.pirates_csg.sea.contacts import ShipMoved, pinned_by
from companion.games.pirates_csg.sea.moving import may_move, move
from companion.games.pirates_csg.ship import crew_aboard, sinking
from companion.games.pirates_csg.ship.base_move import base_move
from companion.games.pirates_csg.shore import ashore, forts, reach
from companion.library.texts import texts_in
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.seas import (
    FAR,
    HOME,
    WILD,
    options,
    played,
    rules,
    sea,
    with_coin,
    with_crew,
    with_ship,
    with_terrain,
)
from tests.games.pirates_csg.rules.shores import ANNE, BART, FOUR, ONE, THREE, TWO

FORT = FortId("fort-1")


@pytest.mark.rule("CSG-KW-NAVIGATOR", "CSG-TERR-CURR")
@pytest.mark.parametrize(("face", "laid"), [(2, 0), (3, 1)])
def test_a_navigator_gives_up_a_move_for_a_current(face: int, laid: int) -> None:
    s = with_crew(with_ship(sea(), ANNE), ONE, keywords=["navigator"])
    (offer,) = currents.offers(s, BOOK)
    assert offer.option.verdict.allowed
    run = played(currents.navigate, s, {"navigate": (face,)}, ship=ONE)
    assert [each.seat for each in run.state.at_sea()] == [ANNE] * laid
    assert not may_move(run.state, ONE).allowed and run.state.crew[0].shown
    again = played(currents.navigate, with_terrain(s, "fog"), {"navigate": (face,)}, ship=ONE).state
    assert [each.id for each in again.terrain] == ["terrain-1", "terrain-2"][: 1 + laid]


@pytest.mark.rule("CSG-KW-KRAKEN")
def test_a_wrapped_ship_stays_where_it_is_until_the_kraken_moves() -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE, 8, keywords=["kraken"]), BART), BART)
    held = played(wrap, s, {"wrapped": TWO}, ship=ONE).state
    theirs = replace(held, turn=replace(held.turn, seat=BART))
    assert rules(may_move(theirs, TWO)) == ["CSG-KW-KRAKEN"] and may_move(theirs, THREE).allowed
    gone = played(move, held, {}, ship=ONE).state
    assert may_move(replace(gone, turn=replace(gone.turn, seat=BART)), TWO).allowed


@pytest.mark.rule("CSG-KW-KRAKEN")
def test_a_kraken_wraps_no_ship_in_port_and_no_other_kraken() -> None:
    s = with_ship(with_ship(sea(), ANNE, 8, keywords=["kraken"]), BART)
    s = with_ship(with_ship(s, BART, 8, keywords=["kraken"]), BART, now={"docked": WILD})
    assert [rules(may_be_wrapped(s, each)) for each in (TWO, THREE, FOUR)] == [[], ["CSG-KW-KRAKEN"], ["CSG-KW-KRAKEN"]]


@pytest.mark.rule("CSG-KW-KRAKEN")
def test_davy_jones_sends_a_kraken_after_one_ship() -> None:
    s = with_ship(with_ship(sea(), ANNE), ANNE, 8, move="S", keywords=["kraken"])
    s = with_crew(with_ship(with_ship(s, BART), BART), ONE, name="Captain Davy Jones")
    (offer,) = prey.offers(s, BOOK)
    assert offer.option.verdict.allowed
    run = played(prey.name_prey, s, {"prey": THREE}, ship=ONE, kraken=TWO)
    assert base_move(run.state, TWO)[0] == ("S", "S") and run.state.actions_of(ONE) == ("other",)
    assert run.state.mate(CrewId("crew-1")).shown, "who uses an ability is turned up"
    other = run.state.with_ship(TWO, wraps=FOUR)
    assert rules(may_shoot_at(other, UnitId(TWO), UnitId(FOUR))) == ["CSG-KW-KRAKEN"]
    assert not next(iter(prey.offers(run.state, BOOK))).option.verdict.allowed, "it takes his ship's action"
    later = replace(run.state, turn=replace(run.state.turn, given=()))
    again = played(prey.name_prey, later, {"prey": "nobody"}, ship=ONE, kraken=TWO)
    assert base_move(again.state, TWO)[0] == ("S",)


@pytest.mark.rule("CSG-KW-KRAKEN", "CSG-MOVE-03")
def test_a_kraken_is_told_with_its_move_towards_whom_it_may_sail() -> None:
    s = with_ship(with_ship(sea(), ANNE, 8, move="S", keywords=["kraken"]), BART, name="Tern")
    for hunts in ("", TWO):
        (told,) = played(move, s.with_ship(ONE, prey=hunts), {}, ship=ONE).of(Shown)
        (order,) = told.orders
        assert order.note is not None
        assert ("only towards Tern" in texts_in("en")(order.note)) is bool(hunts)


@pytest.mark.rule("CSG-KW-SWITCHBLADE")
def test_blades_ram_whatever_they_touch_and_hold_nobody() -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE, keywords=["switchblade"]), BART), BART)
    assert rules(ramming.may_cut(s, ONE)) == ["CSG-KW-SWITCHBLADE"]
    s = played(move, s, {}, ship=ONE).state
    assert ramming.may_cut(s, ONE).allowed
    given: dict[str, Any] = {"blades-1": THREE, "blades-2": TWO}
    for other in (TWO, THREE):
        given |= {f"ram-dice-{other}": (6, 1), f"board-{ONE}-{other}": False, f"board-{other}-{ONE}": False}
    run = played(ramming.extend, s, given, ship=ONE)
    assert [run.state.ship(each).left for each in (TWO, THREE)] == [2, 2]
    assert [each.default for each in run.asked if each.key.startswith("blades")] == [TWO, ramming.DONE]
    twice = run.state.with_turn(given=(Given(ONE, "move"), Given(ONE, "shoot", True)))
    assert ramming.may_cut(twice, ONE).allowed, "once for each of the two"
    idle = run.state.with_turn(given=(Given(ONE, "move"), Given(ONE, "repair", True)))
    assert not ramming.may_cut(idle, ONE).allowed
    assert not pinned_by(run.state, ONE) and not ramming.may_cut(run.state, ONE).allowed
    ghosts = s.with_ship(TWO, mode="spectral").with_ship(THREE, mode="spectral")
    assert not played(ramming.extend, ghosts, {}, ship=ONE).asked, "nobody is there whom a blade could touch"


@pytest.mark.rule("CSG-KW-SWITCHBLADE", "CSG-BOARD-01")
def test_a_ship_whose_blades_touch_two_may_win_a_boarding_against_each() -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE, 5, keywords=["switchblade"]), BART), BART)
    s = with_crew(with_crew(s, TWO, BART), THREE, BART)
    given: dict[str, Any] = {"blades-1": TWO, "blades-2": THREE}
    for foe in (TWO, THREE):
        given |= {f"ram-dice-{foe}": (1, 1), f"board-{ONE}-{foe}": False, f"board-{foe}-{ONE}": True}
        given |= {f"boarding-{foe}-{ONE}": (1, 6), f"spoils-{ONE}-{foe}": "crew"}
    run = played(ramming.extend, s, given, ship=ONE)
    assert not run.state.aboard(TWO) and not run.state.aboard(THREE)


@pytest.mark.rule("CSG-KW-TREASURESHIP", "CSG-DOCK-05", "CSG-LINK-01")
def test_a_treasure_ship_sails_on_after_unloading() -> None:
    s = with_ship(sea(), ANNE, name="Vermilion Court", keywords=["treasureship"], link="Admiral Lin Bao")
    s = with_coin(s, ONE)
    assert not list(treasureships.offers(s, BOOK)), "not without the admiral"
    s = with_crew(s, ONE, name="Admiral Lin Bao")
    (offer,) = treasureships.offers(s, BOOK)
    assert rules(offer.option.verdict) == ["CSG-KW-TREASURESHIP"]
    explored = s.with_turn(given=(Given(ONE, "explore"),))
    assert treasureships.handled(explored, ONE) and not treasureships.handled(replace(explored, coins=()), ONE)
    assert treasureships.handled(s.with_turn(used=(f"explorer:{ONE}",)), ONE)
    s = played(move, s, {"where": HOME}, ship=ONE).state
    assert treasureships.may_sail_on(s, ONE).allowed
    run = played(treasureships.sail_on, s, {"where": FAR}, ship=ONE)
    assert run.state.ship(ONE).docked == FAR and "about" not in options(run, "where")
    assert rules(treasureships.may_sail_on(run.state, ONE)) == ["CSG-KW-TREASURESHIP"]


@pytest.mark.rule("CSG-KW-TREASURESHIP", "CSG-KW-DORIES", "CSG-KW-HOIST", "CSG-FORT-07", "CSG-EXPL-06")
@pytest.mark.parametrize(
    ("procedure", "params", "answers"),
    [
        (reach.dories, {}, {}),
        (reach.hoist_drop, {}, {"touched": FAR, "handed": ("coin-1",)}),
        (forts.fetch, {"fort": "fort-1"}, {"fetch-1": "coin-2"}),
        (ashore.leave, {}, {"left": ("coin-1",)}),
    ],
    ids=["dories", "hoist", "fort", "ashore"],
)
def test_whatever_loads_or_unloads_lets_a_treasure_ship_sail_on(
    procedure: Any, params: Mapping[str, str], answers: Mapping[str, Any]
) -> None:
    ship = with_ship(sea(), ANNE, now={"docked": WILD}, keywords=["treasureship"], link="Admiral Lin Bao")
    s = with_coin(with_crew(ship, ONE, name="Admiral Lin Bao"), ONE)
    s = with_coin(replace(s, forts=(Fort(FORT, "F", ANNE, WILD, 2),)), FORT)
    assert not treasureships.may_sail_on(s, ONE).allowed
    assert treasureships.may_sail_on(played(procedure, s, answers, ship=ONE, **params).state, ONE).allowed


@pytest.mark.rule("CSG-KW-SCORPION")
def test_a_blade_holds_even_creatures() -> None:
    s = with_ship(with_ship(sea(), ANNE, keywords=["titan"]), BART, keywords=["scorpion"])
    assert pinned_by(replace(s, touches=(Touch(ONE, TWO, blade=True),)), ONE) == (TWO,)


def chieftain(canoes: int) -> State:
    """A fleet of Anne's with a chieftain aboard her first ship, and so many canoes."""
    s = with_crew(with_ship(sea(), ANNE), ONE, keywords=["chieftain"])
    for _ in range(canoes):
        s = with_ship(s, ANNE, 1, name="Reed", keywords=["canoe"])
    return s


@pytest.mark.rule("CSG-KW-CHIEFTAIN", "CSG-KW-CANOE")
def test_five_canoes_start_at_a_wild_island_that_no_opponent_has_picked() -> None:
    s = chieftain(2)
    s = with_ship(with_ship(s, BART), BART, 1, keywords=["canoe"])
    s = with_crew(s, FOUR, BART, keywords=["chieftain"])
    given = {"canoes-seat-1-english": WILD, "canoes-seat-2-english": FAR}
    run = played(launch, s, given)
    lying = [(ship.seat, ship.docked, ship.number) for ship in run.state.ships if ship.number]
    assert lying.count((ANNE, WILD, 5)) == lying.count((BART, FAR, 5)) == 1 and len(lying) == 10
    assert [number for seat, _, number in lying if seat == ANNE] == [1, 2, 3, 4, 5], "each is told from the others"
    assert options(run, "canoes-seat-2-english") == [FAR]
    assert not run.state.ship(ONE).docked, "a ship that is no canoe starts with the fleet"


@pytest.mark.rule("CSG-KW-CHIEFTAIN")
@pytest.mark.parametrize(("face", "lost"), [(2, 1), (3, 2), (5, 3)])
def test_canoes_go_with_their_chieftain(face: int, lost: int) -> None:
    run = played(
        crew_aboard.eliminate,
        chieftain(5),
        {"chieftain-crew-1": (face,)},
        crew=CrewId("crew-1"),
        by=BART,
        rule="CSG-BOARD-04",
    )
    assert sum(ship.sunk for ship in run.state.ships) == lost
    picked = options(run, "canoes-crew-1")
    assert len(picked) == 5 and ONE not in picked, "no ship but canoes goes with them"
    run = played(sinking.sink, chieftain(5), {"chieftain-crew-1": (face,)}, ship=ONE, by=BART)
    assert sum(ship.sunk for ship in run.state.ships) == 1 + lost


@pytest.mark.rule("CSG-KW-CHIEFTAIN", "CSG-KW-CANOE")
def test_a_chieftain_moves_all_canoes_with_one_order() -> None:
    s = with_ship(sea(), ANNE)
    for _ in range(3):
        s = with_ship(s, ANNE, 1, keywords=["canoe"])
    assert not list(canoes.offers(s, BOOK)), "nobody leads them"
    s = with_crew(s, ONE, keywords=["chieftain"])
    (offer,) = canoes.offers(s, BOOK)
    assert offer.option.id == "canoes-english" and offer.option.verdict.allowed
    run = played(canoes.move_together, s, {"canoes": (TWO, THREE)}, nation="english")
    (told,) = run.of(Shown)
    assert [(order.text, order.seat) for order in told.orders] == [(msg("csg-order-canoes", n=3, move="S+L"), ANNE)]
    assert [given.unit for given in run.state.turn.given] == [TWO, THREE]
    sailed = [msg("csg-ev-moved", ship=ship_name(s, each), place=msg("csg-open-sea")) for each in (TWO, THREE)]
    assert run.lines(ShipMoved) == sailed
    assert not run.state.ship(TWO).docked and may_move(run.state, ShipId("ship-4")).allowed
    assert not list(canoes.offers(run.state, BOOK)), "the last one moves by itself"
    run = played(canoes.move_together, s.with_ship(TWO, searched=(WILD,)), {"canoes": (TWO,)}, nation="english")
    (order,) = run.announcements(ShipMoved)
    assert isinstance(order, Order) and (order.text.key, order.seat) == ("csg-order-marker", ANNE)
    assert run.state.island(WILD).marks == (ANNE,), "who leaves what it has explored lays a marker, as any ship"


@pytest.mark.rule("CSG-KW-CHIEFTAIN", "CSG-TERR-FOG")
def test_canoes_in_terrain_or_pinned_down_are_moved_one_by_one() -> None:
    s = with_crew(with_ship(sea(), ANNE), ONE, keywords=["chieftain"])
    s = with_terrain(s, "fog")
    for on in ((), (TerrainId("terrain-1"),), ()):
        s = with_ship(s, ANNE, 1, {"on": on}, keywords=["canoe"])
    s = with_ship(s, ANNE, 1, move="L", keywords=["canoe"])
    assert canoes.together(s, ANNE, "english") == (TWO, ShipId("ship-4")), "nor with one that sails less far"
    assert canoes.together(s, BART, "english") == ()
