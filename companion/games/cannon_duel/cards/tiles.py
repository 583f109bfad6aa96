"""CD-CANNON-04: what the signs of a Target card mean for each kind of cannon, as its tile shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.core.procedures.procedure import first_of
from companion.core.questions.kinds import Field, Form, Record
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.cards.target_cards import Grid, sign_options
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import GRADES, Grade, Gun
from companion.games.cannon_duel.model.names import gun_name
from companion.games.cannon_duel.model.state import State

SCHEMA: Final = "cannon-tile"


def form(gun: str, book: Book) -> Form:
    """The rows of a tile: for each result that the cannon can have, the signs that bring it."""
    kind = first_of(each for each in book.guns if each.id == gun)
    signs = sign_options()
    fields = tuple(
        Field(grade, msg(f"cd-grade-{grade}"), "many", options=signs, icons=True, start=(), picture=f"grade:{grade}")
        for grade in kind.results
    )
    text = msg("cd-q-tile", gun=gun_name(kind.id))
    return Form(key=f"tile-{gun}", text=text, rule="CD-CANNON-04", schema=SCHEMA, subject=gun, fields=fields)


def called(gun: str) -> Msg:
    """What a tile is called: by its cannon."""
    return msg("cd-kind-tile", gun=msg(f"cd-gun-{gun}"))


def known(s: State, gun: Gun) -> bool:
    """Whether somebody has copied the whole tile."""
    record = s.card(SCHEMA, gun)
    return record is not None and all(signs is not None for _, signs in record)


def grade(s: State, gun: Gun, sign: str) -> Grade:
    """What a sign is for a cannon: the best result under which it stands, missed for any other (CD-FIRE-04)."""
    return _results(s.card(SCHEMA, gun)).get(sign, "missed")


def graded(s: State, gun: Gun, grid: Grid) -> Mapping[tuple[int, int], Grade]:
    """What two values come to on a Target card with a cannon, left and below; a pair that is not there is missed."""
    return _graded(grid, s.card(SCHEMA, gun))


@memoized
def _graded(grid: Grid, record: Record | None) -> Mapping[tuple[int, int], Grade]:
    results = _results(record)
    return {
        (left, below): results.get(sign, "missed")
        for row, lefts in zip(grid.rows, grid.left, strict=False)
        for sign, belows in zip(row, grid.below, strict=False)
        for left in lefts
        for below in belows
    }


@memoized
def _results(record: Record | None) -> dict[str, Grade]:
    """What each sign on a tile is worth, as far as it is copied."""
    printed = dict(record or ())
    found: dict[str, Grade] = {}
    for result in GRADES:
        signs = printed.get(result)
        for sign in signs if isinstance(signs, tuple) else ():
            found.setdefault(str(sign), result)
    return found
