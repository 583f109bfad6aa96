"""What events of earlier versions held and those of today do not: ready words, and what is read in the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

FORMER_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "Allied": ("friend", "name"),
    "ChasedOut": ("colour", "name", "picture", "where"),
    "CommissionerCame": ("colour", "player", "where"),
    "CommissionerLeft": ("name",),
    "CounterPlaced": ("where",),
    "CounterReturned": ("name", "where"),
    "CounterSeen": ("told",),
    "CunningSpent": ("left", "name"),
    "Deposited": ("name", "where"),
    "EveningEnded": ("text",),
    "GovernorLeft": ("where",),
    "GovernorPlaced": ("where",),
    "HavenTaken": ("garrison", "value", "where"),
    "LetterOffered": ("nation",),
    "Marked": ("name", "seat"),
    "MarkerPut": ("name", "seat"),
    "Moved": ("colour", "name", "picture", "refloated", "seat", "where"),
    "PardonEnded": ("text",),
    "PardonOffered": ("text",),
    "PirateCame": ("colour", "name", "player", "seat", "where"),
    "PirateLost": ("name",),
    "PirateRetired": ("fortune", "name"),
    "PlayedOn": ("player", "players"),
    "PortDestroyed": ("where",),
    "PortTaken": ("name", "where"),
    "RenownChanged": ("before", "name"),
    "ShipHurt": ("after", "before", "name"),
    "WorthChanged": ("before", "name"),
    "WoundsChanged": ("text",),
}
"""By event, the fields that kept evenings may hold and nobody reads any more."""
