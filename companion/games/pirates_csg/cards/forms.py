"""CSG-FLEET-01: the collection of an owner, and the fleets that were built out of it."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.core.kit.forms import Copyable, Forms, Spreadsheet
from companion.core.questions import Form
from companion.games.pirates_csg.cards import kept_fleets, schemas
from companion.games.pirates_csg.cards.csv_import import NEEDED, cards_in
from companion.games.pirates_csg.table.book import Book

EXAMPLE: Final = ("EX-001",)
"""What a card of a collection may be called."""


def form(book: Book, schema: str, subject: str) -> Form:
    """The form for one card."""
    return schemas.form(schema, subject, book.keyword_ids)


def kinds(book: Book) -> dict[str, Copyable]:
    """Every kind of card, and the fleets."""
    cards = {schema: Copyable(EXAMPLE, partial(form, book, schema), open=True) for schema in schemas.SCHEMAS}
    return cards | {kept_fleets.SCHEMA: Copyable(EXAMPLE, kept_fleets.form, open=True)}


FORMS: Final[Forms[Book]] = Forms(
    kinds, "csg-kind", Spreadsheet(NEEDED, lambda book, rows: cards_in(rows, book.keywords))
)
