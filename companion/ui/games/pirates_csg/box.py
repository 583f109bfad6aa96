"""What is painted on the box of Pirates of the Spanish Main."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box import Box, Figure

BOX: Final = Box(
    "#14665f",
    Figure("ship:frigate", {"hull": "#3f9b5a"}),
    (Figure("token:coin"), Figure("csg:island")),
)
