"""Printed components that can be copied: how many the box holds, by kind, and the form for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.core.game import Components
from companion.core.questions import BadAnswer, Form
from companion.core.text import Msg, msg


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of component: which copies the box holds, by subject, and the form for one of them.

    alike: copies without a printed name or number by which they could be told apart.
    """

    subjects: tuple[str, ...]
    form: Callable[[str], Form]
    alike: tuple[str, ...] = ()


def box(kinds: Mapping[str, Kind], title: Callable[[str], Msg]) -> dict[str, Components]:
    """What the box holds, by schema. title: the name of a kind by its schema."""
    return {schema: Components(title(schema), kind.subjects, kind.alike) for schema, kind in kinds.items()}


def form(kinds: Mapping[str, Kind], schema: str, subject: str) -> Form:
    """The form for one component. Raises BadAnswer for one that the box does not hold."""
    kind = kinds.get(schema)
    if kind is None or subject not in kind.subjects:
        raise BadAnswer(msg("core-no-such-component", schema=schema, subject=subject))
    return kind.form(subject)
