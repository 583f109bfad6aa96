"""An owner who copies nothing, or only half, still plays: any switches, either deck, own dice or virtual."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Form
from companion.library.game_registry import game, game_ids
from companion.session.game_session import GameSession
from tests.support.owner import Owner, shelf_of, with_library

STEPS = 60
KINDS = ("number", "choice", "many", "words", "switch", "grid")
seeds = st.integers(0, 10**6)
each_game = pytest.mark.parametrize("game_id", game_ids())
bounded = settings(deadline=None, derandomize=True)


def some_options(game_id: str, chance: Random) -> dict[str, Any]:
    """Any evening with the owner's box."""
    return {**game(game_id).any_options(chance), "edition": "owner"}


def played(game_id: str, seed: int, unknown: float) -> tuple[GameSession, Owner]:
    """A short evening in which this share of what may stay unknown stays so."""
    chance = Random(seed)
    dice = chance.choice(("own", "virtual"))
    options = some_options(game_id, chance)
    evening = with_library(game(game_id), options, shelf_of(game(game_id)), dice=dice, seed=seed)
    likes = {"end_turn": 0.5, "jettison": 0.2, "clue": 0.1, "describe": 0.2, "survey": 0.3, "shop": 0.2}
    owner = Owner(seed, None, unknown, **likes)
    for _ in range(STEPS):
        question = evening.question
        if question is None:
            break
        if isinstance(question, Menu):
            for option in question.options:
                assert (evening.previews.glimpse(option.id) is not None) == option.verdict.allowed, option.id
        evening.answer(owner.answer(question), serial=evening.now.serial)
    return evening, owner


def every_form_may_be_left_unknown(evening: GameSession, owner: Owner) -> None:
    """The evening goes on, and knows of each component what its owner told, and of the rest that it is unknown."""
    state = evening.state
    for (schema, subject), told in owner.told.items():
        kept = state.card(schema, subject)
        if kept is not None:
            assert {name: value for name, value in kept if name in told} == told, (schema, subject)
            assert not [name for name, value in kept if name not in told and value is not None], (schema, subject)
    for form in owner.asked:
        assert form.needed and form.fields
        assert all(line.kind in KINDS for line in form.fields)


def what_was_read_off_is_not_asked_again(evening: GameSession, owner: Owner) -> None:
    """A value that was needed and given is never among the lines of a later form of the same card."""
    given_by: dict[tuple[str, str], set[str]] = {}
    for form in owner.asked:
        known = given_by.setdefault((form.schema, form.subject), set())
        if form.part:
            assert not known & {line.name for line in form.fields if not line.optional}, form.key
        known |= {line.name for line in form.fields if not line.optional}


def no_form_makes_up_a_number(evening: GameSession, owner: Owner) -> None:
    """Numbers of a card begin unknown, so that none is stored that nobody has read; bonuses may begin at nothing."""
    shown: list[Form] = owner.asked
    assert all(line.start in (None, 0, 7) for form in shown for line in form.fields if line.kind == "number")


CLAIMS = (every_form_may_be_left_unknown, what_was_read_off_is_not_asked_again, no_form_makes_up_a_number)


def every_claim_holds(game_id: str, seed: int, unknown: float) -> None:
    """An evening is played once, and all claims look at it."""
    evening, owner = played(game_id, seed, unknown)
    for claim in CLAIMS:
        try:
            claim(evening, owner)
        except AssertionError as error:
            error.add_note(f"{claim.__name__}: {game_id}, seed {seed}, {unknown} unknown")
            raise


@each_game
@settings(bounded, max_examples=30)
@given(seed=seeds, unknown=st.sampled_from((1.0, 1.0, 0.5)))
def test_an_owner_who_copies_nothing_or_half_still_plays(game_id: str, seed: int, unknown: float) -> None:
    every_claim_holds(game_id, seed, unknown)


@pytest.mark.long
@each_game
@settings(bounded, max_examples=150)
@given(seed=seeds, unknown=st.sampled_from((1.0, 1.0, 0.5)))
def test_an_owner_who_copies_nothing_or_half_plays_many_evenings(game_id: str, seed: int, unknown: float) -> None:
    every_claim_holds(game_id, seed, unknown)
