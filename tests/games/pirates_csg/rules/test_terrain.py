"""Terrain on a ship's way, and what is towed."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.announcements import Result
from companion.core.questions.kinds import Roll
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery.targets import may_shoot_at
from companion.games.pirates_csg.model.ids import TerrainId
from companion.games.pirates_csg.model.names import OPEN_SEA, ship_name, terrain_name
from companion.games.pirates_csg.model.records import Given, Kind
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.contacts import ShipMoved
from companion.games.pirates_csg.sea.moving import may_move, move
from companion.games.pirates_csg.sea.terrain import Tangled, break_free, hazards, rests
from companion.games.pirates_csg.sea.towing import drop_tow, may_drop, may_take, may_tow, offers, take_in_tow, tow
from companion.games.pirates_csg.ship.base_move import base_move
from companion.games.pirates_csg.ship.orders import may_act
from companion.games.pirates_csg.shore.exploring import places
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.seas import (
    FAR,
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
    with_terrain,
)
from tests.games.pirates_csg.rules.shores import ANNE, BART, FOUR, ONE, THREE, TWO

FIRST, SECOND = (TerrainId.numbered("terrain", n) for n in (1, 2))


def alone(kind: Any, built: int = 3, **printed: Any) -> State:
    """Anne's only ship, and one piece of terrain."""
    return with_terrain(with_ship(sea(), ANNE, built, **printed), kind)


@pytest.mark.rule("CSG-TERR-FOG", "CSG-TERR-REEF", "CSG-SETUP-05")
def test_only_terrain_that_lies_on_the_sea_is_asked_for() -> None:
    bare = played(move, with_ship(sea(), ANNE), {}, ship=ONE)
    assert not any(option.startswith("terrain") for option in options(bare, "where"))
    assert FIRST in options(played(move, alone("reef"), {}, ship=ONE), "where")


@pytest.mark.rule("CSG-TERR-SARG", "CSG-TERR-REEF", "CSG-TERR-CURR", "CSG-TERR-FOG")
def test_a_ship_rests_only_on_pieces_that_it_has_passed_or_comes_from_and_in_no_fog() -> None:
    s = with_terrain(with_ship(sea(), ANNE), "sargasso", "reef", "current", "fog", "reef")
    pieces = [each.id for each in s.terrain]
    s = s.with_ship(ONE, on=(pieces[0], pieces[3]))
    assert [each.id for each in rests(s, ONE, (pieces[2],))] == [pieces[0], pieces[2]]


@pytest.mark.rule("CSG-TERR-FOG")
def test_fog_ends_the_turn_and_hides_the_ship() -> None:
    s = with_crew(with_ship(alone("fog"), BART), ONE, skills=["captain"])
    run = played(move, s, {"where": FIRST}, ship=ONE)
    assert run.state.on(ONE, "fog") and len(run.asked) == 1, "no shot of the captain's"
    assert "CSG-TERR-FOG" in rules(may_act(run.state, ONE, "shoot"))
    theirs = replace(run.state, turn=replace(run.state.turn, seat=BART))
    assert rules(may_shoot_at(theirs, TWO, ONE)) == ["CSG-TERR-FOG"]


@pytest.mark.rule("CSG-TERR-FOG")
def test_a_die_says_where_a_ship_leaves_the_fog_and_it_sails_on() -> None:
    s = alone("fog").with_ship(ONE, on=(FIRST,))
    assert rules(may_act(s, ONE, "shoot")) == ["CSG-TERR-FOG"]
    run = played(move, s, {"fog": (4,), "where": WILD}, ship=ONE)
    assert run.state.ship(ONE).docked == WILD and not run.state.on(ONE, "fog")


@pytest.mark.rule("CSG-TERR-SARG")
@pytest.mark.parametrize(("built", "value", "tangled"), [(3, 4, True), (4, 2, False), (4, 4, False)])
def test_weed_tangles_ships_with_fewer_masts_than_its_value(built: int, value: int, tangled: bool) -> None:
    """Worked example 5."""
    on = {} if tangled else {"where-2": WILD}
    run = played(move, alone("sargasso", built), {"where": FIRST, f"value-{FIRST}": (value,), **on}, ship=ONE)
    found = run.state.ship(ONE)
    assert found.tangled == tangled and found.docked == ("" if tangled else WILD)
    assert run.state.piece(FIRST).value == value


@pytest.mark.rule("CSG-TERR-SARG")
def test_the_value_of_a_piece_stands_for_the_turn() -> None:
    s = with_ship(alone("sargasso"), ANNE).with_piece(FIRST, value=5)
    assert played(move, s, {"where": FIRST}, ship=TWO).state.ship(TWO).tangled


@pytest.mark.rule("CSG-TERR-SARG")
@pytest.mark.parametrize(("face", "free"), [(4, False), (5, True)])
def test_tearing_free_takes_more_than_six(face: int, free: bool) -> None:
    """Worked example 20."""
    s = masts(alone("sargasso"), ONE, 2).with_ship(ONE, tangled=True, on=(FIRST,))
    assert rules(may_move(s, ONE)) == ["CSG-TERR-SARG"] and may_act(s, ONE, "shoot").allowed
    run = played(break_free, s, {"free": (face,)}, ship=ONE)
    assert run.state.ship(ONE).tangled != free and run.state.actions_of(ONE) == ("other",)
    assert "CSG-TERR-SARG" in rules(may_move(run.state, ONE)), "not before next turn"
    (roll,) = [each for each in run.asked if isinstance(each, Roll)]
    assert roll.hoped is not None and roll.hoped((face,)) is free
    (told,) = run.announcements(Tangled)
    assert isinstance(told, Result) and [side.won for side in told.sides] == [free]
    assert [term.value for term in told.sides[0].total.terms] == [face, 2]  # type: ignore[union-attr]
    assert told.text == msg("csg-ev-free" if free else "csg-ev-not-free", ship=ship_name(s, ONE))


@pytest.mark.rule("CSG-COM-03")
@pytest.mark.parametrize(("way", "shoots"), [("text", True), ("community", False)])
def test_a_captain_after_tearing_free(way: str, shoots: bool) -> None:
    s = with_terrain(with_ship(with_ship(sea(C_03=way), ANNE), BART), "sargasso")
    s = with_crew(s, ONE, skills=["captain"]).with_ship(ONE, tangled=True, on=(FIRST,))
    more = {"captain": "captain", "target-1": "nobody"} if shoots else {}
    played(break_free, s, {"free": (6,), **more}, ship=ONE)


@pytest.mark.rule("CSG-TERR-REEF")
@pytest.mark.parametrize(("built", "value", "lost"), [(3, 4, 0), (4, 2, 2), (4, 4, 0)])
def test_a_reef_takes_masts_beyond_its_value(built: int, value: int, lost: int) -> None:
    """Worked example 6."""
    given = {"where": FIRST, f"value-{FIRST}": (value,)}
    run = played(move, alone("reef", built), given, ship=ONE)
    found = run.state.ship(ONE)
    assert found.left == built - lost and not found.wreck and not found.sunk


@pytest.mark.rule("CSG-TERR-REEF", "CSG-COM-02")
@pytest.mark.parametrize(("left", "wreck"), [(2, False), (1, True)])
def test_only_more_damage_than_masts_makes_a_wreck(left: int, wreck: bool) -> None:
    s = with_coin(with_ship(masts(alone("reef", 4), ONE, left), BART), ONE)
    run = played(move, s, {"where": FIRST, f"value-{FIRST}": (2,)}, ship=ONE)
    found = run.state.ship(ONE)
    assert found.derelict and found.wreck == wreck and found.on == (FIRST,)
    assert run.state.coins[0].where == ONE
    against = touching(run.state, TWO, ONE)
    assert list(places(against, TWO)) == [ONE], "it can be explored"
    assert may_tow(against, TWO, ONE).allowed != wreck


@pytest.mark.rule("CSG-TERR-WHIRL")
@pytest.mark.parametrize("cargo", ["", "coin-1", "crew-1"])
def test_a_whirlpool_takes_from_a_rowed_derelict_what_it_still_has(cargo: str) -> None:
    s = masts(with_terrain(alone("whirlpool", keywords=["galley"]), "whirlpool"), ONE, 0)
    s = with_coin(s, ONE) if cargo == "coin-1" else with_crew(s, ONE) if cargo else s
    told = {"torn-1": cargo} if cargo else {}
    run = played(move, s, {"where": FIRST, "whirlpool-1": SECOND, "whirl-1": (6,), **told}, ship=ONE)
    assert [options(run, each.key) for each in run.asked if each.key == "torn-1"] == ([[cargo]] if cargo else [])
    assert all(each.gone for each in (*run.state.coins, *run.state.crew))


@pytest.mark.rule("CSG-TERR-REEF", "CSG-KW-TITAN")
def test_a_creature_that_dies_on_a_reef_lies_nowhere() -> None:
    s = masts(alone("reef", 4, keywords=["titan"]), ONE, 3)
    run = played(move, s, {"where": FIRST, f"value-{FIRST}": (1,)}, ship=ONE)
    assert run.state.ship(ONE).sunk and not run.of(ShipMoved)


@pytest.mark.rule("CSG-TERR-REEF")
def test_who_ends_on_a_reef_rolls_no_more_when_leaving() -> None:
    given = {"where": FIRST, f"value-{FIRST}": (6,), "where-2": FIRST}
    run = played(move, alone("reef"), given, ship=ONE)
    s = run.state
    assert s.ship(ONE).on == (FIRST,)
    assert dict(run.lines(ShipMoved)[-1].args)["place"] == terrain_name(s, FIRST) == msg("csg-terrain-reef", n=1)
    later = replace(s, turn=replace(s.turn, given=()))
    assert played(move, later, {"where": OPEN_SEA}, ship=ONE).state.ship(ONE).on == ()


@pytest.mark.rule("CSG-TERR-WHIRL")
def test_a_whirlpool_carries_to_another_one_at_a_price() -> None:
    s = with_coin(with_terrain(alone("whirlpool"), "whirlpool"), ONE)
    given = {"where": FIRST, "whirlpool-1": SECOND, "whirl-1": (4,), "torn-1": "coin-1"}
    run = played(move, s, given, ship=ONE)
    assert run.state.coins[0].gone
    run = played(move, s, {"where": FIRST, "whirlpool-1": SECOND, "whirl-1": (3,)}, ship=ONE)
    assert not run.state.coins[0].gone and run.state.ship(ONE).left == 3
    assert dict(run.lines(ShipMoved)[0].args)["place"] == terrain_name(s, SECOND)
    assert SECOND not in options(run, "where-2"), "that is where it lies when it sails on"
    stays = played(move, s, {"where": FIRST, "whirlpool-1": "stay", "where-2": WILD}, ship=ONE)
    assert stays.state.ship(ONE).docked == WILD and len(stays.of(ShipMoved)) == 1, "for whom it leaves no die is rolled"
    assert not hazards(alone("whirlpool"), ONE), "a single one does nothing"
    among = played(move, with_terrain(s, "reef"), {"where": FIRST, "whirlpool-1": SECOND, "whirl-1": (1,)}, ship=ONE)
    assert options(among, "whirlpool-1") == ["stay", SECOND], "to no other terrain"


@pytest.mark.rule("CSG-TERR-WHIRL")
@pytest.mark.parametrize(("way", "who"), [("owner", ANNE), ("opponent", BART)])
def test_who_chooses_what_the_whirlpool_takes(way: str, who: str) -> None:
    s = with_terrain(with_ship(sea(A_13=way), ANNE), "whirlpool", "whirlpool")
    s = with_crew(s, ONE)
    run = played(move, s, {"where": FIRST, "whirlpool-1": SECOND, "whirl-1": (6,), "torn-1": "crew-1"}, ship=ONE)
    assert next(each for each in run.asked if each.key == "torn-1").who == who and run.state.crew[0].gone


@pytest.mark.rule("CSG-TERR-WHIRL", "CSG-SETUP-10", "CSG-EXPL-03")
@pytest.mark.parametrize(("cargo", "hidden"), [("", False), ("coin", True), ("crew", True)])
def test_what_a_whirlpool_may_take_is_shown_to_all_only_where_it_is_masts(cargo: str, hidden: bool) -> None:
    s = with_terrain(alone("whirlpool"), "whirlpool")
    s = with_coin(s, ONE) if cargo == "coin" else with_crew(s, ONE) if cargo == "crew" else s
    run = played(move, s, {"where": FIRST, "whirlpool-1": SECOND, "whirl-1": (6,), "torn-1": "mast"}, ship=ONE)
    assert asked(run, "torn-1").secret == hidden and run.state.ship(ONE).left == 2


@pytest.mark.rule("CSG-TERR-REEF")
def test_pieces_of_terrain_are_counted_from_one_kind_by_kind() -> None:
    s = with_terrain(sea(), "reef", "fog", "reef")
    named = [terrain_name(s, piece.id) for piece in s.terrain]
    assert named == [msg("csg-terrain-reef", n=1), msg("csg-terrain-fog", n=1), msg("csg-terrain-reef", n=2)]


@pytest.mark.rule("CSG-TERR-ICE", "CSG-KW-ICEBREAKER")
def test_who_sails_into_an_iceberg_stops_and_loses_a_mast_unless_it_breaks_it() -> None:
    run = played(move, alone("iceberg"), {"where": FIRST}, ship=ONE)
    assert run.state.ship(ONE).left == 2 and run.state.ship(ONE).on == (FIRST,)
    run = played(move, alone("iceberg", keywords=["icebreaker"]), {"where": FIRST}, ship=ONE)
    assert run.state.ship(ONE).left == 3 and run.state.piece(FIRST).gone and not run.state.ship(ONE).on


@pytest.mark.rule("CSG-KW-ICEBREAKER", "CSG-KW-GHOST", "CSG-KW-SEADRAGON")
def test_who_ignores_terrain() -> None:
    assert not hazards(alone("reef", keywords=["icebreaker"]), ONE)
    assert not hazards(alone("reef", keywords=["seadragon"]), ONE)
    assert not hazards(alone("iceberg").with_ship(ONE, mode="spectral"), ONE)


@pytest.mark.rule("CSG-TERR-SARG", "CSG-TERR-REEF", "CSG-TERR-ICE")
@pytest.mark.parametrize("kind", ["sargasso", "reef", "iceberg"])
def test_where_a_ship_already_lies_it_meets_nothing_anew(kind: str) -> None:
    s = with_terrain(alone(kind), kind)
    assert [each.id for each in hazards(s.with_ship(ONE, on=(FIRST,)), ONE)] == [SECOND]


@pytest.mark.rule("CSG-TERR-CURR")
def test_whom_a_current_has_carried_no_second_one_carries_in_the_turn() -> None:
    s = with_terrain(with_ship(sea(), ANNE), "current", "current", seat=ANNE)
    assert [each.id for each in hazards(s, ONE)] == [FIRST, SECOND]
    run = played(move, s, {"where": FIRST, "where-2": SECOND}, ship=ONE)
    assert not hazards(run.state, ONE) and len(run.asked) == 2, "it lies there, and is carried no farther"
    assert run.state.ship(ONE).on == (SECOND,)


@pytest.mark.rule("CSG-MOVE-07", "CSG-TERR-FOG", "CSG-KW-GHOST", "CSG-KW-SEADRAGON", "CSG-KW-ICEBREAKER")
@pytest.mark.parametrize(
    ("ship", "rule"),
    [
        ({}, ""),
        ({"keywords": ["seadragon"]}, "CSG-KW-SEADRAGON"),
        ({"keywords": ["icebreaker"]}, "CSG-KW-ICEBREAKER"),
        ({"keywords": ["ghost"], "now": {"mode": "spectral"}}, "CSG-KW-GHOST"),
    ],
)
def test_every_piece_is_an_answer_of_where_a_ship_lies(ship: dict[str, Any], rule: str) -> None:
    """As a danger, as a place to rest, or refused with its rule; a whirlpool alone does nothing."""
    kinds: tuple[Kind, ...] = ("fog", "sargasso", "current", "iceberg", "whirlpool", "reef")
    s = with_terrain(with_terrain(with_ship(sea(), ANNE, **ship), *kinds), "current", seat=ANNE)
    question = asked(played(move, s, ship=ONE), "where")
    found = {option.id: option for option in question.options}
    assert not [each.id for each in s.terrain if each.id not in found]
    refusals = [reason.rule for each in s.terrain for reason in found[each.id].verdict.refusals]
    assert refusals == ([rule] if rule else [])


@pytest.mark.rule("CSG-KW-LONGSHIP")
@pytest.mark.parametrize(("face", "left"), [(4, 1), (5, 3)])
def test_a_better_boarder_may_ignore_terrain(face: int, left: int) -> None:
    s = with_terrain(with_ship(sea(K_02="other"), ANNE, keywords=["longship"]), "reef")
    value = {f"value-{FIRST}": (1,)} if face < 5 else {}
    assert played(move, s, {"where": FIRST, "ignore-1": (face,), **value}, ship=ONE).state.ship(ONE).left == left


@pytest.mark.rule("CSG-TERR-CURR")
def test_a_current_of_the_own_side_carries_a_ship_once_a_turn() -> None:
    s = with_terrain(with_ship(sea(), ANNE), "current", seat=ANNE)
    assert played(move, s, {"where": FIRST, "where-2": FAR}, ship=ONE).state.ship(ONE).docked == FAR
    moored = s.with_ship(ONE, on=(FIRST,))
    assert base_move(moored, ONE)[0] == ("S", "L", "S")
    run = played(move, moored, {"where": FIRST}, ship=ONE)
    assert base_move(run.state, ONE)[0] == ("S", "L"), "once"
    assert not hazards(s.with_piece(FIRST, seat=BART), ONE), "one of somebody else does nothing"
    assert base_move(moored.with_piece(FIRST, seat=BART), ONE)[0] == ("S", "L")


# ---------------------------------------------------------------------- towing


def derelict(**rulings: str) -> State:
    """Anne's ship against a derelict of Bart's with crew aboard."""
    s = masts(with_ship(with_ship(sea(**rulings), ANNE), BART), TWO, 0)
    return touching(with_crew(s, TWO, BART), ONE, TWO)


@pytest.mark.rule("CSG-TOW-01", "CSG-TOW-02", "CSG-SCUT-02")
def test_a_derelict_is_taken_in_tow_with_its_crew_and_does_not_sink() -> None:
    s = replace(derelict(), touches=()).with_ship(TWO, scuttled=True)
    run = played(move, s, {"where": TWO, f"ram-{TWO}": "tow"}, ship=ONE)
    found = run.state.ship(TWO)
    assert (found.towed, found.seat, run.state.crew[0].seat) == (ONE, ANNE, ANNE) and not found.scuttled
    taken = played(take_in_tow, touching(with_ship(derelict(), BART), TWO, THREE), {}, ship=ONE, other=TWO).state
    assert not taken.touches, "what is in tow touches nothing else"
    assert rules(may_tow(taken, THREE, TWO)) == ["CSG-TOW-01"], "nobody tows it away"


@pytest.mark.rule("CSG-TOW-01")
def test_what_tows_and_what_is_towed() -> None:
    whole = touching(with_ship(with_ship(sea(), ANNE), BART), ONE, TWO)
    assert rules(may_tow(whole, ONE, TWO)) == ["CSG-TOW-01"]
    for keyword in ("canoe", "kraken", "submarine", "seadragon", "seamonster"):
        s = masts(with_ship(with_ship(sea(), ANNE, keywords=[keyword]), BART), TWO, 0)
        assert "CSG-TOW-01" in rules(may_tow(s, ONE, TWO))
    sub = masts(with_ship(with_ship(sea(), ANNE), BART, keywords=["submarine"]), TWO, 0)
    assert rules(may_tow(touching(sub, ONE, TWO), ONE, TWO)) == ["CSG-TOW-01"]
    titan = masts(with_ship(with_ship(sea(), ANNE, keywords=["titan"]), BART), TWO, 0)
    assert may_tow(touching(titan, ONE, TWO), ONE, TWO).allowed


@pytest.mark.rule("CSG-TOW-01")
def test_a_derelict_is_towed_by_its_bow_which_the_table_tells_once() -> None:
    """Any part of the ship, but the bow of the derelict."""
    s = derelict().with_turn(given=(Given(ONE, "move"),))
    run = played(tow, s, {f"prow-{TWO}": False}, ship=ONE, other=TWO)
    assert asked(run, f"prow-{TWO}").default is None and not run.state.ship(TWO).towed
    (reason,) = may_take(run.state, ONE, TWO).refusals
    assert (reason.rule, reason.text.key) == ("CSG-TOW-01", "csg-tow-aside")
    assert [offer.option.verdict.allowed for offer in offers(run.state, BOOK)] == [False]
    assert played(tow, s, {f"prow-{TWO}": True}, ship=ONE, other=TWO).state.ship(TWO).towed == ONE
    again = played(move, s, {"where": TWO, f"ram-{TWO}": "leave"}, ship=ONE).state
    assert may_tow(again, ONE, TWO).allowed, "another contact is another question"


@pytest.mark.rule("CSG-TOW-01", "CSG-ACT-03", "CSG-ACT-02")
def test_who_may_take_what_in_tow_and_when() -> None:
    moved = derelict().with_turn(given=(Given(ONE, "move"),))
    assert may_take(moved, ONE, TWO).allowed
    reasons = {
        "csg-tow-apart": replace(moved, touches=()),
        "csg-tow-after": derelict(),
        "csg-act-not-yours": moved.with_turn(seat=BART),
        "csg-act-away": moved.with_ship(ONE, deployed=False),
    }
    for key, s in reasons.items():
        (reason,) = may_take(s, ONE, TWO).refusals
        assert reason.text.key == key and reason.rule in ("CSG-TOW-01", "CSG-ACT-03", "CSG-ACT-02")


@pytest.mark.rule("A-21", "CSG-TOW-03", "CSG-ACT-03")
def test_only_what_is_in_tow_is_let_go_in_the_own_turn() -> None:
    s = derelict()
    assert rules(may_drop(s.with_ship(TWO, seat=ANNE), TWO)) == ["CSG-TOW-03"]
    towed = s.with_ship(TWO, seat=ANNE, towed=ONE)
    assert may_drop(towed, TWO).allowed and rules(may_drop(towed.with_turn(seat=BART), TWO)) == ["CSG-ACT-03"]


@pytest.mark.rule("CSG-SCUT-02")
@pytest.mark.parametrize("doomed", [True, False])
def test_an_own_derelict_in_tow_sinks_as_it_was_scuttled_and_only_then(doomed: bool) -> None:
    s = masts(with_ship(with_ship(sea(), ANNE), ANNE, now={"scuttled": doomed}), TWO, 0)
    assert played(take_in_tow, s, {}, ship=ONE, other=TWO).state.ship(TWO).scuttled is doomed


@pytest.mark.rule("CSG-TOW-02")
def test_only_what_is_aboard_and_touches_the_tow_changes_hands() -> None:
    s = touching(with_crew(with_ship(derelict(), BART), THREE, BART), THREE, ONE)
    run = played(take_in_tow, s, {}, ship=ONE, other=TWO)
    assert [crew.seat for crew in run.state.crew] == [ANNE, BART] and run.state.touching(ONE) == (THREE,)


@pytest.mark.rule("CSG-TOW-01", "CSG-MOVE-09", "CSG-TERR-FOG")
def test_no_derelict_tows_and_nobody_tows_in_the_fog() -> None:
    assert rules(may_tow(masts(derelict(), ONE, 0), ONE, TWO)) == ["CSG-TOW-01"]
    for lost in (ONE, TWO):
        s = with_terrain(derelict(), "fog").with_ship(lost, on=(FIRST,))
        assert rules(may_tow(s, ONE, TWO)) == ["CSG-TERR-FOG"]


@pytest.mark.rule("CSG-TOW-01")
def test_a_tow_is_offered_for_what_drifts_in_contact_after_a_move() -> None:
    s = touching(with_ship(derelict(), BART), ONE, THREE)
    assert not tuple(offers(s, BOOK)), "before the move"
    moved = s.with_turn(given=(Given(ONE, "move"),))
    assert [offer.option.id for offer in offers(moved, BOOK)] == [f"tow-{ONE}-{TWO}"]


@pytest.mark.rule("CSG-TOW-03", "CSG-CREW-HELMSMAN")
@pytest.mark.parametrize(("way", "move_"), [("bonuses", ("S", "S")), ("bare", ("S",))])
def test_who_tows_moves_s_and_both_dock(way: str, move_: tuple[str, ...]) -> None:
    s = with_crew(derelict(A_20=way), ONE, skills=["helmsman"])
    s = played(take_in_tow, s, {}, ship=ONE, other=TWO).state
    assert base_move(s, ONE)[0] == move_ and rules(may_move(s, TWO))[-1] == "CSG-TOW-03"
    run = played(move, s, {"where": WILD}, ship=ONE)
    assert run.state.ship(TWO).docked == WILD and TWO not in options(run, "where")
    assert played(drop_tow, s, {}, ship=TWO).state.ship(TWO).towed == ""


@pytest.mark.rule("CSG-COM-03")
@pytest.mark.parametrize(("way", "allowed"), [("text", True), ("community", False)])
def test_towing_a_tangled_derelict_out(way: str, allowed: bool) -> None:
    s = derelict(C_03=way).with_ship(TWO, tangled=True)
    assert may_tow(s, ONE, TWO).allowed == allowed
    assert may_tow(s.with_ship(TWO, tangled=False), ONE, TWO).allowed


@pytest.mark.rule("CSG-KW-FLOTILLA")
def test_a_floating_battery_is_towed_by_its_own_and_the_crew_adds_nothing() -> None:
    s = with_ship(with_ship(with_ship(sea(), ANNE), ANNE, 0, move="T", keywords=["flotilla"]), BART)
    s = touching(touching(with_crew(s, ONE, skills=["helmsman"]), ONE, TWO), THREE, TWO)
    assert may_tow(s, ONE, TWO).allowed and rules(may_tow(s, THREE, TWO)) == ["CSG-KW-FLOTILLA"]
    french = touching(with_ship(s, ANNE, nation="french"), FOUR, TWO)
    assert rules(may_tow(french, FOUR, TWO)) == ["CSG-KW-FLOTILLA"]
    s = played(take_in_tow, s, {}, ship=ONE, other=TWO).state
    assert base_move(s, ONE)[0] == ("S",)
    assert [offer.option.id for offer in offers(s, BOOK)] == [f"drop-{TWO}"]


@pytest.mark.rule("CSG-MOVE-07")
def test_contact_lasts_until_one_of_the_two_moves() -> None:
    s = touching(with_ship(with_ship(sea(), ANNE), BART), ONE, TWO)
    assert ShipMoved(TWO, FAR).apply(s).touches == ()


@pytest.mark.rule("CSG-KW-LONGSHIP", "K-02")
@pytest.mark.parametrize(("way", "keywords"), [("other", []), ("text", ["longship"])])
def test_nobody_rolls_to_ignore_terrain_but_a_better_boarder(way: str, keywords: list[str]) -> None:
    s = with_terrain(with_ship(sea(K_02=way), ANNE, keywords=keywords), "reef")
    assert played(move, s, {"where": FIRST, f"value-{FIRST}": (1,)}, ship=ONE).state.ship(ONE).left == 1
