"""Whose cards and counters an evening is played with: the app deals what it knows, and nothing that is made up.

Those of a demonstration are our invented ones; those of the owner are known once somebody has copied them.
"""

from __future__ import annotations

from typing import Final

from companion.core.procedures.copied_cards import Known
from companion.core.values.frozen_records import replace
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.options import Options
from companion.games.blackbeard.supply import action_deck

FACES: Final = ("merchants", "warships", "commissioners")
"""Counters of the cups whose faces the app must know in order to draw them."""


def dealt(options: Options, book: Book, cards: Known) -> Options:
    """The evening with the cups and the deck from which the app can draw.

    From the cups it draws only if the library knows every face in them, from the deck if every field of every card is
    known: until then people draw, and tell what came up. In a demonstration the app draws our invented ones.
    """
    if options.edition != "owner":
        return replace(options, cards="app", cups="app")
    counts = {component.id: component.count for component in book.components}
    schemas = [schema for schema, _ in cards]
    cups = all(schemas.count(each.removesuffix("s")) == counts[each] for each in FACES) and "governors" in schemas
    return replace(
        options,
        cards=options.cards if _deck_known(book, cards) else "table",
        cups=options.cups if cups else "table",
    )


def _deck_known(book: Book, cards: Known) -> bool:
    """Whether the owner has copied, or the transcription has read, whatever stands on the Action cards."""
    for card in book.action_cards:
        copied = cards.get(("action-card", str(card.number)), {})
        fields = action_deck.card_form(book, str(card.number)).fields
        if any(
            copied.get(each.name) is None and action_deck.field_of(card, each.name)[1] == "unknown" for each in fields
        ):
            return False
    return True
