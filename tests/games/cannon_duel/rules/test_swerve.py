"""Swerves: a run against the hand of the opponent."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Order, Result
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import BadAnswer
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.actions import swerve
from companion.games.cannon_duel.actions.swerve import Swerved
from companion.games.cannon_duel.cards.advanced import REPUTATION, reputation_form
from companion.games.cannon_duel.model.state import State
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BART,
    BOOK,
    asked,
    duel,
    left,
    on_paper,
    played,
    refusals,
    with_hand,
)

SIX = tuple(f"clubs-{n}" for n in range(1, 7))


def run(*cards: str, theirs: tuple[str, ...] = SIX) -> State:
    """Anne has aimed and holds these cards, Bart six clubs."""
    return with_hand(with_hand(duel(), ANNE, *cards), BART, *theirs).with_turn(taken=1, aimed=True)


def damaged(s: State, sails: int) -> State:
    """With so many sail penalties open on Anne's ship."""
    return left(s, ANNE, **dict(list({"sails_bow": 0, "sails_stern": 0, "sails_centre": 1}.items())[:sails]))


@pytest.mark.rule("CD-SWERVE-01", "CD-SWERVE-03", "CD-SWERVE-04")
def test_a_run_of_four_costs_five_cards_of_six() -> None:
    cards = ("spades-7", "hearts-8", "spades-9", "diamonds-10")
    s, happened = played(run(*cards), swerve.swerve, ANNE, answers=(list(cards),), drawn=("6", "1", "1", "1", "1"))
    assert s.player(BART).hand == ("clubs-5",), "the sixth, then the first of those that are left"
    assert s.player(BART).discards == ("clubs-6", "clubs-1", "clubs-2", "clubs-3", "clubs-4")
    assert s.player(ANNE).swerves == (7, 8, 9, 10) and s.player(ANNE).discards == cards
    assert s.tallies[0].swerves == 1 and s.turn.phase == "fire"
    told = next(event for event in happened if isinstance(event, Swerved))
    result, order = happened.of(told)
    assert isinstance(result, Result) and result.sides[0].total == swerve.count(run(), BOOK, ANNE, 4)
    assert isinstance(order, Order) and order.text.key == "cd-order-cover-swerve"


@pytest.mark.rule("CD-SWERVE-03")
def test_a_run_of_three_costs_four_cards() -> None:
    assert swerve.count(duel(), BOOK, ANNE, 3).total == 4
    s, _ = played(
        run("spades-9", "hearts-10", "clubs-1"), swerve.swerve, ANNE, answers=(["spades-9", "hearts-10", "clubs-1"],)
    )
    assert len(s.player(BART).hand) == 2 and s.player(ANNE).swerves == (9, 10, 1)


@pytest.mark.rule("CD-SWERVE-02", "CD-EFF-01")
def test_a_sail_penalty_takes_a_card_off() -> None:
    s = damaged(duel(), 1)
    assert s.player(ANNE).bare == ("sail",)
    total = swerve.count(s, BOOK, ANNE, 3)
    assert [term.value for term in total.terms] == [3, -1, 1] and total.total == 3


@pytest.mark.rule("CD-SWERVE-02", "A-05", "A-32")
def test_where_penalties_take_every_card_one_is_lost_all_the_same() -> None:
    s = damaged(run("spades-7", "hearts-8"), 3)
    total = swerve.count(s, BOOK, ANNE, 2)
    assert [term.value for term in total.terms] == [2, -2, 1] and total.total == 1
    s, _ = played(s, swerve.swerve, ANNE, answers=(["spades-7", "hearts-8"],))
    assert len(s.player(BART).hand) == 5 and s.player(ANNE).swerves == (7, 8)
    strict = replace(damaged(duel(), 3), options=duel(rulings={"A-05": "nothing"}).options)
    assert [swerve.count(strict, BOOK, ANNE, n).total for n in (2, 3, 4)] == [0, 0, 2]


@pytest.mark.rule("CD-SWERVE-03", "A-22")
def test_of_too_small_a_hand_everything_is_lost() -> None:
    s = run("spades-7", "hearts-8", theirs=("clubs-1", "clubs-2"))
    s, _ = played(s, swerve.swerve, ANNE, answers=(["spades-7", "hearts-8"],))
    assert s.player(BART).hand == () and s.player(ANNE).swerves == (7, 8)
    s, _ = played(run("spades-7", "hearts-8", theirs=()), swerve.swerve, ANNE, answers=(["spades-7", "hearts-8"],))
    assert s.player(BART).discards == () and s.player(ANNE).swerves == (7, 8)


@pytest.mark.rule("CD-SWERVE-01", "CD-SWERVE-04", "A-16")
def test_a_covered_value_serves_no_other_swerve() -> None:
    s = run("spades-7", "hearts-8", "clubs-9", "joker-1").with_player(ANNE, swerves=(8,))
    question = asked(s, swerve.swerve, ANNE)
    with pytest.raises(BadAnswer):
        question.read(["spades-7", "hearts-8"])
    assert refusals(question.judged(("spades-7", "hearts-8"))) == [("CD-SWERVE-01", "cd-values-covered")]
    s, _ = played(s, swerve.swerve, ANNE, answers=(["clubs-9", "joker-1"],))
    assert s.player(ANNE).swerves == (8, 9, 10), "the joker can only be a ten"


@pytest.mark.rule("CD-SWERVE-02", "CD-SWERVE-03")
def test_the_sum_is_told_before_the_run_is_given() -> None:
    s = damaged(run("spades-7", "hearts-8", "clubs-9"), 1)
    (total,) = asked(s, swerve.swerve, ANNE).judged(("spades-7", "hearts-8", "clubs-9")).sums
    assert [term.value for term in total.terms] == [3, -1, 1]


@pytest.mark.rule("CD-SWERVE-01")
def test_a_swerve_needs_a_run() -> None:
    assert refusals(swerve.verdict(run("spades-7", "hearts-9"), BOOK, ANNE)) == [("CD-COMP-11", "cd-no-run-held")]
    assert swerve.verdict(run("spades-7", "hearts-9", "joker-2"), BOOK, ANNE).allowed


@pytest.mark.rule("CD-ADV-03")
def test_a_reputation_may_add_to_what_a_swerve_takes() -> None:
    record = reputation_form("2").read({"swerve": 2, "hand-limit": 0, "draw": 0, "damage": 0, "dodge": 0})
    s = duel().with_player(ANNE, reputation="2").with_card(CopiedCard(REPUTATION, "2", record, "sample"))
    assert [term.value for term in swerve.count(s, BOOK, ANNE, 3).terms] == [3, 1, 2]


@pytest.mark.rule("CD-SWERVE-03", "CD-ADV-07")
def test_hands_on_paper_are_drawn_from_at_the_table() -> None:
    s = on_paper(replace(run(), options=duel(hands="table").options), ANNE, 4).with_player(BART, tricks=("4", "9"))
    s = on_paper(s, BART, 5)
    s, happened = played(s, swerve.swerve, ANNE, answers=("7", "3"))
    assert (len(s.player(ANNE).hand), len(s.player(BART).hand)) == (1, 1) and s.player(BART).tricks == ("4", "9")
    orders = [told.text.key for told in happened.announcements if isinstance(told, Order)]
    assert orders == ["cd-order-cover-swerve", "cd-order-discard-played", "cd-order-discard-random"]
