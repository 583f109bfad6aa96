"""Dice faces. A hit is also a star and a miss also a stroke, so that colour never stands alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark, box, inner, named, polygon, regular, star, svg
from companion.ui.look.palette import BRASS, INK

State = Literal["plain", "hit", "miss", "faded"]


class Tone(NamedTuple):
    """Paint of a die: its face towards us, the faces around it, edges and figures."""

    face: str
    around: str
    edge: str
    figure: str


TONES: Final[dict[str, Tone]] = {
    "plain": Tone("#fffaf0", "#ead9b4", INK, INK),
    "hit": Tone("#cf4a31", "#a93722", INK, "#ffffff"),
    "miss": Tone("#dfe4e4", "#b9c3c6", "#43545e", "#43545e"),
    "faded": Tone("#f1eadb", "#e2d9c4", "#a39b88", "#8d8573"),
}


def _signs(state: State) -> list[Mark]:
    if state == "hit":
        return [Mark(star(53, 11, 10), fill=BRASS, width=1.8)]
    if state == "miss":
        return [Mark("M47 5.5L58 16.5M58 5.5L47 16.5", stroke="#43545e", width=3.2)]
    return []


def _figure(value: int | None, cy: float, height: float, tone: Tone) -> list[Mark]:
    return number("?" if value is None else str(value), 32, cy, height, tone.figure)


@named("die:d6")
def d6(value: int | None = None, state: State = "plain") -> str:
    """A die that shows its `value` as a figure: of six sides, or of any number that has no shape of its own."""
    tone = TONES[state]
    return svg(
        [
            Mark(box(6, 7, 52, 52, 11), fill=tone.around, stroke=tone.edge, width=2.2),
            inner(box(11, 12, 42, 42, 9), fill=tone.face, stroke=tone.edge, width=1.6),
            *_figure(value, 33, 24, tone),
            *_signs(state),
        ]
    )


@named("die:d12")
def d12(value: int | None = None, state: State = "plain") -> str:
    """A twelve-sided die showing `value`; None shows a question mark."""
    tone = TONES[state]
    rim, face = regular(32, 33, 28, 10), regular(32, 33, 19.6, 5)
    edges = "".join(f"M{x:.2f} {y:.2f}L{a:.2f} {b:.2f}" for (x, y), (a, b) in zip(face, rim[::2], strict=True))
    return svg(
        [
            Mark(polygon(rim), fill=tone.around, stroke=tone.edge, width=2.2),
            inner(edges, stroke=tone.edge, width=1.6),
            inner(polygon(face), fill=tone.face, stroke=tone.edge, width=1.8),
            *_figure(value, 33.4, 20, tone),
            *_signs(state),
        ]
    )


@named("die:d20")
def d20(value: int | None = None, state: State = "plain") -> str:
    """A twenty-sided die showing `value`; None shows a question mark."""
    tone = TONES[state]
    rim, face = regular(32, 33, 29, 6), regular(32, 33, 24, 3)
    top, right, left = face
    edges = "".join(
        f"M{corner[0]:.2f} {corner[1]:.2f}L{rim[i % 6][0]:.2f} {rim[i % 6][1]:.2f}"
        for corner, reach in ((top, (5, 0, 1)), (right, (1, 2, 3)), (left, (3, 4, 5)))
        for i in reach
    )
    return svg(
        [
            Mark(polygon(rim), fill=tone.around, stroke=tone.edge, width=2.2),
            inner(edges, stroke=tone.edge, width=1.4),
            inner(polygon(face), fill=tone.face, stroke=tone.edge, width=1.8),
            *_figure(value, 35.8, 15, tone),
            *_signs(state),
        ]
    )


def _face(value: int) -> Callable[[], str]:
    """A twelve-sided die that lies on the table, for options that are dice."""
    return lambda: d12(value)


for _value in range(1, 13):
    named(f"die:d12-{_value}")(_face(_value))
