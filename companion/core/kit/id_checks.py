"""What states and commands of a game name: players, ships, cards. Whatever people hand us must name what exists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from companion.core.declared.references import SEAT, Kind, Kinds, References
from companion.core.kit.state import Common
from companion.core.untrusted.state_validation import Amiss, Named, each_named
from companion.core.values.messages import Msg, msg

S = TypeVar("S", bound=Common)
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Names(Generic[S, B]):
    """What a game names."""

    kinds: Kinds[S, B] = field(default_factory=dict)
    """What there is of each kind of thing that the fields of a state refer to."""
    seats: Callable[[S], Sequence[str]] = lambda s: s.options.seat_ids
    """Those at the table, in seating order."""
    besides: Mapping[type, Callable[[str, Any, S, B], Iterable[Named]]] = field(default_factory=dict)
    """What a record names otherwise than by one of its fields alone, by its class: told its place in the state."""
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

    @property
    def with_seats(self) -> Kinds[S, B]:
        """The kinds, and those at the table where a field calls them by mere text."""
        return {SEAT: Kind("core-named-seat", lambda s, book: self.seats(s)), **self.kinds}

    def in_state(self, s: S, book: B, commands: Sequence[str]) -> Iterator[Named]:
        """Who sits at the table, the steps still to be done, and everything else that a state names.

        commands: that may stand among those steps.
        """
        if not self.kinds:
            return
        turn = getattr(s, "turn", None)  # a game may have none
        yield Named("players", len(s.players), "core-named-players", [len(self.seats(s))])
        yield from each_named("turn.steps", getattr(turn, "steps", ()), "core-named-step", commands)
        yield from References(s, book, self.with_seats, self.besides).named()
