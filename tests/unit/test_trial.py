"""Abilities that take part by themselves, the last word of the table, and plans tried on the side."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from companion.core.journal.journal import Began, Said
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import BadAnswer, Choose, Pick, Roll
from companion.core.questions.question_base import Refused
from companion.core.rules import odds
from companion.core.values.messages import msg
from companion.journal_views.notebook import transcript
from companion.session.auto_answers import virtual_dice
from companion.session.engine import Stale
from companion.session.game_session import GameSession
from companion.session.trial import Trial, could
from tests.support.verdicts import refused_by
from tests.unit.skerry import Ctx, Earned, SkerryGame, begun, option, two_dice


def lucky_fish(t: Ctx) -> Procedure[None]:
    """SK-FSH-01: two dice, and what a charm adds to them."""
    charms = yield from t.ask(
        Pick(
            key="charms",
            text=msg("skerry-charms"),
            rule="SK-FSH-04",
            options=(option("charm"), option("prayer")),
            quiet=True,
            default=("charm", "prayer"),
        )
    )
    catch = yield from t.ask(Roll(key="catch", text=msg("skerry-catch"), rule="SK-FSH-01", dice=(two_dice(),)))
    yield from t.happens(Earned(sum(catch) + len(charms), rule="SK-FSH-01"))


class Lucky(SkerryGame):
    def __init__(self) -> None:
        super().__init__()
        self.procedures = dict(self.procedures) | {"fish": lucky_fish}


def lucky(dice: str = "virtual") -> GameSession:
    return GameSession(Lucky(), {"days": 3}, seed=7, answerers=(virtual_dice(7, lambda: dice),))


def catch(table: GameSession) -> Any:
    return next(e.value for _, e in table.journal.live if isinstance(e, Said) and e.key == "catch")


def frozen(table: GameSession) -> str:
    return json.dumps([table.game.dump(table.state), table.question.key if table.question else None])


# --- quiet questions


def test_a_quiet_question_answers_itself_and_can_be_put_right_with_the_same_dice() -> None:
    table = lucky()
    table.answer("fish")
    ((number, question, value),) = table.history.settled
    assert (question.key, value) == ("charms", ("charm", "prayer"))
    rolled = catch(table)
    assert table.state.gold == sum(rolled) + 2
    table.actions.revise(number, ["charm"])
    assert catch(table) == rolled and table.state.gold == sum(rolled) + 1
    ((again, _, value),) = table.history.settled
    assert value == ("charm",)
    table.actions.revise(again, ["charm", "prayer"])
    assert table.state.gold == sum(rolled) + 2


def test_what_stood_before_cannot_be_put_right_once_something_else_was_begun() -> None:
    table = lucky()
    table.answer("fish")
    table.answer("rest")
    assert table.history.settled == ()


def test_quiet_answers_stand_beside_the_open_question() -> None:
    table = lucky("own")
    table.answer("fish")
    ((number, _, _),) = table.history.settled
    assert isinstance(table.question, Roll)
    table.actions.revise(number, [])
    assert isinstance(table.question, Roll)
    table.answer([2, 3])
    assert table.state.gold == 5
    assert "skerry-charms" not in transcript(GameSession(Lucky(), {}, seed=7).journal, str)


def test_nobody_reads_of_quiet_answers_in_the_notebook() -> None:
    table = lucky()
    table.answer("fish")
    assert "skerry-charms" not in transcript(table.journal, str)


# --- the last word


def test_the_table_may_choose_what_the_rules_refuse() -> None:
    table = GameSession(SkerryGame(), {"days": 3}, seed=7)
    table.answer("trade")
    table.answer(2)
    with pytest.raises(BadAnswer, match="skerry-shut"):
        table.answer("west")
    table.answer("west", overruling=True)
    said = table.journal.entries[-1]
    assert isinstance(said, Said) and said.overruling and said.value == "west"
    table.answer({"price": 4, "ports": []})
    assert table.state.gold == 8
    again = GameSession(SkerryGame(), {"days": 3}, seed=7, entries=table.journal.entries)
    assert frozen(again) == frozen(table)
    table.undo()
    table.redo()
    assert table.state.gold == 8


def test_an_allowed_answer_is_not_marked_as_the_last_word() -> None:
    table = GameSession(SkerryGame(), {"days": 3}, seed=7)
    table.answer("trade", overruling=True)
    table.answer(2, overruling=True)
    table.answer("south", overruling=True)
    assert not any(getattr(entry, "overruling", False) for entry in table.journal.entries)


def test_a_refused_command_of_the_menu_can_be_begun_all_the_same() -> None:
    table = GameSession(SkerryGame(), {"days": 3}, seed=7)
    table.answer("repair", overruling=True)
    began = table.journal.entries[0]
    assert isinstance(began, Began) and began.overruling


# --- trials


def test_a_trial_changes_nothing_and_knows_what_would_happen() -> None:
    table = lucky()
    before, entries = frozen(table), list(table.journal.entries)
    trial = Trial(table, "seat-1")
    trial.aside.answer("rest")
    assert frozen(table) == before and table.journal.entries == entries
    assert trial.aside.state.day == 2
    assert trial.verdict.allowed and trial.doable


def test_a_trial_leaves_the_dice_to_the_table() -> None:
    table = lucky()
    trial = Trial(table, "seat-1")
    trial.aside.answer("fish")
    assert isinstance(trial.aside.question, Roll)
    trial.aside.answer([6, 6])
    assert [getattr(step, "key", "began") for step in trial.plan] == ["began"]
    assert [line.key for line in trial.consequences] == ["skerry-earned"]
    trial.do()
    assert table.state.gold == sum(catch(table)) + 2


def test_every_broken_rule_of_a_plan_is_told_and_it_can_be_done_anyway() -> None:
    table = GameSession(SkerryGame(), {"days": 3}, seed=7)
    trial = Trial(table, "seat-1")
    for answer in ("trade", 2, "west", {"price": 4, "ports": []}):
        trial.aside.answer(answer, overruling=True)
    assert [reason.rule for reason in trial.verdict.refusals] == ["SK-TRD-02"]
    assert trial.consequences == () and [line.key for line in trial.if_overruled] == ["skerry-earned"]
    assert table.state == begun() and trial.fits and not trial.doable
    with pytest.raises(Refused) as refusal:
        trial.do()
    assert refusal.value.verdict == trial.verdict and table.journal.entries == []
    trial.do(overruling=True)
    assert table.state.gold == 8
    assert any(isinstance(e, Said) and e.overruling for e in table.journal.entries)


def test_arithmetic_of_a_refused_command_is_told() -> None:
    trial = Trial(GameSession(SkerryGame(), {"days": 3}, seed=7), "seat-1")
    trial.aside.answer("repair", overruling=True)
    assert refused_by(trial.verdict) == ["SK-FIX-01"] and trial.verdict.sums[0].total == 0


def test_a_plan_that_no_longer_fits_is_refused_and_changes_nothing() -> None:
    table = GameSession(SkerryGame(), {"days": 1}, seed=7)
    trial = Trial(table, "seat-1")
    trial.aside.answer("fish")
    table.answer("rest")
    before = frozen(table)
    assert not trial.doable
    with pytest.raises(Stale):
        trial.do()
    assert frozen(table) == before


def test_undo_in_a_trial_takes_back_a_choice_of_the_plan() -> None:
    trial = Trial(GameSession(SkerryGame(), {"days": 3}, seed=7), "seat-1")
    trial.aside.answer("trade")
    trial.aside.answer(2)
    trial.aside.undo()
    assert len(trial.plan) == 1
    trial.aside.undo()
    assert trial.plan == () and not trial.doable


# --- odds


def test_chances_are_exact() -> None:
    two = odds.total([odds.die(6), odds.die(6)])
    assert two[7] == Fraction(1, 6) and sum(two.values()) == 1
    assert odds.at_least(two, 11) == Fraction(1, 12) and odds.mean(two) == 7
    assert odds.mapped(odds.die(6), lambda face: max(0, face - 4)) == {
        0: Fraction(2, 3),
        1: Fraction(1, 6),
        2: Fraction(1, 6),
    }
    assert odds.total([]) == {0: 1}


def test_what_cannot_be_tried_at_all_is_refused_with_its_reasons() -> None:
    def empty(t: Ctx) -> Procedure[None]:
        """SK-FIX-01: nothing is there to be mended."""
        yield from t.ask(Choose(key="plank", text=msg("skerry-planks"), rule="SK-FIX-01", options=()))

    game = SkerryGame()
    game.procedures = dict(game.procedures) | {"repair": empty}
    trial = Trial(GameSession(game, {"days": 3}, seed=7), "seat-1")
    trial.choose("repair", trial.aside.now.serial)
    assert [reason.rule for reason in trial.verdict.refusals] == ["SK-FIX-01"] and not trial.doable
    trial.choose("fish", trial.aside.now.serial)
    assert trial.verdict.allowed and trial.doable


# --- what a plan is called, and what can be forced


def empty(t: Ctx) -> Procedure[None]:
    """Nothing comes of it."""
    return
    yield


def impossible(t: Ctx) -> Procedure[None]:
    """There is nothing to do it with."""
    raise BadAnswer(msg("skerry-shut"))
    yield


def rescued(name: str) -> GameSession:
    """A table at which the refused repair does what is said."""

    class Mended(SkerryGame):
        def __init__(self) -> None:
            super().__init__()
            self.procedures = dict(self.procedures) | {"repair": {"empty": empty, "impossible": impossible}[name]}

    return GameSession(Mended(), {"days": 3}, seed=7)


def test_the_last_word_is_offered_only_where_something_comes_of_it() -> None:
    assert could(GameSession(SkerryGame(), {"days": 3}, seed=7), "seat-1", "repair")
    for name in ("empty", "impossible"):
        table = rescued(name)
        assert not could(table, "seat-1", "repair")
        assert table.journal.entries == []


def test_a_plan_is_named_step_by_step_and_gives_each_reason_once() -> None:
    table = GameSession(SkerryGame(), {"days": 3}, seed=7)
    trial = Trial(table, "seat-1")
    assert trial.steps == ()
    menu = trial.aside.question
    assert menu is not None
    for value in ("trade", 2, "west"):
        trial.choose(value)
    named = [step.said for step in trial.steps]
    assert named[0] == menu.answer_text("trade") and len(named) == 3
    assert [step.asked is None for step in trial.steps] == [True, False, False]
    assert [step.verdict.allowed for step in trial.steps] == [True, True, False]
    reasons = [reason for step in trial.steps for reason in step.verdict.refusals]
    assert reasons == list(dict.fromkeys(reasons)) == list(trial.verdict.refusals)


def test_what_cannot_be_tried_is_named_too() -> None:
    trial = Trial(rescued("impossible"), "seat-1")
    trial.choose("repair")
    (step,) = trial.steps
    assert trial.blocked.refusals == step.verdict.refusals != () and not trial.does
    trial.choose("rest")
    assert [each.verdict.allowed for each in trial.steps] == [True]
