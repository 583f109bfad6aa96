"""An owner who copies nothing, or only half, still plays: any switches, either deck, own dice or virtual."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.game import Menu
from companion.core.questions import Form
from companion.games.captains_log.options import NATIONS, Difficulty, Switches
from companion.table.evening import Evening
from tests.rules.owner import Owner, an_evening, empty_shelf

COLOURS = ("green", "blue", "orange", "purple")
STEPS = 60
KINDS = ("number", "choice", "many", "words", "switch", "grid")
seeds = st.integers(0, 10**6)
bounded = settings(max_examples=25, deadline=None, derandomize=True)


def some_options(chance: Random) -> dict[str, Any]:
    """Any evening with the owner's box."""
    players = chance.randint(1, 4)
    switches = {f.name: chance.choice("AB") if f.type == "Side" else chance.random() < 0.5 for f in fields(Switches)}
    difficulty = {f.name: chance.random() < 0.5 for f in fields(Difficulty) if f.type == "bool"}
    return {
        "mode": "solo" if players == 1 else "competitive",
        "seats": [{"name": f"P{i}", "colour": COLOURS[i], "board": chance.choice("AB")} for i in range(players)],
        "switches": switches,
        "difficulty": difficulty | {"destructions": chance.choice((1, 2, 3))},
        "enemies": chance.sample(NATIONS, 2) if players == 1 and chance.random() < 0.5 else [],
        "wars": [["holland", "spain"]],
        "target": chance.choice((None, 5)),
        "edition": "owner",
        "cards": chance.choice(("app", "table")),
    }


def played(seed: int, unknown: float) -> tuple[Evening, Owner]:
    """A short evening in which this share of what may stay unknown stays so."""
    chance = Random(seed)
    dice = chance.choice(("own", "virtual"))
    evening = an_evening(some_options(chance), empty_shelf(), dice=dice, seed=seed)
    likes = {"end_turn": 0.5, "jettison": 0.2, "clue": 0.1, "describe": 0.2, "survey": 0.3, "shop": 0.2}
    owner = Owner(seed, None, unknown, **likes)
    for _ in range(STEPS):
        question = evening.question
        if question is None:
            break
        if isinstance(question, Menu):
            for option in question.options:
                assert (evening.glimpse(option.id) is not None) == option.verdict.allowed, option.id
        evening.answer(owner.answer(question), serial=evening.serial)
    return evening, owner


@bounded
@given(seeds, st.sampled_from((1.0, 0.5)))
def test_every_form_may_be_left_unknown(seed: int, unknown: float) -> None:
    evening, owner = played(seed, unknown)
    assert evening.state.players
    for form in owner.asked:
        assert form.needed and form.fields
        assert all(line.kind in KINDS for line in form.fields)


@bounded
@given(seeds)
def test_what_was_read_off_is_not_asked_again(seed: int) -> None:
    """A value that was needed and given is never among the lines of a later form of the same card."""
    _, owner = played(seed, 1.0)
    given_by: dict[tuple[str, str], set[str]] = {}
    for form in owner.asked:
        known = given_by.setdefault((form.schema, form.subject), set())
        if form.part:
            assert not known & {line.name for line in form.fields if not line.optional}, form.key
        known |= {line.name for line in form.fields if not line.optional}


@bounded
@given(seeds)
def test_no_form_makes_up_a_number(seed: int) -> None:
    """Numbers of a card begin unknown, so that none is stored that nobody has read; bonuses may begin at nothing."""
    _, owner = played(seed, 1.0)
    shown: list[Form] = owner.asked
    assert all(line.start in (None, 0, 7) for form in shown for line in form.fields if line.kind == "number")
