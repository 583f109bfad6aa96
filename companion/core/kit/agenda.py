"""What happens next: the trunk of an evening, one step or one menu at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from companion.core.procedures.menus import Menu, Offer
from companion.core.procedures.procedure import Command
from companion.core.values.frozen_records import memoized

S = TypeVar("S")
B = TypeVar("B")
State = TypeVar("State", contravariant=True)
Book = TypeVar("Book", contravariant=True)
Following = Command | Menu | tuple[Menu, ...] | None
"""A command that begins by itself, the menu or the menus that are put to people, None when the evening is over."""


class Offering(Protocol[State, Book]):
    """A chapter of which something stands in a menu."""

    def offers(self, s: State, book: Book, /) -> Iterable[Offer]:
        """What may be done, each with its verdict."""


def offered(sources: Iterable[Offering[S, B]], s: S, book: B) -> list[Offer]:
    """What all these chapters offer, in their order."""
    return [offer for source in sources for offer in source.offers(s, book)]


@dataclass(frozen=True, slots=True)
class Agenda(Generic[S, B]):
    """The trunk of a game.

    A state with an `outcome` is over once it has one; commands in `turn.steps` come before anything else.
    """

    follows: Callable[[S, B], Following]
    """A command that begins by itself, a menu for a person, or the menus of several who choose at the same time; None
    when the evening is over."""
    turn_of: Callable[[S, str], S] = lambda s, seat: s
    """The state as if this seat were to choose now what it does, for plans made on the side."""

    def next(self, s: S, book: B) -> Following:
        """What follows when no procedure is open; None when the evening is over."""
        return _next(s, self, book)


@memoized
def _next(s: S, agenda: Agenda[S, B], book: B) -> Following:
    if getattr(s, "outcome", None) is not None:
        return None
    steps: Sequence[str] = getattr(getattr(s, "turn", None), "steps", ())
    return Command(steps[0]) if steps else agenda.follows(s, book)
