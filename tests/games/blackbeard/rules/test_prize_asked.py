"""9.6 to 9.8: of a prize a player decides everything, in sight of the dice that took it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import companion
from companion.core.events.announcements import Result
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose, Draw, Form, Question, Roll, YesNo
from companion.journal_views.announcements import announcements_after, last_touch
from tests.games.blackbeard.rules.scene import lane, merchant, pirate, scene

TEACH, HERE = "edward-teach", 32
THROWN = {"good": [1, 1], "middling": [3, 4], "bad": [6, 6]}


def prize(dice: list[int], **options: str) -> Iterator[companion.GameSession]:
    """A pirate attacks a Merchant that all see: the evening at each question until that is over."""
    there = merchant(3, lane(HERE), revealed=True, nation="spanish", defence=8)
    state = scene(pirate(TEACH, "seat-1", lane(HERE)), there, options=options)
    evening = companion.begin("blackbeard", state=state, dice="own")
    assert isinstance(evening.question, Menu)
    evening.answer(next(option.id for option in evening.question.options if option.id.startswith("prize")))
    while evening.question is not None and not isinstance(evening.question, Menu):
        yield evening
        evening.answer(some_answer(evening.question, dice))


def some_answer(question: Question, dice: list[int]) -> object:
    """He attacks, keeps his throws, and takes what comes first."""
    match question:
        case Roll(sides=sides):
            return dice if len(sides) == len(dice) else [1] * len(sides)
        case YesNo():
            return question.key == "attack"
        case Form():
            return {line.name: line.options[0].id if line.options else line.lo for line in question.fields}
        case Draw(options=options) | Choose(options=options):
            return options[0].id
    return getattr(question, "lo", 0)


@pytest.mark.rule("BB-9.7", "BB-9.73", "BB-22.2")
@pytest.mark.parametrize("throw", THROWN)
def test_no_choice_of_his_is_made_unasked_unless_no_throw_could_be_better(throw: str) -> None:
    asked = set[str]()
    for evening in prize(THROWN[throw]):
        assert evening.question is not None
        asked.add(evening.question.key)
        taken = {each.question.key for each in evening.history.settled if each.question.who == "seat-1"}
        assert taken <= ({"capture-again"} if throw == "good" else set()), "the best throw is kept"
    if throw == "good":
        assert {"prize-ship", "prize-hostage-fate", f"prize-debauchery-{TEACH}"} <= asked
    else:
        assert "capture-again" in asked


@pytest.mark.rule("BB-9.61")
def test_the_throw_lies_above_whatever_the_table_reads_off_after_it() -> None:
    """With the own box a value of a lane or of a card is asked next: the dice are told with it."""
    for evening in prize(THROWN["good"], cards="table", cups="table"):
        told = announcements_after(evening.journal, last_touch(evening.journal))
        thrown = [
            die.face
            for each in told
            if isinstance(each.telling, Result)
            for side in each.telling.sides
            for die in side.dice
        ]
        if evening.question is not None and evening.question.key != "attack" and not isinstance(evening.question, Roll):
            assert thrown[:2] == THROWN["good"], "the first question after the dice"
            return
    pytest.fail("nothing was asked after the dice")
