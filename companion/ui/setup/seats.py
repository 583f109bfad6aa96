"""Names and colours of the people at a table: pure changes of the seats in a game's options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar, get_args, get_type_hints

from companion.core.kit.options import COLOURS, Colour, EveningOptions
from companion.core.questions.question_base import is_name, tidy
from companion.core.values.frozen_records import Dataclass
from companion.core.values.messages import msg
from companion.library.texts import Texts

MOST = len(COLOURS)
"""Seats of a table at most."""
NameFor = Callable[[int], str]
"""How somebody at a table is called before anybody has said so, by place."""


class SeatDraft(Dataclass, Protocol):
    """A seat as every game's options have it: a frozen dataclass with at least a name and a colour."""

    @property
    def name(self) -> str:
        """As typed."""

    @property
    def colour(self) -> Colour:
        """No two seats have the same."""


S = TypeVar("S", bound=SeatDraft)
A = TypeVar("A", bound=EveningOptions)


def renamed(seats: tuple[S, ...], index: int, name: str) -> tuple[S, ...]:
    """With another name for one seat; an empty one, or one that cannot be read, leaves it as it was."""
    return tuple(
        replace(seat, name=name if is_name(name) else seat.name) if i == index else seat for i, seat in enumerate(seats)
    )


def tidied(seats: tuple[S, ...]) -> tuple[S, ...]:
    """With names as they are kept."""
    return tuple(replace(seat, name=tidy(seat.name)) for seat in seats)


def recoloured(seats: tuple[S, ...], index: int, colours: Sequence[Colour] = COLOURS) -> tuple[S, ...]:
    """With the next free colour for one seat; its own if all are taken."""
    taken = [seat.colour for i, seat in enumerate(seats) if i != index]
    now = colours.index(seats[index].colour)
    following = (*colours[now + 1 :], *colours[: now + 1])
    colour = next(each for each in following if each not in taken)
    return tuple(replace(seat, colour=colour) if i == index else seat for i, seat in enumerate(seats))


def with_count(
    seats: tuple[S, ...], count: int, fresh: Callable[[int], S], colours: Sequence[Colour] = COLOURS
) -> tuple[S, ...]:
    """As many seats as players, keeping those that are there. fresh: the seat at an index that nobody has touched."""
    found = list(seats[:count])
    while len(found) < count:
        taken = [seat.colour for seat in found]
        new = fresh(len(found))
        found.append(replace(new, colour=next(c for c in (new.colour, *colours) if c not in taken)))
    return tuple(found)


def named(t: Texts, people: Sequence[str] = ()) -> NameFor:
    """By the names of `people`, those of the last evening; whoever sits beyond them is a captain with a number."""
    known = [name for name in people if is_name(name)]
    return lambda index: known[index] if index < len(known) else t(msg("ui-setup-captain", n=index + 1))


def captains(
    called: NameFor,
    kind: Callable[[str, Colour], S],
    seats: tuple[S, ...],
    count: int,
    colours: Sequence[Colour] = COLOURS,
) -> tuple[S, ...]:
    """As many seats as players, the new ones with names that everybody may change. kind: the seats of a game."""
    return with_count(seats, count, lambda index: kind(called(index), colours[index]), colours)


def modes(kind: type[EveningOptions], count: int) -> tuple[Any, ...]:
    """The ways in which so many can play, the usual one first."""
    return tuple(mode for mode, numbers in kind.MODES.items() if count in numbers)


def seated(called: NameFor, options: A, count: int) -> A:
    """As many people, those that were named first, in the usual way for so many to play."""
    (kind, *_) = get_args(get_type_hints(type(options))["seats"])
    seats: tuple[Any, ...] = captains(called, kind, options.seats, count, options.COLOURS)
    return replace(options, seats=seats, mode=modes(type(options), count)[0])
