"""Forts that shoot and are shot at."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Change, Fate, Order, Result
from companion.core.questions.kinds import Pick
from companion.games.pirates_csg.gunnery.targets import may_shoot_at, targets
from companion.games.pirates_csg.model.ids import UnitId
from companion.games.pirates_csg.model.state import State
from tests.games.pirates_csg.rules.battle import (
    FORT,
    WILD,
    asked,
    begun,
    coins,
    fire,
    fort,
    happened,
    refusals,
    sea,
    ship,
)
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, TWO
from tests.support.scripted import announcements


def own(cannons: str = "2S-4L-3L", flags: int | None = None) -> State:
    """A fort of Anne's against a ship of Bart's."""
    return fort(ship(ship(sea()), BART), ANNE, cannons, flags)


@pytest.mark.rule("CSG-FORT-08", "CSG-SHOOT-09", "CSG-ACT-01", "A-58")
def test_a_fort_shoots_with_a_cannon_for_each_flag_over_ships_and_islands() -> None:
    evening = begun(own())
    evening.answer(f"shoot-{FORT}")
    question = evening.question
    assert isinstance(question, Pick) and question.rule == "CSG-FORT-08"
    assert [option.id for option in question.options] == ["flag-0", "flag-1", "flag-2"]
    assert question.note is not None and question.note.key == "csg-q-guns-fort"
    evening.answer(["flag-0", "flag-1", "flag-2"])
    evening.answer([3, 4, 4])
    assert evening.state.ship(TWO).left == 1 and refusals(evening, f"shoot-{FORT}") == ["CSG-ACT-01"]


@pytest.mark.rule("CSG-SHOOT-05", "CSG-FORT-10")
def test_forts_are_targets_of_others_while_they_stand() -> None:
    s = fort(ship(ship(sea()), BART))
    assert list(targets(s, UnitId(ONE))) == [TWO, FORT] and list(targets(s, UnitId(TWO))) == [ONE]
    for down in ({"gone": True}, {"island": ""}):
        assert list(targets(s.with_fort(FORT, **down), UnitId(ONE))) == [TWO]


@pytest.mark.rule("CSG-SHOOT-09", "CSG-FORT-09")
def test_with_fewer_flags_the_owner_says_which_cannons_they_carry() -> None:
    evening = begun(own(flags=2))
    evening.answer(f"shoot-{FORT}")
    assert isinstance(evening.question, Pick) and evening.question.key == "flags"
    assert evening.question.default == ("flag-0", "flag-2")
    evening.answer(["flag-1", "flag-2"])
    assert isinstance(evening.question, Pick)
    assert [option.id for option in evening.question.options] == ["flag-1", "flag-2"]
    same = begun(own("3L-3L-3L", 1))
    same.answer(f"shoot-{FORT}")
    assert asked(same) == "guns-1", "like cannons leave nothing to say"


@pytest.mark.rule("CSG-FORT-09")
def test_an_abandoned_fort_does_not_act() -> None:
    assert refusals(begun(own(flags=0)), f"shoot-{FORT}") == ["CSG-SHOOT-04"]


@pytest.mark.rule("CSG-FORT-09", "CSG-FORT-10", "A-09")
def test_flags_go_first_then_it_is_abandoned_then_destroyed() -> None:
    """Worked example 22."""
    s = coins(fort(ship(ship(sea(), cannons="3S")), BART, "3L"), FORT, 3)
    s = s.with_island(WILD, coins=0, marks=(ANNE,))
    evening = begun(s)
    fire(evening, ONE, FORT, 5)
    assert evening.state.fort(FORT).abandoned
    tells = announcements(happened(evening)[-3:])
    assert [type(each) for each in tells if not isinstance(each, Order)] == [Result, Fate, Change]
    fire(evening, TWO, FORT, 5, 1, 1)
    s = evening.state
    assert s.fort(FORT).gone and s.island(WILD).coins == 1 and s.island(WILD).marks == ()
    assert [coin.where for coin in s.coins] == [WILD]
    assert [type(each) for each in happened(evening)[-1].announcements] == [Fate, Order]
    assert list(targets(s, UnitId(ONE))) == []


@pytest.mark.rule("CSG-FORT-10", "A-09")
@pytest.mark.parametrize(("way", "gone"), [("abandoned", False), ("destroyed", True)])
def test_the_last_flag_may_be_the_end(way: str, gone: bool) -> None:
    evening = begun(fort(ship(sea(A_09=way), cannons="3S-3S"), BART, "3L-3L"))
    fire(evening, ONE, FORT, 5, 5)
    assert evening.state.fort(FORT).gone is gone


@pytest.mark.rule("CSG-FORT-10")
def test_a_volley_larger_than_its_flags_destroys_it() -> None:
    evening = begun(fort(ship(sea()), BART, "3L-3L"))
    fire(evening, ONE, FORT, 5, 5, 5)
    assert evening.state.fort(FORT).gone
    assert not may_shoot_at(evening.state, UnitId(ONE), UnitId(FORT)).allowed


@pytest.mark.rule("CSG-SHOOT-07")
def test_flags_that_are_left_are_told() -> None:
    evening = begun(fort(ship(sea()), BART, "3L-3L-3L"))
    fire(evening, ONE, FORT, 5, 1, 1)
    order, change = happened(evening)[-1].announcements
    assert isinstance(order, Order) and order.seat == BART
    assert isinstance(change, Change) and (change.before, change.after) == (3, 2)


@pytest.mark.rule("CSG-ACT-01")
def test_whoever_is_active_answers_for_the_table() -> None:
    evening = begun(own())
    assert evening.game.on_turn(evening.state) == ANNE
    evening.answer("end")
    assert evening.game.on_turn(evening.state) == BART
