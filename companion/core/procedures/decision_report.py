"""What an automatic turn leaves behind: how it was decided, step by step, and what people now do with the pieces.

A game keeps the report of the last such turn in its state as `report`; the screens draw the path and let a wrong fact
be corrected.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

from companion.core.events.announcements import Announcement, Order, Piece
from companion.core.events.event import Event
from companion.core.procedures.procedure import Context, Procedure
from companion.core.values.frozen_records import Dataclass, replace
from companion.core.values.messages import Msg

NodeAnswer = Literal["", "yes", "no"]
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Node:
    """One node of a flowchart or list of priorities as it was passed."""

    id: str
    """Which step of the flowchart."""
    rule: str
    """Id of the rule that it carries out."""
    answer: NodeAnswer = ""
    """Empty for a step that nobody decides."""
    text: Msg | None = None
    """Its question as it was asked, None if the chart's own words do."""
    key: str = ""
    """Of the question whose answer decided it, "" if the app knew."""


@dataclass(frozen=True, slots=True)
class Report:
    """How the turn of a ship or of a player that nobody plays came out."""

    actor: str
    """Its id."""
    nodes: tuple[Node, ...] = ()
    """Steps of the flowchart in the order taken."""
    orders: tuple[Msg, ...] = ()
    """What hands were told to do then."""


class Reporting(Dataclass, Protocol):
    """A state that keeps the report of the last automatic turn."""

    @property
    def report(self) -> Report | None:
        """None while there is none: then nobody is told how anything was decided."""


R = TypeVar("R", bound=Reporting)


class NodePassed(Event[Any]):
    """A node was answered."""

    node: str
    answer: NodeAnswer
    text: Msg
    key: str = ""
    """Of the question whose answer decided it, "" if the app knew."""

    def apply(self, s: R) -> R:
        if s.report is None:
            return s
        passed = Node(self.node, self.rule, self.answer, self.text, self.key)
        return replace(s, report=replace(s.report, nodes=(*s.report.nodes, passed)))


class OrderGiven(Event[Any]):
    """What the table now does with the pieces, or why a step has no effect."""

    text: Msg
    quiet: bool = False
    """Not for the notebook, which tells it in other words or never."""
    picture: str = field(default="", compare=False)
    """Of what hands take, for the middle of the table."""
    colour: str = field(default="", compare=False)
    vain: bool = field(default=False, compare=False)
    """A step that has no effect: nothing is to be done, and only the notebook tells why."""
    told: Msg | None = field(default=None, compare=False)
    """How the middle of the table says it, where that needs other words."""
    seat: str = field(default="", compare=False)
    """Whose hands it is for; "" for anybody's."""
    note: Msg | None = field(default=None, compare=False)
    """What only some need to know of how it is done."""
    pieces: tuple[Piece, ...] = field(default=(), compare=False)
    """What is taken for it, counted."""

    def apply(self, s: R) -> R:
        if s.report is None:
            return s
        return replace(s, report=replace(s.report, orders=(*s.report.orders, self.text)))

    def line(self, s: Any, book: object) -> Msg | None:
        return None if self.quiet else self.text

    def announcements(self, s: Any, book: object) -> Sequence[Announcement]:
        if self.vain:
            return ()
        return (Order(self.told or self.text, self.picture, self.colour, self.seat, self.note, self.pieces),)


def passed(t: Context[R, B], node: str, verdict: bool | None, text: Msg, rule: str, key: str = "") -> Procedure[bool]:
    """Pass one node; returns its answer, False for a step (verdict None)."""
    answer: NodeAnswer = "" if verdict is None else "yes" if verdict else "no"
    yield from t.happens(NodePassed(node, answer, text, key, rule=rule))
    return bool(verdict)


def order(
    t: Context[R, B],
    rule: str,
    text: Msg,
    *,
    quiet: bool = False,
    picture: str = "",
    colour: str = "",
    vain: bool = False,
    told: Msg | None = None,
    seat: str = "",
    note: Msg | None = None,
    pieces: tuple[Piece, ...] = (),
) -> Procedure[None]:
    """Tell the table what is done with the pieces. vain: why a step comes to nothing.  told: for the middle alone.

    seat: whose hands do it, "" for anybody's.  note: how, for those who need to know, in small letters.
    pieces: what is taken, counted.
    """
    yield from t.happens(OrderGiven(text, quiet, picture, colour, vain, told, seat, note, pieces, rule=rule))
