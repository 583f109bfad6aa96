"""What is painted on the box of La Crique des Pirates."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box import Box, Figure

BOX: Final = Box("#a84a1c", Figure("island:cove"), (Figure("token:coin"), Figure("island:tavern")))
