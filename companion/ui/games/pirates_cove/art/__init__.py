"""What only this game draws: islands, sections of a ship, cards, Legendary Pirates, loot, black ships and the Navy."""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import paints
from companion.ui.games.pirates_cove.art import cards, emblems, islands, legends, ships

FAMILIES: Final = (cards, emblems, islands, legends, ships)
SIDES: Final = paints(legend="#33363d", navy="#27508f")
"""Paint of black ships and of the Royal Navy, for whatever bears the colour of its owner."""
