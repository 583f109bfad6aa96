"""What only this game draws: governors, the kinds of place on its chart, tokens of its captains."""

from __future__ import annotations

from typing import Final

from companion.ui.games.blackbeard.art import ashore

FAMILIES: Final = (ashore,)
