"""CSG-MOVE-03, CSG-CREW-HELMSMAN, -OARSMAN, CSG-TOW-03: how far a ship may sail, as segments of a card's edges."""

from __future__ import annotations

from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.ids import NO_SHIP, ShipId
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import able, has, hindered, ship_card, used

SHORT = "S"
"""The short edge of a card."""


CURRENT = "current"
"""Under this name it is noted that a current has carried a ship in this turn (CSG-TERR-CURR)."""


def base_move(s: State, ship: ShipId) -> tuple[tuple[str, ...], tuple[Msg, ...]]:
    """The segments of a ship's move, and where each of those beyond the card comes from.

    () for a ship that cannot move.
    """
    found, card = s.ship(ship), ship_card(s, ship)
    if found.wreck or card.towed:
        return (), ()
    own: tuple[str, ...] = card.move
    why: tuple[Msg, ...] = ()
    if found.derelict:
        own, why = _adrift(s, ship)
    elif hindered(s, ship, "slow"):
        own, why = (SHORT,), (msg("csg-why-fear"),)
    tows = tuple(each.id for each in s.afloat() if each.towed == ship)
    if own and tows:
        own, why = (SHORT,), (msg("csg-why-tow"),)
    battery = any("flotilla" in ship_card(s, each).keywords for each in tows)
    bare = found.derelict or battery or (tows and s.options.ruling("A-20") == "bare")
    if own and able(s, ship, "helmsman") and not bare:
        own, why = (*own, SHORT), (*why, msg("csg-why-helmsman"))
    if own and hunted(s, ship):
        own, why = (*own, SHORT), (*why, msg("csg-why-prey"))
    if own and in_current(s, ship):
        own, why = (*own, SHORT), (*why, msg("csg-why-current"))
    return own, why


def hunted(s: State, ship: ShipId) -> ShipId:
    """CSG-KW-KRAKEN: the ship that a Kraken goes for, "" for none or once it has sunk."""
    prey = s.ship(ship).prey
    return prey if prey and not s.ship(prey).sunk else NO_SHIP


def in_current(s: State, ship: ShipId) -> bool:
    """CSG-TERR-CURR: whether a ship lies at a trade current of its own side that has not carried it in this turn."""
    found = s.ship(ship)
    there = any(s.piece(each).kind == "current" and s.piece(each).seat == found.seat for each in found.on)
    return there and not used(s, CURRENT, ship)


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
