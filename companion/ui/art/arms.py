"""What a ship fights with: sails, guns and sabres."""

from __future__ import annotations

from companion.ui.art.base import Mark, circle, dark, inner, light, named, svg
from companion.ui.look.palette import BRASS, CANVAS, INK, SHADE, TIMBER


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
