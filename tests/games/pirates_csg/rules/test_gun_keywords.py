"""Keywords that change shots and what they take."""

from __future__ import annotations

from typing import Any

import pytest

import companion
from companion.core.events.announcements import Change, Fate, Order
from companion.core.questions.kinds import Choose, Number, Pick, Roll
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery import kraken, scorpion, swoop
from companion.games.pirates_csg.gunnery.firing import loaded
from companion.games.pirates_csg.gunnery.guns import guns
from companion.games.pirates_csg.gunnery.joysides import CoinShot
from companion.games.pirates_csg.gunnery.scorpion import Stung
from companion.games.pirates_csg.gunnery.targets import may_attack, may_shoot_at, targets
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.ids import CrewId, UnitId
from companion.games.pirates_csg.model.names import ship_name
from companion.games.pirates_csg.model.records import Hindered, HullGun, Touch
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.contacts import pinned_by
from companion.games.pirates_csg.sea.moving import may_move
from companion.games.pirates_csg.ship import sinking
from companion.games.pirates_csg.ship.losses import HitTaken, MastsChanged, PlatesLost
from companion.library.texts import texts_in
from tests.games.pirates_csg.rules.battle import (
    HERS,
    HOME,
    WILD,
    aim,
    asked,
    begun,
    coins,
    crew,
    fire,
    happened,
    refusals,
    sea,
    ship,
    target,
)
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, THREE, TWO, run
from tests.support.scripted import announcements, lines

FR = texts_in("fr")


def against(*keywords: str, cannons: str = "3S-3S-3S", **values: Any) -> State:
    """Anne's plain ship against Bart's with these keywords."""
    return ship(ship(sea()), BART, cannons, keywords=list(keywords), **values)


def by(*keywords: str, cannons: str = "3S-3S-3S", **values: Any) -> State:
    """Anne's ship with these keywords against Bart's plain one."""
    return ship(ship(sea(), cannons=cannons, keywords=list(keywords), **values), BART)


# ---------------------------------------------------------------------- guns


@pytest.mark.rule("CSG-KW-BROADSIDES", "A-04")
@pytest.mark.parametrize(("face", "hits"), [(5, 5), (4, 0)])
def test_a_broadside_hits_with_all_cannons_and_once_more_or_not_at_all(face: int, hits: int) -> None:
    """Worked example 17."""
    s = crew(by("broadsides", cannons="2S-3S-3L-4L"), ONE, "cannoneer")
    s = ship(s, BART, "3S-3S-3S-3S-3S-3S", masts=6)
    evening = begun(s)
    fire(evening, ONE, THREE, guns=["mast-0", "mast-1", "mast-2", "mast-3", "broadsides"])
    assert isinstance(evening.question, Roll) and [dice.hit_from for dice in evening.question.dice] == [5]
    evening.answer([face])
    assert evening.state.ship(THREE).left == 6 - hits
    assert asked(evening) == "turn", "nobody rolls it again, and every cannon has fired"


@pytest.mark.rule("CSG-KW-BROADSIDES")
def test_no_broadside_once_a_cannon_has_fired() -> None:
    evening = begun(by("broadsides"))
    fire(evening, ONE, TWO, 1, guns=["mast-0"])
    evening.answer(TWO)
    assert isinstance(evening.question, Pick) and [o.id for o in evening.question.options] == ["mast-1", "mast-2"]


@pytest.mark.rule("CSG-KW-EXTRANGE")
def test_extended_range_doubles_what_is_printed() -> None:
    assert [gun.reach for gun in guns(by("extrange", cannons="2S-3L"), BOOK, UnitId(ONE))] == ["2S", "2L"]


@pytest.mark.rule("CSG-KW-JUNK", "CSG-SHOOT-03")
def test_a_junk_shoots_past_its_own_masts() -> None:
    evening = begun(by("junk"))
    evening.answer(f"shoot-{ONE}")
    assert evening.question is not None and evening.question.note is not None
    assert evening.question.note.key == "csg-q-guns-junk"


@pytest.mark.rule("CSG-KW-LONGSHIP", "A-29", "K-02")
@pytest.mark.parametrize(("way", "dice"), [("text", 4), ("other", 2)])
def test_a_longship_rolls_two_dice_for_each_mast(way: str, dice: int) -> None:
    s = ship(ship(sea(K_02=way), cannons="3S-3S", keywords=["longship"]), BART, "3S-3S-3S-3S")
    evening = begun(s)
    fire(evening, ONE, TWO)
    assert isinstance(evening.question, Roll) and len(evening.question.sides) == dice
    evening.answer([6] * dice)
    assert evening.state.ship(TWO).left == 4 - dice


@pytest.mark.rule("CSG-KW-JOYSIDES")
def test_joysides_fire_coins_and_only_with_treasure_aboard() -> None:
    s = by("joysides")
    assert guns(s, BOOK, UnitId(ONE)) == ()
    s = coins(s, ONE, 2, 5)
    assert {gun.reach for gun in guns(s, BOOK, UnitId(ONE))} == {"6L"}
    evening = begun(s)
    fire(evening, ONE, TWO, 6, guns=["mast-0"])
    assert evening.question is not None and evening.question.default == "coin-1", "the one that is worth least"
    evening.answer("coin-1")
    s = evening.state
    assert s.ship(TWO).left == 3 and [coin.value for coin in s.coins_at(TWO)] == [2]
    shot = msg("csg-ev-joysides", ship=ship_name(s, ONE), target=ship_name(s, TWO))
    assert lines(happened(evening), CoinsMoved, CoinShot) == [shot, shot]


@pytest.mark.rule("CSG-KW-JOYSIDES", "CSG-CREW-CANNONEER")
def test_a_coin_that_is_shot_once_more_is_still_a_coin() -> None:
    evening = begun(crew(coins(by("joysides"), ONE, 5), ONE, "cannoneer"))
    fire(evening, ONE, TWO, 1, guns=["mast-0"])
    evening.answer("0")
    evening.answer([6])
    assert evening.state.ship(TWO).left == 3 and [coin.value for coin in evening.state.coins_at(TWO)] == [5]


@pytest.mark.rule("CSG-KW-JOYSIDES", "CSG-CREW-MUSKETEER", "CSG-KW-MARINE")
def test_whoever_fires_from_the_deck_of_joysides_fires_no_coins() -> None:
    s = crew(crew(coins(by("joysides", cannons="3S"), ONE, 2), ONE, "musketeer"), ONE, keywords=["marine"])
    shots = loaded(s, UnitId(ONE), guns(s, BOOK, UnitId(ONE)))
    assert [(shot.gun.kind, shot.ammo) for shot in shots] == [
        ("mast", "coin"),
        ("musketeer", "ball"),
        ("marine", "ball"),
    ]


@pytest.mark.rule("CSG-KW-JOYSIDES")
def test_who_has_such_a_coin_aboard_only_sails_to_an_island_and_stays_there() -> None:
    evening = begun(coins(ship(by("joysides"), BART), ONE, 2))
    fire(evening, ONE, TWO, 6, guns=["mast-0"])
    evening.answer("end")
    assert "CSG-KW-JOYSIDES" in refusals(evening, f"shoot-{TWO}")
    evening.answer(f"move-{TWO}")
    evening.answer(WILD)
    evening.answer([1])
    assert [coin.where for coin in evening.state.coins] == [WILD]
    for idle in (True, False):
        evening.answer("end")
        evening.answer("end")
        assert ("CSG-KW-JOYSIDES" in [each.rule for each in may_move(evening.state, TWO).refusals]) is idle


@pytest.mark.rule("CSG-KW-JOYSIDES")
@pytest.mark.parametrize(("cargo", "where", "gifts"), [(0, ONE, ()), (1, TWO, ("coin-1",))])
def test_a_full_hold_takes_no_coin(cargo: int, where: str, gifts: tuple[str, ...]) -> None:
    s = coins(ship(ship(sea(), keywords=["joysides"]), BART, cargo=cargo), ONE, 2)
    evening = begun(s)
    fire(evening, ONE, TWO, 6, guns=["mast-0"])
    assert evening.state.coins[0].where == where and evening.state.ship(TWO).gifts == gifts


@pytest.mark.rule("CSG-KW-BOMBARDIER")
def test_artillery_reaches_twice_as_far_and_jams_on_a_one_until_it_is_repaired() -> None:
    s = crew(by("bombardier", cannons="3S"), ONE, "shipwright").with_ship(ONE, piece=HullGun("artillery", 2, "L"))
    gun = guns(s, BOOK, UnitId(ONE))[1]
    assert (gun.rank, gun.reach) == (2, "2L")
    evening = begun(s)
    fire(evening, ONE, TWO, 1, guns=["piece"])
    assert evening.state.ship(ONE).jammed and len(guns(evening.state, BOOK, UnitId(ONE))) == 1
    evening.answer("nobody")
    evening.answer("end")
    evening.answer("end")
    evening.answer(f"repair-{ONE}")
    assert not evening.state.ship(ONE).jammed


@pytest.mark.rule("CSG-KW-BOMBARDIER")
@pytest.mark.parametrize(("gun", "face", "jammed"), [("piece", 1, True), ("piece", 2, False), ("mast-0", 1, False)])
def test_the_special_gun_jams_on_its_own_one_only(gun: str, face: int, jammed: bool) -> None:
    evening = begun(by("bombardier").with_ship(ONE, piece=HullGun("artillery", 3, "L")))
    fire(evening, ONE, TWO, face, guns=[gun])
    assert evening.state.ship(ONE).jammed is jammed


@pytest.mark.rule("CSG-KW-BOMBARDIER")
def test_a_flamethrower_sets_a_mast_on_fire() -> None:
    s = by("bombardier", cannons="3S").with_ship(ONE, piece=HullGun("flamethrower", 2, "L"))
    assert guns(s, BOOK, UnitId(ONE))[1].reach == "S"
    evening = begun(s)
    fire(evening, ONE, TWO, 4, guns=["piece"])
    assert evening.state.ship(TWO).masts.count("burning") == 1


@pytest.mark.rule("CSG-KW-BOMBARDIER", "CSG-CREW-CANNONEER")
def test_a_flamethrower_that_fires_once_more_still_sets_on_fire() -> None:
    s = crew(by("bombardier"), ONE, "cannoneer").with_ship(ONE, piece=HullGun("flamethrower", 3, "L"))
    evening = begun(s)
    fire(evening, ONE, TWO, 2, guns=["piece"])
    evening.answer("0")
    evening.answer([6])
    assert evening.state.ship(TWO).masts.count("burning") == 1


@pytest.mark.rule("CSG-KW-BOMBARDIER", "CSG-REP-01")
def test_a_repair_mends_a_mast_or_the_gun() -> None:
    s = crew(by("bombardier", lost=1), ONE, "shipwright")
    s = s.with_ship(ONE, piece=HullGun("artillery", 2, "S"), jammed=True)
    evening = begun(s)
    evening.answer(f"repair-{ONE}")
    evening.answer("mast")
    assert evening.state.ship(ONE).jammed and evening.state.ship(ONE).left == 3
    assert evening.state.actions_of(ONE) == ("repair",)


@pytest.mark.rule("CSG-KW-BOMBARDIER", "CSG-KW-TURTLE")
def test_guns_and_shells_are_said_before_the_game() -> None:
    s = ship(by("bombardier"), BART, keywords=["turtle"]).with_turn(phase="setup", steps=("fit-out", "berths"))
    evening = begun(s)
    evening.answer("flamethrower")
    evening.answer("3L")
    evening.answer(4)
    assert evening.state.ship(ONE).piece == HullGun("flamethrower", 3, "L")
    assert evening.state.ship(THREE).plates == 4
    evening = begun(s)
    assert evening.question is not None and evening.question.default == "artillery"
    evening.answer("artillery")
    question = evening.question
    assert isinstance(question, Choose) and question.default == "3S"
    assert [each.id for each in question.options] == [f"{rank}{reach}" for rank in range(1, 7) for reach in "SL"]
    evening.answer("6S")
    shell = evening.question
    assert isinstance(shell, Number) and (shell.lo, shell.default, shell.who) == (1, 3, BART), "as many as masts"
    assert evening.state.ship(ONE).piece == HullGun("artillery", 6, "S")


# ---------------------------------------------------------------------- what hits take


@pytest.mark.rule("CSG-KW-CATAMARAN", "A-14")
def test_a_catamaran_rolls_against_every_hit_and_loses_its_hull_first() -> None:
    """Worked example 28."""
    evening = begun(against("catamaran"))
    fire(evening, ONE, TWO, 6, guns=["mast-0"])
    assert evening.question is not None and evening.question.who == BART
    evening.answer([6])
    assert (evening.state.ship(TWO).plates, evening.state.ship(TWO).left) == (1, 3)
    aim(evening, TWO, 6, guns=["mast-1"])
    evening.answer([3])
    assert (evening.state.ship(TWO).plates, evening.state.ship(TWO).left) == (0, 3)
    aim(evening, TWO, 6)
    evening.answer([2])
    assert (evening.state.ship(TWO).plates, evening.state.ship(TWO).left) == (0, 2)


@pytest.mark.rule("CSG-KW-CATAMARAN", "A-14")
def test_without_hulls_no_die_where_the_table_says_so() -> None:
    s = ship(ship(sea(A_14="hulls")), BART, keywords=["catamaran"])
    evening = begun(s)
    fire(evening, ONE, TWO, 6, 6, 6)
    evening.answer([2, 6, 5])
    assert (evening.state.ship(TWO).plates, evening.state.ship(TWO).left) == (0, 1), (
        "saved only while the hull was there"
    )
    evening = begun(s.with_ship(TWO, plates=0))
    fire(evening, ONE, TWO, 6, 1, 1)
    assert asked(evening) == "turn"


@pytest.mark.rule("CSG-KW-TRIMARAN", "A-14")
def test_a_trimaran_has_two_hulls() -> None:
    evening = begun(against("trimaran"))
    fire(evening, ONE, TWO, 6, 6, 6)
    evening.answer([1, 2, 3])
    assert (evening.state.ship(TWO).plates, evening.state.ship(TWO).left) == (0, 2)


@pytest.mark.rule("CSG-KW-FEAR", "A-61", "CSG-KW-CATAMARAN", "CSG-KW-TRIMARAN")
@pytest.mark.parametrize(("keyword", "plates"), [("catamaran", 0), ("trimaran", 1)])
def test_hulls_and_their_die_protect_a_ship_that_is_afraid(keyword: str, plates: int) -> None:
    evening = begun(against(keyword).with_ship(TWO, hindered=(Hindered("no-ability", ANNE),)))
    fire(evening, ONE, TWO, 6, 6, 1)
    evening.answer([5, 4])
    assert (evening.state.ship(TWO).plates, evening.state.ship(TWO).left) == (plates, 3)


@pytest.mark.rule("CSG-KW-TURTLE")
def test_the_shell_of_a_turtle_goes_first() -> None:
    evening = begun(against("turtle").with_ship(TWO, plates=2))
    fire(evening, ONE, TWO, 6, 6, 6)
    assert (evening.state.ship(TWO).plates, evening.state.ship(TWO).left) == (0, 2)


@pytest.mark.rule("CSG-KW-FLOTILLA")
def test_the_flag_of_a_flotilla_needs_two_hits_in_one_action() -> None:
    """Worked example 27."""
    s = ship(against("flotilla", cannons="3S-3S", masts=0, move="T"))
    evening = begun(s)
    fire(evening, ONE, TWO, 6, 1, 1)
    fire(evening, THREE, TWO, 6, 1, 1)
    assert evening.state.ship(TWO).plates == 1 and not evening.state.ship(TWO).sunk
    assert [line.key for line in lines(happened(evening), HitTaken)] == ["csg-ev-flag-stays"] * 2
    evening = begun(s)
    fire(evening, ONE, TWO, 6, 1, guns=["mast-0", "mast-1"])
    aim(evening, TWO, 6)
    assert evening.state.ship(TWO).plates == 0 and not evening.state.ship(TWO).sunk
    fire(evening, THREE, TWO, 6, 1, 1)
    assert evening.state.ship(TWO).sunk
    left = [each.after for each in announcements(happened(evening), PlatesLost) if isinstance(each, Change)]
    assert left == [0], "it has one flag to lose"


@pytest.mark.rule("CSG-KW-FLOTILLA")
def test_three_hits_in_one_action_sink_a_flotilla_which_always_fires() -> None:
    s = against("flotilla", cannons="3S-3S", masts=0, move="T")
    assert len(guns(s.with_ship(TWO, plates=0), BOOK, UnitId(TWO))) == 2
    evening = begun(s)
    fire(evening, ONE, TWO, 6, 6, 6)
    assert evening.state.ship(TWO).sunk


@pytest.mark.rule("CSG-KW-CANOE")
def test_any_hit_sinks_a_canoe() -> None:
    """Worked example 32."""
    s = crew(against("canoe"), ONE, "chainshot")
    evening = begun(s)
    fire(evening, ONE, TWO, 5, guns=["mast-0", "chainshot"])
    assert evening.state.ship(TWO).sunk


@pytest.mark.rule("CSG-KW-SUBMARINE")
def test_a_submarine_is_no_target_under_water_and_loses_hull_on_the_surface() -> None:
    s = against("submarine", cannons="3S-3S")
    assert not may_shoot_at(s.with_ship(TWO, mode="submerged"), target(ONE), target(TWO)).allowed
    assert "CSG-KW-SUBMARINE" in refusals(begun(s.with_ship(ONE, mode="submerged")), f"shoot-{ONE}")
    evening = begun(s)
    fire(evening, ONE, TWO, 6, 6, 1)
    assert evening.state.ship(TWO).derelict and not evening.state.ship(TWO).sunk


@pytest.mark.rule("CSG-KW-TITAN", "CSG-KW-SEAMONSTER", "CSG-KW-SEADRAGON", "CSG-KW-KRAKEN")
@pytest.mark.parametrize("keyword", ["titan", "seamonster", "seadragon"])
def test_nothing_is_left_of_a_creature_without_segments(keyword: str) -> None:
    evening = begun(against(keyword, cannons="3S-3S"))
    fire(evening, ONE, TWO, 6, 6, 1)
    assert evening.state.ship(TWO).sunk


@pytest.mark.rule("CSG-KW-ETERNAL", "CSG-SINK-01")
def test_an_eternal_ship_comes_back_without_masts_and_its_gold_is_shared() -> None:
    """Worked example 26."""
    s = crew(coins(against("eternal", cannons="3S"), TWO, 4), TWO, "captain")
    evening = begun(s)
    fire(evening, ONE, TWO, 6, 6, 1)
    s = evening.state
    back = s.ship(TWO)
    assert (back.sunk, back.docked, back.left) == (False, HERS, 0) and not s.crew[0].gone
    assert [sum(coin.value for coin in s.coins_at(home)) for home in (HOME, HERS)] == [2, 2]


@pytest.mark.rule("CSG-KW-ETERNAL", "CSG-TOW-01", "CSG-MOVE-08")
def test_an_eternal_ship_that_comes_back_has_let_everything_go() -> None:
    s = ship(against("eternal", cannons="3S"), BART)
    touches = (Touch(ONE, TWO, bow=True), Touch(THREE, TWO), Touch(ONE, THREE))
    s = replace(s, touches=touches).with_ship(TWO, towed=THREE, scuttled=True).with_ship(THREE, towed=TWO, wraps=TWO)
    back = run(sinking.sink, s, ship=TWO, by=ANNE).state
    assert back.touches == (Touch(ONE, THREE),)
    assert (back.ship(TWO).towed, back.ship(TWO).scuttled, back.ship(THREE).towed) == ("", False, "")
    assert back.ship(THREE).wraps == "" and back.tallies[0].sunk == 0


# ---------------------------------------------------------------------- marines


def marine(s: State, where: str, **values: Any) -> State:
    """With a marine there."""
    return crew(s, where, keywords=["marine"], **values)


@pytest.mark.rule("CSG-KW-MARINE", "A-39", "CSG-ACT-01")
def test_two_marines_aboard_both_fire_with_the_ship_or_by_themselves() -> None:
    """Worked example 7."""
    s = marine(marine(ship(ship(sea(), lost=2), BART), ONE), ONE)
    evening = begun(s)
    fire(evening, ONE, TWO, 1, 3, 3)
    assert evening.state.ship(TWO).left == 1
    assert refusals(evening, "shoot-crew-1")[0] == "CSG-ACT-01"
    evening = begun(s)
    fire(evening, "crew-1", TWO, 3)
    fire(evening, "crew-2", TWO, 2)
    assert evening.state.ship(TWO).left == 2
    fire(evening, ONE, TWO)
    assert isinstance(evening.question, Roll) and len(evening.question.sides) == 1


@pytest.mark.rule("CSG-KW-MARINE", "CSG-SHOOT-08")
def test_a_captain_leaves_marines_their_own_action() -> None:
    s = marine(crew(ship(ship(sea()), BART), ONE, "captain"), ONE)
    evening = begun(s)
    evening.answer(f"move-{ONE}")
    evening.answer("captain")
    evening.answer("sea")
    aim(evening, TWO, 1, 1, 1)
    fire(evening, "crew-2", TWO, 4)
    assert evening.state.ship(TWO).left == 2


@pytest.mark.rule("CSG-KW-MARINE", "A-22")
def test_a_marine_on_an_island_falls_with_the_second_hit_of_a_turn() -> None:
    s = marine(ship(ship(ship(sea()), BART)), WILD, seat=BART)
    assert UnitId("crew-1") not in tuple(targets(s, UnitId(ONE))), "nobody knows yet who lies there"
    s = s.with_crew(CrewId("crew-1"), shown=True)
    assert UnitId("crew-1") in tuple(targets(s, UnitId(ONE)))
    evening = begun(s)
    fire(evening, ONE, "crew-1", 6, guns=["mast-0"])
    evening.answer("nobody")
    assert not evening.state.crew[0].gone
    fire(evening, THREE, "crew-1", 6, 1, 1)
    assert evening.state.crew[0].gone
    evening = begun(s)
    fire(evening, ONE, "crew-1", 6, 1, 1)
    evening.answer("end")
    evening.answer("end")
    fire(evening, ONE, "crew-1", 6, 1, 1)
    assert not evening.state.crew[0].gone, "one hit in each of two turns"


@pytest.mark.rule("CSG-KW-MARINE", "CSG-SHOOT-05")
def test_a_marine_ashore_shoots_at_ships_but_not_at_their_home() -> None:
    s = marine(ship(ship(sea()), BART), WILD)
    evening = begun(s)
    fire(evening, "crew-1", TWO, 3)
    assert evening.state.ship(TWO).left == 2
    assert evening.state.mate(CrewId("crew-1")).shown, "who uses an ability is turned up"
    assert not may_shoot_at(s.with_ship(TWO, docked=HERS), UnitId("crew-1"), target(TWO)).allowed


@pytest.mark.rule("CSG-KW-MARINE")
def test_only_marines_of_others_who_stand_face_up_on_an_island_are_targets() -> None:
    s = marine(marine(ship(ship(sea()), BART), WILD, seat=BART), TWO, seat=BART)
    s = marine(crew(s, WILD, seat=BART), WILD)
    shown = replace(s, crew=tuple(replace(each, shown=True) for each in s.crew))
    assert list(targets(shown, UnitId(ONE))) == [TWO, "crew-1"] and list(targets(s, UnitId(ONE))) == [TWO]


@pytest.mark.rule("CSG-KW-MARINE", "CSG-SHOOT-05")
def test_a_marine_aboard_is_no_target() -> None:
    s = marine(ship(ship(sea()), BART), TWO)
    assert tuple(targets(s, UnitId(ONE))) == (UnitId(TWO),)


# ---------------------------------------------------------------------- parley


@pytest.mark.rule("CSG-KW-PARLEY", "C-04", "CSG-COM-04")
def test_a_parley_gives_a_coin_and_safety_for_the_turn() -> None:
    """Worked example 24."""
    s = coins(crew(ship(ship(ship(sea()), BART)), TWO, keywords=["parley"], shown=True), TWO, 5)
    evening = begun(coins(s, HERS, 1))
    fire(evening, ONE, TWO)
    assert isinstance(evening.question, Choose) and evening.question.who == BART
    assert list(evening.legal_answers) == ["fight", TWO, HERS]
    evening.answer(TWO)
    s = evening.state
    assert [coin.where for coin in s.coins] == [HOME, HERS] and s.ship(TWO).left == 3
    assert asked(evening) == "turn"
    assert not may_shoot_at(s, target(THREE), target(TWO)).allowed
    evening.answer("end")
    assert may_shoot_at(evening.state, target(THREE), target(TWO)).allowed


@pytest.mark.rule("CSG-KW-PARLEY")
def test_which_coin_a_parley_costs_is_drawn_unseen() -> None:
    s = coins(crew(ship(ship(sea()), BART), TWO, keywords=["parley"], shown=True), TWO, 5, 2)
    evening = begun(s)
    fire(evening, ONE, TWO)
    evening.answer(TWO)
    assert asked(evening) == "coin-1" and evening.question is not None
    assert evening.question.secret and evening.question.who == BART


@pytest.mark.rule("CSG-KW-PARLEY")
def test_there_is_no_parley_without_a_coin() -> None:
    evening = begun(crew(ship(ship(sea()), BART), TWO, keywords=["parley"], shown=True))
    fire(evening, ONE, TWO, 6, 1, 1)
    assert evening.state.ship(TWO).left == 2


# ---------------------------------------------------------------------- dragons, krakens, blades


@pytest.mark.rule("CSG-KW-SEADRAGON", "A-22")
@pytest.mark.parametrize(("face", "left"), [(4, 1), (3, 3)])
def test_a_dragon_swoops_instead_of_shooting_even_under_water(face: int, left: int) -> None:
    s = by("seadragon", move="D").with_ship(TWO, mode="submerged")
    evening = begun(s)
    evening.answer(f"swoop-{ONE}")
    if asked(evening) == "prey":
        evening.answer(TWO)
    evening.answer([face])
    assert evening.state.ship(TWO).left == left
    assert "CSG-ACT-01" in refusals(evening, f"shoot-{ONE}")
    assert not may_attack(s.with_ship(TWO, docked=HERS), target(ONE), target(TWO)).allowed
    assert refusals(begun(s.with_ship(TWO, docked=HERS)), f"swoop-{ONE}") == ["CSG-SHOOT-05"]


@pytest.mark.rule("CSG-KW-KRAKEN", "CSG-KW-SEADRAGON", "CSG-KW-SUBMARINE", "CSG-SHOOT-07")
@pytest.mark.parametrize(
    ("keyword", "part"), [("kraken", "tentacule 2"), ("seadragon", "segment 2"), ("submarine", "morceau de coque 2")]
)
def test_what_a_beast_loses_has_its_own_name(keyword: str, part: str) -> None:
    """Nobody looks for the mast of a Kraken."""
    beast = against(keyword, cannons="2S-5L-4S")
    evening = begun(beast.with_ship(TWO, wraps=ONE) if keyword == "kraken" else beast)
    fire(evening, ONE, TWO, 6, 1, 1)
    picked = evening.question
    assert isinstance(picked, Pick) and "lequel perds-tu" in FR(picked.text)
    assert all("Mât" not in FR(option.label) for option in picked.options)
    evening.answer(["1"])
    (order, change) = announcements(happened(evening), MastsChanged)
    assert isinstance(order, Order) and part in FR(order.text)
    assert isinstance(change, Change) and "mât" not in FR(change.text)


@pytest.mark.rule("CSG-KW-KRAKEN")
def test_a_kraken_shoots_only_at_whom_it_wraps_and_not_in_the_turn_of_wrapping() -> None:
    """Worked example 32."""
    s = ship(by("kraken", cannons="3S-3S"), BART)
    assert "CSG-SHOOT-05" in refusals(begun(s), f"shoot-{ONE}")
    evening = begun(s)
    evening.answer(f"wrap-{ONE}")
    evening.answer(TWO)
    assert "CSG-KW-KRAKEN" in refusals(evening, f"shoot-{ONE}")
    assert refusals(evening, f"wrap-{ONE}") == ["CSG-KW-KRAKEN"]
    held = evening.state
    assert [reason.rule for reason in may_move(held, TWO).refusals if reason.rule != "CSG-ACT-02"] == ["CSG-KW-KRAKEN"]
    assert may_shoot_at(held, target(TWO), target(ONE)).allowed
    assert not may_shoot_at(held, target(THREE), target(ONE)).allowed
    evening.answer("end")
    evening.answer("end")
    assert refusals(evening, f"wrap-{ONE}") == []
    fire(evening, ONE, TWO, 6, 1)
    assert evening.state.ship(TWO).left == 2
    assert not may_shoot_at(evening.state, target(ONE), target(THREE)).allowed
    assert refusals(evening, f"wrap-{ONE}") == ["CSG-KW-KRAKEN"], "nor does it wrap in a turn in which it has shot"


@pytest.mark.rule("CSG-KW-KRAKEN")
def test_a_kraken_that_moves_lets_go_and_wraps_nobody_docked() -> None:
    s = by("kraken", cannons="3S-3S").with_ship(ONE, wraps=TWO)
    evening = begun(s)
    evening.answer(f"move-{ONE}")
    evening.answer("sea")
    assert evening.state.ship(ONE).wraps == ""
    assert refusals(begun(s.with_ship(TWO, docked=WILD)), f"wrap-{ONE}") == ["CSG-KW-KRAKEN"]


@pytest.mark.rule("CSG-KW-SCORPION", "A-22")
def test_a_blade_takes_a_mast_and_pins_after_a_shot() -> None:
    s = ship(sea(), keywords=["scorpion"])
    s = ship(ship(s, BART, keywords=["catamaran"]), BART).with_ship(THREE, docked=HERS)
    beside = Touch(THREE, TWO)
    evening = begun(replace(s, touches=(Touch(ONE, TWO), beside)))
    assert refusals(evening, f"sting-{ONE}") == ["CSG-KW-SCORPION"]
    fire(evening, ONE, TWO, 1, 1, 1)
    evening.answer(f"sting-{ONE}")
    if asked(evening) == "stung":
        evening.answer(TWO)
    s = evening.state
    assert s.ship(TWO).left == 2 and s.ship(TWO).plates == 1
    assert (
        s.touches == (beside, Touch(TWO, ONE, blade=True)) and pinned_by(s, ONE) == () and pinned_by(s, TWO) == (ONE,)
    )
    assert refusals(evening, f"sting-{ONE}") == ["CSG-KW-SCORPION"]
    told = announcements(happened(evening), Stung)
    assert [said.title.key for said in told if isinstance(said, Fate)] == ["csg-ev-sting"]


@pytest.mark.rule("CSG-KW-SCORPION")
def test_no_blade_on_a_turn_of_ramming() -> None:
    s = by("scorpion").with_turn(used=(f"ram:{ONE}",))
    evening = begun(s)
    fire(evening, ONE, TWO, 1, 1, 1)
    assert refusals(evening, f"sting-{ONE}") == ["CSG-KW-SCORPION"]


# ---------------------------------------------------------------------- cards with words of their own


@pytest.mark.rule("CSG-GEN-04", "A-54")
def test_what_no_rule_knows_is_shown_where_it_may_matter() -> None:
    s = ship(ship(sea(), text="Plus one to hit forts."), BART, keywords=["unholylight"])
    s = ship(s, BART)
    evening = begun(s)
    evening.answer(f"shoot-{ONE}")
    assert evening.question is not None and evening.question.note is not None
    assert "Plus one to hit forts." in companion.say(evening.question.note)
    evening.answer(TWO)
    assert evening.question.note is not None
    assert "Unholy Light" in companion.say(evening.question.note)


@pytest.mark.rule("CSG-KW-SEADRAGON", "CSG-KW-SCORPION", "CSG-KW-KRAKEN", "CSG-ACT-01")
@pytest.mark.parametrize(
    ("keyword", "procedure"), [("seadragon", swoop.swoop), ("scorpion", scorpion.sting), ("kraken", kraken.wrap)]
)
def test_what_is_out_of_reach_costs_nothing(keyword: str, procedure: Any) -> None:
    """Nobody is asked whether the only target is near enough; who aimed too far puts it right, and nothing was done."""
    s = ship(ship(sea(), keywords=[keyword]), BART)
    played = run(procedure, s, {"reached": False}, ship=ONE)
    reached = next(each for each in played.asked if each.key == "reached")
    assert reached.quiet and reached.default is True and reached.nature == "fact"
    assert not played.state.actions_of(ONE) and not played.state.turn.used and played.state.ships == s.ships
