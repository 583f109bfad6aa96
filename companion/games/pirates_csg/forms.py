"""Every kind of card that an owner may have, and the form for it: for the library and the sample edition."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from companion.core.kit.forms import Copyable, Forms
from companion.core.questions import Form
from companion.games.pirates_csg.cards import schemas
from companion.games.pirates_csg.table.book import Book


def kinds(book: Book) -> Mapping[str, Copyable]:
    """Every kind of card by schema; the collection is open, so that any number may be copied."""
    ids = book.keyword_ids

    def form(schema: str) -> Copyable:
        return Copyable((), partial(_form, schema, ids), open=True)

    return {schema: form(schema) for schema in schemas.SCHEMAS}


def _form(schema: str, keywords: tuple[str, ...], subject: str) -> Form:
    return schemas.form(schema, subject, keywords)


FORMS: Final = Forms(kinds, "csg-kind")
