"""A collection as it is searched: every card with its name and what it says, and what one may sift them by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from companion.core.procedures.copied_cards import CardValues, Known
from companion.core.questions.deck_building import ChosenCard
from companion.core.questions.kinds import BadAnswer, Field, Form, Option, Record
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts

FormOf = Callable[[str, str], Form]
"""What a card of a kind takes, by schema and subject."""


@dataclass(frozen=True, slots=True)
class CollectedCard:
    """A card of a collection.

    choice, number: by which it is sifted, None where its kind has no such line or nobody knows.
    """

    schema: str
    subject: str
    values: CardValues
    name: str
    """As typed, else its subject."""
    haystack: str
    """All its words, in small letters."""
    choice: str | None
    number: int | None

    @property
    def of_set(self) -> str:
        """The set to which it belongs, by its subject; "" for none."""
        return self.subject.rpartition("-")[0]

    @property
    def key(self) -> tuple[str, str]:
        """Schema and subject."""
        return self.schema, self.subject


@dataclass(frozen=True, slots=True)
class CardFilter:
    """What passes: words that must all stand on a card, its kind, its first choice and number, its set."""

    words: str = ""
    schema: str = ""
    choice: str = ""
    most: int | None = None
    of_set: str = ""

    def passes(self, card: CollectedCard) -> bool:
        """Whether a card is one of those."""
        return (
            self.schema in ("", card.schema)
            and self.choice in ("", card.choice)
            and (self.most is None or (card.number is not None and card.number <= self.most))
            and self.of_set in ("", card.of_set)
            and all(word in card.haystack for word in self.words.casefold().split())
        )

    def turned(self, name: str, value: object) -> Self:
        """With another value of one kind; the one that was there already is let go."""
        nothing = None if name == "most" else ""
        changes: dict[str, Any] = {name: nothing if getattr(self, name) == value else value}
        return replace(self, **changes)


@dataclass(frozen=True)
class CardStock:
    """The cards of some kinds, by name."""

    cards: tuple[CollectedCard, ...]
    schemas: tuple[str, ...]
    form: FormOf
    """What one of them takes."""

    @classmethod
    def of(cls, known: Known, schemas: Sequence[str], form: FormOf) -> Self:
        """Those of a collection."""
        lines = {schema: form(schema, "EX-001").fields for schema in schemas}
        found = (_kept(*key, values, lines[key[0]]) for key, values in known.items() if key[0] in lines)
        ordered = sorted(found, key=lambda card: (schemas.index(card.schema), card.name.casefold(), card.subject))
        return cls(tuple(ordered), tuple(schemas), form)

    def sifted(self, sieve: CardFilter) -> tuple[CollectedCard, ...]:
        """Those that pass."""
        return tuple(card for card in self.cards if sieve.passes(card))

    @cached_property
    def by_key(self) -> Mapping[tuple[str, str], CollectedCard]:
        """Every card by its schema and subject."""
        return {card.key: card for card in self.cards}

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of which there are cards."""
        there = {card.schema for card in self.cards}
        return tuple(schema for schema in self.schemas if schema in there)

    @cached_property
    def choices(self) -> tuple[Option, ...]:
        """What the first choice of a card may be, as far as there are such cards."""
        there = {card.choice for card in self.cards}
        lines = (_first(self.form(schema, "EX-001").fields, "choice") for schema in self.kinds)
        options = {option.id: option for line in lines if line is not None for option in line.options}
        return tuple(option for option in options.values() if option.id in there)

    @cached_property
    def counted(self) -> Msg | None:
        """What the number by which cards are sifted is called on the first of the kinds that have one."""
        lines = (_first(self.form(schema, "EX-001").fields, "number") for schema in self.kinds)
        return next((line.label for line in lines if line is not None), None)

    @cached_property
    def sets(self) -> tuple[str, ...]:
        """The sets of which there are cards."""
        return tuple(sorted({card.of_set for card in self.cards} - {""}))

    def mustered(self, card: CollectedCard) -> ChosenCard | None:
        """A card as a muster takes it; None where it no longer fits its form."""
        try:
            return ChosenCard(card.schema, card.subject, self.form(card.schema, card.subject).read(dict(card.values)))
        except BadAnswer:
            return None


def name_of(subject: str, values: CardValues) -> str:
    """The name of a card, else its subject."""
    return str(values.get("name") or subject)


def _kept(schema: str, subject: str, values: CardValues, lines: Sequence[Field]) -> CollectedCard:
    choice, number = _first(lines, "choice"), _first(lines, "number")
    picked, counted = choice and values.get(choice.name), number and values.get(number.name)
    name = name_of(subject, values)
    return CollectedCard(
        schema,
        subject,
        values,
        name,
        " ".join(_words([name, subject, *values.values()])).casefold(),
        picked if isinstance(picked, str) else None,
        counted if isinstance(counted, int) else None,
    )


def _words(values: Iterable[object]) -> Iterable[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, list | tuple):
            yield from map(str, value)


def _first(lines: Sequence[Field], kind: str) -> Field | None:
    return next((line for line in lines if line.kind == kind), None)


def summary(t: Texts, lines: Sequence[Field], values: CardValues | Record) -> str:
    """What a card says beside its name, in one line: choices and lists in words, numbers with theirs."""
    given = dict(values)
    parts = (said for line in lines if line.name != "name" and (said := _said(line, given.get(line.name))) is not None)
    return " · ".join(t(part) for part in parts)


def _said(line: Field, value: object) -> Msg | None:
    match line.kind:
        case "number" if isinstance(value, int):
            return msg("ui-muster-figure", what=line.label, n=value)
        case "choice" | "many":
            picked = (value,) if isinstance(value, str) else value or ()
            chosen = tuple(o.label for o in line.options if isinstance(picked, list | tuple) and o.id in picked)
            return msg("core-said-list", items=chosen) if chosen else None
        case "words" if isinstance(value, str) and value:
            return msg("core-said", text=value)
        case "switch" if value is True:
            return line.label
    return None
