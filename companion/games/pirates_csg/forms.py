"""Every kind of card that an owner may have, and the form for it: for the library and the sample edition."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from companion.core.kit.forms import Copyable, DeckBuilding, Forms, Spreadsheet
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Form
from companion.core.values.messages import msg
from companion.games.pirates_csg.cards import schemas
from companion.games.pirates_csg.cards.csv_import import COLUMNS, cards_in
from companion.games.pirates_csg.fleet.verdict import judge
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.options import Options

EXAMPLE: Final = ("EX-001",)
"""What a card of a collection may be called."""


def kinds(book: Book) -> Mapping[str, Copyable]:
    """Every kind of card by schema; the collection is open, so that any number may be copied."""
    ids = book.keyword_ids
    every = (*schemas.SCHEMAS, schemas.FLEET)
    return {schema: Copyable(EXAMPLE, partial(_form, schema, ids), open=True) for schema in every}


def _form(schema: str, keywords: tuple[str, ...], subject: str) -> Form:
    return schemas.form(schema, subject, keywords)


def _muster(book: Book, values: Mapping[str, Any]) -> BuildDeck:
    """CSG-FLEET-01: a fleet that is built at leisure, for a total of its own."""
    total: Any = values.get("total") or book.numbers.build_base
    return BuildDeck(
        key="fleet-own",
        text=msg("csg-q-fleet-own", name=str(values.get("name") or "…")),
        rule="CSG-FLEET-01",
        schemas=schemas.MUSTERED,
        form=lambda schema, subject: _form(schema, book.keyword_ids, subject),
        judge=partial(judge, Options(total=total), book),
        does=msg("csg-fleet-keep"),
    )


SHEET: Final[Spreadsheet[Book]] = Spreadsheet(COLUMNS, lambda book, rows: cards_in(rows, book.keywords))
FORMS: Final[Forms[Book]] = Forms(kinds, "csg-kind", SHEET, DeckBuilding(schemas.FLEET, _muster))
