"""Printed components as a person copies them: read once, then known for the evening.

A procedure names the form of a component and gets its values: as copied before, else from the library or from the
person who has the component in hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol, Self, TypeVar

from companion.core.events.event import Event
from companion.core.procedures.procedure import Context, Procedure
from companion.core.questions.kinds import Field, FieldValue, Form, Record, completed
from companion.core.values.messages import Msg

Edition = Literal["owner", "sample"]
"""Whose values an evening uses: the box on the table, or our own invented cards."""
CardOrigin = Literal["owner", "sample", "derived", "printed"]
CardValues = Mapping[str, Any]
"""What is printed on a component, by field name; the lines of its form say what each value is."""
CardKey = tuple[str, str]
"""A printed component: its schema and which copy."""
Known = Mapping[CardKey, CardValues]
"""What is known of printed components before an evening: values by field name, by schema and subject."""


@dataclass(frozen=True, slots=True)
class CopiedCard:
    """A printed component as copied for this evening."""

    schema: str
    """Which kind of component it is."""
    subject: str
    """Which one of its kind."""
    record: Record
    """The values printed on it, each with the name of its line."""
    origin: CardOrigin = "owner"
    """Where the values come from."""


class HoldsCards(Protocol):
    """A state that keeps copied components, each of them once."""

    @property
    def edition(self) -> Edition:
        """Where values come from that are copied now."""

    def card(self, schema: str, subject: str) -> Record | None:
        """The values of a component as copied, None while nobody has."""

    def with_card(self, card: CopiedCard) -> Self:
        """With a component copied, in the place of an older copy."""


def applying(form: Form, values: Mapping[str, object]) -> tuple[Field, ...]:
    """The lines that apply, given the others; what hangs on a line that does not apply does not apply either."""
    lines: dict[str, Field] = {}
    for line in form.fields:
        if line.when is None or (line.when[0] in lines and values.get(line.when[0]) in line.when[1]):
            lines[line.name] = line
    return tuple(lines.values())


C = TypeVar("C", bound=HoldsCards)
B = TypeVar("B")


class CardKnown(Event[Any]):
    """The values of a printed component were copied."""

    schema: str
    subject: str
    record: Record
    origin: CardOrigin

    def apply(self, s: C) -> C:
        return s.with_card(CopiedCard(self.schema, self.subject, self.record, self.origin))


def known(t: Context[C, B], form: Form, *, now: tuple[str, ...] | None = None) -> Procedure[Record]:
    """The values of a component: as copied before, else from the library or from the person who copies it now.

    now: the lines that matter now, where those that matter later are asked for by then (`read_off`) or never missed.
    """
    record = t.now.card(form.schema, form.subject)
    if record is None:
        record = yield from t.ask(form if now is None else replace(form, now=now))
        yield from keep(t, form, record)
    return record


def recalled(t: Context[C, B], form: Form, *, key: str = "") -> Procedure[Record]:
    """The values of a component as far as anybody has ever copied them; nobody is asked.

    key: of the look into the library, where one run of a procedure can do it twice.
    """
    record = t.now.card(form.schema, form.subject)
    if record is None:
        record = yield from t.ask(replace(form, key=key or form.key, needed=False))
        if any(value is not None for _, value in record):
            yield from keep(t, form, record)
    return record


def described(t: Context[C, B], form: Form) -> Procedure[Record]:
    """The values of a component that a person wants to copy or to complete, though nothing needs them now."""
    record = t.now.card(form.schema, form.subject)
    if record is None:
        return (yield from known(t, form))
    told = yield from t.ask(replace(form, default=record))
    yield from keep(t, form, told)
    return told


def read_off(
    t: Context[C, B],
    form: Form,
    *names: str,
    key: str,
    beside: tuple[str, ...] = (),
    text: Msg | None = None,
    note: Msg | None = None,
    about: tuple[str, ...] = (),
) -> Procedure[Record]:
    """The values of a component, `names` among them for sure: what is still unknown is read off it now.

    beside: further values that may be copied at the same time, or stay unknown.
    """
    record: dict[str, FieldValue] = dict(t.now.card(form.schema, form.subject) or ())
    if any(record.get(name) is None for name in names):
        lacking = tuple(
            replace(line, optional=False, when=None) if line.name in names else line
            for line in form.fields
            if line.name in (*names, *beside) and record.get(line.name) is None
        )
        said = note or (form.note if beside else None)
        told = yield from t.ask(
            replace(form, key=key, fields=lacking, part=True, text=text or form.text, note=said, about=about)
        )
        record = completed({line.name: record.get(line.name) for line in form.fields}, dict(told))
        yield from keep(t, form, tuple(record.items()))
    return tuple(record.items())


def keep(t: Context[C, B], form: Form, record: Record) -> Procedure[None]:
    """Remember for the evening what was copied."""
    yield from t.happens(CardKnown(form.schema, form.subject, record, t.now.edition, rule=form.rule))
