"""Who sits at the table, and how each side stands when the evening is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from companion.core.values.messages import Msg

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seat:
    """A person at the table: id, name as typed, palette name of the colour."""

    id: str
    name: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one side stands when an evening is over."""

    place: int
    """From 1, the same for equals."""
    name: Msg
    """Of a player, a team or whoever else the table lists."""
    points: int
    """Those that decide."""
    words: Msg | None = None
    """What else there is to say of it."""
    seats: tuple[str, ...] = ()
    """Of the people on this side; () for one that the app plays."""


def placed(sides: Iterable[T], merit: Callable[[T], Any]) -> list[tuple[int, T]]:
    """The sides from the best to the last, each with its place, from 1; equals share a place and keep their order.

    merit: what decides, the more the better: a number, or several of which the later ones break ties.
    """
    merits = [(merit(side), side) for side in sides]
    merits.sort(key=lambda each: each[0], reverse=True)
    order = [value for value, _ in merits]
    return [(1 + order.index(value), side) for value, side in merits]
