"""Verdicts: why something is allowed or not, with the rule and the arithmetic.

A verdict is the single judgement that screens, phones, the command line and the tests all read. It is computed by
pure functions and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from companion.core.values.messages import Msg


@dataclass(frozen=True, slots=True)
class Reason:
    """One broken rule: its id in the rule index and what is wrong, with the facts."""

    rule: str
    text: Msg


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a sum: what it is, its value, and the rule it comes from."""

    label: Msg
    value: int
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Sum:
    """Arithmetic as a player would say it aloud, e.g. ``7 + 0 - 2 (wind) = 5``."""

    label: Msg
    terms: tuple[Term, ...]
    floor: int | None = None

    @property
    def total(self) -> int:
        """Sum of the terms, never below `floor`."""
        total = sum(term.value for term in self.terms)
        return total if self.floor is None else max(self.floor, total)


class Fact(Protocol):
    """What only the table can tell, as the question that would tell it (any `Ask`; questions know verdicts)."""

    @property
    def key(self) -> str:
        """Slug of the question."""

    @property
    def text(self) -> Msg:
        """What to find out."""

    @property
    def rule(self) -> str:
        """Id in the rule index."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The referee's opinion of something that a player wants to do."""

    refusals: tuple[Reason, ...] = ()
    """Every broken rule, not only the first."""
    unknown: tuple[Fact, ...] = ()
    """Facts that only the table can tell and without which nothing can be said."""
    sums: tuple[Sum, ...] = ()
    """The arithmetic behind it."""
    effects: tuple[Msg, ...] = ()
    """What will follow if it is done."""

    @property
    def allowed(self) -> bool:
        """True when no rule is broken and nothing is left to be looked up."""
        return not (self.refusals or self.unknown)

    def __and__(self, other: Verdict) -> Verdict:
        if other is ALLOWED or self is ALLOWED:  # most parts of a judgement say nothing
            return self if other is ALLOWED else other
        return Verdict(
            self.refusals + other.refusals,
            self.unknown + other.unknown,
            self.sums + other.sums,
            self.effects + other.effects,
        )


ALLOWED = Verdict()


def refused(rule: str, text: Msg) -> Verdict:
    """A verdict with one broken rule."""
    return Verdict(refusals=(Reason(rule, text),))


def require(condition: bool, rule: str, text: Msg) -> Verdict:
    """Allowed when `condition` holds, else refused under `rule`."""
    return ALLOWED if condition else refused(rule, text)


def any_of(verdicts: Iterable[Verdict]) -> Verdict:
    """Allowed as soon as one of them is, the others then unseen; else the first reason under each rule."""
    first: dict[str, Reason] = {}
    for verdict in verdicts:
        if verdict.allowed:
            return ALLOWED
        for reason in verdict.refusals:
            first.setdefault(reason.rule, reason)
    return Verdict(tuple(first.values()))
