"""What is painted on the box of Barbe Noire."""

from __future__ import annotations

from typing import Final

from companion.ui.gamekit.box import Box, Figure

BOX: Final = Box("#6e1f1b", Figure("ship:corsair"), (Figure("token:bottle"), Figure("token:sabres")))
