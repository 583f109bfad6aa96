"""Broadsides: a flush and projectiles against Aim cards and markers."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Order, Result
from companion.core.questions.kinds import BadAnswer
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.actions import broadside
from companion.games.cannon_duel.actions.broadside import AimCardsLost, BroadsideFired
from companion.games.cannon_duel.model.state import State
from companion.library.texts import say
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BART,
    BOOK,
    aimed,
    asked,
    duel,
    left,
    loaded,
    on_paper,
    options,
    played,
    refusals,
    with_hand,
)


def spades(n: int) -> State:
    """Anne has aimed and holds so many spades besides."""
    cards = tuple(f"spades-{value}" for value in (4, 7, 9, 2)[:n])
    return with_hand(duel(), ANNE, *cards).with_turn(taken=1, aimed=True)


@pytest.mark.rule("CD-BROAD-01", "CD-BROAD-04", "CD-BROAD-05")
def test_two_spades_cost_the_other_ship_a_plank_a_sail_and_the_aim_card_that_it_has() -> None:
    s = aimed(spades(2), BART, 2, below="clubs-5")
    given = (["spades-4", "spades-7"], ["bow-1", "bow-2"], "hull-stern", "sails-bow")
    s, happened = played(s, broadside.broadside, ANNE, answers=given)
    bart, anne = s.player(BART), s.player(ANNE)
    assert (bart.zone("hull-stern").markers, bart.zone("sails-bow").markers) == (4, 1)
    assert not bart.aimed and bart.discards == ("clubs-5",)
    assert anne.broadsides == ("spades",) and anne.discards == ("spades-4", "spades-7")
    assert anne.loaded == (("stern", "ball"),)
    assert s.turn.phase == "fire" and s.tallies[0].broadsides == 1
    told = next(event for event in happened if isinstance(event, BroadsideFired))
    result, _ = happened.of(told)
    assert isinstance(result, Result) and result.sides[0].total is not None and result.sides[0].total.total == 2
    again = with_hand(s, ANNE, "spades-9", "spades-2", "hearts-1").with_turn(phase="actions", taken=0)
    assert refusals(broadside.verdict(again, BOOK, ANNE))[0] == ("CD-COMP-10", "cd-no-flush-held")


@pytest.mark.rule("CD-BROAD-04")
def test_the_opponent_chooses_the_aim_cards_and_the_zones() -> None:
    s = aimed(aimed(spades(2), BART, 1, left="clubs-5", below="joker-1=6"), BART, 2, left="hearts-1")
    shot = (["spades-4", "spades-7"], ["bow-1", "stern-3"])
    lost = asked(s, broadside.broadside, ANNE, answers=shot)
    assert (lost.key, lost.who, lost.lo, lost.hi) == ("aim-lost", BART, 2, 2)
    names = [each.id for each in lost.options]
    assert [say(each.note) for each in lost.options if each.note is not None] == [
        "Target 1, left",
        "Target 1, below",
        "Target 2, left",
    ]
    zone = asked(s, broadside.broadside, ANNE, answers=(*shot, names[1:]))
    assert zone.who == BART and list(options(zone)) == ["hull-bow", "hull-centre", "hull-stern"]
    s, happened = played(s, broadside.broadside, ANNE, answers=(*shot, names[1:], "hull-bow", "hull-bow"))
    assert [aim.card for _, _, aim in s.player(BART).aimed] == ["clubs-5"]
    assert s.player(BART).zone("hull-bow").markers == 3 and s.player(BART).discards == ("joker-1", "hearts-1")
    assert sum(isinstance(event, AimCardsLost) for event in happened) == 1


@pytest.mark.rule("A-02")
def test_the_attacker_chooses_the_markers_where_the_table_says_so() -> None:
    s = replace(spades(2), options=duel(rulings={"A-02": "attacker"}).options)
    zone = asked(s, broadside.broadside, ANNE, answers=(["spades-4", "spades-7"], ["bow-1", "stern-3"]))
    assert zone.who == ANNE


@pytest.mark.rule("CD-BROAD-02")
def test_a_flush_is_no_bigger_than_the_projectiles_loaded() -> None:
    s = spades(4)
    assert broadside.cap(s, ANNE) == 3
    with pytest.raises(BadAnswer):
        asked(s, broadside.broadside, ANNE).read([f"spades-{n}" for n in (4, 7, 9, 2)])
    few = loaded(loaded(s, ANNE, "stern"), ANNE, "bow", "ball")
    assert refusals(broadside.verdict(few, BOOK, ANNE)) == [("CD-BROAD-02", "cd-few-projectiles")]


@pytest.mark.rule("CD-BROAD-02", "A-07")
def test_only_balls_count_where_the_table_says_so() -> None:
    s = replace(spades(3), options=duel(rulings={"A-07": "balls"}).options)
    assert broadside.cap(s, ANNE) == 2 and broadside.cap(spades(3), ANNE) == 3


@pytest.mark.rule("CD-BROAD-02", "CD-EFF-05")
def test_projectiles_on_a_silenced_deck_serve_no_broadside() -> None:
    """A Long Nine with one projectile, a carronade with two, whose deck bears a no-fire symbol: none is possible."""
    s = loaded(spades(2).with_cannon(ANNE, "bow", gun="carronade"), ANNE, "bow", "ball", "chain")
    s = left(s, ANNE, deck_bow=0).with_zone(ANNE, "deck-bow", officers=())
    assert broadside.usable(s, ANNE) == (("stern", "ball"),)
    assert ("CD-BROAD-02", "cd-few-projectiles") in refusals(broadside.verdict(s, BOOK, ANNE))


@pytest.mark.rule("CD-BROAD-03", "CD-EFF-04", "A-06")
def test_a_cannon_penalty_takes_a_card_off_and_its_projectile_stays_loaded() -> None:
    s = left(spades(3), ANNE, deck_bow=1)
    assert s.player(ANNE).bare == ("cannon",)
    (total,) = asked(s, broadside.broadside, ANNE).judged(("spades-4", "spades-7", "spades-9")).sums
    assert total == broadside.count(s, BOOK, ANNE, 3) and [term.value for term in total.terms] == [3, -1]
    given = (["spades-4", "spades-7", "spades-9"], ["bow-1", "bow-2"], "hull-bow", "sails-bow")
    s, _ = played(s, broadside.broadside, ANNE, answers=given)
    assert s.player(ANNE).loaded == (("stern", "ball"),)
    assert sum(zone.free for zone in s.player(BART).zones) == 2


@pytest.mark.rule("A-06")
def test_the_projectiles_of_lost_cards_are_spent_where_the_table_says_so() -> None:
    s = left(replace(spades(3), options=duel(rulings={"A-06": "spent"}).options), ANNE, deck_bow=1)
    given = (["spades-4", "spades-7", "spades-9"], ["bow-1", "bow-2"], "hull-bow", "sails-bow")
    s, _ = played(s, broadside.broadside, ANNE, answers=given)
    assert s.player(ANNE).loaded == () and sum(zone.free for zone in s.player(BART).zones) == 2


@pytest.mark.rule("A-18", "CD-EFF-04")
def test_penalties_of_every_deck_count_together() -> None:
    s = left(spades(3), ANNE, deck_bow=1, deck_stern=1, deck_centre=0)
    assert s.player(ANNE).bare.count("cannon") == 3
    total = broadside.count(s, BOOK, ANNE, 2)
    assert total.total == 0, "never below nothing"


@pytest.mark.rule("CD-BROAD-05", "A-32")
def test_a_suit_is_covered_even_if_penalties_take_everything() -> None:
    s = left(aimed(spades(2), BART, 1, left="clubs-5"), ANNE, deck_bow=1, deck_stern=1)
    s, _ = played(s, broadside.broadside, ANNE, answers=(["spades-4", "spades-7"],))
    assert s.player(ANNE).broadsides == ("spades",) and len(s.player(ANNE).loaded) == 3
    assert s.player(BART).aimed and not any(zone.free for zone in s.player(BART).zones)


@pytest.mark.rule("CD-BROAD-04")
def test_nobody_is_asked_for_what_leaves_no_choice() -> None:
    s = loaded(loaded(spades(2), ANNE, "bow", "chain", "chain"), ANNE, "stern")
    s = left(s, BART, sails_bow=0, sails_centre=0)
    s, _ = played(s, broadside.broadside, ANNE, answers=(["spades-4", "spades-7"],))
    assert s.player(BART).zone("sails-stern").markers == 0 and s.player(ANNE).loaded == ()


@pytest.mark.rule("CD-BROAD-04", "A-06")
def test_of_projectiles_that_are_all_alike_nobody_is_asked_which_one_strikes() -> None:
    s = left(loaded(loaded(spades(2), ANNE, "bow", "chain", "chain"), ANNE, "stern"), ANNE, deck_bow=1)
    s, _ = played(s, broadside.broadside, ANNE, answers=(["spades-4", "spades-7"], "sails-bow"))
    assert s.player(BART).zone("sails-bow").markers == 1 and s.player(ANNE).loaded == (("bow", "chain"),)


@pytest.mark.rule("CD-BROAD-04")
def test_as_many_aim_cards_as_are_to_go_need_no_question() -> None:
    s = aimed(aimed(spades(2), BART, 1, left="clubs-5"), BART, 2, left="hearts-1")
    given = (["spades-4", "spades-7"], ["bow-1", "bow-2"], "hull-bow", "sails-bow")
    s, _ = played(s, broadside.broadside, ANNE, answers=given)
    assert s.player(BART).discards == ("clubs-5", "hearts-1")


@pytest.mark.rule("A-06")
def test_of_the_projectiles_that_are_wasted_their_owner_chooses() -> None:
    s = left(replace(spades(2), options=duel(rulings={"A-06": "spent"}).options), ANNE, deck_bow=1)
    wasted = asked(s, broadside.broadside, ANNE, answers=(["spades-4", "spades-7"], ["bow-1"]))
    assert (wasted.key, wasted.lo, wasted.hi, len(wasted.options)) == ("waste", 1, 1, 2)
    given = (["spades-4", "spades-7"], ["bow-1"], ["bow-1"], "hull-bow")
    s, _ = played(s, broadside.broadside, ANNE, answers=given)
    assert s.player(ANNE).loaded == (("stern", "ball"),)


@pytest.mark.rule("CD-BROAD-04")
def test_where_no_marker_of_a_kind_is_left_none_is_lost() -> None:
    s = loaded(loaded(spades(2), ANNE, "bow", "chain", "chain"), ANNE, "stern")
    s = left(s, BART, sails_bow=0, sails_centre=0, sails_stern=1)
    s, _ = played(s, broadside.broadside, ANNE, answers=(["spades-4", "spades-7"],))
    assert s.player(BART).zone("sails-stern").markers == 0 and s.player(ANNE).loaded == ()


@pytest.mark.rule("CD-BROAD-06", "CD-WIN-01", "CD-EFF-08")
def test_a_broadside_may_win_the_duel_at_once() -> None:
    s = loaded(loaded(spades(2), ANNE, "bow", "ball", "chain"), ANNE, "stern")
    s = left(s, BART, hull_bow=0, hull_stern=1)
    s, happened = played(s, broadside.broadside, ANNE, answers=(["spades-4", "spades-7"], "hull-stern"))
    assert s.outcome is not None and (s.outcome.winner, s.outcome.by) == (ANNE, "sunk")
    assert s.player(BART).zone("sails-bow").markers == 2, "nothing else is lost"
    assert s.turn.phase == "actions" and type(happened[-1]).__name__ != "TurnMoved"


@pytest.mark.rule("CD-BROAD-01", "CD-BROAD-05", "A-16")
def test_of_jokers_the_suit_that_was_named_is_covered() -> None:
    s = with_hand(spades(2), ANNE, "joker-1", "joker-2").with_player(ANNE, broadsides=("spades",))
    s = left(loaded(s, ANNE, "stern"), BART, sails_bow=0, sails_centre=0, hull_bow=0, hull_centre=2)
    given = (["joker-1", "joker-2"], "hearts", "hull-stern")
    s, _ = played(s, broadside.broadside, ANNE, answers=given)
    assert s.player(ANNE).broadsides == ("spades", "hearts")


@pytest.mark.rule("CD-BROAD-01")
def test_a_broadside_with_hands_on_paper() -> None:
    s = on_paper(replace(spades(2), options=duel(hands="table").options), ANNE, 3)
    s = aimed(s, BART, 1, left="unknown=5")
    s, happened = played(
        s, broadside.broadside, ANNE, answers=("hearts", "2", ["bow-1", "bow-2"], "hull-bow", "sails-bow")
    )
    assert len(s.player(ANNE).hand) == 1 and s.player(ANNE).broadsides == ("hearts",)
    orders = [told.text.key for told in happened.announcements if isinstance(told, Order)]
    assert "cd-order-discard-played" in orders and "cd-order-aim-lost" in orders
    assert "cd-order-cover-suit" in orders and orders.count("cd-order-spend") == 2
