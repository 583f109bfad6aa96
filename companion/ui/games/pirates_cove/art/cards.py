"""Tavern cards that are worth fame: one drawing, with their number."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.ui.art.drawings import painted
from companion.ui.art.painting import named

FAME: Final = (1, 2, 3)

for _n in FAME:
    named(f"tavern:fame-{_n}")(partial(painted, "tavern:fame", value=_n))
