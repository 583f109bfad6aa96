"""What states and commands of a game name: players, ships, cards. Whatever people hand us must name what exists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.core.kit.state import Common
from companion.core.untrusted.state_validation import Amiss, Named, each_named, each_once
from companion.core.values.messages import Msg, msg

S = TypeVar("S", bound=Common)
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Names(Generic[S, B]):
    """What a game names."""

    in_state: Callable[[S, B, Sequence[str]], Iterable[Named]] = lambda s, book, commands: ()
    """Every pirate, port, card … that a state names, with what there is of its kind; it is told the commands that may
    stand among the steps still to be done."""
    in_commands: Callable[[S], Mapping[str, tuple[str, Sequence[object]]]] = lambda s: {
        "seat": ("core-named-seat", s.players)
    }
    """What parameters may name, by parameter: key of the words for it, and things with an id."""
    in_wishes: Callable[[S, B], Mapping[str, Sequence[str]]] = lambda s, book: {}
    """What else parameters may name where somebody wishes for something, by parameter, of what all see."""
    called: Callable[[S, B, str, str], Msg | None] = lambda s, book, param, value: msg("core-said", text=value)
    """In words what a parameter is given; None where that says nothing."""
    needs: Sequence[str] = ()
    """Fields of a state without which it would be another game."""
    amiss: Callable[[S, B], Iterable[Amiss]] = lambda s, book: ()
    """What in a state breaks a rule."""


def sitting(s: Common, seats: Sequence[str], commands: Sequence[str]) -> Iterator[Named]:
    """Who sits at the table, every seat once, and the steps that are still to be done.

    seats: those that the options ask for.  commands: as `Names.in_state` is told them.
    """
    yield Named("players", len(s.players), "core-named-players", [len(seats)])
    yield from each_once("players", [player.id for player in s.players], "core-named-seat", seats)
    yield from each_named("turn.steps", s.turn.steps, "core-named-step", commands)
