"""What is painted on the box of the duel of cannons."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box import Box, Figure

BOX: Final = Box(
    "#4a4335", Figure("ship:brig", {"hull": "#2f6fc0"}), (Figure("token:cannon"), Figure("duel:crosshair"))
)
