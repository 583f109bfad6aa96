"""CSG-FLEET-02: nations as people write them: on cards, in spreadsheets, after "Loyal:"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_BEGINNINGS: Final[Mapping[str, str]] = {
    "americ": "american",
    "améric": "american",
    "barbar": "corsair",
    "corsair": "corsair",
    "cursed": "cursed",
    "maudit": "cursed",
    "engl": "english",
    "angl": "english",
    "fr": "french",
    "jade": "jade",
    "merc": "mercenary",
    "pirate": "pirate",
    "span": "spanish",
    "spain": "spanish",
    "espagn": "spanish",
    "viking": "viking",
    "white": "whitebeard",
    "none": "unaligned",
    "un": "unaligned",
}


def nation_named(words: str) -> str | None:
    """The nation that somebody means, in French or English; None for none of those that there are."""
    given = words.strip().casefold()
    return next((nation for beginning, nation in _BEGINNINGS.items() if given.startswith(beginning)), None)
