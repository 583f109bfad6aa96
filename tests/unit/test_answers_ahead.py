"""Answers given before their questions are asked belong to whoever gives them."""

from __future__ import annotations

import pytest

from companion.core.journal.journal import Said
from companion.core.questions.kinds import BadAnswer
from companion.session.engine import NotAsked
from companion.session.game_session import GameSession
from tests.unit.test_seats_of_the_app import APP, PERSON, Sparring, opened


def at() -> GameSession:
    return opened(game=Sparring())


def said(evening: GameSession, key: str) -> Said:
    return next(entry for _, entry in evening.journal.live if isinstance(entry, Said) and entry.key == key)


def test_nobody_answers_ahead_for_a_seat_that_the_app_plays() -> None:
    alone = at()
    alone.answer("bout", {f"card-{PERSON}": "2", "luck": [4], "well": "a"})
    card = said(alone, f"card-{APP}")
    assert card.source == "app"
    evening = at()
    with pytest.raises(NotAsked) as error:
        evening.answer("bout", {f"card-{PERSON}": "2", "luck": [4], f"card-{APP}": "4", "well": "a"})
    assert error.value.key == f"card-{APP}" and evening.journal.entries == []
    assert str(card.value) not in str(error.value), "what it holds or plays stays with it"


def test_dice_that_fell_are_said_for_whoever_rolls_them() -> None:
    evening = at()
    evening.answer("bout", {f"card-{PERSON}": "1", "luck": [6], "well": "b"})
    assert said(evening, "luck").value == (6,) and evening.state.luck == 6


def test_a_phone_answers_ahead_for_its_own_seat_alone() -> None:
    class Both(Sparring):
        """The same with two people."""

        def app_seats(self, state: object) -> tuple[str, ...]:
            return ()

    evening = opened(game=Both())
    with pytest.raises(BadAnswer) as error:
        evening.answer("bout", {f"card-{PERSON}": "2", "luck": [4], f"card-{APP}": "4"}, seat=PERSON)
    assert error.value.key == f"card-{APP}" and evening.journal.entries == []
    evening.answer("bout", {f"card-{PERSON}": "2", "luck": [4], f"card-{APP}": "4"})
    assert said(evening, f"card-{APP}").value == "4", "at the tablet, and in a script, anybody's is said"
