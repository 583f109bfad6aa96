"""Every printed component that can be copied, and the form for it: for the owner's library and the sample edition."""

from __future__ import annotations

from typing import Final

from companion.core.kit.forms import Copyable, Forms
from companion.games.pirates_cove.cards import own_cards
from companion.games.pirates_cove.islands import treasure_cards
from companion.games.pirates_cove.legends import legend_cards
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.table.book import Book
from companion.games.pirates_cove.tavern import deck


def kinds(book: Book) -> dict[str, Copyable]:
    """The kinds of component by schema."""
    sixty = treasure_cards.subjects(book)
    return {
        mat.SCHEMA: Copyable((mat.SUBJECT,), lambda _: mat.form()),
        deck.SCHEMA: Copyable((deck.SUBJECT,), lambda _: deck.form(book)),
        treasure_cards.SCHEMA: Copyable(sixty, treasure_cards.form, sixty),
        legend_cards.SCHEMA: Copyable((legend_cards.OWN,), lambda _: legend_cards.form()),
        own_cards.SCHEMA: Copyable(own_cards.KINDS, lambda kind: own_cards.form(kind, book)),
    }


FORMS: Final = Forms(kinds, "cove-kind")
