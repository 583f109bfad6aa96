"""Keywords of moving: Navigator, Kraken and its prey, Switchblade, Treasure Ship, canoes, blades that hold."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.frozen import replace
from companion.games.pirates_csg.gunnery.kraken import wrap
from companion.games.pirates_csg.gunnery.targets import may_shoot_at
from companion.games.pirates_csg.sea import blades, currents, prey, treasureships
from companion.games.pirates_csg.sea.contacts import pinned_by
from companion.games.pirates_csg.sea.moving import may_move, move
from companion.games.pirates_csg.setup.canoes import launch
from companion.games.pirates_csg.ship import mates, sinking
from companion.games.pirates_csg.ship.sailing import base_move
from companion.games.pirates_csg.table.ids import CrewId, UnitId
from companion.games.pirates_csg.table.records import Touch
from companion.games.pirates_csg.table.state import State
from tests.games.pirates_csg.rules.seas import (
    ANNE,
    BART,
    BOOK,
    FAR,
    HOME,
    WILD,
    ids,
    options,
    played,
    rules,
    sea,
    with_coin,
    with_crew,
    with_ship,
)

ONE, TWO, THREE = ids(3)


@pytest.mark.rule("CSG-KW-NAVIGATOR", "CSG-TERR-CURR")
@pytest.mark.parametrize(("face", "laid"), [(2, 0), (3, 1)])
def test_a_navigator_gives_up_a_move_for_a_current(face: int, laid: int) -> None:
    s = with_crew(with_ship(sea(), ANNE), ONE, keywords=["navigator"])
    (offer,) = currents.offers(s, BOOK)
    assert offer.option.verdict.allowed
    run = played(currents.navigate, s, {"navigate": (face,)}, ship=ONE)
    assert [each.seat for each in run.state.at_sea()] == [ANNE] * laid
    assert not may_move(run.state, ONE).allowed and run.state.crew[0].shown


@pytest.mark.rule("CSG-KW-KRAKEN")
def test_a_wrapped_ship_stays_where_it_is_until_the_kraken_moves() -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE, 8, keywords=["kraken"]), BART), BART)
    held = played(wrap, s, {"wrapped": TWO}, ship=ONE).state
    theirs = replace(held, turn=replace(held.turn, seat=BART))
    assert rules(may_move(theirs, TWO)) == ["CSG-KW-KRAKEN"] and may_move(theirs, THREE).allowed
    gone = played(move, held, {}, ship=ONE).state
    assert may_move(replace(gone, turn=replace(gone.turn, seat=BART)), TWO).allowed


@pytest.mark.rule("CSG-KW-KRAKEN")
def test_davy_jones_sends_a_kraken_after_one_ship() -> None:
    s = with_ship(with_ship(sea(), ANNE), ANNE, 8, move="S", keywords=["kraken"])
    s = with_crew(with_ship(with_ship(s, BART), BART), ONE, name="Captain Davy Jones")
    (offer,) = prey.offers(s, BOOK)
    assert offer.option.verdict.allowed
    run = played(prey.name_prey, s, {"prey": THREE}, ship=ONE, kraken=TWO)
    assert base_move(run.state, TWO)[0] == ("S", "S") and run.state.actions_of(ONE) == ("other",)
    other = run.state.with_ship(TWO, wraps=ids(4)[3])
    assert rules(may_shoot_at(other, UnitId(TWO), UnitId(ids(4)[3]))) == ["CSG-KW-KRAKEN"]
    assert not next(iter(prey.offers(run.state, BOOK))).option.verdict.allowed, "it takes his ship's action"
    later = replace(run.state, turn=replace(run.state.turn, given=()))
    again = played(prey.name_prey, later, {"prey": "nobody"}, ship=ONE, kraken=TWO)
    assert base_move(again.state, TWO)[0] == ("S",)


@pytest.mark.rule("CSG-KW-SWITCHBLADE")
def test_blades_ram_whatever_they_touch_and_hold_nobody() -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE, keywords=["switchblade"]), BART), BART)
    assert rules(blades.may_cut(s, ONE)) == ["CSG-KW-SWITCHBLADE"]
    s = played(move, s, {}, ship=ONE).state
    assert blades.may_cut(s, ONE).allowed
    given: dict[str, Any] = {"blades-1": THREE, "blades-2": TWO}
    for other in (TWO, THREE):
        given |= {f"ram-dice-{other}": (6, 1), f"board-{ONE}-{other}": False, f"board-{other}-{ONE}": False}
    run = played(blades.extend, s, given, ship=ONE)
    assert [run.state.ship(each).left for each in (TWO, THREE)] == [2, 2]
    assert not pinned_by(run.state, ONE) and not blades.may_cut(run.state, ONE).allowed


@pytest.mark.rule("CSG-KW-TREASURESHIP", "CSG-DOCK-05", "CSG-LINK-01")
def test_a_treasure_ship_sails_on_after_unloading() -> None:
    s = with_ship(sea(), ANNE, name="Vermilion Court", keywords=["treasureship"], link="Admiral Lin Bao")
    s = with_coin(s, ONE)
    assert not list(treasureships.offers(s, BOOK)), "not without the admiral"
    s = with_crew(s, ONE, name="Admiral Lin Bao")
    (offer,) = treasureships.offers(s, BOOK)
    assert rules(offer.option.verdict) == ["CSG-KW-TREASURESHIP"]
    s = played(move, s, {"where": HOME}, ship=ONE).state
    assert treasureships.may_sail_on(s, ONE).allowed
    run = played(treasureships.sail_on, s, {"where": FAR}, ship=ONE)
    assert run.state.ship(ONE).docked == FAR and "about" not in options(run, "where")
    assert rules(treasureships.may_sail_on(run.state, ONE)) == ["CSG-KW-TREASURESHIP"]


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
    s = with_crew(s, ids(4)[3], BART, keywords=["chieftain"])
    given = {"canoes-seat-1-english": WILD, "canoes-seat-2-english": FAR}
    run = played(launch, s, given)
    lying = [(ship.seat, ship.docked, ship.number) for ship in run.state.ships if ship.number]
    assert lying.count((ANNE, WILD, 5)) == lying.count((BART, FAR, 5)) == 1 and len(lying) == 10
    assert options(run, "canoes-seat-2-english") == [FAR]


@pytest.mark.rule("CSG-KW-CHIEFTAIN")
@pytest.mark.parametrize(("face", "lost"), [(2, 1), (3, 2), (5, 3)])
def test_canoes_go_with_their_chieftain(face: int, lost: int) -> None:
    run = played(
        mates.eliminate,
        chieftain(5),
        {"chieftain-crew-1": (face,)},
        crew=CrewId("crew-1"),
        by=BART,
        rule="CSG-BOARD-04",
    )
    assert sum(ship.sunk for ship in run.state.ships) == lost
    run = played(sinking.sink, chieftain(5), {"chieftain-crew-1": (face,)}, ship=ONE, by=BART)
    assert sum(ship.sunk for ship in run.state.ships) == 1 + lost
