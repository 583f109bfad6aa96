"""What only this game computes: the sea and its tiles, the ways a ship looks; and the colours of its nations."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.ui.art.drawings import painted
from companion.ui.art.painting import named, paints
from companion.ui.games.captains_log.art import seas

FAMILIES: Final = (seas,)
NATIONS: Final = paints(
    holland="#e2782c",
    spain="#e8b62f",
    england="#c8352f",
    france="#2f5fb3",
    pirates="#2a2c31",
    native="#7a9b4e",
    none="#9aa5a8",
)
"""Colour of each flag's owner, for markers and tracks. Always shown with the flag or the name."""
TILES: Final = paints(market_legal="#7a3f5c", market_contraband="#5a4026")
"""The two rows of a market tile, as it is printed."""
HOURS: Final = (2, 4, 6, 8, 10)
"""To which a ship on a hex of the map may look, beside 12 o'clock: the same drawing, turned."""

for _hour in HOURS:
    named(f"way:{_hour}")(partial(painted, "way:12", bearing=30 * _hour))
