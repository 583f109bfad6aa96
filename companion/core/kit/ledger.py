"""Numbers that go up and down, and pieces that change places: bases for the events of a game, and their line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from companion.core.events.event import Event
from companion.core.kit import state_paths
from companion.core.values.messages import Arg, Msg, msg

S = TypeVar("S")


def up_or_down(key: str, by: int, /, ways: tuple[str, str] = ("up", "down"), **words: Arg) -> Msg:
    """A change in words: ``<key>-up`` or ``<key>-down``, with `n` for how much. ways: other endings of the key."""
    return msg(f"{key}-{ways[by < 0]}", n=abs(by), **words)


@dataclass(frozen=True)
class Counted(Event[Any]):
    """A number went up or down. place: its dotted path in the state, e.g. ``players.0.gold``.

    A game derives its own event, which needs no more than a name and a line.
    """

    place: str
    by: int

    def apply(self, s: S) -> S:
        return state_paths.put(s, self.place, state_paths.read(s, self.place) + self.by)


@dataclass(frozen=True)
class Shifted(Event[Any]):
    """So many pieces went from one place to another; none can appear or vanish. Places: paths as of `Counted`."""

    source: str
    target: str
    n: int

    def apply(self, s: S) -> S:
        left = state_paths.put(s, self.source, state_paths.read(s, self.source) - self.n)
        return state_paths.put(left, self.target, state_paths.read(left, self.target) + self.n)
