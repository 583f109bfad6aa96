"""Dodge: runs, sail penalties, covered values, and who is asked at all."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.announcements import Result
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import Pick
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.games.cannon_duel.cards import advanced
from companion.games.cannon_duel.cards.advanced import REPUTATION, reputation_form
from companion.games.cannon_duel.fire import dodge
from companion.games.cannon_duel.fire.dodge import DodgeSum
from companion.games.cannon_duel.model.ids import UNKNOWN
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.state import State
from tests.games.cannon_duel.rules import scene
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BART,
    BOOK,
    asked,
    duel,
    left,
    on_paper,
    played,
    returned,
    with_hand,
)

STANDS = Result(msg("cd-title"))


def three(parried: int) -> Sum:
    """Three points of damage, less what Dirty Tricks have taken off."""
    return Sum(msg("cd-sum-damage"), (Term(msg("cd-sum-damage"), 3 - parried, "CD-FIRE-S1"),))


AT_STAKE = (three, lambda so_far: STANDS)
"""A shot as its defender meets it."""


def off(s: State, *cards: str) -> tuple[int, tuple[int, ...]]:
    """What a dodge with these cards takes off three points of damage, and which values are covered then."""
    saved = returned(s, dodge.defend, BART, *AT_STAKE, answers=[cards])
    after, _ = played(s, dodge.defend, BART, *AT_STAKE, answers=[cards])
    assert after.player(BART).hand == s.player(BART).without(*cards) and saved.tricks == 0
    return saved.run, after.player(BART).dodges


def penalised(s: State) -> State:
    """With one sail penalty uncovered on Bart's ship."""
    return left(s, BART, sails_bow=0)


@pytest.mark.rule("CD-DODGE-03", "CD-COMP-13")
def test_a_suited_run_saves_one_for_each_card_another_one_for_two() -> None:
    """Worked example 10."""
    hearts = with_hand(duel(), BART, "hearts-5", "hearts-6", "hearts-7")
    assert off(hearts, "hearts-5", "hearts-6", "hearts-7") == (3, (5, 6, 7))
    mixed = with_hand(duel(), BART, "hearts-5", "clubs-6", "hearts-7", "hearts-8", "spades-9")
    assert off(mixed, *mixed.player(BART).hand) == (2, (5, 6, 7, 8, 9))


@pytest.mark.rule("CD-DODGE-02", "CD-EFF-01")
def test_a_sail_penalty_costs_a_suited_run_one_card() -> None:
    """Worked example 11."""
    s = penalised(with_hand(duel(), BART, "hearts-5", "hearts-6"))
    assert off(s, "hearts-5", "hearts-6") == (1, (5, 6))
    assert [term.value for term in dodge.count(s, BOOK, BART, 2).terms] == [2, -1]


@pytest.mark.rule("CD-DODGE-02", "CD-DODGE-04", "A-32")
def test_a_run_that_saves_nothing_covers_its_values_all_the_same() -> None:
    """Worked example 12."""
    s = penalised(with_hand(duel(), BART, "hearts-5", "clubs-6"))
    assert off(s, "hearts-5", "clubs-6") == (0, (5, 6))


@pytest.mark.rule("CD-DODGE-02")
def test_penalties_never_make_a_run_count_less_than_nothing() -> None:
    s = left(duel(), BART, sails_bow=0, sails_centre=0)
    assert dodge.count(s, BOOK, BART, 2).total == 0


@pytest.mark.rule("CD-DODGE-01", "CD-DODGE-04", "A-16")
def test_a_covered_value_cannot_be_used_to_dodge_again() -> None:
    s = with_hand(duel(), BART, "hearts-3", "hearts-4", "joker-1").with_player(BART, dodges=(4,))
    question = asked(s, dodge.defend, BART, *AT_STAKE)
    assert isinstance(question, Pick)
    assert scene.refusals(question.judged(("hearts-3", "hearts-4"))) == [("CD-DODGE-01", "cd-values-covered")]
    assert off(s, "hearts-3", "joker-1") == (2, (4, 2, 3))


@pytest.mark.rule("CD-DODGE-01", "A-08")
def test_a_run_goes_on_from_ten_to_one() -> None:
    s = with_hand(duel(), BART, "clubs-9", "clubs-10", "clubs-1")
    assert off(s, "clubs-9", "clubs-10", "clubs-1") == (3, (9, 10, 1))


@pytest.mark.rule("CD-DODGE-01", "CD-FIRE-S5")
@pytest.mark.parametrize("hand", [(), ("hearts-3",)])
def test_who_cannot_hold_a_run_is_not_asked(hand: tuple[str, ...]) -> None:
    assert returned(with_hand(duel(), BART, *hand), dodge.defend, BART, *AT_STAKE) == DodgeSum()


@pytest.mark.rule("CD-DODGE-01", "CD-SETUP-10")
@pytest.mark.parametrize("hand", [("hearts-3", "clubs-5"), ("hearts-3", "clubs-3")])
def test_whether_somebody_is_asked_does_not_show_what_a_hand_holds(hand: tuple[str, ...]) -> None:
    assert isinstance(asked(with_hand(duel(), BART, *hand), dodge.defend, BART, *AT_STAKE), Pick)
    alone = with_hand(duel(mode="partner", seats=Options().seats[:1]), ANNE, *hand)
    assert returned(alone, dodge.defend, ANNE, *AT_STAKE) == DodgeSum()


@pytest.mark.rule("CD-DODGE-01")
@pytest.mark.parametrize(
    ("cards", "covered", "possible"), [(1, (), False), (2, (), True), (5, (2, 4, 6, 8, 10), False)]
)
def test_a_hand_on_paper_is_asked_where_a_run_is_possible(cards: int, covered: tuple[int, ...], possible: bool) -> None:
    s = on_paper(duel(hands="table"), BART, cards).with_player(BART, dodges=covered)
    assert dodge.may_dodge(s, BOOK, BART).allowed == possible


@pytest.mark.rule("CD-FIRE-S5", "A-09")
def test_a_dodge_is_the_defender_s_free_choice_judged_as_a_whole() -> None:
    s = with_hand(duel(), BART, "hearts-3", "clubs-4", "spades-9")
    question: Any = asked(s, dodge.defend, BART, *AT_STAKE)
    assert (question.who, question.secret, question.stands) == (BART, True, STANDS)
    assert question.judged(()).allowed and question.judged(("hearts-3", "clubs-4")).allowed
    assert scene.refusals(question.judged(("hearts-3", "spades-9"))) == [("CD-COMP-11", "cd-no-run")]
    assert returned(s, dodge.defend, BART, *AT_STAKE, answers=[()]) == DodgeSum()


def tricky(*cards: str, hand: tuple[str, ...] = ("hearts-3", "hearts-4"), **options: Any) -> State:
    """Bart with these Dirty Tricks. Number 1 takes 2 off a shot, as does number 3; all others are for other moments."""
    s = with_hand(duel(dirty_tricks=True, **options), BART, *hand).with_player(BART, tricks=cards)
    for card in advanced.subjects(advanced.TRICK, BOOK):
        given = {"window": "dodge", "damage": 2} if card in ("1", "3") else {"window": "action"}
        s = s.with_card(CopiedCard(advanced.TRICK, card, advanced.trick_form(card).read(given), "sample"))
    return s


@pytest.mark.rule("CD-ADV-05", "CD-FIRE-S5")
def test_dirty_tricks_lie_beside_the_hand_so_that_one_answer_plays_both() -> None:
    s = tricky("1", "2")
    question: Any = asked(s, dodge.defend, BART, *AT_STAKE)
    assert [option.id for option in question.options] == ["hearts-3", "hearts-4", "trick-1"] and question.secret
    both = ("hearts-3", "hearts-4", "trick-1")
    assert question.judged(both).allowed and not question.judged(("hearts-3", "trick-1")).allowed
    assert returned(s, dodge.defend, BART, *AT_STAKE, answers=[both]) == DodgeSum(2, 2)
    assert returned(s, dodge.defend, BART, *AT_STAKE, answers=[()]) == DodgeSum()
    after, _ = played(s, dodge.defend, BART, *AT_STAKE, answers=[("trick-1",), ()])
    assert (after.tricks_gone, after.player(BART).hand) == (("1",), ("hearts-3", "hearts-4"))


@pytest.mark.rule("CD-ADV-05")
def test_after_a_dirty_trick_a_run_may_still_be_played() -> None:
    s = tricky("1", "2")
    again: Any = asked(s, dodge.defend, BART, *AT_STAKE, answers=[("trick-1",)])
    assert isinstance(again, Pick) and [option.id for option in again.options] == ["hearts-3", "hearts-4"]
    saved = returned(s, dodge.defend, BART, *AT_STAKE, answers=[("trick-1",), ("hearts-3", "hearts-4")])
    assert saved == DodgeSum(2, 2)


@pytest.mark.rule("CD-ADV-05", "CD-SETUP-10")
def test_the_answers_offered_to_a_hand_on_paper_do_not_show_what_is_held() -> None:
    paper = on_paper(tricky(UNKNOWN, hands="table", advanced="table"), BART, 3)
    question: Any = asked(paper, dodge.defend, BART, *AT_STAKE)
    assert [option.id for option in question.options][:3] == ["none", f"trick-{UNKNOWN}", "1"]
    named: Any = asked(paper, dodge.defend, BART, *AT_STAKE, answers=[f"trick-{UNKNOWN}"])
    assert named.nature == "fact" and [option.id for option in named.options] == ["1", "3"]


@pytest.mark.rule("CD-ADV-05")
def test_who_can_hold_no_run_may_still_hold_a_dirty_trick() -> None:
    s = tricky("2", hand=("hearts-3",))
    question: Any = asked(s, dodge.defend, BART, *AT_STAKE)
    assert [option.id for option in question.options] == ["nothing"] and question.secret
    assert returned(tricky(hand=("hearts-3",)), dodge.defend, BART, *AT_STAKE) == DodgeSum()


@pytest.mark.rule("CD-DODGE-02", "CD-EFF-01")
def test_the_sum_is_told_before_the_run_is_given() -> None:
    s = penalised(with_hand(duel(), BART, "hearts-3", "clubs-4", "spades-5"))
    (total,) = asked(s, dodge.defend, BART, *AT_STAKE).judged(("hearts-3", "clubs-4", "spades-5")).sums
    assert [term.value for term in total.terms] == [3, -1]


@pytest.mark.rule("CD-ADV-03")
def test_a_reputation_may_make_a_run_count_for_more() -> None:
    record = reputation_form("2").read({"swerve": 0, "hand-limit": 0, "draw": 0, "damage": 0, "dodge": 1})
    s = penalised(duel()).with_player(BART, reputation="2").with_card(CopiedCard(REPUTATION, "2", record, "sample"))
    assert [term.value for term in dodge.count(s, BOOK, BART, 3).terms] == [3, -1, 1]
    assert dodge.saves(s, BOOK, BART, 3, suited=True) == 3
