"""How the table lies after a step of the set-up: one picture, put together of those that the boards are made of."""

from __future__ import annotations

from companion.ui.art import picture
from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark, box, collage, polygon, svg
from companion.ui.look.palette import BRASS, INK, PAPER

PreviewPart = tuple[str, float, float, float]
"""Markup, place of its left upper corner, and width."""


class PreviewTable:
    """A table of so many units on which things are laid, later ones above earlier ones."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._parts: list[PreviewPart] = []

    def put(self, name: str, x: float, y: float, side: float, **params: object) -> PreviewTable:
        """A picture with its middle at x, y. side: its width."""
        self._parts.append((picture(name, **params), x - side / 2, y - side / 2, side))
        return self

    def area(
        self, x: float, y: float, width: float, height: float, ground: str = PAPER, edge: str = INK
    ) -> PreviewTable:
        """A board or a card. x, y: its left upper corner."""
        return self.shape([Mark(box(x, y, width, height, 6), fill=ground, stroke=edge, width=2, halo=False)])

    def outline(self, points: list[tuple[float, float]], ground: str, edge: str = INK) -> PreviewTable:
        """A field of any shape."""
        return self.shape([Mark(polygon(points), fill=ground, stroke=edge, width=2, halo=False)])

    def shape(self, marks: list[Mark]) -> PreviewTable:
        """Painted paths in the units of the table."""
        self._parts.append((svg(marks, self.width, self.height, None), 0, 0, self.width))
        return self

    def figure(self, text: str, x: float, y: float, height: float = 18, ink: str = INK) -> PreviewTable:
        """A number."""
        return self.shape(number(text, x, y, height, ink))

    def badge(self, text: str, x: float, y: float, height: float = 14) -> PreviewTable:
        """A number of things, on brass beside them."""
        wide = height * (0.75 * len(text) + 0.9)
        self.area(x - wide / 2, y - height * 0.85, wide, height * 1.7, BRASS)
        return self.figure(text, x, y, height)

    def drawn(self) -> str:
        """The whole as SVG markup."""
        return collage(self._parts, self.width, self.height)
