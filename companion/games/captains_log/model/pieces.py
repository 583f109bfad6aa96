"""What comes out of the box, counted (rulebook p.3)."""

from __future__ import annotations

from companion.core.events.announcements import Piece
from companion.core.values.messages import msg


def piece(kind: str, n: int, picture: str = "", colour: str = "") -> Piece:
    """So many things of a kind."""
    return Piece(msg(f"cl-piece-{kind}"), n, picture, colour)
