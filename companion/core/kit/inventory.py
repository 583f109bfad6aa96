"""What lies on the table and where, for the laws that simulations check: nothing appears or vanishes by itself.

What a field counts, it says beside its type (`Counts`). Whatever comes from a supply that nobody counts, or goes back
to it, stands beside the event that brings it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Generic, TypeVar

from companion.core.declared.counted import Count, counted
from companion.core.events.event import Event
from companion.core.procedures.components import Pieces

S = TypeVar("S")
B = TypeVar("B")

Flow = Callable[[S, Any], Mapping[str, int]]
"""Pieces by kind that an event brings to the table, less those that it takes away, from the state before and itself."""


@dataclass(frozen=True, slots=True)
class Inventory(Generic[S, B]):
    """What is counted in a game."""

    counts: Callable[[S, B], Iterable[Count]] = lambda s, book: ()
    """What lies somewhere and no field of the state counts by itself (`Counts`)."""
    flows: Mapping[type[Event[S]], Flow[S]] = field(default_factory=dict)
    """What an event draws from the supply, exactly."""
    renewed: Mapping[type[Event[S]], tuple[str, ...]] = field(default_factory=dict)
    """Other kinds that an event lays out anew, whatever lay there before."""

    def pieces(self, s: S, book: B) -> Pieces:
        """Everything that is counted, by kind and place."""
        found: dict[str, dict[str, int]] = {}
        for kind, place, n in chain(counted(s), self.counts(s, book)):
            there = found.setdefault(kind, {})
            there[place] = there.get(place, 0) + n
        return found

    def supplied(self, before: S, event: Event[S], after: S, book: B) -> Mapping[str, int]:
        """Pieces by kind that an event brings from the supply, less those that go back."""
        flow = self.flows.get(type(event))
        drawn = dict(flow(before, event)) if flow is not None else {}
        if not (kinds := self.renewed.get(type(event), ())):
            return drawn
        was, now = self.pieces(before, book), self.pieces(after, book)
        return drawn | {kind: sum(now.get(kind, {}).values()) - sum(was.get(kind, {}).values()) for kind in kinds}
