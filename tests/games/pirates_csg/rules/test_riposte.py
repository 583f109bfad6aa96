"""Riposte: who is shot at shoots back before anybody loses a mast."""

from __future__ import annotations

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.questions.kinds import Pick, Roll
from companion.games.pirates_csg.gunnery import firing
from companion.games.pirates_csg.model.state import State
from tests.games.pirates_csg.rules.battle import aim, asked, begun, crew, fire, fort, sea, ship, target
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, THREE, TWO


def facing(cannons: str = "3S-3S-3S") -> State:
    """Anne's ship against Bart's, with riposte."""
    return ship(ship(sea(True)), BART, cannons)


@pytest.mark.rule("CSG-RIP-01")
def test_nobody_shoots_back_unless_the_table_plays_so() -> None:
    evening = begun(ship(ship(sea()), BART))
    fire(evening, ONE, TWO, 1, 1, 1)
    assert asked(evening) == "turn"


@pytest.mark.rule("CSG-RIP-01", "CSG-RIP-02", "CSG-RIP-03")
def test_the_target_is_asked_after_the_dice_and_fires_masts_that_are_lost_with_them() -> None:
    """Worked example 14: rank 3 with −2: a 5 misses, a 6 hits, a 1 misses."""
    evening = begun(facing())
    fire(evening, ONE, TWO, 6, 6, 6)
    question = evening.question
    assert isinstance(question, Pick) and (question.key, question.who) == ("riposte-1", BART)
    assert evening.state.ship(TWO).left == 3, "losses come later"
    evening.answer(["mast-0", "mast-1", "mast-2"])
    roll = evening.question
    assert isinstance(roll, Roll) and [(dice.bonus, dice.hit_from) for dice in roll.dice] == [(-2, 6)] * 3
    assert roll.rule == "CSG-RIP-02"
    evening.answer([5, 6, 1])
    assert (evening.state.ship(TWO).left, evening.state.ship(ONE).left) == (0, 2)


@pytest.mark.rule("CSG-RIP-01")
def test_one_need_not_shoot_back() -> None:
    evening = begun(facing())
    fire(evening, ONE, TWO, 6, 1, 1)
    evening.answer([])
    assert evening.state.ship(TWO).left == 2 and asked(evening) == "turn"


@pytest.mark.rule("CSG-RIP-03", "CSG-KW-SEADRAGON")
@pytest.mark.parametrize(("face", "lies"), [(5, True), (6, False)])
def test_a_dragon_that_is_shot_down_as_it_swoops_lies_nowhere(face: int, lies: bool) -> None:
    s = ship(ship(ship(sea(True), cannons="3S", keywords=["seadragon"]), BART), ANNE)
    evening = begun(s)
    evening.answer(f"swoop-{ONE}")
    evening.answer([1])
    evening.answer(["mast-0"])
    evening.answer([face])
    happened = evening.events
    orders = [event.text.key for event in happened if isinstance(event, Announced)]
    assert evening.state.ship(ONE).sunk is not lies and ("csg-order-swoop" in orders) is lies


@pytest.mark.rule("CSG-RIP-01", "CSG-KW-FLOTILLA", "A-48")
def test_of_a_floating_battery_that_is_shot_back_at_the_flag_goes_with_the_second_hit_of_this_volley() -> None:
    evening = begun(ship(ship(ship(sea(True), masts=0, move="T", keywords=["flotilla"]), BART, "1S-1S-1S")))
    fire(evening, ONE, TWO, 6, 1, 1)
    evening.answer(["mast-0", "mast-1", "mast-2"])
    roll = evening.question
    assert isinstance(roll, Roll) and roll.odds is not None and roll.odds().headline.key == "csg-odds-sunk"
    evening.answer([6, 6, 6])
    assert evening.state.ship(ONE).sunk


@pytest.mark.rule("CSG-KW-FEAR", "A-61", "CSG-KW-FLOTILLA", "CSG-RIP-02")
def test_a_floating_battery_that_is_afraid_shoots_back_with_all_its_cannons() -> None:
    s = ship(ship(sea(True), keywords=["fear"]), BART, "1S-1S", masts=0, move="T", keywords=["flotilla"])
    evening = begun(ship(s, BART).with_turn(seat=BART))
    evening.answer("end")
    evening.answer([TWO])
    evening.answer([5])
    assert evening.state.ship(TWO).hindered and asked(evening) == "turn"
    fire(evening, ONE, TWO, 1, 1, 1)
    assert isinstance(evening.question, Pick)
    assert [option.id for option in evening.question.options] == ["mast-0", "mast-1"]


@pytest.mark.rule("CSG-RIP-03")
def test_a_ship_that_is_sunk_takes_its_aggressor_along() -> None:
    s = facing("2S").with_ship(ONE, masts=("lost", "lost", "standing"))
    evening = begun(ship(s))
    fire(evening, ONE, TWO, 4)
    evening.answer(["mast-0"])
    evening.answer([5])
    assert evening.state.ship(ONE).derelict and evening.state.ship(TWO).derelict


@pytest.mark.rule("CSG-RIP-04", "A-27")
def test_never_more_shots_than_the_ship_has_in_a_turn() -> None:
    evening = begun(ship(facing()))
    fire(evening, ONE, TWO, 1, 1, 1)
    evening.answer(["mast-0", "mast-1"])
    evening.answer([1, 1])
    fire(evening, THREE, TWO, 1, 1, 1)
    assert isinstance(evening.question, Pick) and [o.id for o in evening.question.options] == ["mast-2"]
    evening.answer(["mast-2"])
    evening.answer([1])
    assert firing.left(evening.state, BOOK, TWO) == ()


@pytest.mark.rule("CSG-RIP-04")
def test_one_riposte_for_each_aggression() -> None:
    evening = begun(facing())
    fire(evening, ONE, TWO, 1, guns=["mast-0"])
    evening.answer(["mast-0"])
    evening.answer([1])
    aim(evening, TWO, 1, 1)
    assert asked(evening) == "turn"


@pytest.mark.rule("CSG-RIP-02", "CSG-CREW-MUSKETEER", "CSG-KW-MARINE", "CSG-CREW-CANNONEER")
def test_musketeer_marines_and_cannoneer_take_part() -> None:
    s = facing()
    for skill in ("musketeer", "cannoneer"):
        s = crew(s, TWO, skill)
    evening = begun(crew(s, TWO, keywords=["marine"]))
    fire(evening, ONE, TWO, 1, 1, 1)
    assert isinstance(evening.question, Pick)
    assert [o.id for o in evening.question.options][3:] == ["musketeer", "marine-crew-3"]
    evening.answer(["mast-0", "marine-crew-3"])
    evening.answer([5, 5])
    assert asked(evening) == "again-back-1", "5 − 2 beats the marine’s 2 and no cannon’s 3"
    evening.answer("0")
    evening.answer([6])
    assert evening.state.ship(ONE).left == 1
    assert all(mate.shown for mate in evening.state.crew[1:])


@pytest.mark.rule("CSG-RIP-01", "CSG-SHOOT-05")
def test_nobody_shoots_back_at_a_fort_or_at_a_ship_that_is_safe_at_home() -> None:
    s = facing()
    assert firing.may_answer(s, BOOK, target(ONE), target(TWO))
    assert not firing.may_answer(s.with_ship(ONE, docked="island-1"), BOOK, target(ONE), target(TWO))
    evening = begun(fort(s, seat=s.turn.seat, cannons="3L"))
    fire(evening, "fort-1", TWO, 1)
    assert asked(evening) == "turn"
