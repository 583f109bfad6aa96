"""Sums as a player says them."""

from __future__ import annotations

from typing import Final

from companion.core.rules.verdicts import Sum
from companion.core.values.messages import Msg, msg

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
