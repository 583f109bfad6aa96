"""The set-up of an evening: players, length, who draws cards and counters, points of rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, get_args

import flet as ft

from companion.core.text import Msg, msg
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.sheets.options import MOST, Length, Options, SeatOptions, dump_options
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.games.blackbeard.rulings import CHAPTERS
from companion.ui.games.blackbeard.seating import first_options, with_players
from companion.ui.safety import component
from companion.ui.setup.parts import chip, chips, note, pages, player_count, seat_line, section
from companion.ui.setup.rulings import PointsOfRule
from companion.ui.setup.seats import recoloured, renamed
from companion.ui.text import use_texts
from companion.ui.theme import Look, use_look

Put = Callable[[Options], None]
LENGTHS: Final[tuple[Length, ...]] = get_args(Length)


@component
def Wizard(
    book: Book, width: float, start: Callable[[Mapping[str, Any]], None], first: Options | None = None
) -> ft.Control:
    """Short pages side by side on a tablet: who plays, how long, whose cards and cups. The big button starts.

    first: the options with which it opens.
    """
    look, t = use_look(), use_texts()
    options, put = ft.use_state(first or first_options(t))
    sections = [
        _players(look, t, options, put, book),
        _draws(look, t, options, put),
        _length(look, t, options, put, book),
    ]
    points = PointsOfRule(CHAPTERS, options.rulings, lambda agreed: put(replace(options, rulings=agreed)))
    return pages(look, t, [*sections, points], width, lambda: start(dump_options(options)))


def _players(look: Look, t: Texts, options: Options, put: Put, book: Book) -> ft.Control:
    """How many, and who they are; alone one meets two players whom nobody leads (BB-23.1)."""

    def choose(count: int) -> None:
        put(with_players(t, options, count))

    def reseat(seats: tuple[SeatOptions, ...]) -> None:
        put(replace(options, seats=seats))

    numbers = player_count(look, t, range(1, MOST + 1), len(options.seats), choose)
    seats = [
        seat_line(
            look,
            t,
            index,
            seat,
            rename=lambda name, index=index: reseat(renamed(options.seats, index, name)),  # type: ignore[misc]
            recolour=lambda index=index: reseat(recoloured(options.seats, index)),  # type: ignore[misc]
            picture="ship:sloop",
        )
        for index, seat in enumerate(options.seats)
    ]
    way = msg(f"bb-ui-mode-{options.mode}", n=book.numbers.notoriety_to_win)
    return section(look, t, msg("ui-setup-who"), numbers, note(look, t, way), *seats)


def _length(look: Look, t: Texts, options: Options, put: Put, book: Book) -> ft.Control:
    """How many pirates each player has (BB-3d); alone the rules say it."""
    if options.solo:
        alone = msg("bb-ui-length-solo", n=book.numbers.solo_pirates)
        return section(look, t, msg("bb-ui-length"), note(look, t, alone))
    drawn = [
        chip(
            look,
            t(msg(f"bb-ui-length-{length}")),
            length == options.length,
            partial(put, replace(options, length=length)),
            f"length-{length}",
        )
        for length in LENGTHS
    ]
    pirates = getattr(book.numbers, f"pirates_{options.length}")
    return section(look, t, msg("bb-ui-length"), chips(drawn), note(look, t, msg("bb-ui-length-note", n=pirates)))


def _draws(look: Look, t: Texts, options: Options, put: Put) -> ft.Control:
    """Whether the app or people draw: Action cards and pirates, then counters from their cups."""
    cards = [
        chip(
            look,
            t(msg(f"ui-setup-cards-{way}")),
            options.cards == way,
            partial(put, replace(options, cards=way)),
            f"cards-{way}",
        )
        for way in ("app", "table")
    ]
    cups = [
        chip(
            look,
            t(msg(f"bb-ui-cups-{way}")),
            options.cups == way,
            partial(put, replace(options, cups=way)),
            f"cups-{way}",
        )
        for way in ("app", "table")
    ]

    def part(heading: Msg, drawn: list[ft.Control], said: Msg) -> ft.Control:
        return kit.rows([kit.words(look, t(heading), bold=True), chips(drawn), note(look, t, said)], 6)

    return section(
        look,
        t,
        msg("bb-ui-draws"),
        part(msg("bb-ui-draws-cards"), cards, msg(f"bb-ui-draws-cards-{options.cards}")),
        part(msg("bb-ui-draws-cups"), cups, msg(f"bb-ui-draws-cups-{options.cups}")),
    )
