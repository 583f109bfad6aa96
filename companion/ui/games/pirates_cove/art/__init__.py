"""What only this game computes: the year, and cards of fame; and the colours of black ships and of the Royal Navy."""

from __future__ import annotations

from typing import Final

from companion.ui.art.painting import paints
from companion.ui.games.pirates_cove.art import cards, year

FAMILIES: Final = (cards, year)
SIDES: Final = paints(legend="#33363d", navy="#27508f")
"""Paint of black ships and of the Royal Navy, for whatever bears the colour of its owner."""
