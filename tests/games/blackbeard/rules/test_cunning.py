"""22: who may have dice rolled again, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.announcements import Change
from companion.core.questions.kinds import Dice, Roll
from companion.core.values.messages import msg
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Wounds
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import cunning
from tests.games.blackbeard.rules.scene import book, pirate, play, scene
from tests.support.scripted import Played

TEACH, LOW, ROBERTS = ShipId("edward-teach"), ShipId("edward-low"), ShipId("bartholomew-roberts")
QUESTION = Roll(key="throw", text=msg("core-app"), rule="BB-22.2", dice=(Dice(msg("core-app"), 2, 6),))


def rolled(state: State, answers: dict[str, Any], *, against: str = "") -> Played[State]:
    return play(state, cunning.roll, {"throw": (6, 6), **answers}, pirate=TEACH, question=QUESTION, against=against)


def may(state: State, name: str) -> bool:
    return cunning.may_reroll(state, book(), name).allowed


@pytest.mark.rule("BB-22.2")
def test_whoever_leads_him_is_asked_as_long_as_it_may_be_better() -> None:
    thrown = rolled(scene(), {})
    assert thrown.returned == (6, 6) and not thrown.state.pirate(TEACH).cunning
    again = thrown.asked[-1]
    assert (again.key, again.quiet, again.who) == ("throw-again", False, "seat-1")


@pytest.mark.rule("BB-22.2")
@pytest.mark.parametrize(("dice", "quiet"), [((1, 1), True), ((6, 6), False)])
def test_nobody_is_asked_about_a_throw_that_cannot_be_better(dice: tuple[int, int], quiet: bool) -> None:
    def settled(pirate: ShipId, faces: tuple[int, ...]) -> bool:
        return pirate == TEACH and sum(faces) == 2

    thrown = play(scene(), cunning.roll, {"throw": dice}, pirate=TEACH, question=QUESTION, settled=settled)
    assert thrown.asked[-1].quiet is quiet


@pytest.mark.rule("BB-22.2")
@pytest.mark.parametrize(("face", "wished", "quiet"), [(1, 1, True), (2, 1, False), (1, None, False)])
def test_nobody_is_asked_about_a_single_die_that_cannot_be_better(face: int, wished: int | None, quiet: bool) -> None:
    enough = None if wished is None else lambda rolled: rolled == wished
    asked = {"ship": TEACH, "key": "throw", "text": msg("core-app"), "rule": "BB-22.2", "enough": enough}
    thrown = play(scene(), cunning.die, {"throw": (face,)}, **asked)
    assert thrown.returned == face and thrown.asked[-1].quiet is quiet


@pytest.mark.rule("BB-22.1")
def test_a_point_spent_is_told_as_a_number_that_has_become_another() -> None:
    thrown = rolled(scene(), {"throw-again": True, "throw-second": (1, 2)})
    (change,) = thrown.announcements(cunning.CunningSpent)
    assert isinstance(change, Change) and (change.before, change.after) == (3, 2)


@pytest.mark.rule("BB-22.2")
def test_the_second_result_stands_and_costs_a_point() -> None:
    thrown = rolled(scene(), {"throw-again": True, "throw-second": (1, 2)})
    assert thrown.returned == (1, 2)
    assert thrown.state.pirate(TEACH).cunning == 1 and thrown.state.pirate(TEACH).wily


@pytest.mark.rule("BB-22.2")
def test_the_opponent_may_have_it_rolled_again_too() -> None:
    state = scene(pirate(TEACH, wily=True), pirate(ROBERTS, "seat-2"))
    thrown = rolled(state, {f"throw-again-{ROBERTS}": True, "throw-second": (3, 3)}, against=ROBERTS)
    assert thrown.returned == (3, 3) and thrown.state.pirate(ROBERTS).wily


@pytest.mark.rule("BB-22.2")
def test_the_other_may_answer_while_the_first_keeps_his_second_result() -> None:
    state = scene(pirate(TEACH), pirate(ROBERTS, "seat-2"))
    answers = {"throw-again": True, "throw-second": (1, 1), "throw-second-again": True, "throw-third": (5, 5)}
    thrown = rolled(state, answers, against=ROBERTS)
    assert thrown.returned == (5, 5) and thrown.state.pirate(ROBERTS).wily
    assert [thrown.state.pirate(name).cunning for name in (TEACH, ROBERTS)] == [1, 1]


@pytest.mark.rule("BB-22.1")
def test_he_waits_until_a_pirate_of_another_player_has_used_cunning() -> None:
    state = scene(pirate(TEACH), pirate(LOW), pirate(ROBERTS, "seat-2"))
    for name in (TEACH, LOW):
        state = cunning.CunningSpent(name).apply(state)
    assert not may(state, TEACH) and not may(state, LOW) and may(state, ROBERTS)
    state = cunning.CunningSpent(ROBERTS).apply(state)
    assert may(state, TEACH) and may(state, LOW) and not may(state, ROBERTS)


@pytest.mark.rule("BB-5.14")
@pytest.mark.parametrize(("spent", "wounds", "may_roll"), [(2, Wounds(), True), (3, Wounds(), False)])
def test_no_more_often_than_the_card_says(spent: int, wounds: Wounds, may_roll: bool) -> None:
    assert may(scene(pirate(TEACH, cunning=spent, wounds=wounds)), TEACH) is may_roll


@pytest.mark.rule("BB-13.712")
def test_a_wound_hides_points_of_cunning() -> None:
    state = scene(pirate(TEACH, cunning=1, wounds=Wounds(minor=1)))
    verdict = cunning.may_reroll(state, book(), TEACH)
    assert [reason.rule for reason in verdict.refusals] == ["BB-22.1"]


@pytest.mark.rule("BB-23.6")
def test_for_a_false_player_the_table_may_say_otherwise() -> None:
    state = scene(pirate("dr-peter-blood"), pirate(TEACH, "seat-2"), solo=True)
    thrown = rolled(state, {})
    assert thrown.returned == (6, 6) and thrown.asked[-1].who == "table" and thrown.asked[-1].quiet
    assert cunning.roller(state, TEACH) == "table" and cunning.roller(state, ShipId("dr-peter-blood")) == "seat-1"
