"""Whose cards an evening is played with: the app turns the Treasure cards of which it knows every one."""

from __future__ import annotations

from companion.core.procedures.copied_cards import Known
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.cards import treasure_cards
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.options import Options


def dealt(options: Options, book: Book, cards: Known) -> Options:
    """The evening with Treasure cards that the app turns up, if all sixty are known; else people turn and tell."""
    known = sum(schema == treasure_cards.SCHEMA for schema, _ in cards)
    return options if known >= book.numbers.treasure_cards else replace(options, treasures="table")
