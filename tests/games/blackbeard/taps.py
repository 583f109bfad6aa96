"""Taps of the demonstration, every card known: what a false player's turn and an Action card take."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from companion.core.procedures.menus import Menu
from tests.browser.running_app import beginning
from tests.taps.counting import Row, table

CARDS = 40
"""Action cards that are turned."""
WANTED = {"false-turn": ("a false player's turn, nothing changed", 2), "draw": ("an Action card", 2)}
"""By the question with which it begins: what it is, and the taps that it may take."""


def rows() -> Iterator[Row]:
    """Each from the tap that begins it to the next menu."""
    counts: dict[str, list[int]] = defaultdict(list)
    with table("blackbeard", beginning) as evening:
        evening.player.read()
        while evening.evening.state.turn.cards < CARDS:
            begun, before = evening.asked, evening.player.taps
            evening.player.answer()
            if begun in WANTED:
                evening.until(lambda now: isinstance(now.question, Menu))
                counts[begun].append(evening.player.taps - before)
    for key, (what, wanted) in WANTED.items():
        yield Row(what, wanted, counts[key])
