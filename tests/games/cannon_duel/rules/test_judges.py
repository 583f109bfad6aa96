"""Commands that no menu offers are judged with all that they say, and refused under their rule."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.procedures.procedure import Run, command
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.model.ids import SUITS
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.turn.setup import first_state
from companion.library.game_registry import game
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, duel, loaded, on_paper, refusals, with_hand
from tests.support.parameter_names import in_words

GAME = game("cannon_duel")
ON_TURN = with_hand(with_hand(duel(), ANNE, "hearts-6", "joker-1"), BART, "spades-2")
FIRE = loaded(ON_TURN, ANNE, "bow", "ball").with_turn(phase="fire", taken=2, aimed=True)

UNLIKE = with_hand(ON_TURN, ANNE, "hearts-2", "spades-6")
"""Two cards that neither a suit nor a value has in common."""


def why(s: State, name: str, **params: Any) -> list[tuple[str, str]]:
    return refusals(GAME.judge(s, command(name, **params)))


@pytest.mark.parametrize(
    ("s", "name", "params", "reason"),
    [
        (ON_TURN, "aim", {"seat": BART, "card": "spades-2"}, ("CD-TURN-01", "cd-not-now")),
        (ON_TURN, "aim", {"seat": ANNE, "card": "hearts-7"}, ("CD-AIM-01", "cd-not-held")),
        (ON_TURN, "aim", {"seat": ANNE}, ("CD-AIM-01", "cd-not-held")),
        (ON_TURN, "aim", {"seat": ANNE, "card": "hearts-6", "at": "target-99"}, ("CD-AIM-01", "cd-not-your-target")),
        (ON_TURN, "aim", {"seat": ANNE, "card": "hearts-6", "value": 7}, ("CD-COMP-09", "cd-no-such-value")),
        (ON_TURN, "aim", {"seat": ANNE, "card": "joker-1", "value": 11}, ("CD-COMP-09", "cd-no-such-value")),
        (
            ON_TURN.with_player(ANNE, targets=()),
            "aim",
            {"seat": ANNE, "card": "hearts-6"},
            ("CD-AIM-01", "cd-no-target"),
        ),
        (
            loaded(loaded(ON_TURN, ANNE, "bow"), ANNE, "stern"),
            "broadside",
            {"seat": ANNE},
            ("CD-BROAD-02", "cd-few-projectiles"),
        ),
        (ON_TURN.with_player(ANNE, broadsides=SUITS), "broadside", {"seat": ANNE}, ("CD-BROAD-01", "cd-suits-covered")),
        (
            ON_TURN.with_player(ANNE, swerves=(2, 4, 6, 8, 10)),
            "swerve",
            {"seat": ANNE},
            ("CD-SWERVE-01", "cd-no-run-free"),
        ),
        (with_hand(ON_TURN, ANNE), "broadside", {"seat": ANNE}, ("CD-TURN-02", "cd-few-cards")),
        (ON_TURN.with_turn(taken=1), "broadside", {"seat": ANNE}, ("CD-TURN-02", "cd-must-aim")),
        (UNLIKE, "broadside", {"seat": ANNE}, ("CD-COMP-10", "cd-no-flush-held")),
        (UNLIKE, "swerve", {"seat": ANNE}, ("CD-COMP-11", "cd-no-run-held")),
        (UNLIKE, "reload-battery", {"seat": ANNE}, ("CD-COMP-12", "cd-no-pair-held")),
        (ON_TURN, "prepare", {"seat": BART}, ("CD-TURN-01", "cd-not-now")),
        (ON_TURN, "broadside", {"seat": ANNE}, ("CD-TURN-04", "cd-keep-a-card")),
        (ON_TURN, "fire", {"seat": ANNE, "shot": "ball"}, ("CD-FIRE-01", "cd-fire-later")),
        (ON_TURN, "hold-fire", {"seat": ANNE}, ("CD-FIRE-01", "cd-fire-later")),
        (ON_TURN, "play-trick", {"seat": ANNE, "card": "1"}, ("CD-ADV-05", "cd-trick-not-held")),
        (ON_TURN, "play-trick", {"seat": ANNE, "card": ""}, ("CD-ADV-05", "cd-trick-no-such")),
        (ON_TURN.with_turn(taken=1), "change-target", {"seat": ANNE}, ("CD-TURN-03", "cd-change-first")),
        (FIRE, "fire", {"seat": ANNE, "shot": "grape"}, ("CD-FIRE-S2", "cd-fire-other-shot")),
        (
            loaded(FIRE, ANNE, "stern", "grape"),
            "fire",
            {"seat": ANNE, "shot": "grape"},
            ("CD-FIRE-02", "cd-fire-passive"),
        ),
        (FIRE, "fire", {"seat": BART, "shot": "ball"}, ("CD-FIRE-01", "cd-fire-later")),
        (FIRE, "fire", {"seat": ANNE, "shot": "ball", "tricky": True}, ("CD-ADV-05", "cd-trick-no-such")),
        (FIRE, "aim", {"seat": ANNE, "card": "hearts-6"}, ("CD-TURN-01", "cd-not-now")),
        (FIRE, "draw-phase", {}, ("CD-FIRE-01", "core-not-now")),
    ],
    ids=in_words,
)
def test_it_is_refused_under_its_rule(s: State, name: str, params: dict[str, Any], reason: tuple[str, str]) -> None:
    assert reason in why(s, name, **params)


@pytest.mark.rule("CD-COMP-09", "CD-AIM-01")
def test_a_joker_that_stands_for_a_value_may_be_aimed_at_once_though_the_menu_asks_for_it_later() -> None:
    target = ON_TURN.player(ANNE).targets[0].id
    assert why(ON_TURN, "aim", seat=ANNE, card="joker-1", at=target, edge="below", value=6) == []


@pytest.mark.rule("CD-FIRE-01", "CD-PATCH-02", "CD-PATCH-06")
def test_what_is_wished_before_boards_and_cannons_are_there_is_refused_under_its_rule() -> None:
    s = first_state(Options(edition="sample"), BOOK)
    assert why(s, "fire", seat=ANNE, shot="ball") == [("CD-FIRE-01", "cd-fire-later")]
    assert why(s, "patch-up", seat=ANNE)[:2] == [("CD-PATCH-02", "cd-no-move"), ("CD-TURN-01", "cd-not-now")]
    assert why(s, "arrange", seat=ANNE) == [("CD-PATCH-06", "cd-nothing-to-arrange")]


@pytest.mark.rule("CD-BROAD-01", "CD-SWERVE-01")
def test_what_is_covered_stands_there_with_its_rule_for_a_hand_on_paper() -> None:
    s = on_paper(replace(ON_TURN, options=duel(hands="table").options), ANNE, 5).with_turn(taken=1, aimed=True)
    s = s.with_player(ANNE, broadsides=("hearts",), swerves=(2,))
    for name, reason in (
        ("broadside", ("CD-BROAD-01", "cd-suit-covered")),
        ("swerve", ("CD-SWERVE-01", "cd-values-covered")),
    ):
        run: Run[Any, Any] = Run(GAME.procedures[name], command(name, seat=ANNE), s, BOOK)
        run.start()
        assert run.question is not None
        assert reason in [each for option in run.question.options for each in refusals(option.verdict)]


@pytest.mark.rule("CD-BROAD-01", "CD-COMP-10", "CD-COMP-11")
def test_cards_that_are_no_flush_no_run_or_of_a_covered_suit_are_refused_under_their_rule() -> None:
    s = with_hand(ON_TURN, ANNE, "hearts-2", "hearts-3", "spades-6", "spades-9").with_turn(taken=1, aimed=True)
    s = s.with_player(ANNE, broadsides=("spades",))

    def picking(name: str, *cards: str) -> list[tuple[str, str]]:
        run: Run[Any, Any] = Run(GAME.procedures[name], command(name, seat=ANNE), s, BOOK)
        run.start()
        assert run.question is not None
        return refusals(run.question.judgement(cards).verdict)

    assert picking("broadside", "hearts-2", "hearts-3") == []
    assert picking("broadside", "hearts-2", "spades-6") == [("CD-COMP-10", "cd-no-flush")]
    assert picking("broadside", "spades-6", "spades-9") == [("CD-BROAD-01", "cd-suit-covered")]
    assert picking("swerve", "hearts-2", "spades-6") == [("CD-COMP-11", "cd-no-run")]


def test_every_command_that_people_choose_has_its_judge() -> None:
    alone = {"skip-fire", "skip-actions", "draw-phase", "partner-plans", "partner-aims", "read-boards"}
    set_up = {name for name, procedure in GAME.procedures.items() if procedure.__module__.endswith("turn.setup")}
    assert set(GAME.procedures) == set(GAME.judges) | alone | set_up
