"""Small drawings shared by the boards of Barbe Noire: ships by their hull, flags, places, players."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Book, Hull, Nation
from companion.games.blackbeard.model.names import SHIPS, nation, place_name
from companion.games.blackbeard.model.records import Commissioner, Pirate, Place
from companion.games.blackbeard.model.state import State
from companion.library.texts import Texts
from companion.ui.widgets import kit

PIRATES = "#3a4149"
"""Hull of a ship that belongs to nobody at the table."""


def ship(hull: Hull, height: float, colour: str, label: str = "") -> ft.Control:
    """A pirate's ship in his player's colour. label: read aloud."""
    return kit.pic(SHIPS[hull], height, label, hull=kit.colour_of(colour, PIRATES))


def flag(t: Texts, country: Nation | str, height: float = 20) -> ft.Control:
    """A nation's flag; its name is read aloud."""
    return kit.pic(f"flag:{country}", height, t(nation(country)))


def place_picture(place: Place) -> str:
    """The kind of place as it is drawn on the chart."""
    if not place.kind:
        return "place:any"
    return "place:coast" if place.kind in ("sea", "hex") and place.coast else f"place:{place.kind}"


def whereabouts(s: State, book: Book, lying: Pirate | Commissioner) -> Msg:
    """Where a ship lies, and how: at sea, anchored or careened."""
    where = place_name(s, book, lying.place)
    if lying.posture == "sea" and not lying.place.port:
        return where
    return msg(f"bb-ui-posture-{lying.posture}", where=where)
