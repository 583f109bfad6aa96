"""CD-COMP-02, CD-AIM-04: Target cards: values along two edges, and a grid of signs in which two Aim cards meet.

A row or a column may stand for several values. Cards bear no number; the app deals them where it knows all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.core.questions.kinds import Field, Form, Option, Record
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import msg
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.records import Target
from companion.games.cannon_duel.model.state import State

SCHEMA: Final = "target-card"
MOST: Final = 10
"""Rows and columns of the form at most."""
EMPTY: Final = "."
SIGNS: Final = ("w", "d", "s", "t", "x", "o")
"""Signs of a grid: wheel, diamond, square, triangle, cross, ring."""
EDGE: Final = r"(?:[1-9]|10)(?:/(?:[1-9]|10))*(?: (?:[1-9]|10)(?:/(?:[1-9]|10))*)*"
"""An edge as it is written: its rows from the end with the smallest place, values of one row with a stroke between."""


def subjects(book: Book) -> tuple[str, ...]:
    """The thirty cards by number; they bear none, so that any of them stands for the others."""
    return tuple(str(n) for n in range(1, book.numbers.target_cards + 1))


def sign_options() -> tuple[Option, ...]:
    """The signs to tap, each as it is drawn."""
    return tuple(Option(sign, msg(f"cd-sign-{sign}"), picture=f"sign:{sign}") for sign in SIGNS)


def form(subject: str) -> Form:
    """The two edges of a card, and its grid, row by row from the top."""
    empty = Option(EMPTY, msg("cd-sign-empty"))
    cells = (empty, *sign_options())
    fields = (
        _edge("left"),
        _edge("below"),
        Field(
            "grid",
            msg("cd-target-grid"),
            "grid",
            options=cells,
            optional=False,
            icons=True,
            rows=MOST,
            columns=MOST,
            edges=("left", "below"),
        ),
    )
    words = msg("cd-q-target-card")
    return Form(
        key=f"target-card-{subject}", text=words, rule="CD-COMP-02", schema=SCHEMA, subject=subject, fields=fields
    )


def _edge(name: str) -> Field:
    label = msg(f"cd-target-{name}")
    return Field(name, label, "words", 1, MOST, optional=False, pattern=EDGE, example="1/2 3/4 5/6 7/8 9/10")


@dataclass(frozen=True, slots=True)
class Grid:
    """A Target card that somebody has copied. left, below: the values of each row from the top, and of each column from
    the left.  rows: the signs, row by row."""

    left: tuple[tuple[int, ...], ...]
    below: tuple[tuple[int, ...], ...]
    rows: tuple[str, ...]

    def place(self, left: int, below: int) -> tuple[int, int] | None:
        """Row and column, from 0, in which two values meet; None where one of them is not on its edge (CD-AIM-02)."""
        row = next((place for place, values in enumerate(self.left) if left in values), None)
        column = next((place for place, values in enumerate(self.below) if below in values), None)
        return None if row is None or column is None else (row, column)

    def sign(self, left: int, below: int) -> str:
        """The sign in which two values meet, `EMPTY` where there is none (CD-AIM-04)."""
        place = self.place(left, below)
        return EMPTY if place is None else self.rows[place[0]][place[1]]


def grid(s: State, card: str) -> Grid | None:
    """What is printed on a Target card; None where nobody knows."""
    return _grid(s.card(SCHEMA, card))


@memoized
def _grid(record: Record | None) -> Grid | None:
    printed = dict(record or ())
    left, below, rows = printed.get("left"), printed.get("below"), printed.get("grid")
    if not (isinstance(left, str) and isinstance(below, str) and isinstance(rows, tuple)):
        return None
    return Grid(_values(left), _values(below), rows)


def grid_of(s: State, target: Target) -> Grid | None:
    """What is printed on a Target card that lies on the table; None where nobody knows."""
    return grid(s, target.card) if target.card else None


def _values(edge: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(int(value) for value in row.split("/")) for row in edge.split(" "))
