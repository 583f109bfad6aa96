"""Every printed component that can be copied, and the form for it: for the owner's library and the sample edition."""

from __future__ import annotations

from typing import Final

from companion.core.kit.forms import Copyable, Forms
from companion.games.cannon_duel.cards import advanced, board, box, disasters, target_cards, tiles
from companion.games.cannon_duel.table.book import Book


def kinds(book: Book) -> dict[str, Copyable]:
    """The kinds of component by schema."""
    targets = target_cards.subjects(book)
    nine, many = (advanced.subjects(schema, book) for schema in (advanced.REPUTATION, advanced.TRICK))
    guns = tuple(gun.id for gun in book.guns)
    return {
        board.SCHEMA: Copyable(board.SUBJECTS, board.form),
        tiles.SCHEMA: Copyable(guns, lambda gun: tiles.form(gun, book)),
        target_cards.SCHEMA: Copyable(targets, target_cards.form, targets),
        disasters.SCHEMA: Copyable((disasters.THIRD,), lambda _: disasters.form()),
        advanced.REPUTATION: Copyable(nine, advanced.reputation_form, nine),
        advanced.TRICK: Copyable(many, advanced.trick_form, many),
        box.SCHEMA: Copyable((box.SUBJECT,), lambda _: box.form()),
    }


FORMS: Final = Forms(kinds, "duel-kind")
