"""Printed components that can be copied: how many the box holds, by kind, and the form for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.game import ComponentKind, Stock
from companion.core.muster import Muster
from companion.core.questions import BadAnswer, Form
from companion.core.spreadsheet import ReadRow, Row
from companion.core.text import Msg, msg

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Copyable(Stock):
    """One kind of component: which copies the box holds, by subject, and the form for one of them.

    alike: copies without a printed name or number by which they could be told apart.
    open: nobody knows beforehand which copies an owner has; `subjects` has only examples of what they may be called.
    """

    subjects: tuple[str, ...]
    form: Callable[[str], Form]
    alike: tuple[str, ...] = ()
    open: bool = False

    def kind(self, title: Msg) -> ComponentKind:
        """The same without its form. title: its name."""
        return ComponentKind(title, self.subjects, self.alike, self.open)


@dataclass(frozen=True, slots=True)
class Spreadsheet(Generic[B]):
    """How cards stand in a spreadsheet. needed: headings without which there are none, in small letters.

    cards: what comes of the rows, one by one; nothing that a row says may be lost without a report.
    """

    needed: tuple[str, ...]
    cards: Callable[[B, Sequence[Row]], Iterator[ReadRow]]


@dataclass(frozen=True, slots=True)
class Mustering(Generic[B]):
    """Musters that somebody builds and keeps outside an evening. schema: under which they are kept.

    muster: what is asked for one of them, by the values that are known of it.
    """

    schema: str
    muster: Callable[[B, Mapping[str, Any]], Muster]


@dataclass(frozen=True, slots=True)
class Forms(Generic[B]):
    """Every kind of component that can be copied, by schema. words: what the keys of their names begin with.

    spreadsheet: what a spreadsheet of the collectors' looks like; None where there is none.  mustering: what is built
    out of a collection; None where nothing is.
    """

    kinds: Callable[[B], Mapping[str, Copyable]] = lambda book: {}
    words: str = ""
    spreadsheet: Spreadsheet[B] | None = None
    mustering: Mustering[B] | None = None

    def box(self, book: B) -> dict[str, ComponentKind]:
        """What the box holds, by schema."""
        return {schema: kind.kind(msg(f"{self.words}-{schema}")) for schema, kind in self.kinds(book).items()}

    def form(self, book: B, schema: str, subject: str) -> Form:
        """The form for one component. Raises BadAnswer for one that the box does not hold."""
        kind = self.kinds(book).get(schema)
        if kind is None or not kind.holds(subject):
            raise BadAnswer(msg("core-no-such-component", schema=schema, subject=subject))
        return kind.form(subject)
