"""Pieces dragged on the map: what a hand then says of where they lie on the table."""

from __future__ import annotations

from typing import Final

from companion.games.captains_log.model.sea import LaidTile
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import by_hand
from companion.games.captains_log.sea.chart import chart
from companion.games.captains_log.sea.places import hex_id, read_bow, read_hex
from companion.hexmap import Clock, Hex, distance, turned

SNAP: Final = 2
"""Hexes beside a place where a tile fits from which it is dropped into it."""
Set = tuple[str, str]
"""A tracked value by its path, and what it is now."""


def grip(piece: str, at: Hex) -> str:
    """What a piece carries that is dragged by a hex. piece: as corrections name it, with a ship's id for a ship."""
    return f"{piece}@{hex_id(at)}"


def gripped(data: object) -> tuple[str, Hex] | None:
    """The piece and the hex by which it is dragged; None for what is no piece of the map."""
    piece, _, at = str(data).rpartition("@")
    return (piece, read_hex(at)) if piece else None


def dragged(s: State, piece: str, way: Hex) -> Set | None:
    """Where a piece lies that was dragged so far; None where nothing of its kind can lie. A tile snaps in."""
    path = f"sea.{piece}.at"
    for other, line, value in by_hand.lines(s):
        if other == path and isinstance(value, str) and value:
            wanted = read_hex(value) + way
            spots = (read_hex(option.id) for option in line.options if option.id)
            nearest = min(spots, key=lambda at: (distance(at, wanted), at), default=wanted)
            near = distance(nearest, wanted) <= (SNAP if piece.startswith(by_hand.TILE) else 0)
            return (path, hex_id(nearest)) if near else None
    return None


def twisted(s: State, laid: LaidTile, sixths: int) -> Set | None:
    """A tile turned on its place to the next side on which it fits; None where it fits on no other."""
    path = f"sea.{by_hand.TILE}-{laid.number}.turn"
    for other, line, value in by_hand.lines(s):
        if other == path and isinstance(value, str):
            fitting = {option.id for option in line.options}
            north: Clock = read_bow(value)
            for _ in range(5):
                north = turned(north, sixths)
                if str(north) in fitting:
                    return path, str(north)
    return None


def tile_at(s: State, at: Hex | None) -> LaidTile | None:
    """The tile face up under a hex."""
    number = 0 if at is None else chart(s).tiles.get(at, 0)
    return None if s.sea is None else s.sea.tile(number)
