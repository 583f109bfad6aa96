"""Chainshot, firepots, smokepots, stinkpots, and the fires that they light."""

from __future__ import annotations

import pytest

import companion
from companion.core.events.announcements import Change, Fate, Order
from companion.core.questions.kinds import Pick
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery.fires import ShipBurnt, burn
from companion.games.pirates_csg.gunnery.specialists import ShipHindered, SmokeLaid, SmokeLifted, lift_smoke
from companion.games.pirates_csg.gunnery.targets import may_shoot_at
from companion.games.pirates_csg.model.ids import ShipId, TerrainId
from companion.games.pirates_csg.model.names import ship_name
from companion.games.pirates_csg.model.records import Extra, Hindered, Terrain
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.moving import may_move
from companion.games.pirates_csg.ship.cards import able
from companion.games.pirates_csg.ship.losses import MastsChanged
from tests.games.pirates_csg.rules.battle import (
    FORT,
    HOME,
    aim,
    asked,
    begun,
    crew,
    fire,
    fort,
    happened,
    sea,
    ship,
    target,
)
from tests.games.pirates_csg.rules.seas import with_terrain
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, THREE, TWO, run
from tests.support.scripted import announcements, lines


def with_specialist(*skills: str, **rulings: str) -> State:
    """Anne's ship with these aboard, against Bart's with a captain."""
    s = crew(ship(ship(sea(**rulings), cannons="2S-3S-4S"), BART), TWO, "captain")
    return crew(s, ONE, *skills)


def passed(evening: companion.GameSession) -> None:
    """The turn goes on to the next player."""
    evening.answer("end")


@pytest.mark.rule("CSG-CREW-CHAINSHOT", "CSG-MOVE-01")
def test_chainshot_takes_no_mast_but_the_next_move() -> None:
    evening = begun(with_specialist("chainshot"))
    fire(evening, ONE, TWO, guns=["mast-0", "mast-1", "chainshot"])
    assert asked(evening) == "chainshot-1"
    evening.answer("mast-0")
    evening.answer([3, 3])
    s = evening.state
    assert s.ship(TWO).left == 3 and s.ship(TWO).hindered == (Hindered("no-move", BART),)
    aim(evening, TWO, 1)
    passed(evening)
    verdict = may_move(evening.state, TWO)
    assert [reason.rule for reason in verdict.refusals] == ["CSG-CREW-CHAINSHOT"]
    passed(evening)
    passed(evening)
    assert evening.state.turn.seat == BART and may_move(evening.state, TWO).allowed


@pytest.mark.rule("CSG-CREW-CHAINSHOT", "CSG-SHOOT-07")
def test_a_special_shot_does_nothing_more_to_a_ship_that_the_same_volley_sinks() -> None:
    evening = begun(crew(ship(ship(sea()), BART, "3S"), ONE, "chainshot"))
    fire(evening, ONE, TWO, 6, 6, 6, guns=["mast-0", "mast-1", "mast-2", "chainshot"])
    s = evening.state
    assert s.ship(TWO).sunk and s.ship(TWO).hindered == ()


@pytest.mark.rule("CSG-CREW-CHAINSHOT")
@pytest.mark.parametrize(("named", "masts"), [("mast-0", 3), ("mast-1", 2)])
def test_the_cannon_that_was_named_fires_the_chainshot_and_no_other(named: str, masts: int) -> None:
    """The cannon of rank 2 hits, that of rank 3 misses."""
    evening = begun(with_specialist("chainshot"))
    fire(evening, ONE, TWO, guns=["mast-0", "mast-1", "chainshot"])
    evening.answer(named)
    evening.answer([3, 1])
    while asked(evening).startswith("hit"):
        evening.answer_defaults()
    held = evening.state.ship(TWO).hindered
    assert (evening.state.ship(TWO).left, bool(held)) == (masts, named == "mast-0")


@pytest.mark.rule("CSG-CREW-CHAINSHOT")
def test_a_special_shot_is_there_once_a_turn_and_only_with_a_specialist() -> None:
    evening = begun(with_specialist("chainshot"))
    fire(evening, ONE, TWO, 1, guns=["mast-0", "chainshot"])
    assert evening.state.ship(TWO).hindered == ()
    assert asked(evening) == "target-2"
    evening.answer(TWO)
    assert isinstance(evening.question, Pick)
    assert [option.id for option in evening.question.options] == ["mast-1", "mast-2"]


@pytest.mark.rule("CSG-CREW-CHAINSHOT", "CSG-CREW-MUSKETEER")
def test_no_musketeer_fires_a_special_shot() -> None:
    evening = begun(crew(with_specialist("chainshot"), ONE, "musketeer"))
    fire(evening, ONE, TWO, guns=["mast-0", "musketeer", "chainshot"])
    assert asked(evening) == "shots-1", "there is one cannon only"


@pytest.mark.rule("CSG-CREW-CHAINSHOT", "CSG-CREW-FIREPOT")
def test_a_cannon_fires_one_special_shot_at_most() -> None:
    evening = begun(crew(with_specialist("chainshot"), ONE, "firepot"))
    fire(evening, ONE, TWO, guns=["mast-0", "mast-1", "chainshot", "firepot"])
    assert asked(evening) == "chainshot-1"
    evening.answer("mast-0")
    assert asked(evening) == "shots-1", "for the other one a single cannon is left"


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-CHAINSHOT", "CSG-CREW-FIREPOT")
@pytest.mark.parametrize("special", ["chainshot", "firepot"])
def test_of_two_specialists_the_one_who_lies_face_up_serves_and_the_other_is_not_turned_up(special: str) -> None:
    s = crew(with_specialist(special), ONE, special)
    known = s.crew[-1].id
    evening = begun(s.with_crew(known, shown=True))
    fire(evening, ONE, TWO, 1, guns=["mast-0", special])
    assert [each.id for each in evening.state.aboard(ONE) if each.shown] == [known]


@pytest.mark.rule("CSG-CREW-STINKPOT", "A-23")
def test_a_stinkpot_silences_the_crew_in_the_next_turn_and_not_before() -> None:
    evening = begun(with_specialist("stinkpot"))
    fire(evening, ONE, TWO, 6, guns=["mast-2", "stinkpot"])
    evening.answer("nobody")
    s = evening.state
    assert s.ship(TWO).left == 3 and able(s, TWO, "captain")
    passed(evening)
    assert not able(evening.state, TWO, "captain")
    passed(evening)
    assert able(evening.state, TWO, "captain")


@pytest.mark.rule("CSG-CREW-FIREPOT", "CSG-FIRE-05", "A-56")
def test_a_firepot_sets_a_mast_on_fire() -> None:
    evening = begun(with_specialist("firepot"))
    fire(evening, ONE, TWO, 6, guns=["mast-2", "firepot"])
    assert evening.state.ship(TWO).masts == ("burning", "standing", "standing")
    assert evening.state.ship(TWO).left == 3
    told = announcements(happened(evening), MastsChanged)
    assert [said.text.key for said in told if isinstance(said, Order)] == ["csg-order-masts-burning"]
    assert not any(isinstance(said, Change) for said in told), "a ship has as many masts as before"


@pytest.mark.rule("CSG-CREW-FIREPOT", "CSG-MOVE-09")
def test_a_firepot_sinks_a_derelict_like_any_hit() -> None:
    evening = begun(with_specialist("firepot").with_ship(TWO, masts=("lost",) * 3))
    fire(evening, ONE, TWO, 6, guns=["mast-2", "firepot"])
    assert evening.state.ship(TWO).sunk


@pytest.mark.rule("CSG-CREW-CANNONEER", "CSG-CREW-FIREPOT")
def test_a_firepot_rolled_again_is_an_ordinary_shot() -> None:
    """Worked example 31."""
    evening = begun(with_specialist("firepot", "cannoneer"))
    fire(evening, ONE, TWO, 2, guns=["mast-0", "firepot"])
    evening.answer("0")
    evening.answer([5])
    assert evening.state.ship(TWO).masts == ("lost", "standing", "standing")


@pytest.mark.rule("CSG-CREW-SMOKEPOT", "A-40", "CSG-TERR-FOG")
def test_a_smokepot_lays_fog_until_the_next_turn_of_its_player() -> None:
    evening = begun(with_specialist("smokepot"))
    evening.answer(f"shoot-{ONE}")
    evening.answer("smokepot")
    evening.answer("mast-2")
    assert isinstance(evening.question, Pick) and evening.question.nature == "fact"
    evening.answer([TWO])
    (bank,) = evening.state.terrain
    assert (bank.kind, bank.passing, bank.seat) == ("fog", True, ANNE)
    assert evening.state.ship(TWO).on == (bank.id,)
    laid = msg("csg-ev-smoke", ship=ship_name(evening.state, ONE))
    assert lines(happened(evening), SmokeLaid) == [laid]
    assert not may_shoot_at(evening.state, target(ONE), target(TWO)).allowed
    assert asked(evening) == "turn", "nobody is left to shoot at"
    passed(evening)
    assert not evening.state.terrain[0].gone
    passed(evening)
    assert evening.state.terrain[0].gone and evening.state.ship(TWO).on == ()


@pytest.mark.rule("CSG-CREW-SMOKEPOT")
def test_smoke_needs_no_target_and_is_a_piece_of_its_own() -> None:
    s = crew(ship(sea(), cannons="3S-3S"), ONE, "smokepot")
    evening = begun(with_terrain(ship(s, BART).with_ship(TWO, docked="island-2"), "reef"))
    evening.answer(f"shoot-{ONE}")
    assert [option.id for option in evening.question.options if option.verdict.allowed] == ["smokepot"]  # type: ignore[union-attr]
    evening.answer("smokepot")
    evening.answer([])
    assert [(each.id, each.kind) for each in evening.state.terrain] == [("terrain-1", "reef"), ("terrain-2", "fog")]
    assert asked(evening) == "turn"


@pytest.mark.rule("CSG-CREW-SMOKEPOT", "CSG-CREW-MUSKETEER", "CSG-KW-MARINE")
def test_a_cannon_of_the_ship_lays_the_smoke_and_no_musketeer_or_marine() -> None:
    evening = begun(crew(crew(with_specialist("smokepot"), ONE, "musketeer"), ONE, keywords=["marine"]))
    evening.answer(f"shoot-{ONE}")
    evening.answer("smokepot")
    assert asked(evening) == "smokepot-1" and list(evening.legal_answers) == ["mast-0", "mast-1", "mast-2"]


@pytest.mark.rule("CSG-CREW-SMOKEPOT", "CSG-TERR-FOG", "CSG-SHOOT-05")
def test_smoke_is_asked_for_ships_on_the_open_sea_that_lie_in_no_fog_yet() -> None:
    s = ship(ship(ship(with_specialist("smokepot"), BART), BART), ANNE).with_ship(THREE, docked="island-2")
    s = with_terrain(s, "fog").with_ship(ShipId("ship-4"), on=(TerrainId("terrain-1"),))
    evening = begun(s)
    evening.answer(f"shoot-{ONE}")
    evening.answer("smokepot")
    evening.answer("mast-0")
    assert isinstance(evening.question, Pick)
    assert [option.id for option in evening.question.options] == [ONE, TWO, "ship-5"], "the own ones, too"
    evening.answer([TWO, "ship-5"])
    banks = {each.id: each.on for each in evening.state.ships if each.on}
    assert banks == {TWO: ("terrain-2",), "ship-4": ("terrain-1",), "ship-5": ("terrain-2",)}
    assert asked(evening) == "turn"


@pytest.mark.rule("CSG-CREW-SMOKEPOT", "CSG-START-01")
def test_only_the_own_smoke_is_taken_off_and_only_once() -> None:
    s = with_terrain(ship(ship(sea()), BART), "fog")
    for n, (seat, gone) in enumerate(((ANNE, False), (BART, False), (ANNE, True)), 2):
        bank = Terrain(TerrainId.numbered("terrain", n), "fog", seat=seat, passing=True, gone=gone)
        s = replace(s, terrain=(*s.terrain, bank))
    s = s.with_ship(TWO, on=(TerrainId("terrain-1"), TerrainId("terrain-2"), TerrainId("terrain-3")))
    found = run(lift_smoke, s, seat=ANNE)
    (event,) = [each for each in found.events if isinstance(each, SmokeLifted)]
    assert event.terrain == ("terrain-2",)
    assert [each.gone for each in found.state.terrain] == [False, True, False, True]
    assert found.state.ship(TWO).on == ("terrain-1", "terrain-3")
    assert not run(lift_smoke, found.state, seat=ANNE).events


@pytest.mark.rule("CSG-CREW-CHAINSHOT", "A-23", "A-24")
def test_what_hinders_a_ship_in_its_own_turn_does_so_in_the_next_one() -> None:
    """Bart's ship was lent to Anne, and fires chainshot at one of hers."""

    def held(s: State) -> bool:
        return "CSG-CREW-CHAINSHOT" in [reason.rule for reason in may_move(s, ONE).refusals]

    s = crew(ship(ship(sea()), BART), TWO, "chainshot", shown=True).with_turn(more=(Extra(TWO),))
    evening = begun(s)
    evening.answer(f"shoot-{TWO}")
    aim(evening, ONE, 6, guns=["mast-0", "chainshot"])
    while not asked(evening).startswith("turn"):
        evening.answer_defaults()
    assert evening.state.ship(ONE).hindered == (Hindered("no-move", ANNE, 2),)
    assert not held(evening.state), "this turn is not the next one"
    passed(evening)
    passed(evening)
    assert evening.state.turn.seat == ANNE and held(evening.state)


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-CANNONEER", "CSG-FORT-08")
def test_nobody_is_asked_for_a_cannoneer_in_a_fort() -> None:
    """Crew that was put there by hand."""
    evening = begun(crew(fort(ship(ship(sea()), BART), ANNE), FORT, "cannoneer", seat=ANNE))
    fire(evening, FORT, TWO, 1, 1)
    assert not asked(evening).startswith("again")


# ---------------------------------------------------------------------- fire


def burning(*masts: str, shipwright: bool = False, **rulings: str) -> State:
    """Anne's turn; Bart's ship burns, and its turn is next. Another ship of his keeps the game going."""
    s = ship(ship(ship(sea(**rulings)), BART, "3S-" * (len(masts) - 1) + "3S"), BART)
    s = s.with_ship(TWO, masts=masts)
    return crew(s, TWO, "shipwright") if shipwright else s


@pytest.mark.rule("CSG-FIRE-02", "CSG-CREW-SHIPWRIGHT", "CSG-START-01")
@pytest.mark.parametrize(("shipwright", "left"), [(True, 2), (False, 1)])
def test_a_three_spreads_unless_a_shipwright_is_aboard(shipwright: bool, left: int) -> None:
    """Worked example 18."""
    evening = begun(burning("burning", "standing", "standing", shipwright=shipwright))
    passed(evening)
    assert asked(evening) == f"fire-{TWO}" and evening.question is not None and evening.question.who == BART
    evening.answer([3])
    assert evening.state.ship(TWO).standing == left


@pytest.mark.rule("CSG-FIRE-02")
def test_fire_is_rolled_for_in_the_turn_of_every_player() -> None:
    evening = begun(burning("burning", "standing", "standing"))
    passed(evening)
    evening.answer([6])
    passed(evening)
    assert asked(evening) == f"fire-{TWO}"


@pytest.mark.rule("CSG-FIRE-02", "A-10")
def test_as_published_each_burning_mast_has_its_die_and_a_six_puts_it_out() -> None:
    evening = begun(burning("burning", "burning", "standing", "standing", A_10="mast"))
    passed(evening)
    evening.answer([6, 3])
    assert evening.state.ship(TWO).masts == ("lost", "burning", "burning", "standing")


@pytest.mark.rule("CSG-FIRE-03", "A-32", "CSG-SCUT-03")
def test_a_ship_that_burns_from_bow_to_stern_is_scuttled_and_sinks_a_turn_later() -> None:
    """Worked example 19."""
    evening = begun(burning("burning", "burning", "burning"))
    passed(evening)
    assert evening.state.ship(TWO).scuttled and not evening.state.ship(TWO).sunk
    (told,) = run(burn, burning("burning").with_turn(seat=BART), ship=TWO).announcements(ShipBurnt)
    assert isinstance(told, Fate) and told.title.key == "csg-ev-burnt"
    passed(evening)
    passed(evening)
    assert evening.state.ship(TWO).sunk


@pytest.mark.rule("CSG-FIRE-03", "A-32")
def test_it_sinks_at_once_where_the_table_says_so() -> None:
    evening = begun(burning("burning", "burning", "burning", A_32="at-once"))
    passed(evening)
    assert evening.state.ship(TWO).sunk and evening.state.tallies[0].sunk == 0


@pytest.mark.rule("CSG-FIRE-04", "CSG-DOCK-04")
def test_burning_masts_are_taken_off_at_home() -> None:
    s = ship(ship(sea()), BART).with_ship(ONE, masts=("burning", "standing", "burning"))
    evening = begun(s)
    evening.answer(f"move-{ONE}")
    evening.answer(HOME)
    assert evening.state.ship(ONE).masts == ("lost", "standing", "lost")


@pytest.mark.rule("CSG-FIRE-01", "CSG-REP-01")
def test_a_burning_mast_cannot_be_repaired() -> None:
    s = crew(ship(ship(sea()), BART).with_ship(ONE, masts=("burning", "lost", "standing")), ONE, "shipwright")
    evening = begun(s)
    evening.answer(f"repair-{ONE}")
    assert evening.state.ship(ONE).masts == ("burning", "standing", "standing")


@pytest.mark.rule("CSG-CREW-CHAINSHOT", "A-23")
def test_what_hinders_a_ship_already_hinders_it_once() -> None:
    s = ship(ship(sea()), BART)
    event = ShipHindered(TWO, "no-move", BART, 1, rule="CSG-CREW-CHAINSHOT")
    assert event.apply(event.apply(s)).ship(TWO).hindered == (Hindered("no-move", BART),)
