"""Components of a game: the kinds of printed ones that can be copied, and how many pieces lie where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.questions.question_base import is_subject
from companion.core.values.messages import Msg

Pieces = Mapping[str, Mapping[str, int]]
"""Kind of piece, place, how many lie there."""


class ComponentStock:
    """Components of one kind."""

    __slots__ = ()
    subjects: tuple[str, ...]
    """Its copies."""
    open: bool
    """It is a collection that every owner has another of; any subject will do, and `subjects` has only examples."""

    def holds(self, subject: str) -> bool:
        """Whether there may be a component of that subject."""
        return subject in self.subjects or (self.open and is_subject(subject))


@dataclass(frozen=True, slots=True)
class ComponentKind(ComponentStock):
    """One kind of printed component in the box: its name, and its copies by subject."""

    title: Msg
    subjects: tuple[str, ...]
    alike: tuple[str, ...] = ()
    """Those that nobody can tell apart before they are copied; any of them stands for the others."""
    open: bool = False
