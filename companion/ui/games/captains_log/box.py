"""What is painted on the box of Captain's Log."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box import Box, Figure

BOX: Final = Box(
    "#0e5a6e",
    Figure("ship:ship_of_the_line", {"hull": "#e8b62f", "flag": "spain"}),
    (Figure("token:barrel"), Figure("ship:kraken")),
)
