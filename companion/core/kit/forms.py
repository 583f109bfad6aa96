"""Printed components that can be copied: how many the box holds, by kind, and the form for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.procedures.components import ComponentKind, ComponentStock
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import BadAnswer, Form
from companion.core.untrusted.spreadsheet import Column, ReadRow, SpreadsheetRow
from companion.core.values.messages import Msg, msg

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Copyable(ComponentStock):
    """One kind of component: which copies the box holds, by subject, and the form for one of them."""

    subjects: tuple[str, ...]
    form: Callable[[str], Form]
    alike: tuple[str, ...] = ()
    """Copies without a printed name or number by which they could be told apart."""
    open: bool = False
    """Nobody knows beforehand which copies an owner has; `subjects` has only examples of what they may be called."""
    named: Callable[[str], Msg] | None = None
    """What a copy is called where nothing on it is known, if its form asks rather than names it (`nth`)."""

    def kind(self, title: Msg) -> ComponentKind:
        """The same without its form. title: its name."""
        return ComponentKind(title, self.subjects, self.alike, self.open)


def nth(title: Msg, subjects: Sequence[str]) -> Callable[[str], Msg]:
    """Copies without a printed name or number, by the place that they have in the library."""
    return lambda subject: msg("core-nth-of-kind", kind=title, n=subjects.index(subject) + 1)


def _copied_here(s: Any, book: Any) -> Iterable[tuple[str, str]]:
    """What the table has met and copied, perhaps in part; nothing where a game has no printed components."""
    return ((card.schema, card.subject) for card in getattr(s, "cards", ()))


def _leads_nowhere(schema: str, subject: str, record: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """What is printed on a component says nothing of which others are used."""
    return ()


@dataclass(frozen=True, slots=True)
class Spreadsheet(Generic[B]):
    """How cards stand in a spreadsheet."""

    columns: tuple[Column, ...]
    """What is looked for, the most important first."""
    cards: Callable[[B, Sequence[SpreadsheetRow]], Iterator[ReadRow]]
    """What comes of the rows, one by one; nothing that a row says may be lost without a report."""


@dataclass(frozen=True, slots=True)
class DeckBuilding(Generic[B]):
    """Decks that somebody builds and keeps outside an evening."""

    schema: str
    """Under which they are kept."""
    muster: Callable[[B, Mapping[str, Any]], BuildDeck]
    """What is asked for one of them, by the values that are known of it."""


@dataclass(frozen=True, slots=True)
class Forms(Generic[B]):
    """Every kind of component that can be copied, by schema."""

    kinds: Callable[[B], Mapping[str, Copyable]] = lambda book: {}
    words: str = ""
    """What the keys of their names begin with."""
    spreadsheet: Spreadsheet[B] | None = None
    """What a spreadsheet of the collectors' looks like; None where there is none."""
    mustering: DeckBuilding[B] | None = None
    """What is built out of a collection; None where nothing is."""
    needed: Callable[[Any, B], Iterable[tuple[str, str]]] = _copied_here
    """Schema and subject of what lies on the table, in the order in which it is needed, as far as the state that is
    given tells; one may stand twice."""
    leads: Callable[[str, str, Mapping[str, Any]], Iterable[tuple[str, str]]] = _leads_nowhere
    """To which others a component leads by the values that are known of it."""

    def box(self, book: B) -> dict[str, ComponentKind]:
        """What the box holds, by schema."""
        return {schema: kind.kind(msg(f"{self.words}-{schema}")) for schema, kind in self.kinds(book).items()}

    def form(self, book: B, schema: str, subject: str) -> Form:
        """The form for one component. Raises BadAnswer for one that the box does not hold."""
        kind = self.kinds(book).get(schema)
        if kind is None or not kind.holds(subject):
            raise BadAnswer(msg("core-no-such-component", schema=schema, subject=subject))
        return kind.form(subject)

    def called(self, book: B, schema: str, subject: str) -> Msg:
        """What a component is called of which nothing is known. Raises BadAnswer for one that the box does not hold."""
        form, kind = self.form(book, schema, subject), self.kinds(book)[schema]
        if kind.named is not None:
            return kind.named(subject)
        return form.text if kind.open or len(kind.subjects) > 1 else msg(f"{self.words}-{schema}")

    def on_table(self, s: Any, book: B) -> tuple[tuple[str, str], ...]:
        """What is needed at a table and the owner's library keeps, each once."""
        kinds = self.kinds(book)
        wanted = dict.fromkeys((*self.needed(s, book), *_copied_here(s, book)))
        return tuple(spot for spot in wanted if spot[0] in kinds and kinds[spot[0]].holds(spot[1]))
