"""Words to the table: orders, arithmetic, and choices that may have no legal answer, of which it then hears why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from typing import Any, Final, Literal

from typing_extensions import TypeVar, Unpack

from companion.core.events.announcements import Announcement, Change, Fate, Kind, Order, Piece, Result, SetupStep
from companion.core.events.event import Event
from companion.core.procedures.asking import OfChoose, Seated, Speaking
from companion.core.procedures.procedure import Context, Procedure
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Reason, Sum, Verdict
from companion.core.values.messages import Msg, msg

S = TypeVar("S")
B = TypeVar("B")
K = TypeVar("K", bound=str, default=str)
P = TypeVar("P", bound=Seated)
Q = TypeVar("Q", bound=Speaking)


class Announced(Event[Any]):
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

    def apply(self, s: S) -> S:
        return s

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


class StepBegun(Event[Any]):
    """A chapter of the set-up: the orders that follow in the same procedure belong to it."""

    id: str
    title: Msg
    n: int = field(default=1, compare=False)
    """From 1."""
    of: int = field(default=1, compare=False)
    """How many."""

    def apply(self, s: S) -> S:
        return s

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


USUAL: Final = msg("core-usual")
"""Why a face is needed that is needed everywhere."""


def sum_in_words(total: Sum) -> Msg:
    """A sum as a player says it: "4 (die) + 3 (Speed) = 7"; what stands alone is its own sum, a floor is said, and what
    adds nothing is not."""
    first, *others = [term for term in total.terms if term.value] or total.terms[:1]
    said = msg("core-sum-first", label=first.label, n=first.value)
    for term in others:
        key = "core-sum-plus" if term.value >= 0 else "core-sum-minus"
        said = msg(key, left=said, label=term.label, n=abs(term.value))
    if sum(term.value for term in total.terms) != total.total:
        return msg("core-sum-floored", left=said, n=total.total)
    return msg("core-sum-total", left=said, n=total.total) if others or total.floor is not None else said


def sum_origin(total: Sum) -> Msg:
    """Where a sum comes from: its only term by name, several as a player says them."""
    return total.terms[0].label if len(total.terms) == 1 else sum_in_words(total)


def needed(face: Sum) -> Msg:
    """The face that a die needed at least, and why where it was not the usual one."""
    if len(face.terms) > 1:
        return msg("voice-against-sum", sum=sum_in_words(face))
    label = face.terms[0].label
    return msg("voice-against", n=face.total) if label == USUAL else msg("voice-against-by", n=face.total, why=label)


def any_of(verdicts: Iterable[Verdict]) -> Verdict:
    """Allowed as soon as one of them is, the others then unseen; else the first reason under each rule."""
    first: dict[str, Reason] = {}
    for verdict in verdicts:
        if verdict.allowed:
            return ALLOWED
        for reason in verdict.refusals:
            first.setdefault(reason.rule, reason)
    return Verdict(tuple(first.values()))


def refuse(t: Context[S, B], verdict: Verdict, *, secret: bool = False) -> Procedure[None]:
    """Tell every reason of a refusal. secret: the reasons would tell what is hidden, so that none is given."""
    if secret and not verdict.allowed:
        yield from t.happens(Announced(msg("core-refused-secretly"), "result", rule=verdict.refusals[0].rule))
    else:
        yield from t.happens(*(Announced(reason.text, "result", rule=reason.rule) for reason in verdict.refusals))


def choose_if_any(
    t: Context[P, Q], name: str, options: Sequence[Option[K]], **aside: Unpack[OfChoose[K]]
) -> Procedure[K | None]:
    """Ask the question of that name (`Context.choose`); None, with the reasons told, when no option is legal."""
    verdict = any_of(option.verdict for option in options)
    if not (options and verdict.allowed):
        yield from refuse(t, verdict, secret=aside.get("secret", False))
        return None
    return (yield from t.choose(name, options, **aside))
