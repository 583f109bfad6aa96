"""Facts of the board on one card: given together they bring what they bring one after the other."""

from __future__ import annotations

import pytest

from companion.core.procedures.menus import Menu
from companion.library.game_registry import game_ids
from companion.session.auto_answers import likely
from companion.session.game_session import GameSession
from companion.session.one_sheet import Gathered
from tests.properties.evenings import after, played
from tests.support.about import about

GATHERING = [each for each in game_ids() if getattr(about(each, "evenings"), "FACTS", True)]
"""Games that ask several facts of the board on one card."""
LONG = 250
"""Answers of an evening in which facts are looked for."""


def main_of(question: object) -> str:
    """What the big button of a menu stands for; "" for any other question."""
    return question.main or "" if isinstance(question, Menu) else ""


def met(game_id: str, seed: int) -> tuple[int, Gathered]:
    """How many answers into an evening facts are asked on one card for the first time, and which: several of them, or
    those of a turn that the big button of a menu plays."""
    for number, evening in enumerate(played(game_id, seed, LONG)):
        main = main_of(evening.question)
        if evening.question is None or (isinstance(evening.question, Menu) and not main):
            continue
        gathered = filled(evening, main)
        if gathered is not None and len(gathered.rows) > (0 if main else 1):
            return number, gathered
    pytest.fail(f"no facts on one card in the evening of seed {seed}")


def filled(evening: GameSession, main: str) -> Gathered | None:
    """The sheet with a likely answer in each row that is empty."""
    said: dict[str, object] = {}
    while (gathered := evening.previews.gather(said, main)) is not None and not gathered.whole:
        last = gathered.rows[-1].question
        if last.key in said:
            return None
        said[last.key] = likely(last)
    return gathered


def answered(game_id: str, seed: int, number: int) -> GameSession:
    """The same evening again, up to that question."""
    return after(game_id, seed, number)


@pytest.mark.parametrize("game_id", GATHERING)
def test_facts_given_together_bring_what_they_bring_one_by_one(game_id: str) -> None:
    number, gathered = met(game_id, 3)
    values = {row.question.key: row.value for row in gathered.rows}
    together, apart = answered(game_id, 3, number), answered(game_id, 3, number)
    question = together.question
    assert question is not None
    main = main_of(question)
    together.answer(main or values.pop(question.key), values)
    if main:
        apart.answer(main)
    for row in gathered.rows:
        assert apart.question is not None and apart.question.key == row.question.key
        apart.answer(row.value)
    assert together.state == apart.state
    together.undo()
    assert together.question is not None and together.question.key == question.key, "one undo"


@pytest.mark.parametrize("game_id", GATHERING)
def test_another_answer_leaves_only_the_rows_that_matter_with_it(game_id: str) -> None:
    number, gathered = met(game_id, 3)
    evening = answered(game_id, 3, number)
    state = evening.state
    for row in gathered.rows:
        others = {each.question.key: each.value for each in gathered.rows}
        again = evening.previews.gather({**others, row.question.key: row.value}, main_of(evening.question))
        assert again is not None and [each.question.key for each in again.rows] == [
            each.question.key for each in gathered.rows
        ]
    assert evening.state is state, "looking ahead changes nothing"
