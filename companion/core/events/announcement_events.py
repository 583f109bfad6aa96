"""Events that change no state and only tell: what to do, what came about, which chapter of the set-up begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any, Literal

from typing_extensions import TypeVar

from companion.core.events.announcements import Announcement, Change, Fate, Kind, Order, Piece, Result, SetupStep
from companion.core.events.event import Event
from companion.core.values.messages import Msg

S = TypeVar("S")


class Noted(Event[Any]):
    """Something that changes no state: it is only told."""

    def apply(self, s: S) -> S:
        return s


class Announced(Noted):
    """The table was told something that changes no state: what to do, what came about, why a step is skipped."""

    text: Msg
    kind: Kind | Literal["line", "heading"] = field(default="line", compare=False)
    """As what it is told; a mere line where nobody has to see it, a heading over the orders that follow."""
    picture: str = field(default="", compare=False)
    colour: str = field(default="", compare=False)
    seat: str = field(default="", compare=False)
    """Whose hands an order is for, as `Order` has it."""
    note: Msg | None = field(default=None, compare=False)
    pieces: tuple[Piece, ...] = field(default=(), compare=False)
    prints: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """Of an order: what can be copied meanwhile, as `Order` has it."""
    quiet: bool = field(default=False, compare=False)
    """Not for the notebook: a hand's work of which nobody wants to read later."""

    def line(self, s: S, book: object) -> Msg | None:
        return None if self.kind == "heading" or self.quiet else self.text

    def heading(self, s: Any, book: object) -> Msg | None:
        return self.text if self.kind == "heading" else None

    def announcements(self, s: S, book: object) -> Sequence[Announcement]:
        match self.kind:
            case "order":
                return (Order(self.text, self.picture, self.colour, self.seat, self.note, self.pieces, self.prints),)
            case "result":
                return (Result(self.text, picture=self.picture),)
            case "change":
                return (Change(self.text, self.picture),)
            case "fate":
                return (Fate(self.text, picture=self.picture, colour=self.colour),)
            case "line" | "heading":
                return ()


class StepBegun(Noted):
    """A chapter of the set-up: the orders that follow in the same procedure belong to it."""

    id: str
    title: Msg
    n: int = field(default=1, compare=False)
    """From 1."""
    of: int = field(default=1, compare=False)
    """How many."""

    def heading(self, s: Any, book: object) -> Msg:
        return self.title

    @property
    def step(self) -> SetupStep:
        return SetupStep(self.id, self.title, self.n, self.of)


def laid_out(
    rule: str,
    text: Msg,
    *pieces: Piece,
    seat: str = "",
    picture: str = "",
    colour: str = "",
    note: Msg | None = None,
    prints: tuple[tuple[str, str], ...] = (),
) -> Announced:
    """Something that is laid out before the game, which the notebook need not keep. seat: whose hands do it.

    prints: what can be copied meanwhile.
    """
    return Announced(text, "order", picture, colour, seat, note, pieces, prints, quiet=True, rule=rule)


class Shown(Announced):
    """Something came about: the notebook tells it in a line, the middle of the table with dice and pictures."""

    noted: bool = True
    """Whether the notebook has the line at all; what other lines of it say already, it has not."""
    fate: Fate | None = None
    result: Result | None = None
    orders: tuple[Order, ...] = ()
    changes: tuple[Change, ...] = ()

    def line(self, s: Any, book: object) -> Msg | None:
        return self.text if self.noted else None

    def announcements(self, s: Any, book: object) -> Sequence[Announcement]:
        first: list[Announcement] = [each for each in (self.fate, self.result) if each is not None]
        return (*first, *self.orders, *self.changes)
