"""What only this game computes: ships with their masts, beasts with their pips, forts with their flags, cannons."""

from __future__ import annotations

from typing import Final

from companion.ui.games.pirates_csg.art import beasts, forts, guns, ships

FAMILIES: Final = (beasts, forts, guns, ships)
