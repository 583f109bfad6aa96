"""Ships that nobody plays: the black ship of a Legendary Pirate, and the Royal Navy's."""

from __future__ import annotations

from companion.ui.art.base import Mark, box, dark, inner, light, named, svg
from companion.ui.art.flags import skull as deaths_head
from companion.ui.look.palette import BRASS, INK, WAVE

SPAR = "#5b3d22"
SEA = "M5 57q2.6 -3.6 5.2 0t5.2 0q2.6 -3.6 5.2 0t5.2 0q2.6 -3.6 5.2 0t5.2 0q2.6 -3.6 5.2 0t5.2 0q2.6 -3.6 5.2 0t5.2 0"


def _sail(x: float, top: float, foot: float, half: float, cloth: str) -> Mark:
    """A square sail, its belly to the right."""
    mid = (top + foot) / 2
    return Mark(
        f"M{x - half:.1f} {top:.1f}H{x + half:.1f}Q{x + half + 5:.1f} {mid:.1f} {x + half + 1:.1f} {foot:.1f}"
        f"Q{x:.1f} {foot - 3:.1f} {x - half - 1:.1f} {foot:.1f}Q{x - half + 3:.1f} {mid:.1f} {x - half:.1f} {top:.1f}Z",
        fill=cloth,
        width=1.8,
    )


@named("ship:black")
def black(hull: str = "#33363d") -> str:
    """Three masts under black sails, a death's head on the largest."""
    cloth = "#23252b"
    body = "M3 33L13 37V40H46Q55 39.6 61 34Q60 49 52 55H14Q5 52 3 33Z"
    return svg(
        [
            Mark("M54 38L63 30", stroke=SPAR, width=2.4),
            Mark("M15 40V8M32 40V2M49 40V10", stroke=SPAR, width=2.6),
            _sail(14, 11, 20, 6, cloth),
            _sail(14, 22, 35, 7.4, cloth),
            _sail(49, 13, 21, 5, cloth),
            _sail(49, 23, 35, 6.4, cloth),
            _sail(32, 4, 36, 10.4, cloth),
            *deaths_head(33, 20, 20),
            Mark(body, fill=hull, width=2.4),
            inner("M6.6 47Q30 53 57.4 47.6Q55.6 52 52 55H14Q9 53.4 6.6 47Z", fill=dark(hull, 0.5)),
            inner("M4.6 40Q12 44.6 24 44.6H46Q54 44 60 40", stroke=BRASS, width=2),
            inner("".join(box(x, 47, 3, 2.8) for x in range(14, 52, 7)), fill="#e2632b"),
            Mark(SEA, stroke=WAVE, width=2.6),
        ]
    )


@named("ship:navy")
def navy(hull: str = "#27508f") -> str:
    """A man-of-war of the Royal Navy: white sails with a red cross, two decks of guns."""
    cloth, red = "#fffdf5", "#c8352f"
    body = "M3 31L13 34.6V38H48L61 33Q60 50 53 56H13Q4 52 3 31Z"
    return svg(
        [
            Mark("M55 36L63 28", stroke=SPAR, width=2.4),
            Mark("M15 38V8M32 38V2M49 38V10", stroke=SPAR, width=2.6),
            _sail(14, 11, 20, 6, cloth),
            _sail(14, 22, 33, 7.4, cloth),
            _sail(49, 13, 21, 5, cloth),
            _sail(49, 23, 33, 6.4, cloth),
            _sail(32, 4, 34, 10.4, cloth),
            inner("M33.6 6V31.4M24.6 18H43.6", stroke=red, width=4.4),
            Mark(body, fill=hull, width=2.4),
            inner("M4.4 40.4H60M6 47.6H58.4", stroke=light(hull, 0.85), width=4.4),
            inner(
                "".join(box(x, y, 3, 2.8) for y, first in ((39, 9), (46.2, 11)) for x in range(first, 55, 6)), fill=INK
            ),
            Mark(body, width=2.4, halo=False),
            Mark(SEA, stroke=WAVE, width=2.6),
        ]
    )
