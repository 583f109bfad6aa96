"""Whose cards an evening is played with: the app deals Target cards, Reputations and Dirty Tricks only where it knows
every one of them."""

from __future__ import annotations

from collections import Counter

from companion.core.procedures.copied_cards import Known
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.cards.advanced import REPUTATION, TRICK
from companion.games.cannon_duel.cards.target_cards import SCHEMA
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.options import Options


def dealt(options: Options, book: Book, cards: Known) -> Options:
    """The evening with the piles that the app can deal; from the others people draw, and tell what came up."""
    known, n = Counter(schema for schema, _ in cards), book.numbers
    if known[SCHEMA] < n.target_cards:
        options = replace(options, targets="table")
    lacking = (options.reputations and known[REPUTATION] < n.reputations) or (
        options.dirty_tricks and known[TRICK] < n.dirty_tricks
    )
    return replace(options, advanced="table") if lacking else options
