"""What only this game computes: the year, and cards of fame; and the colours of black ships and of the Royal Navy."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.ui.art.drawings import painted
from companion.ui.art.painting import Mark, circle, inner, named, num, paints, polar, svg
from companion.ui.look.palette import BRASS, CORAL, INK, PAPER

SIDES: Final = paints(legend="#33363d", navy="#27508f")
"""Paint of black ships and of the Royal Navy, for whatever bears the colour of its owner."""
FAME: Final = (1, 2, 3)
"""What Tavern cards are worth: one drawing, with their number."""

for _n in FAME:
    named(f"tavern:fame-{_n}")(partial(painted, "tavern:fame", value=_n))


@named("token:year")
def year(month: int = 0, months: int = 12) -> str:
    """The year as a dial: months that are over, the present one (0: none yet), those to come."""
    step = 360 / months
    slices = []
    for i in range(months):
        a, b = polar(32, 32, 28, i * step), polar(32, 32, 28, (i + 1) * step)
        wedge = f"M32 32L{num(a[0])} {num(a[1])}A28 28 0 0 1 {num(b[0])} {num(b[1])}Z"
        paint = CORAL if i + 1 == month else BRASS if i + 1 < month else PAPER
        slices.append(inner(wedge, fill=paint, stroke=INK, width=1.8))
    hub = Mark(circle(32, 32, 7), fill=INK, width=1.6, halo=False)
    return svg([Mark(circle(32, 32, 29), fill=PAPER, width=2.4), *slices, hub])
