"""A ship on a hex of the map, looking to one of its six sides: the same drawing, turned."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.ui.art.drawings import painted
from companion.ui.art.painting import named

HOURS: Final = (2, 4, 6, 8, 10)
"""To which the ship looks, beside 12 o'clock."""

for _hour in HOURS:
    named(f"way:{_hour}")(partial(painted, "way:12", bearing=30 * _hour))
