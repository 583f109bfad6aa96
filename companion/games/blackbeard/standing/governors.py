"""2.35, 4.2, 17I Governors: how one takes office, leaves it, or is drawn for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.names import Ctx, port_name
from companion.games.blackbeard.model.records import Leaning
from companion.games.blackbeard.model.state import State


class GovernorPlaced(Event[State], formerly=("where",)):
    """A Governor took office; forever: the cup was empty, and the port stays anti-pirate (2.35)."""

    port: int
    leaning: Leaning
    forever: bool

    def apply(self, s: State) -> State:
        return s.with_port(self.port, governor=self.leaning, forever=self.forever)

    def line(self, s: State, book: Book) -> Msg | None:
        key = "bb-ev-governor-forever" if self.forever else f"bb-ev-governor-{self.leaning}"
        return msg(key, port=port_name(s, book, self.port))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        key = "bb-told-governor-forever" if self.forever else f"bb-told-governor-{self.leaning}"
        return (Order(msg(key, port=port_name(s, book, self.port)), f"governor:{self.leaning}"),)


class GovernorLeft(Event[State], formerly=("where",)):
    """A Governor left his port: an anti-pirate one for the cup, a pro-pirate one for good (17I).

    What tortured hostages told of the port is worth nothing under another Governor (9.73).
    """

    port: int
    leaning: Leaning

    def apply(self, s: State) -> State:
        left = _out_of_the_game(s, self.leaning) if self.leaning == "pro" else s
        return without_information(left.with_port(self.port, governor=""), self.port)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg(f"bb-ev-governor-{self.leaning}-left", port=port_name(s, book, self.port))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg(f"bb-told-governor-{self.leaning}-left", port=port_name(s, book, self.port))
        return (Order(text, f"governor:{self.leaning}"),)


class GovernorDiscarded(Event[State]):
    """A Governor just drawn goes nowhere: an anti-pirate one back to the cup, a pro-pirate one out of the game."""

    leaning: Leaning

    def apply(self, s: State) -> State:
        return _out_of_the_game(s, self.leaning) if self.leaning == "pro" else s

    def line(self, s: State, book: object) -> Msg | None:
        return msg(f"bb-ev-governor-{self.leaning}-discarded")

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(msg(f"bb-told-governor-{self.leaning}-discarded"), f"governor:{self.leaning}"),)


def _out_of_the_game(s: State, leaning: Leaning) -> State:
    return replace(s, governors_out=tuple((each, n + (each == leaning)) for each, n in s.governors_out))


def without_information(s: State, port: int) -> State:
    """With nobody who knows anything of a port (9.73)."""
    for pirate in s.pirates:
        if port in pirate.information:
            s = s.with_pirate(pirate.id, information=tuple(each for each in pirate.information if each != port))
    return s


def place(t: Ctx, number: int, leaning: Leaning | Literal[""], rule: str) -> Procedure[None]:
    """BB-2.35: a Governor takes office in a port; "" (an empty cup) makes it anti-pirate for good."""
    yield from t.happens(GovernorPlaced(number, leaning or "anti", not leaning, rule=rule))


def remove(t: Ctx, number: int, rule: str) -> Procedure[None]:
    """BB-17I: the Governor of a port leaves, if there is one; a port that is anti-pirate for good stays so."""
    port = t.now.port(number)
    if port.governor and not port.forever:
        yield from t.happens(GovernorLeft(number, port.governor, rule=rule))


def discard(t: Ctx, leaning: Leaning, rule: str) -> Procedure[None]:
    """A Governor just drawn is not placed."""
    yield from t.happens(GovernorDiscarded(leaning, rule=rule))
