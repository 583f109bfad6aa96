"""Who sits at the table: pure changes of the options of an evening, for the wizard."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from companion.core.text import msg
from companion.games.blackbeard.sheets.options import Options, SeatOptions
from companion.library.texts import Texts
from companion.ui.setup.seats import COLOURS, with_count

USUAL = 2
"""Players of a table before anybody has touched it."""


def first_options(t: Texts) -> Options:
    """The table before anybody has touched it."""
    return with_players(t, Options(seats=()), USUAL)


def with_players(t: Texts, options: Options, count: int) -> Options:
    """As many seats as players, keeping those that were named; alone one plays Captain Blood (BB-23.1)."""
    seats = with_count(options.seats, count, partial(_seat, t))
    return replace(options, seats=seats, mode="solo" if count == 1 else "competitive")


def _seat(t: Texts, index: int) -> SeatOptions:
    return SeatOptions(t(msg("ui-setup-captain", n=index + 1)), COLOURS[index])
