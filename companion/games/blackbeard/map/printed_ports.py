"""2.22 Ports as the map prints them: nationality, value, garrison; with what 14.31 and 15.4 change of it."""

from __future__ import annotations

from typing import Final, Literal, cast

from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.copied_cards import read_off
from companion.core.procedures.procedure import Procedure
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.questions.kinds import Field, FieldValue, Form
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import msg
from companion.games.blackbeard.model import book as printed
from companion.games.blackbeard.model.book import Book, Nation
from companion.games.blackbeard.model.names import Ctx, flags
from companion.games.blackbeard.model.state import State

MOST_VALUE: Final = 9
"""The most that a form takes for the value of a port; what is printed on the board is not in the text."""


def card(book: Book, number: int) -> printed.PrintedPort:
    """A port as printed."""
    return get_or_explain(book.ports, number, "bb-named-port", by="number")


def is_haven(s: State, book: Book, number: int) -> bool:
    """Whether a port is a pirate haven still, which an anti-pirate campaign may have ended (14.31)."""
    return card(book, number).haven and not s.port(number).english


@memoized
def port_form(book: Book, subject: str) -> Form:
    """The form by which a port of the map is copied (BB-2.22)."""
    n = book.numbers
    fields = (
        Field("name", msg("bb-form-name"), "words"),
        Field("nation", msg("bb-form-nation"), "choice", options=flags()),
        Field("value", msg("bb-form-value"), "number", 0, MOST_VALUE, near=1),
        Field("garrison", msg("bb-form-garrison"), "number", n.garrison_lowest, n.garrison_highest, near=8),
        Field("hex", msg("bb-form-hex"), "words"),
    )
    text = msg("bb-form-port", n=int(subject))
    layout = (Band((Row(("name",)), Row(("nation", "hex")), Row(("value", "garrison")))),)
    return Form(
        key=f"port-{subject}", text=text, rule="BB-2.22", schema="port", subject=subject, fields=fields, layout=layout
    )


def _known(s: State, book: Book, number: int, name: Literal["nation", "value", "garrison"]) -> FieldValue:
    """A printed value as the owner copied it, else as the rulebook tells it; None while it is unknown."""
    copied = s.copied("port", str(number), name)
    told = getattr(card(book, number), name)
    return copied if copied is not None or told is None else cast(FieldValue, told.value)


def _read(t: Ctx, number: int, name: Literal["nation", "value", "garrison"], key: str) -> Procedure[FieldValue]:
    """A printed value, copied by the table if nobody knows it."""
    value = _known(t.now, t.book, number, name)
    if value is None:
        form = port_form(t.book, str(number))
        beside = tuple(line.name for line in form.fields)
        record = yield from read_off(t, form, name, key=f"{key}-{name}", beside=beside)
        value = dict(record)[name]
    return value


def known_nation(s: State, book: Book, number: int) -> Nation | None:
    """The nationality of a port as far as it is known; None for a pirate haven, which has none."""
    if s.port(number).english:
        return "english"
    return None if card(book, number).haven else cast("Nation | None", _known(s, book, number, "nation"))


def nation_of(t: Ctx, number: int, key: str) -> Procedure[Nation | None]:
    """The nationality of a port, copied once; None for a pirate haven, which has none (14.31: an English one)."""
    if t.now.port(number).english:
        return "english"
    if card(t.book, number).haven:
        return None
    return cast(Nation, (yield from _read(t, number, "nation", key)))


def known_value(s: State, book: Book, number: int) -> int | None:
    """The value of a port now, as far as anybody knows."""
    if is_haven(s, book, number):
        return 0
    state = s.port(number)
    value = book.numbers.english_port_value if state.english else _known(s, book, number, "value")
    return None if value is None else lowered(book, cast(int, value), state.taken)


def known_garrison(s: State, book: Book, number: int) -> int | None:
    """The garrison of a port, as far as anybody knows."""
    if s.port(number).english:
        return book.numbers.english_port_garrison
    return 0 if is_haven(s, book, number) else cast("int | None", _known(s, book, number, "garrison"))


def lowered(book: Book, value: int, taken: int) -> int:
    """BB-15.4: a printed value, less 1 for each time the port was taken, never below 0."""
    return max(0, value - taken * book.numbers.port_value_loss)


def value_of(t: Ctx, number: int, key: str) -> Procedure[int]:
    """BB-15.4: the value of a port, less 1 for each time it was taken, never below 0; 0 for a pirate haven."""
    n, state = t.book.numbers, t.now.port(number)
    value = n.english_port_value if state.english else 0
    if not card(t.book, number).haven:
        value = cast(int, (yield from _read(t, number, "value", key)))
    return lowered(t.book, value, state.taken)


def garrison_of(t: Ctx, number: int, key: str) -> Procedure[int]:
    """BB-15.1: the garrison of a port, which never changes; 0 for a pirate haven."""
    if t.now.port(number).english:
        return t.book.numbers.english_port_garrison
    if card(t.book, number).haven:
        return 0
    return cast(int, (yield from _read(t, number, "garrison", key)))
