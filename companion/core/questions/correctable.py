"""Values that can be corrected by hand, and how one that lies on a board is found among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.questions.kinds import Field, FieldValue
from companion.core.values.messages import Msg


@dataclass(frozen=True, slots=True)
class Correctable:
    """A tracked value that a person may set by hand: where it stands, how it is called, what it may be."""

    path: str
    group: Msg
    field: Field
    value: FieldValue


def behind(values: Sequence[Correctable], figure: str) -> tuple[Correctable, ...]:
    """The tracked values that a figure of the boards stands for.

    figure: its name, dotted as paths are: the value whose path ends so or has just these parts ("seat-1.gold" is
    ``players.seat-1.gold``), else all with these parts ("ship-2" is everything of that ship); of what is not tracked
    itself, whatever is of its owner, the first part.  Nothing for an unknown owner.
    """
    parts = figure.split(".")
    exact = [each for each in values if f".{each.path}".endswith(f".{figure}") or _made_of(each.path, parts)]
    return tuple(exact or _with(values, parts) or _with(values, parts[:1]))


def _made_of(path: str, parts: Sequence[str]) -> bool:
    return Counter(path.split(".")) == Counter(parts)


def _with(values: Sequence[Correctable], parts: Sequence[str]) -> list[Correctable]:
    return [each for each in values if not Counter(parts) - Counter(each.path.split("."))]
