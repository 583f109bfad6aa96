"""Every printed component that can be copied, and the form for it: for the owner's library and the sample edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from companion.core.kit.forms import Copyable, Forms, nth
from companion.core.procedures.copied_cards import Known
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.cannon_duel.cards import advanced, board, box, disasters, target_cards, tiles
from companion.games.cannon_duel.cards.advanced import REPUTATION, TRICK
from companion.games.cannon_duel.cards.target_cards import SCHEMA
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.state import State


def kinds(book: Book) -> dict[str, Copyable]:
    """The kinds of component by schema."""
    targets = target_cards.subjects(book)
    nine, many = (advanced.subjects(schema, book) for schema in (advanced.REPUTATION, advanced.TRICK))
    guns = tuple(gun.id for gun in book.guns)
    return {
        board.SCHEMA: Copyable(board.SUBJECTS, board.form, named=lambda colour: msg(f"cd-kind-board-{colour}")),
        tiles.SCHEMA: Copyable(guns, lambda gun: tiles.form(gun, book), named=tiles.called),
        target_cards.SCHEMA: Copyable(
            targets, target_cards.form, targets, named=nth(msg("cd-kind-target-card"), targets)
        ),
        disasters.SCHEMA: Copyable((disasters.THIRD,), lambda _: disasters.form()),
        advanced.REPUTATION: Copyable(nine, advanced.reputation_form, nine, named=nth(msg("cd-kind-reputation"), nine)),
        advanced.TRICK: Copyable(many, advanced.trick_form, many, named=nth(msg("cd-kind-dirty-trick"), many)),
        box.SCHEMA: Copyable((box.SUBJECT,), lambda _: box.form()),
    }


def needed(s: State, book: Book) -> Iterator[tuple[str, str]]:
    """Both boards, the tiles of the mounted cannons, Target cards that lie there, and the Reputations and Dirty Tricks
    that the viewer may see."""
    for player in s.players:
        yield board.SCHEMA, player.colour
    for player in s.players:
        for cannon in player.cannons:
            yield tiles.SCHEMA, cannon.gun
    for player in s.players:
        for target in player.targets:
            if target.card:
                yield target_cards.SCHEMA, target.card
    yield disasters.SCHEMA, disasters.THIRD
    for player in s.players:
        if player.reputation:
            yield advanced.REPUTATION, player.reputation
        for trick in player.tricks:
            yield advanced.TRICK, trick


FORMS: Final = Forms(kinds, "cd-kind", needed=needed)


def dealt(options: Options, book: Book, cards: Known) -> Options:
    """The evening with the piles that the app can deal; from the others people draw, and tell what came up."""
    known, n = Counter(schema for schema, _ in cards), book.numbers
    if known[SCHEMA] < n.target_cards:
        options = replace(options, targets="table")
    lacking = (options.reputations and known[REPUTATION] < n.reputations) or (
        options.dirty_tricks and known[TRICK] < n.dirty_tricks
    )
    return replace(options, advanced="table") if lacking else options
