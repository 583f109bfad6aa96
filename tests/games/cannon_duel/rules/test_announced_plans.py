"""What "May I?" allows of cards that leave the hand is then played: it is judged on the hand that still holds them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from companion.core.events.event import Event
from companion.core.procedures.procedure import Context
from companion.core.questions.question_base import Refused
from companion.games.cannon_duel.fire import dodge
from companion.games.cannon_duel.model.state import State
from companion.library.game_registry import game
from companion.session import opening
from companion.session.game_session import GameSession
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, duel, left, loaded, with_hand
from tests.games.cannon_duel.rules.test_dodge import AT_STAKE

PLANS: dict[str, tuple[str, State, dict[str, Any]]] = {
    "broadside": (
        "CD-BROAD-01",
        loaded(with_hand(duel(), ANNE, "clubs-3", "clubs-10", "hearts-1"), ANNE, "bow", "ball", "ball"),
        {"flush-cards": ["clubs-3", "clubs-10"]},
    ),
    "swerve": (
        "CD-SWERVE-01",
        with_hand(duel(), ANNE, "clubs-3", "hearts-4", "hearts-9"),
        {"run-cards": ["clubs-3", "hearts-4"]},
    ),
    "patch-up": (
        "CD-PATCH-01",
        left(with_hand(duel(), ANNE, "spades-2", "clubs-9"), ANNE, deck_bow=1),
        {"cards": ["spades-2"], "move-1": "stop"},
    ),
}


def at(s: State) -> GameSession[State, Any]:
    return opening.begin(game("cannon_duel"), state=s, seed=3, dice="own")


@pytest.mark.rule("CD-BROAD-01", "CD-SWERVE-01", "CD-PATCH-01", "CD-TURN-04")
@pytest.mark.parametrize("name", PLANS)
def test_what_is_allowed_is_carried_out_with_the_last_card_left_for_aim(name: str) -> None:
    rule, s, answers = PLANS[name]
    evening = at(s)
    trial = evening.preview(name, answers)
    assert trial.verdict.allowed and trial.doable, trial.verdict.refusals
    trial.do()
    assert evening.journal.last_personal is not None
    gone = answers[next(iter(answers))]
    assert not set(gone) & set(evening.state.player(ANNE).hand)
    assert any(event.rule == rule for event in evening.events)


@pytest.mark.rule("CD-TURN-04")
@pytest.mark.parametrize("name", PLANS)
def test_what_leaves_no_card_for_aim_is_refused_before_and_when_it_is_done(name: str) -> None:
    _, s, answers = PLANS[name]
    asked = next(iter(answers))
    last = s if name == "patch-up" else with_hand(s, ANNE, *answers[asked])
    answers = {asked: list(last.player(ANNE).hand)}
    evening = at(last)
    trial = evening.preview(name, answers)
    assert "CD-TURN-04" in [reason.rule for reason in trial.verdict.refusals]
    assert trial.consequences == () and not trial.doable
    with pytest.raises(Refused) as refusal:
        trial.do()
    assert refusal.value.verdict == trial.verdict and evening.state == last


@pytest.mark.rule("CD-DODGE-01", "CD-DODGE-04")
def test_a_run_against_a_shot_is_judged_before_its_values_are_covered() -> None:
    """A judge sees the moment in which its question was made, whenever it is asked."""
    table = Context(with_hand(duel(), BART, "spades-3", "hearts-4", "clubs-9"), BOOK)
    steps, run = dodge.defend(table, BART, *AT_STAKE), ("spades-3", "hearts-4")
    question: Any = next(steps)
    verdict = question.verdict_on(run)
    assert verdict.allowed and verdict.sums
    with suppress(StopIteration):
        step: Any = steps.send(question.read(run))
        while True:
            if isinstance(step, Event):
                table.now = step.apply(table.now)
            step = steps.send(None if isinstance(step, Event) else step.only()[0])
    assert table.now.player(BART).dodges and len(table.now.player(BART).hand) == 1
    assert question.verdict_on(run) == verdict
