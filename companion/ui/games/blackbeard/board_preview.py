"""How the table lies while Barbe Noire is set up: our chart with Governors and Merchants (BB-4.2, BB-4.3)."""

from __future__ import annotations

from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.state import State
from companion.ui.art.painting import collage
from companion.ui.games.blackbeard.chart import afloat, atlas
from companion.ui.games.blackbeard.chart.plan import plan

WIDTH, HEIGHT = 560, 420
"""Of the chart before it is made small."""


def preview(s: State, book: Book, step: str) -> str:
    """The chart once something lies on it."""
    if step not in ("governors", "merchants"):
        return ""
    known = afloat.known(s, book)
    chart, standings = plan(WIDTH, HEIGHT, book, known), afloat.standings(s, book)
    there = afloat.spread(s, book)
    drawings = (
        atlas.sheet(chart, afloat.flags(s, book, ())),
        atlas.ports(chart, standings),
        atlas.pieces(chart, there, dict(standings)),
    )
    return collage(((markup, 0, 0, chart.width) for markup in drawings), chart.width, chart.height)
