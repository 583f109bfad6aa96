"""The year as a dial."""

from __future__ import annotations

from companion.ui.art.painting import Mark, circle, inner, named, num, polar, svg
from companion.ui.look.palette import BRASS, CORAL, INK, PAPER


@named("token:year")
def year(month: int = 0, months: int = 12) -> str:
    """Months that are over, the present one (0: none yet), those to come."""
    step = 360 / months
    slices = []
    for i in range(months):
        a, b = polar(32, 32, 28, i * step), polar(32, 32, 28, (i + 1) * step)
        wedge = f"M32 32L{num(a[0])} {num(a[1])}A28 28 0 0 1 {num(b[0])} {num(b[1])}Z"
        paint = CORAL if i + 1 == month else BRASS if i + 1 < month else PAPER
        slices.append(inner(wedge, fill=paint, stroke=INK, width=1.8))
    hub = Mark(circle(32, 32, 7), fill=INK, width=1.6, halo=False)
    return svg([Mark(circle(32, 32, 29), fill=PAPER, width=2.4), *slices, hub])
