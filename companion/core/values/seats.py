"""Who sits at the table, and how each side stands when the evening is over."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.values.messages import Msg


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
