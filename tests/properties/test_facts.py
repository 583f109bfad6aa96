"""Facts of the board on one card: given together they bring what they bring one after the other."""

from __future__ import annotations

import pytest

from companion.core.game import Menu
from companion.table.evening import Evening, Gathered
from companion.table.games import game_ids
from tests.properties.evenings import after, played

LONG = 250
"""Answers of an evening in which facts are looked for."""


def met(game_id: str, seed: int) -> tuple[int, Gathered]:
    """How many answers into an evening several facts are asked in a row for the first time, and which."""
    for number, evening in enumerate(played(game_id, seed, LONG)):
        question = evening.question
        if question is None or isinstance(question, Menu):
            continue
        gathered = evening.gather({})
        if gathered is not None and len(gathered.facts) > 1:
            return number, gathered
    pytest.fail(f"no two facts in a row in the evening of seed {seed}")


def answered(game_id: str, seed: int, number: int) -> Evening:
    """The same evening again, up to that question."""
    return after(game_id, seed, number)


@pytest.mark.parametrize("game_id", game_ids())
def test_facts_given_together_bring_what_they_bring_one_by_one(game_id: str) -> None:
    number, gathered = met(game_id, 3)
    values = {fact.question.key: fact.value for fact in gathered.facts}
    together, apart = answered(game_id, 3, number), answered(game_id, 3, number)
    assert together.question is not None and together.question.key == gathered.facts[0].question.key
    first = values.pop(together.question.key)
    together.answer(first, values)
    for fact in gathered.facts:
        assert apart.question is not None and apart.question.key == fact.question.key
        apart.answer(fact.value)
    assert together.state == apart.state
    together.undo()
    assert together.question is not None and together.question.key == gathered.facts[0].question.key, "one undo"


@pytest.mark.parametrize("game_id", game_ids())
def test_another_answer_leaves_only_the_rows_that_matter_with_it(game_id: str) -> None:
    number, gathered = met(game_id, 3)
    evening = answered(game_id, 3, number)
    state = evening.state
    for fact in gathered.facts:
        again = evening.gather({fact.question.key: fact.value})
        assert again is not None and [each.question.key for each in again.facts] == [
            each.question.key for each in gathered.facts
        ]
    assert evening.state is state, "looking ahead changes nothing"
