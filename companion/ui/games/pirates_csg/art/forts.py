"""Forts with their flags."""

from __future__ import annotations

from companion.ui.art.drawings import painted
from companion.ui.art.painting import Mark, named
from companion.ui.look.palette import CORAL

SPAR = "#5b3d22"


@named("csg:fort")
def fort(hull: str = CORAL, flags: int = 1) -> str:
    """A fort with its flags; without one it is abandoned."""
    marks: list[Mark] = []
    for n in range(flags):
        x = 32.0 if flags == 1 else 12 + 40 * n / max(1, flags - 1)
        marks += [
            Mark(f"M{x:.1f} 26V6", stroke=SPAR, width=2.4),
            Mark(f"M{x:.1f} 6.6L{x + 11:.1f} 10L{x:.1f} 14Z", fill=hull, width=1.6),
        ]
    return painted("csg:fort-walls", flags=tuple(marks))
