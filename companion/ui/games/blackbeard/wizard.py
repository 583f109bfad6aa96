"""The set-up of an evening: players, length, who draws cards and counters, points of rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

import flet as ft

from companion.core.values.messages import msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.options import Length, Options
from companion.ui.setup.draft import SetupDraft
from companion.ui.setup.parts import chips
from companion.ui.setup.rulings import Chapters
from companion.ui.setup.seats import MOST, Named, seated
from companion.ui.setup.wizard import Setup
from companion.ui.widgets import kit

LENGTHS: Final[tuple[Length, ...]] = get_args(Length)
USUAL: Final = 2
"""Players of a table before anybody has touched it."""
CHAPTERS: Final = Chapters(
    "bb-ui-chapter",
    {
        "prizes": ("A-04", "A-07", "A-08", "A-09"),
        "ports": ("A-18", "A-22"),
        "captains": ("A-15", "A-31", "A-17", "A-58", "A-25", "A-59", "A-65"),
    },
)


def first_options(called: Named, book: Book) -> Options:
    """The table before anybody has touched it."""
    return seated(called, Options(seats=()), USUAL)


def _panels(d: SetupDraft[Options, Book]) -> Sequence[ft.Control]:
    return [_players(d), _draws(d), _length(d)]


def _players(d: SetupDraft[Options, Book]) -> ft.Control:
    """How many, and who they are; alone one meets two players whom nobody leads (BB-23.1)."""
    numbers = d.players(range(1, MOST + 1), lambda count: d.put(seated(d.called, d.options, count)))
    way = msg(f"bb-ui-mode-{d.options.mode}", n=d.book.numbers.notoriety_to_win)
    return d.section(msg("ui-setup-who"), numbers, d.note(way), *d.seats("ship:sloop"))


def _length(d: SetupDraft[Options, Book]) -> ft.Control:
    """How many pirates each player has (BB-3d); alone the rules say it."""
    if d.options.solo:
        return d.section(msg("bb-ui-length"), d.note(msg("bb-ui-length-solo", n=d.book.numbers.solo_pirates)))
    pirates = getattr(d.book.numbers, f"pirates_{d.options.length}")
    ways = chips(d.choice("length", "bb-ui-length", LENGTHS))
    return d.section(msg("bb-ui-length"), ways, d.note(msg("bb-ui-length-note", n=pirates)))


def _draws(d: SetupDraft[Options, Book]) -> ft.Control:
    """Whether the app or people draw: Action cards and pirates, then counters from their cups."""

    def part(field: str, labels: str, now: str) -> ft.Control:
        heading = kit.words(d.look, d.t(msg(f"bb-ui-draws-{field}")), bold=True)
        drawn = chips(d.choice(field, labels, ("app", "table")))
        return kit.rows([heading, drawn, d.note(msg(f"bb-ui-draws-{field}-{now}"))], 6)

    cards, cups = part("cards", "ui-setup-cards", d.options.cards), part("cups", "bb-ui-cups", d.options.cups)
    return d.section(msg("bb-ui-draws"), cards, cups)


SETUP: Final = Setup(_panels, first_options, CHAPTERS)
