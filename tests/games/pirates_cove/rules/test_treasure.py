"""Phase 1: a month begins, Treasure cards are turned up, Buccaneering and Treasure Map."""

from __future__ import annotations

import pytest

import companion
from companion.core.events.announcements import Fate, Order
from companion.core.questions.kinds import Choose
from companion.games.pirates_cove.cards import treasure_cards
from companion.games.pirates_cove.model.ids import OUTER
from companion.games.pirates_cove.model.records import Buccaneer, Chest, Loot
from companion.games.pirates_cove.month import treasure
from tests.games.pirates_cove.rules.fights import happened
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, played, table
from tests.games.pirates_cove.rules.scene import asked, at, begun


@pytest.mark.rule("PC-T1-01")
def test_a_card_is_turned_up_on_each_outer_island_and_never_comes_again() -> None:
    evening = begun()
    s = evening.state
    assert [loot.island for loot in s.loots] == list(OUTER)
    assert len(set(s.turned)) == 5 and not set(treasure_cards.pile(s, BOOK).things) & set(s.turned)
    for loot in s.loots:
        shown = [loot.treasures, loot.gold, loot.tavern, loot.fame]
        assert loot.known and shown == list(treasure_cards.numbers(s, loot.card).values())


@pytest.mark.rule("PC-T1-01")
def test_cards_that_people_turn_up_are_ordered_and_not_asked_for() -> None:
    evening = begun(treasures="table")
    assert evening.state.loots == tuple(Loot(island) for island in OUTER)
    began = next(each for each in happened(evening) if isinstance(each.event, treasure.MonthBegan))
    assert began.event.begins_round and [type(telling) for telling in began.announcements] == [Fate, Order]
    assert evening.question is not None and evening.question.key == "wheel-1-seat-1"


@pytest.mark.rule("PC-T1-01")
def test_after_twelve_months_all_sixty_cards_are_used() -> None:
    assert BOOK.numbers.months * len(OUTER) == BOOK.numbers.treasure_cards == len(treasure_cards.subjects(BOOK))


@pytest.mark.rule("PC-T1-02", "PC-EVT-02")
def test_buccaneering_names_one_of_the_others() -> None:
    s = at("navigation", {})
    question = asked(s, treasure.take_effect, BART, "buccaneering", "key")
    assert isinstance(question, Choose) and [option.id for option in question.options] == [CLEO, ANNE]
    s, _ = played(s, treasure.take_effect, BART, "buccaneering", "key", answers=("seat-1",))
    assert s.buccaneers == (Buccaneer(BART, ANNE),)


@pytest.mark.rule("PC-T1-02", "PC-EVT-07")
def test_the_die_of_a_treasure_map_is_rolled_again_after_a_six() -> None:
    rolls = [asked(at("navigation", {}), treasure.take_effect, BART, "map", "key", answers=((6,),) * n) for n in (0, 1)]
    assert [(roll.key, dict(roll.text.args)["n"]) for roll in rolls] == [("key-1", 1), ("key-2", 2)]
    s, happened = played(at("navigation", {}), treasure.take_effect, BART, "map", "key", answers=((6,), (6,), (4,)))
    assert s.chests == (Chest("cannon", BART),)
    (order,) = happened[0].announcements
    assert isinstance(order, Order)


@pytest.mark.rule("PC-T1-02")
def test_nobody_is_offered_a_card_for_this_window_who_holds_none() -> None:
    evening = begun()
    for player in evening.state.players:
        question = next(each for each in evening.questions if each.who == player.id)
        first = {option.id for option in question.options if option.group == "first"}  # type: ignore[attr-defined]
        assert first == {"buccaneering", "map", "lookout"} & set(player.hand)


def test_words_are_there() -> None:
    assert companion.say(treasure.MonthBegan(3, 12).line(table(), BOOK)) == "Month 3 of 12."
