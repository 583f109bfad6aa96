"""Jokers, flushes, runs and pairs, and how they are announced from a hand in the app and from one on paper."""

from __future__ import annotations

from typing import Any, Final

import pytest

from companion.core.events.announcements import Result
from companion.core.procedures.procedure import Context
from companion.core.questions.kinds import BadAnswer, Pick
from companion.core.rules.verdicts import ALLOWED, Verdict, refused
from companion.core.values.messages import msg
from companion.games.cannon_duel.actions import reload
from companion.games.cannon_duel.hands import announced_cards
from companion.games.cannon_duel.hands.announced_cards import CardRun, Flush
from companion.games.cannon_duel.hands.combos import is_pair, is_suited, runs_of, suits_of
from companion.games.cannon_duel.model.ids import SUITS, UNKNOWN
from companion.games.cannon_duel.model.state import State
from companion.library.texts import say
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BOOK,
    asked,
    duel,
    on_paper,
    options,
    refusals,
    returned,
    with_hand,
)

ASIDE: Final = {
    "text": msg("cd-q-run", name="Anne"),
    "note": msg("cd-q-run", name="Anne"),
    "spend": announced_cards.anything_goes,
    "stands": Result(msg("cd-title")),
}
"""What is said beside the question of somebody who need not play a run."""


@pytest.mark.rule("CD-COMP-10")
def test_a_flush_is_two_cards_of_one_suit_whatever_their_values() -> None:
    assert suits_of(("spades-4", "spades-7")) == ("spades",)
    assert suits_of(("spades-4", "hearts-4")) == () and suits_of(("spades-4", "joker-1")) == ("spades",)
    assert suits_of(("joker-1", "joker-2")) == SUITS
    verdict = announced_cards.flush_verdict(("spades-4", "hearts-4"), (), 4, BOOK)
    assert refusals(verdict) == [("CD-COMP-10", "cd-no-flush")]
    assert refusals(announced_cards.flush_verdict(("spades-4",), (), 4, BOOK)) == [("CD-COMP-10", "cd-no-flush")]


@pytest.mark.rule("CD-COMP-11")
def test_the_last_value_of_a_run_is_followed_by_the_first() -> None:
    assert runs_of(("spades-9", "hearts-10", "clubs-1"), 10) == ((9, 10, 1),)
    assert runs_of(("hearts-8", "spades-7", "clubs-10", "diamonds-9"), 10) == ((7, 8, 9, 10),)
    assert runs_of(("hearts-8", "spades-8"), 10) == () and runs_of(("hearts-8", "spades-10"), 10) == ()
    assert announced_cards.run_verdict(("spades-9", "hearts-10", "clubs-1"), (), BOOK).allowed
    assert refusals(announced_cards.run_verdict(("spades-9",), (), BOOK)) == [("CD-COMP-11", "cd-no-run")]


@pytest.mark.rule("CD-COMP-11")
def test_no_run_is_longer_than_the_circle_of_values() -> None:
    circle = tuple(f"hearts-{n}" for n in range(1, 11))
    assert runs_of(circle, 10) == (tuple(range(1, 11)),)
    assert runs_of((*circle, "joker-1"), 10) == ()


@pytest.mark.rule("CD-COMP-12")
def test_a_pair_is_two_cards_of_one_value() -> None:
    assert is_pair(("diamonds-7", "clubs-7"), 2) and is_pair(("diamonds-7", "joker-1"), 2)
    assert not is_pair(("diamonds-7", "clubs-8"), 2) and not is_pair(("diamonds-7", "clubs-7", "joker-1"), 2)
    assert refusals(announced_cards.pair_verdict(("diamonds-7", "clubs-8"), BOOK)) == [("CD-COMP-12", "cd-no-pair")]


@pytest.mark.rule("CD-COMP-13")
def test_a_suited_run_is_of_one_suit_throughout() -> None:
    assert is_suited(("hearts-3", "hearts-4")) and is_suited(("hearts-3", "joker-1"))
    assert not is_suited(("hearts-3", "spades-4"))


@pytest.mark.rule("CD-COMP-09", "A-17")
def test_a_joker_takes_a_place_that_is_missing_and_never_one_that_is_taken() -> None:
    assert runs_of(("spades-4", "joker-1"), 10) == ((3, 4), (4, 5))
    assert runs_of(("spades-4", "joker-1", "clubs-6"), 10) == ((4, 5, 6),)
    assert runs_of(("spades-4", "hearts-4", "joker-1"), 10) == ()


@pytest.mark.rule("CD-COMP-09", "CD-COMP-10")
def test_the_suit_of_jokers_alone_is_named_and_no_other_is_asked_for() -> None:
    s = with_hand(duel(), ANNE, "joker-1", "joker-2", "clubs-3")
    given = (ANNE, "CD-BROAD-01", "flush", 3, ("hearts",))
    question = asked(s, announced_cards.flush, *given, answers=(["joker-1", "joker-2"],))
    assert options(question) == {"spades": True, "clubs": True, "diamonds": True} and question.secret
    told = returned(s, announced_cards.flush, *given, answers=(["joker-1", "joker-2"], "clubs"))
    assert told == Flush(("joker-1", "joker-2"), "clubs")
    told = returned(s, announced_cards.flush, *given, answers=(["joker-1", "clubs-3"],))
    assert (told.suit, told.n) == ("clubs", 2)


@pytest.mark.rule("CD-COMP-09", "CD-COMP-11")
def test_which_run_a_joker_makes_is_asked_where_several_are_free() -> None:
    s = with_hand(duel(), ANNE, "spades-4", "joker-1", "hearts-5")
    given = (ANNE, "CD-SWERVE-01", "run", ())
    question = asked(s, announced_cards.run, *given, answers=(["spades-4", "joker-1"],))
    assert options(question) == {"3-4": True, "4-5": True}
    told = returned(s, announced_cards.run, *given, answers=(["spades-4", "joker-1"], "3-4"))
    assert told == CardRun(("spades-4", "joker-1"), (3, 4), True)
    told = returned(s, announced_cards.run, ANNE, "CD-SWERVE-01", "run", (3,), answers=(["spades-4", "joker-1"],))
    assert told.values == (4, 5), "the other one is covered"
    assert not returned(s, announced_cards.run, *given, answers=(["spades-4", "hearts-5"],)).suited


@pytest.mark.rule("CD-BROAD-01", "CD-BROAD-02")
def test_every_broken_rule_of_a_flush_is_told_together() -> None:
    cards = ("spades-4", "spades-7", "spades-9")
    verdict = announced_cards.flush_verdict(cards, ("spades",), 2, BOOK)
    assert refusals(verdict) == [("CD-BROAD-01", "cd-suit-covered"), ("CD-BROAD-02", "cd-flush-too-big")]
    jokers = announced_cards.flush_verdict(("joker-1", "joker-2"), ("spades",), 2, BOOK)
    assert jokers.allowed, "they may be of another suit"


@pytest.mark.rule("CD-SWERVE-01", "CD-DODGE-01")
def test_a_run_with_a_covered_value_is_refused_under_the_rule_of_its_track() -> None:
    verdict = announced_cards.run_verdict(("spades-7", "hearts-8"), (8, 9), BOOK, "CD-DODGE-01")
    assert refusals(verdict) == [("CD-DODGE-01", "cd-values-covered")]
    assert announced_cards.run_verdict(("spades-7", "joker-1"), (8, 9), BOOK, "CD-DODGE-01").allowed, "6-7 is free"


def test_a_selection_is_judged_with_what_may_leave_the_hand() -> None:
    def two(n: int) -> Verdict:
        return ALLOWED if n <= 2 else refused("CD-TURN-04", msg("cd-keep-a-card"))

    s = with_hand(duel(), ANNE, "spades-4", "spades-7", "spades-9")
    question: Pick = asked(s, announced_cards.flush, ANNE, "CD-BROAD-01", "flush", 2, (), two)
    assert question.secret and question.who == ANNE
    assert question.read(["spades-7", "spades-4"]) == ("spades-4", "spades-7")
    every = question.judged(("spades-4", "spades-7", "spades-9"))
    assert [rule for rule, _ in refusals(every)] == ["CD-BROAD-02", "CD-TURN-04"]
    with pytest.raises(BadAnswer):
        question.read(["spades-4"])


def test_no_run_is_needed_where_it_is_optional() -> None:
    s = with_hand(duel(), ANNE, "spades-4", "spades-5")
    given = (ANNE, "CD-DODGE-01", "dodge", ())
    assert returned(s, announced_cards.perhaps_run, *given, **ASIDE, answers=([],)) == announced_cards.RunAnswer()
    question = asked(s, announced_cards.perhaps_run, *given, **ASIDE)
    must = asked(s, announced_cards.run, ANNE, "CD-SWERVE-01", "run", ())
    assert [(each.lo, each.default, each.none is not None) for each in (question, must)] == [
        (0, (), True),
        (2, None, False),
    ]
    with pytest.raises(BadAnswer):
        question.read(["spades-4"])


@pytest.mark.rule("CD-COMP-10")
def test_of_a_flush_on_paper_suit_and_number_are_said() -> None:
    s = on_paper(duel(hands="table"), ANNE, 5)
    question = asked(s, announced_cards.flush, ANNE, "CD-BROAD-01", "flush", 3, ("spades",))
    assert options(question) == {"spades": False, "hearts": True, "clubs": True, "diamonds": True}
    told = returned(s, announced_cards.flush, ANNE, "CD-BROAD-01", "flush", 3, ("spades",), answers=("clubs", "3"))
    assert told == Flush((UNKNOWN,) * 3, "clubs")
    few = returned(s, announced_cards.flush, ANNE, "CD-BROAD-01", "flush", 2, (), answers=("clubs",))
    assert few.n == 2, "no other number is possible"


@pytest.mark.rule("CD-COMP-11", "CD-COMP-13")
def test_of_a_run_on_paper_first_value_number_and_suit_are_said() -> None:
    s = on_paper(duel(hands="table"), ANNE, 5)
    given = (ANNE, "CD-DODGE-01", "dodge", (3, 7))
    question = asked(s, announced_cards.perhaps_run, *given, **ASIDE)
    assert [value for value, free in options(question).items() if not free] == ["2", "3", "6", "7"]
    firsts = {each.id: dict(each.label.args).get("value") for each in question.options if each.id != "none"}
    assert firsts == {str(n): n for n in range(1, 11)}
    assert returned(s, announced_cards.perhaps_run, *given, **ASIDE, answers=("none",)) == announced_cards.RunAnswer()
    asked_how_many = asked(s, announced_cards.perhaps_run, *given, **ASIDE, answers=("8",))
    assert options(asked_how_many) == dict.fromkeys("2345", True)
    told = returned(s, announced_cards.perhaps_run, *given, **ASIDE, answers=("9", "3", True))
    assert told.run == CardRun((UNKNOWN,) * 3, (9, 10, 1), True)
    must = asked(s, announced_cards.run, ANNE, "CD-SWERVE-01", "run", (3, 7))
    assert (question.default, must.default) == ("none", None), "who need not play a run is likely to play none"
    assert "none" not in options(must) and (question.nature, must.nature) == ("decision", "fact")
    swerve = returned(s, announced_cards.run, ANNE, "CD-SWERVE-01", "run", (3, 7), answers=("9", "3"))
    assert swerve == CardRun((UNKNOWN,) * 3, (9, 10, 1), False)


@pytest.mark.parametrize(
    ("hand", "flush", "run", "pair"),
    [
        (("spades-4", "spades-7"), True, False, False),
        (("spades-4", "hearts-5"), False, True, False),
        (("spades-4", "hearts-4"), False, False, True),
        (("spades-4", "joker-1"), True, True, True),
        (("spades-10", "hearts-1"), False, True, False),
        ((UNKNOWN, UNKNOWN), True, True, True),
        ((UNKNOWN,), False, False, False),
    ],
)
def test_what_a_hand_may_hold(hand: tuple[str, ...], flush: bool, run: bool, pair: bool) -> None:
    assert announced_cards.may_flush(hand, (), 4, BOOK).allowed is flush
    assert announced_cards.may_run(hand, (), BOOK, "CD-SWERVE-01").allowed is run
    assert announced_cards.may_pair(hand, BOOK).allowed is pair


@pytest.mark.rule("CD-BROAD-05", "CD-SWERVE-04")
def test_a_full_track_leaves_nothing_to_announce() -> None:
    jokers = ("joker-1", "joker-2")
    assert refusals(announced_cards.may_flush(jokers, SUITS, 4, BOOK)) == [("CD-BROAD-01", "cd-suits-covered")]
    every_other = (1, 3, 5, 7, 9)
    told = refusals(announced_cards.may_run(jokers, every_other, BOOK, "CD-SWERVE-01"))
    assert told == [("CD-SWERVE-01", "cd-no-run-free")]
    assert refusals(announced_cards.may_flush(("spades-4", "spades-7"), ("spades",), 1, BOOK)) == [
        ("CD-COMP-10", "cd-no-flush-held"),
        ("CD-BROAD-02", "cd-few-projectiles"),
    ]


def overruled(s: State, cards: tuple[str, ...], procedure: Any, *given: Any) -> Any:
    """What comes of cards that the rules do not allow together, where the table has the last word: what is announced,
    or the question that follows."""
    steps = procedure(Context(s, BOOK), *given)
    try:
        question = steps.send(next(steps).without_refusals().read(cards))
        return question if question.only() is None else steps.send(question.only()[0])
    except StopIteration as end:
        return end.value


@pytest.mark.rule("CD-COMP-10", "CD-COMP-11")
def test_what_is_no_run_and_no_flush_is_announced_as_it_lies_where_the_table_allows_it() -> None:
    s = with_hand(duel(), ANNE, "spades-4", "hearts-9", "joker-1")
    run = (announced_cards.run, ANNE, "CD-SWERVE-01", "run", ())
    assert overruled(s, ("spades-4", "hearts-9"), *run) == CardRun(("spades-4", "hearts-9"), (4, 9), False)
    covered = (*run[:-1], (3, 4, 5))
    assert options(overruled(s, ("spades-4", "joker-1"), *covered)) == {"3-4": True, "4-5": True}
    flush = (announced_cards.flush, ANNE, "CD-BROAD-01", "flush", 3, ("clubs",))
    assert list(options(overruled(s, ("spades-4", "hearts-9"), *flush))) == ["spades", "hearts", "diamonds"]


@pytest.mark.rule("CD-COMP-10", "CD-COMP-11")
def test_a_hand_on_paper_is_asked_about_even_where_the_app_has_counted_no_card_in_it() -> None:
    """Somebody has miscounted, and the table has the last word."""
    s = on_paper(duel(hands="table"), ANNE, 0)
    assert asked(s, announced_cards.flush, ANNE, "CD-BROAD-01", "flush", 3, ()).key == "flush-suit"
    assert asked(s, announced_cards.run, ANNE, "CD-SWERVE-01", "run", ()).key == "run-first"


@pytest.mark.rule("CD-RELOAD-02", "CD-COMP-12")
def test_the_first_pair_lies_ready_jokers_last() -> None:
    hands = {
        ("hearts-3", "spades-9", "clubs-9"): ("spades-9", "clubs-9"),
        ("joker-1", "hearts-3", "clubs-3", "spades-9"): ("hearts-3", "clubs-3"),
        ("joker-1", "hearts-3", "spades-9"): ("joker-1", "hearts-3"),
    }
    for hand, pair in hands.items():
        assert asked(with_hand(duel(), ANNE, *hand), reload.reload_battery, ANNE).default == pair


def test_cards_of_any_kind_are_picked_counted_or_simply_all() -> None:
    words: dict[str, Any] = {"key": "cards", "text": msg("cd-discard"), "rule": "CD-PATCH-01"}
    s = with_hand(duel(), ANNE, "spades-4", "hearts-5", "joker-1")
    assert returned(s, announced_cards.cards, ANNE, 1, 3, answers=(["joker-1", "spades-4"],), **words) == (
        "spades-4",
        "joker-1",
    )
    assert returned(s, announced_cards.cards, ANNE, 3, 3, **words) == s.player(ANNE).hand
    paper = on_paper(duel(hands="table"), ANNE, 4)
    assert returned(paper, announced_cards.cards, ANNE, 1, 3, answers=("2",), **words) == (UNKNOWN, UNKNOWN)
    assert returned(paper, announced_cards.cards, ANNE, 2, 2, **words) == (UNKNOWN, UNKNOWN)


@pytest.mark.rule("CD-COMP-10")
def test_a_hand_of_the_app_that_stays_hidden_is_asked_about_as_one_on_paper() -> None:
    s = with_hand(duel(), ANNE, UNKNOWN, UNKNOWN, "clubs-3")
    told = returned(s, announced_cards.flush, ANNE, "CD-BROAD-01", "flush", 3, (), answers=("hearts", "2"))
    assert told == Flush((UNKNOWN, UNKNOWN), "hearts")


@pytest.mark.rule("CD-SWERVE-01")
def test_of_a_run_that_may_be_several_the_first_one_tells_what_is_covered() -> None:
    verdict = announced_cards.run_verdict(("hearts-5", "joker-1"), (4, 5), BOOK, "CD-SWERVE-01")
    (refused,) = verdict.refusals
    assert (refused.rule, say(refused.text)) == ("CD-SWERVE-01", "The values 4 and 5 are already covered.")
