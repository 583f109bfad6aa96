"""Kinds of shot."""

from __future__ import annotations

from companion.ui.art.base import Mark, circle, inner, named, star, svg
from companion.ui.look.palette import INK, IRON


@named("ammo:normal")
def shot() -> str:
    """Round shot."""
    return svg(_ball(32, 33, 23))


def _ball(cx: float, cy: float, r: float) -> list[Mark]:
    gleam = f"M{cx - r * 0.6:.2f} {cy - r * 0.05:.2f}Q{cx - r * 0.52:.2f} {cy - r * 0.52:.2f} {cx - r * 0.05:.2f} "
    return [
        Mark(circle(cx, cy, r), fill=IRON, width=2.2),
        inner(gleam + f"{cy - r * 0.6:.2f}", stroke="#a9b4bd", width=r * 0.15),
    ]


@named("ammo:incendiary")
def incendiary() -> str:
    """Heated shot, in flames."""
    return svg(
        [
            Mark(
                "M32 4Q34 12 42 18Q47 14 46 9Q57 19 57 36Q57 59 32 60Q7 59 7 37Q7 25 16 17Q17 23 21 25Q22 12 32 4Z",
                fill="#e2632b",
                width=2.4,
            ),
            inner(
                "M32 16Q35 25 41 28Q44 27 45.6 24Q50 32 50 40Q49 55 32 55.4Q15 55 14 39Q14 32 17 28Q22 32 25 30Z",
                fill="#ffcf57",
            ),
            *_ball(32, 43, 12.4),
        ]
    )


@named("ammo:explosive")
def explosive() -> str:
    """A shell with a lit fuse."""
    return svg(
        [
            *_ball(27, 39, 21),
            Mark("M36 21L42 13.6L49 20L42.6 27Z", fill="#7b858d", width=2.2),
            Mark("M45 16Q48 9 54 12", stroke="#c98c4a", width=3.2),
            Mark(star(55, 11.6, 8, 6, 0.5), fill="#ffcf57", width=1.8),
        ]
    )


@named("ammo:grapeshot")
def grapeshot() -> str:
    """A handful of small shot."""
    spots = ((32, 13), (20, 24), (44, 24), (32, 32), (16, 42), (48, 42), (32, 51))
    return svg([mark for x, y in spots for mark in _ball(x, y, 8.6)])


@named("ammo:chain")
def chain() -> str:
    """Two shot linked by a chain."""
    links = "".join(f"M{x} {y}l5 -5" for x, y in ((22, 42), (29.6, 34.4), (37.2, 26.8)))
    return svg(
        [
            Mark(links, width=8),
            inner(links, stroke="#b9c3cb", width=4.4),
            inner(links, stroke=INK, width=1.4),
            *_ball(15.4, 48.6, 11.6),
            *_ball(48.6, 15.4, 11.6),
        ]
    )
