"""Advice on request: every flush and run of a hand, what each would do now, and exact chances where draws decide."""

from __future__ import annotations

from fractions import Fraction

import pytest

from companion.games.cannon_duel.advice.lines import AdviceLine, lines
from companion.games.cannon_duel.hands import combos
from companion.games.cannon_duel.hands.deck import all_cards
from companion.games.cannon_duel.model.state import State
from companion.library.texts import say
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, duel, laid, left, loaded, on_paper, with_hand


def advised(s: State) -> dict[str, AdviceLine]:
    """What Anne is told, by what it is about."""
    return {say(line.text): line for line in lines(s, BOOK, ANNE)}


def does(s: State) -> dict[str, str]:
    """The same in words."""
    return {about: say(line.does) for about, line in advised(s).items()}


# ---------------------------------------------------------------------- what a hand holds


@pytest.mark.rule("CD-COMP-09", "CD-COMP-10", "CD-BROAD-05")
def test_every_open_suit_has_its_longest_flush_with_the_jokers() -> None:
    hand = ("spades-1", "hearts-2", "spades-9", "joker-1", "clubs-4", "clubs-5")
    found = {flush.suit: flush.cards for flush in combos.flushes(hand, ("clubs",), 2)}
    assert found == {"spades": ("spades-1", "spades-9", "joker-1"), "hearts": ("hearts-2", "joker-1")}


@pytest.mark.rule("CD-COMP-11", "CD-COMP-13")
def test_every_open_run_is_found_once_and_suited_where_it_can_be() -> None:
    hand = ("hearts-9", "clubs-10", "hearts-10", "clubs-1", "spades-5")
    found = {run.values: run for run in combos.runs(hand, (), 10, 2)}
    assert set(found) == {(9, 10), (10, 1), (9, 10, 1)}
    assert found[9, 10].cards == ("hearts-9", "hearts-10") and found[9, 10].suited
    assert found[10, 1].cards == ("clubs-10", "clubs-1") and found[10, 1].suited
    assert not found[9, 10, 1].suited
    assert {run.values for run in combos.runs(hand, (9,), 10, 2)} == {(10, 1)}
    assert combos.runs(("spades-5", "hearts-5"), (), 10, 2) == ()


@pytest.mark.rule("CD-COMP-09", "CD-COMP-11")
def test_a_joker_fills_one_gap_of_a_run() -> None:
    found = {run.values: run.cards for run in combos.runs(("hearts-3", "clubs-5", "joker-1"), (), 10, 2)}
    assert found[3, 4, 5] == ("hearts-3", "joker-1", "clubs-5")
    assert found[2, 3] == ("joker-1", "hearts-3") and found[4, 5] == ("joker-1", "clubs-5")
    assert len(found) == 3, "one joker is one card, and the same cards are told once"
    assert [combos.HeldRun((4, 5), cards).jokers for cards in (("spades-4", "clubs-5"), found[4, 5])] == [0, 1]


@pytest.mark.rule("CD-COMP-09", "CD-COMP-11", "CD-SWERVE-04")
def test_a_joker_goes_on_at_the_end_of_a_run_where_its_beginning_is_covered() -> None:
    hand = ("clubs-7", "hearts-8", "joker-1")
    found = {run.cards: run.values for run in combos.runs(hand, (6,), 10, 2)}
    assert found == {
        ("clubs-7", "hearts-8"): (7, 8),
        ("joker-1", "hearts-8"): (7, 8),  # of one suit
        ("clubs-7", "hearts-8", "joker-1"): (7, 8, 9),
    }
    last = {run.values for run in combos.runs(("hearts-9", "clubs-10", "joker-1"), (8,), 10, 3)}
    assert last == {(9, 10, 1)}, "10 is followed by 1"
    assert {run.values for run in combos.runs(hand, (6, 9), 10, 3)} == set()


@pytest.mark.rule("CD-COMP-09", "CD-COMP-11")
def test_two_jokers_are_a_run_of_their_own_and_lengthen_any_other() -> None:
    found = {run.values: run.cards for run in combos.runs(("joker-1", "spades-5", "joker-2"), (), 10, 2)}
    assert found == {
        (1, 2): ("joker-1", "joker-2"),
        (4, 5): ("joker-1", "spades-5"),
        (3, 4, 5): ("joker-1", "joker-2", "spades-5"),
    }


# ---------------------------------------------------------------------- what it would do


@pytest.mark.rule("CD-TARGET-01")
def test_before_the_first_targeting_there_is_nothing_to_advise() -> None:
    assert lines(duel().with_player(ANNE, targets=()), BOOK, ANNE) == ()


@pytest.mark.rule("CD-FIRE-S2", "CD-FIRE-04")
def test_each_projectile_with_its_damage_as_sure_as_it_is() -> None:
    s = aimed(laid(duel(), ANNE, 1), ANNE, 1, left="hearts-8", below="clubs-7")
    told = advised(s)
    ball, chain = told["Fire: ball"], told["Fire: chain shot"]
    assert (say(ball.does), say(chain.does)) == ("3 damage, before a Dodge", "2 damage, before a Dodge")
    assert ball.total is not None and [term.value for term in ball.total.terms] == [4, -1]
    unread = aimed(laid(duel(targets="table"), ANNE, 1, known=False), ANNE, 1, left="hearts-8", below="clubs-7")
    ball = advised(unread)["Fire: ball"]
    assert say(ball.does) == "1 to 4 damage, before a Dodge" and ball.total is None
    assert not any(about.startswith("Fire:") for about in does(loaded(s, ANNE, "bow")))


@pytest.mark.rule("CD-BROAD-02", "CD-BROAD-03", "CD-BROAD-04")
def test_a_broadside_takes_as_many_markers_and_aim_cards_as_it_strikes() -> None:
    s = with_hand(duel(), ANNE, "spades-1", "spades-4", "spades-7", "spades-9", "hearts-2")
    s = aimed(s, BART, 1, left="clubs-5")
    told = advised(s)["Broadside of spades"]
    assert say(told.does) == "the opponent loses 3 markers and an Aim card"
    assert told.total is not None and [term.value for term in told.total.terms] == [3]
    weak = advised(left(s, ANNE, deck_bow=1))["Broadside of spades"]
    assert weak.total is not None and weak.total.total == 2
    assert "Broadside of spades" not in does(loaded(loaded(s, ANNE, "stern"), ANNE, "bow", "ball"))
    two = advised(loaded(loaded(s, ANNE, "stern"), ANNE, "bow", "ball", "chain"))["Broadside of spades"]
    assert two.total is not None and two.total.total == 2


@pytest.mark.rule("CD-SWERVE-03", "CD-DODGE-03", "CD-EFF-01")
def test_of_runs_that_belong_together_the_one_that_brings_most_for_fewest_cards_is_told() -> None:
    s = with_hand(duel(), ANNE, "hearts-7", "hearts-8", "clubs-9")
    s = with_hand(s, BART, "clubs-1", "clubs-2", "clubs-3", "clubs-4", "clubs-5")
    told = does(s)
    assert told["Swerve 7-8-9"] == "the opponent loses 4 cards of 5" and "Swerve 7-8" not in told
    assert told["Dodge 7-8, if you are shot at"] == "2 damage less", "of one suit, 1 a card"
    assert "Dodge 7-8-9, if you are shot at" not in told, "of two suits, 1 for every two cards"
    few = does(with_hand(s, BART, "clubs-1", "clubs-2", "clubs-3"))
    assert few["Swerve 7-8"] == few["Swerve 8-9"] == "the opponent loses 3 cards of 3" and "Swerve 7-8-9" not in few
    pictures = [advised(s)[each].picture for each in ("Swerve 7-8-9", "Dodge 7-8, if you are shot at")]
    assert pictures == ["aim:hearts-7", "aim:hearts-7"], "a run is drawn as its first card"
    short = does(s.with_player(ANNE, dodges=(7,), swerves=(7,)))
    assert (short["Swerve 8-9"], short["Dodge 8-9, if you are shot at"]) == (
        "the opponent loses 3 cards of 5",
        "one damage less",
    )


@pytest.mark.rule("CD-COMP-09", "CD-COMP-13", "CD-DODGE-03")
def test_a_joker_is_worth_telling_where_it_makes_a_run_suited_or_longer() -> None:
    s = with_hand(duel(), ANNE, "clubs-7", "hearts-8", "joker-1")
    told = advised(with_hand(s, BART, *(f"clubs-{n}" for n in range(1, 7))))
    assert {about: say(line.does) for about, line in told.items() if "-8" in about} == {
        "Swerve 6-7-8": "the opponent loses 4 cards of 6",
        "Dodge 7-8, if you are shot at": "2 damage less",
    }
    assert told["Dodge 7-8, if you are shot at"].picture == "aim:joker-1"
    covered = does(with_hand(s.with_player(ANNE, swerves=(6,)), BART, "clubs-1", "clubs-2", "clubs-3", "clubs-4"))
    assert covered["Swerve 7-8-9"] == "the opponent loses 4 cards of 4"


# ---------------------------------------------------------------------- exact chances


@pytest.mark.rule("CD-RELOAD-01", "CD-RELOAD-02", "CD-RELOAD-03")
def test_the_chance_of_the_ideal_projectile_follows_from_what_is_loaded() -> None:
    s = with_hand(loaded(duel(), ANNE, "bow"), ANNE, "hearts-3", "hearts-4")
    chances = {about: line.chance for about, line in advised(s).items() if line.picture == "shot:ball"}
    one, all_ = (chance for chance in chances.values() if chance is not None)
    assert one == Fraction(3, 10), "3 balls of the 10 in the bag"
    assert any("30%" in words for words in does(s).values())
    assert all_ == 1 - Fraction(7 * 6, 10 * 9)
    assert "shot:ball" not in {line.picture for line in lines(with_hand(s, ANNE, "hearts-3"), BOOK, ANNE)}
    full = with_hand(duel(), ANNE, "hearts-3", "hearts-4")
    assert not any(line.picture == "shot:ball" and line.chance is not None for line in lines(full, BOOK, ANNE))


@pytest.mark.rule("CD-PREP-01", "CD-AIM-04")
def test_the_chance_that_the_next_card_makes_a_target_better() -> None:
    s = aimed(laid(duel(), ANNE, 1), ANNE, 1, left="spades-9", below="clubs-4")
    chance = next(line.chance for line in lines(s, BOOK, ANNE) if line.picture == "token:deck")
    assert chance == Fraction(8 + 2, 40), "every 6 and 7 below the 9, and both jokers, of the 40 cards in the deck"
    high = aimed(laid(duel(), ANNE, 1), ANNE, 1, left="spades-1", below="clubs-6")
    told = next(line.chance for line in lines(high, BOOK, ANNE) if line.picture == "token:deck")
    assert told == Fraction(8 + 2, 40), "every 9 and 10 at the left of the 6, and jokers in their place"
    unread = aimed(laid(duel(), ANNE, 1, known=False), ANNE, 1, left="spades-1", below="clubs-6")
    assert "token:deck" not in {line.picture for line in lines(unread, BOOK, ANNE)}, "nobody has copied the target"
    best = aimed(laid(duel(), ANNE, 1), ANNE, 1, left="spades-9", below="clubs-6")
    assert next(line.chance for line in lines(best, BOOK, ANNE) if line.picture == "token:deck") == 0
    paper = on_paper(duel(hands="table"), ANNE, 3)
    assert "token:deck" not in {line.picture for line in lines(paper, BOOK, ANNE)}
    paper = aimed(paper, ANNE, 1, left="unknown=9", below="unknown=4")
    assert "token:deck" not in {line.picture for line in lines(paper, BOOK, ANNE)}, "whose deck lies on the table"
    assert "token:deck" not in {line.picture for line in lines(duel(), BOOK, ANNE)}, "nothing is aimed"
    rest = tuple(card for card in all_cards(BOOK) if card not in ("spades-9", "clubs-4"))
    anew = s.with_player(ANNE, discards=rest)
    assert next(line.chance for line in lines(anew, BOOK, ANNE) if line.picture == "token:deck") == chance
    assert "token:deck" not in {line.picture for line in lines(with_hand(s, ANNE, *rest), BOOK, ANNE)}, "none is left"
