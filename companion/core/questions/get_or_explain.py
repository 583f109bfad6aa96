"""Finding one thing by what names it; what is not there is told in words, together with what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from companion.core.questions.question_base import BadAnswer, brief
from companion.core.values.messages import msg

T = TypeVar("T")

MOST_NAMED = 40
"""How many of the things that there are a message names."""


class Unknown(BadAnswer, LookupError):
    """Something was named that does not exist."""

    def __init__(self, given: object, kind: str, known: Sequence[str]) -> None:
        self.given = given
        """What was named. kind: key of the words for such a thing, with its article ("a pirate"). known: what there is,
        each as it is to be shown."""
        there = ", ".join(known[:MOST_NAMED]) + (", …" if known[MOST_NAMED:] else "")
        key = "core-unknown" if there else "core-unknown-none"
        super().__init__(msg(key, given=brief(given), what=msg(kind), known=there))


def get_or_explain(things: Sequence[T], given: object, kind: str, by: str = "id") -> T:
    """The thing of which the field `by` is what was given. kind: as for Unknown, which is raised."""
    for thing in things:
        if getattr(thing, by) == given:
            return thing
    raise Unknown(given, kind, [id_and_name(thing, by) for thing in things])


def id_and_name(thing: object, by: str = "id") -> str:
    """What names a thing, with the name that people have given it: ``seat-1 (Anne)``."""
    name = getattr(thing, "name", "")
    return f"{getattr(thing, by)} ({name})" if name else str(getattr(thing, by))
