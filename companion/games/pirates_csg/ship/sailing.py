"""CSG-MOVE-03, CSG-CREW-HELMSMAN, -OARSMAN, CSG-TOW-03: how far a ship may sail, as segments of a card's edges."""

from __future__ import annotations

from companion.core.text import Msg, msg
from companion.games.pirates_csg.ship.cards import able, has, hindered, ship_card
from companion.games.pirates_csg.table.ids import ShipId
from companion.games.pirates_csg.table.state import State

SHORT = "S"
"""The short edge of a card."""


def base_move(s: State, ship: ShipId) -> tuple[tuple[str, ...], tuple[Msg, ...]]:
    """The segments of a ship's move, and where each of those beyond the card comes from.

    () for a ship that cannot move.
    """
    found, card = s.ship(ship), ship_card(s, ship)
    if found.derelict:
        own, why = _adrift(s, ship)
    elif any(each.towed == ship and not each.sunk for each in s.ships):
        own, why = (SHORT,), (msg("csg-why-tow"),)
    elif hindered(s, ship, "slow"):
        own, why = (SHORT,), (msg("csg-why-fear"),)
    else:
        own, why = card.move, ()
    if not own or own == ("T",):
        return (), why
    bare = found.derelict or (why and s.options.ruling("A-20") == "bare")
    if able(s, ship, "helmsman") and not bare:
        own, why = (*own, SHORT), (*why, msg("csg-why-helmsman"))
    return own, why


def _adrift(s: State, ship: ShipId) -> tuple[tuple[str, ...], tuple[Msg, ...]]:
    """CSG-CREW-OARSMAN, -HELMSMAN, CSG-KW-GALLEY and the like: what still moves a ship without masts."""
    moves = (
        (any(has(s, ship, keyword) for keyword in ("galley", "longship", "turtle")), msg("csg-why-oars")),
        (bool(able(s, ship, "oarsman")), msg("csg-why-oarsman")),
        (bool(able(s, ship, "helmsman")), msg("csg-why-helmsman")),
    )
    found = tuple(why for can, why in moves if can)
    return (SHORT,) * len(found), found


def spelled(segments: tuple[str, ...]) -> str:
    """The move as cards print it: "S+L"."""
    return "+".join(segments)
