"""What only this game draws: ships with their masts, beasts, the sea, tokens, crew, nations."""

from __future__ import annotations

from typing import Final

from companion.ui.games.pirates_csg.art import beasts, crew, nations, sea, ships, tokens

FAMILIES: Final = (beasts, crew, nations, sea, ships, tokens)
