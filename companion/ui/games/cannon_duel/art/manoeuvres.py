"""Signs of what uses up a track: Broadside, Swerve, Dodge."""

from __future__ import annotations

from companion.ui.art.base import Mark, circle, inner, named, star, svg
from companion.ui.games.cannon_duel.art.markers import SEA
from companion.ui.look.palette import CANVAS, IRON, PAPER, TIMBER, WAVE

HULL = "M4 24Q10 30 20 30H46Q56 29 61 22Q60 40 50 47H16Q6 42 4 24Z"


@named("duel:broadside")
def broadside() -> str:
    """A Broadside: a ship's side with three guns that fire."""
    flashes = "".join(star(x, 54, 8, 6, 0.5) for x in (17, 32, 47))
    return svg(
        [
            Mark("M18 26V6M40 26V4", width=3.4),
            Mark("M10 9H27Q30 16 27 23H11Q15 16 10 9ZM31 7H50Q53 15 50 23H32Q36 15 31 7Z", fill=CANVAS, width=2),
            Mark(HULL, fill=TIMBER, width=2.4),
            Mark(flashes, fill="#f3a12b", width=1.6),
            inner(circle(17, 40, 4) + circle(32, 40, 4) + circle(47, 40, 4), fill=IRON),
        ]
    )


@named("duel:swerve")
def swerve() -> str:
    """A Swerve: a ship from above, and the bend of its wake."""
    return svg(
        [
            Mark("M10 60Q8 34 30 26", stroke=WAVE, width=9),
            inner("M10 60Q8 34 30 26", stroke=PAPER, width=3),
            Mark("M22 34Q18 18 34 10L58 4L52 28Q44 44 28 40Z", fill=TIMBER, width=2.4),
            inner("M28 34Q26 22 38 16L50 12L46 25Q40 36 28 34Z", fill="#d9b27c"),
            Mark("M30 16L46 34", stroke=CANVAS, width=5, halo=False),
        ]
    )


@named("duel:dodge")
def dodge() -> str:
    """A Dodge: a ball that flies past."""
    return svg(
        [
            Mark("M38 44V14", width=3.4),
            Mark("M30 16H52Q56 26 52 36H31Q35 26 30 16Z", fill=CANVAS, width=2),
            Mark("M24 40Q30 44 36 44H52Q58 43 62 39Q60 52 54 55H34Q26 52 24 40Z", fill=TIMBER, width=2.4),
            Mark(SEA, stroke=WAVE, width=3, transform="translate(0 8)"),
            Mark(circle(12, 20, 8), fill=IRON, width=2.4),
            inner("M4 36L9 29M12 38L14 31M22 34L18 28", stroke=PAPER, width=3),
        ]
    )
