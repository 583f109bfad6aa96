"""What hands do is said before it is asked what they see: by an order just told, or in the words of the question."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.announcements import Order
from companion.core.kit import piles
from companion.core.questions.kinds import Choose, Draw
from companion.journal_views.announcements import announcements_after, last_touch
from companion.library.game_registry import game_ids
from companion.session.game_session import GameSession
from tests.properties.evenings import played

SEEDS = range(8)
STEPS = 70


def just_ordered(evening: GameSession) -> bool:
    """Whether hands have been told anything since somebody touched a screen."""
    journal = evening.journal
    return any(isinstance(each.telling, Order) for each in announcements_after(journal, last_touch(journal)))


def test_who_draws_by_hand_is_told_to_before_the_question_or_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of everything that the table draws or turns over itself, in every game."""
    silent: dict[str, bool] = {}
    """Questions what hands have drawn, and whether their words leave out that they do."""
    asked = piles.asked

    def noted(pile: piles.Pile[Any], **words: Any) -> Draw | Choose:
        question = asked(pile, **words)
        if pile.by == "table":
            silent[question.key] = words.get("by_hand") is None
        return question

    monkeypatch.setattr(piles, "asked", noted)
    met = set[tuple[str, str]]()
    for game_id in game_ids():
        for seed in SEEDS:
            for evening in played(game_id, seed, STEPS):
                question = evening.question
                if question is None or question.key not in silent:
                    continue
                met.add((game_id, question.text.key))
                assert not silent[question.key] or just_ordered(evening), (game_id, seed, question.key)
    assert len({game_id for game_id, _ in met}) == len(game_ids()), met
