"""Whose counters an evening is played with: the app draws from the cups of which it knows every face.

Those of a demonstration are our invented ones; those of the owner are known once somebody has copied them.
"""

from __future__ import annotations

from typing import Final

from companion.core.procedures.copied_cards import Known
from companion.core.values.frozen_records import replace
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.options import Options

FACES: Final = ("merchants", "warships", "commissioners")
"""Counters of the cups whose faces the app must know in order to draw them."""


def dealt(options: Options, book: Book, cards: Known) -> Options:
    """The evening with cups from which the app draws only if the library knows every face in them.

    Until then people draw, and tell which counter it is: nobody could find an unknown one for the app. In a
    demonstration the app draws our invented ones.
    """
    chosen = options if options.edition == "owner" else replace(options, cards="app", cups="app")
    counts = {component.id: component.count for component in book.components}
    schemas = [schema for schema, _ in cards]
    known = all(schemas.count(each.removesuffix("s")) == counts[each] for each in FACES) and "governors" in schemas
    return chosen if known else replace(chosen, cups="table")
