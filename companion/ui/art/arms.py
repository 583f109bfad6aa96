"""What a ship fights with: sails, guns, sabres and kinds of shot."""

from __future__ import annotations

from companion.ui.art.base import Mark, circle, dark, inner, light, named, star, svg
from companion.ui.palette import BRASS, CANVAS, INK, IRON, SHADE, TIMBER


@named("token:sail")
def sail() -> str:
    """A square sail on its yard."""
    return svg(
        [
            Mark("M32 60V5", stroke="#5b3d22", width=4),
            Mark("M16 13H48Q57 31 51 50Q32 43 13 50Q20 31 16 13Z", fill=CANVAS, width=2.4),
            inner("M27.4 14Q31 30 27 46M38 14Q43.4 30 39.6 46.4", stroke=SHADE, width=2.4),
            Mark("M10 13H54", stroke=INK, width=6.4),
            inner("M10 13H54", stroke="#8a5a33", width=3),
        ]
    )


def _gun(metal: str) -> list[Mark]:
    body = "M9 28.6Q8 22 14 19.6L54 12.6L57.4 26.4L20 37.6Q11.4 38 9 28.6Z"
    return [
        Mark("M14 36L41 31L46 52H12Z", fill=TIMBER, width=2.2),
        Mark(circle(9, 25.6, 3.4), fill=metal, width=2),
        Mark(body, fill=metal, width=2.4),
        inner("M15.6 23.4L50 16.8", stroke=light(metal, 0.4), width=2.6),
        inner("M23 18.4L26.4 35.4M42 15L45 29.6", stroke=INK, width=2.2),
        Mark("M52 10.6L55.6 9.8L60 27.6L56.4 28.8Z", fill=metal, width=2.2),
        Mark(circle(20, 51, 6.8) + circle(40, 51, 6.8), fill=dark(TIMBER, 0.3), width=2.2),
        inner(circle(20, 51, 1.8) + circle(40, 51, 1.8), fill=BRASS),
    ]


@named("token:cannon")
def cannon(metal: str = "#4a535c") -> str:
    """A gun on its carriage."""
    return svg(_gun(metal))


@named("token:sabres")
def sabres() -> str:
    """Crossed sabres: boarding."""
    blade = "M12 8Q36 14 49 43"
    other = "M52 8Q28 14 15 43"
    return svg(
        [
            Mark(blade, width=7.6),
            inner(blade, stroke="#e6edf0", width=4),
            Mark(other, width=7.6),
            inner(other, stroke="#e6edf0", width=4),
            *(Mark(d, width=7) for d in ("M42 46L54 40M49 44L54 56", "M22 46L10 40M15 44L10 56")),
            *(inner(d, stroke=BRASS, width=3.6) for d in ("M42 46L54 40M49 44L54 56", "M22 46L10 40M15 44L10 56")),
        ]
    )


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
