"""Every printed component that can be copied, and the form for it: for the owner's library and the sample edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.kit.forms import Copyable, Forms, nth
from companion.core.procedures.copied_cards import Known
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_cove.cards import tavern_cards, treasure_cards
from companion.games.pirates_cove.legends import legendary_pirates
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.options import Options
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.tavern import deck


def kinds(book: Book) -> dict[str, Copyable]:
    """The kinds of component by schema."""
    sixty = treasure_cards.subjects(book)
    return {
        mat.SCHEMA: Copyable((mat.SUBJECT,), lambda _: mat.form()),
        deck.SCHEMA: Copyable((deck.SUBJECT,), lambda _: deck.form(book)),
        treasure_cards.SCHEMA: Copyable(
            sixty, treasure_cards.form, sixty, named=nth(msg("pc-kind-treasure-card"), sixty)
        ),
        legendary_pirates.SCHEMA: Copyable((legendary_pirates.OWN,), lambda _: legendary_pirates.form()),
        tavern_cards.SCHEMA: Copyable(
            tavern_cards.KINDS,
            lambda kind: tavern_cards.form(kind, book),
            named=nth(msg("pc-kind-tavern-card"), tavern_cards.KINDS),
        ),
    }


def needed(s: State, book: Book) -> Iterator[tuple[str, str]]:
    """The mat, the list of the box, and the Treasure cards that the app has turned up."""
    yield mat.SCHEMA, mat.SUBJECT
    yield deck.SCHEMA, deck.SUBJECT
    for loot in s.loots:
        if loot.card:
            yield treasure_cards.SCHEMA, loot.card


FORMS: Final = Forms(kinds, "pc-kind", needed=needed)


def dealt(options: Options, book: Book, cards: Known) -> Options:
    """The evening with Treasure cards that the app turns up, if all sixty are known; else people turn and tell."""
    known = sum(schema == treasure_cards.SCHEMA for schema, _ in cards)
    return options if known >= book.numbers.treasure_cards else replace(options, treasures="table")
