"""What the box holds: Aim decks, advanced cards, Disasters, markers."""

from __future__ import annotations

import pytest

from companion.games.cannon_duel.cards.advanced import REPUTATION, TRICK, subjects
from companion.games.cannon_duel.hands.deck import all_cards
from companion.games.cannon_duel.inventory import INVENTORY
from companion.games.cannon_duel.model.ids import SUITS
from companion.games.cannon_duel.model.names import suit_of, value_of
from companion.games.cannon_duel.ship import losses
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, duel, left, played


@pytest.mark.rule("CD-COMP-01")
def test_an_aim_deck_has_ten_values_in_four_suits_and_two_jokers() -> None:
    cards = all_cards(BOOK)
    assert len(set(cards)) == len(cards) == 42
    for suit in SUITS:
        assert [value_of(card) for card in cards if suit_of(card) == suit] == list(range(1, 11))
    assert [card for card in cards if value_of(card) is None] == ["joker-1", "joker-2"]


@pytest.mark.rule("CD-COMP-04")
def test_there_are_nine_reputations_and_twenty_four_dirty_tricks() -> None:
    assert [len(set(subjects(schema, BOOK))) for schema in (REPUTATION, TRICK)] == [9, 24]


@pytest.mark.rule("CD-COMP-06")
def test_each_ship_has_three_disasters_of_its_own() -> None:
    s = duel()
    for seat in (ANNE, BART):
        assert INVENTORY.pieces(s, BOOK)["disaster"][f"{seat}-hull"] == 3
    s = left(s, BART, hull_centre=1, sails_bow=0, sails_centre=0)
    s, _ = played(s, losses.from_zone, BART, "hull-centre", 1, "CD-FIRE-S6", "hit", BART, drawn=("sails",))
    there = INVENTORY.pieces(s, BOOK)["disaster"]
    assert (there[f"{BART}-hull"], there[f"{BART}-turned"], there[f"{ANNE}-hull"]) == (2, 1, 3)


@pytest.mark.rule("CD-COMP-07")
def test_two_whole_ships_bear_all_markers_and_officers_of_the_box() -> None:
    there, n = INVENTORY.pieces(duel(), BOOK), BOOK.numbers
    assert [sum(there[kind].values()) for kind in ("sail", "sailor", "plank", "officer")] == [12, 24, 28, 4]
    assert (n.sails, n.sailors, n.planks) == (12, 24, 28)
    hit = INVENTORY.pieces(left(duel(), ANNE, sails_bow=1, hull_bow=3), BOOK)
    assert (sum(hit["sail"].values()), sum(hit["plank"].values())) == (11, 26)
